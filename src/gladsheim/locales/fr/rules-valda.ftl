# Les règles de Valda avec nos propres mots ; les sigles après « VA » sont ceux des règles.
rulesvalda-title-goal = De quoi il s'agit
rulesvalda-intro = Yggdrasil, l'arbre du monde, a perdu ses gardiens, et les dieux cherchent quelqu'un de nouveau parmi eux. Tu es un jarl des Vikings. Tu creuses pour trouver du sang, de l'or et des diamants, tu bâtis des temples, tu trompes et attaques tes rivaux, et tu grimpes à l'arbre avec tous ceux qui croient en toi.
rulesvalda-VA-14-1 = Tu construis des temples pour sept dieux, et les temples apportent des disciples. Après six manches, celui qui a le plus de disciples gagne ; à égalité, celui qui a le plus de mines, de forages et de temples ; si c'est encore égal, la victoire est partagée.
rulesvalda-title-setup = Mise en place
rulesvalda-VA-2-1 = On joue de deux à cinq. Chacun commence avec six cartes du paquet de base, deux mines, aucun disciple et quelques ressources ; plus on joue tard, plus on en reçoit.
rulesvalda-VA-2-6 = Le capital de départ dans l'ordre des tours, en sang, or et diamants : à deux 2-1-1, 2-2-2 ; à trois 2-1-1, 2-1-2, 2-2-2 ; à quatre 2-1-1, 2-1-2, 2-2-2, 2-2-3 ; à cinq 2-1-1, 2-1-2, 2-2-2, 2-2-2, 2-2-3.
rulesvalda-VA-1-1 = Il y a sept dieux, qui ont chacun un territoire de cinq emplacements, et trois ressources : sang divin, or et diamants, trente de chaque. Ce que la réserve n'a plus, personne ne peut l'avoir. Tu disposes de neuf temples et peux avoir jusqu'à quatre mines et trois forages de sang.
rulesvalda-title-turn = Un tour
rulesvalda-VA-4-1 = À chaque manche, chacun joue un tour, dans le sens horaire, c'est-à-dire dans l'ordre des places. Un tour a cinq phases : ressources, cartes, construction, attaques des autres, disciples.
rulesvalda-title-resource = Ressources
rulesvalda-VA-5-1 = Tu lances un dé jaune par mine, qui rapporte de l'or et des diamants, et un dé bleu par forage, qui rapporte du sang. Avant que tu ne reçoives ces ressources, une Couronne de la fortune peut encore tourner un dé.
rulesvalda-VA-5-2 = Ensuite, tu peux échanger autant de fois que tu veux{ $trade-any-four ->
    [on] . { readingsvalda-trade-any-four }
   *[off] { " " }: quatre ressources d'une sorte contre une d'une autre.
  } Avec un temple de Heimdall, c'est deux contre une ; avec deux, une contre une, mais ce qu'un tel échange a rapporté ne s'échange plus dans cette phase.
rulesvalda-title-game = Cartes
rulesvalda-VA-6-1 = Tu pioches deux cartes de base, que tu poses visibles devant toi ; avec Freya, elles vont dans ta main, et deux temples de Freya t'en donnent une troisième. Si tu possèdes un territoire, tu prends, à la place de l'une d'elles, la première carte du paquet de ce dieu.
rulesvalda-VA-6-4 = Tu as trois actions. Pour une action, tu joues une carte jaune, de ta main ou visible devant toi, ou tu prends une ressource au choix ; pour deux actions, tu achètes deux cartes, posées devant toi face visible ; avec Freya, tu en achètes une pour une action, directement en main. Certaines cartes ne coûtent pas d'action. Une carte se joue effet après effet ; tu peux la jouer même si elle ne fait rien.
rulesvalda-VA-6-8 = À la fin de la phase, les cartes visibles vont en main, et tu défausses jusqu'à n'avoir que dix cartes. La limite ne vaut qu'à ce moment.
rulesvalda-title-build = Construction
rulesvalda-VA-7-1 = Tu peux construire deux infrastructures : mines, forages et temples. Un temple demande un emplacement libre dans un territoire qui n'appartient à personne d'autre ; son prix se paie en une fois.
rulesvalda-VA-7-3 = Un temple rapporte aussitôt un disciple, et un de plus si c'est ton troisième dans ce territoire ; puis tu regardes les deux premières cartes du paquet de ce dieu et en gardes une. Ce que des cartes te font construire en plus suit les mêmes règles, mais ne compte pas dans les deux infrastructures.
rulesvalda-VA-7-4 = Ce que cela coûte, en sang, or et diamants : mine 1, 1, 1 ; forage 0, 2, 2 ; temple de Heimdall 1, 2, 2 ; de Freya 0, 3, 3 ; de Surtur 2, 0, 2 ; de Tyr 2, 2, 0 ; de { $thor-costs-three ->
    [on] Thor 3, 2, 2
   *[off] Thor 2, 2, 2
  } ; d'Odin 2, 3, 3 ; de Loki 4, 1, 1.
rulesvalda-title-attack = Attaques
rulesvalda-VA-8-1 = Tous les autres peuvent attaquer celui dont c'est le tour, l'un après l'autre : d'abord celui qui a le plus de disciples, à égalité celui qui a le plus de ressources, puis dans le sens horaire. Chacun attaque une fois, ou passe et n'attaque plus à ce tour ; avec les temples de Surtur et à trois joueurs au plus, on attaque deux fois.
rulesvalda-VA-8-4 = Le pouvoir d'une attaque est celui de sa carte plus l'aide de Surtur{ $wrath-card-only ->
    [on] . { readingsvalda-wrath-card-only }
   *[off] { " " }; le Courroux de Thor double le tout.
  }
rulesvalda-VA-8-5 = L'attaqué joue des cartes de défense, l'une après l'autre, chacune avec ses boucliers et l'aide de Tyr. Dès que leur somme atteint le pouvoir de l'attaque, celle-ci échoue. Ces cartes vont à la défausse dans tous les cas.
rulesvalda-VA-10-2 = Sinon, la carte produit ses effets. Tu ne perds des disciples que jusqu'à la dernière zone de sécurité atteinte, à 5, 12 et 20, et un voleur ne reçoit que ce qui a vraiment été perdu. Pour les ressources, les cartes et les temples, il n'y a pas de zone de sécurité.
rulesvalda-title-followers = Disciples
rulesvalda-VA-9-1 = Dans ta dernière phase, les temples de Thor échangent de l'or ou des diamants contre des disciples, ceux d'Odin du sang ; les offres d'un second temple s'ajoutent aux premières et se comptent à part. Loki te fait lancer une fois des dés blancs : un crâne coûte un disciple.
rulesvalda-VA-10-1 = Les disciples ne sont qu'un nombre, sans limite. Ceux qu'un temple a apportés restent quand le temple disparaît.
rulesvalda-title-temples = Temples et territoires
rulesvalda-VA-11-1 = Ce qu'un dieu fait pour toi dépend du nombre de tes temples chez lui : un, ou au moins deux. Son pouvoir vaut dès que le temple est là et jusqu'à ce qu'il disparaisse, même au milieu d'une phase. Un temple détruit revient à son propriétaire.
rulesvalda-VA-11-5 = Avec trois temples, un territoire est à toi : personne d'autre ne peut y construire ni y recevoir un temple déplacé, et la première fois te rapporte un disciple. Les temples que les autres y ont déjà continuent d'agir. { $area-opens-at-one-loss ->
    [on] { readingsvalda-area-opens-at-one-loss }
   *[off] S'il t'en reste moins de trois, il s'ouvre de nouveau.
  }
rulesvalda-title-weapons = Armes divines
rulesvalda-VA-12-1 = Une arme divine s'utilise de l'une de deux façons. Elle ne coûte pas d'action, et seule une autre arme, jouée à son propre moment, peut lui répondre.
rulesvalda-VA-12-3 = La plupart des armes ont leur moment : avant que les dés rapportent, quand une attaque est annoncée, quand elle touche ou échoue, quand une carte jaune a été jouée, quand la dernière infrastructure est annoncée. On n'interroge que celui qui a une arme jouable, et personne d'autre ne l'apprend.
rulesvalda-VA-12-5 = Quatre armes prennent des cartes dans la défausse ou chez un autre joueur. Elles peuvent servir chaque fois que tu décides quelque chose dans une phase, ou quand les cartes du début d'un tour viennent d'être piochées. { $gjallarhorn-strongest ->
    [on] { readingsvalda-gjallarhorn-strongest }
   *[off] Le Son du Gjallarhorn prend deux cartes de défense au choix dans la défausse.
  }
rulesvalda-VA-12-6 = La Disparition passe une attaque à un troisième joueur, qui se défend alors. Le Coup de poignard dans le dos arrête la dernière infrastructure : elle n'est ni payée ni construite, mais l'occasion est perdue. Le Voleur prend une carte visible par son nom, ou une de la main sans la voir.
rulesvalda-title-cards = Dieux et cartes
rulesvalda-VA-1-6 = Tu joues les cartes jaunes à ton propre tour, les attaques à celui des autres, les défenses contre les attaques, les armes à leur moment. Celui qui joue une carte fait les choix qu'elle laisse ; un effet impossible est sans suite. Quand une carte jaune nuit à d'autres, ce n'est pas une attaque : personne ne peut se défendre, mais les zones de sécurité protègent.
rulesvalda-VA-3-5 = Quand il faut une carte d'un paquet vide, ses cartes de la défausse sont mélangées pour en refaire un. Tu peux consulter la défausse ; les mains et les paquets sont secrets.
rulesvalda-title-end = Variantes
rulesvalda-VA-14-3 = Le revirement : le sort désigne le joueur de départ, et la sixième manche se joue à rebours, à partir de son voisin de droite.
rulesvalda-VA-14-2 = Course à la divinité : le premier à vingt disciples gagne aussitôt. Si personne n'y arrive, six manches décident comme d'habitude. Les deux variantes peuvent se combiner.
rulesvalda-title-faq = Questions et réponses
rulesvalda-faq-1 = Je possède un territoire avec quatre temples et j'en perds un. Est-il encore à moi ?
rulesvalda-faq-1-answer = { $area-opens-at-one-loss ->
    [on] Non. { readingsvalda-area-opens-at-one-loss }
   *[off] Oui, tant qu'il t'y reste trois temples. Ici, les autres ne peuvent y construire qu'après une seconde perte.
  }
rulesvalda-faq-2 = Je perds mon troisième temple dans un territoire et je le reconstruis. Est-ce que je reçois encore le disciple du territoire ?
rulesvalda-faq-2-answer = Non, tu ne le reçois qu'une fois par territoire. Le nouveau temple te donne son propre disciple.
rulesvalda-faq-3 = Puis-je échanger deux unités d'or et deux diamants contre une de sang ?
rulesvalda-faq-3-answer = { $trade-any-four ->
    [on] Oui. { readingsvalda-trade-any-four }
   *[off] Non. Sans temple de Heimdall, il faut quatre ressources d'une même sorte.
  }
rulesvalda-faq-4 = Je possède un territoire. Puis-je choisir entre deux cartes quand je pioche dans le paquet de son dieu ?
rulesvalda-faq-4-answer = Non, tu prends la première. Tu ne choisis entre deux cartes qu'en construisant un temple. Avec deux temples de Freya, tu pioches en plus deux cartes de base.
rulesvalda-faq-5 = Une mine qu'une carte me fait construire compte-t-elle parmi mes deux infrastructures ?
rulesvalda-faq-5-answer = Non. Tu peux encore construire deux infrastructures dans la phase de construction.
rulesvalda-faq-6 = Un temple m'apporte une onzième carte. Dois-je en défausser une ?
rulesvalda-faq-6-answer = Pas maintenant. Tu ne défausses jusqu'à dix cartes qu'à la fin de ta phase de jeu ; d'ici là, tu peux garder la onzième.
rulesvalda-faq-7 = Deux temples de Surtur me donnent-ils deux attaques ?
rulesvalda-faq-7-answer = À deux ou à trois, oui, et chacune gagne 1 de pouvoir. À quatre ou à cinq, tu as une seule attaque, qui gagne 2 de pouvoir.
rulesvalda-faq-8 = Le Courroux de Thor double-t-il aussi l'aide de Surtur ?
rulesvalda-faq-8-answer = { $wrath-card-only ->
    [on] Non. { readingsvalda-wrath-card-only }
   *[off] Oui. Ici, l'Enlèvement a 2, Surtur ajoute 1, et le tout doublé donne 6.
  }
rulesvalda-faq-9 = Que puis-je jouer contre le Cor de guerre ?
rulesvalda-faq-9-answer = Pas de cartes de défense. Mais la Vengeance de Tyr arrête l'attaque et t'en donne la carte, et la Disparition passe l'attaque à un autre.
rulesvalda-faq-10 = Puis-je renvoyer une attaque à l'attaquant avec la Disparition ?
rulesvalda-faq-10-answer = Non. Elle passe à un troisième joueur, qui peut alors se défendre. À deux, on ne peut pas jouer la Disparition.
rulesvalda-title-actions = Les actions en texte
rulesvalda-VA-15 = Chaque décision est aussi un court texte, aux parties séparées par des deux-points, qui la désigne dans les parties enregistrées, les liens partagés et les programmes : b, g et d sont le sang, l'or et les diamants ; dieux et cartes ont leurs noms du fichier de cartes, les places leurs numéros à partir de 0.
rulesvalda-VA-15-3 = On te demande même quand une seule action est possible. Toute autre action est refusée avec la raison, et rien ne change.
rulesvalda-action-1 = { $trade-any-four ->
    [on] trade:ggdd:b donne deux unités d'or et deux diamants contre du sang, trade:g:b seulement de l'or, avec des temples de Heimdall ;
   *[off] trade:g:b donne de l'or contre du sang ;
  } take:d prend un diamant ; buy achète des cartes ; play:base.drakkar joue une carte.
rulesvalda-action-2 = build:mine, build:drill et build:odin construisent ; keep:CARTE garde une des deux cartes d'un temple.
rulesvalda-action-3 = attack:CARTE attaque, et pass s'en abstient ; defend:CARTE défend, et yield cesse de défendre.
rulesvalda-action-4 = thor:3:g, odin:2 et loki gagnent des disciples à la dernière phase ; le nombre dit laquelle des offres est utilisée.
rulesvalda-action-5 = weapon:thief utilise une arme de l'une de ses deux façons ; pass la garde.
rulesvalda-action-6 = res:g, player:1, god:tyr, card:CARTE, change:b:g et move:1:tyr répondent à ce que demande un effet ; done met fin à ce qu'on peut faire plusieurs fois.
rulesvalda-action-7 = die:0:5 tourne le premier dé sur sa face 5 ; de plusieurs faces égales, seule la plus basse est proposée.
rulesvalda-action-8 = end passe à la phase suivante ; discard:CARTE défausse une carte quand la main en a plus de dix.
rulesvalda-title-rulings = Comment nous tranchons les cas douteux
rulesvalda-VA-19 = La liste des cartes est une reconstitution, et les règles sont imprimées en deux langues qui diffèrent par endroits. Voici comment on joue ici.
rulesvalda-ruling-1 = Un temple de Thor coûte deux unités de sang.
rulesvalda-ruling-2 = Un échange demande quatre ressources d'une sorte, et n'a lieu que dans la phase des ressources.
rulesvalda-ruling-3 = Même avec deux temples de Freya, toutes les cartes se piochent cachées.
rulesvalda-ruling-4 = Contre le Cor de guerre, aucune carte de défense n'aide ; la Vengeance de Tyr et la Disparition, si.
rulesvalda-ruling-5 = Le Marteau rejoue une carte qu'on vient de jouer ; seule la première fois coûte une action.
rulesvalda-ruling-6 = La Requête de Surtur permet de refaire la même attaque une fois, sans Cor de guerre ni Courroux.
rulesvalda-ruling-7 = Celui qui a quatre ou cinq temples et en perd un possède toujours le territoire.
rulesvalda-ruling-8 = Le disciple pour le troisième temple ne vient qu'une fois par joueur et par territoire.
rulesvalda-ruling-9 = Le Son du Gjallarhorn prend deux cartes de défense quelconques dans la défausse.
rulesvalda-ruling-10 = Le Courroux de Thor double aussi ce que Surtur ajoute à une attaque.
rulesvalda-ex-trade = Avec un temple de Heimdall, deux unités d'or en achètent une de sang, deux fois de suite.
rulesvalda-ex-temple = Le troisième temple de Tyr : un disciple pour le temple, un autre pour le territoire ; et de deux cartes, on en garde une.
rulesvalda-ex-attack = L'Enlèvement a un pouvoir d'attaque de 2, et personne ne se défend : un disciple change de camp.
rulesvalda-ex-defence = Un Bouclier rond oppose 2 à un pouvoir de 2. Cela suffit, et rien n'arrive.
rulesvalda-ex-level = Sept disciples chacun. Quatre infrastructures contre trois font la différence.
rulesvalda-ex-four = { $trade-any-four ->
    [on] Sans temple de Heimdall, tu échanges quatre ressources quelconques, ici quatre unités d'or contre une de sang.
   *[off] Sans temple de Heimdall, quatre unités d'or en achètent une de sang.
  }
