# What a table of Valhalla can choose instead of a rule: a sentence, then why it is open.
readingsvalhalla-leader-any-neighbour = A Pawn or Court leader leads its armies to any neighbour of the place where they start.
readingsvalhalla-leader-any-neighbour-why = The rules call the destinations "electable" without saying whether that means both suits or any neighbour.
readingsvalhalla-ace-any-turn = You may use a free ace in any of your turns but the first of a cycle. It never moves you on to battle, and you still take the action of your turn.
readingsvalhalla-ace-any-turn-why = The rules explain the free use of an ace in the battle phase, but do not say that it belongs to that phase alone.
readingsvalhalla-excuse-any-turn = You may discard a rival's card with the Excuse in any of your turns but the first of a cycle. It is the action of the turn and never moves you on to battle.
readingsvalhalla-excuse-any-turn-why = The rules do not say in which phase the Excuse may be used as an action.
readingsvalhalla-edition-decktet = Rules on the Decktet wiki
