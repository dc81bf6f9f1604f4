# Les leçons de Valda.

learnvalda-part-base = Ton tour, phase par phase

learnvalda-dice = Dés et échanges
learnvalda-dice-trade = Un tour commence par un dé pour chaque mine et chaque foreuse ; ce qu'ils montrent est aussitôt à toi. Ensuite tu peux échanger quatre ressources d'une sorte contre une d'une autre. Procure-toi du sang divin.
learnvalda-dice-trade-hint = Seul l'or abonde. Échange-le, et choisis le sang.
learnvalda-dice-trade-done = Quatre contre une, c'est cher, mais le sang bâtit des temples. Avant de continuer, tu peux échanger autant que tu veux.
learnvalda-dice-rate = Un temple à Heimdall rend l'échange moins cher : deux contre une, et une contre une avec un second temple. Sers-t'en.
learnvalda-dice-rate-hint = Ne termine pas encore la phase : ici, tes deux ors suffisent pour un échange.
learnvalda-dice-rate-done = Chaque dieu aide dans une phase précise. Touche une région pour lire comment.

learnvalda-build = Mines, foreuses et temples
learnvalda-build-mine = Dans la phase de construction, tu peux élever deux structures. Chaque mine t'apporte un dé d'or et de diamants de plus. Bâtis-en une.
learnvalda-build-mine-hint = Ça, c'est une foreuse, dont le dé montre du sang. Cherche la mine.
learnvalda-build-mine-done = Dès ton prochain tour, tu lances un dé de plus. Les mines bâties tôt rapportent le plus longtemps.
learnvalda-build-temple = Les fidèles font gagner la partie, et chaque temple en apporte aussitôt un. Bâtis un temple à Thor.
learnvalda-build-temple-hint = Tout temple apporte un fidèle, mais Thor en tirera d'autres de l'or plus tard. Touche sa région.
learnvalda-build-temple-done = Un fidèle de plus, et Thor te laisse regarder dans son paquet.
learnvalda-build-keep = Des deux premières cartes du dieu, tu en gardes une ; l'autre va tout en bas. Les deux sont bonnes, prends celle qui te plaît.
learnvalda-build-keep-hint = Choisis une des deux cartes montrées.
learnvalda-build-keep-done = Les cartes des dieux sont plus fortes que celles du paquet commun.
learnvalda-build-third = Ton troisième temple chez un dieu apporte encore un fidèle, et la région est à toi. Trouve la structure qui apporte le plus.
learnvalda-build-third-hint = Où as-tu déjà deux temples ?
learnvalda-build-third-done = { $points } fidèles, et plus personne d'autre ne peut bâtir chez Tyr.
learnvalda-build-owned = La règle vaut aussi contre toi : une région est à l'adversaire. Essaie d'y bâtir et écoute pourquoi c'est non.
learnvalda-build-owned-hint = Cherche la région où se dressent trois temples adverses.
learnvalda-build-owned-done = Elle ne s'ouvrira que si l'un des trois est détruit ou déplacé.

learnvalda-cards = Cartes et fidèles
learnvalda-cards-best = Dans la phase de jeu, tu as trois actions : jouer une carte jaune, prendre une ressource ou acheter des cartes. Il t'en reste une. Trouve ce qui apporte le plus de fidèles.
learnvalda-cards-best-hint = Deux de tes cartes apportent des fidèles. Compare combien.
learnvalda-cards-best-done = La carte de Thor fait en une action ce qui en demande deux à la carte ordinaire.
learnvalda-cards-free = Certaines cartes ne coûtent aucune action. Joues-en une d'abord, tant que tu as ta dernière action.
learnvalda-cards-free-hint = Thor, dieu du tonnerre, pioche trois cartes pour rien. Tu en verras plus avant de te décider.
learnvalda-cards-free-done = Trois cartes de plus, et ton action est toujours là. Ce qui est ouvert devant toi va en main à la fin.
learnvalda-cards-faith = Dans la dernière phase de ton tour, Thor donne des fidèles contre or ou diamants, Odin contre du sang. Gagne un fidèle.
learnvalda-cards-faith-hint = Ne termine pas encore ton tour : tes temples de Thor et d'Odin ont des offres pour toi.
learnvalda-cards-faith-done = Chaque offre vaut jusqu'à trois fois par tour.

