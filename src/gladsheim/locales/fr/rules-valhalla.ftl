# Les règles de Valhalla avec nos propres mots ; les sigles après « VH » sont ceux des règles.
rulesvalhalla-title-goal = De quoi il s'agit
rulesvalhalla-intro = Les guerriers tombés au combat attendent au Valhalla la dernière bataille, et s'y entraînent chaque jour. Tu mènes une de ces armées. Elle prend corps dans un paysage qui change sous ses pieds, suit les meneurs que tu recrutes et se bat pour la gloire ; à la fin, le score décide.
rulesvalhalla-VH-11-1 = Tu tiens des lieux du paysage, et ils te rapportent de la gloire. Après chaque phase de gloire, on regarde si quelqu'un a atteint l'objectif : celui qui est alors seul en tête gagne ; à égalité en tête, on continue. Après un nombre convenu de phases de gloire, la partie finit de toute façon ; ceux qui sont en tête partagent la victoire.
rulesvalhalla-title-setup = Mise en place
rulesvalhalla-VH-2-1 = On joue de deux à six, chacun avec douze armées, les Einherjer. Une armée est toujours à l'un de quatre endroits : dans la réserve, dans le Valhalla, liée à une carte ou sur un lieu. Aucune ne se perd : une armée qui tombe revient à la réserve.
rulesvalhalla-VH-2-2 = Une carte a un rang et jusqu'à trois couleurs ; c'est un événement (une Valkyrie), un meneur ou un lieu. Certaines sont à la fois événement et lieu, et leur propriétaire choisit à chaque utilisation. Les as ne sont rien de tout cela.
rulesvalhalla-VH-3-1 = Le Valhalla est une grille de trois cartes sur trois ; à cinq ou six joueurs, il en a quatre de large. Les premiers lieux retournés forment le paysage : d'abord deux sur deux (à cinq ou six, deux de large et trois de haut), il peut grandir jusqu'à trois sur trois (à cinq ou six, quatre de large et trois de haut).
rulesvalhalla-VH-1-2 = De deux à quatre joueurs, on joue avec un Decktet ou deux ; au-delà, avec deux. Vous pouvez laisser de côté les pions et les cours, et ajouter l'Excuse.
rulesvalhalla-VH-4-6 = Les places du Valhalla se comptent depuis le coin en haut à gauche ; le paysage n'a pas de coin fixe et peut grandir de tous les côtés. Chaque lieu est tenu par un joueur au plus, celui qui y a des armées.
rulesvalhalla-title-turn = Tours et phases
rulesvalhalla-VH-5-1 = À ton tour, tu fais une seule chose. Chacun traverse quatre phases à son rythme, toujours dans l'ordre : Valhalla, recrutement, bataille, gloire. Si tu fais quelque chose de la phase suivante, tu y entres.
rulesvalhalla-VH-5-4 = Tu peux passer dès que tu as placé une armée ou recruté dans ce cycle, et toujours en phase de bataille. Quand tous ont passé l'un après l'autre, celui qui a passé doit avancer à la phase suivante et y agir aussitôt.
rulesvalhalla-VH-5-3 = Celui qui ne peut rien faire dans une phase la saute. Mais personne ne marque de gloire avant d'avoir joué un tour en phase de bataille.
rulesvalhalla-title-place = Phase 1 : Valhalla
rulesvalhalla-VH-6-1 = Tu places une armée de ta réserve dans un intervalle entre deux cartes. Chaque cycle commence ainsi, si c'est possible.
rulesvalhalla-VH-4-1 = Il n'y a d'intervalles qu'entre deux places voisines, et il suffit qu'une carte les borde. Un intervalle contient autant d'armées qu'on veut, de n'importe qui ; elles restent quand la carte s'en va.
rulesvalhalla-title-recruit = Phase 2 : recrutement
rulesvalhalla-VH-7-1 = À chaque tour, tu prends une carte entourée d'au moins deux de tes armées. Une fois que tu as recruté, tu ne places plus d'armées dans ce cycle. Il faut recruter une carte par cycle, si c'est possible.
rulesvalhalla-VH-7-3 = Une carte coûte deux armées, moins ton avance sur le plus fort rival autour d'elle ; davantage si tu es en retard. Tu les prends dans la réserve ou dans le Valhalla, où il doit t'en rester une ; elles sont alors liées à la carte.
rulesvalhalla-VH-7-5 = Ta zone de contrôle a quatre cartes au plus, jamais deux pareilles. Pour une cinquième, tu renonces à l'une des autres, et ses armées rentrent.
rulesvalhalla-title-battle = Phase 3 : bataille
rulesvalhalla-VH-8-1 = Après avoir recruté, tu utilises une carte par tour. La première utilisation la couche, la seconde la met face cachée ; chaque fois, elle se repose ensuite jusqu'à ton prochain cycle. Tu prévois d'abord toutes les étapes, puis tout se passe d'un coup.
rulesvalhalla-VH-8-10 = Événement : des armées de ta réserve vont sur des lieux qui ont une couleur en commun avec la carte, autant que son rang, ou jusqu'à dix avec une couronne. Un pion ou une cour les envoie sur un seul lieu numéroté, au plus autant que le rang de ce lieu.
rulesvalhalla-VH-8-20 = Meneur : autant de mouvements que le rang. Chacun mène une armée d'un de tes lieux à un lieu voisin, qui doit avoir une couleur en commun avec le lieu d'où elle vient et une avec le meneur. Les armées qui vont ensemble combattent ensemble.
rulesvalhalla-VH-8-22 = Une couronne nomme une destination et y amène des armées en dix mouvements, par des lieux libres ou à toi ; au premier combat sur place, un ennemi tombe d'avance.
rulesvalhalla-VH-8-25 = Un pion ou une cour laisse toutes les armées d'un lieu qui a une couleur en commun avec lui aller sur les lieux voisins{ $leader-any-neighbour ->
    [on] . { readingsvalhalla-leader-any-neighbour }
   *[off] { " " }; chacun de ceux-ci doit avoir une couleur en commun avec ce lieu et une avec le meneur.
  }
