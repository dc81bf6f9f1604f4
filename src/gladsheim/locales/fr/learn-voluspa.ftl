# Les leçons de Völuspá.

learnvoluspa-part-base = Le jeu de base
learnvoluspa-part-edda = Saga of Edda
learnvoluspa-part-bolt = Éclair
learnvoluspa-part-order = Order of the Gods
learnvoluspa-part-sets = Tout mélanger

## Poser une tuile

learnvoluspa-line = Poser et dominer
learnvoluspa-line-odin = À ton tour, tu poses une tuile. Si elle est seule la plus haute de sa rangée ou de sa colonne, cette ligne rapporte un point par tuile. Pose Odin, ton 8, pour qu'il en rapporte { $least }.
learnvoluspa-line-odin-hint = Odin bat tout le monde ici : la plus longue ligne paie donc le mieux. Mets-le à un bout de la rangée de trois.
learnvoluspa-line-odin-done = La rangée a maintenant quatre tuiles, et aucune autre n'atteint 8. C'est la longueur qui paie.
learnvoluspa-line-crossing = Une tuile se trouve dans une rangée et dans une colonne, et les deux peuvent compter. Trouve la place où Thor rapporte le plus.
learnvoluspa-line-crossing-hint = Cherche un coin où deux lignes plus longues se rejoignent.
learnvoluspa-line-crossing-done = Trois pour la rangée et trois pour la colonne : une tuile, { $points } points.
learnvoluspa-line-touch = Une tuile doit en toucher une autre par un côté. Prends-en une et touche une case qui n'a qu'un coin en commun, pour entendre pourquoi c'est non.
learnvoluspa-line-touch-hint = Essaie la case en diagonale, après le bout de la rangée.
learnvoluspa-line-touch-done = Quand une case reste sombre, touche-la : la table te dit toujours quelle règle l'empêche.

## Égalités et blocages

learnvoluspa-ties = Égalités et lignes pleines
learnvoluspa-ties-tie = Être aussi haut qu'une autre tuile ne suffit pas : l'égalité ne rapporte rien. Un Thor est déjà là. Pose le tien pour au moins { $least }.
learnvoluspa-ties-tie-hint = Dans la longue rangée, l'autre Thor est à égalité avec toi. Cherche des lignes où il n'est pas.
learnvoluspa-ties-tie-done = Loin de l'autre Thor, un 7 est difficile à battre. De même, une tuile égale peut gâcher une ligne aux autres.
learnvoluspa-ties-gap = Les lignes s'arrêtent aux cases vides ; remplir un tel trou réunit les deux côtés. Trouve le meilleur coup de toute ta main.
learnvoluspa-ties-gap-hint = Une case vide a des tuiles à gauche, à droite et en dessous.
learnvoluspa-ties-gap-done = Le trou est comblé : quatre tuiles en largeur et deux en hauteur.
learnvoluspa-ties-full = Aucune ligne ne dépasse sept tuiles. Essaie d'en poser une huitième à un bout de cette rangée.
learnvoluspa-ties-full-hint = Prends une tuile et touche la case vide juste avant la première ou après la dernière de la longue rangée.
learnvoluspa-ties-full-done = Une rangée pleine est fermée aux deux bouts. Des colonnes peuvent encore la croiser.

## Troll

learnvoluspa-troll = Troll
learnvoluspa-troll-guard = Un Troll veut de la place : seuls un autre Troll ou un Nain peuvent venir à côté de lui. Essaie d'y mettre Odin.
learnvoluspa-troll-guard-hint = Prends Odin et touche la case vide juste au-dessus ou au-dessous du Troll.
learnvoluspa-troll-guard-done = Les coins autour d'un Troll restent libres, seuls ses quatre côtés sont fermés.
learnvoluspa-troll-lay = Le Troll lui-même peut aller à côté de tout, et son 6 est fort. Pose-le pour au moins { $least }.
learnvoluspa-troll-lay-hint = Rien ici ne dépasse 5. Sers-toi de la longue rangée.
learnvoluspa-troll-lay-done = Tu marques, et ce bout de la rangée est fermé à presque tous les autres.

