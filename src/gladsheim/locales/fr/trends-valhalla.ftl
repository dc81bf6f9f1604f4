# Comment les actions sont regroupées quand il est question de nombreuses parties.

trendsvalhalla-place = Armées placées au Valhalla
trendsvalhalla-recruit = Recruter des cartes
trendsvalhalla-pay = Payer les cartes
trendsvalhalla-drop = Abandonner des cartes
trendsvalhalla-event = Événements
trendsvalhalla-leader = Meneurs
trendsvalhalla-location = Lieux
trendsvalhalla-ace = As
trendsvalhalla-excuse = L'Excuse
trendsvalhalla-armies = Déplacer des armées
trendsvalhalla-glory = Marquer de la gloire
trendsvalhalla-pass = Passer
trendsvalhalla-end = Finir le tour
