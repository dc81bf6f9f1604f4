# The rules of Valda in our own words; the ids after "VA" are those of the rules.
rulesvalda-title-goal = What it is about
rulesvalda-intro = Yggdrasil, the tree of the world, has lost its guardians, and the gods are looking for a new companion. You are a jarl of the Vikings. You dig for blood, gold and diamonds, build temples, trick and attack your rivals, and climb the tree with everyone who believes in you.
rulesvalda-VA-14-1 = You build temples to seven gods, and temples win followers. After six rounds the player with the most followers wins. A tie goes to the player with the most mines, drills and temples; if those are equal too, the win is shared.
rulesvalda-title-setup = Before the game
rulesvalda-VA-2-1 = Two to five players can play. Each begins with six cards of the base deck, two mines, no followers and a few resources; players who start later get a little more.
rulesvalda-VA-2-6 = Players start with blood, gold and diamonds, listed in the order of turns. Two players: 2-1-1, 2-2-2. Three: 2-1-1, 2-1-2, 2-2-2. Four: 2-1-1, 2-1-2, 2-2-2, 2-2-3. Five: 2-1-1, 2-1-2, 2-2-2, 2-2-2, 2-2-3.
rulesvalda-VA-1-1 = There are seven gods, each with an area of five construction sites, and three resources: divine blood, gold and diamonds, thirty of each. When the supply of a resource has run out, nobody can get any more of it. You own nine temples and can have up to four mines and three blood drills.
rulesvalda-title-turn = A turn
rulesvalda-VA-4-1 = In every round each player takes one turn, clockwise, in the order of seats. A turn has five phases: resources, cards, building, attacks by the others, followers.
rulesvalda-title-resource = Resources
rulesvalda-VA-5-1 = You roll a yellow die for each mine, which gives gold and diamonds, and a blue one for each drill, which gives blood. Before you get the resources, a Crown of Fortune can still turn a die.
rulesvalda-VA-5-2 = Then you may trade as often as you like{ $trade-any-four ->
    [on] . { readingsvalda-trade-any-four }
   *[off] : four resources of one kind for one of another.
  } With one temple of Heimdall you trade two for one, with two temples one for one; you cannot trade again in that phase what you got one for one.
rulesvalda-title-game = Cards
rulesvalda-VA-6-1 = You draw two cards of the base deck and lay them face up in front of you. With Freya they go straight to your hand instead, and with two of her temples you draw three. If you own an area, you take the top card of that God deck in place of one of them.
rulesvalda-VA-6-4 = You have three actions. For one action you play a yellow card from the table or your hand, or take a resource of your choice. For two actions you buy two cards, which lie face up in front of you; with Freya you can buy one card for one action, straight to your hand. Some cards cost no action. The effects of a card happen one after the other; you may play it even if it does nothing.
rulesvalda-VA-6-8 = At the end of the phase you take the face-up cards into your hand and discard down to ten. The limit counts only at this moment.
rulesvalda-title-build = Building
rulesvalda-VA-7-1 = You may build two structures: mines, drills and temples. A temple needs a free site in an area that nobody else owns. You pay the whole cost at once.
rulesvalda-VA-7-3 = A temple gives you a follower at once, and another one if it is your third there. Then you look at the top two cards of the God deck and keep one. A structure that a card lets you build follows the same rules but does not count as one of the two.
rulesvalda-VA-7-4 = Costs are in blood, gold and diamonds: mine 1, 1, 1; drill 0, 2, 2. Temples: Heimdall 1, 2, 2; Freya 0, 3, 3; Surtur 2, 0, 2; Tyr 2, 2, 0; { $thor-costs-three ->
    [on] Thor 3, 2, 2
   *[off] Thor 2, 2, 2
  }; Odin 2, 3, 3; Loki 4, 1, 1.
