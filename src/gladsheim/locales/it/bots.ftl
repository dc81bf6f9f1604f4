# Quanto sono forti i bot di un gioco, e che cosa hanno imparato.

bots-title = Quanto sono forti i bot di { $game }
bots-about = Un bot con 100 punti più di un altro vince circa il 64 % delle partite contro di lui. Il { bot-greedy } ha sempre 1000 punti: non guarda avanti e non ha imparato nulla, quindi resta uguale. Le barre mostrano dove si trova un punteggio con una certezza del 95 %.
bots-plain = Qui i bot di questo gioco girano senza codice compilato: i livelli superiori pensano meno e sono più deboli di quanto indicato sotto.
bots-compiling = Il codice dei bot è ancora in compilazione: fino ad allora i livelli superiori pensano meno e sono più deboli di quanto indicato sotto.
bots-none = Nessuno ha ancora misurato quanto sono forti i bot di questo gioco.
bots-measured =
    { $deals ->
        [one] Una distribuzione, giocata dai bot a ogni posto.
       *[other] { $deals } distribuzioni, ciascuna giocata dai bot a ogni posto.
    }
bots-bot = Bot
bots-between = da { $low } a { $high }
bots-steps = Ogni livello contro quello inferiore
bots-level = Livello
bots-step = { $bot } contro { $below }
bots-won = Vittorie
bots-sure = Sicuro al 95 %
bots-learned = Che cosa hanno imparato
bots-learned-games =
    { $minutes ->
        [one] Nessuno ha istruito i Veggenti: hanno giocato contro sé stessi, in più serie, e dopo ogni serie hanno imparato quanto valgono le posizioni. Ci è voluto un minuto.
       *[other] Nessuno ha istruito i Veggenti: hanno giocato contro sé stessi, in più serie, e dopo ogni serie hanno imparato quanto valgono le posizioni. Ci sono voluti { $minutes } minuti.
    }
bots-usual = il tavolo abituale
bots-fits = Da che cosa, e quanto bene
bots-fits-about = Spiegato: quanta parte delle differenze negli esiti delle posizioni è prevista, in partite messe da parte.
bots-round = Serie
bots-network = { $count } giocatori: { $tables }
bots-games = Partite
bots-positions = Posizioni
bots-explained = Spiegato
bots-pace = ms per decisione
