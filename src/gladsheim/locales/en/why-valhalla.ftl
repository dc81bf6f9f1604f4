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

whyvalhalla-no-text = { $text } is not an action: an action is a text.
whyvalhalla-no-word = { $text } is not an action. It should begin with { $words }.
whyvalhalla-no-form = { $text } is not an action. It should have the form { $form }.
whyvalhalla-no-slot-text = { $text } is not an action: { $part } is not a slot. Write a slot as 0,0E or 0,0S.
whyvalhalla-no-cell-text = { $text } is not an action: { $part } is not a cell. Write a cell as two whole numbers, such as 1,0.
whyvalhalla-no-seat-text = { $text } is not an action: { $part } is not a seat. A seat is a number, such as 0.
whyvalhalla-no-count-text = { $text } is not an action: { $part } is not a number of armies. Allowed: 1 or more.
whyvalhalla-no-card-text = { $text } is not an action: there is no card { $part }.
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

whyvalhalla-over = The game is over: no more moves are possible.
whyvalhalla-not-legal = It is not legal here.
whyvalhalla-not-due = { $when }, you cannot play { $text }. Allowed forms: { $forms }.
whyvalhalla-when-turn = At the beginning of a turn
whyvalhalla-when-pay = While you pay for a card
whyvalhalla-when-drop = With too many cards in the control zone
whyvalhalla-when-plan = While you make a plan
whyvalhalla-when-excuse = When you are asked about the Excuse
whyvalhalla-when-glory = Before the scoring
whyvalhalla-when-take = After the scoring
whyvalhalla-not-in-game = { $card } is not among the cards of this game.

## Valhalla: placing and recruiting

whyvalhalla-place-phase = You can place armies only in { $due }; you are in { $phase }.
whyvalhalla-no-slot = There is no slot { $slot }: the { $width } x { $height } places of Valhalla have the slots { $slots }.
whyvalhalla-no-army-to-place = You have no army in reserve to place.
whyvalhalla-slot-closed = Slot { $slot } is not open: there is no card on either side. Choose a slot next to a card.
whyvalhalla-recruit-late = You cannot recruit after phase 2; you are in { $phase }.
whyvalhalla-recruit-early = You have placed no army in this cycle. Place one first; you can recruit from your next turn on.
whyvalhalla-no-position = There is no place { $at } in Valhalla; allowed: 0 to { $right }, then 0 to { $bottom }.
whyvalhalla-position-empty = The place { $at } is empty; it is filled after a glory phase.
whyvalhalla-not-surrounded = At least { $least } of your armies must surround { $card }; { $n ->
    [0] none of them does
    [one] { $n } of them does
   *[other] { $n } of them do
}.
whyvalhalla-twin = You control { $card } already, and you cannot control two identical cards.
whyvalhalla-too-dear = { $card } costs { $price }; you can pay { $reserve } from the reserve and { $away } from Valhalla, where your last army must stay.
whyvalhalla-slot-without-you = You have no army in slot { $slot }.
whyvalhalla-last-army = That is your last army in Valhalla, and it must stay there. Pay with another one.
whyvalhalla-no-army-to-pay = You have no army in reserve to pay with.
whyvalhalla-drop-new = { $card } is the new card; you can give up { $cards }.
whyvalhalla-drop-not-held = { $card } is not in your control zone; you can give up { $cards }.
whyvalhalla-take-most = You have { $armies } in slot { $slot }; you cannot take back { $count }.

## Passing and going on

whyvalhalla-pass-first = You have placed no army in this cycle. Place one first; then you can pass in phase 1.
whyvalhalla-pass-recruit = You have not recruited in this cycle. Recruit a card first; then you can pass in phase 2.
whyvalhalla-pass-glory = You were moved on to phase 4. Do your glory phase now.
whyvalhalla-battle-phase = You can go to battle by passing only from { $due }; you are in { $phase }.
whyvalhalla-battle-recruit = You have not recruited in this cycle. Recruit a card first; then you can pass and go to battle.
whyvalhalla-unable-phase = You can skip a phase only in phase 1 or 2; you are in { $phase }.
whyvalhalla-able-to-place = You cannot skip this phase: you can place an army.
whyvalhalla-able-to-pass = You cannot skip this phase: you have recruited in this cycle and may pass.
whyvalhalla-able-to-recruit = You cannot skip this phase: you can recruit a card.
whyvalhalla-glory-early = This is your first turn in phase 3 of this cycle. You can do your glory phase from your next turn on.
whyvalhalla-glory-phase = Phase 4 (glory) follows phase 3 (battle); you are in { $phase }.

## Using cards

whyvalhalla-use-recruit = You have not recruited in this cycle. Recruit a card first; then you can use cards.
whyvalhalla-use-phase = You can use cards in { $due }, or in { $early } after recruiting; you are in { $phase }.
whyvalhalla-early-first = In the first turn of a cycle you must place an army. By this table's reading, you can use an ace or the Excuse from your next turn on.
whyvalhalla-early-glory = You cannot use cards in phase 4 (glory). Do your glory phase now.
whyvalhalla-not-controlled = { $card } is not in your control zone; you control { $cards }.
whyvalhalla-used = You have used { $card } in this cycle; it is ready again in your next one.
whyvalhalla-face-down = { $card } is face down after two uses. Set it upright first.
whyvalhalla-no-type = { $card } has no type; it cannot be used as type { $due }.
whyvalhalla-wrong-type = { $card } is of type { $types }, not { $due }.
whyvalhalla-not-face-down = { $card } has been used { $n ->
    [0] never
   *[1] once
}; you can only set a face-down card upright.
whyvalhalla-refresh-price = Setting a card upright costs { $price } from your reserve; you have { $n ->
    [0] none
   *[other] { $n }
}.