rulesvalda-ex-even = Deux temples de Heimdall : un contre un. Le sang ainsi obtenu ne s'échange plus.
rulesvalda-ex-open = Sans Freya, les deux cartes sont visibles de tous.
rulesvalda-ex-freya = Deux temples de Freya : trois cartes, directement en main.
rulesvalda-ex-owned = Le territoire de Tyr est à toi : une carte de son paquet et une seule du paquet de base.
rulesvalda-ex-actions = Trois actions : un or, un diamant et une Veine de sang pour deux unités de sang.
rulesvalda-ex-buy = Deux actions achètent deux cartes. L'une, Troc, ne coûte pas d'action : le sang devient de l'or et un diamant.
rulesvalda-ex-free = Il ne reste aucune action, mais Yggdrasil n'en coûte pas : tu peux maintenant construire trois infrastructures.
rulesvalda-ex-limit = Onze cartes, c'est une de trop : tu en défausses une.
rulesvalda-ex-works = Une mine et un forage. Après la deuxième infrastructure, la phase d'attaque commence d'elle-même.
rulesvalda-ex-god = Le premier temple de Tyr : un disciple. Des deux cartes, tu en gardes une ; l'autre va sous le paquet.
rulesvalda-ex-order = Le joueur 3 a le plus de disciples et commence. Les joueurs 4 et 2 en ont deux chacun : le 4 a plus de ressources.
rulesvalda-ex-twice = À trois et avec un temple de Surtur : la première attaque échoue, une deuxième suit.
rulesvalda-ex-sword = À quatre, un temple de Surtur fait passer l'Enlèvement de 2 à 3. Un Bouclier rond de 2 ne suffit pas.
rulesvalda-ex-wrath = { $wrath-card-only ->
    [on] Mise à mort a 3, le Courroux de Thor double, Surtur ajoute 1 : 7. Des boucliers de 4 et 3 suffisent tout juste.
   *[off] Mise à mort a 3, Surtur ajoute 1, le Courroux de Thor double : 8. Des boucliers de 4, 3 et 1 suffisent tout juste.
  }
rulesvalda-ex-safe = Cinq disciples forment une zone de sécurité : l'Enlèvement touche, mais personne n'est perdu, et le voleur ne reçoit personne.
rulesvalda-ex-zone = La Double mise à mort coûterait deux disciples. De 13, on n'en perd qu'un : à 12, il y a une zone de sécurité.
rulesvalda-ex-thor = Deux temples de Thor : trois fois deux unités d'or et trois fois trois, chaque fois pour un disciple.
rulesvalda-ex-odin = Deux temples d'Odin : deux fois trois unités de sang divin, chaque fois pour deux disciples.
rulesvalda-ex-loki = Avec deux temples de Loki, tu lances deux dés blancs : trois disciples, et un crâne en reprend un.
rulesvalda-ex-kept = Une Torche détruit un temple sur quatre. Il en reste trois : { $area-opens-at-one-loss ->
    [on] le territoire s'ouvre quand même
   *[off] le territoire reste fermé
  }.
