# The hall: front page, settings, connection, what every game shares.

hall-name = Gladsheim
hall-tagline = Three Norse board games to play right now
hall-no-account = No account needed. Your first game takes ten minutes, and the board teaches you as you play.
hall-play-first = Play { $game } now
hall-with-friend = Play with a friend
hall-sign-in = Sign in
hall-create-account = Create account
hall-play-bot = Play a bot
hall-play-friend = Play a friend
hall-find = Find someone
hall-play-options = Options
hall-options-game = Options for { $game }
hall-daily = Deal of the day
hall-daily-state = { $state ->
    [running] Continue
    [over] Played
   *[new] Play
}
hall-puzzles = Puzzles
hall-learn = Learn
hall-learn-game = Learn { $game } step by step
hall-rules = Rules
hall-rules-game = Rules of { $game }
hall-table-yours = Your turn
hall-table-waiting = { $name } to play
hall-table-over = Finished
hall-footer-docs = Documentation: for players, hosts, bot authors, researchers and contributors
hall-footer-imprint = Imprint and credits
hall-footer-privacy = Privacy

setup-title = New table: { $game }
setup-set = Tiles
setup-kinds = Kinds of tiles
setup-kinds-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
setup-seats = Who plays
setup-seat-me = Me
setup-seat-human = Someone here
setup-seat-bot = Bot
setup-seat-kind = Who takes seat { $number }
setup-seat-name-of = Name for seat { $number }
setup-seat-level-of = Level of the bot in seat { $number }
setup-seat-add = One more player
setup-seat-remove = Remove seat { $number }
setup-more = More: who finds and watches it, clock
setup-start = Sit down
setup-starting = Setting up the table …
setup-cancel = Back
setup-default-name = Guest
setup-default-guest = Player { $number }

bot-random = Wanderer
bot-greedy = Reaper
bot-seer = Seer { $level }
bot-search = Scout { $level }
bot-other = Bot { $name }
bot-plays-1 = { $name } plays like a child: half of its moves or more are random.
bot-plays-2 = { $name } plays like a beginner: about half of its moves are random.
bot-plays-3 = { $name } plays like a casual player: about one move in three is random.
bot-plays-4 = { $name } plays like a practised player: about one move in four is random.
bot-plays-5 = { $name } plays like a strong player: about one move in eight is random.
bot-plays-6 = { $name } plays like an expert: hardly any move is random.
bot-plays-7 = { $name } plays like a champion: no move is random, and it thinks much longer.
bot-names = Askr, Bestla, Búri, Lífþrasir, Auðr

level-named = { $name } · { $strength }
level-1 = child
level-2 = beginner
level-3 = casual player
level-4 = practised player
level-5 = strong player
level-6 = expert
level-7 = champion
level-how-strong = How strong are they?

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-system = Same as the device
settings-theme-dark = Night fjord
settings-theme-light = Parchment
settings-colour = Your colour at a table
settings-colour-seat = That of the seat
settings-colour-0 = Orange
settings-colour-1 = Blue
settings-colour-2 = Pink
settings-colour-3 = Green
settings-colour-4 = Red
settings-colour-5 = Grey
settings-confirm = Confirm each choice
settings-confirm-about = When this is off, tap the same thing again to choose it.
settings-speed = Animation
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-pause = Pause between moves of bots
settings-pause-seconds = { $seconds } s
settings-best = Best spots
settings-best-about = Shows where your tiles score the most points right now. Never in rated games, deals of the day or duplicate matches.
settings-coach = A tip in my first games
settings-coach-about = For roughly your first five turns in each game, using only what you may know. Never in rated games, deals of the day or duplicate matches.
settings-ties = Always show the digit after the points
settings-ties-about = In Völuspá, the higher digit reached the points first. When this is off, only ties show it.
settings-prepare = Offer to prepare moves
settings-prepare-about = Prepare a move while others think; it is played when your turn comes. At tables with days per move you can also set conditions: if they do this, you play that.
settings-coordinates = Coordinates on boards and in the log
settings-coordinates-about = As you type them in the terminal: Od@1,0, build:tyr, place:1,0S.
settings-sound = Sounds
settings-volume = Volume
settings-close = Close

status-behind = Catching up with the hall …
status-unreachable = The hall cannot be reached. Trying again …
status-offline = You are offline. The table will catch up automatically.
asking-blocked = Live updates are blocked on the way to this hall. The page asks every { $seconds } seconds instead.
status-loading = Opening the table …
status-not-found = There is no such table here.
status-back = Back to the hall

error-unreachable = The hall does not answer. Nothing is lost. Try again.
error-retry = Try again
error-stale = The table has moved on. This is the position now.
error-refused = That was refused: { $message }
error-close = Close this message

form-missing = Please fill this in.
form-short = { $least ->
    [one] Enter at least { $least } character.
   *[other] Enter at least { $least } characters.
}
form-range = Enter a number from { $least } to { $most }.
form-wrong = This value is not allowed here.
