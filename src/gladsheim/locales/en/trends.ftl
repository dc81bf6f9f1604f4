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
trends-fills = This page fills by itself: whenever no bot has to think, the games of { $game } that you have finished with your account are reviewed, the newest first, up to { $n } a day. You can also press “{ review-ask }” after any game.
trends-fills-asked = Your games are not reviewed by themselves. Press “{ review-ask }” after a game, or switch it on below.
trends-fills-never = Games are not reviewed by themselves in this hall. Press “{ review-ask }” after a game.
trends-private = There is no such page, or it is not shown to others.

trends-leads = Results
trends-leads-about =
    { $n ->
        [one] How far ahead of the best of the others at the end of one game.
       *[other] How far ahead of the best of the others at the end, on average of { $n } games.
    }
trends-leads-none = None of these games was played to its end.
trends-lead = As they came
trends-corrected = Corrected for luck
trends-lead-ahead = Luck aside, that is surely ahead.
trends-lead-behind = Luck aside, that is surely behind.
trends-lead-even = Luck aside, that is neither surely ahead nor surely behind.
trends-few = From { $n } games on it can be said how sure that is.

trends-missed = Points missed
trends-each = In a decision
trends-less = Surely less in the later half of these games: { $change }.
trends-more = Surely more in the later half of these games: { $change }.
trends-same = No sure change from the earlier half of these games to the later one.
trends-range = ± { $range }
trends-line-leads = Lead corrected for luck, game by game: from { $first } to { $last }, dots as it came
trends-line-missed = Points missed in a decision, game by game: from { $first } to { $last }
trends-oldest = oldest
trends-newest = newest
trends-table = All numbers, game by game
trends-date = Game
trends-luck = Luck
trends-decisions = Decisions
trends-missed-in = Missed
trends-unfinished = not played out
trends-public = Only public games are listed one by one; the figures count all.

trends-kinds = By kind
trends-kinds-about = By what was played, the most missed first.
trends-thirds = By thirds of the game
trends-third-1 = First third
trends-third-2 = Second third
trends-third-3 = Last third
trends-all = Show all { $n }
trends-fewer = Show fewer
trends-part = Part
trends-kind = Kind
trends-where-more = surely more than elsewhere
trends-in =
    { $n ->
        [one] { $points } in one decision
       *[other] { $points } in { $n } decisions
    }
trends-how = From the newest { $n } reviewed games at most. The ± is what the number may be off by, in 95 of 100 cases; it comes from how much the games differ. What a review cannot tell from noise counts as nothing missed.

trends-shown = Show this page to others
trends-shown-about = They see the figures of all your reviewed games, and single games only where anybody could have watched.
trends-automatic = Review my finished games by themselves
trends-automatic-about = Up to { $n } a day, when nothing else is to be done.
