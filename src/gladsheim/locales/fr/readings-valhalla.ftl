# Ce qu'une table de Valhalla peut choisir au lieu d'une règle : une phrase, puis pourquoi le cas reste ouvert.
readingsvalhalla-leader-any-neighbour = Un pion ou une cour, comme meneur, mène vers n'importe quel voisin du lieu d'où partent les armées.
readingsvalhalla-leader-any-neighbour-why = Les règles parlent de destinations « éligibles », sans dire si cela demande les deux couleurs ou si tout voisin convient.
readingsvalhalla-ace-any-turn = Tu peux utiliser un as librement à chacun de tes tours sauf le premier d'un cycle. Il ne te fait jamais entrer dans la phase de bataille, et tu as encore l'action de ton tour.
readingsvalhalla-ace-any-turn-why = Les règles expliquent l'utilisation libre d'un as dans la phase de bataille, mais ne disent pas qu'elle ne vaut que là.
readingsvalhalla-excuse-any-turn = Tu peux défausser une carte d'un rival avec l'Excuse à chacun de tes tours sauf le premier d'un cycle. C'est l'action du tour, et elle ne te fait jamais entrer dans la phase de bataille.
readingsvalhalla-excuse-any-turn-why = Les règles ne disent pas dans quelle phase l'Excuse peut servir d'action.
readingsvalhalla-edition-decktet = Règles du wiki du Decktet
