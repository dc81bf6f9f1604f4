# The rules of Valhalla in our own words; the ids after "VH" are those of the rules.
rulesvalhalla-title-goal = What it is about
rulesvalhalla-intro = The warriors who have fallen in battle wait in Valhalla for the last one, and train for it every day. You lead such an army. It materialises on a landscape that changes under its feet, follows the leaders whom you recruit, and fights for glory, and the final score decides.
rulesvalhalla-VH-11-1 = You control locations of the landscape, and they give you glory points. After each glory phase the game checks whether a player has reached the target: the player who then leads alone wins; if the lead is tied, play continues. After an agreed number of glory phases the game ends in any case; all who lead then share the win.
rulesvalhalla-title-setup = Before the game
rulesvalhalla-VH-2-1 = Two to six players can play, each with twelve armies, the Einherjer. An army is always in one of four places: in the reserve, in Valhalla, bound to a card, or on a location. No army is ever lost; an army that falls returns to the reserve.
rulesvalhalla-VH-2-2 = A card has a rank and up to three suits, and is an event (a Valkyrie), a leader or a location. Some are both event and location; their owner chooses at each use. Aces are none of these.
rulesvalhalla-VH-3-1 = Valhalla is a grid of three by three cards; with five or six players it is four wide. The first locations that turn up form the landscape. It starts two by two and may grow to three by three; with five or six players it starts two wide and three high and may grow to four wide.
rulesvalhalla-VH-1-2 = Two to four players use one decktet or two, more players use two. You can leave out Pawns and Courts, and you can add the Excuse.
rulesvalhalla-VH-4-6 = The places of Valhalla are counted from the upper left corner; the landscape has no fixed corner and may grow on every side. Each location is controlled by at most one player, the one whose armies are on it.
rulesvalhalla-title-turn = Turns and phases
rulesvalhalla-VH-5-1 = On your turn you do one thing. Each player goes through four phases at their own pace, always in order: Valhalla, recruit, battle, glory. If you do something from the next phase, you move on to it.
rulesvalhalla-VH-5-4 = You may pass once you have placed an army or recruited in this cycle, and always in battle. When all players have passed one after the other, those who passed must move on to the next phase and act there at once.
rulesvalhalla-VH-5-3 = If you can do nothing in a phase, you skip it. But you cannot score before you have had a turn in the battle phase.
rulesvalhalla-title-place = Phase 1: Valhalla
rulesvalhalla-VH-6-1 = You place one army from your reserve in a slot between two cards. Each cycle begins with this if it is possible at all.
rulesvalhalla-VH-4-1 = There are slots only between two neighbouring places, and one card beside a slot is enough. A slot holds any number of armies of any players, and they stay when the card is taken.
rulesvalhalla-title-recruit = Phase 2: recruit
rulesvalhalla-VH-7-1 = Each turn you recruit one card that at least two of your armies surround. After the first one you place no more armies; in each cycle you must recruit one card if you can.
rulesvalhalla-VH-7-3 = A card costs two armies minus your lead over the strongest single rival around it, or more if you are behind. You take them from your reserve or from Valhalla, where one must stay, and they remain bound to the card.
rulesvalhalla-VH-7-5 = Your control zone has room for four cards, no two of them identical. For a fifth you give up one of the others, and its armies come home.
rulesvalhalla-title-battle = Phase 3: battle
rulesvalhalla-VH-8-1 = Once you have recruited, you use one card a turn. The first use turns it sideways, the second face down; each time it then rests until your next cycle. You plan all steps first, and then they happen together.
rulesvalhalla-VH-8-10 = Event: send armies from your reserve to locations that share a suit with the card, as many as its rank, with a Crown up to ten. Pawns and Courts send theirs to one numbered location, at most as many as its rank.
rulesvalhalla-VH-8-20 = Leader: it has as many movements as its rank. Each takes one army from a location of yours to a neighbour that shares a suit with the place before it and a suit with the leader. Armies that move together fight together.
rulesvalhalla-VH-8-22 = A Crown names one destination and gathers armies there with ten movements, over free places and your own; in the first combat there the enemy loses one army beforehand.
rulesvalhalla-VH-8-25 = A Pawn or Court may move all armies from one location that shares a suit with it to neighbours. { $leader-any-neighbour ->
    [on] { readingsvalhalla-leader-any-neighbour }
   *[off] Each neighbour must share a suit with that location and a suit with the leader.
  }
