# Editions and readings of the rules, for every game.
readings-title = Ausgabe und Lesarten
readings-about = Die Regelbücher sind sich nicht überall einig. Ein Tisch kann nach einer anderen Ausgabe spielen oder einzelne Lesarten wählen.
readings-edition = Ausgabe
readings-mixture = Eigene Auswahl
readings-count = { $count ->
    [one] { $count } Lesart
   *[other] { $count } Lesarten
}
readings-otherwise = Ein Tisch kann es anders wählen:
readings-here = An diesem Tisch:
readings-usually = Nach den üblichen Regeln:
