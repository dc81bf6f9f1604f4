review-title = Review
review-side = Beside the board
review-close = Close
review-speed = Speed
review-curve = Points over the game
review-curve-at = Step { $ply }: { $points }
review-table = Points as a table
review-ask = Review the game
review-about = See what each move was worth given what its player could know, what would have been better, and how much luck there was.
review-waiting = The game is being reviewed …
review-failed = This game could not be reviewed.
review-open = See the whole review
review-look = Look at this step
review-summary = In short
review-decisions = Decisions
review-whose = Player
review-everybody = Everyone
review-only-misses = Only mistakes and blunders
review-none-listed = None found: well played.
review-keys = Press ↑ or ↓, or swipe left or right, to move between decisions.
review-step = step { $ply }
review-grade-best = Best
review-grade-good = Inaccuracy
review-grade-slip = Mistake
review-grade-blunder = Blunder
review-count-best = { $n } best
review-count-good =
    { $n ->
        [one] { $n } inaccuracy
       *[other] { $n } inaccuracies
    }
review-count-slip =
    { $n ->
        [one] { $n } mistake
       *[other] { $n } mistakes
    }
review-count-blunder =
    { $n ->
        [one] { $n } blunder
       *[other] { $n } blunders
    }
review-points =
    { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
review-missed =
    { $number ->
        [one] { $points } point lost
       *[other] { $points } points lost
    }
review-missed-all =
    { $n ->
        [one] Lost { $points } in { $n } decision.
       *[other] Lost { $points } in { $n } decisions.
    }
review-as-good = Nothing lost
review-alternatives = Alternatives
review-equal = as good
review-more =
    { $number ->
        [one] { $points } point better
       *[other] { $points } points better
    }
review-instead = Moves that could have been played instead
review-luck-good = Luck: { $points } more than average.
review-luck-bad = Luck: { $points } less than average.
review-luck-usual = Luck: about average.
review-best-move = Finest move:
review-biggest-miss = Biggest miss:
review-compare = Compare with the better move
review-compare-again = Compare
review-compare-close = Back to the game
review-played = Played
review-better = Better
review-try = Try it yourself
review-try-again = Try again
review-try-about = The position before this decision: what would you do?
review-tried = Compared with the move played: { $more }
review-tried-best = That is the best move found.
review-tried-same = That is the move that was played.
review-judging = Judging your move …
review-how = A bot compares each move with the others in imagined games that fit what the player could know at the time. It sees far but not everything: a better move that it misses does not count. Luck is counted separately and is nobody's credit or fault.
review-turning = The turn that gained most
review-turning-points = { $points ->
    [one] It was worth { $points } point.
   *[other] It was worth { $points } points.
}
review-turning-see = See it
review-next-gist = What each move was worth, and what would have been better.
review-next-lesson = Next lesson
review-next-learn = Learn it step by step
review-trends = Your trends over many games
review-less =
    { $number ->
        [one] { $points } point worse
       *[other] { $points } points worse
    }
review-lost =
    { $number ->
        [one] { $name } lost { $points } point against the best move.
       *[other] { $name } lost { $points } points against the best move.
    }
review-lost-you =
    { $number ->
        [one] You lost { $points } point against the best move.
       *[other] You lost { $points } points against the best move.
    }
review-why-now = { $points ->
        [one] The best move gains { $points } point more now.
       *[other] The best move gains { $points } points more now.
    }
review-why-less = { $points ->
        [one] The best move gains { $points } point less now, but more in later turns.
       *[other] The best move gains { $points } points less now, but more in later turns.
    }
review-why-later = Both gain the same now. The best move pays off in later turns.
review-because = { $reason } (+{ $points })
review-range = Give or take { $range }, from { $n } imagined games.
review-certain = Give or take { $range } points.
review-next-miss = Next mistake
