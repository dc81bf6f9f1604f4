# Perché un tavolo o la sala rifiuta una richiesta. Questo file lo legge solo il server, non la pagina.

## Tavoli e posti

faults-unknown-table = questo tavolo non esiste
faults-unknown-seat = il tavolo non ha un posto { $seat }
faults-not-started = la partita non è cominciata: ci sono ancora posti liberi
faults-started = la partita è cominciata: i posti restano come sono
faults-closed = il tavolo è stato annullato
faults-not-complete = i numeri casuali si dicono quando tutti sono seduti e tutti hanno promesso
faults-broken-promise = il posto { $seat } ha promesso un altro numero casuale, o nessuno
faults-not-asked = non si attende un nuovo numero casuale dal posto { $seat }
faults-used-promise = il posto { $seat } ha promesso questo numero casuale per una distribuzione precedente; ne serve uno nuovo
faults-seat-taken = il posto è occupato o tenuto per un altro
faults-not-invited = un account bot siede solo dove è invitato, o a un tavolo aperto da lui
faults-already-seated = chi siede già a questo tavolo non ha un secondo posto
faults-not-your-seat = il posto è di qualcun altro
faults-only-maker = può farlo solo chi ha aperto il tavolo
faults-only-seated = può farlo solo chi siede a questo tavolo
faults-only-concerned = può farlo solo chi siede a questo tavolo o lo ha aperto
faults-only-rematch = chiede la rivincita solo chi sedeva a questo tavolo
faults-account-needed = a una partita classificata giocano solo gli account
faults-people-only = in una partita classificata ogni posto è di un account diverso, nessuno è di un bot
faults-rated-clock = un tavolo classificato ha bisogno di un orologio (ammessi: { $allowed }), perché nessuno possa semplicemente restare via
faults-rated-absence = a un tavolo classificato la partita finisce quando a qualcuno scade il tempo (ammessi: { $allowed })
faults-not-over = la partita non è finita: la rivincita viene dopo

## La partita

faults-stale = il tavolo è già andato avanti: è a { $now }, non a { $expected }
faults-not-to-act = non tocca al posto { $seat }
faults-not-yours = il posto { $seat } non è tuo
faults-none-to-act = non tocca a nessuno dei tuoi posti
faults-window-runs = forse qualcuno riceve una domanda segreta: fino alla fine di questo tempo qui non si può fare altro
faults-over = la partita è finita
faults-running = la partita è in corso: la sua registrazione svela cose nascoste e si mostra solo alla fine
faults-running-eyes = la partita è in corso: fino alla fine la si guarda solo con i propri occhi
faults-running-whole = la partita è in corso: la si guarda per intero quando è finita
faults-running-positions = la partita è in corso: le sue posizioni contengono cose nascoste fino alla fine
faults-busy-review = troppe partite attendono la loro analisi: riprova più tardi
faults-own-reviews = { $most } delle tue partite aspettano la loro analisi: riprova quando una di queste è finita
faults-no-undo = non c'è nulla da ritirare: un altro posto ha agito o qualcosa è stato rivelato
faults-undo-limit = in questa partita si è ritirato quanto è permesso finora: { $first } azioni, e altre { $more } per ogni azione che resta valida; prima si prosegue
faults-left = chi sedeva a questo posto ha lasciato la partita
faults-not-away = si torna solo a un posto a cui è scaduto il tempo e la cui partita continua
faults-rated = in una partita classificata nulla si ritira, e chi ha finito il tempo resta fuori
faults-no-aids = nelle partite classificate, nelle partite del giorno e negli incontri duplicati non si dice a nessuno quali mosse sono buone
faults-rated-rulings = una partita classificata segue un'edizione ({ $editions }), non una mescolanza di interpretazioni
faults-shared-deal = una distribuzione comune si gioca una volta sola, e nulla si ritira
faults-deal-closed = il tempo per questa distribuzione è scaduto
faults-no-day = non c'è una partita del giorno { $day }
faults-no-deal = oggi non c'è una partita del giorno di { $game }
faults-no-match = questo incontro non esiste
faults-most-matches = giochi al massimo in { $most } incontri
faults-match-full = questo incontro ha già { $most } giocatori
faults-only-match = le distribuzioni di un incontro le gioca solo chi partecipa
faults-only-rotation = { $field } riguarda un incontro in cui gli amici giocano tra loro
faults-rotation-rounds = gli amici che giocano tra loro giocano al massimo { $most } turni
faults-match-waits = l'incontro comincia quando ci sono tutti
faults-sits-out = in questa distribuzione riposi
faults-match-gone = chi incontreresti in questa distribuzione non c'è più
faults-no-offer = questa proposta non c'è, o la partita è già andata avanti
faults-id-taken = questo identificativo appartiene già a un'altra richiesta
faults-too-long = un tavolo contiene al massimo { $most } azioni e ritiri
faults-unreadable = questa partita non si può più leggere

