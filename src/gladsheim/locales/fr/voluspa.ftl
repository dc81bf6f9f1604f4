# Völuspá : tuiles, compositions, événements et raisons des points.

hall-game-voluspa = Völuspá
hall-game-voluspa-pitch = Pose la tuile la plus forte d'une rangée et marque toute sa longueur ; presque chaque dieu tord la règle.
hall-game-voluspa-facts = 2 à 5 joueurs · dès 10 ans · 30 min en ligne · facile

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

voluspa-about-Od = La tuile la plus forte de toutes, sans pouvoir spécial : un simple 8.
voluspa-about-Th = Un simple 7. Seuls Odin, une meute de loups ou un renfort le dépassent.
voluspa-about-Tr = Tient les autres à distance : à côté d'un Troll déjà posé, on ne peut poser que des Trolls et des Nains. Les tuiles voisines ne peuvent être ni couvertes, ni capturées, ni poussées, sauf par Hel.
voluspa-about-Dr = Peut se poser sur une autre tuile, qui quitte alors le plateau. Ni sur un Dragon, ni sur Hel, ni sur une tuile à côté d'un Troll.{ $dragons-spare-trolls ->
    [on] { " " }{ readingsvoluspa-dragons-spare-trolls }
   *[off] { "" }
  }
voluspa-about-Fe = Les loups chassent en meute : dans une ligne, chaque Fenrir vaut la somme de tous les Fenrir de cette ligne. Le nouveau venu compte comme plus fort que sa propre meute.
voluspa-about-Sk = Peut capturer une tuile : Skadi prend sa place, et la tuile vient dans ta main. Ni une autre Skadi, ni Hel, ni une tuile à côté d'un Troll.
voluspa-about-Va = { $bookends-score-only ->
    [on] { readingsvoluspa-bookends-score-only }
   *[off] Une ligne avec une Valkyrie à chaque bout leur appartient : celui qui pose un de ces bouts marque, et aucune valeur entre elles ne peut la dominer.
  }
voluspa-about-Lo = Neutralise toute tuile voisine, sauf un autre Loki : elle vaut 0 tant qu'il est là. Les pouvoirs continuent d'agir.
voluspa-about-He = Se pose toujours sur une tuile et laisse un trou jusqu'à la fin de la partie. Rapporte un point par tuile sur les huit cases autour. S'ajoute aux cinq tuiles de ta main et n'est jamais remplacée.
voluspa-about-Hm = { $hermod-must-follow ->
    [on] Après avoir marqué, tu poses aussitôt une tuile de plus, qui doit se retrouver avec ce Hermod dans une même ligne sans trou.
   *[off] Après avoir marqué, tu peux poser aussitôt une tuile de plus, si elle se retrouve avec ce Hermod dans une même ligne sans trou.
  } { $hel-beside-hermod ->
    [on] { readingsvoluspa-hel-beside-hermod }
   *[off] Une Hel, elle, peut se poser sur l'une des huit cases autour de lui, ou sur lui-même.
  }{ $hermod-must-follow ->
    [on] { " " }{ readingsvoluspa-hermod-must-follow }
   *[off] { "" }
  }
voluspa-about-Jo = Peut pousser une tuile le long de sa rangée ou de sa colonne, jusqu'à la première case après le bout de la ligne, et prendre sa place.
voluspa-about-Se = Se mesure à chaque tuile de toute sa rangée ou de toute sa colonne, si larges que soient les trous, et marque l'étendue entière d'un bout à l'autre. Seule la meilleure des deux compte.
voluspa-about-Lb = Vaut 0 et frappe toujours une tuile. Marque la plus courte de ses deux lignes, quoi qu'il s'y trouve. Jamais sur une tuile à côté d'un Troll.
voluspa-about-Dw = Ne marque pas de lignes : il rapporte la moitié de la somme des valeurs voisines, arrondie vers le bas. Peut se poser à côté d'un Troll.
voluspa-about-Fr = Pose-la comme un 3, ou défausse autant de Freya que tu veux pour renforcer une autre tuile : chacune augmente sa valeur de 1 tant qu'elle reste sur le plateau.
voluspa-about-Ra = Peut couvrir une tuile comme un Dragon{ $dragons-spare-trolls ->
    [on] , et même un Troll.
   *[off] .
  } Après avoir marqué, il peut repartir vers une autre case et marquer encore ; ce qu'il couvrait d'abord revient.
voluspa-about-Ni = Chaque ligne où il se trouve rapporte deux points de plus à celui qui la marque. Hel et l'Éclair les ont aussi quand on les pose sur lui.

