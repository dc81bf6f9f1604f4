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

whyvoluspa-over = La partie est finie : plus personne ne peut agir.
whyvoluspa-phase = { $when }, on peut { $due }, mais pas { $asked }.
whyvoluspa-other = ce n'est pas permis ici
whyvoluspa-grammar = ce n'est pas une action ; permises : { $forms } (coordonnées d'au plus { $digits } chiffres)

## La main

whyvoluspa-hand = { $tile } n'est pas en main.
whyvoluspa-no-boost = { $tile } n'accepte pas de renfort.
whyvoluspa-token = { $tile }+{ $boost } demande un jeton de renfort { $token } ; il y a des jetons de { $least } à { $most }.
whyvoluspa-token-used = Il ne reste pas de jeton de renfort { $token } pour { $tile } : il sert à { $users }.
whyvoluspa-boosters = { $tile }+{ $boost } demande { $boost } { $booster } en main, sans compter la tuile posée ; { $left ->
    [0] il n'y en a aucune
   *[other] il y en a { $left }
}.

## La case

whyvoluspa-not-empty = { $tile } se pose toujours sur une tuile, et { $at } est vide.
whyvoluspa-way-empty = Une direction sert à pousser, et { $at } est vide.
whyvoluspa-way-other = Une direction sert à pousser, et { $tile } ne pousse pas.
whyvoluspa-way-missing = { $tile } ne peut que pousser { $there }, et il faut pour cela une direction : N, E, S ou W (ouest).
whyvoluspa-alone = Aucun côté de { $at } ne touche une case occupée.
whyvoluspa-beside = { $tile } ne peut pas se poser à côté de { $guards }.
whyvoluspa-beside-bumped = { $tile } ne peut pas se poser à côté de { $guards }, poussé là à l'instant.
whyvoluspa-long = Avec { $tile } en { $at }, { $line }.
whyvoluspa-long-bump = Quand on pousse { $there } vers { $end }, { $line }.
whyvoluspa-gap = Rien ne peut se poser sur { $there } : c'est un trou pour toujours.
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
whyvoluspa-closed = Vers { $way }, la ligne où se trouve { $there } est fermée : il y a là { $closing }.
whyvoluspa-bumped-beside = La poussée mènerait { $tile } en { $end }, à côté de { $guards }.

## Hermod et le Corbeau

whyvoluspa-around = { $at } n'est pas une des huit cases autour de { $chain }.
whyvoluspa-chain = { $tile } en { $at } ne serait pas dans une ligne sans trou avec { $chain }.
whyvoluspa-end = { $when }, aucune tuile en main ne convient : il faut en défausser une.
whyvoluspa-must-follow = { $when }, une tuile doit suivre selon l'interprétation de cette table, et { $play } est possible.
whyvoluspa-same-cell = { $tile } est déjà en { $at } et doit repartir vers une autre case.
whyvoluspa-lifted = Quand { $tile } a quitté { $at } : { $why }

## Défausser des tuiles

whyvoluspa-apart = { $tile } ne compte pas dans la limite de main : défausser cette tuile n'y change rien.
whyvoluspa-discard = On ne défausse une tuile que si aucune ne peut être posée, et { $play } est possible.
