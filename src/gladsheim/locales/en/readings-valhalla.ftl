# What a table of Valhalla can choose instead of a rule: a sentence, then why it is open.
readingsvalhalla-leader-any-neighbour = A Pawn or Court leader leads to any neighbour of the place where its armies start.
readingsvalhalla-leader-any-neighbour-why = The rules call the destinations "electable" without saying whether that means both suits or any neighbour.
readingsvalhalla-ace-any-turn = A free ace may be used in any turn of your own but the first of a cycle. It never moves you on to battle, and your turn's own action is still to be made.
readingsvalhalla-ace-any-turn-why = The rules explain the free use of an ace in the battle phase, but do not say that it is for that phase alone.
readingsvalhalla-excuse-any-turn = You may throw away a rival's card with the Excuse in any turn of your own but the first of a cycle. It is the action of the turn and never moves you on to battle.
readingsvalhalla-excuse-any-turn-why = The rules do not say in which phase the Excuse may be used as an action.
readingsvalhalla-edition-decktet = The rules on the Decktet wiki