voluspa-epithet-Od = Père de tous les dieux
voluspa-epithet-Th = Dieu du ciel et du tonnerre
voluspa-epithet-Tr = Créature méchante et sauvage
voluspa-epithet-Dr = Dangereuse créature volante
voluspa-epithet-Fe = Loup : fils monstrueux de Loki
voluspa-epithet-Sk = Déesse de la chasse et de l'hiver
voluspa-epithet-Va = Guides angéliques du Valhalla
voluspa-epithet-Lo = Dieu trompeur
voluspa-epithet-He = Déesse de la mort
voluspa-epithet-Hm = Messager des dieux
voluspa-epithet-Jo = Géant : race ancienne d'êtres immenses
voluspa-epithet-Se = Fils monstrueux de Loki
voluspa-epithet-Lb = Puissance des dieux
voluspa-epithet-Dw = Race d'êtres petits mais robustes
voluspa-epithet-Fr = Déesse de la fertilité
voluspa-epithet-Ra = Compagnon d'Odin
voluspa-epithet-Ni = Monstre du royaume des morts

voluspa-value = Valeur { $value }
voluspa-value-none = Sans valeur
voluspa-count = { $count ->
    [one] { $count } tuile dans le jeu
   *[other] { $count } tuiles dans le jeu
}

## Compositions

voluspa-set-base = Jeu de base
voluspa-set-base-about = Huit sortes, soixante tuiles
voluspa-set-edda = Saga de l'Edda
voluspa-set-edda-about = Ajoute Hel, Hermod, le Jotunn et le Serpent de mer
voluspa-set-order = Ordre des dieux
voluspa-set-order-about = Recommandé comme première extension. Ajoute le Nain, Freya, le Corbeau et Niohoggr
voluspa-set-giants = Roi des géants
voluspa-set-giants-about = Recommandé : la moitié de chaque extension, pour une partie plus courte qu'avec toutes les sortes. Beaucoup de tuiles sont poussées ou renforcées. Ajoute Hermod, le Jotunn, Freya et Niohoggr
voluspa-set-serpents = Réveil des serpents
voluspa-set-serpents-about = Recommandé : la moitié de chaque extension, pour une partie plus courte qu'avec toutes les sortes. Le Serpent marque par-dessus les trous que laisse Hel. Ajoute Hel, le Serpent de mer, le Nain et Freya
voluspa-set-ravens = Maître des corbeaux
voluspa-set-ravens-about = Recommandé : la moitié de chaque extension, pour une partie plus courte qu'avec toutes les sortes. Hermod et le Corbeau font marquer deux fois par tour. Ajoute Hel, Hermod, le Corbeau et Niohoggr
voluspa-set-all = Tout
voluspa-set-all-about = Les dix-sept sortes ; les règles déconseillent de tout mélanger dans une partie
voluspa-set-custom = Mon mélange
voluspa-set-custom-about = Choisis les sortes
voluspa-option-bolt = Éclair
voluspa-option-bolt-about = Ajoute six Éclairs, qui marquent la plus courte de leurs deux lignes
voluspa-option-no-late-hel = Pas de Hel tardive
voluspa-option-no-late-hel-about = Recommandé : sinon chacun garde ses Hel pour les derniers tours. Les Hel encore en main sont retirées du jeu quand la pioche est vide

## Sur le plateau

voluspa-cell = colonne { $x }, rangée { $y }
voluspa-on-board = { $tile }, valeur { $face }, { $cell }
voluspa-on-board-muted = { $tile }, neutralisée, { $cell }
voluspa-on-board-pack = { $tile }, vaut { $row } dans la rangée et { $col } dans la colonne, { $cell }
voluspa-on-board-hel = Hel, un trou, { $cell }
voluspa-on-board-boost = renforcée de { $boost }
voluspa-on-board-bookend = bout d'une ligne encadrée
voluspa-on-board-last = posée en dernier
voluspa-spot-beside = Poser { $tile } ici, { $cell } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-cover = Couvrir { $under } avec { $tile }, { $cell } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-capture = Capturer { $under } avec { $tile }, { $cell } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-bump = Pousser { $under } avec { $tile }, { $cell } : jusqu'à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-fly = Repartir vers { $cell } : { $points ->
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
voluspa-boosts-value = Renforts ajoutés : { $boosts }
voluspa-boosts-more = Une Freya de plus
voluspa-boosts-fewer = Une Freya de moins

## Que faire maintenant

