# What a table of Valda can choose instead of a rule: a sentence, then why the books differ.
readingsvalda-thor-costs-three = A temple of Thor costs three blood, two gold and two diamonds.
readingsvalda-thor-costs-three-why = The English half of the rulebook says two blood, the French half three.
readingsvalda-trade-any-four = Without Heimdall you trade any four resources for one of a kind that is not among them.
readingsvalda-trade-any-four-why = The English half says "4 of one kind", the French half four of your choice.
readingsvalda-gjallarhorn-strongest = Sound of the Gjallarhorn takes the two strongest defence cards of the discard pile; among equals you choose.
readingsvalda-gjallarhorn-strongest-why = The English half says two defence cards, the French half the two strongest.
readingsvalda-wrath-card-only = Wrath of Thor doubles only the card's own power; Surtur's help is added after that.
readingsvalda-wrath-card-only-why = The English half doubles "an attack power", the French half the power of an attack card.
readingsvalda-area-opens-at-one-loss = An owned area is unlocked again as soon as its owner loses one temple there, however many are left. The owner owns it again after getting another temple there and having three or more.
readingsvalda-area-opens-at-one-loss-why = The French half unlocks the area when one of its owner's temples is moved or destroyed. The English half speaks of any temple; we take it to mean: with fewer than three left.
readingsvalda-edition-en = English half of the rulebook
readingsvalda-edition-en-about = Where the two halves disagree, the English one counts.
readingsvalda-edition-fr = French half of the rulebook
readingsvalda-edition-fr-about = Where the two halves disagree, the French one counts.
