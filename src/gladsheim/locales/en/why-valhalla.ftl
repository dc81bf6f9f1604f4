# Valhalla: why an action is refused.

## Cards, suits, armies and phases

whyvalhalla-card = { $name } ({ $id })
whyvalhalla-none = none
whyvalhalla-suit-moons = Moons
whyvalhalla-suit-suns = Suns
whyvalhalla-suit-waves = Waves
whyvalhalla-suit-leaves = Leaves
whyvalhalla-suit-wyrms = Wyrms
whyvalhalla-suit-knots = Knots
whyvalhalla-no-symbol = no suit
whyvalhalla-type-personality = leader
whyvalhalla-type-location = location
whyvalhalla-type-event = event
whyvalhalla-rank-none = none
whyvalhalla-rank-ace = ace
whyvalhalla-rank-pawn = Pawn
whyvalhalla-rank-court = Court
whyvalhalla-rank-crown = Crown
whyvalhalla-armies = { $n ->
    [0] no armies
    [one] { $n } army
   *[other] { $n } armies
}
whyvalhalla-phase = { $n ->
    [1] phase 1 (Valhalla)
    [2] phase 2 (recruit)
    [3] phase 3 (battle)
   *[4] phase 4 (glory)
}

## Texts that are no action

whyvalhalla-no-text = { $text } is no action: an action is a text.
whyvalhalla-no-word = { $text } is no action: it should begin with { $words }.
whyvalhalla-no-form = { $text } is no action: it should have the form { $form }.
whyvalhalla-no-slot-text = { $text } is no action: { $part } is none, a slot is written 0,0E or 0,0S.
whyvalhalla-no-cell-text = { $text } is no action: { $part } is none, a cell is written as two whole numbers, such as 1,0.
whyvalhalla-no-seat-text = { $text } is no action: { $part } is none, a seat is a number, such as 0.
whyvalhalla-no-count-text = { $text } is no action: { $part } is none, a number of armies is 1 or more.
whyvalhalla-no-card-text = { $text } is no action: there is no card { $part }.
whyvalhalla-either = { $one } or { $other }
whyvalhalla-form-place = place:<slot>
whyvalhalla-form-recruit = recruit:<at>
whyvalhalla-form-event = use:<card>:event
whyvalhalla-form-person = use:<card>:person
whyvalhalla-form-leader = use:<card>:person:<at>
whyvalhalla-form-location = use:<card>:location:<at>
whyvalhalla-form-discard = use:<card>:discard:<seat>:<target>
whyvalhalla-form-ace = ace:<card>:<at>
whyvalhalla-form-refresh = refresh:<card>
whyvalhalla-form-pay = pay:<slot>
whyvalhalla-form-drop = drop:<card>
whyvalhalla-form-put = put:<at>:<count>
whyvalhalla-form-march = march:<at>:<to>:<count>
whyvalhalla-form-muster = muster:<at>:<to>:<count>
whyvalhalla-form-excuse = excuse:<card>
whyvalhalla-form-glory-ace = ace:<card>
whyvalhalla-form-take = take:<slot>:<count>
whyvalhalla-not-a-text = an action is a text
whyvalhalla-grammar = not an action; allowed: { $forms }
whyvalhalla-unknown-card = there is no card { $part }

## What is to be decided

whyvalhalla-over = The game is over: nobody can act any more.
whyvalhalla-not-legal = It is not legal here.
whyvalhalla-not-due = { $when }, an action is { $forms }; { $text } does not fit.
whyvalhalla-when-turn = At the beginning of a turn
whyvalhalla-when-pay = While a card is paid for
whyvalhalla-when-drop = With too many cards in the control zone
whyvalhalla-when-plan = In a plan
whyvalhalla-when-excuse = When the Excuse is asked for
whyvalhalla-when-glory = Before the scoring
whyvalhalla-when-take = After the scoring
whyvalhalla-not-in-game = { $card } is not among the cards of this game.

## Valhalla: placing and recruiting

