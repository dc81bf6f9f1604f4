# Valda : pourquoi une action ne va pas.

## Cartes, ressources et quantités

whyvalda-card = { $name } ({ $id })
whyvalda-type-yellow = une carte jaune
whyvalda-type-attack = une carte d'attaque
whyvalda-type-defence = une carte de défense
whyvalda-type-weapon = une arme divine
whyvalda-res-blood = sang
whyvalda-res-gold = or
whyvalda-res-diamond = diamants
whyvalda-amount-blood = { $n } sang
whyvalda-amount-gold = { $n } or
whyvalda-amount-diamond = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
}
whyvalda-nothing = rien
whyvalda-count-mine = { $n ->
    [one] { $n } mine
   *[other] { $n } mines
}
whyvalda-count-drill = { $n ->
    [one] { $n } forage
   *[other] { $n } forages
}

## Des textes qui ne sont pas des actions

whyvalda-no-word = { $text } n'est pas une action : { $word } n'est aucun des mots { $known }.
whyvalda-no-form = { $text } n'est pas une action. La forme attendue est { $form }.
whyvalda-no-card = { $text } n'est pas une action : le fichier de cartes { $file } n'a pas de carte { $part }.
whyvalda-no-part = { $text } n'est pas une action : { $part } ne convient pas comme { $kind } ; permis : { $allowed }.
whyvalda-form-one = { $word }:<{ $one }>
whyvalda-form-two = { $word }:<{ $one }>:<{ $two }>
whyvalda-part-resource = ressource
whyvalda-part-god = dieu
whyvalda-part-seat = place
whyvalda-part-mode = arme
whyvalda-part-structure = infrastructure
whyvalda-part-works = mine ou forage
whyvalda-part-thor-rate = taux de Thor
whyvalda-part-odin-rate = taux d'Odin
whyvalda-part-gold-or-diamond = or ou diamant
whyvalda-part-die = dé
whyvalda-part-face = face
whyvalda-part-card = carte
whyvalda-not-a-text = une action est un texte
whyvalda-unknown-word = { $word } n'est pas une action ; permis : { $known }
whyvalda-word-parts = après { $word } { $n ->
    [0] ne vient aucun mot
    [one] vient { $n } mot
   *[other] viennent { $n } mots
}, chacun derrière un deux-points, et non { $found }
whyvalda-cannot-follow = { $part } ne peut pas suivre { $word } ; permis : { $allowed }
whyvalda-any-card = une carte du fichier

## Ce qui est à décider

whyvalda-over = La partie est finie : plus aucun coup n'est possible.
whyvalda-not-legal = Ici, cela ne va pas.
whyvalda-not-due = { $when }, { $text } n'est pas possible. Ton action doit commencer par { $due }.
whyvalda-when-resource = Dans la phase des ressources
whyvalda-when-lock-draw = Quand tu choisis le territoire pour lequel piocher
whyvalda-when-game = Dans la phase de jeu
whyvalda-when-discard = Avec trop de cartes en main
whyvalda-when-build = Dans la phase de construction
whyvalda-when-keep = Quand tu choisis la carte d'un dieu
whyvalda-when-line = Quand on te demande si tu attaques
whyvalda-when-defend = Quand tu es attaqué
whyvalda-when-followers = Dans la phase des disciples
whyvalda-when-window = Quand on te demande si tu joues une arme divine
whyvalda-when-res = Quand tu choisis une ressource
whyvalda-when-player = Quand tu choisis un joueur
whyvalda-when-thief = Quand le Voleur prend une carte
whyvalda-when-god = Quand tu choisis un dieu
whyvalda-when-change = Quand tu échanges des ressources
whyvalda-when-throw = Quand tu défausses des cartes
whyvalda-when-temple = Quand une carte construit un temple
whyvalda-when-recover = Quand tu prends une carte dans la défausse
whyvalda-when-destroy = Quand tu détruis quelque chose
whyvalda-when-move = Quand tu déplaces un temple
whyvalda-when-replay = Quand tu rejoues une carte
whyvalda-when-die = Quand tu tournes un dé

## Cartes

whyvalda-wrong-type-played = { $card } est { $type } ; ici, tu ne peux jouer qu'{ $due }.
whyvalda-wrong-type-taken = { $card } est { $type } ; ici, tu ne peux prendre qu'{ $due }.
whyvalda-not-yellow = { $card } est { $type } ; dans la phase de jeu, tu ne peux jouer que des cartes jaunes.
whyvalda-not-in-hand = { $card } n'est pas dans ta main.
whyvalda-not-to-discard = { $card } n'est pas dans ta main ; tu ne peux défausser que de ta main.
whyvalda-not-held = { $card } n'est ni dans ta main ni parmi tes cartes visibles.
whyvalda-not-discarded = { $card } n'est pas dans la défausse.
whyvalda-not-strongest = { $card } n'est pas la plus forte : selon l'interprétation de cette table, Gjallarhorn en prend une à { $n ->
    [one] { $n } bouclier
   *[other] { $n } boucliers
}.
whyvalda-not-played = Tu n'as pas joué { $card } ce tour-ci.
whyvalda-not-open = La place { $seat } n'a pas { $card } parmi ses cartes visibles ; dans une main, tu prends à l'aveugle.
whyvalda-replays-itself = { $card } fait rejouer une autre carte, pas elle-même.
whyvalda-played-most = Tu ne peux pas jouer plus de { $n } cartes en un tour.
whyvalda-keep = Tu peux garder { $cards }, pas { $card }.
whyvalda-lock-draw = Tu pioches chez le dieu d'un territoire que tu possèdes : { $gods }, pas { $god }.
whyvalda-god-cards-gone = Tu ne peux pas piocher de carte chez { $god } : ni le paquet ni la défausse n'en ont.
whyvalda-base-cards-gone = Tu ne peux pas piocher de carte de base : ni le paquet ni la défausse n'en ont.
whyvalda-deck-seen = Tu as déjà regardé chez { $god } : choisis un autre dieu.

## Actions et échanges

whyvalda-actions = { $what } coûte { $n ->
    [one] { $n } action
   *[other] { $n } actions
} ; { $left ->
    [0] tu n'en as plus
   *[other] tu en as { $left }
}.
whyvalda-playing = Jouer { $card }
whyvalda-taking = Prendre { $what }
whyvalda-buying = Acheter { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
whyvalda-supply-empty = Il n'y a plus { $resource ->
    [or] d'or
   *[other] de { $resource }
} dans la réserve.
whyvalda-trade-same = On échange { $given ->
    [sang] du sang
    [or] de l'or
   *[other] des { $given }
} contre une autre sorte, pas contre { $wanted ->
    [sang] du sang
    [or] de l'or
   *[other] des { $wanted }
}.
whyvalda-trade-cost = Un échange te coûte { $price } contre { $gain } ; tu as { $have }.
whyvalda-trade-kept = Tu ne peux pas échanger à nouveau ce que tu as obtenu à un contre un dans cette phase : { $resource }.
whyvalda-trade-letters = Selon l'interprétation de cette table, un échange donne { $n ->
    [one] { $n } ressource quelconque
   *[other] { $n } ressources quelconques
}, chacune une lettre dans l'ordre b, g, d ; { $given } ne convient pas.
whyvalda-trade-letters-one = Ici, un échange donne des ressources d'une seule sorte, écrite d'une lettre ; { $given } n'en est pas un.
whyvalda-changes-from = À échanger avec cette carte : { $kinds }, pas { $given }.
whyvalda-changes-into = Ce que cette carte donne en échange : { $kind }, pas { $wanted }.
whyvalda-changes-same = On échange { $given ->
    [sang] du sang
    [or] de l'or
   *[other] des { $given }
} contre une autre sorte, pas contre { $wanted ->
    [sang] du sang
    [or] de l'or
   *[other] des { $wanted }
}.
whyvalda-changes-none = Tu n'as pas { $resource ->
    [or] d'or
   *[other] de { $resource }
} à échanger.
whyvalda-exchange = L'échange de { $n } chez { $god }
whyvalda-dice = Le lancer chez { $god }
whyvalda-use-level = { $what } demande au moins { $level ->
    [one] { $level } temple
   *[other] { $level } temples
} chez { $god } ; pour toi, { $have } comptent.
whyvalda-use-done = { $what } se fait { $n ->
    [one] { $n } fois
   *[other] { $n } fois
} par phase des disciples ; c'est déjà fait.
whyvalda-exchange-cost = L'échange chez { $god } coûte { $price } ; tu as { $have }.

## Construire

whyvalda-build-limit = { $n ->
    [0] Dans cette phase, tu ne peux rien construire.
    [one] Dans cette phase, tu peux construire { $n } infrastructure ; c'est déjà fait.
   *[other] Dans cette phase, tu peux construire { $n } infrastructures ; c'est déjà fait.
}
whyvalda-works-most = Tu ne peux pas avoir plus de { $most } ; tu en as { $have }.
whyvalda-area-owned = Le territoire { $god ->
    [Odin] d'Odin
   *[other] de { $god }
} appartient à la place { $seat } : personne d'autre ne peut y construire.
whyvalda-sites-taken = { $n ->
    [0] Le territoire ({ $god }) n'a pas d'emplacement.
    [one] L'unique emplacement du territoire ({ $god }) est pris.
   *[other] Les { $n } emplacements du territoire ({ $god }) sont tous pris.
}
whyvalda-temples-built = { $n ->
    [one] Ton seul temple est déjà construit.
   *[other] Tes { $n } temples sont déjà tous construits.
}
whyvalda-cost = { $what } coûte { $cost } ; tu as { $have }.
whyvalda-a-mine = Une mine
whyvalda-a-drill = Un forage
whyvalda-a-temple = Un temple { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}

## Les autres

whyvalda-no-seat = Il n'y a pas de place { $seat } ; les places vont de 0 à { $last }.
whyvalda-own-seat = La place { $seat }, c'est toi : choisis un autre joueur.
whyvalda-no-hand = La place { $seat } n'a pas de carte en main.
whyvalda-no-resources = La place { $seat } n'a pas de ressources.
whyvalda-no-cards = La place { $seat } n'a aucune carte, ni en main ni visible.
whyvalda-attacker = La place { $seat } est celle de l'attaquant : choisis un troisième joueur à qui passer l'attaque.
whyvalda-seat-has-none = La place { $seat } n'a pas { $resource ->
    [or] d'or
   *[other] de { $resource }
}.
whyvalda-temple-of-nobody = Aucun autre joueur n'a de temple { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}.
whyvalda-no-temple = La place { $seat } n'a pas de temple { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}.
whyvalda-destroys-temple = Cette attaque détruit un temple, pas une mine ni un forage.
whyvalda-destroys-works = Cette attaque détruit une mine ou un forage, pas un temple.
whyvalda-works-few = La place { $seat } a { $works }.
whyvalda-works-kept = La place { $seat } a { $works }, et { $least } ne se perdent jamais.
whyvalda-moves-area = { $text } ne convient pas : le temple est choisi, nomme son nouveau territoire.
whyvalda-moves-temple = { $text } ne convient pas : nomme d'abord le temple.
whyvalda-moves-other = Cette attaque déplace un temple de la place { $victim }, pas de la place { $seat }.
whyvalda-moves-nowhere = Un temple de la place { $seat } chez { $god } ne peut aller nulle part.
whyvalda-moves-same = Le temple est déjà chez { $god }. Choisis un autre territoire.
whyvalda-moves-owned = Le territoire { $god ->
    [Odin] d'Odin
   *[other] de { $god }
} appartient à la place { $owner } : un temple de la place { $seat } ne peut pas y aller.
whyvalda-no-site = Dans le territoire { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}, aucun emplacement n'est libre.

## Dés

whyvalda-no-die = Il n'y a pas de dé { $die } ; ce lancer a les dés 0 à { $last }.
whyvalda-die-shows = Le dé { $die } montre déjà le résultat de la face { $face } ; tu peux le tourner sur { $faces }.
whyvalda-die-lower = La face { $face } du dé { $die } donne le même résultat qu'une face plus basse ; tu peux le tourner sur { $faces }.
whyvalda-no-face = aucune de ses { $n } faces

## Armes divines

whyvalda-weapon-moment = { $weapon } ne se joue que { $moment }.
whyvalda-moment-rolled = juste après un lancer de dés
whyvalda-moment-free = à une décision de ta phase ou de ton attaque, ou après la pioche du début de celui dont c'est le tour
whyvalda-moment-played = juste après les effets de ta carte jaune
whyvalda-moment-build = quand celui dont c'est le tour annonce la dernière infrastructure qui lui est permise
whyvalda-moment-declared = juste après l'annonce d'une attaque
whyvalda-moment-hit = quand une attaque qui tue des disciples touche
whyvalda-moment-defended = juste après une défense réussie
whyvalda-weapon-held = { $weapon } appartient à { $card }, qui n'est ni dans ta main ni parmi tes cartes visibles.
whyvalda-weapon-holder = { $weapon } n'est que pour { $holder } ; tu es à la place { $seat }.
whyvalda-holder-attacker = celui qui attaque
whyvalda-holder-target = celui qui est attaqué
whyvalda-holder-not-target = ceux qui ne sont pas attaqués
whyvalda-holder-player = celui qui a joué la carte jaune
whyvalda-holder-not-builder = ceux qui ne construisent pas
whyvalda-lacks-discard = { $weapon } demande une carte dans la défausse ; elle est vide.
whyvalda-lacks-defence = { $weapon } demande une carte de défense dans la défausse ; il n'y en a pas.
whyvalda-lacks-attack = { $weapon } demande une carte d'attaque dans la défausse ; il n'y en a pas.
whyvalda-lacks-victim = { $weapon } demande un autre joueur avec une carte en main ou visible ; il n'y en a pas.
whyvalda-lacks-third = { $weapon } demande un troisième joueur à qui passer l'attaque ; vous êtes deux.
whyvalda-lacks-die = { $weapon } demande un dé qu'on puisse tourner sur un autre résultat ; ce lancer n'en a pas.
whyvalda-claimed = { $weapon } ne fait recommencer une attaque qu'une fois ; celle-ci a déjà recommencé.
