# Tavoli classificati, pagine delle persone, classifiche, partite riviste.

card-rated = Partita classificata
card-rated-yes = Sì, solo tra account.
card-rated-no = No
rated-tag = classificata
setup-rated = Il risultato conta per la classifica
setup-rated-about = Ogni posto richiede un account diverso.
setup-rated-guest = Per le partite classificate serve un account. Creane uno nella pagina dietro il tuo nome.
setup-rated-seats = Le partite classificate non ammettono bot né più persone allo stesso schermo.
rated-rules = Una partita conta quando ognuno ha fatto { $actions } mosse. Tra le stesse due persone contano al massimo { $games_a_day } partite al giorno.
rated-uncounted-short = I punteggi non cambiano: non tutti hanno fatto { $actions } mosse.
rated-uncounted-often = I punteggi non cambiano: due di questi giocatori avevano già giocato { $games_a_day } partite classificate in un giorno.
refused-account-needed = Per un tavolo classificato serve un account.
refused-people-only = Un tavolo classificato richiede un account diverso per ogni posto e non ammette bot.

people-since = Qui dal { $date }
people-private = { $name } non mostra partite e statistiche.
people-private-own = Nessun altro vede questa pagina: l'hai resa privata.
people-unknown = Non esiste un account con questo nome.
people-none = Ancora nessuna partita finita.
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
people-opponents = Avversari
people-guests = Ospiti
people-met = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
people-ahead = davanti { $ahead }, dietro { $behind }
people-recent = Partite finite
people-recent-about = Gli altri vedono solo le partite ai tavoli pubblici che chiunque può guardare.
people-more = Mostra partite precedenti
people-trends = Andamento su molte partite
people-abandoned = interrotta
people-came = { $place }° posto
people-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
people-change = punteggio { $before } → { $after }

ranking-title = Classifica: { $game }
ranking-link = Classifica
ranking-people = Giocatori
ranking-none = Nessuno ha ancora giocato abbastanza partite classificate.
ranking-about = Secondo le partite classificate tra account. I punteggi ancora provvisori non sono elencati.
ranking-bots = Bot
ranking-bots-none = Nessuna partita tra bot diversi è ancora finita.
ranking-bots-about = Si basa sulle partite finite con almeno due bot diversi. Conta solo l'ordine dei bot, separato per numero di giocatori. Le persone al tavolo non contano.
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
mine-page-private = Nascondi agli altri le mie partite e statistiche
mine-page-private-about = Nelle partite classificate il tuo punteggio sta comunque accanto al nome.
mine-records = Tutte le registrazioni
mine-records-about = Le registrazioni di tutte le tue partite finite, una per riga, da conservare o verificare.
mine-records-get = Scarica tutte le registrazioni
