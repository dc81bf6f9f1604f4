# Preparare una posizione di Valda nel laboratorio.
labvalda-cards = Carte
labvalda-hint = Scegli una carta, poi la mano o la pila che la riceve. Toccando una carta di una mano la metti sotto il suo mazzo.
labvalda-hint-card = { $card } è scelta: aggiungila a una mano o a una pila.
labvalda-deck = { $n ->
    [one] { $n } carta; la prossima: { $next }
   *[other] { $n } carte; le prossime: { $next }
}
labvalda-to-top = In cima al suo mazzo
labvalda-to-bottom = Sotto il suo mazzo
labvalda-remove = Metti { $card } sotto il suo mazzo
labvalda-add-none = Scegli prima una carta
labvalda-piles = Pile
labvalda-discard = Scarti
labvalda-played = Giocate in questo turno
labvalda-hand = Mano
labvalda-open = Carte scoperte
labvalda-followers = Seguaci
labvalda-of = { $what } di { $who }
labvalda-mines = Miniere
labvalda-drills = Trivelle
labvalda-temples = Templi, ne restano { $left }
labvalda-temples-of = Templi di { $god } ({ $who })
labvalda-lock = Seguace del terzo tempio già avuto
labvalda-round = Round
labvalda-actions = Azioni rimaste
labvalda-builds = Edifici costruiti
labvalda-build-limit = Edifici permessi
labvalda-used-thor3 = Thor, 3 per 1: usato
labvalda-used-thor2 = Thor, 2 per 1: usato
labvalda-used-odin2 = Odino, 2 di sangue: usato
labvalda-used-odin3 = Odino, 3 di sangue: usato
labvalda-used-loki = Loki: usato
labvalda-received = Ottenute con scambi uno per uno
labvalda-lent = Presi in prestito in questo turno
labvalda-opened = Aperte dalla perdita di un tempio
