# Editions and readings of the rules, for every game.
readings-title = Edition and readings
readings-about = The rulebooks disagree in places. A table can play by another edition or choose single readings.
readings-edition = Edition
readings-mixture = Your own choice of readings
readings-count = { $count ->
    [one] { $count } reading
   *[other] { $count } readings
}
readings-otherwise = A table can choose differently:
readings-here = At this table:
readings-usually = By the default rules:
