# The deal of the day: today's deals, the tables of the days, what proves them.

daily-about = Everyone gets the same deal, the same bots and one try. Begin by { $ends } and finish by { $closes }.
daily-about-over = Everyone got the same deal, the same bots and one try. This day is over: you can look at all tries.
daily-guest = You play as a guest. The table of the day lists only accounts.
daily-guest-account = Create an account
daily-seat = You are in seat { $seat } of { $players }, against the bot { $level }.
daily-play = Play
daily-play-game = Play today's deal of { $game }
daily-go-on = Continue
daily-go-on-game = Continue today's deal of { $game }
daily-own = { $score ->
    [one] Your try: place { $place } at your table, with one point.
   *[other] Your try: place { $place } at your table, with { $score } points.
}
daily-rank = Your place among the tries of the day: { $rank } of { $all }.
daily-own-unfinished = Your try was not finished.
daily-look = Replay
daily-look-own = Replay your try of { $game }
daily-look-at = Look at the try of { $name }
daily-rows = Table of the day: { $game }
daily-rows-later = You see the results of others once your own try is over.
daily-rows-none = No account has finished a try yet.
daily-came = At the table
daily-points = Points
daily-unfinished = not finished
daily-days = Earlier days
daily-today = Today
daily-proof = Why nobody can change the deal
daily-proof-about = The hall draws a secret for each day. It publishes the secret's fingerprint (SHA-256) two days ahead, and the secret when the day is over. All chance in the deals comes from it. The record of a try also shows the fingerprint of its deal.
daily-proof-hash = Fingerprint of { $day }, published { $since }
daily-proof-secret = The secret of { $day }
daily-proof-check = To check a record of this day, run in a terminal
daily-proof-deal = Fingerprint of the deal of { $game }

daily-match = Duplicate match
daily-matches = Duplicate matches
daily-matches-about = Two to five friends play the same deals from every seat, against bots or each other. Luck that everyone shared is taken out.
daily-match-new = Begin a new match
daily-match-seats = Seats at each table
daily-match-bot = Level of the bots
daily-match-rounds = Deals for each seat
daily-match-days = Days
daily-match-begin = Begin a match
daily-match-join = Join in
daily-match-link = Link for your friends
daily-match-terms = { $count } deals; the bot { $level } plays all other seats. Open until { $closes }.
daily-match-standings = Standings
daily-match-compared = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
daily-match-luck = Points above the average of each deal. { $share } of the spread was luck that all shared; it is taken out.
daily-match-deal = Deal { $number }
daily-match-seat = Seat { $seat } of { $seats }
daily-match-proof = The deals come from a secret. Its fingerprint (SHA-256) is shown here from the start, the secret itself once the match is over.
daily-match-way = Who plays whom
daily-match-way-bots = Each against bots
daily-match-way-4 = Four friends against each other
daily-match-way-4-about = Each deal is played at two tables at once. Everyone meets everyone else from both seats and is compared with the player in the same seat at the other table. The match begins when four have joined.
daily-match-way-5 = Five friends against each other
daily-match-way-5-about = Each deal is played at two tables at once, and one of you sits out. Everyone meets everyone else from both seats and is compared with the player in the same seat at the other table. The match begins when five have joined.
daily-match-turns = Turns
daily-match-meet-terms = { $count } deals, each played at two tables. Open until { $closes }.
daily-match-missing = { $count ->
    [one] One friend is still missing. The match begins when all have joined.
   *[other] { $count } friends are still missing. The match begins when all have joined.
}
daily-match-next = Next
daily-match-with = Deal { $number }: with { $name }
daily-match-waits = { $name } is waiting for you at the table.
daily-match-out = You sit out of this deal.
daily-match-gone = a player who has left
daily-match-hidden = You see how others played a deal once your own table has finished it.