## The Excuse and aces

whyvalhalla-excuse-stops = Only the Excuse can stop a use; { $card } cannot.
whyvalhalla-excuse-discards = Only the Excuse can discard a rival's card; { $card } cannot.
whyvalhalla-excuse-refreshed = You cannot set the Excuse upright: it is gone after one use.
whyvalhalla-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
whyvalhalla-own-seat = Seat { $seat } is you: the Excuse discards a rival's card.
whyvalhalla-seat-not-controls = Seat { $seat } does not control { $card }; it controls { $cards }.
whyvalhalla-no-ace = { $card } is not an ace.
whyvalhalla-ace-turned = { $card } is already turned.
whyvalhalla-ace-without-place = You control no location of rank 2 to 9 with { $suits }.
whyvalhalla-ace-elsewhere = { $place } has { $has }; the ace scores { $suits } only.

## The landscape

whyvalhalla-no-location = There is no location at { $at }.
whyvalhalla-no-location-among = There is no location at { $at }; the landscape has { $cells }.
whyvalhalla-not-holding = You do not control { $place } at { $at }.
whyvalhalla-cell-taken = { $at } is taken. You can replace a location only when the landscape has { $least } or more; it has { $n }.
whyvalhalla-cell-alone = { $at } has no neighbour in the landscape. Choose a place next to a location.
whyvalhalla-too-wide = With { $at } the landscape would have { $n } columns; allowed: { $most }.
whyvalhalla-too-high = With { $at } the landscape would have { $n } rows; allowed: { $most }.

## Plans: announcing them

whyvalhalla-no-army-to-send = You have no army in reserve to send.
whyvalhalla-no-target = No location in the landscape shares a suit with { $card }, which has { $suits }.
whyvalhalla-no-ranked-target = No location of rank 2 to 9 in the landscape shares a suit with { $card }, which has { $suits }.
whyvalhalla-crown-leads = { $card } is a Crown. Name its destination: use:{ $id }:person:<x>,<y>.
whyvalhalla-no-crown = { $card } is not a Crown. Name no destination: use:{ $id }:person.
whyvalhalla-no-start = You control no location from which armies could move.
whyvalhalla-cannot-lead = { $card }, which has { $suits }, can lead none of your armies to a neighbour.
whyvalhalla-cannot-gather = { $card } can bring none of your armies to { $at }: every way is too long or lacks fitting suits.

## Plans: their steps

whyvalhalla-no-step = The plan of an event or a leader needs at least one step.
whyvalhalla-steps-put = You use { $card } as an event: its steps are put or end, not { $text }.
whyvalhalla-steps-march = You use { $card } as a leader: its steps are march or end, not { $text }.
whyvalhalla-steps-muster = You use { $card } as a Crown leader: its steps are muster or end, not { $text }.
whyvalhalla-reaches-one = { $card } reaches only one location, and you have named { $at }.
whyvalhalla-named-twice = You have already named { $at }: name each location once.
whyvalhalla-reaches-symbols = { $place } has { $has }; { $card } reaches { $suits }.
whyvalhalla-reaches-ranks = { $place } is of rank { $rank }; { $card } reaches ranks 2 to 9 only.
whyvalhalla-reserve-small = Your reserve had { $armies } when the event was announced; you cannot send { $count }.
whyvalhalla-reserve-sent = Your reserve had { $armies } when the event was announced, { $n } of them sent already; you cannot send { $count }.
whyvalhalla-rank-most = You can send at most { $most } armies to { $place }, as many as its rank; not { $count }.
whyvalhalla-event-most = { $card } sends at most { $most } in all; it can still send { $left }, not { $count }.
whyvalhalla-no-army-there = You have no army at { $at } to lead from there.
whyvalhalla-too-many = You have { $armies } at { $at }; not { $count }.
whyvalhalla-no-neighbour = { $to } is no neighbour of { $at }.
whyvalhalla-no-movement = This step takes { $n ->
    [one] { $n } movement
   *[other] { $n } movements
}; { $card } has { $left } left.
whyvalhalla-one-start = { $card } leads armies from one location only: { $at }.
whyvalhalla-leads-from = { $place } has { $has }; { $card } leads armies only from { $suits }.
whyvalhalla-shares-none = { $place } has { $has }, and { $other } has { $suits }: they share no suit.
whyvalhalla-from-destination = { $at } is the destination itself: bring armies from elsewhere.
whyvalhalla-not-beside = { $to } is no neighbour of the destination { $at }: you cannot enter from there.
whyvalhalla-no-way = No way leads from { $at } to { $to } over places that are free or yours and share a suit with the place before and one with { $card }.
whyvalhalla-way-long = { $armies } over { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} cost { $cost ->
    [one] { $cost } movement
   *[other] { $cost } movements
}; you have { $left } of { $of } left.
