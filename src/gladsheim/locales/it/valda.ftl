

## In the browser

valda-help-short = Carte
valda-followers-count = { $points ->
    [one] { $points } seguace
   *[other] { $points } seguaci
}
valda-base-deck = { $count ->
    [one] { $count } carta nel mazzo base
   *[other] { $count } carte nel mazzo base
}
valda-offered = A scelta
valda-own-board = La tua plancia
valda-in-supply = { $n } nella riserva
valda-costs = costa { $cost }
valda-trade-for = { $rate } { $res }: in cambio di che cosa?
valda-phases = Fasi del turno di { $who }
valda-phase-short-resource = Risorse
valda-phase-short-game = Carte
valda-phase-short-build = Costruire
valda-phase-short-attack = Attacco
valda-phase-short-followers = Seguaci
valda-at-turn = di turno
valda-card-open = scoperta
valda-open-short = scoperta
valda-area-temples = templi di { $who }: { $n }
valda-area-deck = { $n ->
    [one] { $n } carta nel suo mazzo
   *[other] { $n } carte nel suo mazzo
}
valda-not-this-turn-on = Niente armi in questo turno: nessuna domanda.
valda-ask-again = Chiedi di nuovo
valda-why-not = Non ora: { $message }
valda-over-tie = A parità di seguaci ha deciso il numero di costruzioni.


## In the browser

valda-help-short = Carte
valda-followers-count = { $points ->
    [one] { $points } seguace
   *[other] { $points } seguaci
}
valda-base-deck = { $count ->
    [one] { $count } carta nel mazzo base
   *[other] { $count } carte nel mazzo base
}
valda-own-board = La tua plancia
valda-in-supply = { $n } nella riserva
valda-costs = costa { $cost }
valda-trade-for = { $rate } { $res }: in cambio di che cosa?
valda-phases = Fasi del turno di { $who }
valda-phase-short-resource = Risorse
valda-phase-short-game = Carte
valda-phase-short-build = Costruire
valda-phase-short-attack = Attacco
valda-phase-short-followers = Seguaci
valda-at-turn = di turno
valda-card-open = scoperta
valda-open-short = scoperta
valda-area-temples = templi di { $who }: { $n }
valda-area-deck = { $n ->
    [one] { $n } carta nel suo mazzo
   *[other] { $n } carte nel suo mazzo
}
valda-not-this-turn-on = Niente armi in questo turno: nessuna domanda.
valda-ask-again = Chiedi di nuovo
valda-why-not = Non ora: { $message }
valda-over-tie = A parità di seguaci ha deciso il numero di costruzioni.
