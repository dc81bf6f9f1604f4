# Editions and readings of the rules, for every game.
readings-title = Edition and readings
readings-about = The books disagree in places. A table can play by another one, or choose single readings.
readings-edition = Edition
readings-mixture = Readings of your own
readings-count = { $count ->
    [one] { $count } reading
   *[other] { $count } readings
}
readings-otherwise = A table can choose otherwise:
readings-here = At this table:
