# How strong the bots of a game are, and what they have learned.

bots-title = How strong the bots of { $game } are
bots-about = A bot with 100 points more than another wins about 64% of the games between them. The { bot-greedy } always has 1000 points: it does not think ahead and has learned nothing, so it stays the same. The bars show where a rating lies with a certainty of 95%.
bots-plain = Here the bots of this game run without compiled code: the upper levels think less and are weaker than it says below.
bots-compiling = The code of the bots is still being compiled: until that is done, the upper levels think less and are weaker than it says below.
bots-none = Nobody has measured yet how strong the bots of this game are.
bots-measured =
    { $deals ->
        [one] One deal, which the bots played in every seat.
       *[other] { $deals } deals, each of which the bots played in every seat.
    }
bots-bot = Bot
bots-between = { $low } to { $high }
bots-steps = Each level against the one below
bots-level = Level
bots-step = { $bot } against { $below }
bots-won = Games won
bots-sure = 95% sure
bots-learned = What they have learned
bots-learned-games =
    { $minutes ->
        [one] Nobody taught the Seers: they played against themselves, in several rounds, and after each round learned what positions are worth. That took one minute.
       *[other] Nobody taught the Seers: they played against themselves, in several rounds, and after each round learned what positions are worth. That took { $minutes } minutes.
    }
bots-usual = the usual table
bots-fits = From what, and how well
bots-fits-about = Explained: how much of the differences in what positions led to is foreseen, in games that were kept aside.
bots-round = Round
bots-network = { $count } players: { $tables }
bots-games = Games
bots-positions = Positions
bots-explained = Explained
bots-pace = ms a decision
