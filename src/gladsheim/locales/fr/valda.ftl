# Valda : dieux, cartes, armes, décisions et événements.

hall-game-valda = Valda
hall-game-valda-pitch = Creuse, bâtis des temples à sept dieux, combats et mène tes disciples en haut du tronc d'Yggdrasil.
hall-game-valda-facts = 2 à 5 joueurs · 60 min en ligne · moyen

## Dieux : ce que font un temple et deux

valda-god-heimdall = Heimdall
valda-god-freya = Freya
valda-god-surtur = Surtur
valda-god-tyr = Tyr
valda-god-thor = Thor
valda-god-odin = Odin
valda-god-loki = Loki
valda-epithet-heimdall = Gardien des dieux
valda-epithet-freya = Déesse de la fertilité
valda-epithet-surtur = Géant du feu
valda-epithet-tyr = Dieu de la justice
valda-epithet-thor = Dieu du tonnerre
valda-epithet-odin = Chef des dieux
valda-epithet-loki = Dieu du chaos

valda-realm-heimdall = Échanges
valda-realm-freya = Cartes
valda-realm-surtur = Attaque
valda-realm-tyr = Défense
valda-realm-thor = Disciples contre or et diamants
valda-realm-odin = Disciples contre sang
valda-realm-loki = Disciples aux dés

valda-one-heimdall = Dans ta phase des ressources, échange 2 ressources pareilles contre 1 autre.
valda-two-heimdall = Échange 1 contre 1 ; ce que tu as obtenu ainsi ne s'échange plus dans cette phase.
valda-one-freya = Les cartes que tu pioches au début de ta phase de jeu vont cachées dans ta main, et tu peux acheter 1 carte pour 1 action.
valda-two-freya = De plus, tu pioches une carte supplémentaire au début de ta phase de jeu.
valda-one-surtur = À deux ou trois joueurs, tu peux attaquer deux fois ; à quatre ou cinq, tes attaques ont 1 de pouvoir en plus.
valda-two-surtur = À deux ou trois joueurs, tes deux attaques ont 1 de pouvoir en plus ; à quatre ou cinq, 2 en plus.
valda-one-tyr = Chacune de tes cartes de défense compte 1 bouclier de plus.
valda-two-tyr = Chacune de tes cartes de défense compte 2 boucliers de plus.
valda-one-thor = Dans ta phase des disciples, jusqu'à trois fois : 3 or ou 3 diamants contre 1 disciple.
valda-two-thor = De plus, jusqu'à trois fois : 2 or ou 2 diamants contre 1 disciple.
valda-one-odin = Dans ta phase des disciples, jusqu'à trois fois : 2 sang contre 1 disciple.
valda-two-odin = De plus, jusqu'à deux fois : 3 sang contre 2 disciples.
valda-one-loki = Une fois dans ta phase des disciples, tu peux lancer un dé blanc : il apporte des disciples, ou un crâne en prend un.
valda-two-loki = Tu lances deux dés blancs au lieu d'un.

valda-about-temple = Un temple rapporte 1 disciple et l'une des deux premières cartes du paquet de ce dieu.
valda-about-lock = { $control ->
    [one] { $control } temple d'un joueur ferme
   *[other] { $control } temples d'un joueur ferment
} un territoire : personne d'autre ne peut y construire, et son propriétaire y pioche à chaque tour. Le fermer rapporte 1 disciple, une seule fois.
valda-level = { $level ->
    [0] aucun temple ne compte
    [one] { $level } temple compte
   *[other] { $level } temples comptent
}

## Ressources

valda-res-blood = sang
valda-res-gold = or
valda-res-diamond = { $n ->
    [one] diamant
   *[other] diamants
}
valda-amount-blood = { $n } sang
valda-amount-gold = { $n } or
valda-amount-diamond = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
}
valda-amount-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
valda-amount-followers = { $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
}
valda-amount-nothing = rien

## Phases

valda-phase-resource = Phase des ressources
valda-phase-game = Phase de jeu
valda-phase-build = Phase de construction
valda-phase-attack = Phase d'attaque
valda-phase-followers = Phase des disciples
valda-phase-over = Fin
valda-phase-resource-about = Lance un dé pour chaque mine et chaque forage, puis échange.
valda-phase-game-about = { $actions ->
    [one] Deux nouvelles cartes, puis { $actions } action.
   *[other] Deux nouvelles cartes, puis { $actions } actions.
}
valda-phase-build-about = { $builds ->
    [one] { $builds } mine, forage ou temple.
   *[other] Jusqu'à { $builds } mines, forages ou temples.
}
valda-phase-attack-about = Tous les autres peuvent t'attaquer une fois, à commencer par celui qui a le plus de disciples.
valda-phase-followers-about = Thor, Odin et Loki t'apportent des disciples.

## Dés

valda-die-Y = dé jaune
valda-die-B = dé bleu
valda-die-W = dé blanc
valda-face-skull = un crâne
valda-face-nothing = rien

## Paquets et sortes de cartes

valda-deck-base = paquet de base
valda-deck-heimdall = paquet de Heimdall
valda-deck-freya = paquet de Freya
valda-deck-surtur = paquet de Surtur
valda-deck-tyr = paquet de Tyr
valda-deck-thor = paquet de Thor
valda-deck-odin = paquet d'Odin
valda-deck-loki = paquet de Loki

