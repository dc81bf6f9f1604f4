# Rated tables, people's pages, rankings, looking back at games.

card-rated = Rated
card-rated-yes = Yes, for accounts only.
card-rated-no = No
rated-tag = rated
setup-rated = The result counts for the rating
setup-rated-about = Every seat belongs to a different account.
setup-rated-guest = Only accounts play rated games: make one on the page behind your name.
setup-rated-seats = Not with bots, and not with several players at one screen.
rated-rules = A game counts once every player has made { $actions } moves. At most { $games_a_day } games a day between the same two players count.
rated-uncounted-short = The ratings stay as they are: not every player made { $actions } moves.
rated-uncounted-often = The ratings stay as they are: two of these players have already had { $games_a_day } rated games within a day.
refused-account-needed = Only accounts play at a rated table.
refused-people-only = At a rated table each seat is played by a different account, none by a bot.

people-since = Here since { $date }
people-private = { $name } keeps games and figures private.
people-private-own = Nobody else sees this page: you have made it private.
people-unknown = There is no account with this name.
people-none = No game has been finished yet.
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
people-place = { $place }. place: { $count }
people-history = Rating after each rated game, from { $first } to { $last }
people-opponents = Met at the table
people-guests = Guests
people-met = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
people-ahead = ahead { $ahead }, behind { $behind }
people-recent = Finished games
people-recent-about = Others see only games at public tables that anybody may watch.
people-more = Show earlier games
people-trends = What many reviews say
people-abandoned = called off
people-came = place { $place }
people-score = { $score } points
people-change = rating { $before } → { $after }

ranking-title = Ranking: { $game }
ranking-link = Ranking
ranking-people = Players
ranking-none = Nobody has played enough rated games yet.
ranking-about = Only rated games between accounts count. Ratings that are still provisional are not listed.
ranking-bots = Bots
ranking-bots-none = No game between different bots has been finished yet.
ranking-bots-about = By finished games with at least two different bots: in each, the places of the bots among themselves count, apart for each number of players. People at the table do not count.
ranking-players = { $count } players
ranking-name = Name
ranking-place = Place
ranking-games = Games

replay-title = Looking back
replay-rules = rules version { $version }
replay-bar = Moves
replay-link = Look back
replay-step = Step through the game
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-at = Step { $ply } of { $plies }
replay-slider = Step
replay-leave = To the table
replay-copy = Copy the link
replay-copied = Copied
replay-eyes = Seen by
replay-eyes-then = you, then
replay-eyes-watchers = watchers
replay-start = Before the first move

mine-page = Your page
mine-page-about = Your games and ratings, as others see them.
mine-page-open = See your page
mine-page-private = Show my games and figures to nobody else
mine-page-private-about = At rated tables your rating is shown beside your name all the same.
mine-records = All records
mine-records-about = The records of all your finished games, one per line, to keep or to check.
mine-records-get = Download all records
