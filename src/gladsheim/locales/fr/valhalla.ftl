# Valhalla : cartes, phases, choix et événements.

hall-game-valhalla = Valhalla
hall-game-valhalla-pitch = Recrute des héros tombés, mène tes armées dans un paysage qui change sans cesse et gagne la gloire.
hall-game-valhalla-facts = 2 à 6 joueurs · 60 min en ligne · moyen

## Couleurs, rangs et sortes de cartes

valhalla-suit-moons = Lunes
valhalla-suit-suns = Soleils
valhalla-suit-waves = Vagues
valhalla-suit-leaves = Feuilles
valhalla-suit-wyrms = Vouivres
valhalla-suit-knots = Nœuds

valhalla-rank-number = rang { $n }
valhalla-rank-pawn = Pion
valhalla-rank-court = Cour
valhalla-rank-crown = Couronne

valhalla-kind-personality = meneur
valhalla-kind-event = événement
valhalla-kind-location = lieu
valhalla-kind-ace = as
valhalla-kind-excuse = Excuse

## Ce que font les cartes : composé de la sorte et du rang

valhalla-does-event = Événement : envoie jusqu'à { $n } armées de ta réserve sur des lieux qui ont une couleur en commun avec lui.
valhalla-does-event-crown = Événement : envoie jusqu'à 10 armées de ta réserve sur des lieux de sa couleur.
valhalla-does-event-people = Événement : choisis un lieu de rang 2 à 9 qui a une couleur en commun avec lui, et envoies-y au plus autant d'armées de ta réserve que le rang de ce lieu.
valhalla-does-personality = Meneur : { $n } mouvements. Chacun mène une armée vers un lieu voisin qui a une couleur en commun avec celui d'où elle vient, et une avec le meneur.
valhalla-does-personality-crown = Meneur : nomme une destination et mènes-y des armées avec 10 mouvements, par des lieux de sa couleur. Au premier combat sur place, l'ennemi perd d'abord une armée.
valhalla-does-personality-people = Meneur : chaque armée d'un de tes lieux qui a une couleur en commun avec lui peut aller sur un lieu voisin{ $leader-any-neighbour ->
    [on] . { readingsvalhalla-leader-any-neighbour }
   *[off] { " " }qui a une couleur en commun avec ce lieu et une avec le meneur.
  }
valhalla-does-location = Faveur d'Odin : ajoute-la au paysage et marque-la aussitôt, ainsi que le meilleur lieu voisin que tu tiens ; ou pose-la à la place d'un autre lieu. Les armées liées l'accompagnent.
valhalla-does-ace = As : une fois par cycle, { $ace-any-turn ->
    [on] marque un lieu de sa couleur que tu tiens. { readingsvalhalla-ace-any-turn }
   *[off] dans ta phase de bataille, marque un lieu de sa couleur que tu tiens, sans finir ton tour.
  } Ou tourne-le dans ta phase de gloire : tes lieux de rang 2 à 9 de sa couleur comptent double.
valhalla-does-excuse = Excuse : annule ce qu'un rival vient de prévoir avec une carte{ $excuse-any-turn ->
    [on] . { readingsvalhalla-excuse-any-turn }
   *[off] { " " }; ou, comme action en phase de bataille, défausse une carte de la zone de contrôle d'un rival.
  }
valhalla-worth-number = Rapporte { $n } de gloire.
valhalla-worth-crown = Rapporte 2 pour chaque lieu du groupe relié de sa couleur, elle comprise, quel que soit celui qui le tient.
valhalla-worth-pawn = Rapporte 1 pour chacune de tes armées qui s'y trouve.
valhalla-worth-court = Rapporte 1 pour chacune de tes armées qui s'y trouve ou sur un lieu voisin.

## Phases

valhalla-phase-1 = Valhalla
valhalla-phase-2 = Recrutement
valhalla-phase-3 = Bataille
valhalla-phase-4 = Gloire
valhalla-phase-about-1 = Une armée par tour, de la réserve vers un intervalle entre deux cartes.
valhalla-phase-about-2 = Une carte par tour, entourée d'au moins deux de tes armées, à son prix.
valhalla-phase-about-3 = Une carte par tour : événements, meneurs, lieux.
valhalla-phase-about-4 = Les lieux que tu tiens rapportent de la gloire ; puis un nouveau cycle commence.

