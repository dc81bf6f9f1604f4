# Valda: why an action is refused.

## Cards, resources and amounts

whyvalda-card = { $name } ({ $id })
whyvalda-type-yellow = yellow
whyvalda-type-attack = attack
whyvalda-type-defence = defence
whyvalda-type-weapon = weapon
whyvalda-res-blood = blood
whyvalda-res-gold = gold
whyvalda-res-diamond = diamonds
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

whyvalda-no-word = { $text } is not an action: { $word } is not one of { $known }.
whyvalda-no-form = { $text } is not an action. It should have the form { $form }.
whyvalda-no-card = { $text } is not an action: the card file { $file } has no card { $part }.
whyvalda-no-part = { $text } is not an action: { $part } is not a valid { $kind }; allowed: { $allowed }.
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
whyvalda-unknown-word = { $word } is not an action; allowed: { $known }
whyvalda-word-parts = { $word } takes { $n ->
    [0] no further words
    [one] { $n } further word
   *[other] { $n } further words
}, each after a colon, not { $found }
whyvalda-cannot-follow = { $part } cannot follow { $word }; allowed: { $allowed }
whyvalda-any-card = a card of the file

## What is to be decided

whyvalda-over = The game is over: no more moves are possible.
whyvalda-not-legal = It is not legal here.
whyvalda-not-due = { $when }, you cannot play { $text }. Your action must begin with { $due }.
whyvalda-when-resource = In the resource phase
whyvalda-when-lock-draw = When you choose the area to draw a card for
whyvalda-when-game = In the game phase
whyvalda-when-discard = With too many cards in hand
whyvalda-when-build = In the building phase
whyvalda-when-keep = When you choose a God card
whyvalda-when-line = When you are asked whether you attack
whyvalda-when-defend = When you are attacked
whyvalda-when-followers = In the followers phase
whyvalda-when-window = When you are asked about God weapons
whyvalda-when-res = When you choose a resource
whyvalda-when-player = When you choose a player
whyvalda-when-thief = When the Thief takes a card
whyvalda-when-god = When you choose a god
whyvalda-when-change = When you change resources
whyvalda-when-throw = When you discard cards
whyvalda-when-temple = When a card builds a temple
whyvalda-when-recover = When you take a card from the discard pile
whyvalda-when-destroy = When you destroy something
whyvalda-when-move = When you move a temple
whyvalda-when-replay = When you play a card again
whyvalda-when-die = When you turn a die

## Cards