rulesvalda-ex-horn = Le Son du Gjallarhorn reprend { $gjallarhorn-strongest ->
    [on] les deux cartes de défense les plus fortes
   *[off] deux cartes de défense
  } dans la défausse : Bouclier de fer et Mur de boucliers.
rulesvalda-ex-vanished = La Disparition passe l'Enlèvement à un troisième joueur, qui n'a pas de bouclier et perd un disciple.
rulesvalda-ex-backstab = La deuxième mine est la dernière infrastructure. Le Coup de poignard dans le dos l'arrête : elle n'est ni payée ni construite.
rulesvalda-signs = Ce que signifient les symboles
rulesvalda-sign-blood = Sang divin
rulesvalda-sign-blood-about = Il vient des forages. Il sert à construire, et Odin en fait des disciples.
rulesvalda-sign-gold = Or
rulesvalda-sign-gold-about = Il vient des mines. Il sert à construire, et Thor en fait des disciples.
rulesvalda-sign-diamond = Diamants
rulesvalda-sign-diamond-about = Ils viennent des mines comme l'or et servent aux mêmes choses.
rulesvalda-sign-works = Mines et forages
rulesvalda-sign-works-about = Les cases jaunes sont des mines, les bleues des forages. Chaque case pleine lance un dé dans la phase des ressources.
rulesvalda-sign-hand = Main
rulesvalda-sign-hand-about = Le nombre de cartes qu'un joueur a en main.
rulesvalda-sign-temple = Temples
rulesvalda-sign-temple-about = Le nombre de temples, sur neuf, qu'un joueur peut encore construire.
rulesvalda-sign-followers = Disciples
rulesvalda-sign-followers-about = Celui qui en a le plus à la fin gagne.
rulesvalda-sign-skull = Crâne
rulesvalda-sign-skull-about = Sur les dés blancs : un disciple est perdu.
rulesvalda-sign-ship = Drakkar
rulesvalda-sign-ship-about = Près d'un joueur, il montre à qui c'est de jouer.
rulesvalda-sign-dice = Dés
rulesvalda-sign-dice-about = Les jaunes rapportent de l'or et des diamants, les bleus du sang, les blancs des disciples.
rulesvalda-sign-yellow = Carte jaune
rulesvalda-sign-yellow-about = La pièce indique son coût en actions. Tu la joues dans ta phase de jeu.
rulesvalda-sign-attack = Carte d'attaque
rulesvalda-sign-attack-about = La lame indique son pouvoir. Tu la joues dans la phase d'attaque d'un autre.
rulesvalda-sign-defence = Carte de défense
rulesvalda-sign-defence-about = L'écu indique combien de boucliers elle oppose à une attaque.
rulesvalda-sign-weapon = Arme divine
rulesvalda-sign-weapon-about = Sans chiffre : tu utilises l'un de ses deux effets à son moment, sans action.
rulesvalda-sign-corner = Un dieu dans le coin
rulesvalda-sign-corner-about = La carte vient du paquet de ce dieu.
rulesvalda-sign-back = Arbre
rulesvalda-sign-back-about = Le dos de chaque carte. Sur la table, c'est le paquet de base, avec le nombre de cartes restantes.
rulesvalda-sign-area = Territoire d'un dieu
rulesvalda-sign-area-about = Les cercles en pointillé sont des emplacements libres, les toits des temples. En bas, le coût d'un temple ; à côté, le nombre de cartes du paquet du dieu.
rulesvalda-sign-owned = Bannière et anneau
rulesvalda-sign-owned-about = Le territoire est fermé : il est au joueur de cette couleur.
rulesvalda-sign-seat = Forme avec un nombre
rulesvalda-sign-seat-about = Un joueur : sur les temples et sur la piste, chacun a la même forme, la même couleur et le même nombre.
rulesvalda-sign-track = Yggdrasil
rulesvalda-sign-track-about = La piste des disciples. Les anneaux verts sont des zones de sécurité ; l'anneau doré en pointillé est l'arrivée de la Course à la divinité.
rulesvalda-sign-clock = En haut de la table
rulesvalda-sign-clock-about = Le but, la manche et la phase. Les cercles pleins sont les actions restantes, les carrés pleins les infrastructures que tu peux encore construire.
