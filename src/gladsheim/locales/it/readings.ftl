# Editions and readings of the rules, for every game.
readings-title = Edizione e letture
readings-about = I regolamenti non sono d'accordo su tutto. Un tavolo può seguirne un altro, o scegliere singole letture.
readings-edition = Edizione
readings-mixture = Letture proprie
readings-count = { $count ->
    [one] { $count } lettura
   *[other] { $count } letture
}
readings-otherwise = Un tavolo può scegliere altrimenti:
readings-here = A questo tavolo:
