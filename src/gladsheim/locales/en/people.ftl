# Rated tables, people's pages, rankings, looking back at games.

card-rated = Rated
card-rated-yes = Yes, for accounts only.
card-rated-no = No
rated-tag = rated
setup-rated = The result counts for the rating
setup-rated-about = Every seat needs a different account.
setup-rated-guest = You need an account for rated games. Create one on the page behind your name.
setup-rated-seats = Rated games allow no bots and only one player per screen.
rated-rules = A game counts once every player has made { $actions } moves. At most { $games_a_day } games a day count between the same two players.
rated-uncounted-short = The ratings do not change: not every player made { $actions } moves.
rated-uncounted-often = The ratings do not change: two of these players had already played { $games_a_day } rated games within a day.
refused-account-needed = You need an account to play at a rated table.
refused-people-only = A rated table needs a different account in each seat and allows no bots.

people-since = Here since { $date }
people-private = { $name } keeps games and statistics private.
people-private-own = Nobody else sees this page: you have made it private.
people-unknown = There is no account with this name.
people-none = No finished games yet.
people-rating = Rating
people-provisional = provisional
people-provisional-about = Too few rated games to be sure
people-unrated = No rated games yet
people-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
people-wins = { $count ->
    [one] { $count } victory
   *[other] { $count } victories
}
people-best = Best result: { $score }
people-places = Places
people-place = Place { $place }: { $count }
people-history = Rating after each rated game, from { $first } to { $last }
people-opponents = Opponents
people-guests = Guests
people-met = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
people-ahead = ahead { $ahead }, behind { $behind }
people-recent = Finished games
people-recent-about = Others see only games at public tables that anyone may watch.
people-more = Show earlier games
people-trends = Trends over many games
people-abandoned = abandoned
people-came = place { $place }
people-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
people-change = rating { $before } → { $after }

ranking-title = Ranking: { $game }
ranking-link = Ranking
ranking-people = Players
ranking-none = Nobody has played enough rated games yet.
ranking-about = Only rated games between accounts count. Ratings that are still provisional are not listed.
ranking-bots = Bots
ranking-bots-none = No games between different bots have been finished yet.
ranking-bots-about = Based on finished games with at least two different bots. Only the order of the bots counts, separately for each number of players. People at the table do not count.
ranking-players = { $count } players
ranking-name = Name
ranking-place = Place
ranking-games = Games

replay-title = Replay
replay-rules = rules version { $version }
replay-bar = Moves
replay-link = Replay
replay-step = Step through the game
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-at = Step { $ply } of { $plies }
replay-slider = Step
replay-leave = To the table
replay-copy = Copy the link
replay-copied = Copied
replay-eyes = Seen by
replay-eyes-then = you, at the time
replay-eyes-watchers = spectators
replay-start = Before the first move

mine-page = Your page
mine-page-about = Your games and ratings as others see them.
mine-page-open = See your page
mine-page-private = Hide my games and statistics from others
mine-page-private-about = At rated tables, your rating still appears beside your name.
mine-records = All records
mine-records-about = The records of all your finished games, one per line, to keep or to verify.
mine-records-get = Download all records
