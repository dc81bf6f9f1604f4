# What the reviews of many games say together.

trends-own = Your trends
trends-of = Trends of { $name }
trends-profile = All about { $name }
trends-hidden = Nobody else sees this page.
trends-open = Others can see this page.
trends-games = Games
trends-count = { $game }: { $n } reviewed
trends-waiting =
    { $n ->
        [one] One game is being reviewed.
       *[other] { $n } games are being reviewed.
    }
trends-none = No game of { $game } has been reviewed yet.
trends-fills = This page fills automatically: while no bot has to think, the hall reviews the games of { $game } that you finished with your account, newest first, up to { $n } a day. You can also press “{ review-ask }” after any game.
trends-fills-asked = Your games are not reviewed automatically. Press “{ review-ask }” after a game, or turn automatic reviews on below.
trends-fills-never = This hall does not review games automatically. Press “{ review-ask }” after a game.
trends-private = This page does not exist, or it is private.

trends-leads = Results
trends-leads-about = { $n ->
        [one] Lead over the best other player at the end of one game.
       *[other] Average lead over the best other player at the end of { $n } games.
    }
trends-leads-none = None of these games was played to its end.
trends-lead = Actual
trends-corrected = Corrected for luck
trends-lead-ahead = Corrected for luck, this is clearly ahead.
trends-lead-behind = Corrected for luck, this is clearly behind.
trends-lead-even = Corrected for luck, this is neither clearly ahead nor clearly behind.
trends-few = After { $n } games, this page says how certain that is.

trends-missed = Points missed
trends-each = Per decision
trends-less = Clearly fewer in the later half of these games: { $change }.
trends-more = Clearly more in the later half of these games: { $change }.
trends-same = No clear change from the earlier half of these games to the later one.
trends-range = ± { $range }
trends-line-leads = Lead corrected for luck, game by game: from { $first } to { $last }; dots show the actual lead
trends-line-missed = Points missed per decision, game by game: from { $first } to { $last }
trends-oldest = oldest
trends-newest = newest
trends-table = All numbers, game by game
trends-date = Game
trends-luck = Luck
trends-decisions = Decisions
trends-missed-in = Missed
trends-unfinished = not played out
trends-public = Only public games are listed one by one; the numbers count all games.

trends-kinds = By kind of move
trends-kinds-about = The kinds with the most points missed come first.
trends-thirds = By thirds of the game
trends-third-1 = First third
trends-third-2 = Second third
trends-third-3 = Last third
trends-all = Show all { $n }
trends-fewer = Show fewer
trends-part = Part
trends-kind = Kind
trends-where-more = clearly more than elsewhere
trends-in =
    { $n ->
        [one] { $points } in one decision
       *[other] { $points } in { $n } decisions
    }
trends-how = Based on at most the newest { $n } reviewed games. The ± is the margin of error in 95 of 100 cases; it comes from how much the games differ. Differences that a review cannot tell from noise do not count as missed.

trends-shown = Show this page to others
trends-shown-about = They see the numbers of all your reviewed games, but single games only if anyone could have watched them.
trends-automatic = Review my finished games automatically
trends-automatic-about = Up to { $n } a day, when the hall has nothing else to do.
