# The lessons of Valhalla.

learnvalhalla-part-base = A cycle, phase by phase

learnvalhalla-market = Valhalla and recruiting
learnvalhalla-market-place = Nine cards wait in Valhalla, with slots between them. In the first phase you place one army a turn in a slot. Help to surround the Diplomat in the middle.
learnvalhalla-market-place-hint = Only the four slots right beside the Diplomat count for that card.
learnvalhalla-market-place-done = An army in a slot surrounds both cards beside it. Two armies are enough to recruit.
learnvalhalla-market-price = With two armies around a card you may recruit it. It costs two armies minus your lead over the strongest rival there. Recruit the card that costs nothing.
learnvalhalla-market-price-hint = Rivals surround the middle card, too. Look for one that only you surround.
learnvalhalla-market-price-done = Two of yours and none of theirs: the card is free and is now in your control zone.
learnvalhalla-market-few = Tap a card that only one of your armies surrounds to see why you cannot have it.
learnvalhalla-market-few-hint = Try the card in the upper left corner.
learnvalhalla-market-few-done = You need at least two armies. They may be in the same slot.

learnvalhalla-land = Armies for the landscape
learnvalhalla-land-call = Cards that you have recruited act in the battle phase. The Battle is an event, a Valkyrie: it sends armies from your reserve to locations that share a suit with it. Use it.
learnvalhalla-land-call-hint = You could pass, but your cards are there to be used. Choose the Battle in your control zone.
learnvalhalla-land-call-done = Now you choose where to, step by step. Nothing happens until the plan is complete.
learnvalhalla-land-send = Two rival armies control the Market. Equal numbers fall on both sides. Take it with a single step.
learnvalhalla-land-send-hint = Two against two would leave the Market empty. Send more.
learnvalhalla-land-send-done = Two fell on each side, and your remaining armies control the Market.
learnvalhalla-land-favour = A location in your control zone may join the landscape: that is Odin's favour. It scores at once, with the best of your locations beside it. Add the Mill where it scores most.
learnvalhalla-land-favour-hint = The Mill scores 8 anywhere. You control the Mountain with 4 and the Forest with 5: which one should be its neighbour?
learnvalhalla-land-favour-done = 8 for the Mill and 5 for the Forest.

learnvalhalla-battle = Moving and fighting
learnvalhalla-battle-lead = A leader moves armies that are in the landscape already. Use the Diplomat.
learnvalhalla-battle-lead-hint = Choose the Diplomat in your control zone and use it as a leader.
learnvalhalla-battle-lead-done = It has as many movements as its rank; an army uses one for each place it moves on.
learnvalhalla-battle-uphill = The Castle has a higher rank than the Mountain: if you attack uphill, you lose one army first. Two rival armies are there. Move so that the Castle is yours.
learnvalhalla-battle-uphill-hint = With three armies, one falls on the way and two in combat: nobody would be left.
learnvalhalla-battle-uphill-done = One of four fell on the way, and two in combat. The last one controls the Castle.

learnvalhalla-glory = Glory
learnvalhalla-glory-start = Glory comes at the end of a cycle: all players score the locations they control. Begin.
learnvalhalla-glory-start-hint = There is only one thing to do here.
learnvalhalla-glory-start-done = Before the scoring you may turn aces.
learnvalhalla-glory-ace = An ace doubles all your numbered locations of its suit. You control the Castle with 7, the Forest with 5 and the Mountain with 4. Turn the ace that helps more.
learnvalhalla-glory-ace-hint = The Moons are on the Forest and on the Mountain. Knots are on the Castle alone.
learnvalhalla-glory-ace-done = 5 and 4 count twice, which is more than 7.
learnvalhalla-glory-score = You may turn a second ace as well. Score as many points as you can.
learnvalhalla-glory-score-hint = Do not score yet: one more ace fits one of your locations.
learnvalhalla-glory-score-done = Everything counts double: { $points } points. The first player to reach the target and lead alone wins.

learnvalhalla-rare = Pawns, Courts and the Excuse
learnvalhalla-rare-courts = In battle an ace scores one of your locations of its suit at once. The Borderland, a Pawn, scores a point for each of your armies on it; the Window, a Court, also for those beside it. Find the better one.
learnvalhalla-rare-courts-hint = There are three armies on each. But who is beside the Window?
learnvalhalla-rare-courts-done = Three on the Window and one on the Mountain beside it.
learnvalhalla-rare-throw = The Excuse has no suit, but it can discard a card from a rival's control zone. Discard the Merchant.
learnvalhalla-rare-throw-hint = That would discard the ace. A leader with nine movements is more dangerous.
learnvalhalla-rare-throw-done = The Merchant and the Excuse both go to the discard pile.
learnvalhalla-rare-stop = It can also cancel a plan. You are the second player now: the Battle is about to send three armies. Say no.
learnvalhalla-rare-stop-hint = If you allow it, the armies arrive. You hold the Excuse.
learnvalhalla-rare-stop-done = No step of the plan happens, and your rival's turn is over.
learnvalhalla-keys = With the keyboard: the arrows reach every card; press Enter to see why you cannot choose it.
