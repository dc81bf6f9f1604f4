# Valda as text: what can be asked for, and what is answered.

readervalda-now = phase | wo sind wir | jetzt
readervalda-hand = meine hand | hand | meine karten
readervalda-dice = würfel
readervalda-mine = mein tableau | tableau
readervalda-board = tableau von <name>
readervalda-area = gebiet von <god> | gebiet <god>
readervalda-about = was ist <thing> | was kann <thing>
readervalda-track = leiste | yggdrasil | anhänger
readervalda-supply = vorrat | stapel
readervalda-play = spiele <thing> | nutze <thing> | baue <thing> | nimm <thing> | angriff mit <thing> | verteidige mit <thing> | wirf <thing> ab
readervalda-why = warum nicht <thing> | warum <thing>
readervalda-phase = { $phase } von { $who }
readervalda-temples = Tempel für { $god }: { $n }
readervalda-no-dice = Es wurde nicht gewürfelt.
readervalda-no-god = Hier heißt kein Gott „{ $god }“.
readervalda-no-thing = Hier heißt nichts „{ $thing }“.
readervalda-which = Das geht auf mehrere Arten; nenne die Nummer, etwa „mach 1“:
readervalda-areas = Gebiete der Götter
readervalda-goods-head = Rohstoffe
readervalda-works-head = Bauwerke und Karten
readervalda-supply-title = Vorrat und Stapel
