# The deal of the day: today's deals, the tables of the days, what proves them.

daily-about = The same deal for everybody, against the same bots, one try each. Begin by { $ends }; what has begun can be played on until { $closes }.
daily-about-over = The same deal for everybody, against the same bots, one try each. This day is over: all tries can be looked at.
daily-guest = You play as a guest: only accounts stand in the table of the day.
daily-guest-account = Create an account
daily-seat = You sit on seat { $seat } of { $players }, against the bot { $level }.
daily-play = Play
daily-play-game = Play today's deal of { $game }
daily-go-on = Play on
daily-go-on-game = Play on: today's deal of { $game }
daily-own = { $score ->
    [one] Your try: place { $place } with one point.
   *[other] Your try: place { $place } with { $score } points.
}
daily-own-unfinished = Your try was not finished.
daily-look = Look back
daily-look-own = Look back at your try of { $game }
daily-look-at = Look at the try of { $name }
daily-rows = Table of the day: { $game }
daily-rows-later = How others have done is shown once your own try is over.
daily-rows-none = No account has finished a try.
daily-came = At the table
daily-points = Points
daily-unfinished = not finished
daily-days = Earlier days
daily-today = Today
daily-proof = Why nobody can have changed the deal
daily-proof-about = The hall draws a secret for each day, publishes its fingerprint (SHA-256) two days ahead, and tells the secret when the day is over. All chance of the deals follows from it. The record of a try shows the fingerprint of its deal, too.
daily-proof-hash = Fingerprint of { $day }, published { $since }
daily-proof-secret = The secret of { $day }
daily-proof-check = To check a record of this day, say in a terminal
daily-proof-deal = Fingerprint of the deal of { $game }

daily-match = Duplicate match
daily-matches = Duplicate matches
daily-matches-about = Two to five friends play the same deals from every seat, against bots or with each other. What luck brought to all alike is taken out.
daily-match-new = Begin a new match
daily-match-seats = Seats at each table
daily-match-bot = Level of the bots
daily-match-rounds = Deals for each seat
daily-match-days = Days
daily-match-begin = Begin a match
daily-match-join = Join in
daily-match-link = Link for your friends
daily-match-terms = { $count } deals, all other seats are played by the bot { $level }. Open until { $closes }.
daily-match-standings = Standings
daily-match-compared = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
daily-match-luck = Points above the mean of each deal. { $share } of the spread was luck that all shared, and is taken out.
daily-match-deal = Deal { $number }
daily-match-seat = Seat { $seat } of { $seats }
daily-match-proof = The deals follow from a secret. Its fingerprint (SHA-256) stands here from the beginning, the secret once the match is over.
daily-match-way = Who plays whom
daily-match-way-bots = Each against bots
daily-match-way-4 = Four friends with each other
daily-match-way-4-about = Every deal is played at two tables at once. Everybody meets everybody else from both seats, and is compared with whoever sits in the same seat at the other table. The match begins when four have joined.
daily-match-way-5 = Five friends with each other
daily-match-way-5-about = Every deal is played at two tables at once, and one of you sits out. Everybody meets everybody else from both seats, and is compared with whoever sits in the same seat at the other table. The match begins when five have joined.
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
daily-match-gone = somebody who is gone
daily-match-hidden = How others have played a deal is shown once your own table with it is over.