learnvalda-weapons = Armes des dieux
learnvalda-weapons-bullseye = Une arme ne coûte pas d'action, et tu choisis l'un de ses deux pouvoirs. Celle d'Odin reprend n'importe quelle carte de la défausse. Joue-la comme Dans le mille.
learnvalda-weapons-bullseye-hint = Cela coûterait une action. Touche l'arme dans ta main.
learnvalda-weapons-bullseye-done = Personne ne peut s'y opposer. Choisis maintenant.
learnvalda-weapons-pick = Trois cartes s'y trouvent. Prends celle qui apporte deux fidèles.
learnvalda-weapons-pick-hint = Boucliers et voleurs n'apportent pas de fidèles. Touche une carte pour la lire.
learnvalda-weapons-pick-done = Elle est dans ta main, et tu peux la jouer dès ce tour.
learnvalda-weapons-hammer = Tu viens de jouer une Séduction pour deux fidèles. L'arme de Thor fait agir une carte encore une fois : joue-la comme L'heure du marteau.
learnvalda-weapons-hammer-hint = L'instant passe. On ne te le demande que parce que tu as l'arme.
learnvalda-weapons-hammer-done = Deux fidèles de plus, sans action. Que tu aurais pu renoncer, personne ne le saura.
learnvalda-weapons-horn = À toi d'attaquer. L'adversaire a de bons boucliers, mais le Cor de guerre l'empêche de s'en servir. Sonne-le.
learnvalda-weapons-horn-hint = Si tu renonces, un Mur de boucliers arrête ton attaque.
learnvalda-weapons-horn-done = Aucune carte de défense ne peut être jouée, et l'attaque porte.

learnvalda-attacks = Attaques
learnvalda-attacks-steal = Quand quelqu'un a fini de bâtir, tous les autres peuvent l'attaquer avec une carte. Choisis l'attaque qui vole un fidèle.
learnvalda-attacks-steal-hint = Celle-là prend autre chose. Touche les cartes pour voir ce qu'elles font.
learnvalda-attacks-steal-done = La carte a une force de deux. L'adversaire doit montrer autant de boucliers, ou céder.
learnvalda-attacks-defend = C'est toi qu'on attaque maintenant, avec une force de trois. Arrête-la avec un seul bouclier.
learnvalda-attacks-defend-hint = La somme doit atteindre trois, l'égalité suffit. Un de tes boucliers y arrive seul.
learnvalda-attacks-defend-done = Repoussée, et les autres boucliers te restent pour la prochaine attaque.
learnvalda-attacks-safe = Deux fidèles doivent mourir, et ton bouclier est trop faible. Mais les paliers 5, 12 et 20 sont sûrs. Cède, et garde le bouclier.
learnvalda-attacks-safe-hint = Un contre quatre : le bouclier serait perdu pour rien.
learnvalda-attacks-safe-done = Tu en avais six et tu n'es tombé qu'à cinq : personne ne passe sous un palier sûr.

learnvalda-rounds = Six manches
learnvalda-rounds-final = Après six manches, le plus de fidèles gagne. C'est le dernier tour, et vous êtes à égalité. Passe devant.
learnvalda-rounds-final-hint = Si tu termines ton tour maintenant, les structures décident. Demande plutôt à Thor : trois ors pour un fidèle.
learnvalda-rounds-final-done = 14 à 13. Il ne reste qu'à terminer le tour.
learnvalda-rounds-over = La partie est finie. À égalité, celui qui a le plus de mines, foreuses et temples aurait gagné.
learnvalda-keys = Au clavier : les flèches mènent aussi aux domaines sombres, et Entrée demande pourquoi.
