# Why a table or the hall refuses a request. Only the server reads this file, not the page.

## Tables and seats

faults-unknown-table = there is no such table
faults-unknown-seat = the table has no seat { $seat }
faults-not-started = the game has not begun: not all seats are taken
faults-started = the game has begun: its seats stay as they are
faults-closed = the table was called off
faults-not-complete = nonces are told when all seats are taken and all have promised
faults-broken-promise = seat { $seat } promised another nonce, or none
faults-not-asked = no fresh nonce is waited for from seat { $seat }
faults-used-promise = seat { $seat } promised this nonce for an earlier deal; a fresh one is needed
faults-seat-taken = the seat is taken or kept for somebody else
faults-not-invited = a bot account sits only where it is invited, or at a table that it made
faults-already-seated = this player already has a seat at this table
faults-not-your-seat = the seat is somebody else's
faults-only-maker = only whoever made the table may do this
faults-only-seated = only those who sit at this table may do this
faults-only-concerned = only those who sit at this table, or made it, may do this
faults-only-rematch = only those who sat at this table may ask for a rematch
faults-account-needed = only accounts play at a rated table
faults-people-only = at a rated table each seat is played by another account, none by a bot
faults-rated-clock = a rated table needs a clock (allowed: { $allowed }), so that nobody can just stay away
faults-rated-absence = at a rated table the game ends for whoever's time runs out (allowed: { $allowed })
faults-not-over = the game is not over: a rematch follows its end

## The game

faults-stale = the table has moved on: it is at { $now }, not at { $expected }
faults-not-to-act = it is not the turn of seat { $seat }
faults-not-yours = seat { $seat } is not yours
faults-none-to-act = it is not the turn of any of your seats
faults-window-runs = somebody may be asked in secret: until that time is over nothing else can be done here
faults-over = the game is over
faults-running = the game is running: its record tells hidden things and is shown when it is over
faults-running-eyes = the game is running: you see it only through your own eyes
faults-running-whole = the game is running: it is shown as a whole when it is over
faults-running-positions = the game is running: its positions hold hidden things until it is over
faults-busy-review = too many games are waiting for their review: try again later
faults-own-reviews = { $most } of your games are waiting for their review: ask again when one of them is finished
faults-no-undo = there is nothing to take back: another seat has acted or something was revealed
faults-undo-limit = this game has reached its limit of actions taken back: { $first }, and { $more } more for each action that stands; play on first
faults-left = the player of this seat has left the game
faults-not-away = only a seat whose time has run out, and whose game goes on, is taken back
faults-rated = in a rated game nothing is taken back, and a player who ran out of time stays away
faults-no-aids = in rated games, deals of the day and duplicate matches nobody is told which choices are good
faults-rated-rulings = a rated table plays by an edition ({ $editions }), not by a mixture of readings
faults-shared-deal = a shared deal is played once, and nothing is taken back
faults-deal-closed = the time for this deal is over
faults-no-day = there is no deal of the day { $day }
faults-no-deal = today there is no deal of { $game }
faults-no-match = there is no such match
faults-most-matches = you play in { $most } matches at most
faults-match-full = this match has { $most } players already
faults-only-match = only those who play in a match play its deals
faults-only-rotation = { $field } goes with a match of friends with each other
faults-rotation-rounds = friends who play with each other play at most { $most } turns
faults-match-waits = the match begins when all have joined
faults-sits-out = you sit out of this deal
faults-match-gone = whoever you would meet in this deal is gone
faults-no-offer = there is no such offer, or the game has moved on since
faults-id-taken = this action id already belongs to another request
faults-too-long = a table holds at most { $most } actions and undos
faults-unreadable = this game can no longer be read

## A new table

