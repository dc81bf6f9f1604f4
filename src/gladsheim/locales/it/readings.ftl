# Edizioni e interpretazioni delle regole, per ogni gioco.
readings-title = Edizione e interpretazioni
readings-about = I regolamenti non sono d'accordo su tutto. Un tavolo può seguire un'altra edizione o scegliere singole interpretazioni.
readings-edition = Edizione
readings-mixture = Scelta propria
readings-count = { $count ->
    [one] { $count } interpretazione
   *[other] { $count } interpretazioni
}
readings-otherwise = Un tavolo può scegliere altrimenti:
readings-here = A questo tavolo:
readings-usually = Secondo le regole abituali:
