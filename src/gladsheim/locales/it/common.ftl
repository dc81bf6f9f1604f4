# La sala: ingresso, impostazioni, connessione, ciò che tutti i giochi condividono.

hall-name = Gladsheim
hall-tagline = Tre giochi da tavolo nordici da giocare subito
hall-no-account = Senza account. La prima partita dura dieci minuti, e il tavolo ti insegna mentre giochi.
hall-play-first = Gioca subito a { $game }
hall-with-friend = Gioca con un amico
hall-sign-in = Accedi
hall-create-account = Crea un account
hall-play-bot = Contro un bot
hall-play-friend = Con un amico
hall-find = Trova qualcuno
hall-play-options = Opzioni
hall-options-game = Opzioni per { $game }
hall-daily = Partita del giorno
hall-daily-state = { $state ->
    [running] Continua
    [over] Giocata
   *[new] Gioca
}
hall-puzzles = Enigmi
hall-learn = Impara
hall-learn-game = Impara { $game } passo dopo passo
hall-rules = Regole
hall-rules-game = Regole di { $game }
hall-table-yours = Tocca a te
hall-table-waiting = Tocca a { $name }
hall-table-over = Finita
hall-footer-docs = Documentazione (in inglese): per chi gioca, ospita una sala, scrive bot, fa ricerca o contribuisce
hall-footer-imprint = Note legali e crediti
hall-footer-privacy = Privacy

setup-title = Nuovo tavolo: { $game }
setup-set = Tessere
setup-kinds = Tipi di tessere
setup-kinds-count = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
setup-seats = Chi gioca
setup-seat-me = Io
setup-seat-human = Qualcuno qui
setup-seat-bot = Bot
setup-seat-kind = Chi siede al posto { $number }
setup-seat-name-of = Nome per il posto { $number }
setup-seat-level-of = Livello del bot al posto { $number }
setup-seat-add = Un giocatore in più
setup-seat-remove = Togli il posto { $number }
setup-more = Altro: chi lo trova e lo guarda, orologio
setup-start = Siediti
setup-starting = Si prepara il tavolo…
setup-cancel = Indietro
setup-default-name = Ospite
setup-default-guest = Giocatore { $number }

bot-random = Viandante
bot-greedy = Mietitore
bot-seer = Veggente { $level }
bot-search = Esploratore { $level }
bot-other = Bot { $name }
bot-plays-1 = { $name } gioca come un bambino: almeno metà delle mosse è casuale.
bot-plays-2 = { $name } gioca come un principiante: circa metà delle mosse è casuale.
bot-plays-3 = { $name } gioca come un amatore: circa una mossa su tre è casuale.
bot-plays-4 = { $name } gioca come un giocatore allenato: circa una mossa su quattro è casuale.
bot-plays-5 = { $name } gioca come un giocatore forte: circa una mossa su otto è casuale.
bot-plays-6 = { $name } gioca come un esperto: quasi nessuna mossa è casuale.
bot-plays-7 = { $name } gioca come un campione: nessuna mossa è casuale, e pensa molto più a lungo.
bot-names = Askr, Bestla, Búri, Lífþrasir, Auðr

level-named = { $name } · { $strength }
level-1 = bambino
level-2 = principiante
level-3 = amatore
level-4 = allenato
level-5 = forte
level-6 = esperto
level-7 = campione
level-how-strong = Quanto sono forti?

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-theme-system = Come il dispositivo
settings-theme-dark = Fiordo notturno
settings-theme-light = Pergamena
settings-colour = Il tuo colore al tavolo
settings-colour-seat = Quello del posto
settings-colour-0 = Arancione
settings-colour-1 = Blu
settings-colour-2 = Rosa
settings-colour-3 = Verde
settings-colour-4 = Rosso
settings-colour-5 = Grigio
settings-confirm = Conferma ogni scelta
settings-confirm-about = Se è spento, un secondo tocco sulla stessa cosa conferma la scelta.
settings-speed = Animazioni
settings-speed-slow = Lente
settings-speed-normal = Normali
settings-speed-fast = Veloci
settings-speed-off = Nessuna
settings-pause = Pausa tra le mosse dei bot
settings-pause-seconds = { $seconds } s
settings-best = Caselle migliori
settings-best-about = Mostra dove le tue tessere fanno più punti in questo momento. Mai nelle partite classificate, nelle partite del giorno e negli incontri duplicati.
settings-coach = Un consiglio nelle prime partite
settings-coach-about = Circa nei primi cinque turni di ogni gioco, solo da ciò che puoi sapere. Mai nelle partite classificate, nelle partite del giorno e negli incontri duplicati.
settings-ties = Mostra sempre la cifra dopo i punti
settings-ties-about = In Völuspá, la cifra più alta ha raggiunto prima i punti. Se è spento, si vede solo in caso di pareggio.
settings-prepare = Proponi di preparare le mosse
settings-prepare-about = Prepara una mossa mentre gli altri pensano; si gioca quando tocca a te. Ai tavoli con giorni per mossa puoi anche porre condizioni: se qualcuno fa questo, tu giochi quello.
settings-coordinates = Coordinate sul tavolo e nella cronaca
settings-coordinates-about = Come le scrivi nel terminale: Od@1,0, build:tyr, place:1,0S.
settings-sound = Suoni
settings-volume = Volume
settings-close = Chiudi

status-behind = Aggiorno il tavolo…
status-unreachable = La sala non è raggiungibile. Riprovo…
status-offline = Sei offline. Il tavolo si aggiornerà da solo.
asking-blocked = Gli aggiornamenti in tempo reale sono bloccati sulla via verso questa sala. La pagina chiede invece ogni { $seconds } secondi.
status-loading = Apro il tavolo…
status-not-found = Questo tavolo qui non c'è.
status-back = Torna alla sala

error-unreachable = La sala non risponde. Non hai perso nulla. Riprova.
error-retry = Riprova
error-stale = Il tavolo era già andato avanti. Ecco come sta ora.
error-refused = Rifiutato: { $message }
error-close = Chiudi questo messaggio

form-missing = Compila questo campo.
form-short = { $least ->
    [one] Scrivi almeno { $least } carattere.
   *[other] Scrivi almeno { $least } caratteri.
}
form-range = Scrivi un numero da { $least } a { $most }.
form-wrong = Questo valore qui non è ammesso.
