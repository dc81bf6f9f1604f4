# Perché un tavolo o la sala rifiuta una richiesta. Questo file lo legge solo il server, non la pagina.

## Tavoli e posti

faults-unknown-table = questo tavolo non esiste
faults-unknown-seat = il tavolo non ha un posto { $seat }
faults-no-decision = il posto { $seat } non ha deciso nulla alla voce { $ply } della cronaca
faults-not-started = la partita non è cominciata: ci sono ancora posti liberi
faults-started = la partita è cominciata: i posti non si possono cambiare
faults-closed = il tavolo è stato annullato
faults-not-complete = i numeri casuali si accettano quando tutti sono seduti e tutti hanno promesso
faults-broken-promise = questo numero casuale non corrisponde a nessuna promessa del posto { $seat }
faults-not-asked = la sala non attende un nuovo numero casuale dal posto { $seat }
faults-used-promise = il posto { $seat } ha promesso questo numero casuale per una distribuzione precedente: inviane uno nuovo
faults-seat-taken = il posto è occupato o riservato a un altro
faults-not-invited = un account bot siede solo dove è invitato, o a un tavolo aperto da lui
faults-already-seated = questo giocatore ha già un posto a questo tavolo
faults-not-your-seat = il posto è di qualcun altro
faults-only-maker = può farlo solo chi ha aperto il tavolo
faults-only-seated = può farlo solo chi siede a questo tavolo
faults-only-concerned = può farlo solo chi siede a questo tavolo o lo ha aperto
faults-only-rematch = solo chi sedeva a questo tavolo può chiedere la rivincita
faults-account-needed = per un tavolo classificato serve un account
faults-people-only = un tavolo classificato richiede un account diverso per ogni posto e non ammette bot
faults-rated-clock = un tavolo classificato ha bisogno di un orologio; ammessi: { $allowed }
faults-rated-absence = a un tavolo classificato la partita finisce quando a un giocatore scade il tempo; ammesso: { $allowed }
faults-not-over = la partita non è finita: chiedi la rivincita alla fine

## La partita

faults-stale = il tavolo è già andato avanti: è a { $now }, non a { $expected }
faults-not-to-act = non tocca al posto { $seat }
faults-not-yours = il posto { $seat } non è tuo
faults-none-to-act = non tocca a nessuno dei tuoi posti
faults-window-runs = forse qualcuno riceve una domanda segreta: aspetta che la finestra si chiuda
faults-over = la partita è finita
faults-running = la partita è in corso: la sua registrazione svela cose nascoste ed è disponibile solo alla fine
faults-running-eyes = la partita è in corso: fino alla fine puoi vederla solo dal tuo posto
faults-running-whole = la partita è in corso: puoi vederla per intero quando è finita
faults-running-positions = la partita è in corso: le sue posizioni contengono cose nascoste fino alla fine
faults-busy-review = troppe partite attendono la loro analisi: riprova più tardi
faults-own-reviews = { $most } delle tue partite aspettano la loro analisi: riprova quando una di queste è finita
faults-no-undo = non puoi ritirarla: un altro posto ha agito o qualcosa è stato rivelato
faults-undo-limit = questa partita ha raggiunto il limite di azioni ritirate ({ $first }, e altre { $more } per ogni azione giocata): prima continua a giocare
faults-left = il giocatore di questo posto ha lasciato la partita
faults-not-away = puoi riprendere il tuo posto solo se il suo tempo è scaduto e la partita è in corso
faults-rated = in una partita classificata non puoi ritirare nulla né tornare quando il tuo tempo è scaduto
faults-no-aids = le partite classificate, le partite del giorno e gli incontri duplicati non hanno suggerimenti
faults-rated-rulings = un tavolo classificato deve seguire un'edizione ({ $editions }), non una mescolanza di interpretazioni
faults-shared-deal = puoi giocare una distribuzione comune una volta sola, senza ritirare mosse
faults-deal-closed = il tempo per questa distribuzione è scaduto
faults-no-day = non c'è una partita del giorno { $day }
faults-no-deal = oggi non c'è una partita del giorno di { $game }
faults-no-match = questo incontro non esiste
faults-most-matches = puoi giocare al massimo in { $most } incontri
faults-match-full = questo incontro ha già { $most } giocatori
faults-only-match = solo i giocatori di un incontro possono giocarne le distribuzioni
faults-only-rotation = { $field } è solo per gli incontri in cui gli amici giocano tra loro
faults-rotation-rounds = un incontro in cui gli amici giocano tra loro ha al massimo { $most } turni
faults-match-waits = l'incontro comincia quando ci sono tutti
faults-sits-out = in questa distribuzione riposi
faults-match-gone = il tuo avversario in questa distribuzione se n'è andato
faults-no-offer = questa proposta non c'è, o la partita è già andata avanti
faults-id-taken = questo identificativo appartiene già a un'altra richiesta
faults-too-long = un tavolo contiene al massimo { $most } azioni e ritiri
faults-unreadable = questa partita non si può più leggere

