# Tavoli classificati, pagine delle persone, classifiche, partite riviste.

card-rated = Partita classificata
card-rated-yes = Sì, solo tra account.
card-rated-no = No
rated-tag = classificata
setup-rated = Il risultato conta per la classifica
setup-rated-about = A ogni posto siede un account diverso.
setup-rated-guest = Le partite classificate sono solo per gli account: creane uno nella pagina dietro il tuo nome.
setup-rated-seats = Non con i bot, e non in più persone davanti allo stesso schermo.
rated-rules = Una partita conta quando ognuno ha fatto { $actions } mosse. Tra le stesse due persone contano al massimo { $games_a_day } partite al giorno.
rated-uncounted-short = I punteggi restano come sono: non tutti hanno fatto { $actions } mosse.
rated-uncounted-often = I punteggi restano come sono: due di questi giocatori hanno già avuto { $games_a_day } partite classificate in un giorno.
refused-account-needed = A una partita classificata giocano solo gli account.
refused-people-only = In una partita classificata ogni posto è di un account diverso, nessuno è di un bot.

people-since = Qui dal { $date }
people-private = { $name } tiene per sé partite e numeri.
people-private-own = Nessun altro vede questa pagina: l'hai resa privata.
people-unknown = Non esiste un account con questo nome.
people-none = Nessuna partita è ancora finita.
people-rating = Punteggio
people-provisional = provvisorio
people-provisional-about = Troppo poche partite classificate per esserne certi
people-unrated = Ancora nessuna partita classificata
people-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
people-wins = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
people-best = Risultato migliore: { $score }
people-places = Piazzamenti
people-place = { $place }° posto: { $count }
people-history = Punteggio dopo ogni partita classificata, da { $first } a { $last }
people-opponents = Incontrati al tavolo
people-guests = Ospiti
people-met = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
people-ahead = davanti { $ahead }, dietro { $behind }
people-recent = Partite finite
people-recent-about = Gli altri vedono solo le partite ai tavoli pubblici che chiunque può guardare.
people-more = Mostra partite precedenti
people-trends = Che cosa dicono molte analisi
people-abandoned = interrotta
people-came = { $place }° posto
people-score = { $score } punti
people-change = punteggio { $before } → { $after }

ranking-title = Classifica: { $game }
ranking-link = Classifica
ranking-people = Giocatori
ranking-none = Nessuno ha ancora giocato abbastanza partite classificate.
ranking-about = Secondo le partite classificate tra account. I punteggi ancora provvisori non sono elencati.
ranking-bots = Bot
ranking-bots-none = Nessuna partita tra bot diversi è ancora finita.
ranking-bots-about = Secondo le partite finite con almeno due bot diversi: contano i piazzamenti dei bot tra loro, separati per numero di giocatori. Le persone al tavolo non contano.
ranking-players = { $count } giocatori
ranking-name = Nome
ranking-place = Posizione
ranking-games = Partite

replay-title = Rivedi la partita
replay-rules = versione { $version } delle regole
replay-bar = Mosse
replay-link = Rivedi
replay-step = Ripercorri la partita
replay-first = All'inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-stop = Ferma
replay-at = Passo { $ply } di { $plies }
replay-slider = Passo
replay-leave = Al tavolo
replay-copy = Copia il link
replay-copied = Copiato
replay-eyes = Vista da
replay-eyes-then = te, allora
replay-eyes-watchers = spettatori
replay-start = Prima della prima mossa

mine-page = La tua pagina
mine-page-about = Le tue partite e i tuoi punteggi, come li vedono gli altri.
mine-page-open = Guarda la tua pagina
mine-page-private = Non mostrare ad altri le mie partite e i miei numeri
mine-page-private-about = Nelle partite classificate il tuo punteggio sta comunque accanto al nome.
mine-records = Tutte le registrazioni
mine-records-about = Le registrazioni di tutte le tue partite finite, una per riga, da conservare o verificare.
mine-records-get = Scarica tutte le registrazioni