## Ce qui s'est passé

valhalla-event-placed = { $who } place une armée entre { $one } et { $other }.
valhalla-event-passed = { $who } passe.
valhalla-event-unable-1 = { $who } ne peut pas placer d'armée pour le moment.
valhalla-event-unable-2 = { $who } ne peut recruter aucune carte.
valhalla-event-phase = { $who } avance : { $phase }.
valhalla-event-phase-forced = Tous ont passé, et { $who } doit avancer : { $phase }.
valhalla-event-recruited = { $price ->
    [0] { $who } recrute gratuitement : { $card }.
    [one] { $who } recrute pour { $price } armée : { $card }.
   *[other] { $who } recrute pour { $price } armées : { $card }.
}
valhalla-event-bound = { $who } lie une armée qui était entre { $one } et { $other } : { $card }.
valhalla-event-bound-reserve = { $who } lie une armée de la réserve : { $card }.
valhalla-event-dropped = { $n ->
    [0] { $who } renonce à une carte : { $card }.
    [one] { $who } renonce à une carte : { $card } ; { $n } armée rentre.
   *[other] { $who } renonce à une carte : { $card } ; { $n } armées rentrent.
}
valhalla-event-announced-event = { $who } utilise comme événement : { $card }.
valhalla-event-announced-person = { $who } prend pour meneur : { $card }.
valhalla-event-announced-location = { $who } pose dans le paysage : { $card }.
valhalla-event-announced-ace = { $who } tourne pour des points : { $card }.
valhalla-event-planned-put = { $n ->
    [one] { $who } prévoit d'envoyer { $n } armée : { $where }.
   *[other] { $who } prévoit d'envoyer { $n } armées : { $where }.
}
valhalla-event-planned-march = { $n ->
    [one] { $who } prévoit de mener { $n } armée depuis : { $where }.
   *[other] { $who } prévoit de mener { $n } armées depuis : { $where }.
}
valhalla-event-excused = L'Excuse de { $who } annule { $card } ({ $target }).
valhalla-event-excuse-discard = { $who } utilise l'Excuse : { $target } perd { $card }.
valhalla-event-deployed = { $n ->
    [one] { $who } envoie { $n } armée : { $where }.
   *[other] { $who } envoie { $n } armées : { $where }.
}
valhalla-event-marched = { $n ->
    [one] { $who } mène { $n } armée : { $from } → { $to }.
   *[other] { $who } mène { $n } armées : { $from } → { $to }.
}
valhalla-event-battle = Combat ({ $where }) : { $who } { $n } contre { $other } { $m }.
valhalla-event-battle-terrain = La montée coûte une armée à celui qui attaque.
valhalla-event-battle-crown = La couronne abat d'abord un défenseur.
valhalla-event-battle-won = { $n ->
    [one] Il reste { $n } armée à { $who }.
   *[other] Il reste { $n } armées à { $who }.
}
valhalla-event-battle-none = Il ne reste personne.
valhalla-event-location-added = Nouveau dans le paysage : { $card } ({ $who }). À côté : { $beside }.
valhalla-event-location-replaced = { $card } prend la place de { $old } ({ $who }).
valhalla-event-halved = La moitié des armées de { $who } y reste : { $to } sur { $from }.
valhalla-event-points-ace = { $who } marque { $points } par un as.
valhalla-event-points-odin = { $who } marque { $points } par la faveur d'Odin.
valhalla-event-points-glory = { $who } marque { $points } de gloire.
valhalla-event-refreshed = { $who } lie deux armées et redresse une carte : { $card }.
valhalla-event-glory-ace = { $who } tourne { $card } : la couleur compte double.
valhalla-event-readied = Les cartes de { $who } sont de nouveau prêtes.
valhalla-event-taken-back = { $n ->
    [one] { $who } ramène { $n } armée qui était entre { $one } et { $other }.
   *[other] { $who } ramène { $n } armées qui étaient entre { $one } et { $other }.
}
valhalla-event-swept = Sans armée autour d'elles, ces cartes quittent le Valhalla : { $cards }.
valhalla-event-reshuffled = { $n ->
    [one] { $n } carte de la défausse forme la nouvelle pioche.
   *[other] { $n } cartes de la défausse, mélangées, forment la nouvelle pioche.
}
valhalla-event-dealt = Nouveau au Valhalla : { $cards }.
valhalla-event-cycle = { $who } commence le cycle { $n }.
valhalla-event-game-over-target = { $who } gagne : l'objectif est atteint et personne n'est à égalité.
valhalla-event-game-over-cap = La dernière phase de gloire est passée. Le plus de points : { $who }.
valhalla-reason = { $card } rapporte { $points }.
valhalla-reason-doubled = { $card } rapporte { $points }, doublé par un as.
valhalla-part-doubled = { $card }, doublé par un as

