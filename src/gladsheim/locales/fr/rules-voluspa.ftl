# Les règles de Völuspá avec nos propres mots ; les sigles après « V » sont ceux des règles.
rulesvoluspa-title-goal = De quoi il s'agit
rulesvoluspa-intro = « Völuspá » veut dire la prophétie de la voyante. Dans ce vieux poème nordique, elle raconte comment le monde a commencé et comment il finira : dieux, monstres et peuples oubliés s'élèvent, et d'autres les font tomber. À ta table, ils font de même. Chaque tuile veut être la plus forte de sa rangée, et la plupart tordent une règle pour y arriver.
rulesvoluspa-V-4-6 = Tout le monde pose des tuiles sur un même plateau. Chaque tuile ne marque qu'une fois, au moment où on la pose : tout l'art est de trouver la place où la tienne domine sa ligne. Quand la dernière tuile est posée, celui qui a le plus de points gagne.
rulesvoluspa-title-setup = Mise en place
rulesvoluspa-V-2-1 = On joue de deux à cinq. On mélange les tuiles, chacun en pioche cinq, et une autre, qui n'est pas un Troll, est posée au milieu : c'est la tuile de départ, qui ne rapporte rien à personne. Le sort désigne le joueur de départ.
rulesvoluspa-V-2-2 = Le jeu de base a huit sortes de tuiles ; chaque composition y ajoute quelques-unes des neuf autres. Une sorte vient toujours avec tous ses exemplaires. Ton propre mélange doit compter, sans les Hel et les Trolls, au moins cinq tuiles par joueur plus une.
rulesvoluspa-V-2-4 = Les Hel ne se piochent jamais. Si elles sont en jeu, chacun reçoit au départ une Hel en plus de ses cinq tuiles, ou deux dans une partie à deux.
rulesvoluspa-V-1-2 = { $boosters-unlimited ->
    [on] { readingsvoluspa-boosters-unlimited }
   *[off] Seize jetons de renfort, pas un de plus, montrent la nouvelle valeur des tuiles renforcées.
  } Une tuile n'est renforcée que sur le plateau : jamais en main, ni dans la pioche, ni dans la défausse.
rulesvoluspa-title-board = Le plateau
rulesvoluspa-V-3-1 = Le plateau n'a pas de bord. Une ligne est une suite ininterrompue de tuiles dans une rangée ou une colonne ; chaque tuile se trouve dans une rangée et dans une colonne. Les cases vides et les Hel sont des trous, et un trou termine la ligne.
rulesvoluspa-V-3-4 = Deux tuiles sont adjacentes si leurs cases ont un côté commun ; seule Hel regarde aussi en diagonale. Une case ne montre jamais qu'une tuile, et toutes ensemble forment un seul bloc.
rulesvoluspa-title-turn = Ton tour
rulesvoluspa-V-4-1 = Dans le sens horaire, chacun pose une tuile, marque ses points et pioche. Certaines tuiles en permettent davantage : après un Hermod, { $hermod-must-follow ->
    [on] tu en poses une autre qui convient
   *[off] tu peux en poser une autre
  } ; un Corbeau peut repartir ; des Freya peuvent renforcer n'importe quelle tuile.
rulesvoluspa-V-4-3 = Une tuile se pose sur une case vide à côté d'une case occupée, même par une Hel. Aucune ligne ne peut dépasser sept tuiles, dans aucun sens. À côté d'un Troll, on ne pose que des Trolls et des Nains.
rulesvoluspa-V-4-5 = Si aucune tuile de ta main ne peut être posée nulle part, tu en défausses une de ton choix ; elle est retirée du jeu et tu ne marques rien. Tant que tu peux poser une tuile, tu dois le faire.
rulesvoluspa-V-4-7 = À la fin de ton tour, tu pioches jusqu'à avoir cinq tuiles, sans compter les Hel. { $skadi-no-refill ->
    [on] { readingsvoluspa-skadi-no-refill }
   *[off] Si tu as capturé une tuile, ta main est déjà complète et tu ne pioches rien ; si tu en as posé plusieurs, tu pioches autant de tuiles qu'il en manque.
  } Une Hel posée n'est jamais remplacée.