valda-type-yellow = Carte jaune
valda-type-attack = Carte d'attaque
valda-type-defence = Carte de défense
valda-type-weapon = Arme divine
valda-type-yellow-about = Se joue dans ta propre phase de jeu, contre des actions.
valda-type-attack-about = Se joue dans la phase d'attaque d'un autre joueur.
valda-type-defence-about = Arrête une attaque dès que tes boucliers atteignent son pouvoir.
valda-type-weapon-about = Se joue au moment voulu, sans action, d'une de ses deux façons.

valda-card-cost = { $n ->
    [0] ne coûte pas d'action
    [one] coûte { $n } action
   *[other] coûte { $n } actions
}
valda-card-power = Pouvoir d'attaque { $n }
valda-card-shields = { $n ->
    [one] { $n } bouclier
   *[other] { $n } boucliers
}
valda-card-stops = Arrête une attaque de pouvoir { $n } au plus.
valda-card-success = Si la défense est réussie : { $effects }
valda-card-nothing = Elle ne fait rien d'autre.
valda-card-count = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
valda-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
valda-source-weapon = imprimée dans le livret de règles
valda-source-almanac = effet publié, nombre reconstitué
valda-source-review = seul le nom est publié
valda-source-print = lue sur la carte imprimée
valda-source-altered = nom publié, effet ou coût modifié ici
valda-source-recon = reconstituée

valda-notice-title = Cartes reconstituées
valda-notice = L'éditeur n'a jamais publié la liste complète. Des { $total } cartes d'ici, { $attested } ont un nom et un effet publiés ; { $reconstructed } sont reconstituées, tout comme les nombres d'exemplaires, le pouvoir des attaques, les boucliers et les faces des dés.
valda-notice-correct = Si tu possèdes le jeu, tu peux corriger la liste dans un seul fichier, valda-cards.toml, et le charger ; aucune règle n'en dépend.
valda-notice-short = Cette liste de cartes est une reconstitution.

## Ce que font les cartes : une phrase par effet, assemblée pour chaque carte

valda-do-gain = Prends { $what }.
valda-do-followers = { $n ->
    [one] Gagne { $n } disciple.
   *[other] Gagne { $n } disciples.
}
valda-do-roll-resources = { $n ->
    [one] Lance un dé { $die ->
        [Y] jaune
        [B] bleu
       *[W] blanc
    } et prends ce qu'il montre.
   *[other] Lance { $n } dés { $die ->
        [Y] jaunes
        [B] bleus
       *[W] blancs
    } et prends ce qu'ils montrent.
}
valda-do-roll-followers = { $n ->
    [one] Lance un dé { $die ->
        [Y] jaune
       *[B] bleu
    } : gagne autant de disciples qu'il indique.
   *[other] Lance { $n } dés { $die ->
        [Y] jaunes
       *[B] bleus
    } : gagne autant de disciples qu'ils indiquent.
}
valda-do-roll-followers-white = { $n ->
    [one] Lance un dé blanc : gagne autant de disciples qu'il indique ; un crâne en prend un.
   *[other] Lance { $n } dés blancs : gagne autant de disciples qu'ils indiquent ; un crâne en prend un.
}
valda-do-draw = { $n ->
    [one] Pioche { $n } carte.
   *[other] Pioche { $n } cartes.
}
valda-do-draw-open = { $n ->
    [one] Pose devant toi, visible, { $n } carte du paquet de base.
   *[other] Pose devant toi, visibles, { $n } cartes du paquet de base.
}
valda-do-draw-god = { $n ->
    [one] Pioche la première carte du paquet d'un dieu.
   *[other] { $n } fois, pioche la première carte du paquet d'un dieu.
}
valda-do-look-god = { $n ->
    [one] Regarde la première carte du paquet d'un dieu.
   *[other] Regarde la première carte des paquets de { $n } dieux.
}
valda-do-look-hand = Regarde la main d'un joueur.
valda-do-change = Échange jusqu'à { $max } { $from ->
    [any] ressources
   *[gold-diamond] or ou diamants
}, un pour un, contre { $to ->
    [any] d'autres
    [blood] du sang
    [gold] de l'or
   *[diamond] des diamants
}.
valda-do-sacrifice = { $max ->
    [one] Défausse une carte si tu veux : elle rapporte 1 disciple.
   *[other] Défausse jusqu'à { $max } cartes : chacune rapporte 1 disciple.
}
valda-do-switch = { $max ->
    [one] Défausse une carte si tu veux et pioches-en une autre.
   *[other] Défausse jusqu'à { $max } cartes et pioches-en autant.
}
valda-do-build-limit = { $n ->
    [one] Tu peux construire { $n } infrastructure ce tour-ci.
   *[other] Tu peux construire { $n } infrastructures ce tour-ci.
}
valda-do-build-free = Construis aussitôt { $what ->
    [mine] une mine
    [drill] un forage
   *[temple] un temple
}, gratuitement.
valda-do-build-pay = Construis aussitôt { $what ->
    [mine] une mine
    [drill] un forage
   *[temple] un temple
}, à son prix.
valda-do-recover = { $n ->
    [one] Prends { $type ->
        [yellow] une carte jaune
        [attack] une carte d'attaque
        [defence] une carte de défense
        [weapon] une arme divine
       *[any] une carte
    } dans la défausse.
   *[other] Prends { $n } { $type ->
        [yellow] cartes jaunes
        [attack] cartes d'attaque
        [defence] cartes de défense
        [weapon] armes divines
       *[any] cartes
    } dans la défausse.
}
valda-do-steal-followers = Vole { $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
} { $who ->
    [one] à un joueur
    [all] à chaque autre joueur
    [attacker] à l'attaquant
   *[target] à la cible
}.
valda-do-kill-followers = { $who ->
    [one] Un joueur perd
    [all] Chaque autre joueur perd
    [attacker] L'attaquant perd
   *[target] La cible perd
} { $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
}.
valda-do-steal-resources = Vole { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} { $who ->
    [one] à un joueur
    [all] à chaque autre joueur
    [attacker] à l'attaquant
   *[target] à la cible
}.
valda-do-steal-cards = Vole à l'aveugle { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la main { $who ->
    [one] d'un joueur
    [all] de chaque autre joueur
    [attacker] de l'attaquant
   *[target] de la cible
}.
valda-do-destroy-temple = Détruis un temple { $who ->
    [attacker] de l'attaquant
   *[target] de la cible
}.
valda-do-destroy-works = Détruis un forage { $who ->
    [attacker] de l'attaquant
   *[target] de la cible
}, ou une mine ajoutée à celles du début.
valda-do-move-temple = Déplace un temple { $who ->
    [attacker] de l'attaquant
    [target] de la cible
   *[one] d'un autre joueur
} vers un autre territoire.
valda-do-lend = Pour ce tour, emprunte le pouvoir d'un dieu chez qui un autre joueur a un temple.
valda-do-replay = Rejoue une carte jaune que tu as déjà jouée ce tour-ci.
valda-do-actions = { $n ->
    [one] Tu as { $n } action de plus.
   *[other] Tu as { $n } actions de plus.
}