## Questions

valhalla-prompt-place = Place une de tes armées entre deux cartes du Valhalla.
valhalla-prompt-place-recruit-or-pass = Place une de tes armées entre deux cartes du Valhalla, recrute une carte entourée d'au moins deux de tes armées, ou passe.
valhalla-prompt-recruit = Recrute une carte entourée d'au moins deux de tes armées.
valhalla-prompt-recruit-use-or-pass = Recrute encore une carte, utilise une des tiennes, ou passe.
valhalla-prompt-use-glory-or-pass = Utilise une carte de ta zone de contrôle, marque ta gloire, ou passe.
valhalla-prompt-place-or-pass = Place une de tes armées entre deux cartes du Valhalla, ou passe.
valhalla-prompt-recruit-or-pass = Recrute une carte entourée d'au moins deux de tes armées, ou passe.
valhalla-prompt-use-or-pass = Utilise une de tes cartes, ou passe.
valhalla-prompt-glory-or-pass = Marque ta gloire, ou passe.
valhalla-prompt-only-pass = Tu ne peux que passer.
valhalla-prompt-unable = Tu ne peux rien faire dans cette phase : saute-la.
valhalla-prompt-glory-now = Ton cycle touche à sa fin : marque tes lieux.
valhalla-prompt-pay = { $n ->
    [one] { $card } : lie encore { $n } armée, de la réserve ou du Valhalla.
   *[other] { $card } : lie encore { $n } armées, de la réserve ou du Valhalla.
}
valhalla-prompt-drop = Ta zone de contrôle est pleine : à quelle autre carte renonces-tu ?
valhalla-prompt-plan-event = { $n ->
    [0] { $card } : où vont les armées ?
    [one] { $card } : encore { $n } armée. Où va-t-elle ?
   *[other] { $card } : encore { $n } armées. Où vont-elles ?
}
valhalla-prompt-plan-person = { $n ->
    [0] { $card } : quelles armées marchent ?
    [one] { $card } : encore { $n } mouvement. Quelle armée marche ?
   *[other] { $card } : encore { $n } mouvements. Quelles armées marchent ?
}
valhalla-prompt-plan-muster = { $n ->
    [0] { $card } : quelles armées se rassemblent ? Destination : { $where }
    [one] { $card } : encore { $n } mouvement. Quelle armée va à la destination ({ $where }) ?
   *[other] { $card } : encore { $n } mouvements. Quelles armées vont à la destination ({ $where }) ?
}
valhalla-prompt-excuse = Avec { $card }, { $who } prévoit ceci. Utilises-tu ton Excuse ?
valhalla-prompt-glory = Tourne des as pour doubler leurs couleurs, ou marque.
valhalla-prompt-take = Quelles armées ramènes-tu du Valhalla ?
valhalla-prompt-where = Où ?
valhalla-prompt-use = Pour quoi ?

## Choix

valhalla-choice-place = Placer une armée : { $slot }
valhalla-choice-pay = Lier une armée du Valhalla : { $slot }
valhalla-choice-pay-reserve = Lier une armée de la réserve
valhalla-choice-take = { $n ->
    [one] Ramener { $n } armée : { $slot }
   *[other] Ramener { $n } armées : { $slot }
}
valhalla-choice-recruit = { $price ->
    [0] Recruter gratuitement : { $card }
    [one] Recruter pour { $price } armée : { $card }
   *[other] Recruter pour { $price } armées : { $card }
}
valhalla-choice-event = Utiliser comme événement : { $card }
valhalla-choice-person = Utiliser comme meneur : { $card }
valhalla-choice-leader = { $card } rassemble des armées : { $where }
valhalla-choice-location-add = Ajouter ici : { $card }
valhalla-choice-location-replace = Poser { $card } à la place de { $where }
valhalla-choice-ace = Marquer { $where } avec { $card }
valhalla-choice-refresh = Lier deux armées et redresser : { $card }
valhalla-choice-discard = Défausser { $card } de { $who }
valhalla-choice-drop = Renoncer à : { $card }
valhalla-choice-glory-ace = Tourner : { $card }
valhalla-choice-put = { $n ->
    [one] { $n } armée : { $where }
   *[other] { $n } armées : { $where }
}
valhalla-choice-march = { $n ->
    [one] { $n } armée : { $from } → { $to }
   *[other] { $n } armées : { $from } → { $to }
}
valhalla-choice-muster = { $n ->
    [one] { $n } armée : { $from } → { $via } → { $to }
   *[other] { $n } armées : { $from } → { $via } → { $to }
}
valhalla-choice-pass = Passer
valhalla-choice-battle = Passer à la bataille
valhalla-choice-skip-place = Je ne peux rien placer
valhalla-choice-skip-recruit = Je ne peux rien recruter
valhalla-choice-glory = Marquer la gloire
valhalla-choice-score = Marquer
valhalla-choice-end-plan = Exécuter le plan
valhalla-choice-end-take = Laisser le reste
valhalla-choice-excuse = Utiliser l'Excuse
valhalla-choice-allow = Laisser faire

valhalla-use-event = Comme événement
valhalla-use-person = Comme meneur
valhalla-use-location = Dans le paysage
valhalla-use-ace = Marquer un lieu
valhalla-use-refresh = Redresser
valhalla-use-discard = Défausser une carte

## À la table

valhalla-armies = { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}
valhalla-armies-of = { $who } { $n }
valhalla-nobody = personne
valhalla-place-empty-short = une place vide
valhalla-slot = Entre { $one } et { $other }
valhalla-cell-free = Place libre
valhalla-reserve = { $n ->
    [one] { $n } armée en réserve
   *[other] { $n } armées en réserve
}
valhalla-uses-0 = droite
valhalla-uses-1 = couchée
valhalla-uses-2 = face cachée
valhalla-ready = prête
valhalla-used = utilisée
valhalla-bound = { $n ->
    [one] { $n } armée liée
   *[other] { $n } armées liées
}
valhalla-cycle = cycle { $n }
valhalla-passes = Passes de suite : { $n } sur { $of }.
valhalla-threatened = Si personne n'agit avant leur tour, doivent avancer : { $who }.

## Options

valhalla-option-decks = Decktets
valhalla-option-decks-about = À cinq ou six joueurs, il en faut deux.
valhalla-option-extended = Pions et cours
valhalla-option-extended-about = Huit cartes de plus, à trois couleurs chacune : le Decktet étendu.
valhalla-option-excuse = L'Excuse
valhalla-option-excuse-about = Annule ce qu'un rival a prévu.
valhalla-option-target = Points à atteindre
valhalla-option-target-about = Vérifié après chaque phase de gloire ; à égalité en tête, on continue.
valhalla-option-glory-cap = Phases de gloire au plus
valhalla-option-glory-cap-about = De tous les joueurs ensemble ; puis la partie finit.
valhalla-option-first = Qui commence

## Noms des cartes

valhalla-card-ace-moons = As des Lunes
valhalla-card-ace-suns = As des Soleils
valhalla-card-ace-waves = As des Vagues
valhalla-card-ace-leaves = As des Feuilles
valhalla-card-ace-wyrms = As des Vouivres
valhalla-card-ace-knots = As des Nœuds
valhalla-card-author = Auteur
valhalla-card-desert = Désert
valhalla-card-origin = Origine
valhalla-card-journey = Voyage
valhalla-card-painter = Peintre
valhalla-card-savage = Sauvage
valhalla-card-mountain = Montagne
valhalla-card-sailor = Marin
valhalla-card-battle = Bataille
valhalla-card-forest = Forêt
valhalla-card-discovery = Découverte
valhalla-card-soldier = Soldat
valhalla-card-lunatic = Dément
valhalla-card-penitent = Pénitent
valhalla-card-market = Marché
valhalla-card-chance-meeting = Rencontre fortuite
valhalla-card-castle = Château
valhalla-card-cave = Grotte
valhalla-card-diplomat = Diplomate
valhalla-card-mill = Moulin
valhalla-card-betrayal = Trahison
valhalla-card-pact = Pacte
valhalla-card-darkness = Ténèbres
valhalla-card-merchant = Marchand
valhalla-card-huntress = Chasseresse
valhalla-card-bard = Barde
valhalla-card-sea = Mer
valhalla-card-end = Fin
valhalla-card-calamity = Calamité
valhalla-card-windfall = Aubaine
valhalla-card-harvest = Moisson
valhalla-card-watchman = Guetteur
valhalla-card-light-keeper = Gardien de phare
valhalla-card-borderland = Frontière
valhalla-card-consul = Consul
valhalla-card-rite = Rite
valhalla-card-island = Île
valhalla-card-window = Fenêtre
valhalla-card-excuse = Excuse

## Dans le navigateur

valhalla-help-short = Cartes
valhalla-players-count = { $n } joueurs
valhalla-decks = { $n ->
    [one] { $n } Decktet
   *[other] { $n } Decktets
}
valhalla-to-target = à { $n }
valhalla-draw-pile = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
valhalla-over-cap = La limite des phases de gloire est atteinte.
valhalla-map-market = Valhalla
valhalla-map-landscape = Paysage
valhalla-phases = Qui est dans quelle phase
valhalla-passes-short = Passes
valhalla-stalled = a passé
valhalla-place-empty = Place vide
valhalla-around = Autour : { $armies }
valhalla-price = { $price ->
    [0] Ne coûte rien
    [one] Coûte { $price } armée
   *[other] Coûte { $price } armées
}
valhalla-price-ahead = Deux armées, moins ton avance de { $n } : { $price }.
valhalla-price-behind = Deux armées, plus { $n } pour ton retard : { $price }.
valhalla-price-level = Deux armées : personne n'a d'avance.
valhalla-reason-few = { $card } : { $n } des deux armées qu'il faut.
valhalla-reason-costs = { $price ->
    [0] { $card } : { $n } à toi autour ; elle ne coûte alors rien.
    [one] { $card } : { $n } à toi autour ; elle coûte alors { $price } armée.
   *[other] { $card } : { $n } à toi autour ; elle coûte alors { $price } armées.
}
valhalla-held-by = { $n ->
    [one] Tenu par { $who } avec { $n } armée, rapporte { $value }
   *[other] Tenu par { $who } avec { $n } armées, rapporte { $value }
}
valhalla-held-by-nobody = N'est tenu par personne
valhalla-planned-here = Après le plan : { $who } { $n }
valhalla-holds = { $n ->
    [one] { $n } lieu, { $glory } de gloire à présent
   *[other] { $n } lieux, { $glory } de gloire à présent
}
valhalla-reserve-short = réserve
valhalla-zone = Ta zone de contrôle
valhalla-zone-of = Zone de contrôle de { $who }
valhalla-board-of = { $who }
valhalla-whereabouts = réserve { $reserve }, Valhalla { $valhalla }, liées { $bound }, paysage { $landscape }
valhalla-no-cards = Pas encore de cartes.
valhalla-card-of = { $card } de { $who }
valhalla-offered = À choisir
valhalla-how-many = Combien d'armées
valhalla-fewer = Moins
valhalla-more = Plus
valhalla-steps = Prévu jusqu'ici
valhalla-step-put = { $n } → { $where }
valhalla-step-march = { $n } : { $from } → { $to }
valhalla-tally = La gloire, lieu par lieu
valhalla-tally-close = Fermer le décompte
valhalla-deed-allow = { $who } laisse faire.
valhalla-deed-end = { $who } a fini.
valhalla-doubled-short = ×2
valhalla-why-not = Impossible maintenant. { $message }

