# Pourquoi une action de Völuspá n'est pas permise. Seuls les règles et la salle lisent ce fichier, pas la page.

## Morceaux de phrases

whyvoluspa-tile-at = { $tile } en { $at }
whyvoluspa-after = Après { $tile }
whyvoluspa-after-landing = Après la première pose ({ $tile })
whyvoluspa-at-start = Au début d'un tour
whyvoluspa-at-end = À la fin d'un tour avec trop de tuiles en main
whyvoluspa-do-play = poser une tuile
whyvoluspa-do-flight = repartir
whyvoluspa-do-stay = rester
whyvoluspa-do-end = finir le tour
whyvoluspa-do-discard = défausser une tuile
whyvoluspa-line = la { $axis ->
    [row] rangée
   *[column] colonne
} passant par { $cell } aurait { $length } tuiles en ligne ; { $most } au plus sont permises

## La phase

whyvoluspa-over = La partie est finie : plus aucun coup n'est possible.
whyvoluspa-phase = { $when }, tu ne peux pas { $asked }. Tu peux { $due }.
whyvoluspa-other = ce n'est pas permis ici
whyvoluspa-grammar = ce n'est pas une action ; permises : { $forms } (coordonnées d'au plus { $digits } chiffres)

## La main

whyvoluspa-hand = Tu n'as pas { $tile } en main.
whyvoluspa-no-boost = { $tile } n'accepte pas de renfort.
whyvoluspa-token = { $tile }+{ $boost } demande un jeton de renfort de valeur { $token }, mais il n'y a de jetons que de { $least } à { $most }.
whyvoluspa-token-used = Il ne reste pas de jeton de renfort de valeur { $token } pour { $tile }. Déjà pris : { $users }.
whyvoluspa-boosters = { $tile }+{ $boost } demande { $boost } { $booster } en main, sans compter la tuile posée ; { $left ->
    [0] tu n'en as aucune
   *[other] tu en as { $left }
}.

## La case

whyvoluspa-not-empty = { $tile } se pose toujours sur une tuile, mais { $at } est vide.
whyvoluspa-way-empty = { $at } est vide : il n'y a rien à pousser. Enlève la direction.
whyvoluspa-way-other = { $tile } ne peut pas pousser. Enlève la direction.
whyvoluspa-way-missing = { $tile } ne peut que pousser { $there }. Ajoute une direction : N, E, S ou W (ouest).
whyvoluspa-alone = { $at } ne touche aucune case occupée. Choisis une case qui en touche une par un côté.
whyvoluspa-beside = { $tile } ne peut pas se poser à côté de { $guards }.
whyvoluspa-beside-bumped = { $tile } ne peut pas se poser à côté de { $guards }, poussé là à l'instant.
whyvoluspa-long = Avec { $tile } en { $at }, { $line }.
whyvoluspa-long-bump = Quand on pousse { $there } vers { $end }, { $line }.
whyvoluspa-gap = Rien ne peut plus se poser sur { $there } : c'est un trou.
whyvoluspa-only-empty = { $tile } ne va que sur des cases vides, et il y a là { $there }.
whyvoluspa-spared = { $tile } ne peut pas { $how ->
    [capture] capturer
    [bump] pousser
   *[cover] couvrir
} { $there }.
whyvoluspa-guarded = { $tile } ne peut pas { $how ->
    [capture] capturer
   *[cover] couvrir
} { $there }, qui touche { $guards }.
whyvoluspa-closed = Il n'y a pas de place pour pousser { $there } vers { $way } : { $closing } l'empêche.
whyvoluspa-bumped-beside = La poussée mènerait { $tile } en { $end }, à côté de { $guards }.

## Hermod et le Corbeau

whyvoluspa-around = { $at } n'est pas une des huit cases autour de { $chain }.
whyvoluspa-beside-only = À cette table, { $tile } peut toucher { $chain }, mais pas le couvrir.
whyvoluspa-chain = { $tile } en { $at } ne serait pas dans une ligne sans trou avec { $chain }.
whyvoluspa-end = { $when }, aucune de tes tuiles ne convient. Tu dois en défausser une.
whyvoluspa-must-follow = { $when }, selon l'interprétation de cette table, tu dois poser une autre tuile si tu peux : { $play } est possible.
whyvoluspa-frees = { $when }, on ne défausse rien à cette table si aucune tuile ne convient. Finis ton tour.
whyvoluspa-same-cell = { $tile } est déjà en { $at } et doit repartir vers une autre case.
whyvoluspa-lifted = Quand { $tile } a quitté { $at } : { $why }

## Défausser des tuiles

whyvoluspa-apart = { $tile } ne compte pas dans la limite de main. Défausse une autre tuile.
whyvoluspa-discard = Tu ne peux défausser que si tu ne peux rien poser, et { $play } est possible.
