# Völuspá : tuiles, compositions, événements et raisons des points.

hall-game-voluspa = Völuspá
hall-game-voluspa-pitch = Dieux, géants et serpents, une tuile à la fois. Pose la tuile la plus forte d'une rangée ou d'une colonne et marque toute sa longueur ; presque chaque tuile fait plier cette règle.

## Tuiles

voluspa-tile-Od = Odin
voluspa-tile-Th = Thor
voluspa-tile-Tr = Troll
voluspa-tile-Dr = Dragon
voluspa-tile-Fe = Fenrir
voluspa-tile-Sk = Skadi
voluspa-tile-Va = Valkyrie
voluspa-tile-Lo = Loki
voluspa-tile-He = Hel
voluspa-tile-Hm = Hermod
voluspa-tile-Jo = Jotunn
voluspa-tile-Se = Serpent de mer
voluspa-tile-Lb = Éclair
voluspa-tile-Dw = Nain
voluspa-tile-Fr = Freya
voluspa-tile-Ra = Corbeau
voluspa-tile-Ni = Niohoggr

voluspa-about-Od = La tuile la plus forte de toutes, sans aucun tour : un simple 8.
voluspa-about-Th = Un simple 7. Seuls Odin, une meute de loups ou un renfort le dépassent.
voluspa-about-Tr = Garde ses abords libres : à côté d'un Troll déjà posé, seuls des Trolls et des Nains peuvent venir. Les tuiles voisines ne peuvent être ni couvertes, ni prises, ni poussées, sauf par Hel.
voluspa-about-Dr = Peut se poser sur une autre tuile, qui quitte alors le plateau. Ni sur un Dragon, ni sur Hel, ni à côté d'un Troll.
voluspa-about-Fe = Les loups chassent ensemble : dans une ligne, chaque Fenrir vaut tous les Fenrir de cette ligne réunis. Le nouveau venu passe pour plus fort que sa propre meute.
voluspa-about-Sk = Peut prendre la place d'une tuile et la ramener dans ta main. Ni une autre Skadi, ni Hel, ni rien qui touche un Troll.
voluspa-about-Va = Une ligne avec une Valkyrie à chaque bout leur appartient : qui pose un tel bout marque, et aucune valeur entre elles ne peut la gagner.
voluspa-about-Lo = Toute tuile voisine vaut 0 tant qu'il est là, sauf un autre Loki. Les pouvoirs continuent d'agir.
voluspa-about-He = Va toujours sur une tuile et laisse un trou pour le reste de la partie. Rapporte un point par tuile sur les huit cases autour. S'ajoute aux cinq tuiles de la main et n'est jamais remplacée.
voluspa-about-Hm = Après avoir marqué, tu peux poser aussitôt une tuile de plus, si elle forme avec ce Hermod une ligne sans trou. Hel peut aller à la place sur l'une des huit cases autour de lui.
voluspa-about-Jo = Peut pousser une tuile hors de sa place, le long de sa rangée ou de sa colonne jusqu'à la première case après le bout de la ligne, et s'y mettre lui-même.
voluspa-about-Se = Se mesure à chaque tuile de toute sa rangée ou colonne, si larges que soient les vides, et marque toute l'étendue d'un bout à l'autre. Seule la meilleure des deux compte.
voluspa-about-Lb = Vaut 0 et frappe toujours une tuile. Marque la plus courte de ses deux lignes, quoi qu'il s'y trouve. Pas à côté d'un Troll.
voluspa-about-Dw = Ne marque pas de lignes : il rapporte la moitié de la somme des valeurs voisines, arrondie vers le bas. Peut se poser à côté d'un Troll.
voluspa-about-Fr = Pose-la comme un 3, ou ajoute autant de Freya que tu veux à une autre tuile : chacune la relève d'un point de valeur tant qu'elle reste là.
voluspa-about-Ra = Peut couvrir comme un Dragon. Après avoir marqué, il peut voler vers une seconde case et marquer encore ; ce qu'il couvrait d'abord revient.
voluspa-about-Ni = Chaque ligne où il se trouve rapporte deux points de plus à qui la marque ; le couvrir les rapporte aussi.

