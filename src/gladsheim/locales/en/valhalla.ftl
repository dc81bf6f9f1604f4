# Valhalla: cards, phases, choices and events.

hall-game-valhalla = Valhalla
hall-game-valhalla-pitch = Recruit fallen heroes, lead your armies through a landscape that keeps changing, and win glory.
hall-game-valhalla-facts = 2–6 players · 60 min online · medium

## Suits, ranks and kinds of cards

valhalla-suit-moons = Moons
valhalla-suit-suns = Suns
valhalla-suit-waves = Waves
valhalla-suit-leaves = Leaves
valhalla-suit-wyrms = Wyrms
valhalla-suit-knots = Knots

valhalla-rank-number = rank { $n }
valhalla-rank-pawn = Pawn
valhalla-rank-court = Court
valhalla-rank-crown = Crown

valhalla-kind-personality = leader
valhalla-kind-event = event
valhalla-kind-location = location
valhalla-kind-ace = ace
valhalla-kind-excuse = Excuse

## What cards do: put together from kind and rank

valhalla-does-event = Event: send up to { $n } armies from your reserve to locations that share a suit with this card.
valhalla-does-event-crown = Event: send up to 10 armies from your reserve to locations of its suit.
valhalla-does-event-people = Event: choose one location of rank 2 to 9 that shares a suit with this card, and send armies there from your reserve, at most as many as its rank.
valhalla-does-personality = Leader: { $n } movements. Each takes one army to a neighbouring location that shares a suit with the location it leaves and one with the leader.
valhalla-does-personality-crown = Leader: name one destination and gather armies there with 10 movements, along locations of its suit. In the first combat there the enemy loses one army beforehand.
valhalla-does-personality-people = Leader: choose one of your locations that shares a suit with this card. Each army there may move to a neighbour{ $leader-any-neighbour ->
    [on] . { readingsvalhalla-leader-any-neighbour }
   *[off] { " " }that shares a suit with that location and one with the leader.
  }
valhalla-does-location = Odin's favour: add it to the landscape, and it scores at once with the best neighbour you control; or replace another location with it. Armies bound to it go along.
valhalla-does-ace = Ace: once in a cycle, { $ace-any-turn ->
    [on] score a location of its suit that you control. { readingsvalhalla-ace-any-turn }
   *[off] in your battle phase, score a location of its suit that you control, without ending your turn.
  } Or turn it in your glory phase: your locations of rank 2 to 9 with its suit count double.
valhalla-does-excuse = Excuse: cancel what a rival has just planned with a card{ $excuse-any-turn ->
    [on] . { readingsvalhalla-excuse-any-turn }
   *[off] ; or, as your action in battle, discard a card from a rival's control zone.
  }
valhalla-worth-number = Gives { $n } glory points.
valhalla-worth-crown = Gives 2 for each location in the connected territory of its suit, itself included, controlled by you or not.
valhalla-worth-pawn = Gives 1 for each of your armies on it.
valhalla-worth-court = Gives 1 for each of your armies on it and on its neighbours.

## Phases

valhalla-phase-1 = Valhalla
valhalla-phase-2 = Recruit
valhalla-phase-3 = Battle
valhalla-phase-4 = Glory
valhalla-phase-about-1 = Each turn, place one army from your reserve in a slot between two cards.
valhalla-phase-about-2 = Each turn, recruit one card that at least two of your armies surround, for its price.
valhalla-phase-about-3 = Each turn, use one card: an event, a leader or a location.
valhalla-phase-about-4 = You score the locations you control; then a new cycle begins.

## What happened

valhalla-event-placed = { $who } places an army between { $one } and { $other }.
valhalla-event-passed = { $who } passes.
valhalla-event-unable-1 = { $who } cannot place an army now.
valhalla-event-unable-2 = { $who } cannot recruit a card.
valhalla-event-phase = { $who } moves on: { $phase }.
valhalla-event-phase-forced = All have passed, and { $who } must move on: { $phase }.
valhalla-event-recruited = { $price ->
    [0] { $who } recruits { $card } for free.
    [one] { $who } recruits { $card } for { $price } army.
   *[other] { $who } recruits { $card } for { $price } armies.
}
valhalla-event-bound = { $who } binds an army from between { $one } and { $other } to { $card }.
valhalla-event-bound-reserve = { $who } binds an army from the reserve to { $card }.
valhalla-event-dropped = { $n ->
    [0] { $who } gives up { $card }.
    [one] { $who } gives up { $card }; { $n } army comes home.
   *[other] { $who } gives up { $card }; { $n } armies come home.
}
valhalla-event-announced-event = { $who } uses { $card } as an event.
valhalla-event-announced-person = { $who } lets { $card } lead.
valhalla-event-announced-location = { $who } uses { $card } as a location.
valhalla-event-announced-ace = { $who } turns { $card } for points.
valhalla-event-planned-put = { $n ->
    [one] { $who } plans { $n } army for { $where }.
   *[other] { $who } plans { $n } armies for { $where }.
}
valhalla-event-planned-march = { $n ->
    [one] { $who } plans to move { $n } army from { $where }.
   *[other] { $who } plans to move { $n } armies from { $where }.
}
valhalla-event-excused = The Excuse of { $who } cancels { $target }'s { $card }.
valhalla-event-excuse-discard = { $who } uses the Excuse to discard { $card } of { $target }.
valhalla-event-deployed = { $n ->
    [one] { $who } sends { $n } army to { $where }.
   *[other] { $who } sends { $n } armies to { $where }.
}
valhalla-event-marched = { $n ->
    [one] { $who } moves { $n } army from { $from } to { $to }.
   *[other] { $who } moves { $n } armies from { $from } to { $to }.
}
valhalla-event-battle = Combat at { $where }: { $who } { $n } against { $other } { $m }.
valhalla-event-battle-terrain = The attack uphill costs the attacker one army.
valhalla-event-battle-crown = The Crown costs the defender one army beforehand.
valhalla-event-battle-won = { $n ->
    [one] { $who } is left with { $n } army.
   *[other] { $who } is left with { $n } armies.
}
valhalla-event-battle-none = Nobody is left.
valhalla-event-location-added = { $card } joins the landscape beside { $beside } ({ $who }).
valhalla-event-location-replaced = { $card } replaces { $old } ({ $who }).
valhalla-event-halved = Half of the armies of { $who } stay there: { $to } of { $from }.
valhalla-event-points-ace = { $who } scores { $points } by an ace.
valhalla-event-points-odin = { $who } scores { $points } by Odin's favour.
valhalla-event-points-glory = { $who } scores { $points } in glory.
valhalla-event-refreshed = { $who } binds two armies to { $card } and sets it upright.
valhalla-event-glory-ace = { $who } turns { $card }: its suit counts double.
valhalla-event-readied = The cards of { $who } are ready again.
valhalla-event-taken-back = { $n ->
    [one] { $who } takes { $n } army home from between { $one } and { $other }.
   *[other] { $who } takes { $n } armies home from between { $one } and { $other }.
}
valhalla-event-swept = With no army beside them, these leave Valhalla: { $cards }.
valhalla-event-reshuffled = { $n ->
    [one] { $n } discarded card is the new draw pile.
   *[other] { $n } discarded cards are shuffled into a new draw pile.
}
valhalla-event-dealt = New in Valhalla: { $cards }.
valhalla-event-cycle = { $who } begins cycle { $n }.
valhalla-event-game-over-target = { $who } reaches the target, leads alone and wins.
valhalla-event-game-over-cap = The last glory phase is over. Most points: { $who }.
valhalla-reason = { $card } gives { $points }.
valhalla-reason-doubled = { $card } gives { $points }, doubled by an ace.
valhalla-part-doubled = { $card }, doubled by an ace

## Questions

