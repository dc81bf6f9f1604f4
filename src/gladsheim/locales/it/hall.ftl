# Sedersi: atrio, tavoli in attesa, posti, account.

me-account = Il tuo nome e account: { $name }
me-waiting = { $count ->
    [one] Tocca a te a { $count } tavolo
   *[other] Tocca a te a { $count } tavoli
}
me-next = Prossima partita
me-next-about = { $count ->
    [one] Prossima partita: { $count } altro tavolo ti aspetta
   *[other] Prossima partita: { $count } altri tavoli ti aspettano
}

lobby-title = Tavoli aperti
lobby-none = Nessun tavolo aspetta giocatori.
lobby-running = Partite da guardare
lobby-none-running = Nessuna partita pubblica è in corso.
lobby-sit = Siediti
lobby-sit-at = Siediti: { $game } con { $names }
lobby-look = Vedi il tavolo
lobby-look-at = Vedi il tavolo: { $game } con { $names }
lobby-watch = Guarda
lobby-watch-at = Guarda { $game } con { $names }
lobby-yours = Il tuo posto è qui
lobby-unreachable = Al momento non è possibile caricare l'elenco dei tavoli.

mine-invited = Hai un invito
mine-open = Aspetta giocatori
mine-turn = Tocca a te
mine-games = Le tue partite
mine-all = { $count ->
    [one] Mostra { $count } altro tavolo
   *[other] Mostra altri { $count } tavoli
}
mine-fewer = Mostra meno

card-title = Il tavolo
card-game = Gioco
card-players = Giocatori
card-find = Chi lo trova
card-find-public = Tutti, nell'atrio
card-find-private = Solo con il link
card-watch = Chi può guardare
card-watch-anyone = Chiunque lo trovi
card-watch-seated = Solo chi gioca
card-none = nessuna
card-seat = posto { $number }

setup-seat-open = Chiunque
setup-seat-open-about = Libero per tutti
setup-seat-invited = Su invito
setup-seat-invited-name = Account dell'invitato al posto { $number }
setup-seat-invited-placeholder = Nome dell'account
setup-seat-unknown = Qui nessun account si chiama { $name }.
setup-company = Chi può giocare e guardare
setup-find-about = Altri possono prendere i posti liberi.
setup-watch-about = Gli spettatori vedono solo ciò che vedono tutti i giocatori.
setup-open = Apri il tavolo
setup-opening = Si apre…
setup-open-hint = Riceverai un link da mandare a chi deve sedersi.

sit-free = posto libero
sit-kept-for = riservato a { $name }
sit-kept = riservato
sit-erased = persona cancellata
sit-kept-you = riservato a te
sit-invites = { $name } ti invita a una partita di { $game }
sit-invited-to = Hai un invito per una partita di { $game }
sit-learn = Impara in pochi minuti
sit-waiting = { $count ->
    [one] Manca ancora un giocatore. Poi la partita comincia da sola.
   *[other] Mancano ancora { $count } giocatori. Poi la partita comincia da sola.
}
sit-name = Il tuo nome a questo tavolo
sit-name-missing = Scrivi prima il tuo nome.
sit-down = Siediti
sit-down-on = Siediti al posto { $number }
sit-accept = Accetta
sit-decline = Rifiuta
sit-leave = Alzati
sit-change = Cambia
sit-change-seat = Cambia il posto { $number }
sit-change-title = Posto { $number }
sit-change-open = Può sedersi chiunque
sit-change-free = Libera questo posto
sit-change-free-about = { $name } perde il posto. Poi è libero per tutti.
sit-change-here = Qualcuno a questo schermo
sit-change-name = Nome
sit-change-invite = Invita un giocatore
sit-change-bot = Gioca un bot
sit-change-do = Cambia il posto
sit-share = Manda il link
sit-share-about = Chi ha il link può sedersi subito.
sit-share-local = Solo questo computer può aprire questo link. Gli altri hanno bisogno dell'indirizzo che questa sala ha nella tua rete.
sit-share-link = Link a questo tavolo
sit-share-copy = Copia
sit-share-copied = Copiato
sit-share-send = Manda…
sit-share-code = Codice QR del link
sit-options = Altre opzioni, orologio o numero di giocatori
sit-options-about = Questo tavolo viene annullato e ne prepari uno nuovo.
sit-cancel = Annulla il tavolo
sit-cancel-about = Il tavolo si chiude. Chi è seduto deve cercarne un altro.
sit-cancel-keep = Lascialo aperto
sit-closed = Questo tavolo è stato annullato prima che cominciasse una partita.
sit-unseen = La partita è cominciata. Può vederla solo chi gioca.
sit-joined = { $name } si siede.
sit-left = { $name } si alza.
sit-begins = Ci sono tutti. La partita comincia.