## Armes divines : nom, effet, moment

valda-mode-warhorn = Cor de guerre
valda-mode-gjallarhorn = Son du Gjallarhorn
valda-mode-vanished = Disparition
valda-mode-crown = Couronne de la fortune
valda-mode-resisted = Résistance
valda-mode-claim = Requête de Surtur
valda-mode-thief = Voleur
valda-mode-revenge = Vengeance de Tyr
valda-mode-hammertime = Marteau
valda-mode-wrath = Courroux de Thor
valda-mode-bullseye = Cible
valda-mode-soulspear = Lance des âmes
valda-mode-backstab = Coup de poignard dans le dos
valda-mode-dagger = Dague mortelle

valda-order-warhorn = { valda-mode-warhorn }
valda-order-gjallarhorn = { valda-mode-gjallarhorn }
valda-order-vanished = { valda-mode-vanished }
valda-order-crown = { valda-mode-crown }
valda-order-resisted = { valda-mode-resisted }
valda-order-claim = { valda-mode-claim }
valda-order-thief = { valda-mode-thief }
valda-order-revenge = { valda-mode-revenge }
valda-order-hammertime = { valda-mode-hammertime }
valda-order-wrath = { valda-mode-wrath }
valda-order-bullseye = { valda-mode-bullseye }
valda-order-soulspear = { valda-mode-soulspear }
valda-order-backstab = { valda-mode-backstab }
valda-order-dagger = { valda-mode-dagger }

valda-does-warhorn = Contre cette attaque, aucune carte de défense ne peut être jouée.
valda-does-gjallarhorn = { $gjallarhorn-strongest ->
    [on] { readingsvalda-gjallarhorn-strongest }
   *[off] Prends deux cartes de défense dans la défausse.
  }
valda-does-vanished = Un autre joueur, que tu choisis, devient la cible.
valda-does-crown = Tourne un dé sur une autre face avant qu'il ne compte.
valda-does-resisted = Gagne 2 disciples.
valda-does-claim = La même attaque recommence une fois, avec la même carte.
valda-does-thief = Vole une carte : une carte visible de ton choix, ou une à l'aveugle dans une main.
valda-does-revenge = L'attaque échoue, et sa carte va dans ta main.
valda-does-hammertime = Les effets de la carte se produisent encore une fois.
valda-does-wrath = { $wrath-card-only ->
    [on] { readingsvalda-wrath-card-only }
   *[off] Le pouvoir de l'attaque est doublé.
  }
valda-does-bullseye = Prends n'importe quelle carte dans la défausse.
valda-does-soulspear = L'attaque tue deux fois plus de disciples.
valda-does-backstab = L'infrastructure n'est pas construite, rien n'est payé, et l'occasion est perdue.
valda-does-dagger = Prends deux cartes d'attaque dans la défausse.

valda-when-warhorn = quand tu attaques
valda-when-gjallarhorn = quand c'est à toi de décider, ou quand quelqu'un vient de piocher au début de sa phase de jeu
valda-when-vanished = quand tu es attaqué, à trois joueurs ou plus
valda-when-crown = après n'importe quel lancer
valda-when-resisted = quand ta défense est réussie
valda-when-claim = quand ton attaque a été repoussée
valda-when-thief = quand c'est à toi de décider, ou quand quelqu'un vient de piocher au début de sa phase de jeu
valda-when-revenge = quand tu es attaqué
valda-when-hammertime = quand tu as joué une carte jaune
valda-when-wrath = quand quelqu'un attaque, sauf si tu es la cible
valda-when-bullseye = quand c'est à toi de décider, ou quand quelqu'un vient de piocher au début de sa phase de jeu
valda-when-soulspear = quand une attaque qui tue a touché, sauf si tu es la cible
valda-when-backstab = quand un autre annonce la dernière infrastructure de son tour
valda-when-dagger = quand c'est à toi de décider, ou quand quelqu'un vient de piocher au début de sa phase de jeu