## Un nuovo tavolo

faults-no-game = il gioco { $name } non esiste; ammessi: { $allowed }
faults-no-option = l'opzione { $name } non esiste; ammesse: { $allowed }
faults-no-bot = il bot { $name } non esiste; ammessi: { $allowed }
faults-no-invited = non esiste un account di nome { $name }
faults-seats-agree = numero di giocatori { $players }, ma { $seats } posti: devono coincidere
faults-one-seat = un posto per ciascuno: nessuno è invitato due volte, né chi apre il tavolo
faults-seat-change = un bot ha il campo «bot», una persona invitata «name», un posto libero nessuno dei due
faults-pace = questo orologio è per il ritmo { $fitting }, non { $pace }
faults-absence = senza orologio il tempo non scade; ammesso: { $allowed }
faults-no-secret-questions = { $game } non fa domande segrete a nessuno: non c'è niente da coprire
faults-prepare-turn = è il tuo turno: non c'è nulla da preparare
faults-not-offered = questa mossa non si può preparare adesso
faults-no-conditions = le condizioni esistono ai tavoli a giorni, e questo non lo è
faults-not-supposed = per quanto puoi sapere, nessuno può farlo subito prima del tuo turno
faults-too-many-conditions = un posto ha al massimo { $most } condizioni: togline prima una
faults-no-orders = a questo tavolo non ci sono risposte date in anticipo
faults-no-order = questa istruzione non esiste o compare due volte: { $name }; ammesso: { $allowed }
faults-order-when = questa qui non può essere un'istruzione: { $when }; ammesso: { $allowed }
faults-order-least = da quale forza in su: { $least }; ammesso: { $allowed }
faults-orders-clock = le istruzioni sono per i giochi che ne hanno, ai tavoli con un orologio a giorni o senza orologio; qui è ammesso: { $allowed }
faults-window-days = le finestre sono per i tavoli senza un orologio a giorni; lì è ammesso: { $allowed }
faults-watch-bots = a un tavolo di soli bot non siede nessuno che possa guardare
faults-open-tables = al massimo { $most } tavoli aperti alla volta
faults-bot-tables = al massimo { $most } partite tra bot alla volta: aprine un'altra quando una di queste è finita
faults-bot-tables-of-owner = al massimo { $most } partite tra bot alla volta da una stessa rete
faults-find-busy = in questo momento cercano in molti; riprova
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
    [one] la posizione non regge: { $count } errore, in { $field }
   *[other] la posizione non regge: { $count } errori, il primo in { $field }
}

## Account e nomi

faults-name = un nome ha da 1 a { $most } caratteri visibili
faults-name-marks = una lettera di un nome porta al massimo { $most } segni, e nessun segno sta senza lettera
faults-name-taken = il nome appartiene a un account
faults-name-alike = questo nome somiglia a quello di un account
faults-name-bot = con questo nome passeresti per un bot di questa sala
faults-name-house = con questo nome passeresti per la sala o per chi la gestisce
faults-name-nobody = con questo nome passeresti per una persona cancellata o un posto libero
# Parole che nessun nome contiene, e nomi che nessuno ha, separati da virgole.
names-bots = bot, robot, computer
names-offices = admin, amministratore, amministratrice, moderatore, moderatrice, operatore, operatrice
names-house = sala, la sala, gestore, gestrice, il gestore, sistema, il sistema, assistenza
faults-already-account = questo è già un account
faults-wrong-login = nome o password non corretti
faults-wrong-code-login = nome o codice non corretti
faults-wrong-password = la password è sbagliata
faults-password-common = questa password è una delle più comuni: scegline un'altra
faults-password-repeats = questa password ripete solo pochi caratteri: scegline un'altra
faults-password-name = questa password è poco più del nome: scegline una con almeno { $least } caratteri oltre al nome
faults-account-password = solo un account ha una password
faults-account-page = solo un account ha una pagina propria
faults-account-told = solo un account viene avvisato dei suoi turni
faults-account-bots = solo un account ha account bot
faults-account-changed = l'account è stato cambiato nello stesso momento: riprova
faults-no-accounts = questa sala non ha account
faults-no-account = non esiste un account con questo nome
faults-no-trends = questa pagina non esiste o non è visibile
faults-no-session = questa sessione non esiste
faults-signed-out = sei stato disconnesso da questo dispositivo: accedi di nuovo o continua come nuovo ospite
faults-guest-ended = questa sala non conosce più il tuo posto da ospite: accedi o continua come nuovo ospite
faults-banned = escluso per sempre
faults-banned-until = escluso fino al { $until }
faults-banned-why = { $banned }: { $reason }
faults-slow-down = troppi tentativi: riprova tra { $seconds } s

