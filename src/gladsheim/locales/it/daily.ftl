# La partita del giorno: le distribuzioni di oggi, le tabelle dei giorni, che cosa le dimostra.

daily-about = Tutti hanno la stessa distribuzione, gli stessi bot e un solo tentativo. Inizia entro { $ends } e finisci entro { $closes }.
daily-about-over = Tutti hanno avuto la stessa distribuzione, gli stessi bot e un solo tentativo. Questo giorno è finito: puoi guardare tutti i tentativi.
daily-guest = Giochi come ospite. La tabella del giorno elenca solo gli account.
daily-guest-account = Crea un account
daily-seat = Siedi al posto { $seat } di { $players }, contro il bot { $level }.
daily-play = Gioca
daily-play-game = Gioca la partita del giorno di { $game }
daily-go-on = Continua
daily-go-on-game = Continua la partita del giorno di { $game }
daily-own = { $score ->
    [one] Il tuo tentativo: { $place }° posto al tuo tavolo, con un punto.
   *[other] Il tuo tentativo: { $place }° posto al tuo tavolo, con { $score } punti.
}
daily-rank = Il tuo posto fra i tentativi del giorno: { $rank } su { $all }.
daily-own-unfinished = Il tuo tentativo non è stato finito.
daily-look = Rivedi
daily-look-own = Rivedi il tuo tentativo di { $game }
daily-look-at = Guarda il tentativo di { $name }
daily-rows = Tabella del giorno: { $game }
daily-rows-later = Vedi i risultati degli altri appena il tuo tentativo è finito.
daily-rows-none = Nessun account ha ancora finito un tentativo.
daily-came = Al tavolo
daily-points = Punti
daily-unfinished = non finito
daily-days = Giorni passati
daily-today = Oggi
daily-proof = Perché nessuno può cambiare la distribuzione
daily-proof-about = La sala estrae un segreto per ogni giorno. Ne pubblica l'impronta (SHA-256) due giorni prima, e il segreto quando il giorno è finito. Tutto il caso delle distribuzioni viene da lì. Anche la registrazione di un tentativo mostra l'impronta della sua distribuzione.
daily-proof-hash = Impronta del { $day }, pubblicata { $since }
daily-proof-secret = Il segreto del { $day }
daily-proof-check = Per controllare una registrazione di questo giorno, esegui in un terminale
daily-proof-deal = Impronta della distribuzione di { $game }

daily-match = Incontro duplicato
daily-matches = Incontri duplicati
daily-matches-about = Da due a cinque amici giocano le stesse distribuzioni da ogni posto, contro i bot o tra loro. La fortuna comune a tutti viene tolta.
daily-match-new = Inizia un nuovo incontro
daily-match-seats = Posti a ogni tavolo
daily-match-bot = Livello dei bot
daily-match-rounds = Distribuzioni per posto
daily-match-days = Giorni
daily-match-begin = Inizia un incontro
daily-match-join = Partecipa
daily-match-link = Link per i tuoi amici
daily-match-terms = { $count } distribuzioni; in tutti gli altri posti gioca il bot { $level }. Aperto fino a { $closes }.
daily-match-standings = Classifica
daily-match-compared = { $count ->
    [one] { $count } distribuzione
   *[other] { $count } distribuzioni
}
daily-match-luck = Punti sopra la media di ogni distribuzione. Il { $share } della variazione era fortuna comune a tutti; è stato tolto.
daily-match-deal = Distribuzione { $number }
daily-match-seat = Posto { $seat } di { $seats }
daily-match-proof = Le distribuzioni vengono da un segreto. La sua impronta (SHA-256) è qui dall'inizio, il segreto stesso appena l'incontro è finito.
daily-match-way = Chi contro chi
daily-match-way-bots = Ognuno contro i bot
daily-match-way-4 = Quattro amici tra loro
daily-match-way-4-about = Ogni distribuzione si gioca a due tavoli insieme. Ognuno incontra tutti gli altri da entrambi i posti e si confronta con chi siede allo stesso posto dell'altro tavolo. L'incontro comincia quando siete in quattro.
daily-match-way-5 = Cinque amici tra loro
daily-match-way-5-about = Ogni distribuzione si gioca a due tavoli insieme, e uno di voi riposa. Ognuno incontra tutti gli altri da entrambi i posti e si confronta con chi siede allo stesso posto dell'altro tavolo. L'incontro comincia quando siete in cinque.
daily-match-turns = Turni
daily-match-meet-terms = { $count } distribuzioni, ognuna giocata a due tavoli. Aperto fino a { $closes }.
daily-match-missing = { $count ->
    [one] Manca ancora un amico. L'incontro comincia quando ci siete tutti.
   *[other] Mancano ancora { $count } amici. L'incontro comincia quando ci siete tutti.
}
daily-match-next = Il prossimo
daily-match-with = Distribuzione { $number }: con { $name }
daily-match-waits = { $name } ti aspetta al tavolo.
daily-match-out = In questa distribuzione riposi.
daily-match-gone = un giocatore che se n'è andato
daily-match-hidden = Vedi come gli altri hanno giocato una distribuzione appena il tuo tavolo l'ha finita.
