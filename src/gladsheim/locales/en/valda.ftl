# Valda: gods, cards, weapons, decisions and events.

hall-game-valda = Valda
hall-game-valda-pitch = Mine resources, build temples to seven gods, fight, and lead your followers up Yggdrasil.
hall-game-valda-facts = 2–5 players · 60 min online · medium

## Gods: what one and two temples do

valda-god-heimdall = Heimdall
valda-god-freya = Freya
valda-god-surtur = Surtur
valda-god-tyr = Tyr
valda-god-thor = Thor
valda-god-odin = Odin
valda-god-loki = Loki
valda-epithet-heimdall = Watcher of the Gods
valda-epithet-freya = Goddess of Fertility
valda-epithet-surtur = Fire Giant
valda-epithet-tyr = God of Justice
valda-epithet-thor = God of Thunder
valda-epithet-odin = Leader of the Gods
valda-epithet-loki = God of Chaos

valda-realm-heimdall = Trade
valda-realm-freya = Cards
valda-realm-surtur = Attack
valda-realm-tyr = Defence
valda-realm-thor = Followers for gold and diamonds
valda-realm-odin = Followers for blood
valda-realm-loki = Followers by the dice

valda-one-heimdall = In your resource phase, trade 2 of a kind for 1 of another.
valda-two-heimdall = Trade 1 for 1; you cannot trade again in this phase what you got this way.
valda-one-freya = Cards you draw in your game phase go straight to your hand, and you may buy 1 card for 1 action.
valda-two-freya = You also draw one more card at the start of your game phase.
valda-one-surtur = With two or three players you may attack twice; with four or five your attacks are 1 stronger.
valda-two-surtur = With two or three players your two attacks are 1 stronger; with four or five, 2 stronger.
valda-one-tyr = Each of your defence cards counts 1 shield more.
valda-two-tyr = Each of your defence cards counts 2 shields more.
valda-one-thor = In your followers phase, up to three times: 3 gold or 3 diamonds for 1 follower.
valda-two-thor = Also up to three times: 2 gold or 2 diamonds for 1 follower.
valda-one-odin = In your followers phase, up to three times: 2 blood for 1 follower.
valda-two-odin = Also up to twice: 3 blood for 2 followers.
valda-one-loki = Once in your followers phase you may roll a white die: it wins followers, but a skull costs one.
valda-two-loki = You roll two white dice instead of one.

valda-about-temple = A temple gives you 1 follower and one of the top two cards of the god's deck.
valda-about-lock = { $control ->
    [one] { $control } temple of one player locks
   *[other] { $control } temples of one player lock
} an area: nobody else can build there, and the owner draws from its deck each turn. Locking it gives 1 follower, once.
valda-level = { $level ->
    [0] no temple counts
    [one] { $level } temple counts
   *[other] { $level } temples count
}

## Resources

valda-res-blood = blood
valda-res-gold = gold
valda-res-diamond = { $n ->
    [one] diamond
   *[other] diamonds
}
valda-amount-blood = { $n } blood
valda-amount-gold = { $n } gold
valda-amount-diamond = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
}
valda-amount-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
valda-amount-followers = { $n ->
    [one] { $n } follower
   *[other] { $n } followers
}
valda-amount-nothing = nothing

## Phases

valda-phase-resource = Resource phase
valda-phase-game = Game phase
valda-phase-build = Building phase
valda-phase-attack = Attack phase
valda-phase-followers = Followers phase
valda-phase-over = End
valda-phase-resource-about = Roll a die for every mine and drill, then trade.
valda-phase-game-about = { $actions ->
    [one] Draw two cards, then take { $actions } action.
   *[other] Draw two cards, then take { $actions } actions.
}
valda-phase-build-about = { $builds ->
    [one] Build { $builds } mine, drill or temple.
   *[other] Build up to { $builds } mines, drills or temples.
}
valda-phase-attack-about = Every other player may attack you once, the one with the most followers first.
valda-phase-followers-about = Thor, Odin and Loki win you followers.

## Dice

valda-die-Y = yellow die
valda-die-B = blue die
valda-die-W = white die
valda-face-skull = a skull
valda-face-nothing = nothing

## Decks and kinds of cards

valda-deck-base = base deck
valda-deck-heimdall = Heimdall's deck
valda-deck-freya = Freya's deck
valda-deck-surtur = Surtur's deck
valda-deck-tyr = Tyr's deck
valda-deck-thor = Thor's deck
valda-deck-odin = Odin's deck
valda-deck-loki = Loki's deck

valda-type-yellow = Yellow card
valda-type-attack = Attack card
valda-type-defence = Defence card
valda-type-weapon = God weapon
valda-type-yellow-about = Played in your own game phase; costs actions.
valda-type-attack-about = Played in another player's attack phase.
valda-type-defence-about = Stops an attack when your shields reach its power.
valda-type-weapon-about = Played at its moment in one of two ways; costs no action.

valda-card-cost = { $n ->
    [0] costs no action
    [one] costs { $n } action
   *[other] costs { $n } actions
}
valda-card-power = Power { $n }
valda-card-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
valda-card-stops = Stops an attack of up to { $n }.
valda-card-success = If the defence holds: { $effects }
valda-card-nothing = It does nothing else.
valda-card-count = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
valda-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
valda-source-weapon = printed in the rulebook
valda-source-almanac = effect published; copies reconstructed
valda-source-review = only the name is published
valda-source-print = read off the printed card
valda-source-altered = published name; effect or cost changed here
valda-source-recon = reconstructed

valda-notice-title = A reconstructed deck
valda-notice = The publisher never printed the whole card list. Of the { $total } cards here, { $attested } have a published name and effect; { $reconstructed } are reconstructed. So are the counts, the strengths of attacks and shields and the faces of the dice.
valda-notice-correct = If you own the game, you can correct the list in one file, valda-cards.toml, and load it; no rule depends on it.
valda-notice-short = This card list is a reconstruction.

## What cards do: a sentence for each effect, put together for every card

valda-do-gain = Take { $what }.
valda-do-followers = { $n ->
    [one] Gain { $n } follower.
   *[other] Gain { $n } followers.
}
valda-do-roll-resources = { $n ->
    [one] Roll a { $die ->
        [Y] yellow
        [B] blue
       *[W] white
    } die and take what it shows.
   *[other] Roll { $n } { $die ->
        [Y] yellow
        [B] blue
       *[W] white
    } dice and take what they show.
}
valda-do-roll-followers = { $n ->
    [one] Roll a { $die ->
        [Y] yellow
       *[B] blue
    } die and gain as many followers as it shows.
   *[other] Roll { $n } { $die ->
        [Y] yellow
       *[B] blue
    } dice and gain as many followers as they show.
}
valda-do-roll-followers-white = { $n ->
    [one] Roll a white die and gain as many followers as it shows; a skull costs one.
   *[other] Roll { $n } white dice and gain as many followers as they show; a skull costs one.
}
valda-do-draw = { $n ->
    [one] Draw { $n } card.
   *[other] Draw { $n } cards.
}
valda-do-draw-open = { $n ->
    [one] Draw { $n } card face up from the base deck.
   *[other] Draw { $n } cards face up from the base deck.
}
valda-do-draw-god = { $n ->
    [one] Draw the top card of a god's deck.
   *[other] Draw the top card of a god's deck { $n } times.
}
valda-do-look-god = { $n ->
    [one] Look at the top card of a god's deck.
   *[other] Look at the top cards of { $n } gods' decks.
}
valda-do-look-hand = Look at a player's hand.
valda-do-change = Change up to { $max } { $from ->
    [any] resources
   *[gold-diamond] gold or diamonds
} one for one into { $to ->
    [any] others
    [blood] blood
    [gold] gold
   *[diamond] diamonds
}.
valda-do-sacrifice = { $max ->
    [one] You may discard a card to gain 1 follower.
   *[other] Discard up to { $max } cards and gain 1 follower for each.
}
valda-do-switch = { $max ->
    [one] You may discard a card and draw a new one.
   *[other] Discard up to { $max } cards and draw as many.
}
valda-do-build-limit = { $n ->
    [one] You may build { $n } structure this turn.
   *[other] You may build { $n } structures this turn.
}
valda-do-build-free = Build { $what ->
    [mine] a mine
    [drill] a drill
   *[temple] a temple
} now for free.
valda-do-build-pay = Build { $what ->
    [mine] a mine
    [drill] a drill
   *[temple] a temple
} now and pay its cost.
valda-do-recover = { $n ->
    [one] Take { $type ->
        [yellow] a yellow card
        [attack] an attack card
        [defence] a defence card
        [weapon] a God weapon
       *[any] a card
    } from the discard pile.
   *[other] Take { $n } { $type ->
        [yellow] yellow cards
        [attack] attack cards
        [defence] defence cards
        [weapon] God weapons
       *[any] cards
    } from the discard pile.
}
valda-do-steal-followers = Steal { $n ->
    [one] { $n } follower
   *[other] { $n } followers
} from { $who ->
    [one] a player
    [all] every other player
    [attacker] the attacker
   *[target] the target
}.
valda-do-kill-followers = { $who ->
    [one] A player loses
    [all] Every other player loses
    [attacker] The attacker loses
   *[target] The target loses
} { $n ->
    [one] { $n } follower
   *[other] { $n } followers
}.
valda-do-steal-resources = Steal { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} from { $who ->
    [one] a player
    [all] every other player
    [attacker] the attacker
   *[target] the target
}.
valda-do-steal-cards = Steal { $n ->
    [one] { $n } face-down card
   *[other] { $n } face-down cards
} from the hand of { $who ->
    [one] a player
    [all] every other player
    [attacker] the attacker
   *[target] the target
}.
valda-do-destroy-temple = Destroy a temple of { $who ->
    [attacker] the attacker
   *[target] the target
}.
valda-do-destroy-works = Destroy a drill of { $who ->
    [attacker] the attacker
   *[target] the target
}, or a mine other than the starting ones.
valda-do-move-temple = Move a temple of { $who ->
    [attacker] the attacker
    [target] the target
   *[one] another player
} to another area.
valda-do-lend = Use the ability of a god where another player has a temple, for this turn.
valda-do-replay = Play again a yellow card that you have played this turn.
valda-do-actions = { $n ->
    [one] You get { $n } more action.
   *[other] You get { $n } more actions.
}