valhalla-prompt-place = Place one of your armies between two cards of Valhalla.
valhalla-prompt-place-recruit-or-pass = Place one of your armies between two cards of Valhalla, recruit a card that two of yours surround, or pass.
valhalla-prompt-recruit = Recruit a card that at least two of your armies surround.
valhalla-prompt-recruit-use-or-pass = Recruit one more card, use one of yours, or pass.
valhalla-prompt-use-glory-or-pass = Use a card in your control zone, score glory, or pass.
valhalla-prompt-place-or-pass = Place one of your armies between two cards of Valhalla, or pass.
valhalla-prompt-recruit-or-pass = Recruit a card that two of yours surround, or pass.
valhalla-prompt-use-or-pass = Use one of your cards, or pass.
valhalla-prompt-glory-or-pass = Score glory, or pass.
valhalla-prompt-only-pass = You can only pass now.
valhalla-prompt-unable = You can do nothing in this phase: skip it.
valhalla-prompt-glory-now = Your cycle is over: score your locations.
valhalla-prompt-pay = { $n ->
    [one] { $card }: bind { $n } more army, from the reserve or from Valhalla.
   *[other] { $card }: bind { $n } more armies, from the reserve or from Valhalla.
}
valhalla-prompt-drop = Your control zone is full: which other card do you give up?
valhalla-prompt-plan-event = { $n ->
    [0] { $card }: where do you send armies?
    [one] { $card }: { $n } more army. Where do you send it?
   *[other] { $card }: { $n } more armies. Where do you send them?
}
valhalla-prompt-plan-person = { $n ->
    [0] { $card }: which armies move?
    [one] { $card }: { $n } movement left. Which army moves?
   *[other] { $card }: { $n } movements left. Which armies move?
}
valhalla-prompt-plan-muster = { $n ->
    [0] { $card }: which armies gather at { $where }?
    [one] { $card }: { $n } movement left. Which army goes to { $where }?
   *[other] { $card }: { $n } movements left. Which armies gather at { $where }?
}
valhalla-prompt-excuse = { $who } plans this with { $card }. Use your Excuse against it?
valhalla-prompt-glory = Turn aces to double their suits, or score.
valhalla-prompt-take = Which armies do you take home from Valhalla?
valhalla-prompt-where = Where?
valhalla-prompt-use = What for?

## Choices

valhalla-choice-place = Place an army: { $slot }
valhalla-choice-pay = Bind an army from Valhalla: { $slot }
valhalla-choice-pay-reserve = Bind an army from the reserve
valhalla-choice-take = { $n ->
    [one] Take { $n } army home: { $slot }
   *[other] Take { $n } armies home: { $slot }
}
valhalla-choice-recruit = { $price ->
    [0] Recruit { $card } for free
    [one] Recruit { $card } for { $price } army
   *[other] Recruit { $card } for { $price } armies
}
valhalla-choice-event = Use { $card } as an event
valhalla-choice-person = Use { $card } as a leader
valhalla-choice-leader = Gather armies at { $where } with { $card }
valhalla-choice-location-add = Add { $card } here
valhalla-choice-location-replace = Replace { $where } with { $card }
valhalla-choice-ace = Score { $where } with { $card }
valhalla-choice-refresh = Bind two armies to { $card } and set it upright
valhalla-choice-discard = Discard { $card } of { $who }
valhalla-choice-drop = Give up { $card }
valhalla-choice-glory-ace = Turn { $card }
valhalla-choice-put = { $n ->
    [one] { $n } army to { $where }
   *[other] { $n } armies to { $where }
}
valhalla-choice-march = { $n ->
    [one] { $n } army from { $from } to { $to }
   *[other] { $n } armies from { $from } to { $to }
}
valhalla-choice-muster = { $n ->
    [one] { $n } army from { $from } by way of { $via } to { $to }
   *[other] { $n } armies from { $from } by way of { $via } to { $to }
}
valhalla-choice-pass = Pass
valhalla-choice-battle = Pass and go to battle
valhalla-choice-skip-place = Nothing to place
valhalla-choice-skip-recruit = Nothing to recruit
valhalla-choice-glory = Score glory
valhalla-choice-score = Score
valhalla-choice-end-plan = Carry out the plan
valhalla-choice-end-take = Leave the rest there
valhalla-choice-excuse = Use the Excuse
valhalla-choice-allow = Let it happen

