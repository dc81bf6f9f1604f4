# Was ein Tisch von Valhalla statt einer Regel wählen kann: ein Satz, dann warum es offen ist.
readingsvalhalla-leader-any-neighbour = Ein Bauer oder Hof als Anführer führt auf jeden Nachbarort des Ortes, an dem seine Heere beginnen.
readingsvalhalla-leader-any-neighbour-why = Die Spielregel nennt die Ziele „wählbar“, sagt aber nicht, ob das beide Farben meint oder jeden Nachbarort.
readingsvalhalla-ace-any-turn = Ein freies Ass darfst du in jedem deiner Züge außer dem ersten eines Zyklus nutzen. Es führt nie in die Kampfphase, und die Aktion deines Zuges hast du noch.
readingsvalhalla-ace-any-turn-why = Die Spielregel erklärt die freie Nutzung eines Asses bei der Kampfphase, sagt aber nicht, dass sie nur dort gilt.
readingsvalhalla-excuse-any-turn = Mit der Ausrede darfst du in jedem deiner Züge außer dem ersten eines Zyklus eine Karte eines Gegners abwerfen. Das ist die Aktion des Zuges und führt nie in die Kampfphase.
readingsvalhalla-excuse-any-turn-why = Die Spielregel sagt nicht, in welcher Phase die Ausrede als Aktion genutzt wird.
readingsvalhalla-edition-decktet = Spielregel im Decktet-Wiki
