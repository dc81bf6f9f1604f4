# Why an action of Völuspá is not legal. Only the engine and the hall read this file, not the page.

## Parts of sentences

whyvoluspa-tile-at = the { $tile } at { $at }
whyvoluspa-after = After { $tile }
whyvoluspa-after-landing = After the first placement of { $tile }
whyvoluspa-at-start = At the start of a turn
whyvoluspa-at-end = At the end of a turn with too many tiles in hand
whyvoluspa-do-play = place a tile
whyvoluspa-do-flight = fly on
whyvoluspa-do-stay = stay
whyvoluspa-do-end = end the turn
whyvoluspa-do-discard = discard a tile
whyvoluspa-line = the { $axis ->
    [row] row
   *[column] column
} through { $cell } would have a line of { $length } tiles; at most { $most } are allowed

## The phase

whyvoluspa-over = The game is over: no more moves are possible.
whyvoluspa-phase = { $when }, you cannot { $asked }. You can { $due }.
whyvoluspa-other = it is not legal here
whyvoluspa-grammar = not an action; allowed: { $forms } (coordinates of at most { $digits } digits)

## The hand

whyvoluspa-hand = You have no { $tile } in your hand.
whyvoluspa-no-boost = { $tile } cannot be boosted.
whyvoluspa-token = { $tile }+{ $boost } needs a booster token of value { $token }, but there are only tokens from { $least } to { $most }.
whyvoluspa-token-used = No booster token of value { $token } is left for { $tile }. In use: { $users }.
whyvoluspa-boosters = { $tile }+{ $boost } needs { $boost ->
    [one] { $boost } { $booster }
   *[other] { $boost } { $booster }s
} in your hand besides the tile itself; you have { $left ->
    [0] none
   *[other] { $left }
}.

## The cell

whyvoluspa-not-empty = { $tile } must be placed on another tile, but { $at } is empty.
whyvoluspa-way-empty = { $at } is empty, so there is nothing to bump. Leave out the direction.
whyvoluspa-way-other = { $tile } cannot bump tiles. Leave out the direction.
whyvoluspa-way-missing = { $tile } can only bump { $there }. Add a direction: N, E, S or W.
whyvoluspa-alone = { $at } touches no occupied cell. Choose a cell that shares a side with one.
whyvoluspa-beside = { $tile } may not be placed beside { $guards }.
whyvoluspa-beside-bumped = { $tile } may not be placed beside { $guards }, which was just bumped there.
whyvoluspa-long = With { $tile } at { $at }, { $line }.
whyvoluspa-long-bump = With { $there } bumped to { $end }, { $line }.
whyvoluspa-gap = Nothing can ever be placed on { $there }: it is a gap.
whyvoluspa-only-empty = { $tile } may only be placed on empty cells, not on { $there }.
whyvoluspa-spared = { $tile } may not { $how ->
    [capture] capture
    [bump] bump
   *[cover] cover
} { $there }.
whyvoluspa-guarded = { $tile } may not { $how ->
    [capture] capture
   *[cover] cover
} { $there }, which is beside { $guards }.
whyvoluspa-closed = There is no room to bump { $there } to the { $way }: { $closing } is in the way.
whyvoluspa-bumped-beside = { $tile } would be bumped to { $end }, beside { $guards }.

## Hermod and the Raven

whyvoluspa-around = { $at } is not one of the eight cells around { $chain }.
whyvoluspa-beside-only = { $tile } may touch { $chain } at this table, but not cover it.
whyvoluspa-chain = { $tile } at { $at } would not be in one unbroken line with { $chain }.
whyvoluspa-end = { $when }, none of your tiles fits. You must discard one.
whyvoluspa-must-follow = { $when }, this table's reading requires another tile if one fits: { $play } is possible.
whyvoluspa-frees = { $when }, nothing is discarded at this table if no tile fits. End the turn.
whyvoluspa-same-cell = { $tile } has just been placed on { $at }; it must fly on to a different cell.
whyvoluspa-lifted = Once the { $tile } has left { $at }: { $why }

## Discards

whyvoluspa-apart = { $tile } does not count towards the hand limit. Discard another tile.
whyvoluspa-discard = You may only discard when you can place nothing, and { $play } is possible.