## God weapons: name, what it does, when

valda-mode-warhorn = War Horn
valda-mode-gjallarhorn = Sound of the Gjallarhorn
valda-mode-vanished = Vanished
valda-mode-crown = Crown of Fortune
valda-mode-resisted = Resisted
valda-mode-claim = Surtur's Claim
valda-mode-thief = Thief
valda-mode-revenge = Tyr's Revenge
valda-mode-hammertime = Hammertime
valda-mode-wrath = Wrath of Thor
valda-mode-bullseye = Bullseye
valda-mode-soulspear = Soulspear
valda-mode-backstab = Backstab
valda-mode-dagger = Deadly Dagger

valda-order-warhorn = { valda-mode-warhorn }
valda-order-gjallarhorn = { valda-mode-gjallarhorn }
valda-order-vanished = { valda-mode-vanished }
valda-order-crown = { valda-mode-crown }
valda-order-resisted = { valda-mode-resisted }
valda-order-claim = { valda-mode-claim }
valda-order-thief = { valda-mode-thief }
valda-order-revenge = { valda-mode-revenge }
valda-order-hammertime = { valda-mode-hammertime }
valda-order-wrath = { valda-mode-wrath }
valda-order-bullseye = { valda-mode-bullseye }
valda-order-soulspear = { valda-mode-soulspear }
valda-order-backstab = { valda-mode-backstab }
valda-order-dagger = { valda-mode-dagger }

valda-does-warhorn = No defence cards can be played against this attack.
valda-does-gjallarhorn = { $gjallarhorn-strongest ->
    [on] { readingsvalda-gjallarhorn-strongest }
   *[off] Take two defence cards from the discard pile.
  }
valda-does-vanished = Another player of your choice becomes the target.
valda-does-crown = Turn one die to another side before it counts.
valda-does-resisted = Gain 2 followers.
valda-does-claim = Make the same attack once more with the same card.
valda-does-thief = Steal a card: a face-up one of your choice, or a face-down one from a hand.
valda-does-revenge = The attack fails, and you take its card into your hand.
valda-does-hammertime = Play the card's effects again.
valda-does-wrath = { $wrath-card-only ->
    [on] { readingsvalda-wrath-card-only }
   *[off] The attack is twice as strong.
  }
valda-does-bullseye = Take any card from the discard pile.
valda-does-soulspear = The attack kills twice as many followers.
valda-does-backstab = That structure is neither built nor paid for, and the chance to build it is lost.
valda-does-dagger = Take two attack cards from the discard pile.

valda-when-warhorn = when you attack
valda-when-gjallarhorn = at your own decisions, or after a player's opening draw
valda-when-vanished = when you are attacked, with three players or more
valda-when-crown = after any roll
valda-when-resisted = when your defence has held
valda-when-claim = when your attack was repelled
valda-when-thief = at your own decisions, or after a player's opening draw
valda-when-revenge = when you are attacked
valda-when-hammertime = when you have played a yellow card
valda-when-wrath = when a player attacks, unless you are the target
valda-when-bullseye = at your own decisions, or after a player's opening draw
valda-when-soulspear = when an attack that kills has hit, unless you are the target
valda-when-backstab = when another player declares the last structure of a turn
valda-when-dagger = at your own decisions, or after a player's opening draw

## Options

valda-option-players = Players
valda-option-players-about = Two to five
valda-option-turnaround = The Turnaround
valda-option-turnaround-about = The start player is drawn by lot, and the last round runs backwards
valda-option-race = Race to the Gods
valda-option-race-about = The first player with { $goal ->
    [one] { $goal } follower
   *[other] { $goal } followers
} wins at once
valda-option-first = Start player
valda-option-first-about = Who begins; drawn by lot with The Turnaround
valda-option-cards = Card file
valda-option-cards-about = The list of cards, dice and costs that the table uses
valda-setup-cards-1 = First list (reconstruction)
valda-setup-cards-2 = Second list (reconstruction)
valda-setup-cards-3 = Third list (reconstruction)
valda-setup-cards-own = Your own file: { $name }
valda-setup-variants = Variants
valda-players-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}

## Decisions

valda-prompt-resource = Trade if you can, or continue to your game phase.
valda-prompt-lock-draw = Which of your areas do you draw a card for?
valda-prompt-game = { $actions ->
    [0] No actions left: play a card that costs none, or end the phase.
    [one] { $actions } action left.
   *[other] { $actions } actions left.
}
valda-prompt-discard = Too many cards in hand: discard one.
valda-prompt-build = { $left ->
    [one] You may build { $left } more structure.
   *[other] You may build { $left } more structures.
}
valda-prompt-keep = Choose a card to keep; the other goes under the deck.
valda-prompt-line = Do you attack { $target }?
valda-prompt-defend = { $attacker } attacks with power { $power }. Shields so far: { $shields }.
valda-prompt-followers = Win followers, or end your turn.
valda-prompt-rolled = The dice are rolled. Play a weapon?
valda-prompt-free = { $who } has drawn cards. Play a weapon?
valda-prompt-declared = { $attacker } attacks { $target } with power { $power }. Play a weapon?
valda-prompt-hit = The attack on { $target } hits. Play a weapon?
valda-prompt-defended = { $target } has repelled the attack of { $attacker }. Play a weapon?
valda-prompt-played = You have played { $card }. Play a weapon?
valda-prompt-built = { $who } is about to build { $what }. Play a weapon?
valda-prompt-res = { $n ->
    [one] Choose a resource.
   *[other] Choose { $n } resources, one after the other.
}
valda-prompt-res-steal = { $n ->
    [one] Which resource do you take from { $victim }?
   *[other] Which resources do you take from { $victim }? { $n } more.
}
valda-prompt-player-look = Whose hand do you want to see?
valda-prompt-player-thief = Who do you steal a card from?
valda-prompt-player-vanished = Who is attacked instead?
valda-prompt-player-steal-followers = Who do you steal followers from?
valda-prompt-player-kill-followers = Who loses followers?
valda-prompt-player-steal-resources = Who do you steal resources from?
valda-prompt-player-steal-cards = Who do you steal cards from?
valda-prompt-thief = Which card of { $victim }?
valda-prompt-god-draw = Which god's deck do you draw from?
valda-prompt-god-look = Which god's deck do you look into?
valda-prompt-god-lend = Whose ability do you borrow?
valda-prompt-change = { $n ->
    [one] Change { $n } more resource, or finish.
   *[other] Change up to { $n } more resources, or finish.
}
valda-prompt-sacrifice = { $n ->
    [one] Sacrifice { $n } more card, or finish.
   *[other] Sacrifice up to { $n } more cards, or finish.
}
valda-prompt-switch = { $n ->
    [one] Discard { $n } more card for a new one, or finish.
   *[other] Discard up to { $n } more cards for new ones, or finish.
}
valda-prompt-temple = Where do you build the temple?
valda-prompt-recover = { $n ->
    [one] Which card do you take from the discard pile?
   *[other] Which cards do you take from the discard pile? { $n } more.
}
valda-prompt-destroy = What do you destroy?
valda-prompt-move = Which temple do you move?
valda-prompt-move-to = Where does the temple of { $who } go?
valda-prompt-replay = Which card do you play again?
valda-prompt-die = Which die do you turn, and to what?
valda-seat = Player { $number }
valda-resolving = One moment …
valda-pair = { $name }: { $value }
# One sentence after another, and what becomes a sentence.
valda-sentences = { $first } { $then }
valda-sentence = { $text }.
valda-mode-about = { $mode } ({ $when }): { $does }
valda-god-about = { $realm }. 1: { $one } 2: { $two }

## Choices

valda-choice-trade = Trade { $give } for { $get }
valda-choice-play = Play { $card } ({ $cost ->
    [0] no action
    [one] { $cost } action
   *[other] { $cost } actions
})
valda-choice-take-blood = Take 1 blood (1 action)
valda-choice-take-gold = Take 1 gold (1 action)
valda-choice-take-diamond = Take 1 diamond (1 action)
valda-choice-buy = Buy { $n ->
    [one] { $n } card (1 action)
   *[other] { $n } cards (2 actions)
}
valda-choice-end-resource = Go to the game phase
valda-choice-end-game = Go to the building phase
valda-choice-end-build = Go to the attack phase
valda-choice-end-followers = End the turn
valda-choice-build-mine = Build a mine ({ $cost })
valda-choice-build-drill = Build a drill ({ $cost })
valda-choice-build-temple = Build a temple of { $god } ({ $cost })
valda-choice-temple = A temple of { $god }
valda-choice-keep = Keep { $card }
valda-choice-discard = Discard { $card }
valda-choice-attack = Attack with { $card }
valda-choice-pass-attack = Do not attack
valda-choice-pass = Play no weapon
valda-choice-defend = Defend with { $card }
valda-choice-yield = Stop defending
valda-choice-yield-none = Do not defend
valda-choice-done = Finish
valda-choice-exchange = { $what } for { $n ->
    [one] { $n } follower
   *[other] { $n } followers
}
valda-choice-loki = { $n ->
    [one] Roll Loki's die
   *[other] Roll Loki's dice
}
valda-choice-weapon = { $mode }: { $about }
valda-choice-hand = A face-down card from the hand
valda-choice-card-take = Take { $card }
valda-choice-card-repeat = Play { $card } again
valda-choice-card-steal = Steal { $card }
valda-choice-change = { $give } for { $get }
valda-choice-works-mine = A mine
valda-choice-works-drill = A drill
valda-choice-move = The temple of { $who } at { $god }
valda-choice-die = Turn die { $die } to { $result }
valda-choice-gains = { $text }: +{ $n ->
    [one] { $n } follower
   *[other] { $n } followers
}
valda-choice-with-about = { $text } – { $about }
valda-choice-group-play = Cards
valda-choice-group-actions = Other actions
valda-choice-group-weapons = God weapons
valda-choice-group-trade = Trade
valda-choice-group-works = Resource buildings
valda-choice-group-temples = Temples
valda-choice-group-followers = Followers
valda-choice-not-this-turn = Not this turn
valda-choice-not-this-turn-about = You are not asked about weapons again this turn.

## Whose, and what

valda-structure-mine = a mine
valda-structure-drill = a drill
valda-structure-temple = a temple of { $god }
valda-for-mine = for a mine
valda-for-drill = for a drill
valda-for-temple = for a temple of { $god }
valda-for-followers = for followers
valda-cause-card = by the card
valda-cause-temple = for the temple
valda-cause-lock = for locking the area
valda-cause-thor = exchanged with Thor
valda-cause-odin = exchanged with Odin
valda-cause-loki = Loki's dice
valda-cause-roll = by the dice
valda-cause-sacrifice = for the sacrifice
valda-cause-resisted = Resisted
valda-cause-stolen = stolen
valda-cause-theft = stolen
valda-cause-killed = killed

## Why these followers

valda-part-temple = A temple of { $god }
valda-part-lock = The temple locks the area of { $god }
valda-part-thor = Exchanged with Thor
valda-part-odin = Exchanged with Odin
valda-part-resisted = Resisted
valda-part-sacrifice = Sacrificed card
valda-part-theft = Stolen
valda-part-card = By the card

## What happened

