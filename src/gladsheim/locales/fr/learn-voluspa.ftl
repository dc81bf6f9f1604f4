# Les leçons de Völuspá.

learnvoluspa-part-base = Le jeu de base
learnvoluspa-part-edda = Saga de l'Edda
learnvoluspa-part-bolt = Éclair
learnvoluspa-part-order = Ordre des dieux
learnvoluspa-part-sets = Compositions et variantes

## Poser une tuile

learnvoluspa-line = Poser et dominer
learnvoluspa-line-odin = À ton tour, tu poses une tuile. Si sa valeur est la plus haute de sa rangée ou de sa colonne, et qu'elle est seule à l'avoir, cette ligne rapporte un point par tuile. Pose Odin, ton 8, pour qu'il en rapporte { $least }.
learnvoluspa-line-odin-hint = Odin bat tout le monde ici : c'est donc la plus longue ligne qui rapporte le plus. Pose-le à un bout de la rangée de trois.
learnvoluspa-line-odin-done = La rangée a maintenant quatre tuiles, et aucune autre n'atteint 8. C'est la longueur qui rapporte.
learnvoluspa-line-crossing = Une tuile se trouve dans une rangée et dans une colonne, et les deux peuvent compter. Trouve la case où Thor rapporte le plus.
learnvoluspa-line-crossing-hint = Cherche un coin où se rejoignent deux lignes assez longues.
learnvoluspa-line-crossing-done = Trois pour la rangée et trois pour la colonne : une tuile, { $points } points.
learnvoluspa-line-touch = Une tuile doit en toucher une autre par un côté. Choisis-en une et touche une case qui n'a qu'un coin en commun, pour savoir pourquoi c'est refusé.
learnvoluspa-line-touch-hint = Essaie la case en diagonale, après le bout de la rangée.
learnvoluspa-line-touch-done = Quand une case reste sombre, touche-la : la table te dit toujours quelle règle l'interdit.

## Égalités et blocages

learnvoluspa-ties = Égalités et lignes pleines
learnvoluspa-ties-tie = Faire aussi bien qu'une autre tuile ne suffit pas : une égalité ne rapporte rien. Un Thor est déjà là. Pose le tien pour au moins { $least }.
learnvoluspa-ties-tie-hint = Dans la longue rangée, l'autre Thor est à égalité avec toi. Cherche des lignes où il n'est pas.
learnvoluspa-ties-tie-done = Loin de l'autre Thor, un 7 est difficile à battre. Et à l'inverse, une tuile égale peut gâcher une ligne aux autres.
learnvoluspa-ties-gap = Les lignes s'arrêtent aux cases vides ; combler un tel trou réunit les deux côtés. Trouve le meilleur coup de toute ta main.
learnvoluspa-ties-gap-hint = Une case vide a des tuiles à gauche, à droite et en dessous.
learnvoluspa-ties-gap-done = Le trou est comblé : quatre tuiles en largeur et deux en hauteur.
learnvoluspa-ties-full = Aucune ligne ne dépasse sept tuiles. Essaie d'en poser une huitième à un bout de cette rangée.
learnvoluspa-ties-full-hint = Choisis une tuile et touche la case vide juste avant la première ou juste après la dernière de la longue rangée.
learnvoluspa-ties-full-done = Une rangée pleine est fermée aux deux bouts. Des colonnes peuvent encore la croiser.

## Troll

learnvoluspa-troll = Troll
learnvoluspa-troll-guard = Un Troll tient les autres à distance : seuls un autre Troll ou un Nain peuvent se poser à côté de lui. Essaie d'y poser Odin.
learnvoluspa-troll-guard-hint = Choisis Odin et touche la case vide juste au-dessus ou au-dessous du Troll.
learnvoluspa-troll-guard-done = En diagonale d'un Troll, les cases restent libres ; seuls ses quatre côtés sont interdits.
learnvoluspa-troll-lay = Le Troll lui-même peut se poser à côté de tout, et son 6 est fort. Pose-le pour au moins { $least }.
learnvoluspa-troll-lay-hint = Rien ici ne dépasse 5. Sers-toi de la longue rangée.
learnvoluspa-troll-lay-done = Tu marques, et ce bout de la rangée est interdit à presque toutes les autres tuiles.