rulesvalda-title-attack = Attacks
rulesvalda-VA-8-1 = All other players may attack the active player, one after the other: first the one with the most followers, then the one with the most resources, then clockwise. You have one attack, or you pass and do not attack again this turn. With temples of Surtur and at most three players you have two attacks.
rulesvalda-VA-8-4 = The attack power is the power of the card plus Surtur's help{ $wrath-card-only ->
    [on] . { readingsvalda-wrath-card-only }
   *[off] ; Wrath of Thor doubles all of it.
  }
rulesvalda-VA-8-5 = The attacked player plays defence cards, one after the other, each worth its shields plus Tyr's help. As soon as they reach the power, the attack fails. The cards are discarded in any case.
rulesvalda-VA-10-2 = Otherwise the card does what it says. You lose followers only down to the last safe zone that you passed, at 5, 12 and 20, and a thief gets only those you really lose. There are no safe zones for resources, cards and temples.
rulesvalda-title-followers = Followers
rulesvalda-VA-9-1 = In your last phase you exchange gold or diamonds for followers at temples of Thor, and blood at temples of Odin. A second temple adds offers that are counted separately. With Loki you may roll white dice once: a skull costs a follower.
rulesvalda-VA-10-1 = Followers are only a number, without a limit. Those that you got for a temple stay when the temple is gone.
rulesvalda-title-temples = Temples and areas
rulesvalda-VA-11-1 = What a god does for you depends on whether you have one temple there or at least two. It counts from the moment the temple is built until it is gone, even in the middle of a phase. A destroyed temple returns to its owner.
rulesvalda-VA-11-5 = With three temples you own an area, and it is locked: nobody else can build there or have a temple moved there; the first time, you gain a follower. Temples of others in the area still work. { $area-opens-at-one-loss ->
    [on] { readingsvalda-area-opens-at-one-loss }
   *[off] When you have fewer than three left, it is unlocked again.
  }
rulesvalda-title-weapons = God weapons
rulesvalda-VA-12-1 = You use each God weapon in one of two ways. It costs no action, and only another weapon can answer it, at its own moment.
rulesvalda-VA-12-3 = Most weapons have a moment: before dice are paid out, when an attack is declared, hits or fails, after a yellow card, or when the last structure is declared. Only players who hold a fitting weapon are asked, and nobody else learns that they were.
rulesvalda-VA-12-5 = Four of the weapons fetch cards from the discard pile or from another player. You may use them whenever you decide something in a phase, or when a turn's cards have been drawn. { $gjallarhorn-strongest ->
    [on] { readingsvalda-gjallarhorn-strongest }
   *[off] Sound of the Gjallarhorn takes any two defence cards of the discard pile.
  }
rulesvalda-VA-12-6 = Vanished passes an attack on to a third player, who then defends. Backstab stops the last structure: it is neither paid for nor built, and the chance is lost. A Thief takes a face-up card of your choice, or a face-down one from a hand.
rulesvalda-title-cards = Gods and cards
rulesvalda-VA-1-6 = You play yellow cards in your own turn, attack cards in the turns of others, defence cards against attacks, and God weapons at their moment. The player of a card makes its choices; an effect that is impossible does nothing. A yellow card that harms others is not an attack: nobody can defend, but safe zones hold.
rulesvalda-VA-3-5 = If a card is needed from an empty deck, that deck's cards in the discard pile are shuffled into a new one. You may look through the discard pile; hands and decks are secret.
rulesvalda-title-end = Variants
rulesvalda-VA-14-3 = The Turnaround: the start player is drawn by lot, and the sixth round runs backwards, beginning with the player to the right of the start player.
rulesvalda-VA-14-2 = Race to the Gods: the first player with twenty followers wins at once. If nobody gets there, six rounds decide as usual. You can combine both variants.
rulesvalda-title-faq = Questions and answers
rulesvalda-faq-1 = I own an area with four temples and lose one. Do I still own it?
rulesvalda-faq-1-answer = { $area-opens-at-one-loss ->
    [on] No. { readingsvalda-area-opens-at-one-loss }
   *[off] Yes, as long as three of your temples are left. Here the others can build in the area only after a second loss.
  }
rulesvalda-faq-2 = I lose my third temple in an area and build it again. Do I gain the follower for the area a second time?
rulesvalda-faq-2-answer = No, you gain it only once in each area. The new temple gives you its own follower.
rulesvalda-faq-3 = Can I trade two gold and two diamonds for one blood?
rulesvalda-faq-3-answer = { $trade-any-four ->
    [on] Yes. { readingsvalda-trade-any-four }
   *[off] No. Without a temple of Heimdall you trade four resources of one kind.
  }
rulesvalda-faq-4 = I own an area. Can I choose between two cards when I draw from its God deck?
rulesvalda-faq-4-answer = No, you take the top card. You choose between two cards only when you build a temple. With two temples of Freya you also draw two cards of the base deck.
rulesvalda-faq-5 = Does a mine that a card lets me build count as one of my two structures?
rulesvalda-faq-5-answer = No. You can still build two structures in the building phase.
rulesvalda-faq-6 = A temple brings me an eleventh card. Do I have to discard one?
rulesvalda-faq-6-answer = Not now. You discard down to ten cards only at the end of your game phase, so you can keep the eleventh until then.
rulesvalda-faq-7 = Do two temples of Surtur give me two attacks?
rulesvalda-faq-7-answer = With two or three players they do, and each attack is stronger by 1. With four or five players you have one attack, which is stronger by 2.
rulesvalda-faq-8 = Does Wrath of Thor also double Surtur's help?
rulesvalda-faq-8-answer = { $wrath-card-only ->
    [on] No. { readingsvalda-wrath-card-only }
   *[off] Yes. Here Abduction has power 2, Surtur adds 1, and the doubled power is 6.
  }
rulesvalda-faq-9 = Is there anything I can play against War Horn?
rulesvalda-faq-9-answer = You cannot play defence cards. But Tyr's Revenge stops the attack and gives you its card, and Vanished passes the attack on.
rulesvalda-faq-10 = Can I use Vanished to send an attack back to the attacker?
rulesvalda-faq-10-answer = No. It goes to a third player, who may then defend. With two players you cannot use Vanished.
rulesvalda-title-actions = Moves as text
rulesvalda-VA-15 = Records, shared links and programs write each decision as a short text, with colons between its parts. The letters b, g and d are blood, gold and diamonds; gods and cards have their names from the card file, seats their numbers from 0.
rulesvalda-VA-15-3 = You are asked even if only one action is possible. Any other action is refused with the reason, and nothing changes.
rulesvalda-action-1 = { $trade-any-four ->
    [on] trade:ggdd:b gives two gold and two diamonds for blood, trade:g:b gold alone where you have temples of Heimdall;
   *[off] trade:g:b gives gold for blood;
  } take:d takes a diamond; buy buys cards; play:base.drakkar plays a card.