rulesvoluspa-V-4-8 = Si une capture te laisse plus de cinq tuiles, tu défausses jusqu'à n'en avoir que cinq. Les Hel ne comptent pas dans cette limite de main et ne peuvent pas être défaussées pour elle.
rulesvoluspa-V-4-10 = C'est ensuite au prochain joueur à qui il reste une tuile ; on saute celui qui n'en a plus.
rulesvoluspa-V-8-4 = Tout le monde peut connaître le plateau, les points, la défausse et les tuiles retirées du jeu, combien de tuiles et de Hel a chaque main et combien il en reste dans la pioche, et les tuiles en main qui ont été capturées. Le reste des mains et l'ordre de la pioche sont secrets.
rulesvoluspa-title-scoring = Les points
rulesvoluspa-V-6-5 = Regarde la rangée, puis la colonne de la tuile que tu viens de poser. Si sa valeur dépasse celle de toutes les autres tuiles de la ligne, elle domine cette ligne, et tu marques un point par tuile qui s'y trouve, la tienne comprise. Une égalité ne rapporte rien. Une tuile isolée n'est pas une ligne.
rulesvoluspa-V-6-1 = Les valeurs sont toujours celles d'après la pose : ce qui est couvert, capturé ou poussé n'est déjà plus là, et ce qu'un Loki parti de la sorte neutralisait a retrouvé sa valeur.
rulesvoluspa-V-6-2 = Une tuile vaut ce qui y est imprimé plus ses renforts. À côté d'un Loki, elle est neutralisée : elle vaut 0. Son pouvoir agit quand même : un Troll neutralisé tient encore les autres à distance.
rulesvoluspa-V-6-8 = Une tuile sans aucune ligne, parce qu'elle ne touche que des Hel{ $lone-start-scores-nothing ->
    [on] { "" }
   *[off] { " " }ou remplace une tuile qui était seule
  }, rapporte 1 point.{ $lone-start-scores-nothing ->
    [on] { " " }{ readingsvoluspa-lone-start-scores-nothing }
   *[off] { "" }
  }
rulesvoluspa-V-6-4 = { $bookends-score-only ->
    [on] { readingsvoluspa-bookends-score-only }
   *[off] Une ligne encadrée, avec une Valkyrie à chaque bout, est dominée par ces deux-là. Aucune tuile posée entre elles ne peut la dominer, quelle que soit sa valeur ; seul celui qui pose un de ces bouts la marque.
  }
rulesvoluspa-V-6-14 = Quand un Serpent de mer ou un Éclair a le choix entre rangée et colonne, le jeu prend pour toi ce qui rapporte le plus.
rulesvoluspa-title-tiles = Les tuiles
rulesvoluspa-V-5-1 = Toute tuile peut se poser sur une case vide, sauf Hel et l'Éclair, qui vont toujours sur une tuile. Une tuile couverte quitte le plateau. Un Dragon ne couvre pas de Dragon, un Corbeau pas de Corbeau, un Éclair pas d'Éclair ; une Skadi ne capture pas de Skadi ; rien ne se pose jamais sur une Hel. Les tuiles à côté d'un Troll ne peuvent être ni couvertes, ni capturées, ni poussées ; seule Hel peut les couvrir.
rulesvoluspa-tile-Od = Ne se pose que sur une case vide.
rulesvoluspa-tile-Th = Ne se pose que sur une case vide.
rulesvoluspa-tile-Tr = Le Troll lui-même peut se poser à côté de n'importe quelle tuile ; celles qui s'y trouvent restent. En diagonale, il ne gêne personne. Deux Trolls voisins se protègent l'un l'autre.
rulesvoluspa-tile-Dr = { $dragons-spare-trolls ->
    [on] { "" }
   *[off] Il peut aussi couvrir un Troll qui n'a pas d'autre Troll à côté de lui, un Corbeau ou un Éclair.
  } Un Loki ou une Valkyrie qu'il couvre n'agissent plus au moment où il se compare.