whyvalhalla-place-phase = Armies are placed in { $due } only; you are in { $phase }.
whyvalhalla-no-slot = There is no slot { $slot }: the { $width } x { $height } places of Valhalla have the slots { $slots }.
whyvalhalla-no-army-to-place = You have no army in reserve to place.
whyvalhalla-slot-closed = Slot { $slot } is not open: there is no card on either side of it.
whyvalhalla-recruit-late = Nobody recruits after phase 2; you are in { $phase }.
whyvalhalla-recruit-early = You recruit from the turn after the first placement of a cycle on; you have placed no army in this cycle.
whyvalhalla-no-position = There is no place { $at } in Valhalla; allowed: 0 to { $right }, then 0 to { $bottom }.
whyvalhalla-position-empty = The place { $at } is empty; it is filled after a glory phase.
whyvalhalla-not-surrounded = { $card } must be surrounded by at least { $least } of your armies; there { $n ->
    [0] are no armies
    [one] is { $n } army
   *[other] are { $n } armies
}.
whyvalhalla-twin = You control { $card }; nobody controls two identical cards.
whyvalhalla-too-dear = { $card } costs { $price }; you can pay { $reserve } of the reserve and { $away } of Valhalla, where your last army stays.
whyvalhalla-slot-without-you = You have no army in slot { $slot }.
whyvalhalla-last-army = That is your last army in Valhalla; it cannot pay.
whyvalhalla-no-army-to-pay = You have no army in reserve to pay with.
whyvalhalla-drop-new = { $card } is the new card; you give up { $cards }.
whyvalhalla-drop-not-held = { $card } is not in your control zone; you give up { $cards }.
whyvalhalla-take-most = You have { $armies } in slot { $slot }; you cannot take back { $count }.

## Passing and going on

whyvalhalla-pass-first = The first turn of a cycle is a placement; you pass in phase 1 only after it.
whyvalhalla-pass-recruit = You pass in phase 2 only after recruiting once in this cycle.
whyvalhalla-pass-glory = You were moved on to phase 4 and must do your glory phase now.
whyvalhalla-battle-phase = You pass into the battle phase from { $due } only; you are in { $phase }.
whyvalhalla-battle-recruit = You pass into the battle phase only after recruiting once in this cycle.
whyvalhalla-unable-phase = You declare yourself unable in phase 1 or 2; you are in { $phase }.
whyvalhalla-able-to-place = You are not unable: you can place an army.
whyvalhalla-able-to-pass = You are not unable: you have recruited in this cycle and may pass.
whyvalhalla-able-to-recruit = You are not unable: you can recruit a card.
whyvalhalla-glory-early = You do your glory phase only after a turn in phase 3 of this cycle; this is the first.
whyvalhalla-glory-phase = Phase 4 (glory) follows phase 3 (battle); you are in { $phase }.

## Using cards

whyvalhalla-use-recruit = Cards are used once you have recruited in this cycle.
whyvalhalla-use-phase = Cards are used in { $due }, or in { $early } after recruiting; you are in { $phase }.
whyvalhalla-early-first = The first turn of a cycle is a placement; an ace or the Excuse is used from the next one on, by the reading of this table.
whyvalhalla-early-glory = In phase 4 (glory) no card is used: do your glory phase now.
whyvalhalla-not-controlled = { $card } is not in your control zone; you control { $cards }.
whyvalhalla-used = { $card } is used: it is ready again in your next cycle.
whyvalhalla-face-down = { $card } lies face down after two uses: it must be set upright first.
whyvalhalla-no-type = { $card } has no type; it cannot be used as { $due }.
whyvalhalla-wrong-type = { $card } is of type { $types }; it cannot be used as { $due }.
whyvalhalla-not-face-down = { $card } has been used { $n ->
    [0] never
   *[1] once
}; only a card that lies face down is set upright.
whyvalhalla-refresh-price = To set a card upright costs { $price } of the reserve; you have { $n ->
    [0] none
   *[other] { $n }
}.

## The Excuse and aces

whyvalhalla-excuse-stops = { $card } is not the Excuse, which alone can stop a use.
whyvalhalla-excuse-discards = { $card } is not the Excuse, which alone throws cards away.
whyvalhalla-excuse-refreshed = The Excuse is never set upright: it is gone after its one use.
whyvalhalla-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
whyvalhalla-own-seat = Seat { $seat } is yourself: the Excuse throws away a rival's card.
whyvalhalla-seat-not-controls = Seat { $seat } does not control { $card }; it controls { $cards }.
whyvalhalla-no-ace = { $card } is no ace.
whyvalhalla-ace-turned = { $card } is turned already.
whyvalhalla-ace-without-place = You control no location of rank 2 to 9 with { $suits }.
whyvalhalla-ace-elsewhere = { $place } has { $has }; the ace scores { $suits } only.

