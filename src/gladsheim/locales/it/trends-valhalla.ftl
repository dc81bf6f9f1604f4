# Come si raggruppano le azioni dove si parla di molte partite.

trendsvalhalla-place = Armate schierate nel Valhalla
trendsvalhalla-recruit = Reclutare carte
trendsvalhalla-pay = Pagare le carte
trendsvalhalla-drop = Rinunciare a carte
trendsvalhalla-event = Eventi
trendsvalhalla-leader = Condottieri
trendsvalhalla-location = Luoghi
trendsvalhalla-ace = Assi
trendsvalhalla-excuse = La Scusa
trendsvalhalla-armies = Muovere armate
trendsvalhalla-glory = Segnare gloria
trendsvalhalla-pass = Passare
trendsvalhalla-end = Finire il turno
