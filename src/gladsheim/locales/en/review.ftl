review-title = Review
review-side = Beside the board
review-close = Close
review-speed = Speed
review-curve = Points over the game
review-curve-at = Step { $ply }: { $points }
review-table = Points as a table
review-ask = Review the game
review-about = See what each move was worth with what its player could know, what would have been better, and how much luck there was.
review-waiting = The game is being reviewed …
review-failed = This game could not be reviewed.
review-open = See the whole review
review-look = Look at this step
review-summary = In short
review-decisions = Decisions
review-whose = Whose
review-everybody = Everybody's
review-only-misses = Only slips and blunders
review-none-listed = Nothing of the kind: well played.
review-keys = ↑ and ↓, or a finger to the left and right, lead from decision to decision.
review-step = step { $ply }
review-grade-best = Best
review-grade-good = Good
review-grade-slip = Slip
review-grade-blunder = Blunder
review-count-best = { $n } best
review-count-good = { $n } good
review-count-slip =
    { $n ->
        [one] { $n } slip
       *[other] { $n } slips
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
        [one] { $points } point missed (± { $range })
       *[other] { $points } points missed (± { $range })
    }
review-missed-all =
    { $n ->
        [one] Missed { $points } (± { $range }) in { $n } decision.
       *[other] Missed { $points } (± { $range }) in { $n } decisions.
    }
review-as-good = As good as the best that was found.
review-lead = Expected lead afterwards: { $points } (± { $range }, in { $n } imagined worlds).
review-alternatives = Instead
review-equal = as good (± { $range })
review-more = { $points } (± { $range })
review-alternatives-about = With the points that it promises beyond what was played. Point at one to see it on the board.
review-instead = What could have been played instead
review-luck-good = Luck: { $points } more than usual (± { $range }).
review-luck-bad = Luck: { $points } less than usual (± { $range }).
review-luck-usual = Luck: about as usual (± { $range } points).
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
review-tried = Compared with what was played: { $more }
review-tried-best = That is the best that was found.
review-tried-same = That is what was played.
review-tried-unknown = The review did not look at this far enough to judge it. It surely brings { $points }.
review-how = A bot compares each move with the others in imagined worlds that fit what the player could know then. It sees far, but not everything: what it misses counts as if nobody had found it. Luck is counted separately, and is nobody's merit.
review-turning = The turn that brought most
review-turning-points = It was worth { $points } points.
review-turning-see = See it
review-next-gist = What each move was worth, and what would have brought more.
review-next-lesson = Next lesson
review-next-learn = Learn it step by step
review-trends = Your trends over many games