faults-no-game = there is no game { $name }; allowed: { $allowed }
faults-no-option = there is no option { $name }; allowed: { $allowed }
faults-no-bot = there is no bot { $name }; allowed: { $allowed }
faults-no-invited = there is no account of the name { $name }
faults-seats-agree = { $players } players, but { $seats } seats: they must agree
faults-one-seat = one seat for each player: nobody is invited twice, nor the player who opens the table
faults-seat-change = a bot has the field "bot", an invited player "name", an open seat neither
faults-pace = this clock is for the pace { $fitting }, not { $pace }
faults-absence = without a clock no time runs out; allowed: { $allowed }
faults-no-secret-questions = { $game } asks nobody in secret: there is nothing to cover
faults-prepare-turn = it is your turn: nothing is to be prepared
faults-not-offered = this move cannot be prepared now
faults-no-conditions = conditions are for tables by days, and this is none
faults-not-supposed = nobody can do this right before your turn, as far as you know
faults-too-many-conditions = a seat has at most { $most } conditions: remove one first
faults-no-orders = at this table the hall answers nothing beforehand
faults-no-order = there is no such order, or it stands there twice: { $name }; allowed: { $allowed }
faults-order-when = that cannot be ordered here: { $when }; allowed: { $allowed }
faults-order-least = from which strength on: { $least }; allowed: { $allowed }
faults-orders-clock = standing orders are for games that have some, at tables with a clock of days or none; allowed here: { $allowed }
faults-window-days = windows are for tables without a clock of days; allowed there: { $allowed }
faults-watch-bots = a table of bots alone has nobody seated who could watch it
faults-open-tables = at most { $most } open tables at a time
faults-bot-tables = at most { $most } games between bots at a time: open another when one of them is over
faults-bot-tables-of-owner = at most { $most } games between bots at a time from one network
faults-find-busy = many are looking for somebody at this moment; try again
faults-game-off = no new tables of { $game }: the host has switched it off

## Options of a game

faults-option = option { $option } is { $value }; allowed: { $allowed }
faults-allowed-known = no such option; known: { $known }
faults-allowed-whole = a whole number from { $least } to { $most }
faults-allowed-range = { $least } to { $most }
faults-allowed-flag = true or false
faults-allowed-kinds = a list of distinct codes out of { $codes }
faults-allowed-rulings = a list of distinct readings out of { $names }
faults-allowed-custom = a list of codes, since the set is custom
faults-allowed-no-kinds = none, since the set is { $set } (custom takes a list)
faults-allowed-enough = at least { $needed } tiles besides Hels and Trolls (there are { $usable }; V-2.3)
faults-allowed-cards = the name of a card file
faults-no-book = no card file { $name } is known; known: { $known }
faults-book-differs = card file { $name } has the digest { $here } here, not { $there }: the contents differ
faults-document = { $count ->
    [one] the position does not hold: { $count } fault, at { $field }
   *[other] the position does not hold: { $count } faults, the first at { $field }
}

## Accounts and names

faults-name = a name has 1 to { $most } visible characters
faults-name-marks = a letter of a name bears at most { $most } marks, and no mark stands without a letter
faults-name-taken = the name belongs to somebody's account
faults-name-alike = this name looks like that of somebody's account
faults-name-bot = this name would pass for a bot of this hall
faults-name-house = this name would pass for the hall or its operators
faults-name-nobody = this name would pass for an erased player or a free seat
# Words that no name has, and names that nobody has: with commas between them.
names-bots = bot, bots, robot, computer
names-offices = admin, admins, administrator, moderator, operator
names-house = hall, the hall, host, the host, system, server, support, staff, root, gladsheim
faults-already-account = this is an account already
faults-wrong-login = name or password is wrong
faults-wrong-code-login = name or code is wrong
faults-wrong-password = the password is wrong
faults-password-common = this password is one of the most common: choose another
faults-password-repeats = this password only repeats a few characters: choose another
faults-password-name = this password is little more than the name: choose one with at least { $least } characters beside it
faults-account-password = only an account has a password
faults-account-page = only an account has a page of its own
faults-account-told = only an account is told of its turns
faults-account-bots = only an account has bot accounts
faults-account-changed = the account was changed at the same time: try again
faults-no-accounts = this hall has no accounts
faults-no-account = there is no account of this name
faults-no-trends = there is no such page, or it is not shown
faults-no-session = there is no such session
faults-signed-out = you were signed out on this device: sign in again, or go on as a new guest
faults-guest-ended = this hall does not know your guest seat any more: sign in, or go on as a new guest
faults-banned = banned for good
faults-banned-until = banned until { $until }
faults-banned-why = { $banned }: { $reason }
faults-slow-down = too many attempts: try again in { $seconds } s