valda-deed-end = ends the phase
valda-deed-done = finishes
valda-deed-pass = passes
valda-deed-yield = stops defending
valda-deed-buy = buys
valda-deed-player = chooses { $target }
valda-deed-move = moves a temple
valda-event-turn-started = Round { $round }: the turn of { $who } begins.
valda-event-dice-rolled = { $who } rolls { $results }.
valda-event-die-turned = { $who } turns die { $die } to side { $face }.
valda-event-resources-gained = { $who } gains { $what }.
valda-event-resources-taken = { $who } takes { $what } from { $from }.
valda-event-resources-spent = { $who } pays { $what } { $for }.
valda-event-traded = { $who } trades { $given } for { $wanted }.
valda-event-cards-drawn = { $who } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
} ({ $deck }).
valda-event-cards-drawn-known = { $who } draws { $cards }.
valda-event-cards-drawn-open = { $who } draws face up: { $cards }.
valda-event-god-cards-offered = { $who } looks at the top of { $god }'s deck.
valda-event-god-cards-offered-known = { $who } looks at the top of { $god }'s deck: { $cards }.
valda-event-god-card-kept = { $who } keeps one of the cards.
valda-event-god-card-kept-known = { $who } keeps { $card }.
valda-event-deck-refilled = { $n ->
    [one] A deck was empty ({ $deck }): { $n } discarded card becomes the new one.
   *[other] A deck was empty ({ $deck }): { $n } discarded cards are shuffled into a new one.
}
valda-event-card-played = { $who } plays { $card }.
valda-event-card-discarded-limit = { $who } discards { $card }: too many in hand.
valda-event-card-discarded-sacrifice = { $who } sacrifices { $card }.
valda-event-card-discarded-switch = { $who } gives up { $card } for a new card.
valda-event-card-recovered = { $who } takes { $card } from the discard pile.
valda-event-card-stolen = { $who } steals a card from { $victim }.
valda-event-card-stolen-known = { $who } steals { $card } from { $victim }.
valda-event-cards-seen-hand = { $who } looks at the hand of { $whose }.
valda-event-cards-seen-hand-known = { $who } sees in the hand of { $whose }: { $cards }.
valda-event-cards-seen-deck = { $who } looks at the top card of { $god }'s deck.
valda-event-cards-seen-deck-known = { $who } sees on top of { $god }'s deck: { $cards }.
valda-event-followers-gained = { $who } gains { $n ->
    [one] { $n } follower
   *[other] { $n } followers
} ({ $cause }) and has { $to }.
valda-event-followers-lost = { $who } loses { $n ->
    [one] { $n } follower
   *[other] { $n } followers
} ({ $cause }) and has { $to }.
valda-event-followers-saved = { $n ->
    [one] The safe zone saves { $n } follower of { $who }.
   *[other] The safe zone saves { $n } followers of { $who }.
}
valda-event-structure-built = { $who } builds { $what }.
valda-event-structure-negated = { $by } stabs { $who } in the back: { $what } is not built.
valda-event-temple-destroyed = { $by } destroys the temple of { $who } at { $god }.
valda-event-temple-moved = { $by } moves the temple of { $who } from { $from } to { $to }.
valda-event-mine-lost = { $by } destroys a mine of { $who }.
valda-event-drill-lost = { $by } destroys a drill of { $who }.
valda-event-area-locked = { $who } now owns the area of { $god }.
valda-event-area-unlocked = The area of { $god } is unlocked again.
valda-event-ability-lent = { $who } borrows the ability of { $god }.
valda-event-attack-declared = { $who } attacks { $target } with { $card }, power { $power }.
valda-event-attack-changed = The attack now has power { $power }.
valda-event-attack-changed-horn = The War Horn sounds: no defence against power { $power }.
valda-event-attack-redirected = { $who } vanishes: the attack now goes to { $to }.
valda-event-attack-cancelled = { $who } cancels the attack.
valda-event-defence-played = { $who } defends with { $card }: { $sum ->
    [one] { $sum } shield
   *[other] { $sum } shields
} against power { $power }.
valda-event-attack-repelled = { $target } repels the attack of { $who }.
valda-event-attack-hit = The attack of { $who } hits { $target }.
valda-event-attack-passed = { $who } does not attack.
valda-event-weapon-played = { $who } plays { $mode }.
valda-event-ship-moved = The Drakkar ship sails on to round { $round }.
valda-event-game-ended = { $who } wins with { $n ->
    [one] { $n } follower
   *[other] { $n } followers
}.
valda-event-game-ended-shared = { $who } share the win with { $n ->
    [one] { $n } follower
   *[other] { $n } followers
}.

## At the table

valda-area = Area of { $god }
valda-area-about = { $god }: { $realm }. { $sites ->
    [0] No site is free
    [one] { $sites } site is free
   *[other] { $sites } sites are free
}; a temple costs { $cost }.
valda-area-owner = owned by { $who }
valda-site-free = free site
valda-track = Yggdrasil
valda-track-zone = Safe zone { $n }: once here, you never fall below it
valda-track-seat = { $who }: { $n ->
    [one] { $n } follower
   *[other] { $n } followers
}, safe at { $safe }
valda-followers = Followers
valda-mines = Mines
valda-drills = Blood drills
valda-temples = Temples
valda-temples-left = { $n ->
    [one] { $n } temple left
   *[other] { $n } temples left
}
valda-hand-count = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
valda-hand = Your hand
valda-open = Face-up cards
valda-open-of = Face-up cards of { $who }
valda-discard = Discard pile
valda-discard-top = on top: { $card }
valda-supply = Supply
valda-decks = Decks
valda-map = World map
valda-board-of = Player board of { $who }
valda-round = Round { $round } of { $rounds }
valda-round-goal = Most followers after round { $rounds } wins.
valda-round-goal-race = { $goal ->
    [one] { $goal } follower wins
   *[other] { $goal } followers win
} at once, else most after round { $rounds }.
valda-actions-left = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
valda-builds-left = { $n ->
    [one] { $n } structure left
   *[other] { $n } structures left
}
valda-roll = { $who } has rolled
valda-roll-die = die { $die } of { $of }: { $result }
valda-attack = { $who } attacks { $target }
valda-attack-sum = power { $base }
valda-attack-surtur = Surtur +{ $bonus }
valda-attack-wrath = doubled by Wrath of Thor
valda-attack-power = power { $power }
valda-attack-shields = shields { $shields }
valda-attack-missing = { $n ->
    [one] { $n } shield short
   *[other] { $n } shields short
}
valda-attack-held = the defence holds
valda-attack-horn = War Horn: no defence
valda-attack-spear = Soulspear: kills count double
valda-attack-tyr = Tyr +{ $bonus } on each card
valda-lent = Borrowed this turn
valda-played = Played this turn
valda-playing = Being played
valda-building = Being built
valda-about-to = { $who } is about to build { $what }
valda-stopped = stopped
valda-col-player = Player
valda-col-followers = Foll.
valda-col-safe = Safe
valda-col-blood = Blood
valda-col-gold = Gold
valda-col-diamond = Diam.
valda-col-mines = Mines
valda-col-drills = Drills
valda-col-cards = Cards
valda-col-temples = Temples
valda-col-area = Area
valda-col-sites = Sites
valda-col-deck = Deck
valda-col-cost = Cost
valda-col-realm = Helps with