valhalla-use-event = As an event
valhalla-use-person = As a leader
valhalla-use-location = Into the landscape
valhalla-use-ace = Score a location
valhalla-use-refresh = Set upright
valhalla-use-discard = Discard a rival's card

## At the table

valhalla-armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
valhalla-armies-of = { $who } { $n }
valhalla-nobody = nobody
valhalla-place-empty-short = an empty place
valhalla-slot = Between { $one } and { $other }
valhalla-cell-free = Free place
valhalla-reserve = { $n ->
    [one] { $n } army in reserve
   *[other] { $n } armies in reserve
}
valhalla-uses-0 = upright
valhalla-uses-1 = sideways
valhalla-uses-2 = face down
valhalla-ready = ready
valhalla-used = used
valhalla-bound = { $n ->
    [one] { $n } army bound
   *[other] { $n } armies bound
}
valhalla-cycle = cycle { $n }
valhalla-passes = Passes in a row: { $n } of { $of }.
valhalla-threatened = If nobody acts before their turn, these players must move on: { $who }.

## Options

valhalla-option-decks = Decktets
valhalla-option-decks-about = Five or six players need two.
valhalla-option-extended = Pawns and Courts
valhalla-option-extended-about = Eight more cards with three suits each.
valhalla-option-excuse = The Excuse
valhalla-option-excuse-about = Cancels what a rival has planned.
valhalla-option-target = Points to reach
valhalla-option-target-about = Checked after each glory phase; if the lead is tied, play continues.
valhalla-option-glory-cap = Maximum number of glory phases
valhalla-option-glory-cap-about = Counted for all players together; then the game ends.
valhalla-option-first = Who begins

## Names of cards

valhalla-card-ace-moons = Ace of Moons
valhalla-card-ace-suns = Ace of Suns
valhalla-card-ace-waves = Ace of Waves
valhalla-card-ace-leaves = Ace of Leaves
valhalla-card-ace-wyrms = Ace of Wyrms
valhalla-card-ace-knots = Ace of Knots
valhalla-card-author = Author
valhalla-card-desert = Desert
valhalla-card-origin = Origin
valhalla-card-journey = Journey
valhalla-card-painter = Painter
valhalla-card-savage = Savage
valhalla-card-mountain = Mountain
valhalla-card-sailor = Sailor
valhalla-card-battle = Battle
valhalla-card-forest = Forest
valhalla-card-discovery = Discovery
valhalla-card-soldier = Soldier
valhalla-card-lunatic = Lunatic
valhalla-card-penitent = Penitent
valhalla-card-market = Market
valhalla-card-chance-meeting = Chance Meeting
valhalla-card-castle = Castle
valhalla-card-cave = Cave
valhalla-card-diplomat = Diplomat
valhalla-card-mill = Mill
valhalla-card-betrayal = Betrayal
valhalla-card-pact = Pact
valhalla-card-darkness = Darkness
valhalla-card-merchant = Merchant
valhalla-card-huntress = Huntress
valhalla-card-bard = Bard
valhalla-card-sea = Sea
valhalla-card-end = End
valhalla-card-calamity = Calamity
valhalla-card-windfall = Windfall
valhalla-card-harvest = Harvest
valhalla-card-watchman = Watchman
valhalla-card-light-keeper = Light Keeper
valhalla-card-borderland = Borderland
valhalla-card-consul = Consul
valhalla-card-rite = Rite
valhalla-card-island = Island
valhalla-card-window = Window
valhalla-card-excuse = Excuse

## In the browser