rulesvalhalla-VH-8-30 = Location: the card joins the landscape, with the armies bound to it. This is Odin's favour: you score it at once, and the best neighbouring location that you control.
rulesvalhalla-VH-8-33 = Once there are five locations, it may replace another one. Half of the enemies there stay, rounded down, and your armies fight them; you score nothing for that. If nobody or only your own armies are there, you score the new location.
rulesvalhalla-VH-8-5 = Set upright: bind two armies from your reserve to a card that lies face down, and it is upright again.
rulesvalhalla-VH-8-6 = An ace scores one location of its suit that you control. This does not end your turn, but it counts as a use of the ace.{ $ace-any-turn ->
    [on] { " " }{ readingsvalhalla-ace-any-turn }
   *[off] { "" }
  }
rulesvalhalla-VH-8-7 = With the Excuse you may cancel what a rival has just planned{ $excuse-any-turn ->
    [on] . { readingsvalhalla-excuse-any-turn }
   *[off] , or discard a rival's card in your own battle phase.
  } Then the Excuse is gone.
rulesvalhalla-title-combat = Combat
rulesvalhalla-VH-9-1 = Armies fall one for one until at most one side is left. Terrain does not matter for armies that an event sends or that come with a location.
rulesvalhalla-VH-9-3 = If you attack a place of higher rank than the one you come from, you first lose one army. Pawns and Courts are lower than all numbers; a Crown is neither higher nor lower than any other rank.
rulesvalhalla-title-glory = Phase 4: glory
rulesvalhalla-VH-10-1 = In your first glory phase only you score, in all later ones everyone does.
rulesvalhalla-VH-10-2 = A numbered location scores its rank. A Crown scores two points for each location in the connected territory of its suit, controlled by you or not. A Pawn scores one for each of your armies there; a Court one for each of your armies there and beside it. Of two identical locations only the better one counts.
rulesvalhalla-VH-10-5 = Before that you may turn aces: your numbered locations of their suit count double, but never more than double.
rulesvalhalla-title-after = After glory
rulesvalhalla-VH-11-4 = Your used cards become ready again, and any of your armies may come home from Valhalla.
rulesvalhalla-VH-11-5 = Cards that no army surrounds are discarded, and all empty places are filled.
rulesvalhalla-VH-11-7 = Your next turn begins a new cycle.
rulesvalhalla-title-cards = The cards
rulesvalhalla-VH-2-5 = Two cards go together when they have a suit in common.
rulesvalhalla-title-faq = Questions and answers
rulesvalhalla-faq-1 = Can an army march on from a location that it has just won?
rulesvalhalla-faq-1-answer = Yes, as long as the leader has movements left. Every step needs its own shared suits, and a step is fought before the next one begins.
rulesvalhalla-faq-2 = Can a Pawn or Court lead armies to every neighbouring location?
rulesvalhalla-faq-2-answer = { $leader-any-neighbour ->
    [on] Yes. { readingsvalhalla-leader-any-neighbour }
   *[off] No. Each of these locations must share a suit with the one where the armies start and a suit with the leader. It need not be the same suit.
  }
rulesvalhalla-faq-3 = Can I use an ace while I am still recruiting?
rulesvalhalla-faq-3-answer = { $ace-any-turn ->
    [on] Yes. { readingsvalhalla-ace-any-turn }
   *[off] Yes, once you have recruited a card. But your battle phase then begins, and you recruit no more cards in this cycle.
  }
rulesvalhalla-faq-4 = Can the Excuse stop an ace?
rulesvalhalla-faq-4-answer = Yes, just as it stops the use of an event, a leader or a location, whatever phase you are in. It cannot stop a glory phase, nor a card that is set upright.
rulesvalhalla-faq-5 = A card is recruited. What happens to the armies beside it?
rulesvalhalla-faq-5-answer = Those that do not pay for it stay in their slots. They still surround the card on the other side, and later the new card in the empty place.
rulesvalhalla-faq-6 = Can I pay for a card with all my armies in Valhalla?
rulesvalhalla-faq-6-answer = No, one of them must stay there. If the others and your reserve are not enough, you cannot recruit the card.
rulesvalhalla-faq-7 = Do I lose an army when I march uphill to an empty location?
rulesvalhalla-faq-7-answer = No. The terrain counts only against enemies.
rulesvalhalla-faq-8 = I reach the target with an ace. Have I won?
rulesvalhalla-faq-8-answer = Not yet. The game looks at the points only after a glory phase, and you win only if you then lead alone.
rulesvalhalla-faq-9 = I replace a location where a single rival army is. Do I score it?
rulesvalhalla-faq-9-answer = No. Half of one, rounded down, is none, so this army goes home. But it was there when you used the card, and you score nothing.
rulesvalhalla-faq-10 = Do all my armies have to leave Valhalla after glory?
rulesvalhalla-faq-10-answer = No. You choose which of them come home; the others stay where they are.
rulesvalhalla-title-actions = Moves as text
rulesvalhalla-VH-13 = Records, shared links and programs write each action as a short text, with colons between its parts. A place is its column and row. A slot is the place to its left or above it, followed by E or S. Cards have their English names, the second copy with .2.
rulesvalhalla-VH-14-1 = A position as text has all its fields: both piles, Valhalla with its slots, the landscape, each player's pieces and deeds in this cycle, and the decision that is due. Every card is in it exactly once, every player has twelve armies, and only locations are in the landscape.
rulesvalhalla-action-1 = place:1,0S places an army in the slot below the place 1,0.
rulesvalhalla-action-2 = recruit:2,1 recruits a card; pay:reserve and pay:1,0S pay for it; drop:CARD gives up a card to make room.
rulesvalhalla-action-3 = use:CARD:event, use:CARD:person and use:CARD:location:2,0 announce a use; refresh:CARD sets a card upright.
rulesvalhalla-action-4 = put:0,1:3 sends three armies, march:0,1:1,1:2 moves two on, and end carries out the plan. With muster:0,0:1,0:2 two gather at the Crown's destination by way of 1,0.
rulesvalhalla-action-5 = ace:CARD:0,1 scores a location; in the glory phase ace:CARD turns an ace, and score scores it.
rulesvalhalla-action-6 = excuse:CARD stops a plan and allow lets it happen; use:excuse:discard:1:CARD discards a card of seat 1.
rulesvalhalla-action-7 = take:1,0S:2 takes two armies home; glory, pass, battle, skip and end do what they say.
rulesvalhalla-title-rulings = How we decide doubtful cases
rulesvalhalla-about-rulings = The rules are short and leave some cases open. This is how we play them here.
rulesvalhalla-ruling-1 = You place armies only between two places, never at the border or at corners.
rulesvalhalla-ruling-2 = Each movement needs both: a suit shared with the place before and a suit shared with the leader.
rulesvalhalla-ruling-3 = You may not use a card if it would do nothing.
rulesvalhalla-ruling-4 = A use cannot send again the armies that fall in it.
rulesvalhalla-ruling-5 = A new location must touch the landscape, which is never turned.
rulesvalhalla-ruling-6 = You cannot recruit the twin of a card that you already control.
rulesvalhalla-ruling-7 = Points from aces and new locations count for the end only at the next glory phase.
rulesvalhalla-ruling-8 = Each player decides which armies come home after glory.
rulesvalhalla-ruling-9 = A Pawn or Court, too, leads only to locations that share a suit with the place before and one with the leader.
rulesvalhalla-ruling-10 = You use an ace only in your own battle phase; if you use it in the recruit phase, your battle phase begins.
rulesvalhalla-ruling-11 = To discard a rival's card with the Excuse is an action of your own battle phase.
rulesvalhalla-ex-recruit = You have no lead, so this card costs two armies. Both are paid from the reserve.
rulesvalhalla-ex-event = The Pact sends seven armies to a location that shares a suit with it.
rulesvalhalla-ex-battle = The Sailor leads one army against one. Both fall, and the place is empty.
rulesvalhalla-ex-glory = The first glory phase. The Borderland is a Pawn: one point for each of the armies on it, { $points } in all.
rulesvalhalla-ex-all = A later glory phase: you score the Castle's rank, 7, and your rival scores 5 for the Forest.
rulesvalhalla-ex-tie = Both are past the target of 100, with 105 points each. Nobody leads alone, and play continues.
rulesvalhalla-ex-forced = Both have passed. The first must move on to phase 2, cannot recruit there, and skips; now the second must move on, too.
rulesvalhalla-ex-unable = The reserve is empty, so you can place no army: phase 1 is skipped.
rulesvalhalla-ex-price = Four armies against three and four rivals: no lead, so the price is two. One is paid from the reserve, one from Valhalla.
rulesvalhalla-ex-alone = Two armies and no rival around the card: a lead of two, and the card costs nothing.
rulesvalhalla-ex-fifth = The Pact would be the fifth card, so the Painter goes, and the three armies on it come home.
rulesvalhalla-ex-journey = The Journey shares a suit with the Mountain and with the Forest: one army goes to each.
rulesvalhalla-ex-pawn = The Harvest is a Pawn: it sends armies to one location only, at most as many as its rank. The Castle takes up to seven; there are six to send.
rulesvalhalla-ex-symbols = From the Castle the Diplomat leads one army to the Mountain and one to the Desert. The Market shares a suit with the Castle but none with the Diplomat.
rulesvalhalla-ex-crown = The Bard, a Crown, attacks uphill, one against one: the terrain costs the attacker an army, the Crown costs the defender one.
rulesvalhalla-ex-court = The Consul, a Court, leads two of the three armies in the Forest to the Mountain. { $leader-any-neighbour ->
    [on] The third could go to the Castle, though it shares no suit with the Forest.
   *[off] The Castle shares no suit with the Forest.
  }
rulesvalhalla-ex-add = The Desert joins the landscape: 2 points for it and 7 for the Castle beside it, { $points } in all.
rulesvalhalla-ex-rivals = Two of five rivals stay in the Desert. The three armies bound to the Darkness beat them; one is left, and you score no points.
rulesvalhalla-ex-own = Your own three armies stay when the Darkness replaces the Desert, and two more join them: { $points } points.
rulesvalhalla-ex-refresh = The Pact lies face down. Two armies from the reserve set it upright and are bound to it.
rulesvalhalla-ex-ace = The Ace of Suns scores the Castle: { $points } points, and your turn continues { $ace-any-turn ->
    [on] in the recruit phase
   *[off] in the battle phase
  }.
rulesvalhalla-ex-excuse = The Discovery would send five armies. The rival's Excuse cancels it, and the turn is over.
rulesvalhalla-ex-discard = As an action, the Excuse discards a rival's Pact. Its three armies go home.
rulesvalhalla-ex-landing = Five armies land on three. Three fall on each side, two stay.
rulesvalhalla-ex-uphill = Three armies march from the Mountain (4) up to the Castle (7), against one: one falls to the terrain, one in combat.
rulesvalhalla-ex-falls = One army uphill against one: it falls to the terrain, and the defender stays.
rulesvalhalla-ex-level = From the Borderland, a Pawn, to the Sea, a Crown: a Crown is not higher. Three against two leaves one.
rulesvalhalla-ex-group = The Sea is a Crown of Waves: four connected locations have that suit, two points each, { $points } in all.
rulesvalhalla-ex-armies = The Island, a Court, counts your armies there and beside it: 5. The Borderland, a Pawn, counts only those on it: 3.
rulesvalhalla-ex-doubled = The Aces of Suns and Knots double the Mountain, the Castle and the Market. The Castle has both suits but is doubled only once: { $points }.
rulesvalhalla-ex-home = After glory the one army in Valhalla comes home. You could also have left it there.
rulesvalhalla-ex-swept = Five cards have no army beside them. They are discarded, and new ones fill their places.
