# The game in the terminal (gladsheim play).
cli-player = Player { $number }
cli-your-turn = { $name }, your turn.
cli-choose = Choose by number, type an action, or "help".
cli-choose-many = Choose by number, type an action, or "help"; a second number says how many: "1 3".
cli-amounts = { $choice }: 1 to { $most }
cli-how-many = { $choice }: how many, 1 to { $most }?
cli-where = { $piece }: where?
cli-back = (Enter: back)
cli-spots = { $count ->
    [one] 1 way
   *[other] { $count } ways
  }
cli-best = best { $points }
cli-more = … and { $count } more with at most { $points }; "all" shows them
cli-thinking = { $name } is thinking …
cli-pass = Hand the keyboard to { $name }, then press Enter.
cli-undone = Taken back: { $action }.
cli-no-undo = Nothing to take back: you cannot go back past another seat's action or a draw.
cli-legal = { $action } is allowed and gains { $points }.
cli-not-legal = Not allowed: { $reason }
cli-unknown = { $text } is neither a command nor an action. Type "help" for a list.
cli-no-number = There is no number { $number } here; allowed: 1 to { $most }.
cli-no-piece = There is no tile { $code }; allowed: { $codes }
cli-saved = Saved in { $file }.
cli-not-saved = Not saved: { $reason }
cli-over = The game is over.
cli-winner = { $name } wins.
cli-until = Goodbye.
cli-resume-with = To continue later: { $command }
cli-log-empty = Nothing has happened yet.
cli-printed = value { $value }
cli-deck = deck { $count }
cli-hand = hand: { $pieces }
cli-count = { $count } in the game
cli-way-cover = covers
cli-way-capture = captures
cli-way-bump = bumps
cli-stay = stay
cli-end = end the turn
cli-discard = discard { $piece }
cli-fly = fly on
cli-enter = Enter: { $choice }
cli-skip = skip: not this turn.
cli-no-skip = There is nothing to skip here.
cli-earlier = … { $count ->
    [one] one event
   *[other] { $count } events
  } before that; "log 100" shows more
cli-no-hint = No action gains points right now.
cli-resolving = One moment …
cli-puzzle = Puzzle { $number } of { $all } ({ $id }), difficulty { $level } of 6. What is best here? "solution" shows it.
cli-puzzle-solved = Solved.
cli-puzzle-wrong = There is something better. Try something else, or "solution".
cli-puzzle-shown = This was the best action:
cli-puzzle-other = The next best:
cli-puzzle-missed = In the long run it is about { $points } points worse than the best.
cli-puzzles-done = All { $count } puzzles are solved. You can repeat any of them by its ID.
cli-puzzles-unreadable = { $file } cannot be read, so all puzzles count as unsolved. The next one that you solve rewrites it.
cli-help =
    A number      chooses; points are shown beforehand
    an action     any action as the rules write it
    why ACTION    what an action would score, or why it is not allowed
    help          this list; help NAME explains a tile
    hint          the actions that score most right now
    undo          take back, up to the last draw or another seat's action
    log [N]       the last N events
    board         draw the table again
    save FILE     write the record of the game
    quit          leave
cli-key-help = Help
cli-key-log = Log
cli-key-table = Table
cli-key-hint = Hint
cli-key-undo = Undo
cli-key-why = Why
cli-key-skip = Skip
cli-key-quit = Quit
cli-back-key = (Esc: back)
cli-type-here = A number, an action or a command; “/” narrows the list
cli-close = Scroll with the arrows. Esc or Enter: back to the table.
cli-too-small = This window is too small for the table: it needs { $columns } columns and { $rows } rows. Make the window larger to see the table again.
cli-by-lines = This terminal has { $width } columns and { $height } rows; the full-screen table needs { $columns } and { $rows }. The game is played line by line.
cli-by-lines-encoding = This terminal writes { $encoding }; the full-screen table needs UTF-8. The game is played line by line.
cli-narrowed = { $count } of { $of ->
    [one] { $of } choice
   *[other] { $of } choices
  } (Esc: all)
cli-leave = Leave the table
cli-new = — since your last choice —
cli-screen-help =
    On the screen
    Up, Down      look at a choice and its place. Enter takes it
    1 2 3 …       a number and Enter take a choice, too
    /TEXT         only the choices that have this text
    Tab           to the table, the log, the line and back; arrows scroll there
    Shift-arrows  scroll the table from anywhere
    F3            the table alone, and back
    F6            why: what the choice that you look at would score
    Esc           back: from places to pieces, from the line to the list
    Ctrl-Q        leave, as does Ctrl-C
