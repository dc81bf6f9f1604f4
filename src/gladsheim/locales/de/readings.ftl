# Editions and readings of the rules, for every game.
readings-title = Ausgabe und Lesarten
readings-about = Die Bücher sind sich nicht überall einig. Ein Tisch kann nach einem anderen spielen oder einzelne Lesarten wählen.
readings-edition = Ausgabe
readings-mixture = Eigene Lesarten
readings-count = { $count ->
    [one] { $count } Lesart
   *[other] { $count } Lesarten
}
readings-otherwise = Ein Tisch kann es anders wählen:
readings-here = An diesem Tisch:
