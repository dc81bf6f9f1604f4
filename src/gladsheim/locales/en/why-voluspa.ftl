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
} line through { $cell } would have { $length } tiles; at most { $most } are allowed

## The phase

whyvoluspa-over = The game is over: nobody can act any more.
whyvoluspa-phase = { $when }, one can { $due }, not { $asked }.
whyvoluspa-other = it is not legal here
whyvoluspa-grammar = not an action; allowed: { $forms } (coordinates of at most { $digits } digits)

## The hand

whyvoluspa-hand = No { $tile } is in hand.
whyvoluspa-no-boost = { $tile } cannot be boosted.
whyvoluspa-token = { $tile }+{ $boost } needs a booster token { $token }; there are tokens from { $least } to { $most }.
whyvoluspa-token-used = No booster token { $token } is left for { $tile }: in use by { $users }.
whyvoluspa-boosters = { $tile }+{ $boost } needs { $boost ->
    [one] { $boost } { $booster }
   *[other] { $boost } { $booster }s
} in hand besides itself; there { $left ->
    [one] is { $left }
   *[other] are { $left }
}.

## The cell

whyvoluspa-not-empty = { $tile } must be placed on a tile, and { $at } is empty.
whyvoluspa-way-empty = A direction belongs to a bump, and { $at } is empty.
whyvoluspa-way-other = A direction belongs to a bump, and { $tile } does not bump.
whyvoluspa-way-missing = { $tile } can only bump { $there }, which takes a direction: N, E, S or W.
whyvoluspa-alone = No side of { $at } touches an occupied cell.
whyvoluspa-beside = { $tile } may not be placed beside { $guards }.
whyvoluspa-beside-bumped = { $tile } may not be placed beside { $guards } just bumped there.
whyvoluspa-long = With { $tile } at { $at }, { $line }.
whyvoluspa-long-bump = With { $there } bumped to { $end }, { $line }.
whyvoluspa-gap = Nothing can be placed on { $there }: it is a gap for good.
whyvoluspa-only-empty = { $tile } is placed on empty cells only, and there is { $there }.
whyvoluspa-spared = { $tile } may not { $how ->
    [capture] capture
    [bump] bump
   *[cover] cover
} { $there }.
whyvoluspa-guarded = { $tile } may not { $how ->
    [capture] capture
   *[cover] cover
} { $there }, which is beside { $guards }.
whyvoluspa-closed = The line of { $there } is closed toward the { $way }: there is { $closing }.
whyvoluspa-bumped-beside = { $tile } would be bumped to { $end }, beside { $guards }.

## Hermod and the Raven

whyvoluspa-around = { $at } is not one of the eight cells around { $chain }.
whyvoluspa-chain = { $tile } at { $at } would not be in one unbroken line with { $chain }.
whyvoluspa-end = { $when }, no tile in hand fits: one must be discarded.
whyvoluspa-must-follow = { $when }, a tile must follow by the reading of this table, and { $play } is possible.
whyvoluspa-same-cell = { $tile } has just been placed on { $at }; it must fly on to a different cell.
whyvoluspa-lifted = Once the { $tile } has left { $at }: { $why }

## Discards

whyvoluspa-apart = { $tile } does not count toward the hand limit and cannot be discarded for it.
whyvoluspa-discard = A tile may only be discarded if none can be placed, and { $play } is possible.