## Help

valda-help-title = Cards and gods
valda-help-aim = Win the most followers in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
valda-help-turn = A turn
valda-help-gods = Gods and temples
valda-help-cards = Cards
valda-help-safe = Safe zones
valda-help-safe-about = At { $zones } followers you reach a safe zone: you never fall below it again.
valda-help-attack = Attack and defence
valda-help-attack-about = The attack power comes from the card, Surtur's help and Wrath of Thor. The attack fails as soon as the shields played against it reach that number.
valda-help-end = The end
valda-help-end-about = The player with the most followers wins. A tie goes to the player with the most mines, drills and temples; if those are equal too, the win is shared.
valda-help-terminal =
    Valda
    skip           when you are asked about weapons: not again this turn
    help cards     every card; help cards tyr shows one deck
    help gods      what temples do
    help weapons   the God weapons and their moments
    help turn      how a turn works and how to win
    help drakkar   a card, a god or a weapon, by its name
valda-help-unknown = Nothing here is called "{ $topic }".
valda-help-more = … and { $n } more: type more of the name.

## Names of cards

valda-card-base-blood-vein-2 = Blood Vein
valda-card-base-treasure-chest-2 = Treasure Chest
valda-card-base-spoils-of-war-2 = Spoils of War
valda-card-base-seduction-1 = Seduction
valda-card-base-backup-2 = Backup Has Arrived
valda-card-base-rune-yellow = Rune of Fertility
valda-card-base-bifrost-bridge = Bifrost Bridge
valda-card-base-sacrifice = Sacrifice
valda-card-base-offering = Offering
valda-card-base-drakkar = Drakkar
valda-card-base-yggdrasil-3 = Yggdrasil
valda-card-base-longhouse-stores = Longhouse Stores
valda-card-base-barter = Barter
valda-card-base-light-fingers = Light Fingers
valda-card-base-change-of-wind = Change of Wind
valda-card-base-raven-scout = Raven Scout
valda-card-base-prospectors = Prospectors
valda-card-base-abduction = Abduction
valda-card-base-kill = Kill
valda-card-base-double-kill = Double Kill
valda-card-base-plunder = Plunder
valda-card-base-cutpurse = Cutpurse
valda-card-base-torch = Torch
valda-card-base-shield-1 = Wooden Shield
valda-card-base-shield-2 = Round Shield
valda-card-base-shield-3 = Shield Wall
valda-card-heimdall-weapon = { valda-mode-warhorn } / { valda-mode-gjallarhorn }
valda-card-heimdall-blood-vein-3 = { valda-card-base-blood-vein-2 }
valda-card-heimdall-treasure-chest-3 = { valda-card-base-treasure-chest-2 }
valda-card-heimdall-spoils-of-war-3 = { valda-card-base-spoils-of-war-2 }
valda-card-heimdall-bridge-toll = Bridge Toll
valda-card-heimdall-open-market = Open Market
valda-card-heimdall-dwarven-shaft = Dwarven Shaft
valda-card-heimdall-blood-spring = Blood Spring
valda-card-freya-weapon = { valda-mode-vanished } / { valda-mode-crown }
valda-card-freya-backup-3 = { valda-card-base-backup-2 }
valda-card-freya-drakkar = { valda-card-base-drakkar }
valda-card-freya-rune-yellow = { valda-card-base-rune-yellow }
valda-card-freya-feather-cloak = Feather Cloak
valda-card-freya-seed-rune = Seed Rune
valda-card-freya-falcon-cloak = Falcon Cloak
valda-card-freya-necklace = Coveted Necklace
valda-card-freya-harvest = Harvest of Plenty
valda-card-surtur-weapon = { valda-mode-resisted } / { valda-mode-claim }
valda-card-surtur-double-kill = { valda-card-base-double-kill }
valda-card-surtur-slave-raid = Fire Raid
valda-card-surtur-muspell-fire = Fire of Muspell
valda-card-surtur-scorched-earth = Scorched Earth
valda-card-surtur-reforged = Reforged in Flame
valda-card-surtur-burning-sky = Burning Sky
valda-card-tyr-weapon = { valda-mode-thief } / { valda-mode-revenge }
valda-card-tyr-god-of-war = Tyr - God of War
valda-card-tyr-iron-shield = Iron Shield
valda-card-tyr-oath-shield = Oath Shield
valda-card-tyr-wolf-binding = Binding of the Wolf
valda-card-tyr-wergild = Wergild
valda-card-tyr-trial = Trial by Combat
valda-card-thor-weapon = { valda-mode-hammertime } / { valda-mode-wrath }
valda-card-thor-seduction-2 = { valda-card-base-seduction-1 }
valda-card-thor-god-of-thunder-2 = Thor - God of Thunder
valda-card-thor-god-of-thunder-3 = { valda-card-thor-god-of-thunder-2 }
valda-card-thor-rune-blue = { valda-card-base-rune-yellow }
valda-card-thor-feast = Victory Feast
valda-card-thor-hammer-blow = Hammer Blow
valda-card-odin-weapon = { valda-mode-bullseye } / { valda-mode-soulspear }
valda-card-odin-seduction-2 = { valda-card-base-seduction-1 }
valda-card-odin-leader = Odin - Leader of the Gods
valda-card-odin-sacrifice = { valda-card-base-sacrifice }
valda-card-odin-yggdrasil-4 = { valda-card-base-yggdrasil-3 }
valda-card-odin-rune-blue = { valda-card-base-rune-yellow }
valda-card-odin-chosen = Choosers of the Slain
valda-card-odin-sanctuary = Sanctuary
valda-card-odin-gallows-wisdom = Gallows Wisdom
valda-card-loki-weapon = { valda-mode-backstab } / { valda-mode-dagger }
valda-card-loki-shapeshift = Shapeshift
valda-card-loki-twice-told = Twice-Told Lie
valda-card-loki-rune-white = { valda-card-base-rune-yellow }
valda-card-loki-wandering-stones = Wandering Stones
valda-card-loki-pilfer = Pilfer
valda-card-loki-sleepless = Restless Night
valda-card-loki-web-of-lies = Web of Lies
valda-card-loki-false-pilgrims = False Pilgrims


