# Völuspá come testo: che cosa si può chiedere e che cosa si risponde.

readervoluspa-at = cosa c'è in <cell> | cosa c'è su <cell> | in <cell> | casella <cell>
readervoluspa-row = riga <number> | leggi riga <number> | leggi la riga <number>
readervoluspa-column = colonna <number> | leggi colonna <number> | leggi la colonna <number>
readervoluspa-hand = la mia mano | mano | le mie tessere
readervoluspa-about = che cos'è <tile> | cos'è <tile> | cosa fa <tile>
readervoluspa-where = dove fa punti <tile> | dove può andare <tile> | dove <tile>
readervoluspa-play = posa <tile> in <cell> | metti <tile> in <cell> | gioca <tile> in <cell> | <tile> in <cell> | posa <tile> su <cell> | metti <tile> su <cell>
readervoluspa-why = perché non <tile> in <cell> | perché <tile> in <cell>
readervoluspa-fly = vola oltre in <cell> | vola oltre su <cell> | vola in <cell> | vola su <cell>
readervoluspa-stay = resta
readervoluspa-end = termina il turno | fine turno
readervoluspa-discard = scarta <tile>
readervoluspa-this = questa | questo | questa tessera | qualcosa
readervoluspa-dir-N = nord | n | su
readervoluspa-dir-E = est | e | destra
readervoluspa-dir-S = sud | s | giù
readervoluspa-dir-W = ovest | o | sinistra
readervoluspa-bump = Spingi { $under } a { $dir } con { $tile }, { $cell }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
readervoluspa-which-way = Di' anche da che parte, per esempio «ovest» alla fine:
readervoluspa-no-tile = Nessuna tessera si chiama «{ $tile }».
readervoluspa-no-cell = «{ $cell }» non è una casella. Di' colonna e riga, per esempio 3,2.
readervoluspa-no-number = «{ $said }» non è un numero.
readervoluspa-empty = Lì non c'è nulla: { $cell }.
readervoluspa-row-name = Riga { $number }
readervoluspa-column-name = Colonna { $number }
readervoluspa-line-empty = { $line } è vuota.
readervoluspa-row-head = Riga
readervoluspa-tiles-head = Tessere
readervoluspa-hand-head = In mano
readervoluspa-in-row = { $tile } nella colonna { $x }