rulesvalda-action-2 = build:mine, build:drill and build:odin build; keep:CARD keeps one of the two cards of a temple.
rulesvalda-action-3 = attack:CARD attacks and pass does not; defend:CARD defends and yield stops.
rulesvalda-action-4 = thor:3:g, odin:2 and loki win followers in the last phase; the number says which rate you use.
rulesvalda-action-5 = weapon:thief uses a God weapon in one of its two ways; pass keeps it.
rulesvalda-action-6 = res:g, player:1, god:tyr, card:CARD, change:b:g and move:1:tyr answer what an effect asks; done ends an effect that you may use several times.
rulesvalda-action-7 = die:0:5 turns the first die to its face 5; of equal results only the lowest face is offered.
rulesvalda-action-8 = end goes to the next phase; discard:CARD discards a card until you have ten.
rulesvalda-title-rulings = How we decide doubtful cases
rulesvalda-VA-19 = The list of cards is a reconstruction, and the rules were printed in two languages that differ in places. This is how we play them here.
rulesvalda-ruling-1 = A temple of Thor costs two blood.
rulesvalda-ruling-2 = A trade takes four resources of one kind, and you can trade only in the resource phase.
rulesvalda-ruling-3 = Even with two temples of Freya, you draw all cards face down.
rulesvalda-ruling-4 = You cannot play defence cards against War Horn, but you can play Tyr's Revenge and Vanished.
rulesvalda-ruling-5 = Hammertime plays again a card that was just played; only the first time costs its action.
rulesvalda-ruling-6 = With Surtur's Claim you make the same attack once more, without War Horn and Wrath of Thor.
rulesvalda-ruling-7 = An owner of four or five temples who loses one still owns the area.
rulesvalda-ruling-8 = Each player gets the follower for a third temple only once in each area.
rulesvalda-ruling-9 = Sound of the Gjallarhorn takes any two defence cards of the discard pile.
rulesvalda-ruling-10 = Wrath of Thor also doubles what Surtur adds to an attack.
rulesvalda-ex-trade = With one temple of Heimdall you trade two gold for one blood, twice in a row.
rulesvalda-ex-temple = The third temple of Tyr: one follower for the temple and one for the area, and you keep one of two cards.
rulesvalda-ex-attack = Abduction has power 2, and nobody defends: a follower goes over to the attacker.
rulesvalda-ex-defence = A Round Shield gives 2 shields against the power of 2. That is enough, and nothing happens.
rulesvalda-ex-level = Both have seven followers. Four structures against three decide.
rulesvalda-ex-four = { $trade-any-four ->
    [on] Without a temple of Heimdall you trade any four resources, here four gold for one blood.
   *[off] Without a temple of Heimdall you trade four gold for one blood.
  }
rulesvalda-ex-even = Two temples of Heimdall: one for one. You cannot trade the blood again.
rulesvalda-ex-open = Without Freya the two cards lie face up, for all to see.
rulesvalda-ex-freya = Two temples of Freya: three cards, straight to the hand.
rulesvalda-ex-owned = You own Tyr's area: one card of his deck and only one of the base deck.
rulesvalda-ex-actions = Three actions: one gold, one diamond, and a Blood Vein for two blood.
rulesvalda-ex-buy = For two actions you buy two cards. One of them, Barter, costs no action: blood becomes gold and a diamond.
rulesvalda-ex-free = No action is left, but Yggdrasil costs none: now you may build three structures.
rulesvalda-ex-limit = Eleven cards are one too many: you discard one.
rulesvalda-ex-works = A mine and a drill. After the second structure the attack phase begins by itself.
rulesvalda-ex-god = The first temple of Tyr: one follower. You keep one of the two cards, the other goes to the bottom of the deck.
rulesvalda-ex-order = Player 3 has the most followers and is asked first. Players 4 and 2 have two each: player 4 has more resources.
rulesvalda-ex-twice = Three players and one temple of Surtur: when the first attack has failed, a second follows.
rulesvalda-ex-sword = Four players: one temple of Surtur raises Abduction from 2 to 3. A Round Shield with 2 is not enough.
rulesvalda-ex-wrath = { $wrath-card-only ->
    [on] Kill has 3, Wrath of Thor doubles it, and Surtur adds 1: 7. Shields of 4 and 3 are just enough.
   *[off] Kill has 3, Surtur adds 1, Wrath of Thor doubles it: 8. Shields of 4, 3 and 1 are just enough.
  }
