# Around the table: seats, turns, log, hand, the end. Shared by all games.

table-to-hall = To the hall
table-board = The board
table-as-text = Board as text
table-hand = Your hand
table-hand-of = Hand of { $name }
table-hand-watching = You are watching this table.
table-players = Players
table-seat-look = Board of { $name }
table-log = Log
table-log-open = Log
table-log-close = Close the log
table-log-empty = Nothing yet.
table-typed = As text: { $text }
table-choosable = can be chosen
table-deck = { $count ->
    [0] The draw deck is empty
    [one] { $count } tile in the draw deck
   *[other] { $count } tiles in the draw deck
}
table-deck-short = Deck { $count }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-bot = bot, { $level }
table-you = you
table-turn-yours = Your turn
table-turn-of = { $name } to play
table-thinking = { $name } is thinking …
table-thinking-short = thinking …
table-to-play-short = to play
table-resolving = One moment …
table-tiles = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
table-known = known:
table-fit = Fit the board
table-whole = Whole board
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-rules = Rules
table-rules-all = All the rules
table-lab = Laboratory
table-confirm = Confirm
table-confirm-points = Confirm +{ $points }
table-cancel = Cancel
table-undo = Take back
table-undone = taken back
table-only-choice = Your only choice was made for you: { $message }
table-hint-more = Right-click, or press and hold, for more.
table-coach = Advice
table-coach-away = Hide this line
table-tie = { $first ->
    [true] Tied: reached this score first
   *[other] Tied: reached this score later
}
table-deed-undo = takes back the last move
table-help = Tiles
table-next-player = Pass the screen to { $name }
table-next-player-ready = I am { $name }
table-over-title = The game is over
table-over-winner = { $name } wins
table-over-winners = { $names } win together
over-won-by = You win by { $points }
over-won = You win
over-lost-by = { $name } wins by { $points }
over-next-level = Play { $bot }
over-more = More
table-over-rank = Place { $rank }
table-over-tie = Ties go to the player who reached the score first; the digit after the point shows the order.
table-over-rematch = Play again
table-over-hall = To the hall
table-over-record = Download the record
table-over-look = Look at the board
table-over-result = Result
table-commitment = Fingerprint of the deal
table-commitment-about = The deal was fixed before the first move. The record of the finished game proves it.