rulesvoluspa-tile-Fe = La meute se compte à part dans la rangée et dans la colonne, et jamais par-dessus un trou. Un Fenrir qu'on pose se mesure à la meute telle qu'elle était sans lui : il bat donc toujours les siens, à moins qu'un Loki ne le neutralise. Un Fenrir neutralisé n'apporte rien à la meute, mais vaut autant que le reste de celle-ci.
rulesvoluspa-tile-Sk = La tuile capturée redevient une tuile ordinaire de ta main ; ses renforts la suivent sous forme de Freya. Skadi marque à la place qu'elle a prise. Un Niohoggr qu'elle capture ne lui donne pas de points bonus.
rulesvoluspa-tile-Va = Au bout d'une ligne encadrée, elle marque même à côté d'un Loki, et même si la ligne était déjà encadrée et ne fait que s'allonger. Deux Valkyries côte à côte suffisent. { $bookends-score-only ->
    [on] { "" }
   *[off] Posée à l'intérieur d'une telle ligne, une Valkyrie ne rapporte rien. Dans les autres lignes, c'est sa valeur qui compte.
  }
rulesvoluspa-tile-Lo = Ses quatre voisins valent 0, dans leurs deux lignes. Zéro contre zéro est une égalité. Deux Loki voisins valent 1 chacun.
rulesvoluspa-tile-He = Elle peut couvrir un Troll et même des tuiles à côté d'un Troll. Les autres Hel autour ne comptent pas ; un Niohoggr couvert rapporte 2 points de plus. Dès lors, aucune ligne ne passe par cette case, et plus rien ne peut s'y poser.
rulesvoluspa-tile-Hm = La tuile suivante peut prolonger une de ses lignes, y combler un trou, ou y couvrir, capturer ou pousser une tuile, même le Hermod ; un second Hermod en permet encore une. { $hermod-must-follow ->
    [on] { "" }
   *[off] Tu peux aussi t'arrêter là.
  } { $hermod-frees ->
    [on] { readingsvoluspa-hermod-frees }
   *[off] Si aucune tuile de ta main ne convient, tu en défausses une, qui est retirée du jeu.
  }
rulesvoluspa-tile-Jo = La tuile poussée passe par-dessus le reste de sa ligne jusqu'à la première case après le bout, qui doit être vide ; elle ne marque rien. Aucune ligne ne doit dépasser sept tuiles. Le Jotunn ne peut pas finir à côté d'un Troll, même de celui qu'il pousse ; une tuile poussée non plus, à moins d'être elle-même un Troll.
rulesvoluspa-tile-Se = L'étendue va de la première à la dernière tuile de la rangée ou de la colonne, trous compris, et peut donc rapporter plus de sept points. Il doit dépasser chaque tuile qui s'y trouve{ $bookends-score-only ->
    [on] { "" }
   *[off] , et sa propre ligne ne doit pas être encadrée de Valkyries
  }. S'il n'y a rien d'autre dans sa rangée ni dans sa colonne, il rapporte 1 point.
rulesvoluspa-tile-Lb = Il n'a rien à dépasser : il marque la plus courte de ses deux lignes, sachant qu'une tuile isolée n'en est pas une. On ne peut pas le renforcer.
rulesvoluspa-tile-Dw = Les voisins neutralisés comptent 0, les Hel ne comptent pas. Un Fenrir compte avec toute la meute de la ligne qu'il partage avec le Nain. { $dwarf-never-zero ->
    [on] { readingsvoluspa-dwarf-never-zero }
   *[off] Le Nain ne marque jamais de ligne et n'a pas non plus le point d'une tuile isolée.
  }
