# Ce qu'une table de Valhalla peut choisir au lieu d'une règle : une phrase, puis pourquoi le cas reste ouvert.
readingsvalhalla-leader-any-neighbour = Un pion ou une cour, comme chef, mène vers n'importe quel voisin du lieu d'où partent ses armées.
readingsvalhalla-leader-any-neighbour-why = Les règles disent les buts « éligibles », sans dire si cela veut les deux couleurs ou n'importe quel voisin.
readingsvalhalla-ace-any-turn = Tu peux utiliser un as libre à chacun de tes tours sauf le premier d'un cycle. Il ne te fait jamais passer à la bataille, et l'action de ton tour reste à faire.
readingsvalhalla-ace-any-turn-why = Les règles expliquent l'usage libre d'un as dans la phase de bataille, mais ne disent pas qu'il ne vaut que là.
readingsvalhalla-excuse-any-turn = Tu peux jeter une carte d'un rival avec l'Excuse à chacun de tes tours sauf le premier d'un cycle. C'est l'action du tour, et elle ne te fait jamais passer à la bataille.
readingsvalhalla-excuse-any-turn-why = Les règles ne disent pas en quelle phase l'Excuse sert d'action.
readingsvalhalla-edition-decktet = Les règles du wiki du Decktet