## Options

valda-option-players = Joueurs
valda-option-players-about = De deux à cinq
valda-option-turnaround = Le revirement
valda-option-turnaround-about = Le joueur de départ est tiré au sort, et la dernière manche se joue à rebours
valda-option-race = Course à la divinité
valda-option-race-about = Le premier à { $goal ->
    [one] { $goal } disciple
   *[other] { $goal } disciples
} gagne aussitôt
valda-option-first = Joueur de départ
valda-option-first-about = Celui qui commence ; tiré au sort avec Le revirement
valda-option-cards = Fichier de cartes
valda-option-cards-about = La liste de cartes, de dés et de prix avec laquelle on joue
valda-setup-cards-1 = Première liste (reconstitution)
valda-setup-cards-2 = Deuxième liste (reconstitution)
valda-setup-cards-3 = Troisième liste (reconstitution)
valda-setup-cards-own = Fichier personnel : { $name }
valda-setup-variants = Variantes
valda-players-count = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}

## Décisions

valda-prompt-resource = Échange si tu peux, ou passe à ta phase de jeu.
valda-prompt-lock-draw = Dans lequel de tes territoires pioches-tu ?
valda-prompt-game = { $actions ->
    [0] Plus d'action : joue ce qui n'en coûte pas, ou termine la phase.
    [one] Encore { $actions } action.
   *[other] Encore { $actions } actions.
}
valda-prompt-discard = Trop de cartes en main : défausses-en une.
valda-prompt-build = { $left ->
    [one] Tu peux encore construire { $left } infrastructure.
   *[other] Tu peux encore construire { $left } infrastructures.
}
valda-prompt-keep = Choisis la carte à garder ; l'autre va sous le paquet.
valda-prompt-line = Attaques-tu { $target } ?
valda-prompt-defend = { $attacker } attaque avec un pouvoir de { $power }. Boucliers jusqu'ici : { $shields }.
valda-prompt-followers = Gagne des disciples, ou termine ton tour.
valda-prompt-rolled = Les dés sont jetés. Joues-tu une arme ?
valda-prompt-free = { $who } a pioché ses cartes. Joues-tu une arme ?
valda-prompt-declared = { $attacker } attaque { $target } avec un pouvoir de { $power }. Joues-tu une arme ?
valda-prompt-hit = L'attaque contre { $target } a touché. Joues-tu une arme ?
valda-prompt-defended = { $target } a repoussé l'attaque de { $attacker }. Joues-tu une arme ?
valda-prompt-played = Tu as joué { $card }. Joues-tu une arme ?
valda-prompt-built = { $who } va construire { $what }. Joues-tu une arme ?
valda-prompt-res = { $n ->
    [one] Choisis une ressource.
   *[other] Choisis { $n } ressources, l'une après l'autre.
}
valda-prompt-res-steal = { $n ->
    [one] Quelle ressource prends-tu à { $victim } ?
   *[other] Quelles ressources prends-tu à { $victim } ? Encore { $n }.
}
valda-prompt-player-look = De qui veux-tu voir la main ?
valda-prompt-player-thief = À qui voles-tu une carte ?
valda-prompt-player-vanished = Qui doit subir l'attaque à ta place ?
valda-prompt-player-steal-followers = À qui voles-tu des disciples ?
valda-prompt-player-kill-followers = Qui doit perdre des disciples ?
valda-prompt-player-steal-resources = À qui voles-tu des ressources ?
valda-prompt-player-steal-cards = À qui voles-tu des cartes ?
valda-prompt-thief = Quelle carte de { $victim } ?
valda-prompt-god-draw = Chez quel dieu pioches-tu ?
valda-prompt-god-look = Dans le paquet de quel dieu regardes-tu ?
valda-prompt-god-lend = De quel dieu empruntes-tu le pouvoir ?
valda-prompt-change = { $n ->
    [one] Échange encore { $n } ressource, ou termine.
   *[other] Échange encore jusqu'à { $n } ressources, ou termine.
}
valda-prompt-sacrifice = { $n ->
    [one] Sacrifie encore { $n } carte, ou termine.
   *[other] Sacrifie encore jusqu'à { $n } cartes, ou termine.
}
valda-prompt-switch = { $n ->
    [one] Défausse encore { $n } carte pour en piocher une autre, ou termine.
   *[other] Défausse encore jusqu'à { $n } cartes pour en piocher d'autres, ou termine.
}
valda-prompt-temple = Où construis-tu le temple ?
valda-prompt-recover = { $n ->
    [one] Quelle carte prends-tu dans la défausse ?
   *[other] Quelles cartes prends-tu dans la défausse ? Encore { $n }.
}
valda-prompt-destroy = Que détruis-tu ?
valda-prompt-move = Quel temple déplaces-tu ?
valda-prompt-move-to = Où va le temple de { $who } ?
valda-prompt-replay = Quelle carte rejoues-tu ?
valda-prompt-die = Quel dé tournes-tu, et sur quoi ?
valda-seat = Joueur { $number }
valda-resolving = Un instant…
valda-pair = { $name } : { $value }
# One sentence after another, and what becomes a sentence.
valda-sentences = { $first } { $then }
valda-sentence = { $text }.
valda-mode-about = { $mode } ({ $when }) : { $does }
valda-god-about = { $realm }. 1 : { $one } 2 : { $two }

## Choix

