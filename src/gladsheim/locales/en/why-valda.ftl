# Valda: why an action is refused.

## Cards, resources and amounts

whyvalda-card = { $name } ({ $id })
whyvalda-type-yellow = yellow
whyvalda-type-attack = attack
whyvalda-type-defence = defence
whyvalda-type-weapon = weapon
whyvalda-res-blood = blood
whyvalda-res-gold = gold
whyvalda-res-diamond = diamond
whyvalda-amount-blood = { $n ->
    [0] no blood
   *[other] { $n } blood
}
whyvalda-amount-gold = { $n ->
    [0] no gold
   *[other] { $n } gold
}
whyvalda-amount-diamond = { $n ->
    [0] no diamonds
    [one] { $n } diamond
   *[other] { $n } diamonds
}
whyvalda-nothing = nothing
whyvalda-count-mine = { $n ->
    [0] no mines
    [one] { $n } mine
   *[other] { $n } mines
}
whyvalda-count-drill = { $n ->
    [0] no drills
    [one] { $n } drill
   *[other] { $n } drills
}

## Texts that are no action

whyvalda-no-word = { $text } is no action: { $word } is none of { $known }.
whyvalda-no-form = { $text } is no action: it should have the form { $form }.
whyvalda-no-card = { $text } is no action: the card file { $file } has no card { $part }.
whyvalda-no-part = { $text } is no action: { $part } is no { $kind }; allowed: { $allowed }.
whyvalda-form-one = { $word }:<{ $one }>
whyvalda-form-two = { $word }:<{ $one }>:<{ $two }>
whyvalda-part-resource = resource
whyvalda-part-god = god
whyvalda-part-seat = seat
whyvalda-part-mode = mode
whyvalda-part-structure = structure
whyvalda-part-works = resource building
whyvalda-part-thor-rate = rate of Thor
whyvalda-part-odin-rate = rate of Odin
whyvalda-part-gold-or-diamond = gold or diamond
whyvalda-part-die = die
whyvalda-part-face = face
whyvalda-part-card = card
whyvalda-not-a-text = an action is a text
whyvalda-unknown-word = { $word } is no action; allowed: { $known }
whyvalda-word-parts = { $word } is followed by { $n ->
    [one] { $n } word
   *[other] { $n } words
}, not { $found }, with a colon before each
whyvalda-cannot-follow = { $part } cannot follow { $word }; allowed: { $allowed }
whyvalda-any-card = a card of the file

## What is to be decided

whyvalda-over = The game is over: nobody can act any more.
whyvalda-not-legal = It is not legal here.
whyvalda-not-due = { $when }, an action begins with { $due }; { $text } does not fit.
whyvalda-when-resource = In the resource phase
whyvalda-when-lock-draw = At the opening draw of an owner of several areas
whyvalda-when-game = In the game phase
whyvalda-when-discard = With too many cards in hand
whyvalda-when-build = In the building phase
whyvalda-when-keep = When a God card is chosen
whyvalda-when-line = In the line of attackers
whyvalda-when-defend = Under attack
whyvalda-when-followers = In the followers phase
whyvalda-when-window = When God weapons are asked for
whyvalda-when-res = When a resource is chosen
whyvalda-when-player = When a player is chosen
whyvalda-when-thief = When the Thief takes a card
whyvalda-when-god = When a god is chosen
whyvalda-when-change = When resources are changed
whyvalda-when-throw = When cards are given away
whyvalda-when-temple = When a card builds a temple
whyvalda-when-recover = When a card is taken from the discard pile
whyvalda-when-destroy = When something is destroyed
whyvalda-when-move = When a temple is moved
whyvalda-when-replay = When a card is played again
whyvalda-when-die = When a die is turned

## Cards

whyvalda-wrong-type-played = { $card } is of type { $type }; here a card of type { $due } is played.
whyvalda-wrong-type-taken = { $card } is of type { $type }; here a card of type { $due } is taken.
whyvalda-not-yellow = { $card } is { $type ->
    [attack] an attack
   *[other] a { $type }
} card; only yellow cards are played in the game phase.
whyvalda-not-in-hand = { $card } is not in your hand.
whyvalda-not-to-discard = { $card } is not in your hand; you discard from your hand.
whyvalda-not-held = { $card } is neither in your hand nor among your open cards.
whyvalda-not-discarded = { $card } is not in the discard pile.
whyvalda-not-strongest = { $card } is not the strongest: by the reading of this table Gjallarhorn takes one with { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}.
whyvalda-not-played = You have not played { $card } this turn.
whyvalda-not-open = Seat { $seat } has no open { $card }; from a hand one takes blindly.
whyvalda-replays-itself = { $card } lets another card play again; it cannot be that card.
whyvalda-played-most = Nobody plays more than { $n } cards in one turn.
whyvalda-keep = You may keep { $cards }, not { $card }.
whyvalda-lock-draw = You draw from the deck of an area that you own: { $gods }, not { $god }.
whyvalda-god-cards-gone = No card of { $god } can be drawn: neither the deck nor the discard pile has any.
whyvalda-base-cards-gone = No basic card can be drawn: neither the deck nor the discard pile has any.
whyvalda-deck-seen = You have looked at { $god }'s deck: choose a different god.

## Actions, trades and exchanges

whyvalda-actions = { $what } costs { $n ->
    [0] no actions
    [one] { $n } action
   *[other] { $n } actions
}; you have { $left ->
    [0] no actions
    [one] { $left } action
   *[other] { $left } actions
}.
whyvalda-playing = Playing { $card }
whyvalda-taking = Taking 1 { $resource }
whyvalda-buying = Buying { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
whyvalda-supply-empty = The supply of { $resource } is empty.
whyvalda-trade-same = A trade gives { $given } for another kind, not for { $wanted }.
whyvalda-trade-cost = A trade costs you { $price } for { $gain }; you have { $have }.
whyvalda-trade-kept = At one for one, { $resource } that you traded for in this phase cannot be given away.
whyvalda-trade-letters = By the reading of this table a trade gives any { $n } resources, each as a letter in the order b, g, d; { $given } is not that.
whyvalda-trade-letters-one = A trade gives resources of one kind here, written as one letter; { $given } is not that.
whyvalda-changes-from = This card changes { $kinds }, not { $given }.
whyvalda-changes-into = This card changes into { $kind }, not into { $wanted }.
whyvalda-changes-same = A change gives { $given } for another kind, not for { $wanted }.
whyvalda-changes-none = You have no { $resource } to change.
whyvalda-exchange = { $god }'s exchange of { $n }
whyvalda-dice = { $god }'s dice
whyvalda-use-level = { $what } needs level { $level } at { $god }; you have level { $have }.
whyvalda-use-done = { $what } can be used { $n ->
    [one] { $n } time
   *[other] { $n } times
} in a followers phase; that is done.
whyvalda-exchange-cost = { $god }'s exchange costs { $price }; you have { $have }.

## Buildings

whyvalda-build-limit = Your limit is { $n ->
    [0] no structures
    [one] { $n } structure
   *[other] { $n } structures
} in this phase; all of it is used.
whyvalda-works-most = Nobody may have more than { $most }; you have { $have }.
whyvalda-area-owned = Seat { $seat } owns { $god }'s area: nobody else may build there.
whyvalda-sites-taken = All { $n ->
    [0] no sites
    [one] { $n } site
   *[other] { $n } sites
} of { $god }'s area are taken.
whyvalda-temples-built = Your { $n ->
    [0] no temples
    [one] { $n } temple
   *[other] { $n } temples
} are all built.
whyvalda-cost = { $what } costs { $cost }; you have { $have }.
whyvalda-a-mine = A mine
whyvalda-a-drill = A drill
whyvalda-a-temple = A temple of { $god }

## Other players

whyvalda-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
whyvalda-own-seat = Seat { $seat } is yourself: choose another player.
whyvalda-no-hand = Seat { $seat } has no card in hand.
whyvalda-no-resources = Seat { $seat } has no resources.
whyvalda-no-cards = Seat { $seat } has neither a card in hand nor an open one.
whyvalda-attacker = Seat { $seat } is the attacker: the attack passes to a third player.
whyvalda-seat-has-none = Seat { $seat } has no { $resource }.
whyvalda-temple-of-nobody = No other player has a temple of { $god }.
whyvalda-no-temple = Seat { $seat } has no temple of { $god }.
whyvalda-destroys-temple = This attack destroys a temple, not a resource building.
whyvalda-destroys-works = This attack destroys a mine or a drill, not a temple.
whyvalda-works-few = Seat { $seat } has { $works }.
whyvalda-works-kept = Seat { $seat } has { $works }, and { $least } are never lost.
whyvalda-moves-area = { $text } does not fit: the temple has been chosen: name its new area.
whyvalda-moves-temple = { $text } does not fit: name the temple first.
whyvalda-moves-other = This attack moves a temple of seat { $victim }, not of seat { $seat }.
whyvalda-moves-nowhere = A temple of seat { $seat } at { $god } can go nowhere.
whyvalda-moves-same = The temple stands at { $god }: it must go to a different area.
whyvalda-moves-owned = Seat { $owner } owns { $god }'s area: a temple of seat { $seat } cannot go there.
whyvalda-no-site = No site of { $god }'s area is free.

## Dice

whyvalda-no-die = There is no die { $die }; this roll has dice 0 to { $last }.
whyvalda-die-shows = Die { $die } shows the result of face { $face } already; it can be turned to { $faces }.
whyvalda-die-lower = Face { $face } of die { $die } is the same as a lower one; it can be turned to { $faces }.
whyvalda-no-face = none of its { $n } faces

## God weapons

whyvalda-weapon-moment = { $weapon } may be played { $moment } only.
whyvalda-moment-rolled = right after dice are rolled
whyvalda-moment-free = at a decision of one's own phase or attack, and after the active player's opening draw
whyvalda-moment-played = right after the effects of one's own yellow card
whyvalda-moment-build = when the active player's last permitted structure is declared
whyvalda-moment-declared = right after an attack is declared
whyvalda-moment-hit = when an attack that kills followers gets through
whyvalda-moment-defended = right after a successful defence
whyvalda-weapon-held = { $weapon } belongs to { $card }, which is neither in your hand nor among your open cards.
whyvalda-weapon-holder = { $weapon } is for { $holder } only; you are seat { $seat }.
whyvalda-holder-attacker = the attacker
whyvalda-holder-target = the player who is attacked
whyvalda-holder-not-target = players other than the one who is attacked
whyvalda-holder-player = the player of the yellow card
whyvalda-holder-not-builder = players other than the builder
whyvalda-lacks-discard = { $weapon } needs a card in the discard pile; the pile is empty.
whyvalda-lacks-defence = { $weapon } needs a defence card in the discard pile; there is none.
whyvalda-lacks-attack = { $weapon } needs an attack card in the discard pile; there is none.
whyvalda-lacks-victim = { $weapon } needs another player with a card in hand or open; there is none.
whyvalda-lacks-third = { $weapon } needs a third player to pass the attack on to; there are 2.
whyvalda-lacks-die = { $weapon } needs a die that can be turned to another result; there is none in this roll.
whyvalda-claimed = { $weapon } lets an attack begin again once; this attack has begun again already.