rulesvalhalla-VH-8-30 = Lieu : la carte entre dans le paysage, avec les armées qui lui sont liées : c'est la faveur d'Odin. Tu la marques aussitôt, ainsi que le meilleur lieu voisin que tu tiens.
rulesvalhalla-VH-8-33 = À partir de cinq lieux, elle peut en remplacer un autre. S'il y a là des ennemis, il en reste la moitié, arrondie vers le bas, et tes armées les combattent ; cela ne rapporte rien. S'il n'y a personne ou seulement tes armées, tu marques le nouveau lieu.
rulesvalhalla-VH-8-5 = Redresser : deux armées de ta réserve redressent une carte face cachée et lui sont liées.
rulesvalhalla-VH-8-6 = Un as marque un lieu de sa couleur que tu tiens, sans te coûter ton tour ; mais cela compte comme une utilisation de l'as.{ $ace-any-turn ->
    [on] { " " }{ readingsvalhalla-ace-any-turn }
   *[off] { "" }
  }
rulesvalhalla-VH-8-7 = Celui qui a l'Excuse peut annuler ce qu'un rival vient de prévoir{ $excuse-any-turn ->
    [on] . { readingsvalhalla-excuse-any-turn }
   *[off] { " " }ou, dans sa propre phase de bataille, défausser une carte d'un rival.
  } L'Excuse est ensuite défaussée.