valda-choice-trade = Échanger { $give } contre { $get }
valda-choice-play = Jouer { $card } ({ $cost ->
    [0] aucune action
    [one] { $cost } action
   *[other] { $cost } actions
})
valda-choice-take-blood = Prendre 1 sang (1 action)
valda-choice-take-gold = Prendre 1 or (1 action)
valda-choice-take-diamond = Prendre 1 diamant (1 action)
valda-choice-buy = Acheter { $n ->
    [one] { $n } carte (1 action)
   *[other] { $n } cartes (2 actions)
}
valda-choice-end-resource = Passer à la phase de jeu
valda-choice-end-game = Passer à la phase de construction
valda-choice-end-build = Passer à la phase d'attaque
valda-choice-end-followers = Terminer le tour
valda-choice-build-mine = Construire une mine ({ $cost })
valda-choice-build-drill = Construire un forage ({ $cost })
valda-choice-build-temple = Construire un temple { $god ->
    [Odin] d'Odin
   *[other] de { $god }
} ({ $cost })
valda-choice-temple = Un temple { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}
valda-choice-keep = Garder { $card }
valda-choice-discard = Défausser { $card }
valda-choice-attack = Attaquer avec { $card }
valda-choice-pass-attack = Ne pas attaquer
valda-choice-pass = Ne pas jouer d'arme
valda-choice-defend = Se défendre avec { $card }
valda-choice-yield = Ne plus se défendre
valda-choice-yield-none = Ne pas se défendre
valda-choice-done = Terminer
valda-choice-exchange = { $what } contre { $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
}
valda-choice-loki = { $n ->
    [one] Lancer le dé de Loki
   *[other] Lancer les dés de Loki
}
valda-choice-weapon = { $mode } : { $about }
valda-choice-hand = Une de la main, à l'aveugle
valda-choice-card-take = Prendre { $card }
valda-choice-card-repeat = Rejouer { $card }
valda-choice-card-steal = Voler { $card }
valda-choice-change = { $give } contre { $get }
valda-choice-works-mine = Une mine
valda-choice-works-drill = Un forage
valda-choice-move = Le temple de { $who } chez { $god }
valda-choice-die = Tourner le dé { $die } sur { $result }
valda-choice-gains = { $text } : +{ $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
}
valda-choice-with-about = { $text } – { $about }
valda-choice-group-play = Cartes
valda-choice-group-actions = Autres actions
valda-choice-group-weapons = Armes divines
valda-choice-group-trade = Échanges
valda-choice-group-works = Mines et forages
valda-choice-group-temples = Temples
valda-choice-group-followers = Disciples
valda-choice-not-this-turn = Pas ce tour-ci
valda-choice-not-this-turn-about = On ne te proposera plus d'arme ce tour-ci.

## À qui, et quoi

valda-structure-mine = une mine
valda-structure-drill = un forage
valda-structure-temple = un temple { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}
valda-for-mine = pour une mine
valda-for-drill = pour un forage
valda-for-temple = pour un temple { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}
valda-for-followers = pour des disciples
valda-cause-card = par la carte
valda-cause-temple = pour le temple
valda-cause-lock = pour le territoire fermé
valda-cause-thor = échange chez Thor
valda-cause-odin = échange chez Odin
valda-cause-loki = dés de Loki
valda-cause-roll = par les dés
valda-cause-sacrifice = pour le sacrifice
valda-cause-resisted = Résistance
valda-cause-stolen = volés
valda-cause-theft = volés
valda-cause-killed = tués

## Pourquoi ces disciples

valda-part-temple = Un temple { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}
valda-part-lock = Le temple ferme le territoire : { $god }
valda-part-thor = Échange chez Thor
valda-part-odin = Échange chez Odin
valda-part-resisted = Résistance
valda-part-sacrifice = Carte sacrifiée
valda-part-theft = Vol
valda-part-card = Par la carte

## Ce qui s'est passé