## Un nuovo tavolo

faults-no-game = il gioco { $name } non esiste; ammessi: { $allowed }
faults-no-option = l'opzione { $name } non esiste; ammesse: { $allowed }
faults-no-bot = il bot { $name } non esiste; ammessi: { $allowed }
faults-no-invited = nessun account si chiama { $name }
faults-seats-agree = numero di giocatori { $players }, ma { $seats } posti: devono coincidere
faults-one-seat = un posto per ciascuno: non invitare nessuno due volte né te stesso
faults-seat-change = invia «bot» per un bot, «name» per un giocatore invitato, nessuno dei due per un posto libero
faults-pace = questo orologio è per il ritmo { $fitting }, non { $pace }
faults-absence = senza orologio il tempo non scade; ammesso: { $allowed }
faults-no-secret-questions = { $game } non ha domande segrete: non c'è niente da nascondere
faults-prepare-turn = è il tuo turno: gioca adesso invece di preparare una mossa
faults-not-offered = non puoi preparare questa mossa adesso
faults-no-conditions = le condizioni esistono solo ai tavoli con giorni per ogni mossa
faults-not-supposed = per quanto sai, nessuno può farlo subito prima del tuo turno
faults-too-many-conditions = un posto ha al massimo { $most } condizioni: togline prima una
faults-no-orders = questo tavolo non usa istruzioni in anticipo
faults-no-order = l'istruzione { $name } non esiste o compare due volte; ammesso: { $allowed }
faults-order-when = questa istruzione non può avere { $when }; ammesso: { $allowed }
faults-order-least = questa istruzione non può avere la forza minima { $least }; ammesso: { $allowed }
faults-orders-clock = le istruzioni in anticipo richiedono un gioco che le prevede e un tavolo con giorni per ogni mossa o senza orologio; qui è ammesso: { $allowed }
faults-window-days = le finestre non esistono ai tavoli con giorni per ogni mossa; lì è ammesso: { $allowed }
faults-watch-bots = un tavolo di soli bot non ha giocatori che possano guardare
faults-open-tables = puoi avere al massimo { $most } tavoli aperti alla volta: prima chiudine uno
faults-bot-tables = puoi avere al massimo { $most } partite tra bot alla volta: aprine un'altra quando una di queste è finita
faults-bot-tables-of-owner = al massimo { $most } partite tra bot alla volta da una stessa rete
faults-find-busy = in questo momento troppi giocatori cercano una partita: riprova
faults-game-off = niente nuovi tavoli di { $game }: qui il gioco è spento

## Opzioni di un gioco

