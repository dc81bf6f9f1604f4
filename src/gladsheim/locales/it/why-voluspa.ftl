# Perché un'azione di Völuspá non è ammessa. Questo file lo leggono solo le regole e la sala, non la pagina.

## Parti di frasi

whyvoluspa-tile-at = { $tile } in { $at }
whyvoluspa-after = Dopo { $tile }
whyvoluspa-after-landing = Dopo la prima posa di { $tile }
whyvoluspa-at-start = All'inizio di un turno
whyvoluspa-at-end = Alla fine di un turno con troppe tessere in mano
whyvoluspa-do-play = posare una tessera
whyvoluspa-do-flight = volare oltre
whyvoluspa-do-stay = restare
whyvoluspa-do-end = terminare il turno
whyvoluspa-do-discard = scartare una tessera
whyvoluspa-line = la { $axis ->
    [row] riga
   *[column] colonna
} che passa per { $cell } avrebbe { $length } tessere in linea; ne sono ammesse al massimo { $most }

## La fase

whyvoluspa-over = La partita è finita: nessuno può più agire.
whyvoluspa-phase = { $when } si può { $due }, non { $asked }.
whyvoluspa-other = qui non è ammesso
whyvoluspa-grammar = non è un'azione; ammesse: { $forms } (coordinate di al massimo { $digits } cifre)

## La mano

whyvoluspa-hand = { $tile } non è in mano.
whyvoluspa-no-boost = { $tile } non si può potenziare.
whyvoluspa-token = { $tile }+{ $boost } richiede un segnalino potenziamento { $token }; ci sono segnalini da { $least } a { $most }.
whyvoluspa-token-used = Per { $tile } non c'è più un segnalino potenziamento { $token }: è in uso con { $users }.
whyvoluspa-boosters = { $tile }+{ $boost } richiede in mano { $boost } { $booster }, oltre alla tessera posata; { $left ->
    [0] non ce n'è nessuna
    [one] ce n'è { $left }
   *[other] ce ne sono { $left }
}.

## La casella

whyvoluspa-not-empty = { $tile } va solo sopra una tessera, e { $at } è vuota.
whyvoluspa-way-empty = Una direzione serve per spingere, e { $at } è vuota.
whyvoluspa-way-other = Una direzione serve per spingere, e { $tile } non spinge.
whyvoluspa-way-missing = { $tile } può solo spingere { $there }, e per farlo serve una direzione: N, E, S o W (ovest).
whyvoluspa-alone = Nessun lato di { $at } tocca una casella occupata.
whyvoluspa-beside = { $tile } non può stare accanto a { $guards }.
whyvoluspa-beside-bumped = { $tile } non può stare accanto a { $guards }, appena spinto lì.
whyvoluspa-long = Con { $tile } in { $at }, { $line }.
whyvoluspa-long-bump = Spingendo { $there } fino a { $end }, { $line }.
whyvoluspa-gap = Su { $there } non si può posare nulla: è un buco per sempre.
whyvoluspa-only-empty = { $tile } va solo su caselle vuote, e qui c'è { $there }.
whyvoluspa-spared = { $tile } non può { $how ->
    [capture] catturare
    [bump] spingere
   *[cover] coprire
} { $there }.
whyvoluspa-guarded = { $tile } non può { $how ->
    [capture] catturare
   *[cover] coprire
} { $there }, che ha accanto { $guards }.
whyvoluspa-closed = La linea di { $there } è chiusa verso { $way }: lì c'è { $closing }.
whyvoluspa-bumped-beside = La spinta porterebbe { $tile } in { $end }, accanto a { $guards }.

## Hermod e il Corvo

whyvoluspa-around = { $at } non è una delle otto caselle intorno a { $chain }.
whyvoluspa-chain = { $tile } in { $at } non starebbe in una linea senza buchi con { $chain }.
whyvoluspa-end = { $when } nessuna tessera in mano è adatta: bisogna scartarne una.
whyvoluspa-must-follow = { $when } una tessera deve seguire, secondo l'interpretazione di questo tavolo, e { $play } è possibile.
whyvoluspa-same-cell = { $tile } è appena stato posato in { $at } e deve volare oltre, su un'altra casella.
whyvoluspa-lifted = Una volta che { $tile } ha lasciato { $at }: { $why }

## Scartare tessere

whyvoluspa-apart = { $tile } non conta per il limite della mano e non si può scartare per questo.
whyvoluspa-discard = Si scarta una tessera solo se non se ne può posare nessuna, e { $play } è possibile.