rulesvalhalla-title-combat = Combats
rulesvalhalla-VH-9-1 = Les armées tombent une contre une, jusqu'à ce qu'il reste au plus un camp. Pour celui qui vient par un événement ou avec un lieu, le terrain ne compte pas.
rulesvalhalla-VH-9-3 = Celui qui marche contre des ennemis vers un lieu de rang plus haut perd d'abord une armée. Les pions et les cours sont plus bas que tous les nombres ; une couronne n'est ni plus haute ni plus basse que quoi que ce soit.
rulesvalhalla-title-glory = Phase 4 : gloire
rulesvalhalla-VH-10-1 = À ta première phase de gloire, tu es seul à marquer ; à toutes les suivantes, tout le monde marque.
rulesvalhalla-VH-10-2 = Un lieu numéroté rapporte son rang ; une couronne, deux points par lieu de sa couleur relié à elle, quel que soit celui qui le tient ; un pion, un par armée que tu y as ; une cour, un par armée que tu as sur elle et sur ses voisins. De deux lieux pareils, seul le meilleur compte.
rulesvalhalla-VH-10-5 = Avant cela, tu peux tourner des as : les lieux numérotés de leur couleur que tu tiens comptent double une seule fois.
rulesvalhalla-title-after = Après la gloire
rulesvalhalla-VH-11-4 = Tes cartes utilisées redeviennent prêtes, et autant de tes armées que tu veux peuvent rentrer du Valhalla.
rulesvalhalla-VH-11-5 = Les cartes qu'aucune armée n'entoure vont à la défausse, et les places vides se remplissent.
rulesvalhalla-VH-11-7 = Ton prochain tour commence un nouveau cycle.
rulesvalhalla-title-cards = Les cartes
rulesvalhalla-VH-2-5 = Deux cartes s'accordent quand elles ont une couleur en commun.
rulesvalhalla-title-faq = Questions et réponses
rulesvalhalla-faq-1 = Une armée peut-elle continuer sa marche depuis un lieu qu'elle vient de gagner ?
rulesvalhalla-faq-1-answer = Oui, tant que le meneur a encore des mouvements. Chaque pas demande ses propres couleurs en commun, et son combat a lieu avant le pas suivant.
rulesvalhalla-faq-2 = Un pion ou une cour peut-il mener des armées vers tous les lieux voisins ?
rulesvalhalla-faq-2-answer = { $leader-any-neighbour ->
    [on] Oui. { readingsvalhalla-leader-any-neighbour }
   *[off] Non. Chacun de ces lieux doit avoir une couleur en commun avec celui d'où partent les armées et une avec le meneur. Ce n'est pas forcément la même couleur.
  }
rulesvalhalla-faq-3 = Puis-je utiliser un as pendant que je recrute encore ?
rulesvalhalla-faq-3-answer = { $ace-any-turn ->
    [on] Oui. { readingsvalhalla-ace-any-turn }
   *[off] Oui, dès que tu as recruté une carte. Mais ta phase de bataille commence alors, et tu ne recrutes plus de cartes dans ce cycle.
  }
rulesvalhalla-faq-4 = L'Excuse peut-elle arrêter un as ?
rulesvalhalla-faq-4-answer = Oui, comme l'utilisation d'un événement, d'un meneur ou d'un lieu, quelle que soit la phase où tu es. Elle n'arrête ni une phase de gloire ni une carte qu'on redresse.
rulesvalhalla-faq-5 = Une carte est recrutée. Que deviennent les armées à côté d'elle ?
rulesvalhalla-faq-5-answer = Celles qui ne la paient pas restent dans leurs intervalles. Elles entourent toujours la carte de l'autre côté, et plus tard la nouvelle carte à la place vide.
rulesvalhalla-faq-6 = Puis-je payer une carte avec toutes mes armées du Valhalla ?
rulesvalhalla-faq-6-answer = Non, l'une d'elles doit y rester. Si les autres et ta réserve ne suffisent pas, tu ne peux pas recruter la carte.
rulesvalhalla-faq-7 = Est-ce que je perds une armée quand je monte vers un lieu vide ?
rulesvalhalla-faq-7-answer = Non. Le terrain ne compte que face à des ennemis.
rulesvalhalla-faq-8 = J'atteins l'objectif avec un as. Ai-je gagné ?
rulesvalhalla-faq-8-answer = Pas encore. On ne compare les points qu'après une phase de gloire, et tu ne gagnes que si tu es alors seul en tête.
rulesvalhalla-faq-9 = Je remplace un lieu où se trouve une seule armée rivale. Est-ce que je le marque ?
rulesvalhalla-faq-9-answer = Non. La moitié d'une, arrondie vers le bas, fait zéro : cette armée rentre donc. Mais elle était là quand tu as utilisé la carte, et tu ne marques rien.
rulesvalhalla-faq-10 = Toutes mes armées doivent-elles quitter le Valhalla après la gloire ?
rulesvalhalla-faq-10-answer = Non. Tu choisis celles qui rentrent ; les autres restent où elles sont.
rulesvalhalla-title-actions = Les actions en texte
rulesvalhalla-VH-13 = Chaque action est aussi un court texte, aux parties séparées par des deux-points, qui la désigne dans les parties enregistrées, les liens partagés et les programmes. Une place est sa colonne et sa rangée ; un intervalle est la place à sa gauche ou au-dessus de lui, suivie de E ou de S ; les cartes ont leurs noms anglais, le second exemplaire avec .2.
rulesvalhalla-VH-14-1 = Une position en texte a tous ses champs : la pioche et la défausse, le Valhalla et ses intervalles, le paysage, ce que chacun a et a fait dans ce cycle, et ce qui est en train de se décider. Chaque carte y est exactement une fois, chacun a douze armées, et le paysage n'a que des lieux.
rulesvalhalla-action-1 = place:1,0S place une armée dans l'intervalle sous la place 1,0.
rulesvalhalla-action-2 = recruit:2,1 prend une carte ; pay:reserve et pay:1,0S la paient ; drop:CARTE fait de la place.
rulesvalhalla-action-3 = use:CARTE:event, use:CARTE:person et use:CARTE:location:2,0 annoncent une utilisation ; refresh:CARTE redresse une carte.
rulesvalhalla-action-4 = put:0,1:3 envoie trois armées ; march:0,1:1,1:2 en mène deux ; muster:0,0:1,0:2 en amène deux à la destination de la couronne, en y entrant par 1,0 ; end exécute le plan.
rulesvalhalla-action-5 = ace:CARTE:0,1 marque un lieu ; à la phase de gloire, ace:CARTE tourne un as, et score marque.
rulesvalhalla-action-6 = excuse:CARTE arrête un plan et allow le laisse faire ; use:excuse:discard:1:CARTE défausse une carte du joueur à la place 1.
rulesvalhalla-action-7 = take:1,0S:2 ramène deux armées ; glory, pass, battle, skip et end comptent la gloire, passent, passent à la bataille, sautent une phase et terminent.
rulesvalhalla-title-rulings = Comment nous tranchons les cas douteux
rulesvalhalla-about-rulings = Les règles sont courtes et laissent des cas ouverts. Voici comment on joue ici.
rulesvalhalla-ruling-1 = Il n'y a d'armées qu'entre deux places, jamais au bord ni aux coins.
rulesvalhalla-ruling-2 = Le mouvement d'un meneur demande les deux : une couleur en commun avec le lieu d'où vient l'armée, et une avec le meneur.
rulesvalhalla-ruling-3 = Une utilisation qui resterait sans effet n'est pas permise.
rulesvalhalla-ruling-4 = Des armées tombées pendant une utilisation ne peuvent pas être envoyées de nouveau par elle.
rulesvalhalla-ruling-5 = Un nouveau lieu doit toucher le paysage, qu'on ne tourne jamais.
rulesvalhalla-ruling-6 = Celui qui tient une carte ne peut pas recruter sa jumelle.
rulesvalhalla-ruling-7 = Les points des as et des nouveaux lieux ne comptent pour la fin qu'à la phase de gloire suivante.
rulesvalhalla-ruling-8 = Chacun décide lui-même quelles armées rentrent après la gloire.
rulesvalhalla-ruling-9 = Un pion ou une cour aussi ne mène que vers un lieu qui a une couleur en commun avec le lieu d'où viennent les armées et une avec le meneur.
rulesvalhalla-ruling-10 = Un as ne sert que dans ta propre phase de bataille ; utilisé en phase de recrutement, il t'y fait entrer.
rulesvalhalla-ruling-11 = Défausser une carte d'un rival avec l'Excuse est une action de ta propre phase de bataille.
rulesvalhalla-ex-recruit = Sans avance, cette carte coûte deux armées, payées toutes deux de la réserve.
rulesvalhalla-ex-event = Le Pacte envoie sept armées sur un lieu qui a une couleur en commun avec lui.
rulesvalhalla-ex-battle = Le Marin mène une armée contre une autre. Les deux tombent, et le lieu est vide.
rulesvalhalla-ex-glory = La première phase de gloire. La Frontière est un pion : un point par armée qui s'y trouve, { $points } en tout.
rulesvalhalla-ex-all = Une phase de gloire ultérieure : le Château te rapporte son rang, 7, et la Forêt 5 à ton rival.
rulesvalhalla-ex-tie = Tous deux dépassent l'objectif de 100, avec 105 points. Personne n'est seul en tête : on continue.
rulesvalhalla-ex-forced = Tous deux ont passé. Le premier doit aller en phase 2, ne peut pas recruter et la saute ; puis le second doit avancer aussi.
rulesvalhalla-ex-unable = La réserve est vide, aucune armée ne peut être placée : la phase 1 est sautée.
rulesvalhalla-ex-price = Quatre armées contre trois et quatre rivales : aucune avance, donc deux armées. L'une vient de la réserve, l'autre du Valhalla.
rulesvalhalla-ex-alone = Deux armées et aucun rival autour de la carte : deux d'avance, et elle ne coûte rien.
rulesvalhalla-ex-fifth = Le Pacte serait la cinquième carte : le Peintre s'en va, et ses trois armées rentrent.
rulesvalhalla-ex-journey = Le Voyage a une couleur en commun avec la Montagne et avec la Forêt : une armée pour chacune.
rulesvalhalla-ex-pawn = La Moisson est un pion : un seul lieu, au plus autant d'armées que son rang. Le Château en prendrait sept ; la réserve en a six.
rulesvalhalla-ex-symbols = Du Château, le Diplomate mène une armée à la Montagne et une au Désert. Le Marché a une couleur en commun avec le Château, mais aucune avec lui.
rulesvalhalla-ex-crown = Le Barde, une couronne, attaque en montée, un contre un : ton armée tombe à cause du terrain, l'autre à cause de la couronne.
rulesvalhalla-ex-court = Le Consul, une cour, mène deux des trois armées de la Forêt à la Montagne. { $leader-any-neighbour ->
    [on] La troisième pourrait aller au Château, qui n'a pas de couleur en commun avec la Forêt.
   *[off] Le Château n'a pas de couleur en commun avec la Forêt.
  }
