# Völuspá as text: what can be asked for, and what is answered.

readervoluspa-at = was liegt auf <cell> | was ist auf <cell> | auf <cell> | feld <cell>
readervoluspa-row = zeile <number> | lies zeile <number>
readervoluspa-column = spalte <number> | lies spalte <number>
readervoluspa-hand = meine hand | hand | meine plättchen
readervoluspa-about = was ist <tile> | was kann <tile>
readervoluspa-where = wo kann <tile> punkten | wo punktet <tile> | wohin kann <tile> | wo <tile>
readervoluspa-play = lege <tile> auf <cell> | spiele <tile> auf <cell> | <tile> auf <cell>
readervoluspa-why = warum nicht <tile> auf <cell> | warum <tile> auf <cell>
readervoluspa-fly = fliege nach <cell> | flieg nach <cell> | fliege auf <cell>
readervoluspa-stay = bleibe | bleiben
readervoluspa-end = zug beenden | beende den zug
readervoluspa-discard = wirf <tile> ab | <tile> abwerfen
readervoluspa-this = das | dies | dieses | es | dieses plättchen | etwas
readervoluspa-dir-N = norden | nord | n | oben
readervoluspa-dir-E = osten | ost | o | rechts
readervoluspa-dir-S = süden | süd | s | unten
readervoluspa-dir-W = westen | west | w | links
readervoluspa-bump = { $under } mit { $tile } nach { $dir } schubsen, { $cell }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
readervoluspa-which-way = Sag dazu, wohin, zum Beispiel „Westen“ am Ende:
readervoluspa-no-tile = Kein Plättchen heißt „{ $tile }“.
readervoluspa-no-cell = „{ $cell }“ ist kein Feld. Nenne Spalte und Zeile, zum Beispiel 3,2.
readervoluspa-no-number = „{ $said }“ ist keine Zahl.
readervoluspa-empty = Dort liegt nichts: { $cell }.
readervoluspa-row-name = Zeile { $number }
readervoluspa-column-name = Spalte { $number }
readervoluspa-line-empty = { $line } ist leer.
readervoluspa-row-head = Zeile
readervoluspa-tiles-head = Plättchen
readervoluspa-hand-head = Auf der Hand
readervoluspa-in-row = { $tile } in Spalte { $x }