## Bot accounts

faults-not-for-bots = a bot account may not do this
faults-bots-private = a bot account opens private tables only
faults-robot-tables = a bot account plays at most at { $most } tables at a time: finish or leave one first
faults-not-a-bot = streams are for bot accounts: send a token
faults-token-or-cookie = send a token or the cookie of a session, not both
faults-bad-token = the header Authorization must be Bearer with the token of a bot account; this token is not known, or was revoked
faults-no-robot = there is no such bot account
faults-no-token = there is no such token
faults-most-robots = at most { $most } bot accounts for each account
faults-most-tokens = at most { $most } tokens for each bot account
faults-most-streams = too many streams and sockets are open

## Talk, time and mail

faults-message = a message has visible characters
faults-chat-full = a table holds at most { $most } messages
faults-note-changed = the note has been changed elsewhere in the meantime
faults-block-oneself = nobody can block themselves
faults-most-blocks = at most { $most } people can be blocked
faults-no-block = there is no such block
faults-reason = a reason has visible characters
faults-most-reports = at most { $most } reports can wait for the operator
faults-no-message = there is no such message
faults-no-person = no person sits there
faults-one-of-three = exactly one of "seat", "message" and "maker" is needed
faults-one-of-two = exactly one of "seat" and "message" is needed
faults-no-vacation = there is no vacation left; allowed: { $days } days in any { $within }, in at most { $parts } parts
faults-not-seated = only those who play here can be on vacation
faults-email = an e-mail address is NAME@DOMAIN
faults-email-refused = the mail server refuses this address
faults-mail-failed = the mail could not be sent: try again later
faults-code-expired = the code is no longer valid: ask for a new one
faults-wrong-code = the code is wrong
faults-no-mails = this hall sends no mails
faults-no-webhooks = this hall sends no webhooks
faults-webhook = a webhook is an address such as { $example }
faults-webhook-public = a webhook is an address on the public Internet
faults-no-push = this hall does not tell browsers without an open page
faults-push = a push service has an address such as { $example }
faults-push-public = a push service has an address on the public Internet
faults-push-key = this is no public key on the curve P-256
faults-push-session = only the browser of somebody who plays here can be told

## Requests that cannot be read

faults-at = { $field }: { $what }
faults-type = expected { $expected }, got { $got }
faults-type-int = a whole number
faults-type-float = a number
faults-type-str = a text
faults-type-bool = true or false
faults-type-array = a list
faults-type-object = an object
faults-type-null = null
faults-least = expected: at least { $amount }
faults-most = expected: at most { $amount }
faults-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
faults-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
faults-form = expected: a text of the form { $form }
faults-missing = the field { $name } is missing
faults-missing-query = the query parameter { $name } is missing
faults-unknown-field = the field { $name } is not known here
faults-value = { $value } is none of the allowed values
faults-range = the number is out of range
faults-json = the body is no valid JSON
faults-deep = the body is nested too deeply
faults-request = the request cannot be read
faults-no-page = there is nothing at this address
faults-method = this address does not take such a request
faults-too-large = the request is too large
faults-media-type = a request must be JSON (Content-Type: application/json)
faults-cross-origin = requests from pages of other sites are refused
faults-host-changed = the proxy in front of this hall is set up wrong: the page is at { $origin }, and the hall was asked for { $host }; whoever runs it must let the proxy pass Host on unchanged
faults-unknown-host = the hall does not go by the name { $host }; whoever runs it can add it: gladsheim serve --name
faults-forbidden = this is not allowed

## The hall itself

faults-no-database = the hall's database does not answer
faults-not-saved = the hall cannot save at present: nothing was changed, try again
faults-unsettled = the hall's database was lost while it saved: send the request again
faults-internal = something went wrong in the hall; nothing was saved
faults-closing = the hall is closing: try again in a moment
