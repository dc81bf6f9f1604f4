# Valda as text: what can be asked for, and what is answered.

readervalda-now = phase | where are we | now
readervalda-hand = my hand | hand | my cards
readervalda-dice = dice
readervalda-mine = my board
readervalda-board = board of <name>
readervalda-area = area of <god> | area <god>
readervalda-about = what is <thing> | what does <thing> do
readervalda-track = track | yggdrasil | followers
readervalda-supply = supply | decks
readervalda-play = play <thing> | use <thing> | build <thing> | take <thing> | attack with <thing> | defend with <thing> | discard <thing> | give up <thing>
readervalda-why = why not <thing> | why <thing>
readervalda-phase = { $phase } of { $who }
readervalda-temples = Temples of { $god }: { $n }
readervalda-no-dice = No dice have been rolled.
readervalda-no-god = No god here is called "{ $god }".
readervalda-no-thing = Nothing here is called "{ $thing }".
readervalda-which = There are several ways. Say "do" and the number of one:
readervalda-areas = God areas
readervalda-goods-head = Resources
readervalda-works-head = Buildings and cards
readervalda-supply-title = Supply and decks
