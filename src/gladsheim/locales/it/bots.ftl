# Quanto sono forti i bot di un gioco, e che cosa hanno imparato.

bots-title = Quanto sono forti i bot di { $game }
bots-about = Un bot con 100 punti più di un altro vince circa il 64 % delle partite contro di lui. Il { bot-greedy } ha sempre 1000 punti: non guarda avanti e non impara mai, quindi non cambia mai. Le barre mostrano l'intervallo in cui si trova un punteggio con una certezza del 95 %.
bots-plain = I bot di questo gioco girano qui senza codice compilato: i livelli superiori sono più deboli di quanto indicato sotto.
bots-compiling = I bot sono ancora in compilazione. Fino ad allora i livelli superiori sono più deboli di quanto indicato sotto.
bots-none = La forza dei bot di questo gioco non è ancora stata misurata.
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
bots-learned-games = { $minutes ->
        [one] I Veggenti hanno imparato da soli. Hanno giocato contro sé stessi in più serie e dopo ogni serie hanno imparato quanto valgono le posizioni. Ci è voluto un minuto.
       *[other] I Veggenti hanno imparato da soli. Hanno giocato contro sé stessi in più serie e dopo ogni serie hanno imparato quanto valgono le posizioni. Ci sono voluti { $minutes } minuti.
    }
bots-usual = il tavolo abituale
bots-fits = Allenamento e precisione
bots-fits-about = Spiegato: la parte delle differenze nei risultati che il Veggente prevede, in partite da cui non ha imparato.
bots-round = Serie
bots-network = { $count } giocatori: { $tables }
bots-games = Partite
bots-positions = Posizioni
bots-explained = Spiegato
bots-pace = ms per decisione
