# Comment joue chaque niveau des voyantes, en une phrase.

levels-1 = { $name } joue comme un enfant : la moitié des coups au moins sont faits au hasard.
levels-2 = { $name } joue comme un débutant : environ la moitié des coups sont faits au hasard.
levels-3 = { $name } joue comme un amateur : environ un coup sur trois est fait au hasard.
levels-4 = { $name } joue comme un joueur exercé : environ un coup sur quatre est fait au hasard.
levels-5 = { $name } joue comme un joueur fort : environ un coup sur huit est fait au hasard.
levels-6 = { $name } joue comme un expert : presque aucun coup n'est fait au hasard.
levels-7 = { $name } joue comme un champion : rien n'est fait au hasard, et la réflexion dure bien plus longtemps.
