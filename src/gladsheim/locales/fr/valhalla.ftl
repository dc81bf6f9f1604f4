# Valhalla : cartes, phases, choix et événements.

hall-game-valhalla = Valhalla
hall-game-valhalla-pitch = Douze armées et une salle de héros tombés. Recrute les cartes que tu entoures, mène tes armées sur une terre qui change, et compte la gloire là où tu tiens.

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
valhalla-kind-ace = As
valhalla-kind-excuse = Excuse

## Ce que font les cartes : composé de la sorte et du rang

valhalla-does-event = Événement : place jusqu'à { $n } armées de ta réserve sur des lieux qui ont une couleur en commun avec lui.
valhalla-does-event-crown = Événement : place jusqu'à 10 armées de ta réserve sur des lieux de sa couleur.
valhalla-does-event-people = Événement : choisis un lieu de rang 2 à 9 avec une couleur en commun, et places-y au plus autant d'armées de ta réserve que son rang.
valhalla-does-personality = Meneur : { $n } mouvements. Chacun mène une armée vers un lieu voisin qui a une couleur en commun avec celui d'où elle vient, et une avec le meneur.
valhalla-does-personality-crown = Meneur : nomme un lieu et mènes-y des armées avec 10 mouvements, par des lieux de sa couleur. Le premier combat là-bas coûte d'abord une armée à l'ennemi.
valhalla-does-personality-people = Meneur : chaque armée d'un de tes lieux qui a une couleur en commun avec lui peut aller chez un voisin qui a une couleur en commun avec ce lieu et une avec le meneur.
valhalla-does-location = Faveur d'Odin : ajoute-le au paysage et il compte aussitôt, avec le meilleur voisin que tu tiens ; ou pose-le à la place d'un autre lieu. Les armées liées l'accompagnent.
valhalla-does-ace = As : une fois par cycle, dans ta phase de bataille, compte un lieu de sa couleur que tu tiens, sans finir ton tour. Ou tourne-le dans ta phase de gloire : tes lieux de rang 2 à 9 de sa couleur comptent double.
valhalla-does-excuse = Excuse : annule ce qu'un rival vient de prévoir avec une carte ; ou, comme action en bataille, défausse une carte de la zone d'un rival.
valhalla-worth-number = Apporte { $n } à la gloire.
valhalla-worth-crown = Apporte 2 pour chaque lieu du groupe relié de sa couleur, lui compris, quel qu'en soit le maître.
valhalla-worth-pawn = Apporte 1 pour chacune de tes armées qui s'y trouve.
valhalla-worth-court = Apporte 1 pour chacune de tes armées qui s'y trouve et sur ses voisins.

## Phases

valhalla-phase-1 = Valhalla
valhalla-phase-2 = Recrues
valhalla-phase-3 = Bataille
valhalla-phase-4 = Gloire
valhalla-phase-about-1 = Une armée par tour, de la réserve vers une brèche entre deux cartes.
valhalla-phase-about-2 = Une carte par tour, entourée d'au moins deux de tes armées, à son prix.
valhalla-phase-about-3 = Une carte par tour fait ce qu'elle sait : événements, meneurs, lieux.
valhalla-phase-about-4 = Les lieux que tu tiens rapportent ; puis un nouveau cycle commence.

## Ce qui s'est passé

valhalla-event-placed = { $who } place une armée au Valhalla.
valhalla-event-passed = { $who } passe.
valhalla-event-unable-1 = { $who } ne peut plus rien faire au Valhalla.
valhalla-event-unable-2 = { $who } ne peut recruter aucune carte.
valhalla-event-phase = { $who } avance : { $phase }.
valhalla-event-phase-forced = Tous ont passé, et { $who } doit avancer : { $phase }.
valhalla-event-recruited = { $price ->
    [0] { $who } recrute pour rien : { $card }.
    [one] { $who } recrute pour { $price } armée : { $card }.
   *[other] { $who } recrute pour { $price } armées : { $card }.
}
valhalla-event-bound = { $who } lie une armée du Valhalla : { $card }.
valhalla-event-bound-reserve = { $who } lie une armée de la réserve : { $card }.
valhalla-event-dropped = { $n ->
    [0] { $who } renonce à une carte : { $card }.
    [one] { $who } renonce à une carte : { $card } ; { $n } armée rentre.
   *[other] { $who } renonce à une carte : { $card } ; { $n } armées rentrent.
}
valhalla-event-announced-event = { $who } utilise comme événement : { $card }.
valhalla-event-announced-person = { $who } fait mener : { $card }.
valhalla-event-announced-location = { $who } pose dans le paysage : { $card }.
valhalla-event-announced-ace = { $who } tourne pour des points : { $card }.
valhalla-event-planned-put = { $n ->
    [one] { $who } prévoit { $n } armée pour : { $where }.
   *[other] { $who } prévoit { $n } armées pour : { $where }.
}
valhalla-event-planned-march = { $n ->
    [one] { $who } prévoit de mener { $n } armée depuis : { $where }.
   *[other] { $who } prévoit de mener { $n } armées depuis : { $where }.
}
valhalla-event-excused = L'Excuse de { $who } annule tout : { $card } ({ $target }) est utilisée pour rien.
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
valhalla-event-battle-terrain = La montée coûte une armée à qui attaque.
valhalla-event-battle-crown = La couronne abat d'abord un défenseur.
valhalla-event-battle-won = { $n ->
    [one] Il reste { $n } armée à { $who }.
   *[other] Il reste { $n } armées à { $who }.
}
valhalla-event-battle-none = Il ne reste personne.
valhalla-event-location-added = Nouveau dans le paysage : { $card } ({ $who }).
valhalla-event-location-replaced = { $card } prend la place de { $old } ({ $who }).
valhalla-event-halved = La moitié des armées de { $who } y reste : { $to } sur { $from }.
valhalla-event-points-ace = { $who } marque { $points } par un As.
valhalla-event-points-odin = { $who } marque { $points } par la faveur d'Odin.
valhalla-event-points-glory = { $who } marque { $points } de gloire.
valhalla-event-refreshed = { $who } lie deux armées et redresse une carte : { $card }.
valhalla-event-glory-ace = { $who } tourne { $card } : la couleur compte double.
valhalla-event-readied = Les cartes de { $who } sont de nouveau prêtes.
valhalla-event-taken-back = { $n ->
    [one] { $who } ramène { $n } armée du Valhalla.
   *[other] { $who } ramène { $n } armées du Valhalla.
}
valhalla-event-swept = Sans personne autour, quittent le Valhalla : { $cards }.
valhalla-event-reshuffled = { $n ->
    [one] { $n } carte défaussée est la nouvelle pioche.
   *[other] { $n } cartes défaussées sont mélangées en une nouvelle pioche.
}
valhalla-event-dealt = Nouveau au Valhalla : { $cards }.
valhalla-event-cycle = { $who } commence le cycle { $n }.
valhalla-event-game-over-target = { $who } gagne : le but est atteint et personne n'est à égalité.
valhalla-event-game-over-cap = La dernière phase de gloire est passée. Le plus de points : { $who }.
valhalla-reason = { $card } apporte { $points }.
valhalla-reason-doubled = { $card } apporte { $points }, doublé par un As.
valhalla-part-doubled = { $card }, doublé par un As

## Questions

valhalla-prompt-place = Place une armée dans une brèche du Valhalla.
valhalla-prompt-place-recruit-or-pass = Place encore une armée, recrute une carte entourée de deux des tiennes, ou passe.
valhalla-prompt-recruit = Recrute une carte entourée d'au moins deux de tes armées.
valhalla-prompt-recruit-use-or-pass = Recrute encore une carte, utilise une des tiennes, ou passe.
valhalla-prompt-use-glory-or-pass = Utilise une carte de ta zone, compte la gloire, ou passe.
valhalla-prompt-place-or-pass = Place encore une armée, ou passe.
valhalla-prompt-recruit-or-pass = Recrute une carte entourée de deux des tiennes, ou passe.
valhalla-prompt-use-or-pass = Utilise une de tes cartes, ou passe.
valhalla-prompt-glory-or-pass = Compte la gloire, ou passe.
valhalla-prompt-only-pass = Tu ne peux que passer.
valhalla-prompt-unable = Rien n'est possible dans cette phase : continue.
valhalla-prompt-glory-now = Ton cycle touche à sa fin : compte ta gloire.
valhalla-prompt-pay = { $n ->
    [one] { $card } : lie encore { $n } armée, de la réserve ou du Valhalla.
   *[other] { $card } : lie encore { $n } armées, de la réserve ou du Valhalla.
}
valhalla-prompt-drop = Ta zone est pleine : à quelle autre carte renonces-tu ?
valhalla-prompt-plan-event = { $n ->
    [0] { $card } : où vont des armées ?
    [one] { $card } : encore { $n } armée. Où va-t-elle ?
   *[other] { $card } : encore { $n } armées. Où vont-elles ?
}
valhalla-prompt-plan-person = { $n ->
    [0] { $card } : quelles armées marchent ?
    [one] { $card } : encore { $n } mouvement. Quelle armée marche ?
   *[other] { $card } : encore { $n } mouvements. Quelles armées marchent ?
}
valhalla-prompt-plan-muster = { $n ->
    [0] { $card } : quelles armées se rassemblent ? But : { $where }
    [one] { $card } : encore { $n } mouvement. Quelle armée va au but ({ $where }) ?
   *[other] { $card } : encore { $n } mouvements. Quelles armées vont au but ({ $where }) ?
}
valhalla-prompt-excuse = { $who } prévoit ceci avec { $card }. Utilises-tu ton Excuse ?
valhalla-prompt-glory = Tourne des As pour doubler leurs couleurs, ou compte.
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
    [0] Recruter pour rien : { $card }
    [one] Recruter pour { $price } armée : { $card }
   *[other] Recruter pour { $price } armées : { $card }
}
valhalla-choice-event = Utiliser comme événement : { $card }
valhalla-choice-person = Faire mener : { $card }
valhalla-choice-leader = { $card } rassemble des armées : { $where }
valhalla-choice-location-add = Ajouter ici : { $card }
valhalla-choice-location-replace = Poser { $card } à la place de { $where }
valhalla-choice-ace = Compter { $where } avec { $card }
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
valhalla-choice-skip-place = Rien à placer
valhalla-choice-skip-recruit = Rien à recruter
valhalla-choice-glory = Compter la gloire
valhalla-choice-score = Compter
valhalla-choice-end-plan = Exécuter
valhalla-choice-end-take = Laisser le reste
valhalla-choice-excuse = Utiliser l'Excuse
valhalla-choice-allow = Laisser faire

valhalla-use-event = Comme événement
valhalla-use-person = Comme meneur
valhalla-use-location = Dans le paysage
valhalla-use-ace = Compter un lieu
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
valhalla-uses-2 = retournée
valhalla-ready = prête
valhalla-used = utilisée
valhalla-bound = { $n ->
    [one] { $n } armée liée
   *[other] { $n } armées liées
}
valhalla-cycle = cycle { $n }
valhalla-passes = Passes de suite : { $n } sur { $of }.
valhalla-threatened = Si personne ne fait rien jusqu'à leur tour, doivent avancer : { $who }.

## Options

valhalla-option-decks = Decktets
valhalla-option-decks-about = À cinq ou six, il en faut deux.
valhalla-option-extended = Pions et Cours
valhalla-option-extended-about = Huit cartes de plus, à trois couleurs chacune.
valhalla-option-excuse = L'Excuse
valhalla-option-excuse-about = Annule ce qu'un rival a prévu.
valhalla-option-target = Points à atteindre
valhalla-option-target-about = Vérifié après chaque phase de gloire ; à égalité en tête, on continue.
valhalla-option-glory-cap = Phases de gloire au plus
valhalla-option-glory-cap-about = De tous ensemble ; puis la partie finit.
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
valhalla-card-lunatic = Lunatique
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
valhalla-card-light-keeper = Gardien du phare
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
    [one] { $n } decktet
   *[other] { $n } decktets
}
valhalla-to-target = à { $n }
valhalla-draw-pile = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
valhalla-over-cap = La dernière phase de gloire convenue est passée.
valhalla-maps = Quelle carte
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
valhalla-price-level = Deux armées : personne n'est en tête.
valhalla-reason-few = { $card } : { $n } des deux armées qu'il faut.
valhalla-reason-costs = { $price ->
    [0] { $card } : { $n } à toi autour ; elle ne coûte alors rien.
    [one] { $card } : { $n } à toi autour ; elle coûte alors { $price } armée.
   *[other] { $card } : { $n } à toi autour ; elle coûte alors { $price } armées.
}
valhalla-held-by = { $n ->
    [one] Tenu par { $who } avec { $n } armée, apporte { $value }
   *[other] Tenu par { $who } avec { $n } armées, apporte { $value }
}
valhalla-held-by-nobody = Tenu par personne
valhalla-planned-here = Après le plan : { $who } { $n }
valhalla-holds = { $n ->
    [one] { $n } lieu, { $glory } de gloire à présent
   *[other] { $n } lieux, { $glory } de gloire à présent
}
valhalla-reserve-short = réserve
valhalla-zone = Ta zone
valhalla-zone-of = Zone de { $who }
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
valhalla-why-not = Pas maintenant : { $message }

valhalla-setup-cards = Cartes
valhalla-setup-end = Début et fin
valhalla-target-usual = habituel ({ $n })
valhalla-target-skirmish = escarmouche ({ $n })
valhalla-target-battle = bataille ({ $n })
valhalla-target-conflict = guerre ({ $n })
valhalla-target-epic = épopée ({ $n })
valhalla-target-own = un nombre à toi
valhalla-option-target-points = Combien de points
valhalla-first-lot = au sort

valhalla-help-title = Valhalla en bref
valhalla-help-aim = Tiens des lieux du paysage et laisse-les apporter la gloire. Qui mène seul avec au moins { $target } points après une phase de gloire gagne.
valhalla-help-cycle = Ton cycle
valhalla-help-cycle-about = Chacun traverse quatre phases à son rythme, une action par tour. Qui fait quelque chose de la phase suivante s'y trouve.
valhalla-help-passing = Quand tous ont passé l'un après l'autre, qui a passé doit avancer à la phase suivante.
valhalla-help-price = Ce que coûte une carte
valhalla-help-price-about = Deux armées, moins ton avance sur le plus fort rival autour de la carte ; plus si tu es en retard. Les armées qui paient restent liées à la carte. À chaque cycle il faut recruter une carte si c'est possible.
valhalla-help-cards = Utiliser les cartes
valhalla-help-cards-about = Une utilisation couche la carte, la suivante la retourne, et chaque fois elle se repose jusqu'à ton prochain cycle. Deux armées la redressent. Une zone tient quatre cartes.
valhalla-help-combat = Combat
valhalla-help-combat-about = Les armées tombent une contre une jusqu'à ce qu'il ne reste qu'un camp. Qui marche contre des ennemis sur un rang plus haut perd d'abord une armée ; les couronnes ne sont ni plus hautes ni plus basses que rien.
valhalla-help-glory = Gloire
valhalla-help-glory-about = À ta première phase de gloire, seuls tes points comptent, à toutes les suivantes tous comptent. Les cartes utilisées redeviennent prêtes, des armées peuvent rentrer, et le Valhalla se remplit là où personne n'attend.
valhalla-help-suits = Couleurs
valhalla-help-decktet = Le Decktet
valhalla-help-credit = Valhalla est un jeu de Fernando Grillo pour le Decktet, un système de cartes de P. D. Magnus. Signes et cartes sont dessinés par nous.
valhalla-group-ace = As
valhalla-group-number = Rangs 2 à 9
valhalla-group-crown = Couronnes
valhalla-group-people = Pions et Cours
valhalla-group-excuse = L'Excuse

## In the terminal

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
valhalla-group-place = Poster une armée
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
valhalla-col-land = Terre
valhalla-col-held = Lieux
valhalla-col-glory = Gloire
valhalla-towards = Vers { $where }.
valhalla-short-personality = meneur
valhalla-short-event = événem.
valhalla-short-location = lieu
valhalla-legend-price = =2 : pour deux armées, qui est au tour aurait cette carte · A3 : trois armées du joueur A
valhalla-legend-zone = 1/2 : utilisée une fois sur deux · ! prête · x utilisée dans ce cycle · +2 : deux armées liées · > prévu
valhalla-legend-region = *1 : un groupe de lieux qu'une Couronne compte
valhalla-help-terminal =
    Valhalla
    3 5            ligne 3 de la liste, avec 5 armées
    skip           quand l'Excuse est proposée : plus pendant ce tour
    help turn      comment va un cycle, comment on passe et gagne
    help price     ce que coûte un recrutement, ce que tient une zone
    help fight     comment les armées se battent
    help glory     ce que rapportent les lieux
    help signs     couleurs, lettres et signes de l'image
    help cards     toutes les cartes ; help cards moons montre une couleur
    help château   une carte, par son nom
valhalla-help-unknown = Rien ici ne s'appelle « { $topic } ».
valhalla-help-more = … et { $n } autres : donne plus de lettres du nom.
valhalla-help-win = Après chaque phase de gloire, on regarde si quelqu'un a atteint le but ; qui est alors seul en tête gagne.
valhalla-help-maps = Une place se nomme par sa colonne et sa rangée, 1,0. Un créneau prend le nom de la carte à sa gauche ou au-dessus de lui, avec E pour le côté droit de cette carte et S pour le dessous : 1,0E. Les lettres désignent les joueurs, les nombres qui suivent les armées.