valhalla-help-short = Cards
valhalla-players-count = { $n } players
valhalla-decks = { $n ->
    [one] { $n } decktet
   *[other] { $n } decktets
}
valhalla-to-target = to { $n }
valhalla-draw-pile = { $count ->
    [0] Draw pile: empty
   *[other] Draw pile: { $count }
}
valhalla-over-cap = The glory-phase limit is reached.
valhalla-map-market = Valhalla
valhalla-map-landscape = Landscape
valhalla-phases = Who is in which phase
valhalla-passes-short = Passed
valhalla-stalled = has passed
valhalla-place-empty = Empty place
valhalla-around = Around it: { $armies }
valhalla-price = { $price ->
    [0] Costs nothing
    [one] Costs { $price } army
   *[other] Costs { $price } armies
}
valhalla-price-ahead = Two armies minus your lead of { $n }: { $price }.
valhalla-price-behind = Two armies plus { $n } for being behind: { $price }.
valhalla-price-level = Two armies: nobody is ahead.
valhalla-reason-few = { $card }: { $n } of the two armies needed.
valhalla-reason-costs = { $price ->
    [0] { $card }: { $n } of your armies around it; then it costs nothing.
    [one] { $card }: { $n } of your armies around it; then it costs { $price } army.
   *[other] { $card }: { $n } of your armies around it; then it costs { $price } armies.
}
valhalla-held-by = { $n ->
    [one] Controlled by { $who } with { $n } army, gives { $value }
   *[other] Controlled by { $who } with { $n } armies, gives { $value }
}
valhalla-held-by-nobody = Controlled by nobody
valhalla-planned-here = After the plan: { $who } { $n }
valhalla-holds = { $n ->
    [one] { $n } location, { $glory } glory points now
   *[other] { $n } locations, { $glory } glory points now
}
valhalla-reserve-short = reserve
valhalla-zone = Your control zone
valhalla-zone-of = Control zone of { $who }
valhalla-board-of = { $who }
valhalla-whereabouts = reserve { $reserve }, Valhalla { $valhalla }, bound { $bound }, landscape { $landscape }
valhalla-no-cards = No cards yet.
valhalla-card-of = { $card } of { $who }
valhalla-offered = To choose from
valhalla-how-many = How many armies
valhalla-fewer = Fewer
valhalla-more = More
valhalla-steps = Planned so far
valhalla-step-put = { $n } to { $where }
valhalla-step-march = { $n } from { $from } to { $to }
valhalla-tally = Glory, location by location
valhalla-tally-close = Close the tally
valhalla-deed-allow = { $who } lets it happen.
valhalla-deed-end = { $who } has finished.
valhalla-doubled-short = ×2
valhalla-why-not = You cannot do that now. { $message }

valhalla-setup-cards = Cards
valhalla-setup-end = Beginning and end
valhalla-target-usual = usual ({ $n })
valhalla-target-skirmish = skirmish ({ $n })
valhalla-target-battle = battle ({ $n })
valhalla-target-conflict = conflict ({ $n })
valhalla-target-epic = epic ({ $n })
valhalla-target-own = a number of your own
valhalla-option-target-points = How many points
valhalla-first-lot = drawn by lot

valhalla-help-title = Valhalla in short
valhalla-help-aim = Control locations of the landscape and score glory points with them. If you alone have the lead after a glory phase, with { $target ->
    [one] { $target } point
   *[other] { $target } points
} or more, you win.
valhalla-help-cycle = Your cycle
valhalla-help-cycle-about = Each player goes through four phases at their own pace, one action a turn. If you do something from the next phase, you move on to it.
valhalla-help-passing = When all players have passed one after the other, those who passed must move on to the next phase.
valhalla-help-price = What a card costs
valhalla-help-price-about = Two armies minus your lead over the strongest rival around the card, or more if you are behind. The armies that pay stay bound to the card. In each cycle you must recruit one card if you can.
valhalla-help-cards = Using cards
valhalla-help-cards-about = The first use turns a card sideways, the second face down, and each time it rests until your next cycle. Two armies set it upright again. A control zone holds four cards.
valhalla-help-combat = Combat
valhalla-help-combat-about = Armies fall one for one until only one side is left. If you attack a place of higher rank than the one you come from, you first lose one army; Crowns are neither higher nor lower than any other rank.
valhalla-help-glory = Glory
valhalla-help-glory-about = In your first glory phase only you score; in all later ones everyone does. Your used cards become ready again, your armies may come home, and new cards replace those in Valhalla that no army surrounds.
valhalla-help-suits = Suits
valhalla-help-decktet = The Decktet
valhalla-help-credit = Valhalla is a game by Fernando Grillo for the Decktet, a card system by P. D. Magnus. We drew the symbols and cards.
valhalla-group-ace = Aces
valhalla-group-number = Ranks 2 to 9
valhalla-group-crown = Crowns
valhalla-group-people = Pawns and Courts
valhalla-group-excuse = The Excuse

