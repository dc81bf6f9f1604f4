# The lessons of Valda.

learnvalda-part-base = Your turn, phase by phase

learnvalda-dice = Dice and trades
learnvalda-dice-trade = A turn begins with a die for every mine and blood drill; what they show is yours at once. Then you may trade four of one kind for one of another. Get some divine blood.
learnvalda-dice-trade-hint = You have plenty of gold and nothing else. Trade it, and choose blood.
learnvalda-dice-trade-done = Four for one is expensive, but you need blood to build temples. You may trade as often as you like before you go on.
learnvalda-dice-rate = A temple of Heimdall makes trading cheaper: two for one, and with a second temple one for one. Use it.
learnvalda-dice-rate-hint = Do not end the phase yet: your two gold are enough for a trade here.
learnvalda-dice-rate-done = Each god helps in one phase. Tap an area to read how.

learnvalda-build = Mines, drills and temples
learnvalda-build-mine = In the building phase you may build two structures. Each mine gives you another die with gold and diamonds. Build one.
learnvalda-build-mine-hint = That is a drill, whose die shows blood. Look for the mine.
learnvalda-build-mine-done = From your next turn on you roll one more die. Early mines pay off longest.
learnvalda-build-temple = Followers win the game, and every temple gives you one at once. Build a temple of Thor.
learnvalda-build-temple-hint = Any temple gives you a follower, but Thor will also turn gold into followers later. Tap his area.
learnvalda-build-temple-done = One more follower, and Thor lets you look into his deck.
learnvalda-build-keep = You keep one of the top two cards of the God deck; the other goes to the bottom. Both are good: choose the one you like.
learnvalda-build-keep-hint = Choose one of the two cards that are shown.
learnvalda-build-keep-done = God cards are stronger than basic cards.
learnvalda-build-third = Your third temple of one god gives you another follower and locks the area: it is yours. Find the structure that wins the most followers.
learnvalda-build-third-hint = Where do you already have two temples?
learnvalda-build-third-done = { $points } followers, and nobody else may build in Tyr's area any more.
learnvalda-build-owned = The rule applies to you, too: your opponent owns an area. Try to build there to see why you cannot.
learnvalda-build-owned-hint = Look for the area in which three temples of your opponent stand.
learnvalda-build-owned-done = The area is unlocked only if one of the three temples is destroyed or moved away.

learnvalda-cards = Cards and followers
learnvalda-cards-best = In the game phase you have three actions: play a yellow card, take a resource, or buy cards. One action is left. Find what wins the most followers.
learnvalda-cards-best-hint = Two of your cards win followers. Compare how many.
learnvalda-cards-best-done = Thor's card does for one action what the basic card does for two.
learnvalda-cards-free = Some cards cost no action at all. Play such a card first, while you still have your last action.
learnvalda-cards-free-hint = Thor, God of Thunder, draws three cards for free. Then you see more before you decide.
learnvalda-cards-free-done = Three more cards, and you still have your action. The face-up cards in front of you go to your hand at the end of the phase.
learnvalda-cards-faith = In the last phase of your turn Thor gives followers for gold or diamonds, Odin for blood. Win a follower.
learnvalda-cards-faith-hint = Do not end your turn yet: your temples of Thor and Odin have offers for you.
learnvalda-cards-faith-done = You can use most offers up to three times in a turn, Odin's second one twice.

learnvalda-weapons = God weapons
learnvalda-weapons-bullseye = A God weapon costs no action, and you use it in one of two ways. Odin's lets you take any card from the discard pile. Play it as Bullseye.
learnvalda-weapons-bullseye-hint = That would cost an action. Tap the weapon in your hand.
learnvalda-weapons-bullseye-done = Nobody can answer it. Now choose.
learnvalda-weapons-pick = There are three cards in it. Take the one that wins two followers.
learnvalda-weapons-pick-hint = Shields and thieves do not win followers. Tap a card to read it.
learnvalda-weapons-pick-done = It is in your hand, and you may still play it this turn.
learnvalda-weapons-hammer = You have just played a Seduction for two followers. Thor's weapon lets you play a card again: play it as Hammertime.
learnvalda-weapons-hammer-hint = You can use it only now. You are asked because you hold the weapon.
learnvalda-weapons-hammer-done = Two more followers, without an action. If you had passed, nobody would have known that you could play it.
learnvalda-weapons-horn = Now you attack. Your opponent holds good shields, but the War Horn keeps them out of play. Blow it.
learnvalda-weapons-horn-hint = If you pass, a Shield Wall stops your attack.
learnvalda-weapons-horn-done = No defence card may be played, and the attack succeeds.

learnvalda-attacks = Attacks
learnvalda-attacks-steal = After an opponent's building phase, every other player may attack them with one card. Choose the attack that steals a follower.
learnvalda-attacks-steal-hint = That one takes something else. Tap the cards to see what each does.
learnvalda-attacks-steal-done = The card has a power of two. Your opponent must now play as many shields, or yield.
learnvalda-attacks-defend = Now you are attacked, with a power of three. Stop the attack with a single shield.
learnvalda-attacks-defend-hint = Your shields must total at least three. One of your shields does it alone.
learnvalda-attacks-defend-done = Repelled, and you keep the other shields for the next attack.
learnvalda-attacks-safe = An attack is about to kill two followers, and your shield is too weak. But followers below 5, 12 and 20 are safe. Yield, and keep the shield.
learnvalda-attacks-safe-hint = One against four: you would lose the shield for nothing.
learnvalda-attacks-safe-done = You had six and only fell to five: nobody falls below a safe zone.

learnvalda-rounds = Six rounds
learnvalda-rounds-final = After six rounds the player with the most followers wins. This is the last turn, and you are tied. Take the lead.
learnvalda-rounds-final-hint = If you end your turn now, structures decide. Go to Thor instead: three gold for a follower.
learnvalda-rounds-final-done = 14 to 13. Now you only have to end the turn.
learnvalda-rounds-over = The game is over. In a tie, the player with more mines, drills and temples would have won.
learnvalda-keys = With the keyboard: the arrows also reach dark areas; press Enter to see why they are dark.