find-title = Aperto a tutti
find-about = Chi cerca una partita arriva qui, e tutti vedono il tavolo nell'atrio. Tieni aperta questa pagina.
find-usual-minutes = { $count ->
    [one] Di solito arriva qualcuno entro un minuto.
   *[other] Di solito arriva qualcuno entro { $count } minuti.
}
find-usual-hours = { $count ->
    [one] Di solito arriva qualcuno entro un'ora.
   *[other] Di solito arriva qualcuno entro { $count } ore.
}
find-usual-days = { $count ->
    [one] Di solito arriva qualcuno entro un giorno.
   *[other] Di solito arriva qualcuno entro { $count } giorni.
}
find-nobody = Di recente non è venuto nessuno. Con un link a un amico si fa prima.
find-bot = Intanto gioca contro un bot
find-bot-about = Mantieni il tuo posto, e ti avvisiamo quando arriva qualcuno.
find-give-up = Smetti di cercare
find-came = È arrivato qualcuno: la tua partita a { $game } comincia.
find-still = Cerco ancora qualcuno per { $game } …
find-go = Al tavolo

again-next = Unisciti alla prossima
again-waits = La prossima partita si prepara.
again-watch = Alla prossima partita

account-title = Il tuo account
account-guest-title = Giochi come ospite
account-guest-about = Giochi come ospite: ti conosce solo questo browser. Con un account ritrovi le tue partite da ogni dispositivo.
account-name = Nome
account-rename = Cambia il nome
account-renamed = Il nome è cambiato.
account-make = Crea un account
account-make-about = Bastano un nome e una password, niente e-mail. Le partite cominciate restano tue.
account-password = Password
account-password-hint = Almeno { $count } caratteri
account-nobody = Accesso non effettuato
account-new-guest = Continua come nuovo ospite
account-no-cookies = Il tuo browser blocca i cookie di questa sala, quindi non puoi tenere un posto. Consenti i cookie per questo indirizzo, poi ricarica la pagina
account-cookie-lost = Il tuo browser ha perso il suo cookie. Accedi se hai un account. I posti di un ospite non si possono recuperare
account-login = Accedi
account-login-about = Hai già un account.
account-keep-games = Porta nell'account le partite di questo browser
account-logout = Esci
account-logout-about = Questo browser ti dimentica; le tue partite ti aspettano nell'account.
account-change-password = Cambia la password
account-old-password = Password attuale
account-new-password = Nuova password
account-password-changed = La password è cambiata. Gli altri dispositivi sono disconnessi.
account-forgotten = Password dimenticata?
account-recover-title = Reimposta la password con un codice di recupero
account-code = Codice di recupero
account-recover = Imposta la nuova password
account-recovered = La password è cambiata. Hai effettuato l'accesso.
account-codes-title = I tuoi codici di recupero
account-codes-about = Ogni codice ti fa entrare una volta se perdi la password. I codici si vedono solo adesso e dopo non si possono recuperare: conservali in un posto sicuro.
account-codes-copy = Copia
account-codes-download = Salva in un file
account-codes-done = Li ho salvati
account-fresh-codes = Nuovi codici di recupero
account-fresh-codes-about = I vecchi non funzioneranno più.
account-fresh-codes-do = Crea nuovi codici
account-devices = Dispositivi
account-device-this = questo dispositivo
account-device-seen = ultimo uso: { $when }
account-device-end = Disconnetti
account-device-end-of = Disconnetti { $agent }
account-devices-none = Al momento non è possibile caricare l'elenco.
account-erase = Cancella il mio account
account-erase-guest = Cancellami
account-erase-about = Il tuo nome, la tua password e tutti i tuoi accessi vengono cancellati per sempre e non si possono recuperare. Abbandoni tutte le partite in corso. Le partite degli altri restano senza il tuo nome. I tavoli non ancora cominciati vengono annullati.
account-erase-guest-about = Il tuo nome viene cancellato per sempre, e questo browser ti dimentica. Abbandoni tutte le partite in corso. Le partite degli altri restano senza il tuo nome. I tavoli non ancora cominciati vengono annullati.
account-erase-do = Cancella per sempre
account-erase-keep = Tieni tutto
account-none = Questa sala non ha account. Il tuo nome resta in questo browser.

refused-name-taken = Questo nome è già preso. Scegline un altro.
refused-wrong-login = Nome e password non corrispondono.
refused-wrong-password = La password è sbagliata.
refused-slow-down = { $seconds ->
    [0] Troppi tentativi. Aspetta un po', poi riprova.
    [one] Troppi tentativi. Riprova tra { $seconds } secondo.
   *[other] Troppi tentativi. Riprova tra { $seconds } secondi.
}
refused-seat-taken = Qualcun altro ha preso il posto, oppure è riservato a un altro giocatore.
refused-started = La partita è già cominciata.
refused-banned = Non puoi giocare in questa sala: { $message }
refused-game-off = Qui questo gioco è disattivato. Per ora niente nuovi tavoli.

# Distribuzione equa
fair-dealing = Tutti sono seduti. I vostri browser e la sala creano insieme la distribuzione…
fair-check = Ricalcola qui la distribuzione
fair-secret-holds = Il segreto della sala corrisponde all'impronta che era qui prima che qualcuno si sedesse.
fair-secret-broken = Il segreto della sala non corrisponde alla promessa.
fair-nonce-own = { $name }: questo browser ha estratto il numero, e la distribuzione lo usa.
fair-nonce-holds = { $name }: il numero corrisponde alla promessa.
fair-nonce-untold = { $name }: il numero promesso non è arrivato in tempo; la distribuzione è avvenuta senza.
fair-nonce-broken = { $name }: il numero non corrisponde alla promessa.
fair-void = { $count ->
    [one] Una distribuzione era nulla, perché { $names } non ha inviato in tempo un numero promesso. Si rifà senza quel numero.
   *[other] Una distribuzione era nulla, perché { $names } non hanno inviato in tempo i numeri promessi. Si rifà senza quei numeri.
  }
fair-void-broken = La distribuzione nulla { $number } non corrisponde alla promessa.
fair-alone = Nessun giocatore ha contribuito a questa distribuzione: deriva solo dal segreto della sala.
fair-company-broken = La registrazione mostra promesse diverse da quelle che questo browser vedeva quando ha inviato il suo numero.
fair-chain-holds = { $count ->
    [one] Una mossa è rimasta com'è stata giocata.
   *[other] Tutte le { $count } mosse sono rimaste come sono state giocate.
  }
fair-chain-broken = La mossa { $ply } è stata cambiata in seguito.
fair-words = Tutto il caso di questa partita viene da questa chiave. Se durante il gioco si pesca o si tirano dadi, la distribuzione (0) e ogni mossa ne ricevono un numero proprio. Per controllare anche le regole, esegui «gladsheim verify» sulla registrazione.

offline-title = La sala non è raggiungibile
offline-about = Sei offline, oppure la sala non risponde. I tuoi tavoli sono al sicuro nella sala; su questo dispositivo non ne è salvato nulla.
offline-again = Riprova

nowhere-title = Qui non c'è niente
nowhere-about = Nessuna pagina della sala ha questo indirizzo. Forse manca una lettera, o il link è vecchio.
nowhere-back = Alla pagina iniziale