rulesvalhalla-ex-add = Le Désert entre dans le paysage : 2 points pour lui et 7 pour le Château voisin, { $points } en tout.
rulesvalhalla-ex-rivals = Des cinq rivales au Désert, il en reste deux. Les trois armées des Ténèbres les battent ; il en reste une, sans points.
rulesvalhalla-ex-own = Tes trois armées restent quand les Ténèbres remplacent le Désert, et deux autres les rejoignent : { $points } points.
rulesvalhalla-ex-refresh = Le Pacte est face cachée. Deux armées de la réserve le redressent et lui restent liées.
rulesvalhalla-ex-ace = L'As des Soleils marque le Château : { $points } points, et ton tour continue { $ace-any-turn ->
    [on] dans la phase de recrutement
   *[off] dans la phase de bataille
  }.
rulesvalhalla-ex-excuse = La Découverte enverrait cinq armées. L'Excuse du rival l'annule, et le tour est fini.
rulesvalhalla-ex-discard = En action, l'Excuse défausse le Pacte d'un rival. Ses trois armées rentrent.
rulesvalhalla-ex-landing = Cinq armées en rencontrent trois. Trois tombent de chaque côté, deux restent.
rulesvalhalla-ex-uphill = Trois armées montent de la Montagne (4) au Château (7), contre une : l'une tombe à cause du terrain, l'autre au combat.
rulesvalhalla-ex-falls = Une armée en montée contre une autre : elle tombe à cause du terrain, et le défenseur reste.
rulesvalhalla-ex-level = De la Frontière, un pion, à la Mer, une couronne : une couronne n'est pas plus haute. De trois contre deux, il en reste une.
rulesvalhalla-ex-group = La Mer est la couronne des Vagues : quatre lieux reliés ont cette couleur, deux points chacun, { $points } en tout.
rulesvalhalla-ex-armies = L'Île, une cour, compte tes armées sur elle et à côté : 5. La Frontière, un pion, seulement les siennes : 3.
rulesvalhalla-ex-doubled = Les As des Soleils et des Nœuds doublent la Montagne, le Château et le Marché ; le Château, qui a les deux couleurs, une seule fois : { $points }.
rulesvalhalla-ex-home = Après la gloire, l'unique armée rentre du Valhalla. Elle aurait aussi pu rester.
rulesvalhalla-ex-swept = Cinq cartes n'ont pas d'armée à côté d'elles. Elles partent, et d'autres prennent leur place.