rulesvoluspa-tile-Fr = { $boosters-unlimited ->
    [on] { readingsvoluspa-boosters-unlimited }
   *[off] Les jetons de renfort sont rares : un pour chacune des valeurs 2, 3, 4, 10, 11 et 12, deux pour chacune de 5 à 9. Un renfort demande le jeton de la nouvelle valeur, qui revient quand la tuile est couverte ou capturée.
  } Hel et l'Éclair ne se renforcent pas. Si tu captures une tuile renforcée, tu reprends autant de Freya qu'elle avait de renforts.
rulesvoluspa-tile-Ra = Sa seconde pose doit être sur une autre case et se juge comme si le Corbeau n'avait jamais été sur la première : ce qu'il y couvrait est revenu, mais sans renfort. Il peut aussi rester où il est. Ses propres renforts valent pour les deux poses.
rulesvoluspa-tile-Ni = Si ses deux lignes sont marquées, chacune rapporte les 2 points, même quand un Loki le neutralise. Ils s'ajoutent aussi à l'étendue du Serpent de mer et au point d'une tuile isolée, mais pas aux points d'un Nain.
rulesvoluspa-title-end = La fin
rulesvoluspa-V-10-1 = La partie est finie quand la pioche et toutes les mains sont vides.
rulesvoluspa-V-10-2 = À égalité, celui qui a atteint ce score le premier est devant. Le chiffre après le point le montre : de deux joueurs à onze points, 11.2 est devant 11.1. À zéro point, c'est l'ordre du tour qui décide, et le chiffre n'est pas montré.
rulesvoluspa-title-variants = Variantes
rulesvoluspa-V-9 = Pas de Hel tardive : dès que la pioche est vide, toutes les Hel quittent les mains. L'Éclair peut s'ajouter à n'importe quelle composition.
rulesvoluspa-title-faq = Questions et réponses
rulesvoluspa-faq-1 = Un Dragon est posé entre deux Valkyries qui encadrent une ligne. Marque-t-il ?
rulesvoluspa-faq-1-answer = { $bookends-score-only ->
    [on] Oui, si sa valeur est la plus haute de la ligne. { readingsvoluspa-bookends-score-only }
   *[off] Non. Ce qui est posé entre elles ne marque rien dans cette ligne, quelle que soit sa valeur.
  }
rulesvoluspa-faq-2 = Des Valkyries à côté d'un Loki tiennent-elles encore une ligne ?
rulesvoluspa-faq-2-answer = { $bookends-score-only ->
    [on] Non. { readingsvoluspa-bookends-score-only } Une Valkyrie marque à un tel bout même à côté d'un Loki.
   *[off] Oui. Loki leur prend leur valeur, pas leur pouvoir. Une Valkyrie posée au bout d'une telle ligne la marque.
  }
rulesvoluspa-faq-3 = Un Fenrir est posé à côté d'un Loki. Que vaut-il ?
rulesvoluspa-faq-3-answer = Il n'ajoute rien à sa meute, mais il vaut autant que le reste de la meute. Ici, chacun des trois vaut 8, et une égalité ne marque rien.
rulesvoluspa-faq-4 = Une Hel au bout allonge-t-elle une ligne pour le Serpent de mer ?
rulesvoluspa-faq-4-answer = Non. La ligne du Serpent ne franchit une Hel que si une tuile se trouve derrière.
rulesvoluspa-faq-5 = Une Hel marque-t-elle pour une autre Hel à côté d'elle ?
rulesvoluspa-faq-5-answer = Non. Elle marque un point pour chaque tuile autour d'elle, et une Hel est un trou.
rulesvoluspa-faq-6 = Deux Valkyries tiennent-elles une ligne contre le Serpent de mer ?
rulesvoluspa-faq-6-answer = { $bookends-score-only ->
    [on] Non. { readingsvoluspa-bookends-score-only }
   *[off] Seulement si elles sont les deux bouts d'une même ligne sans trou. Par-delà une Hel, ou avec une autre tuile derrière l'une d'elles, non.
  }