faults-option = l'opzione { $option } è { $value }; ammesso: { $allowed }
faults-allowed-known = questa opzione non esiste; note: { $known }
faults-allowed-whole = un numero intero da { $least } a { $most }
faults-allowed-range = da { $least } a { $most }
faults-allowed-flag = true o false
faults-allowed-kinds = un elenco di sigle diverse tra { $codes }
faults-allowed-rulings = un elenco di interpretazioni diverse tra { $names }
faults-allowed-custom = un elenco di sigle, poiché il set è custom
faults-allowed-no-kinds = nessuno, poiché il set è { $set } (un elenco va con custom)
faults-allowed-enough = almeno { $needed } tessere oltre a Hel e Troll (ce ne sono { $usable }; V-2.3)
faults-allowed-cards = il nome di un file delle carte
faults-no-book = il file delle carte { $name } non è noto; noti: { $known }
faults-book-differs = il file delle carte { $name } qui ha l'impronta { $here }, non { $there }: il contenuto è diverso
faults-document = { $count ->
    [one] la posizione non è valida: { $count } errore, in { $field }
   *[other] la posizione non è valida: { $count } errori, il primo in { $field }
}

## Account e nomi

faults-name = un nome deve avere da 1 a { $most } caratteri visibili
faults-name-marks = ogni lettera di un nome può avere al massimo { $most } segni, e ogni segno vuole una lettera
faults-name-taken = questo nome appartiene a un account: scegline un altro
faults-name-alike = questo nome somiglia a quello di un account: scegline un altro
faults-name-bot = questo nome somiglia a quello di un bot di questa sala: scegline un altro
faults-name-house = questo nome somiglia alla sala o a chi la gestisce: scegline un altro
faults-name-nobody = questo nome somiglia a una persona cancellata o a un posto libero: scegline un altro
# Parole che nessun nome contiene, e nomi che nessuno ha, separati da virgole.
names-bots = bot, robot, computer
names-offices = admin, amministratore, amministratrice, moderatore, moderatrice, operatore, operatrice
names-house = sala, la sala, gestore, gestrice, il gestore, sistema, il sistema, assistenza
faults-already-account = hai già un account
faults-wrong-login = nome o password non corretti
faults-wrong-code-login = nome o codice non corretti
faults-wrong-password = la password è sbagliata
faults-password-common = questa password è una delle più comuni: scegline un'altra
faults-password-repeats = questa password ripete solo pochi caratteri: scegline un'altra
faults-password-name = questa password è poco più del nome: scegline una con almeno { $least } caratteri oltre al nome
faults-account-password = per avere una password ti serve un account
faults-account-page = per avere una pagina tua ti serve un account
faults-account-told = per ricevere avvisi dei tuoi turni ti serve un account
faults-account-bots = per avere account bot ti serve un account
faults-account-changed = l'account è stato cambiato nello stesso momento: riprova
faults-no-accounts = questa sala non ha account
faults-no-account = non esiste un account con questo nome
faults-no-trends = questa pagina non esiste o è privata
faults-no-session = questa sessione non esiste
faults-signed-out = sei stato disconnesso da questo dispositivo: accedi di nuovo o continua come nuovo ospite
faults-guest-ended = questa sala non ti conosce più come ospite: accedi o continua come nuovo ospite
faults-banned = escluso per sempre
faults-banned-until = escluso fino al { $until }
faults-banned-why = { $banned }: { $reason }
faults-slow-down = troppi tentativi: riprova tra { $seconds } s

## Account bot

faults-not-for-bots = un account bot non può farlo
faults-bots-private = un account bot può aprire solo tavoli privati
faults-robot-tables = un account bot può giocare al massimo a { $most } tavoli alla volta: prima finisci una partita o lascia un tavolo
faults-not-a-bot = i flussi sono per gli account bot: invia un token
faults-token-or-cookie = invia un token o il cookie di una sessione, non tutti e due
faults-bad-token = l'intestazione Authorization deve essere Bearer con il token di un account bot; questo token è sconosciuto o revocato
faults-no-robot = questo account bot non esiste
faults-no-token = questo token non esiste
faults-most-robots = al massimo { $most } account bot per ogni account
faults-most-tokens = al massimo { $most } token per ogni account bot
faults-most-streams = troppe connessioni aperte

## Conversazione, tempo e posta

