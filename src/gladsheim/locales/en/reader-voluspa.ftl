# Völuspá as text: what can be asked for, and what is answered.

readervoluspa-at = what is at <cell> | what lies at <cell> | at <cell> | cell <cell>
readervoluspa-row = row <number> | read row <number>
readervoluspa-column = column <number> | read column <number>
readervoluspa-hand = my hand | hand | my tiles
readervoluspa-about = what is <tile> | what does <tile> do
readervoluspa-where = where can <tile> score | where may <tile> lie | where can <tile> go | where <tile>
readervoluspa-play = place <tile> at <cell> | play <tile> at <cell> | lay <tile> at <cell> | <tile> at <cell> | play <tile> on <cell>
readervoluspa-why = why not <tile> at <cell> | why <tile> at <cell>
readervoluspa-fly = fly on to <cell> | fly to <cell> | fly <cell>
readervoluspa-stay = stay
readervoluspa-end = end turn | end my turn
readervoluspa-discard = discard <tile> | give up <tile>
readervoluspa-this = this | it | that | this tile | anything
readervoluspa-dir-N = north | n | up
readervoluspa-dir-E = east | e | right
readervoluspa-dir-S = south | s | down
readervoluspa-dir-W = west | w | left
readervoluspa-bump = Bump { $under } to the { $dir } with { $tile }, { $cell }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
readervoluspa-which-way = Add a direction at the end, for example "west":
readervoluspa-no-tile = There is no tile called "{ $tile }".
readervoluspa-no-cell = "{ $cell }" is not a cell. Say column and row, for example 3,2.
readervoluspa-no-number = "{ $said }" is not a number.
readervoluspa-empty = There is nothing at { $cell }.
readervoluspa-row-name = Row { $number }
readervoluspa-column-name = Column { $number }
readervoluspa-line-empty = { $line } is empty.
readervoluspa-row-head = Row
readervoluspa-tiles-head = Tiles
readervoluspa-hand-head = In hand
readervoluspa-in-row = { $tile } in column { $x }
