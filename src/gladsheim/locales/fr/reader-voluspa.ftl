# Völuspá as text: what can be asked for, and what is answered.

readervoluspa-at = qu'y a-t-il en <cell> | en <cell> | case <cell>
readervoluspa-row = rangée <number> | lis la rangée <number>
readervoluspa-column = colonne <number> | lis la colonne <number>
readervoluspa-hand = ma main | main | mes tuiles
readervoluspa-about = qu'est-ce que <tile> | que fait <tile>
readervoluspa-where = où <tile> peut marquer | où peut marquer <tile> | où peut aller <tile> | où <tile>
readervoluspa-play = pose <tile> en <cell> | joue <tile> en <cell> | <tile> en <cell>
readervoluspa-why = pourquoi pas <tile> en <cell> | pourquoi <tile> en <cell>
readervoluspa-fly = repars vers <cell> | repars en <cell> | vole vers <cell> | vole en <cell>
readervoluspa-stay = reste | rester
readervoluspa-end = finir le tour | fin du tour
readervoluspa-discard = défausse <tile>
readervoluspa-this = ceci | celle-ci | cette tuile | quelque chose
readervoluspa-dir-N = nord | n | haut
readervoluspa-dir-E = est | e | droite
readervoluspa-dir-S = sud | s | bas
readervoluspa-dir-W = ouest | o | gauche
readervoluspa-bump = Pousser { $under } vers { $dir } avec { $tile }, { $cell } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
readervoluspa-which-way = Dis aussi de quel côté, par exemple « ouest » à la fin :
readervoluspa-no-tile = Aucune tuile ne s'appelle « { $tile } ».
readervoluspa-no-cell = « { $cell } » n'est pas une case. Dis la colonne et la rangée, par exemple 3,2.
readervoluspa-no-number = « { $said } » n'est pas un nombre.
readervoluspa-empty = Il n'y a rien là : { $cell }.
readervoluspa-row-name = Rangée { $number }
readervoluspa-column-name = Colonne { $number }
readervoluspa-line-empty = { $line } est vide.
readervoluspa-row-head = Rangée
readervoluspa-tiles-head = Tuiles
readervoluspa-hand-head = En main
readervoluspa-in-row = { $tile } en colonne { $x }
