# Was ein Tisch von Valhalla statt einer Regel wählen kann: ein Satz, dann warum es offen ist.
readingsvalhalla-leader-any-neighbour = Ein Bauer oder Hof als Anführer führt auf jeden Nachbarn des Ortes, an dem seine Heere beginnen.
readingsvalhalla-leader-any-neighbour-why = Die Regeln nennen die Ziele „wählbar“, sagen aber nicht, ob das beide Farben meint oder jeden Nachbarn.
readingsvalhalla-ace-any-turn = Ein freies Ass darf in jedem eigenen Zug außer dem ersten eines Zyklus genutzt werden. Es führt nie in die Kampfphase, und die Handlung des Zuges steht noch aus.
readingsvalhalla-ace-any-turn-why = Die Regeln erklären die freie Nutzung eines Asses bei der Kampfphase, sagen aber nicht, dass sie nur dort gilt.
readingsvalhalla-excuse-any-turn = Mit der Ausrede darf in jedem eigenen Zug außer dem ersten eines Zyklus eine Karte eines Gegners abgeworfen werden. Das ist die Handlung des Zuges und führt nie in die Kampfphase.
readingsvalhalla-excuse-any-turn-why = Die Regeln sagen nicht, in welcher Phase die Ausrede als Handlung genutzt wird.
readingsvalhalla-edition-decktet = Die Regeln im Decktet-Wiki
