# The laboratory: positions that anybody sets up and plays on; and the frame of the rules pages.
lab-title = Laboratory
lab-seat = Player { $number }
lab-edit = Set up
lab-start = Start from…
lab-copy = Copy link
lab-copied = Link copied
lab-broken-link = This link holds no position. Here is a new deal instead.
lab-over = The game is over here.
lab-play = Play from here
lab-palette = Tiles
lab-kind = { $tile }, { $left } left
lab-hint = Choose a tile, then the cells and hands that get it; or tap a tile on the board to move, boost or remove it.
lab-hint-brush = Tap an empty cell to place the tile there, or add it to a hand.
lab-hint-picked = Tap an empty cell to move the tile there.
lab-remove = Remove
lab-boost = Boost +1
lab-boost-less = Boost −1
lab-clear = Clear the board
lab-cell-empty = Empty cell { $x }, { $y }
lab-cell-tile =
    { $boost ->
        [0] { $tile } at { $x }, { $y }
       *[other] { $tile } +{ $boost } at { $x }, { $y }
    }
lab-hands = Hands
lab-hand-add = Add { $tile }
lab-hand-add-none = Choose a tile to add
lab-hand-remove = Take { $tile } out of the hand
lab-score = Points
lab-score-of = Points of { $name }
lab-course = Course of the game
lab-players = Players
lab-turn = To play
lab-phase = Phase
lab-phase-play = Placing a tile
lab-phase-hermod = After a Hermod
lab-phase-raven = A Raven may fly on
lab-phase-trim = Too many tiles in hand
lab-on-play = Tile
lab-on-trim = Tile
lab-on-hermod = The Hermod
lab-on-raven = The Raven
lab-under = Under the Raven
lab-under-nothing = Nothing
lab-deck = Tiles in the draw deck
lab-sets = Tiles in play
lab-set-edda = Saga of Edda
lab-set-bolt = Lightning Bolt
lab-set-order = Order of the Gods
lab-faults =
    { $count ->
        [one] This position is not possible yet:
       *[other] This position is not possible yet, for { $count } reasons:
    }
lab-deal = A new deal
lab-seed = Seed
lab-seed-about = The same seed always gives the same deal.
lab-deal-start = Deal
lab-document = A position as text
lab-document-about = The position document as JSON. Each mistake is reported with its field.
lab-document-start = Open this position
lab-not-json = This is not JSON: { $why }
lab-not-object = A position must be a JSON object in braces.
lab-rules-title = Rules
lab-rules-contents = Contents
lab-rules-game = Rules of { $game }
lab-rules-try = Try it in the laboratory
lab-rules-board = Show it on a board
lab-rules-points = { $points ->
    [one] one point
   *[other] { $points } points
}
lab-rules-shown = Show it on a board ({ lab-rules-points })
lab-rules-made = The game in its box
lab-rules-doubt = Does a rule here contradict your book? Tell the host of this hall:
lab-rules-made-designer = Designer
lab-rules-made-illustrator = Illustrator
lab-rules-made-publisher = Publishers
lab-rules-made-year = Year
lab-rules-made-decktet = The Decktet
lab-rules-made-age = Age
lab-rules-made-minutes = Length with the boxed game
lab-rules-made-link = More
lab-rules-age = { $age } and up
lab-rules-minutes = { $minutes } minutes
lab-rules-minutes-each = { $minutes } minutes per player
lab-example-step = Step { $step } of { $steps }
lab-example-back = Back
lab-example-next = What happens
lab-example-open = Open in the laboratory
lab-example-loading = The example is loading…
lab-example-failed = The example could not be loaded.
lab-fewer = Fewer: { $what }
lab-more = More: { $what }
