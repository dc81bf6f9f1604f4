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

whyvoluspa-over = La partita è finita: non si possono più fare mosse.
whyvoluspa-phase = { $when } non puoi { $asked }. Puoi { $due }.
whyvoluspa-other = qui non è ammesso
whyvoluspa-grammar = non è un'azione; ammesse: { $forms } (coordinate di al massimo { $digits } cifre)

## La mano

whyvoluspa-hand = Non hai { $tile } in mano.
whyvoluspa-no-boost = { $tile } non si può potenziare.
whyvoluspa-token = { $tile }+{ $boost } richiede un segnalino potenziamento di valore { $token }, ma ci sono solo segnalini da { $least } a { $most }.
whyvoluspa-token-used = Per { $tile } non c'è più un segnalino potenziamento di valore { $token }. In uso: { $users }.
whyvoluspa-boosters = { $tile }+{ $boost } richiede in mano { $boost } { $booster }, oltre alla tessera posata; { $left ->
    [0] non ne hai nessuna
    [one] ne hai una
   *[other] ne hai { $left }
}.

## La casella

whyvoluspa-not-empty = { $tile } va solo sopra una tessera, ma { $at } è vuota.
whyvoluspa-way-empty = { $at } è vuota, quindi non c'è nulla da spingere. Togli la direzione.
whyvoluspa-way-other = { $tile } non può spingere. Togli la direzione.
whyvoluspa-way-missing = { $tile } può solo spingere { $there }. Aggiungi una direzione: N, E, S o W (ovest).
whyvoluspa-alone = { $at } non tocca nessuna casella occupata. Scegli una casella che ne tocchi una con un lato.
whyvoluspa-beside = { $tile } non può stare accanto a { $guards }.
whyvoluspa-beside-bumped = { $tile } non può stare accanto a { $guards }, appena spinto lì.
whyvoluspa-long = Con { $tile } in { $at }, { $line }.
whyvoluspa-long-bump = Spingendo { $there } fino a { $end }, { $line }.
whyvoluspa-gap = Su { $there } non si può più posare nulla: è un buco.
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
whyvoluspa-closed = Non c'è spazio per spingere { $there } verso { $way }: lo impedisce { $closing }.
whyvoluspa-bumped-beside = La spinta porterebbe { $tile } in { $end }, accanto a { $guards }.

## Hermod e il Corvo

whyvoluspa-around = { $at } non è una delle otto caselle intorno a { $chain }.
whyvoluspa-beside-only = A questo tavolo { $tile } può toccare { $chain }, ma non coprirlo.
whyvoluspa-chain = { $tile } in { $at } non starebbe in una linea senza buchi con { $chain }.
whyvoluspa-end = { $when } nessuna tua tessera è adatta. Devi scartarne una.
whyvoluspa-must-follow = { $when }, secondo l'interpretazione di questo tavolo, devi posare un'altra tessera se puoi: { $play } è possibile.
whyvoluspa-frees = { $when }, a questo tavolo non si scarta nulla se nessuna tessera è adatta. Termina il turno.
whyvoluspa-same-cell = { $tile } è appena stato posato in { $at } e deve volare oltre, su un'altra casella.
whyvoluspa-lifted = Una volta che { $tile } ha lasciato { $at }: { $why }

## Scartare tessere

whyvoluspa-apart = { $tile } non conta per il limite della mano. Scarta un'altra tessera.
whyvoluspa-discard = Puoi scartare solo se non puoi posare nulla, e { $play } è possibile.