valda-deed-end = termine la phase
valda-deed-done = termine
valda-deed-pass = passe
valda-deed-yield = ne se défend plus
valda-deed-buy = achète
valda-deed-player = choisit { $target }
valda-deed-move = déplace un temple
valda-event-turn-started = Manche { $round } : { $who } commence son tour.
valda-event-dice-rolled = { $who } lance les dés : { $results }.
valda-event-die-turned = { $who } tourne le dé { $die } sur la face { $face }.
valda-event-resources-gained = { $who } reçoit { $what }.
valda-event-resources-taken = { $who } prend { $what } à { $from }.
valda-event-resources-spent = { $who } paie { $what } { $for }.
valda-event-traded = { $who } échange { $given } contre { $wanted }.
valda-event-cards-drawn = { $who } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ({ $deck }).
valda-event-cards-drawn-known = { $who } pioche { $cards }.
valda-event-cards-drawn-open = { $who } pioche face visible : { $cards }.
valda-event-god-cards-offered = { $who } regarde les premières cartes du paquet { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}.
valda-event-god-cards-offered-known = { $who } regarde les premières cartes du paquet { $god ->
    [Odin] d'Odin
   *[other] de { $god }
} : { $cards }.
valda-event-god-card-kept = { $who } garde une des cartes.
valda-event-god-card-kept-known = { $who } garde { $card }.
valda-event-deck-refilled = { $n ->
    [one] Un paquet était vide ({ $deck }) : { $n } carte de la défausse le remplace.
   *[other] Un paquet était vide ({ $deck }) : { $n } cartes de la défausse, mélangées, le remplacent.
}
valda-event-card-played = { $who } joue { $card }.
valda-event-card-discarded-limit = { $who } défausse { $card } : trop de cartes en main.
valda-event-card-discarded-sacrifice = { $who } sacrifie { $card }.
valda-event-card-discarded-switch = { $who } défausse { $card } pour piocher une autre carte.
valda-event-card-recovered = { $who } prend { $card } dans la défausse.
valda-event-card-stolen = { $who } vole une carte à { $victim }.
valda-event-card-stolen-known = { $who } vole { $card } à { $victim }.
valda-event-cards-seen-hand = { $who } regarde la main de { $whose }.
valda-event-cards-seen-hand-known = { $who } voit dans la main de { $whose } : { $cards }.
valda-event-cards-seen-deck = { $who } regarde la première carte du paquet { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}.
valda-event-cards-seen-deck-known = { $who } voit en tête du paquet { $god ->
    [Odin] d'Odin
   *[other] de { $god }
} : { $cards }.
valda-event-followers-gained = { $who } gagne { $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
} ({ $cause }) et en a { $to }.
valda-event-followers-lost = { $who } perd { $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
} ({ $cause }) et en a { $to }.
valda-event-followers-saved = { $n ->
    [one] La zone de sécurité sauve { $n } disciple de { $who }.
   *[other] La zone de sécurité sauve { $n } disciples de { $who }.
}
valda-event-structure-built = { $who } construit { $what }.
valda-event-structure-negated = { $by } poignarde { $who } dans le dos et empêche { $what }.
valda-event-temple-destroyed = { $by } détruit le temple de { $who } chez { $god }.
valda-event-temple-moved = { $by } déplace le temple de { $who } de { $from } vers { $to }.
valda-event-mine-lost = { $by } détruit une mine de { $who }.
valda-event-drill-lost = { $by } détruit un forage de { $who }.
valda-event-area-locked = { $who } possède maintenant le territoire { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}.
valda-event-area-unlocked = Le territoire { $god ->
    [Odin] d'Odin
   *[other] de { $god }
} est de nouveau ouvert.
valda-event-ability-lent = { $who } emprunte le pouvoir { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}.
valda-event-attack-declared = { $who } attaque { $target } avec { $card }, pouvoir { $power }.
valda-event-attack-changed = L'attaque a maintenant un pouvoir de { $power }.
valda-event-attack-changed-horn = Le Cor de guerre sonne : pas de défense contre un pouvoir de { $power }.
valda-event-attack-redirected = { $who } disparaît : l'attaque vise maintenant { $to }.
valda-event-attack-cancelled = { $who } annule l'attaque.
valda-event-defence-played = { $who } se défend avec { $card } : { $sum ->
    [one] { $sum } bouclier
   *[other] { $sum } boucliers
} contre un pouvoir de { $power }.
valda-event-attack-repelled = { $target } repousse l'attaque de { $who }.
valda-event-attack-hit = L'attaque de { $who } touche { $target }.
valda-event-attack-passed = { $who } n'attaque pas.
valda-event-weapon-played = { $who } joue { $mode }.
valda-event-ship-moved = Le drakkar vogue vers la manche { $round }.
valda-event-game-ended = { $who } gagne avec { $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
}.
valda-event-game-ended-shared = { $who } se partagent la victoire avec { $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
} chacun.

## À la table

valda-area = Territoire : { $god }
valda-area-about = { $god } : { $realm }. { $sites ->
    [0] Aucun emplacement libre
    [one] { $sites } emplacement libre
   *[other] { $sites } emplacements libres
} ; un temple coûte { $cost }.
valda-area-owner = appartient à { $who }
valda-site-free = emplacement libre
valda-track = Yggdrasil
valda-track-zone = Zone de sécurité { $n } : tu ne descends plus au-dessous
valda-track-seat = { $who } : { $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
}, en sécurité à { $safe }
valda-followers = Disciples
valda-mines = Mines
valda-drills = Forages de sang
valda-temples = Temples
valda-temples-left = { $n ->
    [one] encore { $n } temple
   *[other] encore { $n } temples
}
valda-hand-count = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
valda-hand = Ta main
valda-open = Cartes visibles
valda-open-of = Cartes visibles de { $who }
valda-discard = Défausse
valda-discard-top = dessus : { $card }
valda-supply = Réserve
valda-decks = Paquets
valda-map = Carte du monde
valda-board-of = Planche de { $who }
valda-round = Manche { $round } sur { $rounds }
valda-round-goal = Celui qui a le plus de disciples après la manche { $rounds } gagne.
valda-round-goal-race = { $goal ->
    [one] { $goal } disciple gagne
   *[other] { $goal } disciples gagnent
} aussitôt, sinon celui qui en a le plus après la manche { $rounds }.
valda-actions-left = { $n ->
    [0] plus d'action
    [one] encore { $n } action
   *[other] encore { $n } actions
}
valda-builds-left = { $n ->
    [0] plus d'infrastructure
    [one] encore { $n } infrastructure
   *[other] encore { $n } infrastructures
}
valda-roll = { $who } a lancé les dés
valda-roll-die = dé { $die } sur { $of } : { $result }
valda-attack = { $who } attaque { $target }
valda-attack-sum = pouvoir { $base }
valda-attack-surtur = Surtur +{ $bonus }
valda-attack-wrath = doublé par le Courroux de Thor
valda-attack-power = pouvoir { $power }
valda-attack-shields = boucliers { $shields }
valda-attack-missing = { $n ->
    [one] il manque { $n } bouclier
   *[other] il manque { $n } boucliers
}
valda-attack-held = la défense tient
valda-attack-horn = Cor de guerre : pas de défense
valda-attack-spear = Lance des âmes : les disciples tués comptent double
valda-attack-tyr = Tyr +{ $bonus } par carte
valda-lent = Emprunté ce tour-ci
valda-played = Jouées ce tour-ci
valda-playing = En train d'être jouée
valda-building = En construction
valda-about-to = { $who } va construire { $what }
valda-stopped = annulée
valda-col-player = Joueur
valda-col-followers = Disc.
valda-col-safe = Séc.
valda-col-blood = Sang
valda-col-gold = Or
valda-col-diamond = Diam.
valda-col-mines = Mines
valda-col-drills = For.
valda-col-cards = Cartes
valda-col-temples = Temples
valda-col-area = Territoire
valda-col-sites = Empl.
valda-col-deck = Paquet
valda-col-cost = Prix
valda-col-realm = Aide pour

