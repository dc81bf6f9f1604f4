# Valda : pourquoi une action ne va pas.

## Cartes, ressources et quantités

whyvalda-card = { $name } ({ $id })
whyvalda-type-yellow = une carte jaune
whyvalda-type-attack = une carte attaque
whyvalda-type-defence = une carte défense
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
    [one] { $n } foreuse
   *[other] { $n } foreuses
}

## Des textes qui ne sont pas des actions

whyvalda-no-word = { $text } n'est pas une action : { $word } n'est aucun des mots { $known }.
whyvalda-no-form = { $text } n'est pas une action : la forme serait { $form }.
whyvalda-no-card = { $text } n'est pas une action : le fichier de cartes { $file } n'a pas de carte { $part }.
whyvalda-no-part = { $text } n'est pas une action : { $part } ne convient pas comme { $kind } ; permis : { $allowed }.
whyvalda-form-one = { $word }:<{ $one }>
whyvalda-form-two = { $word }:<{ $one }>:<{ $two }>
whyvalda-part-resource = ressource
whyvalda-part-god = dieu
whyvalda-part-seat = place
whyvalda-part-mode = arme
whyvalda-part-structure = bâtiment
whyvalda-part-works = mine ou foreuse
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

whyvalda-over = La partie est finie : personne ne peut plus rien faire.
whyvalda-not-legal = Ici, cela ne va pas.
whyvalda-not-due = { $when }, une action commence par { $due } ; { $text } ne convient pas.
whyvalda-when-resource = Dans la phase des ressources
whyvalda-when-lock-draw = À la pioche du début, pour qui possède plusieurs régions
whyvalda-when-game = Dans la phase de jeu
whyvalda-when-discard = Avec trop de cartes en main
whyvalda-when-build = Dans la phase de construction
whyvalda-when-keep = Quand on choisit la carte d'un dieu
whyvalda-when-line = Dans la file des attaquants
whyvalda-when-defend = Sous une attaque
whyvalda-when-followers = Dans la phase des fidèles
whyvalda-when-window = Quand on demande s'il vient une arme divine
whyvalda-when-res = Quand on choisit une ressource
whyvalda-when-player = Quand on choisit un joueur
whyvalda-when-thief = Quand le Voleur prend une carte
whyvalda-when-god = Quand on choisit un dieu
whyvalda-when-change = Quand on change des ressources
whyvalda-when-throw = Quand on cède des cartes
whyvalda-when-temple = Quand une carte construit un temple
whyvalda-when-recover = Quand on prend une carte dans la défausse
whyvalda-when-destroy = Quand on détruit quelque chose
whyvalda-when-move = Quand on déplace un temple
whyvalda-when-replay = Quand on répète une carte
whyvalda-when-die = Quand on tourne un dé

## Cartes

whyvalda-wrong-type-played = { $card } est { $type } ; ici on joue { $due }.
whyvalda-wrong-type-taken = { $card } est { $type } ; ici on prend { $due }.
whyvalda-not-yellow = { $card } est { $type } ; dans la phase de jeu, on ne joue que des cartes jaunes.
whyvalda-not-in-hand = { $card } n'est pas dans ta main.
whyvalda-not-to-discard = { $card } n'est pas dans ta main ; c'est de la main qu'on défausse.
whyvalda-not-held = { $card } n'est ni dans ta main ni parmi tes cartes visibles.
whyvalda-not-discarded = { $card } n'est pas dans la défausse.
whyvalda-not-strongest = { $card } n'est pas la plus forte : selon la lecture de cette table, Gjallarhorn en prend une à { $n } boucliers.
whyvalda-not-played = Tu n'as pas joué { $card } ce tour-ci.
whyvalda-not-open = La place { $seat } n'a pas { $card } parmi ses cartes visibles ; dans une main, on prend à l'aveugle.
whyvalda-replays-itself = { $card } fait répéter une autre carte, pas elle-même.
whyvalda-played-most = Personne ne joue plus de { $n } cartes en un tour.
whyvalda-keep = Tu peux garder { $cards }, pas { $card }.
whyvalda-lock-draw = Tu pioches chez le dieu d'une région que tu possèdes : { $gods }, pas { $god }.
whyvalda-god-cards-gone = Aucune carte à piocher chez { $god } : ni la pioche ni la défausse n'en ont.
whyvalda-base-cards-gone = Aucune carte de base à piocher : ni la pioche ni la défausse n'en ont.
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
whyvalda-taking = Prendre 1 { $resource ->
    [diamants] diamant
   *[other] { $resource }
}
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
whyvalda-trade-kept = À un contre un, on ne cède pas ce qu'on a obtenu par échange dans cette phase : { $resource }.
whyvalda-trade-letters = Selon la lecture de cette table, un échange cède { $n } ressources quelconques, chacune une lettre dans l'ordre b, g, d ; { $given } n'en est pas un.
whyvalda-trade-letters-one = Ici, un échange cède des ressources d'un seul type, écrit d'une lettre ; { $given } n'en est pas un.
whyvalda-changes-from = À changer avec cette carte : { $kinds }, pas { $given }.
whyvalda-changes-into = Cette carte change en { $kind }, pas en { $wanted }.
whyvalda-changes-same = On change { $given ->
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
} à changer.
whyvalda-exchange = L'échange de { $n } chez { $god }
whyvalda-dice = Le lancer chez { $god }
whyvalda-use-level = { $what } demande le niveau { $level } chez { $god } ; tu as le niveau { $have }.
whyvalda-use-done = { $what } se fait { $n ->
    [one] { $n } fois
   *[other] { $n } fois
} par phase des fidèles ; c'est déjà fait.
whyvalda-exchange-cost = L'échange chez { $god } coûte { $price } ; tu as { $have }.