## Dragon

learnvoluspa-dragon = Dragon
learnvoluspa-dragon-cover = Un Dragon peut se poser sur une autre tuile, qui quitte alors le plateau. Pose-le pour qu'il rapporte { $least }.
learnvoluspa-dragon-cover-hint = Une tuile de la rangée est plus haute qu'un Dragon. Fais-la disparaître.
learnvoluspa-dragon-cover-done = Thor disparaît avant le décompte : un 5 est maintenant la plus haute des quatre valeurs.
learnvoluspa-dragon-barred = Certaines tuiles ne craignent rien de lui. Choisis le Dragon et touche une tuile qu'il ne peut pas couvrir.
learnvoluspa-dragon-barred-hint = Un Dragon ne couvre ni un Dragon, ni ce qui touche un Troll.
learnvoluspa-dragon-barred-done = Les Dragons, les Hel et tout ce qu'un Troll protège restent en place.

## Fenrir

learnvoluspa-fenrir = Fenrir
learnvoluspa-fenrir-pack = Les loups chassent en meute : chaque Fenrir d'une ligne vaut la somme de tous les Fenrir de cette ligne. Domine la rangée où se trouve Odin.
learnvoluspa-fenrir-pack-hint = Deux loups sont déjà dans la rangée. Avec un troisième, que vaut la meute ?
learnvoluspa-fenrir-pack-done = Trois fois 4 font 12, bien plus qu'Odin. Et le dernier loup posé bat même sa propre meute.
learnvoluspa-fenrir-hunt = Cette fois, la meute est contre toi : les deux loups de la colonne de gauche y valent 8 chacun. Trouve la meilleure case pour Thor.
learnvoluspa-fenrir-hunt-hint = Thor ne peut rien contre 8, mais dans chaque rangée le loup est seul, et une colonne n'en a aucun.
learnvoluspa-fenrir-hunt-done = Une meute n'est forte que le long de sa propre ligne.

## Skadi

learnvoluspa-skadi = Skadi
learnvoluspa-skadi-catch = Skadi peut capturer une tuile : elle prend sa place, et la tuile vient dans ta main. Captures-en une de sorte que Skadi rapporte { $least }.
learnvoluspa-skadi-catch-hint = Une fois la plus forte tuile de la rangée partie, même un 3 peut dominer.
learnvoluspa-skadi-catch-done = Tu as marqué, et au lieu de piocher, tu as Odin en main.
learnvoluspa-skadi-use = C'est encore à toi. Sers-toi de ta capture : trouve la meilleure case pour Odin.
learnvoluspa-skadi-use-hint = Évite Loki, qui neutralise tous ses voisins. L'autre bout de la rangée vaut mieux.
learnvoluspa-skadi-use-done = D'abord une capture, puis cinq points : Skadi est rarement un simple 3.

## Valkyrie

learnvoluspa-valkyrie = Valkyrie
learnvoluspa-valkyrie-close = Une ligne avec une Valkyrie à chaque bout leur appartient, quoi qu'il y ait entre elles. Encadre la rangée.
learnvoluspa-valkyrie-close-hint = Une Valkyrie se trouve déjà au bout gauche. Où va la seconde ?
learnvoluspa-valkyrie-close-done = Un 2 l'emporte sur Odin et Thor. Plus aucune valeur ne peut dominer cette rangée de l'intérieur.
learnvoluspa-valkyrie-beyond = Ici, c'est l'adversaire qui a encadré une rangée. Prolonge-la avec Odin et reprends-la.
learnvoluspa-valkyrie-beyond-hint = Pose Odin au-delà d'une des Valkyries : elle ne sera plus au bout.
learnvoluspa-valkyrie-beyond-done = Avec Odin au bout, les valeurs comptent de nouveau, et la sienne est la plus haute.

## Loki

learnvoluspa-loki = Loki
learnvoluspa-loki-mute = Loki n'est qu'un 1, mais il neutralise ses voisins : toute tuile à côté de lui vaut 0. Trouve sa meilleure case.
learnvoluspa-loki-mute-hint = Plus il touche de tuiles dans ses propres lignes, moins il en reste pour le dépasser.
learnvoluspa-loki-mute-done = Tout vaut 0 autour de lui : son 1 est donc la plus haute valeur dans les deux lignes.
learnvoluspa-loki-beside = Il agit aussi contre toi. Pose Thor pour { $least }.
learnvoluspa-loki-beside-hint = À côté de Loki, même Thor vaut 0. Choisis le bout éloigné.
learnvoluspa-loki-beside-done = Seuls les voisins sont neutralisés ; à l'autre bout, Thor est aussi fort que jamais.

## La fin

learnvoluspa-end = La fin de la partie
learnvoluspa-end-last = Quand la pioche et toutes les mains sont vides, celui qui a le plus de points gagne. Tu as 21 points contre 24, et une seule tuile. Gagne la partie.
learnvoluspa-end-last-hint = Il te faut plus de trois points : 24 partout ne te suffirait pas.
learnvoluspa-end-last-done = 26 à 24 : la partie est à toi.
learnvoluspa-end-ranks = Avec trois points, vous seriez à 24 partout. Le premier arrivé à ce score passe alors devant : la table montre 24.2 pour lui, 24.1 pour le second.

## Saga de l'Edda

learnvoluspa-edda = Quatre nouveaux venus
learnvoluspa-edda-hel = Hel se pose toujours sur une tuile et laisse un trou pour de bon. Elle rapporte un point par tuile sur les huit cases autour. Marques-en { $least }.
learnvoluspa-edda-hel-hint = Au milieu des autres, elle a plus de voisins qu'à un bout, et les diagonales comptent aussi.
learnvoluspa-edda-hel-done = Un trou coupe les lignes pour tout le monde. Hel ne compte pas dans tes cinq tuiles et n'est jamais remplacée.
learnvoluspa-edda-hermod = Hermod est rapide : après lui, tu peux poser aussitôt une autre tuile. Pose-le d'abord pour { $least }.
learnvoluspa-edda-hermod-hint = Loki neutralise deux tuiles. Touche-les toutes les deux.
learnvoluspa-edda-hermod-done = Et voici son pouvoir spécial : une autre tuile peut suivre.
learnvoluspa-edda-follow = Encore une tuile, dans une même ligne que Hermod. Trouves-en une qui rapporte { $least }.
learnvoluspa-edda-follow-hint = Odin domine ses lignes ; tiens-le seulement loin de Loki.
learnvoluspa-edda-follow-done = Deux poses en un tour. Tu aurais aussi pu t'arrêter après Hermod.
learnvoluspa-edda-jotunn = Le Jotunn pousse une tuile le long de sa rangée ou de sa colonne jusqu'à la première case après le bout, et prend sa place. Trouve son meilleur coup.
learnvoluspa-edda-jotunn-hint = Pousse Thor, et demande-toi quel voisin le neutraliserait. Après avoir touché Thor, choisis la direction.
learnvoluspa-edda-jotunn-done = Thor a fini à côté de Loki et vaut 0 : la rangée de cinq et la colonne de trois sont au Jotunn.
learnvoluspa-edda-serpent = Le Serpent de mer regarde par-dessus les trous : il doit dépasser toute sa rangée ou toute sa colonne, et en marque l'étendue entière. Trouve sa meilleure case.
learnvoluspa-edda-serpent-hint = Dans la rangée du haut, rien ne dépasse 4. Jusqu'où peux-tu l'étirer ?
learnvoluspa-edda-serpent-done = Quatre cases d'un bout à l'autre, le trou compris. Seule la meilleure des deux directions compte.

## Éclair

learnvoluspa-bolt = Frappé par l'éclair
learnvoluspa-bolt-strike = Un Éclair frappe une tuile et marque la plus courte de ses deux lignes, quoi qu'il s'y trouve. Marque { $least }.
learnvoluspa-bolt-strike-hint = Là où passe une colonne courte, c'est elle qui compte. Frappe là où il n'y a que la rangée.
learnvoluspa-bolt-strike-done = L'Éclair se moque des valeurs. Lui-même vaut ensuite 0.
learnvoluspa-bolt-barred = Il ne peut pas tout frapper. Choisis l'Éclair et trouve une tuile protégée.
learnvoluspa-bolt-barred-hint = Qui veille sur ses voisins ?
learnvoluspa-bolt-barred-done = À côté d'un Troll, aucun Éclair ne frappe. Les Éclairs et les Hel déjà posés sont à l'abri aussi.

## Ordre des dieux

learnvoluspa-order = Nain, Freya, Corbeau, Niohoggr
learnvoluspa-order-dwarf = Un Nain ne marque pas de lignes : il rapporte la moitié de ce que valent ses voisins, arrondie vers le bas. Trouve sa meilleure case.
learnvoluspa-order-dwarf-hint = Deux loups dans une colonne valent 8 chacun. Qui d'autre est tout près ?
learnvoluspa-order-dwarf-done = 8 pour la meute et 7 pour Thor font 15 ; la moitié donne { $points }.
learnvoluspa-order-freya = Des Freya peuvent renforcer une autre tuile : chacune augmente sa valeur de 1 tant qu'elle reste sur le plateau. Fais rapporter au Dragon tout ce qu'il peut.
learnvoluspa-order-freya-hint = Le Troll est un 6. Renforce le Dragon avec + avant de le poser, et ne le pose pas à côté du Troll.
learnvoluspa-order-freya-done = Avec deux Freya, le Dragon est un 7. Un jeton de renfort le rappelle.
learnvoluspa-order-raven = Le Corbeau peut couvrir une tuile comme un Dragon, puis repartir. Fais rapporter { $least } à sa première pose.
learnvoluspa-order-raven-hint = Couvre la seule tuile aussi forte que lui.
learnvoluspa-order-raven-done = Le Fenrir n'a disparu que pour un instant.
learnvoluspa-order-fly = Il peut maintenant repartir et marquer encore ; ce qu'il couvrait d'abord revient. Ajoute { $least }.
learnvoluspa-order-fly-hint = En couvrant le Dragon, il domine cette colonne.
learnvoluspa-order-fly-done = Neuf points avec une tuile, et le Fenrir est de retour.
learnvoluspa-order-niohoggr = Chaque ligne avec un Niohoggr rapporte deux points de plus à celui qui la marque. Domine la rangée où il se trouve.
learnvoluspa-order-niohoggr-hint = Niohoggr est un 7. Deux loups ensemble font mieux.
learnvoluspa-order-niohoggr-done = Cinq tuiles et deux points de plus.

## Compositions

learnvoluspa-sets = Compositions et variantes
learnvoluspa-sets-mix = Tu choisis les sortes de tuiles en ouvrant une table. Trois compositions recommandées prennent la moitié de chaque extension : Roi des géants, Réveil des serpents et Maître des corbeaux. L'Éclair peut s'ajouter à chacune.
learnvoluspa-sets-late = Avec la variante « Pas de Hel tardive », toutes les Hel quittent les mains dès que la pioche est vide. Il n'y reste qu'une tuile. Pose Odin pour { $least } et regarde ta main.
learnvoluspa-sets-late-hint = Odin est le plus haut de la rangée. Prolonge-la.
learnvoluspa-sets-late-done = Tu as pioché la dernière tuile, et toutes les Hel ont été retirées du jeu. Dans cette variante, joue-les tôt.
learnvoluspa-keys = Au clavier : avec Maj et les flèches, tu atteins aussi les cases sombres ; Entrée te dit pourquoi elles le sont.