## In the terminal

valhalla-seat = Player { $number }
valhalla-pair = { $name }: { $value }
valhalla-then = { $one } { $other }
valhalla-named-at = { $name } ({ $at })
valhalla-named-held = { $name } [{ $troop }]
valhalla-choice-gains = { $text }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
valhalla-choice-worth = { $text }: { $points ->
    [one] { $points } point, unless an Excuse stops it
   *[other] { $points } points, unless an Excuse stops it
}
valhalla-choice-with-about = { $text } – { $about }
valhalla-row-put = Armies to { $where }
valhalla-row-march = Armies from { $from } to { $to }
valhalla-row-muster = Armies from { $from } by way of { $via } to { $to }
valhalla-row-take = Armies home: { $slot }
valhalla-group-place = Place an army
valhalla-group-recruit = Recruit
valhalla-group-cards = Use a card
valhalla-group-locations = Odin's favour
valhalla-group-refresh = Set upright
valhalla-allow-about = The Excuse is not offered again this turn.
valhalla-glories = { $of ->
    [one] { $n } of { $of } glory phase
   *[other] { $n } of { $of } glory phases
}
valhalla-discarded = { $n } discarded
valhalla-col-player = Player
valhalla-col-phase = Phase
valhalla-col-points = Points
valhalla-col-cycle = Cycle
valhalla-col-reserve = Reserve
valhalla-col-valhalla = Valhalla
valhalla-col-bound = Bound
valhalla-col-land = Land
valhalla-col-held = Held
valhalla-col-glory = Glory
valhalla-towards = To { $where }.
valhalla-short-personality = leader
valhalla-short-event = event
valhalla-short-location = loc.
valhalla-legend-price = =2: the player to move would pay two armies for this card · A3: three armies of player A
valhalla-legend-zone = 1/2: used once of twice · ! ready · x used in this cycle · +2: two armies bound · > planned
valhalla-legend-region = *1: a connected territory that a Crown counts
valhalla-help-terminal =
    Valhalla
    3 5            line 3 of the list, with 5 armies
    skip           when the Excuse is offered: not again this turn
    help turn      how a cycle works, how to pass and win
    help price     what recruiting costs, what a control zone holds
    help fight     how combat works
    help glory     what locations score
    help signs     suits, letters and signs of the picture
    help cards     every card; help cards moons shows one suit
    help castle    a card, by its name
valhalla-help-unknown = Nothing here is called "{ $topic }".
valhalla-help-more = … and { $n } more: type more of the name.
valhalla-help-win = The game checks after each glory phase whether a player has reached the target; the player who then leads alone wins.
valhalla-help-maps = A place is named by its column and row, 1,0. A slot is named by the card to its left or above it, with E for the right side of that card and S for below: 1,0E. Letters stand for players, and the numbers after them for armies.

# For newcomers: one line about the position, while the first turns of a game are played.

valhalla-coach-plan = Plan all the steps first; nothing is final until you end the plan.
valhalla-coach-glory-aces = Turn an ace if many of your locations have its suit: ranks 2 to 9 count double.
valhalla-coach-glory = { $n ->
    [one] Scoring glory now gives you 1 point.
   *[other] Scoring glory now gives you { $n } points.
}
valhalla-coach-recruit = { $card } is the cheapest card you can recruit: { $n ->
    [one] it costs 1 army.
   *[other] it costs { $n } armies.
}
valhalla-coach-place = Armies recruit the cards beside them: place one between two cards that you want.
valhalla-coach-location = Adding a location scores at once, with the best neighbour that you control.
valhalla-coach-leader = A leader moves armies { $leader-any-neighbour ->
    [on] to neighbouring locations
   *[off] between neighbours that share suits
  }: take locations that nobody controls.
valhalla-coach-event = An event sends armies from your reserve to locations that share a suit with it.
valhalla-coach-ace = An ace scores a location of its suit that you control, and your turn continues.