voluspa-value = Valeur { $value }
voluspa-value-none = Sans valeur
voluspa-count = { $count ->
    [one] { $count } tuile dans le jeu
   *[other] { $count } tuiles dans le jeu
}

## Compositions

voluspa-set-base = Jeu de base
voluspa-set-base-about = Huit sortes, soixante tuiles
voluspa-set-edda = Saga of Edda
voluspa-set-edda-about = Ajoute Hel, Hermod, Jotunn et le Serpent de mer
voluspa-set-order = Order of the Gods
voluspa-set-order-about = Ajoute Nain, Freya, Corbeau et Niohoggr
voluspa-set-giants = Roi des géants
voluspa-set-giants-about = Ajoute Hermod, Jotunn, Freya et Niohoggr
voluspa-set-serpents = Essor des serpents
voluspa-set-serpents-about = Ajoute Hel, le Serpent de mer, Nain et Freya
voluspa-set-ravens = Maître des corbeaux
voluspa-set-ravens-about = Ajoute Hel, Hermod, Corbeau et Niohoggr
voluspa-set-all = Tout
voluspa-set-all-about = Les dix-sept sortes
voluspa-set-custom = Mon mélange
voluspa-set-custom-about = Choisis les sortes
voluspa-option-bolt = Éclair
voluspa-option-bolt-about = Ajoute six éclairs qui frappent la ligne la plus courte
voluspa-option-no-late-hel = Pas de Hel tardive
voluspa-option-no-late-hel-about = Les Hel encore en main quittent le jeu quand la pioche est vide

## Sur le plateau

voluspa-cell = colonne { $x }, rangée { $y }
voluspa-on-board = { $tile }, valeur { $face }, { $cell }
voluspa-on-board-muted = { $tile }, réduite à 0, { $cell }
voluspa-on-board-pack = { $tile }, vaut { $row } dans la rangée et { $col } dans la colonne, { $cell }
voluspa-on-board-hel = Hel, un trou, { $cell }
voluspa-on-board-boost = renforcée de { $boost }
voluspa-on-board-bookend = bout d'une ligne de Valkyries
voluspa-on-board-last = posée en dernier
voluspa-spot-beside = Poser { $tile } ici, { $cell } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-cover = Couvrir { $under } avec { $tile }, { $cell } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-capture = Prendre { $under } avec { $tile }, { $cell } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-bump = Pousser { $under } avec { $tile }, { $cell } : jusqu'à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-fly = Voler vers { $cell } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-in-hand = { $tile }, { $value ->
    [-1] sans valeur
   *[other] valeur { $value }
}
voluspa-in-hand-unplayable = { $tile }, impossible à poser maintenant
voluspa-dir-N = Pousser au nord : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-dir-E = Pousser à l'est : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-dir-S = Pousser au sud : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-dir-W = Pousser à l'ouest : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-dir-ask = De quel côté pousser { $under } ?
voluspa-boosts = Freya
voluspa-boosts-value = Freya ajoutées : { $boosts }
voluspa-boosts-more = Une Freya de plus
voluspa-boosts-fewer = Une Freya de moins

## Que faire maintenant

voluspa-prompt-play = Choisis une tuile
voluspa-prompt-cell = Où poser { $tile } ?
voluspa-prompt-no-cell = { $tile } ne va nulle part pour l'instant.
voluspa-prompt-best = Choisis une tuile. Marqué : où tes tuiles rapportent le plus de points maintenant.
voluspa-follow-Hm = Ensuite une autre tuile peut suivre dans sa ligne.
voluspa-follow-Ra = Ensuite le Corbeau peut voler vers une deuxième case.
voluspa-follow-capture = { $under } vient dans ta main.
voluspa-try = Essayer { $cell }
voluspa-beyond = { $count ->
    [one] Une autre case
   *[other] { $count } autres cases
} de ce côté, jusqu'à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-prompt-hermod = Hermod chevauche encore : une tuile de plus dans sa ligne, ou la fin du tour.
voluspa-prompt-hermod-discard = Rien ne va dans la ligne de Hermod : choisis une tuile à céder.
voluspa-prompt-raven = Le Corbeau peut voler une fois encore, ou rester.
voluspa-prompt-discard = Rien ne peut être posé : choisis une tuile à céder.
voluspa-prompt-trim = Plus de cinq tuiles en main : choisis-en une à défausser.
voluspa-prompt-discard-chosen = Céder { $tile } ?
voluspa-why-not = Pas là : { $message }
voluspa-end = Finir le tour
voluspa-stay = Rester
voluspa-discard = Céder { $tile }
voluspa-hels = { $count ->
    [one] { $count } Hel
   *[other] { $count } Hel
}

