# Editions and readings of the rules, for every game.
readings-title = Édition et interprétations
readings-about = Les livrets ne s'accordent pas partout. Une table peut suivre une autre édition ou choisir des interprétations une à une.
readings-edition = Édition
readings-mixture = Ton propre choix
readings-count = { $count ->
    [one] { $count } interprétation
   *[other] { $count } interprétations
}
readings-otherwise = Une table peut choisir autrement :
readings-here = À cette table :
readings-usually = Selon les règles habituelles :