## Dragon

learnvoluspa-dragon = Dragon
learnvoluspa-dragon-cover = Un Dragon peut se poser sur une autre tuile, qui quitte alors le plateau. Pose-le pour qu'il rapporte { $least }.
learnvoluspa-dragon-cover-hint = Une tuile de la rangée est plus haute qu'un Dragon. Fais-la disparaître.
learnvoluspa-dragon-cover-done = Thor part avant le décompte : un 5 est maintenant le plus haut des quatre.
learnvoluspa-dragon-barred = Certaines tuiles ne craignent rien de lui. Prends le Dragon et touche une tuile qu'il ne peut pas couvrir.
learnvoluspa-dragon-barred-hint = Un Dragon ne couvre ni un Dragon, ni ce qui touche un Troll.
learnvoluspa-dragon-barred-done = Les Dragons, les Hel et tout ce qu'un Troll protège restent en place.

## Fenrir

learnvoluspa-fenrir = Fenrir
learnvoluspa-fenrir-pack = Les loups chassent ensemble : chaque Fenrir d'une ligne vaut tous les Fenrir de cette ligne additionnés. Gagne la rangée où se trouve Odin.
learnvoluspa-fenrir-pack-hint = Deux loups sont déjà dans la rangée. Avec un troisième, que vaut la meute ?
learnvoluspa-fenrir-pack-done = Trois fois 4 font 12, bien plus qu'Odin. Et le dernier loup venu bat même sa propre meute.
learnvoluspa-fenrir-hunt = Cette fois la meute est contre toi : deux loups dans la colonne de gauche y valent 8. Trouve la meilleure place pour Thor.
learnvoluspa-fenrir-hunt-hint = Thor ne peut rien contre 8, mais dans chaque rangée un loup est seul, et une colonne n'en a aucun.
learnvoluspa-fenrir-hunt-done = Une meute n'est forte que le long de sa propre ligne.

## Skadi

learnvoluspa-skadi = Skadi
learnvoluspa-skadi-catch = Skadi peut prendre la place d'une tuile et la ramener dans ta main. Prends-en une de sorte que Skadi rapporte { $least }.
learnvoluspa-skadi-catch-hint = Une fois la plus forte tuile de la rangée partie, même un 3 peut dominer.
learnvoluspa-skadi-catch-done = Tu as les points et, au lieu d'une nouvelle tuile, Odin en main.
learnvoluspa-skadi-use = C'est encore à toi. Profite de ta prise : trouve la meilleure place pour Odin.
learnvoluspa-skadi-use-hint = Évite Loki, qui fait taire tous ses voisins. L'autre bout de la rangée vaut mieux.
learnvoluspa-skadi-use-done = D'abord une prise, puis cinq points : Skadi est rarement un simple 3.

## Valkyrie

learnvoluspa-valkyrie = Valkyrie
learnvoluspa-valkyrie-close = Une ligne avec une Valkyrie à chaque bout leur appartient, quoi qu'il y ait entre elles. Ferme la rangée.
learnvoluspa-valkyrie-close-hint = Une Valkyrie tient déjà le bout gauche. Où va la seconde ?
learnvoluspa-valkyrie-close-done = Un 2 l'emporte sur Odin et Thor. Plus personne ne marque cette rangée de l'intérieur.
learnvoluspa-valkyrie-beyond = Ici, une telle rangée est à l'adversaire. Allonge-la avec Odin et reprends-la.
learnvoluspa-valkyrie-beyond-hint = Pose au-delà d'une des Valkyries : elle ne sera plus le bout.
learnvoluspa-valkyrie-beyond-done = Avec Odin à l'extérieur, les valeurs comptent de nouveau, et la sienne est la plus haute.

## Loki

learnvoluspa-loki = Loki
learnvoluspa-loki-mute = Loki n'est qu'un 1, mais toute tuile à côté de lui vaut 0 tant qu'il est là. Trouve sa meilleure place.
learnvoluspa-loki-mute-hint = Plus il touche de tuiles dans ses propres lignes, moins il en reste pour l'arrêter.
learnvoluspa-loki-mute-done = Tout vaut 0 autour de lui : son 1 est donc le plus haut dans les deux sens.
learnvoluspa-loki-beside = Il joue aussi contre toi. Pose Thor pour { $least }.
learnvoluspa-loki-beside-hint = À côté de Loki, même Thor vaut 0. Choisis le bout éloigné.
learnvoluspa-loki-beside-done = Seuls les voisins se taisent ; à l'autre bout, Thor est aussi fort que jamais.

## La fin

learnvoluspa-end = La fin de la partie
learnvoluspa-end-last = Quand la pioche et toutes les mains sont vides, le plus de points gagne. Tu es mené 21 à 24, avec une seule tuile. Gagne la partie.
learnvoluspa-end-last-hint = Il te faut plus de trois points : 24 partout ne te suffirait pas.
learnvoluspa-end-last-done = 26 à 24 : la partie est à toi.
learnvoluspa-end-ranks = Avec trois points, on serait à 24 partout. Alors passe devant qui a eu ces points en premier : la table montre 24.2 pour le premier, 24.1 pour le second.

## Saga of Edda

learnvoluspa-edda = Quatre nouveaux venus
learnvoluspa-edda-hel = Hel va toujours sur une tuile et laisse un trou pour de bon. Elle rapporte un point par tuile sur les huit cases autour. Prends-en { $least }.
learnvoluspa-edda-hel-hint = Au milieu de la foule elle a plus de voisins qu'à un bout, et les coins comptent aussi.
learnvoluspa-edda-hel-done = Un trou coupe les lignes pour tout le monde. Hel ne compte pas dans tes cinq tuiles et n'est jamais remplacée.
learnvoluspa-edda-hermod = Hermod est rapide : après lui, tu peux jouer aussitôt une autre tuile. Pose-le d'abord pour { $least }.
learnvoluspa-edda-hermod-hint = Loki a fait taire deux tuiles. Touche-les toutes les deux.
learnvoluspa-edda-hermod-done = Et voici son second cadeau.
learnvoluspa-edda-follow = Encore une tuile, dans une même ligne que Hermod. Trouves-en une qui rapporte { $least }.
learnvoluspa-edda-follow-hint = Odin gagne ses lignes ; tiens-le seulement loin de Loki.
learnvoluspa-edda-follow-done = Deux poses en un tour. Tu aurais aussi pu t'arrêter après Hermod.
learnvoluspa-edda-jotunn = Le Jotunn pousse une tuile le long de sa rangée ou de sa colonne jusqu'à la première case après le bout, et prend sa place. Trouve son meilleur coup.
learnvoluspa-edda-jotunn-hint = Pousse Thor, et demande-toi quel voisin le ferait taire. Après avoir touché Thor, choisis la direction.
learnvoluspa-edda-jotunn-done = Thor a fini à côté de Loki et vaut 0 : la rangée de cinq et la colonne de trois sont au Jotunn.
learnvoluspa-edda-serpent = Le Serpent de mer regarde par-dessus les trous : il doit être le plus haut de toute sa rangée ou colonne, et marque toute l'étendue. Trouve sa meilleure place.
learnvoluspa-edda-serpent-hint = Dans la rangée du haut, rien ne dépasse 4. Jusqu'où peux-tu l'étirer ?
learnvoluspa-edda-serpent-done = Quatre cases d'un bout à l'autre, la vide comprise. Seule la meilleure direction compte.

## Éclair

