# The lessons of Valhalla.

learnvalhalla-part-base = A cycle, phase by phase

learnvalhalla-market = Market and recruiting
learnvalhalla-market-place = Nine cards wait in Valhalla, with gaps between them. In the first phase you put one army a turn into a gap. Help to surround the Diplomat in the middle.
learnvalhalla-market-place-hint = Only the four gaps right beside the Diplomat count for him.
learnvalhalla-market-place-done = An army in a gap surrounds both cards beside it. Two armies are enough to recruit.
learnvalhalla-market-price = With two armies around it you may recruit a card. It costs two armies, less by as many as you stand ahead of the strongest rival there. Recruit the card that costs nothing.
learnvalhalla-market-price-hint = Rivals stand around the middle card, too. Look for one that only you surround.
learnvalhalla-market-price-done = Two of yours and none of theirs: it comes for free and lies in your control zone now.
learnvalhalla-market-few = Tap a card that only one of your armies surrounds, to hear why you cannot have it.
learnvalhalla-market-few-hint = Try the card in the upper left corner.
learnvalhalla-market-few-done = Two armies at least. They may stand in the same gap.

learnvalhalla-land = Armies for the land
learnvalhalla-land-call = Cards you have recruited act in the battle phase. The Battle is a Valkyrie: it sends armies from your reserve to places that share a suit with it. Call it.
learnvalhalla-land-call-hint = You could pass, but your cards are there to be used. Choose the Battle in your zone.
learnvalhalla-land-call-done = Now you say where to, step by step. Nothing happens before the plan is complete.
learnvalhalla-land-send = Two rival armies hold the Market. Equal numbers fall on both sides. Take it with a single step.
learnvalhalla-land-send-hint = Two against two would leave the Market empty. Send more.
learnvalhalla-land-send-done = Two fell on each side, and whoever of yours is left holds the Market.
learnvalhalla-land-favour = A location of your zone may become part of the land. It scores at once, with the best of your places beside it. Lay the Mill where it brings most.
learnvalhalla-land-favour-hint = The Mill brings 8 anywhere. You hold the Mountain with 4 and the Forest with 5: which one should be its neighbour?
learnvalhalla-land-favour-done = 8 for the Mill and 5 for the Forest.

learnvalhalla-battle = Marching and fighting
learnvalhalla-battle-lead = A leader moves armies that are on the land already. Call the Diplomat.
learnvalhalla-battle-lead-hint = Choose the Diplomat in your zone and let him lead.
learnvalhalla-battle-lead-done = He has as many movements as his rank; each step of one army takes one.
learnvalhalla-battle-uphill = The Castle has a higher rank than the Mountain: whoever attacks uphill loses one army first. Two rivals stand there. March so that the Castle is yours.
learnvalhalla-battle-uphill-hint = Of three, one falls on the way and two in the fight: nobody would be left.
learnvalhalla-battle-uphill-done = Of four, one fell on the way and two in the fight. The last one holds the Castle.

learnvalhalla-glory = Glory
learnvalhalla-glory-start = At the end of a cycle comes glory: all players score the places they hold. Begin.
learnvalhalla-glory-start-hint = There is only one thing to do here.
learnvalhalla-glory-start-done = Before the scoring you may turn aces.
learnvalhalla-glory-ace = An ace doubles all your places with a number and its suit. You hold the Castle with 7, the Forest with 5 and the Mountain with 4. Turn the ace that helps more.
learnvalhalla-glory-ace-hint = The Moons are on the Forest and on the Mountain. Knots are on the Castle alone.
learnvalhalla-glory-ace-done = 5 and 4 count twice, which is more than 7.
learnvalhalla-glory-score = You may turn a second ace as well. Find the way to the most points.
learnvalhalla-glory-score-hint = Do not score yet: one more ace fits one of your places.
learnvalhalla-glory-score-done = Everything counts twice: { $points } points. Whoever is first to the target, and alone in front, wins.

learnvalhalla-rare = Pawns, Courts and the Excuse
learnvalhalla-rare-courts = In battle an ace scores one of your places with its suit at once. The Borderland, a pawn, brings a point for each of your armies on it; the Window, a court, also for those beside it. Find the better one.
learnvalhalla-rare-courts-hint = Three armies stand on each. But who stands beside the Window?
learnvalhalla-rare-courts-done = Three on the Window and one on the Mountain beside it.
learnvalhalla-rare-throw = The Excuse has no suit, but it can throw a card out of a rival's zone. Remove the Merchant.
learnvalhalla-rare-throw-hint = That would hit the ace. A leader with nine movements is more dangerous.
learnvalhalla-rare-throw-done = Merchant and Excuse both go to the discard pile.
learnvalhalla-rare-stop = It can also stop a plan. You are the second player now: the Battle is about to send three armies. Say no.
learnvalhalla-rare-stop-hint = If you allow it, the armies land. You hold the Excuse.
learnvalhalla-rare-stop-done = Nothing of the plan happens, and your rival's turn is over.
learnvalhalla-keys = By keyboard: the arrows lead to every card, and Enter asks about it.