whyvalda-wrong-type-played = { $card } is of type { $type }; here you can only play a card of type { $due }.
whyvalda-wrong-type-taken = { $card } is of type { $type }; here you can only take a card of type { $due }.
whyvalda-not-yellow = { $card } is { $type ->
    [attack] an attack
   *[other] a { $type }
} card; in the game phase you can only play yellow cards.
whyvalda-not-in-hand = { $card } is not in your hand.
whyvalda-not-to-discard = { $card } is not in your hand; you can only discard from your hand.
whyvalda-not-held = { $card } is neither in your hand nor among your face-up cards.
whyvalda-not-discarded = { $card } is not in the discard pile.
whyvalda-not-strongest = { $card } is not the strongest: by this table's reading, Gjallarhorn takes one with { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}.
whyvalda-not-played = You have not played { $card } this turn.
whyvalda-not-open = Seat { $seat } has no face-up { $card }; a card from a hand is taken unseen.
whyvalda-replays-itself = { $card } lets you play another card again, not itself.
whyvalda-played-most = You cannot play more than { $n } cards in one turn.
whyvalda-keep = You may keep { $cards }, not { $card }.
whyvalda-lock-draw = You can only draw for an area that you own: { $gods }, not { $god }.
whyvalda-god-cards-gone = You cannot draw a card of { $god }: neither the deck nor the discard pile has any.
whyvalda-base-cards-gone = You cannot draw a basic card: neither the deck nor the discard pile has any.
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
whyvalda-taking = Taking { $what }
whyvalda-buying = Buying { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
whyvalda-supply-empty = The supply of { $resource } is empty.
whyvalda-trade-same = A trade exchanges { $given } for another kind, not for { $wanted }.
whyvalda-trade-cost = A trade costs you { $price } for { $gain }; you have { $have }.
whyvalda-trade-kept = You cannot trade away { $resource } that you got by trading one for one in this phase.
whyvalda-trade-letters = By this table's reading, a trade gives any { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}, each written as a letter, in the order b, g, d; { $given } does not fit.
whyvalda-trade-letters-one = Here a trade gives resources of one kind, written as one letter; { $given } does not fit.
whyvalda-changes-from = This card changes { $kinds }, not { $given }.
whyvalda-changes-into = This card changes into { $kind }, not into { $wanted }.
whyvalda-changes-same = A change exchanges { $given } for another kind, not for { $wanted }.
whyvalda-changes-none = You have no { $resource } to change.
whyvalda-exchange = { $god }'s exchange of { $n }
whyvalda-dice = { $god }'s dice
whyvalda-use-level = { $what } needs at least { $level ->
    [one] { $level } temple
   *[other] { $level } temples
} of { $god }; you have { $have } that count.
whyvalda-use-done = { $what } can be used { $n ->
    [one] once
   *[other] { $n } times
} in a followers phase; you have already done that.
whyvalda-exchange-cost = { $god }'s exchange costs { $price }; you have { $have }.

## Buildings

whyvalda-build-limit = { $n ->
    [0] You cannot build structures in this phase.
    [one] You can build { $n } structure in this phase, and you have built it.
   *[other] You can build { $n } structures in this phase, and you have built them.
}
whyvalda-works-most = You cannot have more than { $most }; you have { $have }.
whyvalda-area-owned = Seat { $seat } owns { $god }'s area: nobody else may build there.
whyvalda-sites-taken = { $n ->
    [0] { $god }'s area has no sites.
    [one] The only site in { $god }'s area is taken.
   *[other] All { $n } sites in { $god }'s area are taken.
}
whyvalda-temples-built = { $n ->
    [one] Your only temple is already built.
   *[other] Your { $n } temples are all built.
}
whyvalda-cost = { $what } costs { $cost }; you have { $have }.
whyvalda-a-mine = A mine
whyvalda-a-drill = A drill
whyvalda-a-temple = A temple of { $god }

## Other players

whyvalda-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
whyvalda-own-seat = Seat { $seat } is you: choose another player.
whyvalda-no-hand = Seat { $seat } has no card in hand.
whyvalda-no-resources = Seat { $seat } has no resources.
whyvalda-no-cards = Seat { $seat } has neither a card in hand nor a face-up one.
whyvalda-attacker = Seat { $seat } is the attacker: choose a third player for the attack.
whyvalda-seat-has-none = Seat { $seat } has no { $resource }.
whyvalda-temple-of-nobody = No other player has a temple of { $god }.
whyvalda-no-temple = Seat { $seat } has no temple of { $god }.
whyvalda-destroys-temple = This attack destroys a temple, not a resource building.
whyvalda-destroys-works = This attack destroys a mine or a drill, not a temple.
whyvalda-works-few = Seat { $seat } has { $works }.
whyvalda-works-kept = Seat { $seat } has { $works }, and { $least } are never lost.
whyvalda-moves-area = { $text } does not fit. You have chosen the temple; now name its new area.
whyvalda-moves-temple = { $text } does not fit. Name the temple first.
whyvalda-moves-other = This attack moves a temple of seat { $victim }, not of seat { $seat }.
whyvalda-moves-nowhere = There is no area to which a temple of seat { $seat } at { $god } can move.
whyvalda-moves-same = The temple is already at { $god }. Choose a different area.
whyvalda-moves-owned = Seat { $owner } owns { $god }'s area: a temple of seat { $seat } cannot go there.
whyvalda-no-site = No site of { $god }'s area is free.

## Dice

whyvalda-no-die = There is no die { $die }; this roll has dice 0 to { $last }.
whyvalda-die-shows = Die { $die } already shows the result of face { $face }; you can turn it to { $faces }.
whyvalda-die-lower = Face { $face } of die { $die } has the same result as a lower face; you can turn the die to { $faces }.
whyvalda-no-face = none of its { $n } faces

## God weapons

whyvalda-weapon-moment = You can play { $weapon } only { $moment }.
whyvalda-moment-rolled = right after dice are rolled
whyvalda-moment-free = at a decision in your own phase or attack, or after the active player's opening draw
whyvalda-moment-played = right after the effects of your own yellow card
whyvalda-moment-build = when the active player's last permitted structure is declared
whyvalda-moment-declared = right after an attack is declared
whyvalda-moment-hit = when an attack that kills followers gets through
whyvalda-moment-defended = right after a successful defence
whyvalda-weapon-held = { $weapon } belongs to { $card }, which is neither in your hand nor among your face-up cards.
whyvalda-weapon-holder = { $weapon } can only be played by { $holder }; you are seat { $seat }.
whyvalda-holder-attacker = the attacker
whyvalda-holder-target = the player who is attacked
whyvalda-holder-not-target = players other than the one who is attacked
whyvalda-holder-player = the player of the yellow card
whyvalda-holder-not-builder = players other than the builder
whyvalda-lacks-discard = { $weapon } needs a card in the discard pile; the pile is empty.
whyvalda-lacks-defence = { $weapon } needs a defence card in the discard pile; there is none.
whyvalda-lacks-attack = { $weapon } needs an attack card in the discard pile; there is none.
whyvalda-lacks-victim = { $weapon } needs another player with a card in hand or face up; there is none.
whyvalda-lacks-third = { $weapon } needs a third player to pass the attack on to; there are only 2 players.
whyvalda-lacks-die = { $weapon } needs a die that can be turned to another result; there is none in this roll.
whyvalda-claimed = { $weapon } repeats an attack only once; this attack has already been repeated.
