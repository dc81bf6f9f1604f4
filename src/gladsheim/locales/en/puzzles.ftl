# Puzzles: positions with one clearly best action.

puzzles-title = Puzzles: { $game }
puzzles-short = Puzzles
puzzles-one = Puzzle: { $game }
puzzles-own-one = From your game: { $game }
puzzles-about = Each puzzle is one decision, as its player saw it. One action is clearly best: find it on the board.
puzzles-all = All puzzles
puzzles-begin = First puzzle
puzzles-next = Next puzzle
puzzles-number = Puzzle { $number }
puzzles-done = { $solved } of { $all } solved
puzzles-share = { $share }% of { $people } people solve it at once
puzzles-state =
    { $state ->
        [once] Solved at once
        [solved] Solved
        [shown] Shown
        [open] Tried
       *[new] New
    }
puzzles-choices =
    { $choices ->
        [one] { $choices } possibility
       *[other] { $choices } possibilities
    }
puzzles-own = From your games
puzzles-own-new = { $count } new
puzzles-own-about = A blunder from a reviewed game returns here three days later. Only you see it.
puzzles-own-none = Nothing here yet. Review a finished game: its blunders appear here some days later.
puzzles-from = Reviewed { $date }, action { $number }
puzzles-player = Player { $number }
puzzles-task = Your move
puzzles-ask = What is best here? You see only what this player could see.
puzzles-wrong = There is something better.
puzzles-again = Try something else.
puzzles-brings = It gains { $sum } now.
puzzles-nothing = nothing
puzzles-because = { $reason }: { $sum }
puzzles-worse =
    { $number ->
        [one] In the long run it is { $points } point worse than the best.
       *[other] In the long run it is { $points } points worse than the best.
    }
puzzles-worse-about =
    { $number ->
        [one] In the long run it is about { $points } point worse than the best.
       *[other] In the long run it is about { $points } points worse than the best.
    }
puzzles-behind =
    { $number ->
        [one] In games that bots played on to the end it was { $points } point behind.
       *[other] In games that bots played on to the end it was { $points } points behind.
    }
puzzles-solved = Solved. This is the best action:
puzzles-shown = This was the best action:
puzzles-as-good = Solved: your action is just as good. The solution was:
puzzles-yours = What you tried
puzzles-played = Played in your game
puzzles-other = The next best
puzzles-how = Compared in { $worlds } imagined games that fit what this player could know.
puzzles-show = Show the solution
puzzles-compare = Compare on the board
puzzles-back = Back to the puzzle
puzzles-missing = There is no such puzzle.
puzzles-few = { $people ->
        [one] Solved at once by { $solved } of { $people } person
       *[other] Solved at once by { $solved } of { $people } people
    }
puzzles-hard =
    { $level ->
        [1] Easy
        [2] Fairly easy
        [3] Medium
        [4] Hard
        [5] Very hard
       *[other] Extreme
    }
puzzles-theme-chase = Catch up
puzzles-theme-close = Neck and neck
puzzles-theme-lead = Keep the lead
puzzles-level-score = Scores level
puzzles-ahead =
    { $points ->
        [one] { $points } point ahead
       *[other] { $points } points ahead
    }
puzzles-behind-by =
    { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