rulesvoluspa-faq-7 = Un Nain reçoit-il deux points de plus pour un Niohoggr à côté de lui ?
rulesvoluspa-faq-7-answer = Non. Le Niohoggr compte avec sa valeur, comme tout voisin.
rulesvoluspa-faq-8 = Un Corbeau se pose sur une tuile renforcée et repart. Que devient le renfort ?
rulesvoluspa-faq-8-answer = Il disparaît à la première pose. La tuile revient sans lui.
rulesvoluspa-faq-9 = Le Serpent de mer reçoit-il les deux points de plus pour un Niohoggr par-delà une Hel ?
rulesvoluspa-faq-9-answer = Oui, même si un Loki est à côté du Niohoggr.
rulesvoluspa-faq-10 = Skadi capture un Niohoggr. Reçoit-elle ses deux points de plus ?
rulesvoluspa-faq-10-answer = Non. Le Niohoggr a quitté la ligne quand elle marque.
rulesvoluspa-faq-11 = Un Nain marque-t-il aussi sa rangée et sa colonne ?
rulesvoluspa-faq-11-answer = Non. Il marque seulement la moitié de la somme des valeurs de ses voisins.{ $dwarf-never-zero ->
    [on] { " " }{ readingsvoluspa-dwarf-never-zero }
   *[off] { "" }
  }
rulesvoluspa-faq-12 = Un Corbeau se pose sur un Loki et repart. Les tuiles à côté de Loki sont-elles de nouveau neutralisées ?
rulesvoluspa-faq-12-answer = Oui. Tant que le Corbeau le couvre, Loki n'est plus là et elles ont retrouvé leur valeur. Quand le Corbeau repart, Loki revient et les neutralise.
rulesvoluspa-title-actions = Les actions en texte
rulesvoluspa-V-7-1 = Chaque action est aussi un court texte sans espaces, qui la désigne dans les parties enregistrées, les liens partagés et les programmes : deux lettres pour la sorte de tuile, puis la colonne et la rangée de la case, comptées depuis la première tuile vers la droite et vers le bas. Les exemplaires d'une même sorte ne se distinguent pas.
rulesvoluspa-V-7-2 = Au début d'un tour, tu peux poser une tuile de toutes les façons permises ; s'il n'y en a aucune, tu en défausses une. Après un Hermod, { $hermod-must-follow ->
    [on] tu poses une tuile dans sa ligne
   *[off] tu poses une tuile dans sa ligne ou tu finis le tour
  }, et si aucune ne convient, { $hermod-frees ->
    [on] tu ne peux que finir le tour
   *[off] tu en défausses une
  } ; après la première pose d'un Corbeau, tu peux repartir ou rester ; avec trop de tuiles en main, tu ne peux que défausser. Toute autre action est refusée avec la règle enfreinte, et rien ne change.
rulesvoluspa-action-1 = Od@3,-1 pose un Odin dans la colonne 3, une rangée au-dessus de la première tuile. Sur une case qui porte une tuile, le même texte la couvre, et avec Sk il la capture.
rulesvoluspa-action-2 = Dr+2@4,0 pose un Dragon renforcé par deux Freya de la main.
rulesvoluspa-action-3 = Jo@2,0>E pousse vers la droite la tuile en 2,0. N, E, S et W veulent dire haut, droite, bas et gauche.
rulesvoluspa-action-4 = fly@1,2 fait repartir un Corbeau ; avec stay il reste où il est.
rulesvoluspa-action-5 = end termine le tour après un Hermod, sans autre tuile{ $hermod-must-follow ->
    [on] { $hermod-frees ->
        [on] , si aucune ne convient
       *[off] { " " }; à cette table, ce n'est jamais permis
      }
   *[off] { "" }
  }.
rulesvoluspa-action-6 = discard:Tr défausse un Troll.
rulesvoluspa-title-rulings = Comment nous tranchons les cas douteux
rulesvoluspa-V-14 = Les règles imprimées existent en plusieurs versions qui ne s'accordent pas toujours et laissent des cas ouverts. Voici comment on joue ici.
rulesvoluspa-about-rulings = Une table peut suivre le livret italien imprimé, qui contient le jeu de base et Saga de l'Edda et ne dit rien des autres tuiles. Sur trois points, les règles en ligne restent valables même là. Le livret n'interdit pas à une Skadi de capturer une Skadi ; deux joueurs pourraient alors échanger leurs Skadi sans fin. Là où les autres livrets interdisent de pousser une tuile à côté d'un Troll, il parle de la case où elle se trouve. Et il n'admet que des Trolls à côté d'un Troll, car il n'a pas de Nains.
rulesvoluspa-ruling-1 = Un Dragon peut couvrir un Troll qui n'a pas d'autre Troll à côté.
rulesvoluspa-ruling-2 = Un Jotunn vaut 5, un Serpent de mer 6, un Hermod 3.
rulesvoluspa-ruling-3 = Un Nain vaut 2, une Freya 3, un Corbeau 4.
rulesvoluspa-ruling-4 = Un Niohoggr vaut 7.
rulesvoluspa-ruling-5 = Un Éclair vaut 0 et ne peut être renforcé.
rulesvoluspa-ruling-6 = La tuile après Hermod est facultative ; mais si aucune ne convient, tu dois en défausser une.
rulesvoluspa-ruling-7 = Un Corbeau n'est pas obligé de repartir.
rulesvoluspa-ruling-8 = La tuile que couvrait un Corbeau qui repart revient sans son renfort.
rulesvoluspa-ruling-9 = Après un Hermod, la seconde pose du Corbeau peut se faire n'importe où.
rulesvoluspa-ruling-10 = Il n'y a pas plus de jetons de renfort que dans la boîte ; celui que l'action elle-même libère peut servir aussitôt.
rulesvoluspa-ruling-11 = Après Hermod, Freya ou une défausse forcée, tu complètes ta main à cinq, même au tour où une Skadi a capturé.
rulesvoluspa-ruling-12 = Un Nain qui ne touche que des Hel ne rapporte rien.
rulesvoluspa-ruling-13 = Un Nain peut être posé à côté d'un Troll, mais ne peut pas y être poussé.
rulesvoluspa-ruling-14 = Un Jotunn peut pousser d'une case vers l'extérieur la dernière tuile d'une ligne, même une tuile isolée.
rulesvoluspa-ruling-15 = Le point d'une tuile isolée vaut aussi pour celle qui en couvre une qui ne touchait que des Hel.
rulesvoluspa-ruling-16 = Un Niohoggr rapporte ses 2 points une fois dans chaque ligne marquée, et aussi avec une tuile isolée.
rulesvoluspa-ruling-17 = Un Serpent de mer n'a son point unique que s'il n'y a rien d'autre ni dans sa rangée ni dans sa colonne.
rulesvoluspa-ruling-18 = Face à un Serpent de mer, chaque Fenrir compte avec la meute de sa propre ligne, sans passer par-dessus un trou.
rulesvoluspa-ruling-19 = Un Dragon peut couvrir un Corbeau ou un Éclair, et une Skadi peut capturer un Éclair.
rulesvoluspa-ruling-20 = Une tuile défaussée parce que rien ne convient est retirée du jeu ; une tuile en trop va à la défausse.
rulesvoluspa-ruling-21 = À égalité à 0, le classement suit l'ordre du tour, à partir du joueur de départ.
rulesvoluspa-ruling-22 = La tuile de départ peut être un Éclair.
rulesvoluspa-ruling-23 = Tu peux défausser une Hel quand rien ne convient, mais pas quand tu as trop de tuiles.
rulesvoluspa-ruling-24 = C'est une fois la tuile posée qu'on juge si elle est dans la ligne de Hermod ; elle peut donc combler un trou.
rulesvoluspa-ruling-25 = Deux Valkyries tiennent leur ligne contre toute valeur entre elles, même si c'est une tuile posée au milieu qui la referme.
rulesvoluspa-ruling-26 = Un Fenrir à côté d'un Loki n'ajoute rien à sa meute, mais vaut autant que le reste de celle-ci.
rulesvoluspa-ruling-27 = On voit d'abord quelles tuiles sont neutralisées et lesquelles ne le sont plus ; toutes les valeurs sont celles d'après la pose.
rulesvoluspa-ruling-28 = Un Corbeau a, lui aussi, le point d'une tuile isolée.
rulesvoluspa-ex-Od = Odin (8) domine Thor, Fenrir et Skadi. Quatre tuiles : { $points } points.
rulesvoluspa-ex-Th = Thor domine sa rangée de trois et sa colonne de trois : { $points } points.
rulesvoluspa-ex-Tr = Le Troll (6) domine la rangée : { $points } points. Désormais, seuls des Trolls et des Nains peuvent se poser à côté de lui.
rulesvoluspa-ex-Dr = Le Dragon couvre Odin, qui disparaît aussitôt. Contre un 3 et un 2, son 5 suffit : { $points } points.
rulesvoluspa-ex-Fe = Deux loups valent 8 chacun, plus que le 7 de Thor. Trois tuiles : { $points } points.
rulesvoluspa-ex-Sk = Skadi capture Odin et domine à sa place une rangée et une colonne de deux : { $points } points.
rulesvoluspa-ex-Va = La seconde Valkyrie encadre la rangée et marque les quatre tuiles, quoi qu'il y ait au milieu : { $points } points.
rulesvoluspa-ex-Lo = Loki neutralise ses trois voisins. Son 1 bat leurs 0, dans la rangée de trois et la colonne de deux : { $points } points.
rulesvoluspa-ex-He = Hel engloutit Thor. Cinq tuiles entourent le trou : { $points } points.
rulesvoluspa-ex-Hm = Hermod marque une rangée de trois tuiles, puis Thor la prolonge et en marque quatre : { $points } points en tout.
rulesvoluspa-ex-Jo = Le Jotunn pousse Odin hors de la rangée et prend sa place. Il y marque une ligne de trois tuiles ; dans la colonne, Odin est plus haut : { $points } points.
rulesvoluspa-ex-Se = La rangée du Serpent a un large trou. Toutes les tuiles y sont plus basses que 6, et toute l'étendue de cinq cases compte : { $points } points.
rulesvoluspa-ex-Lb = L'Éclair frappe Thor. Sa rangée a trois tuiles, sa colonne quatre ; c'est la plus courte qui compte : { $points } points.
rulesvoluspa-ex-Dw = Odin (8) et Skadi (3) sont voisins. La moitié de 11, arrondie vers le bas : { $points } points.
rulesvoluspa-ex-Fr = Trois Freya renforcent le Dragon, qui vaut maintenant 8 et bat Thor : { $points } points.
rulesvoluspa-ex-Ra = Le Corbeau couvre Skadi et marque une ligne de trois tuiles. Puis il repart, Skadi revient, et il en marque une de quatre : { $points } points en tout.
rulesvoluspa-ex-Ni = Odin marque une rangée de trois tuiles, et le Niohoggr qui s'y trouve ajoute 2 : { $points } points.
rulesvoluspa-ex-tie = Thor rencontre un autre Thor. Une valeur égale ne suffit pas : { $points } points.
rulesvoluspa-ex-alone = Le Dragon couvre la seule tuile du plateau et n'a pas de ligne : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
rulesvoluspa-ex-first = Odin est dans deux lignes et domine les deux : trois tuiles et deux, { $points } points.