## Aide

valda-help-title = Cartes et dieux
valda-help-aim = { $rounds ->
    [one] Gagne le plus de disciples en { $rounds } manche.
   *[other] Gagne le plus de disciples en { $rounds } manches.
}
valda-help-turn = Un tour
valda-help-gods = Dieux et temples
valda-help-cards = Cartes
valda-help-safe = Zones de sécurité
valda-help-safe-about = À { $zones } disciples, tu atteins une zone de sécurité : rien ne te fait plus descendre au-dessous.
valda-help-attack = Attaque et défense
valda-help-attack-about = Le pouvoir d'une attaque vient de sa carte, de l'aide de Surtur et du Courroux de Thor. L'attaque échoue dès que les boucliers posés contre elle atteignent ce nombre.
valda-help-end = La fin
valda-help-end-about = Celui qui a le plus de disciples gagne. À égalité, on compte mines, forages et temples ensemble ; si c'est encore égal, la victoire est partagée.
valda-help-terminal =
    Valda
    skip           quand on te propose des armes : plus pendant ce tour
    help cards     toutes les cartes ; help cards tyr montre un paquet
    help gods      ce que rapportent les temples
    help weapons   les armes divines et leurs moments
    help turn      comment se passe un tour et comment on gagne
    help drakkar   une carte, un dieu ou une arme, par son nom
valda-help-unknown = Rien ici ne s'appelle « { $topic } ».
valda-help-more = … et { $n } de plus : donne plus de lettres du nom.

## Noms des cartes

valda-card-base-blood-vein-2 = Veine de sang
valda-card-base-treasure-chest-2 = Coffre au trésor
valda-card-base-spoils-of-war-2 = Butin de guerre
valda-card-base-seduction-1 = Séduction
valda-card-base-backup-2 = Les renforts arrivent
valda-card-base-rune-yellow = Rune de fertilité
valda-card-base-bifrost-bridge = Pont Bifröst
valda-card-base-sacrifice = Sacrifice
valda-card-base-offering = Offrande
valda-card-base-drakkar = Drakkar
valda-card-base-yggdrasil-3 = Yggdrasil
valda-card-base-longhouse-stores = Réserves de la maison longue
valda-card-base-barter = Troc
valda-card-base-light-fingers = Doigts agiles
valda-card-base-change-of-wind = Le vent tourne
valda-card-base-raven-scout = Corbeau éclaireur
valda-card-base-prospectors = Prospecteurs
valda-card-base-abduction = Enlèvement
valda-card-base-kill = Mise à mort
valda-card-base-double-kill = Double mise à mort
valda-card-base-plunder = Pillage
valda-card-base-cutpurse = Coupeur de bourses
valda-card-base-torch = Torche
valda-card-base-shield-1 = Bouclier de bois
valda-card-base-shield-2 = Bouclier rond
valda-card-base-shield-3 = Mur de boucliers
valda-card-heimdall-weapon = { valda-mode-warhorn } / { valda-mode-gjallarhorn }
valda-card-heimdall-blood-vein-3 = { valda-card-base-blood-vein-2 }
valda-card-heimdall-treasure-chest-3 = { valda-card-base-treasure-chest-2 }
valda-card-heimdall-spoils-of-war-3 = { valda-card-base-spoils-of-war-2 }
valda-card-heimdall-bridge-toll = Péage du pont
valda-card-heimdall-open-market = Marché ouvert
valda-card-heimdall-dwarven-shaft = Puits des nains
valda-card-heimdall-blood-spring = Source de sang
valda-card-freya-weapon = { valda-mode-vanished } / { valda-mode-crown }
valda-card-freya-backup-3 = { valda-card-base-backup-2 }
valda-card-freya-drakkar = { valda-card-base-drakkar }
valda-card-freya-rune-yellow = { valda-card-base-rune-yellow }
valda-card-freya-feather-cloak = Manteau de plumes
valda-card-freya-seed-rune = Rune des semailles
valda-card-freya-falcon-cloak = Manteau de faucon
valda-card-freya-necklace = Collier convoité
valda-card-freya-harvest = Moisson d'abondance
valda-card-surtur-weapon = { valda-mode-resisted } / { valda-mode-claim }
valda-card-surtur-double-kill = { valda-card-base-double-kill }
valda-card-surtur-slave-raid = Raid de feu
valda-card-surtur-muspell-fire = Feu de Muspell
valda-card-surtur-scorched-earth = Terre brûlée
valda-card-surtur-reforged = Reforgé dans les flammes
valda-card-surtur-burning-sky = Ciel en feu
valda-card-tyr-weapon = { valda-mode-thief } / { valda-mode-revenge }
valda-card-tyr-god-of-war = Tyr - Dieu de la guerre
valda-card-tyr-iron-shield = Bouclier de fer
valda-card-tyr-oath-shield = Bouclier du serment
valda-card-tyr-wolf-binding = Lien du loup
valda-card-tyr-wergild = Prix du sang
valda-card-tyr-trial = Duel judiciaire
valda-card-thor-weapon = { valda-mode-hammertime } / { valda-mode-wrath }
valda-card-thor-seduction-2 = { valda-card-base-seduction-1 }
valda-card-thor-god-of-thunder-2 = Thor - Dieu du tonnerre
valda-card-thor-god-of-thunder-3 = { valda-card-thor-god-of-thunder-2 }
valda-card-thor-rune-blue = { valda-card-base-rune-yellow }
valda-card-thor-feast = Festin de victoire
valda-card-thor-hammer-blow = Coup de marteau
valda-card-odin-weapon = { valda-mode-bullseye } / { valda-mode-soulspear }
valda-card-odin-seduction-2 = { valda-card-base-seduction-1 }
valda-card-odin-leader = Odin - Chef des dieux
valda-card-odin-sacrifice = { valda-card-base-sacrifice }
valda-card-odin-yggdrasil-4 = { valda-card-base-yggdrasil-3 }
valda-card-odin-rune-blue = { valda-card-base-rune-yellow }
valda-card-odin-chosen = Celles qui choisissent les morts
valda-card-odin-sanctuary = Sanctuaire
valda-card-odin-gallows-wisdom = Sagesse du gibet
valda-card-loki-weapon = { valda-mode-backstab } / { valda-mode-dagger }
valda-card-loki-shapeshift = Métamorphose
valda-card-loki-twice-told = Mensonge répété
valda-card-loki-rune-white = { valda-card-base-rune-yellow }
valda-card-loki-wandering-stones = Pierres errantes
valda-card-loki-pilfer = Chapardage
valda-card-loki-sleepless = Nuit sans repos
valda-card-loki-web-of-lies = Toile de mensonges
valda-card-loki-false-pilgrims = Faux pèlerins

## Dans le navigateur

valda-help-short = Cartes
valda-followers-count = { $points ->
    [one] { $points } disciple
   *[other] { $points } disciples
}
valda-base-deck = { $count ->
    [one] { $count } carte dans le paquet de base
   *[other] { $count } cartes dans le paquet de base
}
valda-offered = Au choix
valda-own-board = Ta planche
valda-in-supply = { $n } dans la réserve
valda-costs = coûte { $cost }
valda-trade-for = Échanger { $given } contre quoi ?
valda-phases = Phases du tour de { $who }
valda-phase-short-resource = Ressources
valda-phase-short-game = Jeu
valda-phase-short-build = Construire
valda-phase-short-attack = Attaque
valda-phase-short-followers = Disciples
valda-at-turn = à jouer
valda-card-open = visible
valda-open-short = visible
valda-area-temples = temples de { $who } : { $n }
valda-area-deck = { $n ->
    [one] { $n } carte dans son paquet
   *[other] { $n } cartes dans son paquet
}
valda-not-this-turn-on = Pas d'arme proposée ce tour-ci.
valda-ask-again = Me le proposer à nouveau
valda-why-not = Impossible maintenant. { $message }
valda-over-tie = À égalité de disciples, c'est le nombre d'infrastructures qui a décidé.

# For newcomers: one line about the position, while the first turns of a game are played.

valda-coach-resource = Échange ce dont tu n'as pas besoin, ou continue.
valda-coach-temple-paid = Tu peux déjà payer un temple ({ $god }) : garde ce qu'il coûte jusqu'à la construction.
valda-coach-temple-lacks = Pour un temple ({ $god }), il te manque : { $what }. Échange, prends avec une action ou cherche une carte.
valda-coach-free-card = { $card } ne coûte pas d'action : joue-la d'abord.
valda-coach-actions = { $n ->
    [one] Il te reste 1 action : joue une carte ou prends une ressource.
   *[other] Il te reste { $n } actions : pour chacune, joue une carte ou prends une ressource.
}
valda-coach-actions-take = { $n ->
    [one] Il te reste 1 action : prends la ressource qui te manque.
   *[other] Il te reste { $n } actions : prends les ressources qui te manquent.
}
valda-coach-no-actions = Tu n'as plus d'action : passe à la construction.
valda-coach-build-temple = Un temple ({ $god }) rapporte aussitôt { $n ->
    [one] 1 disciple et une carte du dieu.
   *[other] { $n } disciples et une carte du dieu.
}
valda-coach-build-works = Une mine ou un forage te donne un dé de plus à chaque phase des ressources.
valda-coach-build-nothing = Tu ne peux rien payer pour le moment : continue et amasse des ressources.
valda-coach-attack = { $card } frappe avec un pouvoir d'attaque de { $n } : il faudrait autant de boucliers à { $who } pour l'arrêter.
valda-coach-defend = { $n ->
    [one] Il te manque 1 bouclier pour arrêter cette attaque.
   *[other] Il te manque { $n } boucliers pour arrêter cette attaque.
}
valda-coach-followers = Échange ce qui te reste contre des disciples : jusqu'à { $n } par échange.