## In the browser

valda-help-short = Cards
valda-followers-count = { $points ->
    [one] { $points } follower
   *[other] { $points } followers
}
valda-base-deck = { $count ->
    [one] { $count } card in the base deck
   *[other] { $count } cards in the base deck
}
valda-offered = To choose from
valda-own-board = Your player board
valda-in-supply = { $n } in the supply
valda-costs = costs { $cost }
valda-trade-for = Trade { $given } for what?
valda-phases = Phases of the turn of { $who }
valda-phase-short-resource = Resources
valda-phase-short-game = Game
valda-phase-short-build = Build
valda-phase-short-attack = Attack
valda-phase-short-followers = Followers
valda-at-turn = to play
valda-card-open = face up
valda-open-short = face up
valda-area-temples = temples of { $who }: { $n }
valda-area-deck = { $n ->
    [one] { $n } card in its deck
   *[other] { $n } cards in its deck
}
valda-not-this-turn-on = You are not asked about weapons this turn.
valda-ask-again = Ask me again
valda-why-not = You cannot do that now. { $message }
valda-over-tie = The number of structures broke the tie in followers.

# For newcomers: one line about the position, while the first turns of a game are played.

valda-coach-resource = Trade what you do not need, or continue.
valda-coach-temple-paid = You can already pay for a temple of { $god }: keep what it costs until you build.
valda-coach-temple-lacks = For a temple of { $god } you still need { $what }: trade for it, take it with an action, or look for a card.
valda-coach-free-card = { $card } costs no action: play it first.
valda-coach-actions = { $n ->
    [one] 1 action is left: play a card or take a resource.
   *[other] { $n } actions are left: for each, play a card or take a resource.
}
valda-coach-actions-take = { $n ->
    [one] 1 action is left: take the resource that you need.
   *[other] { $n } actions are left: take the resources that you need.
}
valda-coach-no-actions = You have no actions left: continue to building.
valda-coach-build-temple = A temple of { $god } gives you { $n ->
    [one] 1 follower and a card of the god at once.
   *[other] { $n } followers and a card of the god at once.
}
valda-coach-build-works = A mine or a drill gives you one more die in each resource phase.
valda-coach-build-nothing = You cannot pay for anything now: continue, and gather resources.
valda-coach-attack = { $card } hits with power { $n }: { $who } needs as many shields to stop it.
valda-coach-defend = { $n ->
    [one] You need 1 more shield to stop this attack.
   *[other] You need { $n } more shields to stop this attack.
}
valda-coach-followers = Exchange what you have left for followers: up to { $n } per exchange.
