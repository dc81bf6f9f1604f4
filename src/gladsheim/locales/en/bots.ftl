# How strong the bots of a game are, and what they have learned.

bots-title = How strong the bots of { $game } are
bots-about = A bot rated 100 points above another wins about 64% of the games between them. The { bot-greedy } always has 1000 points: it does not think ahead and never learns, so it never changes. The bars show the range in which a rating lies with 95% certainty.
bots-plain = The bots of this game run here without compiled code: the upper levels are weaker than shown below.
bots-compiling = The bots are still being compiled. Until then, the upper levels are weaker than shown below.
bots-none = The strength of the bots of this game has not been measured yet.
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
bots-learned-games = { $minutes ->
        [one] The Seers taught themselves. They played against themselves in several rounds and learned after each round what positions are worth. That took one minute.
       *[other] The Seers taught themselves. They played against themselves in several rounds and learned after each round what positions are worth. That took { $minutes } minutes.
    }
bots-usual = the usual table
bots-fits = Training and accuracy
bots-fits-about = Explained: the share of the differences in results that the Seer predicts, in games that it did not learn from.
bots-round = Round
bots-network = { $count } players: { $tables }
bots-games = Games
bots-positions = Positions
bots-explained = Explained
bots-pace = ms per decision