valhalla-setup-cards = Cartes
valhalla-setup-end = Début et fin
valhalla-target-usual = habituel ({ $n })
valhalla-target-skirmish = escarmouche ({ $n })
valhalla-target-battle = bataille ({ $n })
valhalla-target-conflict = conflit ({ $n })
valhalla-target-epic = épopée ({ $n })
valhalla-target-own = un autre nombre
valhalla-option-target-points = Combien de points
valhalla-first-lot = au sort

valhalla-help-title = Valhalla en bref
valhalla-help-aim = Tiens des lieux du paysage, qui te rapportent de la gloire. Celui qui est seul en tête avec au moins { $target ->
    [one] { $target } point
   *[other] { $target } points
} après une phase de gloire gagne.
valhalla-help-cycle = Ton cycle
valhalla-help-cycle-about = Chacun traverse quatre phases à son rythme, une action par tour. Si tu fais quelque chose de la phase suivante, tu y entres.
valhalla-help-passing = Quand tous ont passé l'un après l'autre, celui qui a passé doit avancer à la phase suivante.
valhalla-help-price = Ce que coûte une carte
valhalla-help-price-about = Deux armées, moins ton avance sur le plus fort rival autour de la carte ; davantage si tu es en retard. Les armées qui paient restent liées à la carte. À chaque cycle, il faut recruter une carte si c'est possible.
valhalla-help-cards = Utiliser les cartes
valhalla-help-cards-about = La première utilisation couche la carte, la seconde la met face cachée, et chaque fois elle se repose jusqu'à ton prochain cycle. Deux armées redressent une carte face cachée. Une zone de contrôle a quatre cartes au plus.
valhalla-help-combat = Combat
valhalla-help-combat-about = Les armées tombent une contre une jusqu'à ce qu'il reste au plus un camp. Celui qui marche contre des ennemis vers un lieu de rang plus haut perd d'abord une armée ; les couronnes ne sont ni plus hautes ni plus basses que quoi que ce soit.
valhalla-help-glory = Gloire
valhalla-help-glory-about = À ta première phase de gloire, seuls tes points comptent ; à toutes les suivantes, ceux de tout le monde. Tes cartes utilisées redeviennent prêtes, tes armées peuvent rentrer, et le Valhalla se renouvelle là où aucune armée n'attend.
valhalla-help-suits = Couleurs
valhalla-help-decktet = Le Decktet
valhalla-help-credit = Valhalla est un jeu de Fernando Grillo pour le Decktet, un système de cartes de P. D. Magnus. Les signes et les cartes ont été dessinés pour cette salle.
valhalla-group-ace = As
valhalla-group-number = Rangs 2 à 9
valhalla-group-crown = Couronnes
valhalla-group-people = Pions et cours
valhalla-group-excuse = L'Excuse

## Dans le terminal

valhalla-seat = Joueur { $number }
valhalla-pair = { $name } : { $value }
valhalla-then = { $one } { $other }
valhalla-named-at = { $name } ({ $at })
valhalla-named-held = { $name } [{ $troop }]
valhalla-choice-gains = { $text } : +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
valhalla-choice-worth = { $text } : { $points ->
    [one] { $points } point, si aucune Excuse ne s'y oppose
   *[other] { $points } points, si aucune Excuse ne s'y oppose
}
valhalla-choice-with-about = { $text } – { $about }
valhalla-row-put = Des armées vers { $where }
valhalla-row-march = Des armées de { $from } à { $to }
valhalla-row-muster = Des armées de { $from } à { $to } en passant par { $via }
valhalla-row-take = Ramener des armées : { $slot }
valhalla-group-place = Placer une armée
valhalla-group-recruit = Recruter
valhalla-group-cards = Utiliser une carte
valhalla-group-locations = Faveur d'Odin
valhalla-group-refresh = Redresser
valhalla-allow-about = L'Excuse n'est plus proposée avant la fin de ce tour.
valhalla-glories = { $of ->
    [one] { $n } phase de gloire sur { $of }
   *[other] { $n } phases de gloire sur { $of }
}
valhalla-discarded = { $n ->
    [one] { $n } carte défaussée
   *[other] { $n } cartes défaussées
}
valhalla-col-player = Joueur
valhalla-col-phase = Phase
valhalla-col-points = Points
valhalla-col-cycle = Cycle
valhalla-col-reserve = Réserve
valhalla-col-valhalla = Valhalla
valhalla-col-bound = Liées
valhalla-col-land = Paysage
valhalla-col-held = Lieux
valhalla-col-glory = Gloire
valhalla-towards = Vers { $where }.
valhalla-short-personality = meneur
valhalla-short-event = événem.
valhalla-short-location = lieu
valhalla-legend-price = =2 : pour deux armées, celui dont c'est le tour aurait cette carte · A3 : trois armées du joueur A
valhalla-legend-zone = 1/2 : utilisée une fois sur deux · ! prête · x utilisée dans ce cycle · +2 : deux armées liées · > prévu
valhalla-legend-region = *1 : un groupe relié de lieux qu'une couronne compte
valhalla-help-terminal =
    Valhalla
    3 5            ligne 3 de la liste, avec 5 armées
    skip           quand l'Excuse est proposée : plus pendant ce tour
    help turn      comment se passe un cycle, comment on passe et gagne
    help price     ce que coûte une carte, combien on peut en tenir
    help fight     comment les armées combattent
    help glory     ce que rapportent les lieux
    help signs     couleurs, lettres et signes de l'image
    help cards     toutes les cartes ; help cards moons montre une couleur
    help château   une carte, par son nom
valhalla-help-unknown = Rien ici ne s'appelle « { $topic } ».
valhalla-help-more = … et { $n } de plus : donne plus de lettres du nom.
valhalla-help-win = Après chaque phase de gloire, on regarde si quelqu'un a atteint l'objectif ; celui qui est alors seul en tête gagne.
valhalla-help-maps = Une place se désigne par sa colonne et sa rangée : 1,0. Un intervalle prend le nom de la carte à sa gauche ou au-dessus de lui, suivi de E pour le côté droit de cette carte ou de S pour le dessous : 1,0E. Les lettres désignent les joueurs, les nombres qui suivent leurs armées.

# For newcomers: one line about the position, while the first turns of a game are played.

valhalla-coach-plan = Prévois d'abord toutes les étapes : rien n'est définitif avant la fin du plan.
valhalla-coach-glory-aces = Tourne un as si beaucoup de tes lieux ont sa couleur : les rangs 2 à 9 comptent double.
valhalla-coach-glory = { $n ->
    [one] La gloire te rapporte maintenant 1 point.
   *[other] La gloire te rapporte maintenant { $n } points.
}
valhalla-coach-recruit = { $card } est la moins chère à recruter : { $n ->
    [one] elle coûte 1 armée.
   *[other] elle coûte { $n } armées.
}
valhalla-coach-place = Les armées recrutent les cartes voisines : places-en une entre deux cartes que tu aimerais avoir.
valhalla-coach-location = Un nouveau lieu marque aussitôt, avec le meilleur voisin que tu contrôles.
valhalla-coach-leader = Un meneur déplace des armées { $leader-any-neighbour ->
    [on] vers des lieux voisins
   *[off] entre voisins de même couleur
  } : prends des lieux que personne ne tient.
valhalla-coach-event = Un événement envoie des armées de ta réserve sur les lieux qui ont une couleur en commun avec lui.
valhalla-coach-ace = Un as fait marquer un lieu de sa couleur que tu contrôles, et ton tour continue.