## Construire

whyvalda-build-limit = { $n ->
    [0] Dans cette phase, tu ne peux rien construire.
    [one] Dans cette phase, tu peux construire { $n } bâtiment ; c'est déjà fait.
   *[other] Dans cette phase, tu peux construire { $n } bâtiments ; c'est déjà fait.
}
whyvalda-works-most = Personne ne peut avoir plus de { $most } ; tu en as { $have }.
whyvalda-area-owned = La région où règne { $god } appartient à la place { $seat } : personne d'autre ne peut y bâtir.
whyvalda-sites-taken = { $n ->
    [0] Dans la région où règne { $god }, il n'y a pas de place.
    [one] L'unique place de la région où règne { $god } est prise.
   *[other] Les { $n } places de la région où règne { $god } sont toutes prises.
}
whyvalda-temples-built = { $n ->
    [one] Ton seul temple est déjà construit.
   *[other] Tes { $n } temples sont déjà tous construits.
}
whyvalda-cost = { $what } coûte { $cost } ; tu as { $have }.
whyvalda-a-mine = Une mine
whyvalda-a-drill = Une foreuse
whyvalda-a-temple = Un temple à { $god }

## Les autres

whyvalda-no-seat = Il n'y a pas de place { $seat } ; les places vont de 0 à { $last }.
whyvalda-own-seat = La place { $seat }, c'est toi : choisis un autre joueur.
whyvalda-no-hand = La place { $seat } n'a pas de carte en main.
whyvalda-no-resources = La place { $seat } n'a pas de ressources.
whyvalda-no-cards = La place { $seat } n'a aucune carte, ni en main ni visible.
whyvalda-attacker = La place { $seat } est celle de l'attaquant : l'attaque passe à un tiers.
whyvalda-seat-has-none = La place { $seat } n'a pas { $resource ->
    [or] d'or
   *[other] de { $resource }
}.
whyvalda-temple-of-nobody = Aucun autre joueur n'a de temple à { $god }.
whyvalda-no-temple = La place { $seat } n'a pas de temple à { $god }.
whyvalda-destroys-temple = Cette attaque détruit un temple, pas une mine ni une foreuse.
whyvalda-destroys-works = Cette attaque détruit une mine ou une foreuse, pas un temple.
whyvalda-works-few = La place { $seat } a { $works }.
whyvalda-works-kept = La place { $seat } a { $works }, et { $least } ne se perdent jamais.
whyvalda-moves-area = { $text } ne convient pas : le temple est choisi, nomme sa nouvelle région.
whyvalda-moves-temple = { $text } ne convient pas : nomme d'abord le temple.
whyvalda-moves-other = Cette attaque déplace un temple de la place { $victim }, pas de la place { $seat }.
whyvalda-moves-nowhere = Un temple de la place { $seat } chez { $god } ne peut aller nulle part.
whyvalda-moves-same = Le temple est chez { $god } : il doit aller dans une autre région.
whyvalda-moves-owned = La région où règne { $god } appartient à la place { $owner } : un temple de la place { $seat } ne peut pas y aller.
whyvalda-no-site = Dans la région où règne { $god }, aucune place n'est libre.

## Dés

whyvalda-no-die = Il n'y a pas de dé { $die } ; ce lancer a les dés 0 à { $last }.
whyvalda-die-shows = Le dé { $die } montre déjà le résultat de la face { $face } ; on peut le tourner sur { $faces }.
whyvalda-die-lower = La face { $face } du dé { $die } est la même qu'une plus basse ; on peut le tourner sur { $faces }.
whyvalda-no-face = aucune de ses { $n } faces

## Armes divines

whyvalda-weapon-moment = { $weapon } ne se joue que { $moment }.
whyvalda-moment-rolled = juste après un lancer de dés
whyvalda-moment-free = à une décision de sa propre phase ou de sa propre attaque, et après la pioche du début de celui dont c'est le tour
whyvalda-moment-played = juste après les effets de sa propre carte jaune
whyvalda-moment-build = quand celui dont c'est le tour annonce son dernier bâtiment permis
whyvalda-moment-declared = juste après l'annonce d'une attaque
whyvalda-moment-hit = quand porte une attaque qui tue des fidèles
whyvalda-moment-defended = juste après une défense réussie
whyvalda-weapon-held = { $weapon } appartient à { $card }, qui n'est ni dans ta main ni parmi tes cartes visibles.
whyvalda-weapon-holder = { $weapon } n'est que pour { $holder } ; tu es à la place { $seat }.
whyvalda-holder-attacker = qui attaque
whyvalda-holder-target = qui est attaqué
whyvalda-holder-not-target = qui n'est pas attaqué
whyvalda-holder-player = qui a joué la carte jaune
whyvalda-holder-not-builder = qui ne construit pas
whyvalda-lacks-discard = { $weapon } demande une carte dans la défausse ; elle est vide.
whyvalda-lacks-defence = { $weapon } demande une carte défense dans la défausse ; il n'y en a pas.
whyvalda-lacks-attack = { $weapon } demande une carte attaque dans la défausse ; il n'y en a pas.
whyvalda-lacks-victim = { $weapon } demande un autre joueur avec une carte en main ou visible ; il n'y en a pas.
whyvalda-lacks-third = { $weapon } demande un troisième joueur à qui passer l'attaque ; vous êtes deux.
whyvalda-lacks-die = { $weapon } demande un dé qu'on puisse tourner sur un autre résultat ; ce lancer n'en a pas.
whyvalda-claimed = { $weapon } fait recommencer une attaque une fois ; celle-ci a déjà recommencé.