## The landscape

whyvalhalla-no-location = There is no location at { $at }.
whyvalhalla-no-location-among = There is no location at { $at }; the landscape has { $cells }.
whyvalhalla-not-holding = You do not control { $place } at { $at }.
whyvalhalla-cell-taken = { $at } is taken, and a card is replaced only when the landscape has { $least } or more; it has { $n }.
whyvalhalla-cell-alone = { $at } has no neighbour in the landscape.
whyvalhalla-too-wide = With { $at } the landscape would have { $n } columns; allowed: { $most }.
whyvalhalla-too-high = With { $at } the landscape would have { $n } rows; allowed: { $most }.

## Plans: announcing them

whyvalhalla-no-army-to-send = You have no army in reserve to send.
whyvalhalla-no-target = No location in the landscape shares a suit with { $card }, which has { $suits }.
whyvalhalla-no-ranked-target = No location of rank 2 to 9 in the landscape shares a suit with { $card }, which has { $suits }.
whyvalhalla-crown-leads = { $card } is a Crown: name its destination, use:{ $id }:person:<x>,<y>.
whyvalhalla-no-crown = { $card } is no Crown: it names no destination, use:{ $id }:person.
whyvalhalla-no-start = You control no location to lead armies from.
whyvalhalla-cannot-lead = { $card }, which has { $suits }, can lead none of your armies to a neighbour.
whyvalhalla-cannot-gather = { $card } can bring none of your armies to { $at }: no way with fitting suits, or too long a one.

## Plans: their steps

whyvalhalla-no-step = A plan of an event or a leader has at least one step.
whyvalhalla-steps-put = { $card } is used as an event: its steps are put or end; { $text } is neither.
whyvalhalla-steps-march = { $card } is used as a leader: its steps are march or end; { $text } is neither.
whyvalhalla-steps-muster = { $card } is used as a Crown leader: its steps are muster or end; { $text } is neither.
whyvalhalla-reaches-one = { $card } reaches one location only: { $at } has been named.
whyvalhalla-named-twice = { $at } has been named: each location is named once.
whyvalhalla-reaches-symbols = { $place } has { $has }; { $card } reaches { $suits }.
whyvalhalla-reaches-ranks = { $place } is of rank { $rank }; { $card } reaches ranks 2 to 9 only.
whyvalhalla-reserve-small = Your reserve had { $armies } when the event was announced; you cannot send { $count }.
whyvalhalla-reserve-sent = Your reserve had { $armies } when the event was announced, { $n } of them sent already; you cannot send { $count }.
whyvalhalla-rank-most = At most { $most } armies go to { $place }, as many as its rank; not { $count }.
whyvalhalla-event-most = { $card } sends at most { $most } in all; { $left } left, not { $count }.
whyvalhalla-no-army-there = You have no army at { $at } to lead from there.
whyvalhalla-too-many = You have { $armies } at { $at }; not { $count }.
whyvalhalla-no-neighbour = { $to } is no neighbour of { $at }.
whyvalhalla-no-movement = This step takes { $n ->
    [one] { $n } movement
   *[other] { $n } movements
}; { $card } has { $left } left.
whyvalhalla-one-start = All armies of { $card } start at one location: { $at }.
whyvalhalla-leads-from = { $place } has { $has }; { $card } leads from { $suits }.
whyvalhalla-shares-none = { $place } has { $has }, and shares none with { $other }, which has { $suits }.
whyvalhalla-from-destination = { $at } is the destination itself: armies come from elsewhere.
whyvalhalla-not-beside = { $to } is no neighbour of the destination { $at }: it cannot be entered from there.
whyvalhalla-no-way = No way leads from { $at } to { $to } over cells that are free or yours and share a suit with the one before and with { $card }.
whyvalhalla-way-long = { $armies } over { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} cost { $cost ->
    [one] { $cost } movement
   *[other] { $cost } movements
}; { $left } of { $of } are left.
