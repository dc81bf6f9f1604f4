# What a table of Valda can choose instead of a rule: a sentence, then why the books differ.
readingsvalda-thor-costs-three = A temple of Thor costs three blood, two gold and two diamonds.
readingsvalda-thor-costs-three-why = The English half prints two blood, the French half three.
readingsvalda-trade-any-four = Without Heimdall any four resources buy one of a kind that is not among them.
readingsvalda-trade-any-four-why = The English half says "4 of one kind", the French half four of your choice.
readingsvalda-gjallarhorn-strongest = Sound of the Gjallarhorn takes the two strongest defence cards of the discard pile; among equals you choose.
readingsvalda-gjallarhorn-strongest-why = The English half says two defence cards, the French half the two strongest.
readingsvalda-wrath-card-only = Wrath of Thor doubles the card's own power; what Surtur adds comes on top of that.
readingsvalda-wrath-card-only-why = The English half doubles "an attack power", the French half the power of an attack card.
readingsvalda-area-opens-at-one-loss = An owned area is unlocked again as soon as its owner loses one temple there, however many are left. It is owned again when another temple of the owner comes there and makes three or more.
readingsvalda-area-opens-at-one-loss-why = The French half unlocks the area when one of its owner's temples is moved or destroyed; the English half, which speaks of any temple, is read as: with fewer than three left.
readingsvalda-edition-en = The English half of the rulebook
readingsvalda-edition-fr = The French half of the rulebook