## Ce qui s'est passé (un nom précède chaque phrase)

voluspa-event-placed-beside = pose { $tile } en { $at }
voluspa-event-placed-cover = couvre { $under } en { $at } avec { $tile }
voluspa-event-placed-capture = prend { $under } en { $at } avec { $tile }
voluspa-event-placed-bump = pousse { $under } de { $at } vers { $dir } avec { $tile }
voluspa-event-placed-flight = fait voler { $tile } jusqu'en { $at }
voluspa-event-placed-flight-cover = fait voler { $tile } jusqu'en { $at }, sur { $under }
voluspa-event-stayed = laisse le Corbeau en { $at }
voluspa-event-ended = finit le tour
voluspa-event-discarded = cède { $tile }

## Ce qui s'est passé aussi (des phrases entières)

voluspa-event-covered = { $tile } quitte le plateau.
voluspa-event-captured = { $tile } rejoint la main.
voluspa-event-captured-boost = { $tile } rejoint la main, avec { $boost ->
    [one] { $boost } Freya
   *[other] { $boost } Freya
}.
voluspa-event-bumped = { $tile } arrive en { $to }.
voluspa-event-boosted = { $boosts ->
    [one] { $boosts } Freya ajoutée.
   *[other] { $boosts } Freya ajoutées.
}
voluspa-event-lifted = { $under } en { $at } est de retour.
voluspa-event-drew = { $count ->
    [one] Pioche { $count } tuile.
   *[other] Pioche { $count } tuiles.
}
voluspa-event-drew-tiles = Pioche { $tiles }.
voluspa-event-hels-gone = { $count ->
    [one] La pioche est vide : { $count } Hel quitte la main.
   *[other] La pioche est vide : { $count } Hel quittent la main.
}

voluspa-dir-name-N = le nord
voluspa-dir-name-E = l'est
voluspa-dir-name-S = le sud
voluspa-dir-name-W = l'ouest
voluspa-tile-boosted = { $tile } +{ $boost }

## Pourquoi ces points

voluspa-axis-row = Rangée
voluspa-axis-col = Colonne
voluspa-part-line-highest = { $axis } de { $tiles } : { $value } bat { $best }
voluspa-part-line-tied = { $axis } de { $tiles } : { $value } ne fait qu'égaler { $best }
voluspa-part-line-lower = { $axis } de { $tiles } : { $value } est sous { $best }
voluspa-part-line-bookends = { $axis } de { $tiles } : Valkyries aux deux bouts
voluspa-part-line-bookended = { $axis } de { $tiles } : tenue par les Valkyries de ses bouts
voluspa-part-bonus = { $part }, dont { $bonus } pour { $niohoggr ->
    [one] Niohoggr
   *[other] { $niohoggr } Niohoggr
}
voluspa-part-single = Seule à sa place
voluspa-part-hel = { $count ->
    [0] Aucune tuile autour du trou
    [one] { $count } tuile autour du trou
   *[other] { $count } tuiles autour du trou
}
voluspa-part-serpent-highest = { $axis } d'un bout à l'autre, { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} : { $value } bat { $best }
voluspa-part-serpent-tied = { $axis } d'un bout à l'autre : { $value } ne fait qu'égaler { $best }
voluspa-part-serpent-lower = { $axis } d'un bout à l'autre : { $value } est sous { $best }
voluspa-part-serpent-bookended = { $axis } d'un bout à l'autre : tenue par des Valkyries
voluspa-part-bolt = Ligne la plus courte, { $axis } de { $tiles }
voluspa-part-not-chosen = { $part }; l'autre compte
voluspa-part-dwarf = Les voisins { $figures } font { $sum }, la moitié
voluspa-part-dwarf-none = Aucun voisin