rulesvalda-ex-safe = Five followers are a safe zone: Abduction hits, but no follower is lost, and the thief gets none.
rulesvalda-ex-zone = Double Kill would cost two followers. From 13 only one is lost: at 12 a safe zone begins.
rulesvalda-ex-thor = Two temples of Thor: three times two gold and three times three gold, each for one follower.
rulesvalda-ex-odin = Two temples of Odin: twice three blood for two followers each.
rulesvalda-ex-loki = With two temples of Loki you roll two white dice: three followers, and a skull takes one of them.
rulesvalda-ex-kept = A Torch destroys one of four temples. Three are left: { $area-opens-at-one-loss ->
    [on] the area is unlocked all the same
   *[off] the area stays locked
  }.
rulesvalda-ex-horn = The Gjallarhorn fetches { $gjallarhorn-strongest ->
    [on] the two strongest defence cards
   *[off] two defence cards
  } from the discard pile: Iron Shield and Shield Wall.
rulesvalda-ex-vanished = Vanished hands Abduction on to a third player, who has no shield and loses a follower.
rulesvalda-ex-backstab = The second mine is the last structure. Backstab stops it: it is neither paid for nor built.
rulesvalda-signs = What the signs mean
rulesvalda-sign-blood = Divine blood
rulesvalda-sign-blood-about = Comes from drills. You build with it, and Odin turns it into followers.
rulesvalda-sign-gold = Gold
rulesvalda-sign-gold-about = Comes from mines. You build with it, and Thor turns it into followers.
rulesvalda-sign-diamond = Diamonds
rulesvalda-sign-diamond-about = Come from mines, like gold, and are used for the same.
rulesvalda-sign-works = Mines and drills
rulesvalda-sign-works-about = Yellow slots are mines, blue ones drills. Each filled one rolls a die in the resource phase.
rulesvalda-sign-hand = Hand
rulesvalda-sign-hand-about = How many cards a player holds.
rulesvalda-sign-temple = Temples
rulesvalda-sign-temple-about = How many of nine temples a player can still build.
rulesvalda-sign-followers = Followers
rulesvalda-sign-followers-about = The player with the most followers at the end wins.
rulesvalda-sign-skull = Skull
rulesvalda-sign-skull-about = On white dice: one follower is lost.
rulesvalda-sign-ship = Drakkar
rulesvalda-sign-ship-about = Next to a player, it shows whose turn it is.
rulesvalda-sign-dice = Dice
rulesvalda-sign-dice-about = Yellow dice give gold and diamonds, blue ones blood, white ones followers.
rulesvalda-sign-yellow = Yellow card
rulesvalda-sign-yellow-about = The coin is its cost in actions. Played in your own game phase.
rulesvalda-sign-attack = Attack card
rulesvalda-sign-attack-about = The blade is its power. Played in another player's attack phase.
rulesvalda-sign-defence = Defence card
rulesvalda-sign-defence-about = The shield shows how many shields it gives against an attack.
rulesvalda-sign-weapon = God weapon
rulesvalda-sign-weapon-about = Has no number: you use one of its two effects at its moment, without an action.
rulesvalda-sign-corner = A god in the corner
rulesvalda-sign-corner-about = The card is from the deck of this god.
rulesvalda-sign-back = Tree
rulesvalda-sign-back-about = The back of every card. On the table it is the base deck, with the number of cards left.
rulesvalda-sign-area = Area of a god
rulesvalda-sign-area-about = Dashed circles are free sites, roofs are temples. Below you see what a temple costs and how many cards the god's deck has.
rulesvalda-sign-owned = Banner and ring
rulesvalda-sign-owned-about = The area is locked: it belongs to the player of this colour.
rulesvalda-sign-seat = Shape with a number
rulesvalda-sign-seat-about = A player: at the temples and on the track each has the same shape, colour and number.
rulesvalda-sign-track = Yggdrasil
rulesvalda-sign-track-about = The track of followers. Green rings are safe zones; the dashed golden ring is where the Race to the Gods ends.
rulesvalda-sign-clock = Head of the table
rulesvalda-sign-clock-about = The goal, the round and the phase. Full circles are actions left, full squares structures that you may still build.