faults-message = un messaggio deve avere caratteri visibili
faults-chat-full = un tavolo contiene al massimo { $most } messaggi
faults-note-changed = la nota nel frattempo è stata cambiata altrove
faults-block-oneself = non puoi bloccare te stesso
faults-most-blocks = puoi bloccare al massimo { $most } persone
faults-no-block = questo blocco non c'è
faults-reason = un motivo deve avere caratteri visibili
faults-most-reports = al massimo { $most } segnalazioni attendono chi gestisce la sala
faults-no-message = questo messaggio non esiste
faults-no-person = a quel posto non siede una persona
faults-one-of-three = invia esattamente uno tra «seat», «message» e «maker»
faults-one-of-two = invia esattamente uno tra «seat» e «message»
faults-no-vacation = non hai più giorni di vacanza; ammessi: { $days } giorni ogni { $within }, in al massimo { $parts } parti
faults-not-seated = può andare in vacanza solo chi gioca in questa sala
faults-email = un indirizzo e-mail deve avere la forma NOME@DOMINIO
faults-email-refused = il server di posta rifiuta questo indirizzo
faults-mail-failed = non è stato possibile inviare l'e-mail: riprova più tardi
faults-code-expired = il codice non vale più: chiedine uno nuovo
faults-wrong-code = il codice è sbagliato
faults-no-mails = questa sala non invia e-mail
faults-no-webhooks = questa sala non chiama webhook
faults-webhook = un webhook deve avere un indirizzo come { $example }
faults-webhook-public = un webhook deve avere un indirizzo di Internet pubblico
faults-no-push = questa sala non invia notifiche push
faults-push = un servizio push deve avere un indirizzo come { $example }
faults-push-public = un servizio push deve avere un indirizzo di Internet pubblico
faults-push-key = questa non è una chiave pubblica sulla curva P-256
faults-push-session = solo un browser di chi gioca in questa sala può ricevere notifiche

## Richieste illeggibili

faults-at = { $field }: { $what }
faults-type-int = un numero intero
faults-type-float = un numero
faults-type-str = un testo
faults-type-bool = true o false
faults-type-array = un elenco
faults-type-object = un oggetto
faults-type-null = null
faults-allowed-characters = un testo da { $least } a { $most } caratteri
faults-allowed-entries = un elenco da { $least } a { $most } voci
faults-form = { $text } della forma { $form }
faults-missing = manca il campo { $name }; ammesso: { $allowed }
faults-missing-query = manca il parametro { $name }: aggiungilo all'indirizzo
faults-unknown-field = il campo { $name } qui non esiste; ammesso: { $allowed }
faults-value = { $value } qui non va bene; ammesso: { $allowed }
faults-hidden-value = questo valore qui non va bene; ammesso: { $allowed }
faults-allowed-described = ciò che descrive il documento dell'interfaccia
faults-json = la richiesta non è JSON valido (errore al byte { $at }): correggila e inviala di nuovo
faults-utf8 = la richiesta non è in UTF-8: invia JSON in UTF-8
faults-deep = la richiesta ha troppi livelli annidati: invia solo i campi che può avere
faults-request = la richiesta non si può leggere: il documento dell'interfaccia dice che cosa può contenere
faults-no-page = a questo indirizzo non c'è nulla
faults-method = questo indirizzo non accetta richieste di questo tipo
faults-too-large = la richiesta è troppo grande
faults-media-type = una richiesta dev'essere JSON (Content-Type: application/json)
faults-cross-origin = le richieste da pagine di altri siti sono rifiutate
faults-host-changed = il proxy davanti a questa sala è configurato male: la pagina è su { $origin }, ma la sala è stata chiamata { $host }; chi la gestisce deve far passare Host al proxy senza modifiche
faults-unknown-host = questa sala non ha il nome { $host }; chi la gestisce può aggiungerlo: gladsheim serve --name
faults-forbidden = non ti è permesso

## La sala stessa

faults-no-database = il database della sala non risponde
faults-not-saved = la sala al momento non può salvare: nulla è stato cambiato, riprova
faults-unsettled = la sala ha perso il database durante il salvataggio: invia di nuovo la richiesta
faults-internal = qualcosa nella sala è andato storto; nulla è stato salvato
faults-closing = la sala sta chiudendo: riprova tra un momento
