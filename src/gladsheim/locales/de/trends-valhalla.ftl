# Wonach Aktionen zusammengefasst werden, wo von vielen Partien die Rede ist.

trendsvalhalla-place = Heere in Valhalla aufstellen
trendsvalhalla-recruit = Karten anwerben
trendsvalhalla-pay = Karten bezahlen
trendsvalhalla-drop = Karten aufgeben
trendsvalhalla-event = Ereignisse
trendsvalhalla-leader = Anführer
trendsvalhalla-location = Orte
trendsvalhalla-ace = Asse
trendsvalhalla-excuse = Die Ausrede
trendsvalhalla-armies = Heere bewegen
trendsvalhalla-glory = Werten
trendsvalhalla-pass = Passen
trendsvalhalla-end = Den Zug beenden