voluspa-prompt-play = Choisis une tuile
voluspa-prompt-cell = Où poser { $tile } ?
voluspa-prompt-no-cell = { $tile } ne peut être posée nulle part pour l'instant.
voluspa-prompt-best = Choisis une tuile. Les cases marquées rapportent le plus en ce moment.
voluspa-follow-Hm = Une autre tuile peut suivre dans sa ligne.
voluspa-follow-Ra = Le Corbeau peut ensuite repartir vers une autre case.
voluspa-follow-capture = { $under } vient dans ta main.
voluspa-try = Essayer { $cell }
voluspa-beyond = { $count ->
    [one] Une autre case
   *[other] { $count } autres cases
} de ce côté, jusqu'à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-beyond-tiles = { $count ->
    [one] Encore une tuile de ce côté
   *[other] Encore { $count } tuiles de ce côté
}
voluspa-prompt-hermod = Hermod chevauche encore : pose une autre tuile dans sa ligne, ou finis ton tour.
voluspa-prompt-hermod-must = Hermod chevauche encore : pose une autre tuile dans sa ligne.
voluspa-prompt-hermod-end = Rien ne va dans la ligne de Hermod : finis ton tour.
voluspa-prompt-hermod-discard = Rien ne va dans la ligne de Hermod : choisis une tuile à défausser.
voluspa-prompt-raven = Le Corbeau peut repartir, ou rester.
voluspa-prompt-discard = Aucune tuile ne peut être posée : choisis une tuile à défausser.
voluspa-prompt-trim = Plus de cinq tuiles en main : choisis-en une à défausser.
voluspa-prompt-discard-chosen = Défausser { $tile } ?
voluspa-why-not = Pas là : { $message }
voluspa-end = Finir le tour
voluspa-stay = Rester
voluspa-discard = Défausser { $tile }
voluspa-hels = { $count ->
    [one] { $count } Hel
   *[other] { $count } Hel
}

## Ce qui s'est passé (un nom précède chaque phrase)

voluspa-at =
    { $places ->
        [off] { "" }
       *[on] { " " }en { $at }
    }
voluspa-from =
    { $places ->
        [off] { "" }
       *[on] { " " }de { $at }
    }
voluspa-to =
    { $places ->
        [off] { "" }
       *[on] { " " }vers { $at }
    }
voluspa-event-placed-beside = pose { $tile }{ voluspa-at }
voluspa-event-placed-cover = couvre { $under }{ voluspa-at } avec { $tile }
voluspa-event-placed-capture = capture { $under }{ voluspa-at } avec { $tile }
voluspa-event-placed-bump = pousse { $under }{ voluspa-from } vers { $dir } avec { $tile }
voluspa-event-placed-flight = fait repartir { $tile }{ voluspa-to }
voluspa-event-placed-flight-cover = fait repartir { $tile }{ voluspa-to }, sur { $under }
voluspa-event-stayed = laisse le Corbeau sur place{ voluspa-at }
voluspa-event-ended = finit le tour
voluspa-event-discarded = défausse { $tile }

## Ce qui s'est passé aussi (des phrases entières)

voluspa-event-covered = { $tile } quitte le plateau.
voluspa-event-captured = { $tile } rejoint la main.
voluspa-event-captured-boost = { $tile } rejoint la main, avec { $boost ->
    [one] { $boost } Freya
   *[other] { $boost } Freya
}.
voluspa-event-bumped = { $tile } { $places ->
    [off] se déplace
   *[on] finit en { $to }
}.
voluspa-event-boosted = { $boosts ->
    [one] { $boosts } Freya ajoutée.
   *[other] { $boosts } Freya ajoutées.
}
voluspa-event-lifted = { $under }{ voluspa-at } est de retour.
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
voluspa-part-line-bookended = { $axis } de { $tiles } : dominée par les Valkyries de ses bouts
voluspa-part-bonus = { $part }, dont { $bonus } pour { $tiles ->
    [one] Niohoggr
   *[other] { $tiles } Niohoggr
}
voluspa-part-single = Tuile isolée
voluspa-part-single-nothing = Tuile isolée : rien à cette table
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
voluspa-part-serpent-bookended = { $axis } d'un bout à l'autre : dominée par des Valkyries
voluspa-part-bolt = { $axis } de { $tiles }, la ligne la plus courte
voluspa-part-not-chosen = { $part } ; l'autre compte
voluspa-part-dwarf = La moitié des voisins : { $figures } font { $sum }
voluspa-part-dwarf-none = Aucun voisin

# For newcomers: one line about the position, while the first turns of a game are played.

voluspa-coach-highest = { $tile } est ta plus haute tuile : { $places ->
    [one] une case rapporte { $points }.
   *[other] { $places } cases rapportent { $points }.
}
voluspa-coach-best = { $tile } rapporte le plus en ce moment : { $places ->
    [one] { $points } sur une case.
   *[other] { $points } sur { $places } cases.
}
voluspa-coach-boost = Avec une Freya, une tuile rapporte jusqu'à { $points } : choisis la tuile, puis ajoute la Freya.
voluspa-coach-nothing = Rien ne rapporte en ce moment : pose { $tile } et garde tes hautes tuiles.
voluspa-coach-hermod = { $hermod-must-follow ->
    [on] Tu dois poser une autre tuile dans la ligne de Hermod, et elle marque aussi.
   *[off] Tu peux poser une autre tuile dans la ligne de Hermod, et elle marque aussi.
  }
voluspa-coach-raven = Le Corbeau peut repartir : sa meilleure case rapporte { $points }.