## Account bot

faults-not-for-bots = un account bot non può farlo
faults-bots-private = un account bot apre solo tavoli privati
faults-robot-tables = un account bot gioca al massimo a { $most } tavoli alla volta: prima finisci una partita o lascia un tavolo
faults-not-a-bot = i flussi sono per gli account bot: invia un token
faults-token-or-cookie = o un token o il cookie di una sessione, non tutti e due
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
faults-block-oneself = nessuno può bloccare se stesso
faults-most-blocks = si possono bloccare al massimo { $most } persone
faults-no-block = questo blocco non c'è
faults-reason = un motivo deve avere caratteri visibili
faults-most-reports = al massimo { $most } segnalazioni attendono chi gestisce la sala
faults-no-message = questo messaggio non esiste
faults-no-person = lì non siede una persona
faults-one-of-three = serve esattamente uno tra «seat», «message» e «maker»
faults-one-of-two = serve esattamente uno tra «seat» e «message»
faults-no-vacation = non restano giorni di vacanza; ammessi: { $days } giorni ogni { $within }, in al massimo { $parts } parti
faults-not-seated = va in vacanza solo chi gioca qui
faults-email = un indirizzo e-mail ha la forma NOME@DOMINIO
faults-email-refused = il server di posta rifiuta questo indirizzo
faults-mail-failed = non è stato possibile inviare l'e-mail: riprova più tardi
faults-code-expired = il codice non vale più: chiedine uno nuovo
faults-wrong-code = il codice è sbagliato
faults-no-mails = questa sala non invia e-mail
faults-no-webhooks = questa sala non chiama webhook
faults-webhook = un webhook è un indirizzo come { $example }
faults-webhook-public = un webhook è un indirizzo di Internet pubblico
faults-no-push = questa sala non avvisa i browser senza una pagina aperta
faults-push = un servizio push ha un indirizzo come { $example }
faults-push-public = un servizio push ha un indirizzo di Internet pubblico
faults-push-key = questa non è una chiave pubblica sulla curva P-256
faults-push-session = si può avvisare solo il browser di chi gioca qui

## Richieste illeggibili

faults-at = { $field }: { $what }
faults-type = atteso { $expected }, ricevuto { $got }
faults-type-int = numero intero
faults-type-float = numero
faults-type-str = testo
faults-type-bool = true o false
faults-type-array = elenco
faults-type-object = oggetto
faults-type-null = null
faults-least = atteso: almeno { $amount }
faults-most = atteso: al massimo { $amount }
faults-characters = { $count ->
    [one] { $count } carattere
   *[other] { $count } caratteri
}
faults-entries = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
faults-form = atteso: un testo della forma { $form }
faults-missing = manca il campo { $name }
faults-missing-query = manca il parametro { $name }
faults-unknown-field = il campo { $name } qui non è noto
faults-value = { $value } non è tra i valori ammessi
faults-range = il numero è troppo grande o troppo piccolo
faults-json = la richiesta non è JSON valido
faults-deep = la richiesta ha troppi livelli annidati
faults-request = la richiesta non si può leggere
faults-no-page = a questo indirizzo non c'è nulla
faults-method = questo indirizzo non accetta una richiesta così
faults-too-large = la richiesta è troppo grande
faults-media-type = una richiesta dev'essere JSON (Content-Type: application/json)
faults-cross-origin = le richieste da pagine di altri siti sono rifiutate
faults-host-changed = il proxy davanti a questa sala è configurato male: la pagina è su { $origin }, ma la sala è stata chiamata { $host }; chi la gestisce deve far passare Host al proxy senza modifiche
faults-unknown-host = la sala non è nota con il nome { $host }; chi la gestisce può aggiungerlo: gladsheim serve --name
faults-forbidden = questo non è permesso

## La sala stessa

faults-no-database = il database della sala non risponde
faults-not-saved = la sala al momento non può salvare: nulla è stato cambiato, riprova
faults-unsettled = il database della sala è mancato durante il salvataggio: invia di nuovo la richiesta
faults-internal = qualcosa nella sala è andato storto; nulla è stato salvato
faults-closing = la sala sta chiudendo: riprova tra un momento
