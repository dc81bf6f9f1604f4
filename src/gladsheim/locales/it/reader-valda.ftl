# Valda come testo: che cosa si può chiedere e che cosa si risponde.

readervalda-now = fase | a che punto siamo | adesso
readervalda-hand = la mia mano | mano | le mie carte
readervalda-dice = dadi
readervalda-mine = la mia plancia
readervalda-board = plancia di <name>
readervalda-area = area di <god> | area <god>
readervalda-about = che cos'è <thing> | cos'è <thing> | cosa fa <thing>
readervalda-track = yggdrasil | seguaci | tracciato
readervalda-supply = riserva | mazzi
readervalda-play = gioca <thing> | usa <thing> | costruisci <thing> | prendi <thing> | attacca con <thing> | difendi con <thing> | scarta <thing>
readervalda-why = perché non <thing> | perché <thing>
readervalda-phase = { $phase } di { $who }
readervalda-temples = Templi di { $god }: { $n }
readervalda-no-dice = Nessun dado è stato tirato.
readervalda-no-god = Nessun dio qui si chiama «{ $god }».
readervalda-no-thing = Qui niente si chiama «{ $thing }».
readervalda-which = Si può in più modi; di' il numero di uno, per esempio «fai 1»:
readervalda-areas = Aree degli dèi
readervalda-goods-head = Risorse
readervalda-works-head = Edifici e carte
readervalda-supply-title = Riserva e mazzi
