# Editions and readings of the rules, for every game.
readings-title = Édition et lectures
readings-about = Les livrets ne s'accordent pas partout. Une table peut jouer selon un autre, ou choisir des lectures une à une.
readings-edition = Édition
readings-mixture = Tes propres lectures
readings-count = { $count ->
    [one] { $count } lecture
   *[other] { $count } lectures
}
readings-otherwise = Une table peut choisir autrement :
readings-here = À cette table :