learnvoluspa-bolt = Frappé par l'éclair
learnvoluspa-bolt-strike = Un Éclair frappe une tuile et marque la plus courte de ses deux lignes, quoi qu'il s'y trouve. Prends-en { $least }.
learnvoluspa-bolt-strike-hint = Là où passe une colonne courte, elle seule compte. Frappe là où il n'y a que la rangée.
learnvoluspa-bolt-strike-done = L'éclair se moque des valeurs. Lui-même vaut ensuite 0.
learnvoluspa-bolt-barred = Il ne peut pas tout frapper. Prends l'Éclair et trouve une tuile protégée.
learnvoluspa-bolt-barred-hint = Qui veille sur ses voisins ?
learnvoluspa-bolt-barred-done = À côté d'un Troll, aucun éclair ne tombe. Un Éclair déjà posé et une Hel sont à l'abri aussi.

## Order of the Gods

learnvoluspa-order = Nain, Freya, Corbeau, Niohoggr
learnvoluspa-order-dwarf = Un Nain ne compte pas de lignes : il rapporte la moitié de ce que valent ses voisins, arrondie vers le bas. Trouve sa meilleure place.
learnvoluspa-order-dwarf-hint = Deux loups dans une colonne valent 8 chacun. Qui d'autre est tout près ?
learnvoluspa-order-dwarf-done = 8 pour la meute et 7 pour Thor font 15 ; la moitié donne { $points }.
learnvoluspa-order-freya = Des Freya peuvent accompagner une autre tuile : chacune la rend plus forte d'un point tant qu'elle reste là. Fais rapporter au Dragon tout ce qu'il peut.
learnvoluspa-order-freya-hint = Le Troll est un 6. Renforce le Dragon avec plus avant de le poser, et ne le laisse pas toucher le Troll.
learnvoluspa-order-freya-done = Avec deux Freya, le Dragon est un 7. Le jeton reste sur lui.
learnvoluspa-order-raven = Le Corbeau peut couvrir une tuile comme un Dragon, puis s'envoler. Que sa première pose rapporte { $least }.
learnvoluspa-order-raven-hint = Prends la place de la seule tuile aussi forte que lui.
learnvoluspa-order-raven-done = Le Fenrir n'est parti que pour un instant.
learnvoluspa-order-fly = Il peut maintenant se poser une seconde fois et marquer encore ; ce qu'il couvrait d'abord revient. Ajoute { $least }.
learnvoluspa-order-fly-hint = En couvrant le Dragon, on gagne sa colonne.
learnvoluspa-order-fly-done = Neuf points avec une tuile, et le Fenrir est de retour.
learnvoluspa-order-niohoggr = Chaque ligne avec un Niohoggr rapporte deux points de plus à qui la marque. Gagne la rangée où il se trouve.
learnvoluspa-order-niohoggr-hint = Niohoggr est un 7. Deux loups ensemble font mieux.
learnvoluspa-order-niohoggr-done = Cinq tuiles et deux points de plus.

## Compositions

learnvoluspa-sets = Compositions et variantes
learnvoluspa-sets-mix = Tu choisis les sortes de tuiles en ouvrant une table. Trois compositions toutes prêtes prennent la moitié de chaque extension : Roi des géants, Essor des serpents et Maître des corbeaux. L'Éclair s'ajoute à chacune.
learnvoluspa-sets-late = Avec la variante Pas de Hel tardive, toutes les Hel quittent les mains dès que la pioche est vide. Il y reste une tuile. Pose Odin pour { $least } et regarde ta main.
learnvoluspa-sets-late-hint = Odin est le plus haut de la rangée. Allonge-la.
learnvoluspa-sets-late-done = Tu as pioché la dernière tuile, et toutes les Hel sont sorties du jeu. Joue-les tôt dans cette variante.
learnvoluspa-keys = Au clavier : avec Maj, les flèches mènent aussi aux cases sombres, et Entrée demande pourquoi.
