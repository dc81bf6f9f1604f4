# Les leçons de Valda.

learnvalda-part-base = Ton tour, phase par phase

learnvalda-dice = Dés et échanges
learnvalda-dice-trade = Un tour commence par un dé pour chaque mine et chaque forage ; ce qu'ils montrent est aussitôt à toi. Ensuite, tu peux échanger quatre ressources d'une sorte contre une d'une autre. Procure-toi du sang divin.
learnvalda-dice-trade-hint = Tu n'as que de l'or en quantité. Échange-le, et choisis le sang.
learnvalda-dice-trade-done = Quatre contre une, c'est cher, mais il faut du sang pour construire des temples. Avant de continuer, tu peux échanger autant de fois que tu veux.
learnvalda-dice-rate = Un temple de Heimdall rend l'échange moins cher : deux contre une, et une contre une avec un second temple. Profites-en.
learnvalda-dice-rate-hint = Ne termine pas encore la phase : ici, tes 2 or suffisent pour un échange.
learnvalda-dice-rate-done = Chaque dieu aide dans une phase précise. Touche un territoire pour lire comment.

learnvalda-build = Mines, forages et temples
learnvalda-build-mine = Dans la phase de construction, tu peux construire deux infrastructures. Chaque mine t'apporte un dé d'or et de diamants de plus. Construis-en une.
learnvalda-build-mine-hint = Ça, c'est un forage, dont le dé donne du sang. Cherche la mine.
learnvalda-build-mine-done = Dès ton prochain tour, tu lances un dé de plus. Plus une mine est construite tôt, plus elle rapporte.
learnvalda-build-temple = Ce sont les disciples qui font gagner la partie, et chaque temple en apporte un aussitôt. Construis un temple de Thor.
learnvalda-build-temple-hint = Tout temple apporte un disciple, mais avec Thor, l'or t'en procurera d'autres plus tard. Touche son territoire.
learnvalda-build-temple-done = Un disciple de plus, et Thor te laisse regarder dans son paquet.
learnvalda-build-keep = Des deux premières cartes du dieu, tu en gardes une ; l'autre va tout en bas du paquet. Les deux sont bonnes, prends celle qui te plaît.
learnvalda-build-keep-hint = Choisis une des deux cartes montrées.
learnvalda-build-keep-done = Les cartes divines sont plus fortes que celles du paquet de base.
learnvalda-build-third = Ton troisième temple chez un dieu apporte un disciple supplémentaire, et le territoire est à toi. Trouve l'infrastructure qui apporte le plus.
learnvalda-build-third-hint = Où as-tu déjà deux temples ?
learnvalda-build-third-done = { $points } disciples, et plus personne d'autre ne peut construire chez Tyr.
learnvalda-build-owned = La règle vaut aussi contre toi : un territoire est à l'adversaire. Essaie d'y construire, et lis pourquoi c'est refusé.
learnvalda-build-owned-hint = Cherche le territoire où se dressent trois temples adverses.
learnvalda-build-owned-done = Il ne s'ouvrira que si l'un des trois est détruit ou déplacé.

learnvalda-cards = Cartes et disciples
learnvalda-cards-best = Dans la phase de jeu, tu as trois actions : jouer une carte jaune, prendre une ressource ou acheter des cartes. Il t'en reste une. Trouve ce qui apporte le plus de disciples.
learnvalda-cards-best-hint = Deux de tes cartes apportent des disciples. Compare combien.
learnvalda-cards-best-done = La carte de Thor fait en une action ce qui en demande deux à la carte ordinaire.
learnvalda-cards-free = Certaines cartes ne coûtent aucune action. Joues-en une d'abord, tant que tu as ta dernière action.
learnvalda-cards-free-hint = « Thor - Dieu du tonnerre » te fait piocher trois cartes sans coûter d'action. Tu en sauras plus avant de te décider.
learnvalda-cards-free-done = Trois cartes de plus, et ton action est toujours là. Les cartes visibles devant toi vont en main à la fin de la phase.
learnvalda-cards-faith = Dans la dernière phase de ton tour, Thor donne des disciples contre de l'or ou des diamants, Odin contre du sang. Gagne un disciple.
learnvalda-cards-faith-hint = Ne termine pas encore ton tour : tes temples de Thor et d'Odin ont des offres pour toi.
learnvalda-cards-faith-done = La plupart des offres valent jusqu'à trois fois par tour, la seconde d'Odin deux fois.

learnvalda-weapons = Armes divines
learnvalda-weapons-bullseye = Une arme divine ne coûte pas d'action, et tu choisis l'un de ses deux effets. Celle d'Odin peut reprendre n'importe quelle carte de la défausse. Joue-la comme Cible.
learnvalda-weapons-bullseye-hint = Ce coup-là coûterait une action. Touche l'arme dans ta main.
learnvalda-weapons-bullseye-done = Personne ne peut s'y opposer. Choisis maintenant.
learnvalda-weapons-pick = Trois cartes s'y trouvent. Prends celle qui apporte deux disciples.
learnvalda-weapons-pick-hint = Ni les boucliers ni les vols n'apportent de disciples ici. Touche une carte pour la lire.
learnvalda-weapons-pick-done = Elle est dans ta main, et tu peux la jouer dès ce tour.
learnvalda-weapons-hammer = Tu viens de jouer une Séduction pour deux disciples. L'arme de Thor fait agir une carte une seconde fois : joue-la comme Marteau.
learnvalda-weapons-hammer-hint = Tu ne peux l'utiliser que maintenant. On te le propose parce que tu as l'arme.
learnvalda-weapons-hammer-done = Deux disciples de plus, sans action. Si tu avais renoncé, personne n'aurait su que tu pouvais.
learnvalda-weapons-horn = À toi d'attaquer. L'adversaire a de bons boucliers, mais le Cor de guerre l'empêche de s'en servir. Sonne-le.
learnvalda-weapons-horn-hint = Si tu renonces, un Mur de boucliers arrête ton attaque.
learnvalda-weapons-horn-done = Aucune carte de défense ne peut être jouée, et l'attaque porte.

learnvalda-attacks = Attaques
learnvalda-attacks-steal = Quand quelqu'un a fini de construire, tous les autres peuvent l'attaquer avec une carte. Choisis l'attaque qui vole un disciple.
learnvalda-attacks-steal-hint = Celle-là prend autre chose. Touche les cartes pour voir ce qu'elles font.
learnvalda-attacks-steal-done = La carte a un pouvoir de deux. L'adversaire doit montrer autant de boucliers, ou céder.
learnvalda-attacks-defend = C'est toi qu'on attaque maintenant, avec un pouvoir de trois. Arrête cette attaque avec un seul bouclier.
learnvalda-attacks-defend-hint = Tes boucliers doivent totaliser au moins trois. Une de tes cartes y arrive seule.
learnvalda-attacks-defend-done = Repoussée, et tes autres cartes de défense te restent pour la prochaine attaque.
learnvalda-attacks-safe = Tu dois perdre deux disciples, et ton bouclier est trop faible. Mais 5, 12 et 20 disciples sont des zones de sécurité. Cède, et garde le bouclier.
learnvalda-attacks-safe-hint = Un contre quatre : le bouclier serait perdu pour rien.
learnvalda-attacks-safe-done = Tu en avais six et n'en as perdu qu'un : personne ne descend au-dessous d'une zone de sécurité.

learnvalda-rounds = Six manches
learnvalda-rounds-final = Après six manches, celui qui a le plus de disciples gagne. C'est le dernier tour, et vous êtes à égalité. Passe devant.
learnvalda-rounds-final-hint = Si tu termines ton tour maintenant, ce sont les infrastructures qui décident. Adresse-toi plutôt à Thor : 3 or contre un disciple.
learnvalda-rounds-final-done = 14 à 13. Il ne te reste qu'à terminer le tour.
learnvalda-rounds-over = La partie est finie. Si vous étiez encore à égalité, celui qui a le plus de mines, de forages et de temples aurait gagné.
learnvalda-keys = Au clavier : les flèches mènent aussi aux territoires sombres ; Entrée te dit pourquoi ils le sont.
