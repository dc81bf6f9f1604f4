# Les leçons de Valhalla.

learnvalhalla-part-base = Un cycle, phase par phase

learnvalhalla-market = Valhalla et recrutement
learnvalhalla-market-place = Neuf cartes attendent au Valhalla, séparées par des intervalles. Dans la première phase, tu places une armée par tour dans un intervalle. Aide à entourer le Diplomate, au milieu.
learnvalhalla-market-place-hint = Pour le Diplomate, seuls comptent les quatre intervalles qui le touchent.
learnvalhalla-market-place-done = Une armée dans un intervalle entoure les deux cartes voisines. Deux armées suffisent pour recruter.
learnvalhalla-market-price = Avec deux de tes armées autour d'elle, tu peux recruter une carte. Elle coûte deux armées, moins ton avance sur le plus fort rival à cet endroit. Recrute la carte qui ne coûte rien.
learnvalhalla-market-price-hint = Des armées rivales entourent aussi la carte du milieu. Cherches-en une que tu es seul à entourer.
learnvalhalla-market-price-done = Deux armées à toi, aucune à un rival : elle est gratuite et rejoint ta zone de contrôle.
learnvalhalla-market-few = Touche une carte qu'une seule de tes armées entoure, pour savoir pourquoi tu ne peux pas la recruter.
learnvalhalla-market-few-hint = Essaie la carte du coin en haut à gauche.
learnvalhalla-market-few-done = Il faut au moins deux armées. Elles peuvent être dans le même intervalle.

learnvalhalla-land = Des armées dans le paysage
learnvalhalla-land-call = Les cartes recrutées agissent dans la phase de bataille. La Bataille est une Valkyrie, c'est-à-dire un événement : elle envoie des armées de ta réserve sur des lieux qui ont une couleur en commun avec elle. Utilise-la.
learnvalhalla-land-call-hint = Tu pourrais passer, mais tes cartes sont là pour servir. Choisis la Bataille dans ta zone de contrôle.
learnvalhalla-land-call-done = À toi maintenant de dire où, étape par étape. Rien ne se passe avant que le plan soit complet.
learnvalhalla-land-send = Deux armées rivales tiennent le Marché. Au combat, il en tombe autant de chaque côté. Prends le Marché en une seule étape.
learnvalhalla-land-send-hint = Deux contre deux laisseraient le Marché vide. Envoies-en plus.
learnvalhalla-land-send-done = Deux armées sont tombées de chaque côté, et celles qui te restent tiennent le Marché.
learnvalhalla-land-favour = Un lieu de ta zone de contrôle peut rejoindre le paysage : c'est la faveur d'Odin. Il te rapporte aussitôt des points, ainsi que le meilleur lieu voisin que tu tiens. Pose le Moulin là où il rapporte le plus.
learnvalhalla-land-favour-hint = Le Moulin rapporte 8 partout. Tu tiens la Montagne, qui vaut 4, et la Forêt, qui vaut 5 : laquelle doit être sa voisine ?
learnvalhalla-land-favour-done = 8 pour le Moulin et 5 pour la Forêt.

learnvalhalla-battle = Marcher et combattre
learnvalhalla-battle-lead = Un meneur déplace les armées qui sont déjà dans le paysage. Utilise le Diplomate.
learnvalhalla-battle-lead-hint = Choisis le Diplomate dans ta zone de contrôle et prends-le pour meneur.
learnvalhalla-battle-lead-done = Il a autant de mouvements que son rang ; une armée qui va d'un lieu à un lieu voisin en prend un.
learnvalhalla-battle-uphill = Le Château a un rang plus haut que la Montagne : si tu attaques en montant, tu perds d'abord une armée. Deux armées rivales s'y trouvent. Marche de sorte que le Château soit à toi.
learnvalhalla-battle-uphill-hint = De trois armées, une tombe en chemin et deux au combat : il ne resterait personne.
learnvalhalla-battle-uphill-done = De quatre armées, une est tombée en chemin et deux au combat. La dernière tient le Château.

learnvalhalla-glory = Gloire
learnvalhalla-glory-start = À la fin d'un cycle vient la phase de gloire, où chacun compte les lieux qu'il tient. Commence.
learnvalhalla-glory-start-hint = Il n'y a qu'une chose à faire ici.
learnvalhalla-glory-start-done = Avant le décompte, tu peux tourner des as.
learnvalhalla-glory-ace = Un as double tous tes lieux numérotés de sa couleur. Tu tiens le Château, de rang 7, la Forêt, de rang 5, et la Montagne, de rang 4. Tourne l'as qui rapporte le plus.
learnvalhalla-glory-ace-hint = Les Lunes sont sur la Forêt et la Montagne, les Nœuds sur le Château seul.
learnvalhalla-glory-ace-done = 5 et 4 comptent double, c'est plus que 7.
learnvalhalla-glory-score = Tu peux tourner un second as. Trouve comment marquer le plus de points.
learnvalhalla-glory-score-hint = Ne marque pas encore : un autre as correspond à l'un de tes lieux.
learnvalhalla-glory-score-done = Tout compte double : { $points } points. Le premier à l'objectif, s'il est seul en tête, gagne.

learnvalhalla-rare = Pions, cours et l'Excuse
learnvalhalla-rare-courts = En phase de bataille, un as marque aussitôt un de tes lieux de sa couleur. La Frontière, un pion, rapporte un point par armée que tu y as ; la Fenêtre, une cour, compte aussi tes armées sur les lieux voisins. Trouve le meilleur des deux.
learnvalhalla-rare-courts-hint = Tu as trois armées sur chacune. Mais qui y a-t-il à côté de la Fenêtre ?
learnvalhalla-rare-courts-done = Trois sur la Fenêtre et une sur la Montagne voisine.
learnvalhalla-rare-throw = L'Excuse n'a pas de couleur, mais elle peut défausser une carte d'un rival. Défausse le Marchand.
learnvalhalla-rare-throw-hint = Ce serait l'as. Un meneur à neuf mouvements est plus dangereux.
learnvalhalla-rare-throw-done = Le Marchand et l'Excuse vont tous deux à la défausse.
learnvalhalla-rare-stop = Elle peut aussi arrêter un plan. Tu joues maintenant à la seconde place : la Bataille va envoyer trois armées. Dis non.
learnvalhalla-rare-stop-hint = Si tu laisses faire, les armées arrivent. C'est toi qui as l'Excuse.
learnvalhalla-rare-stop-done = Rien de ce qui était prévu n'arrive, et le tour du rival est terminé.
learnvalhalla-keys = Au clavier : les flèches mènent à chaque carte ; Entrée te dit pourquoi tu ne peux pas la choisir.
