# Les leçons de Valhalla.

learnvalhalla-part-base = Un cycle, phase par phase

learnvalhalla-market = Marché et recrues
learnvalhalla-market-place = Neuf cartes attendent au Valhalla, avec des brèches entre elles. Dans la première phase, tu mets une armée par tour dans une brèche. Aide à entourer le Diplomate au milieu.
learnvalhalla-market-place-hint = Pour le Diplomate, seules comptent les quatre brèches qui le touchent.
learnvalhalla-market-place-done = Une armée dans une brèche entoure les deux cartes voisines. Deux suffisent pour recruter.
learnvalhalla-market-price = Avec deux de tes armées autour, tu peux recruter une carte. Elle coûte deux armées, moins ton avance sur le rival le plus fort à cet endroit. Recrute la carte qui ne coûte rien.
learnvalhalla-market-price-hint = Des rivaux entourent aussi la carte du milieu. Cherches-en une que tu es seul à entourer.
learnvalhalla-market-price-done = Deux à toi, aucune à eux : elle vient gratuitement et rejoint tes cartes.
learnvalhalla-market-few = Touche une carte qu'une seule de tes armées entoure, pour entendre pourquoi tu ne peux pas l'avoir.
learnvalhalla-market-few-hint = Essaie la carte du coin en haut à gauche.
learnvalhalla-market-few-done = Deux armées au moins. Elles peuvent être dans la même brèche.

learnvalhalla-land = Des armées pour les terres
learnvalhalla-land-call = Les cartes recrutées agissent dans la phase de bataille. La Bataille est une Valkyrie : elle envoie des armées de ta réserve vers des lieux qui ont une couleur en commun avec elle. Appelle-la.
learnvalhalla-land-call-hint = Tu pourrais passer, mais tes cartes sont là pour servir. Choisis la Bataille parmi les tiennes.
learnvalhalla-land-call-done = Tu dis maintenant où, pas à pas. Rien ne se passe avant que le plan soit complet.
learnvalhalla-land-send = Deux armées rivales tiennent le Marché. Il en tombe autant de chaque côté. Prends-le en un seul pas.
learnvalhalla-land-send-hint = Deux contre deux laisseraient le Marché vide. Envoies-en plus.
learnvalhalla-land-send-done = Deux sont tombées de chaque côté, et ce qui te reste tient le Marché.
learnvalhalla-land-favour = Un lieu parmi tes cartes peut rejoindre les terres. Il compte aussitôt, avec le meilleur de tes lieux voisins. Pose le Moulin là où il rapporte le plus.
learnvalhalla-land-favour-hint = Le Moulin rapporte 8 partout. Tu tiens la Montagne avec 4 et la Forêt avec 5 : laquelle doit être sa voisine ?
learnvalhalla-land-favour-done = 8 pour le Moulin et 5 pour la Forêt.

learnvalhalla-battle = Marcher et combattre
learnvalhalla-battle-lead = Un meneur déplace les armées déjà sur les terres. Appelle le Diplomate.
learnvalhalla-battle-lead-hint = Choisis le Diplomate parmi tes cartes et laisse-le mener.
learnvalhalla-battle-lead-done = Il a autant de mouvements que son rang ; chaque pas d'une armée en prend un.
learnvalhalla-battle-uphill = Le Château a un rang plus haut que la Montagne : qui attaque en montée perd d'abord une armée. Deux rivales s'y trouvent. Marche de sorte que le Château soit à toi.
learnvalhalla-battle-uphill-hint = De trois, une tombe en chemin et deux au combat : il ne resterait personne.
learnvalhalla-battle-uphill-done = De quatre, une est tombée en chemin et deux au combat. La dernière tient le Château.

learnvalhalla-glory = Gloire
learnvalhalla-glory-start = À la fin d'un cycle vient la gloire : chacun compte les lieux qu'il tient. Commence.
learnvalhalla-glory-start-hint = Il n'y a qu'une chose à faire ici.
learnvalhalla-glory-start-done = Avant le décompte, tu peux tourner des as.
learnvalhalla-glory-ace = Un as double tous tes lieux qui ont un nombre et sa couleur. Tu tiens le Château avec 7, la Forêt avec 5 et la Montagne avec 4. Tourne l'as qui aide le plus.
learnvalhalla-glory-ace-hint = Les Lunes sont sur la Forêt et la Montagne, les Nœuds sur le Château seul.
learnvalhalla-glory-ace-done = 5 et 4 comptent double, c'est plus que 7.
learnvalhalla-glory-score = Tu peux tourner un second as. Trouve le chemin vers le plus de points.
learnvalhalla-glory-score-hint = Ne compte pas encore : un autre as convient à l'un de tes lieux.
learnvalhalla-glory-score-done = Tout compte double : { $points } points. Le premier au but, s'il est seul en tête, gagne.

learnvalhalla-rare = Pions, Cours et l'Excuse
learnvalhalla-rare-courts = Au combat, un as compte aussitôt un de tes lieux de sa couleur. La Frontière, un pion, rapporte un point par armée à toi dessus ; la Fenêtre, une cour, aussi pour celles d'à côté. Trouve la meilleure.
learnvalhalla-rare-courts-hint = Trois armées sont sur chacune. Mais qui est à côté de la Fenêtre ?
learnvalhalla-rare-courts-done = Trois sur la Fenêtre et une sur la Montagne voisine.
learnvalhalla-rare-throw = L'Excuse n'a pas de couleur, mais elle peut chasser une carte d'un rival. Retire le Marchand.
learnvalhalla-rare-throw-hint = Cela toucherait l'as. Un meneur à neuf mouvements est plus dangereux.
learnvalhalla-rare-throw-done = Le Marchand et l'Excuse vont tous deux à la défausse.
learnvalhalla-rare-stop = Elle peut aussi arrêter un plan. Tu es maintenant la seconde personne à table : la Bataille va envoyer trois armées. Dis non.
learnvalhalla-rare-stop-hint = Si tu permets, les armées arrivent. C'est toi qui as l'Excuse.
learnvalhalla-rare-stop-done = Rien du plan n'arrive, et le tour du rival est terminé.
learnvalhalla-keys = Au clavier : les flèches mènent à chaque carte, et Entrée demande pourquoi.
