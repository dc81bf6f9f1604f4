# Why a table or the hall refuses a request. Only the server reads this file, not the page.

## Tables and seats

faults-unknown-table = there is no such table
faults-unknown-seat = the table has no seat { $seat }
faults-no-decision = seat { $seat } decided nothing at entry { $ply } of the log
faults-not-started = the game has not begun: some seats are still free
faults-started = the game has begun: its seats cannot be changed
faults-closed = the table was cancelled
faults-not-complete = nonces are accepted once all seats are taken and all have sent their promises
faults-broken-promise = this nonce matches no promise of seat { $seat }
faults-not-asked = the hall is not waiting for a new nonce from seat { $seat }
faults-used-promise = seat { $seat } promised this nonce for an earlier deal: send a new one
faults-seat-taken = the seat is taken or reserved for someone else
faults-not-invited = a bot account can sit only where it is invited or at a table that it opened
faults-already-seated = this player already has a seat at this table
faults-not-your-seat = the seat belongs to someone else
faults-only-maker = only the player who opened the table can do this
faults-only-seated = only the players at this table can do this
faults-only-concerned = only the players at this table and the one who opened it can do this
faults-only-rematch = only the players of this table can ask for a rematch
faults-account-needed = you need an account to play at a rated table
faults-people-only = a rated table needs a different account in each seat and allows no bots
faults-rated-clock = a rated table needs a clock; allowed: { $allowed }
faults-rated-absence = at a rated table the game ends when a player runs out of time; allowed: { $allowed }
faults-not-over = the game is not over: ask for a rematch when it is

## The game

faults-stale = the table has moved on: it is at { $now }, not at { $expected }
faults-not-to-act = it is not the turn of seat { $seat }
faults-not-yours = seat { $seat } is not yours
faults-none-to-act = it is not the turn of any of your seats
faults-window-runs = someone may be asked in secret: wait until the window closes
faults-over = the game is over
faults-running = the game is running: its record reveals hidden things and is available when the game is over
faults-running-eyes = the game is running: until it is over, you can see it only from your own seat
faults-running-whole = the game is running: you can see it as a whole when it is over
faults-running-positions = the game is running: its positions hold hidden things until it is over
faults-busy-review = too many games are waiting to be reviewed: try again later
faults-own-reviews = { $most } of your games are waiting to be reviewed: ask again when one of them is finished
faults-no-undo = you cannot take this back: another seat has acted or something was revealed
faults-undo-limit = this game has reached its limit of actions taken back ({ $first }, and { $more } more for each action played): play on first
faults-left = the player of this seat has left the game
faults-not-away = you can take your seat back only after its time ran out and while the game is running
faults-rated = in a rated game you can take nothing back, and you cannot return after your time ran out
faults-no-aids = rated games, deals of the day and duplicate matches have no hints
faults-rated-rulings = a rated table must use an edition ({ $editions }), not a mixture of readings
faults-shared-deal = you can play a shared deal only once, without takebacks
faults-deal-closed = the time for this deal is over
faults-no-day = there is no deal of the day for { $day }
faults-no-deal = there is no deal of the day of { $game } today
faults-no-match = there is no such match
faults-most-matches = you can play in at most { $most } matches
faults-match-full = this match has { $most } players already
faults-only-match = only the players of a match can play its deals
faults-only-rotation = { $field } is only for matches in which friends play each other
faults-rotation-rounds = a match in which friends play each other has at most { $most } turns
faults-match-waits = the match begins when all have joined
faults-sits-out = you sit out of this deal
faults-match-gone = your opponent in this deal has left
faults-no-offer = this offer does not exist, or the game has moved on since
faults-id-taken = this action id already belongs to another request
faults-too-long = a table can hold at most { $most } actions and undos
faults-unreadable = this game can no longer be read

## A new table

faults-no-game = there is no game { $name }; allowed: { $allowed }
faults-no-option = there is no option { $name }; allowed: { $allowed }
faults-no-bot = there is no bot { $name }; allowed: { $allowed }
faults-no-invited = there is no account called { $name }
faults-seats-agree = players is { $players }, but there are { $seats } seats: both must be equal
faults-one-seat = each player gets one seat: do not invite anyone twice or yourself
faults-seat-change = send "bot" for a bot, "name" for an invited player, neither for an open seat
faults-pace = this clock is for the pace { $fitting }, not { $pace }
faults-absence = without a clock no time runs out; allowed: { $allowed }
faults-no-secret-questions = { $game } has no secret questions, so there is nothing to hide
faults-prepare-turn = it is your turn: play now instead of preparing a move
faults-not-offered = you cannot prepare this move now
faults-no-conditions = conditions work only at tables with days for each move
faults-not-supposed = as far as you know, no player can do this right before your turn
faults-too-many-conditions = a seat can have at most { $most } conditions: remove one first
faults-no-orders = this table does not use standing orders
faults-no-order = order { $name } does not exist or is given twice; allowed: { $allowed }
faults-order-when = this order cannot have { $when }; allowed: { $allowed }
faults-order-least = this order cannot have the least power { $least }; allowed: { $allowed }
faults-orders-clock = standing orders need a game that has them, and a table with days for each move or no clock; allowed here: { $allowed }
faults-window-days = windows are not available at tables with days for each move; allowed there: { $allowed }
faults-watch-bots = a table with only bots has no players who could watch it
faults-open-tables = you can have at most { $most } open tables at a time: close one first
faults-bot-tables = you can have at most { $most } games between bots at a time: open another when one of them is over
faults-bot-tables-of-owner = at most { $most } games between bots at a time from one network
faults-find-busy = too many players are looking for a game right now: try again
faults-game-off = no new tables of { $game }: the host has switched it off

## Options of a game

faults-option = option { $option } is { $value }; allowed: { $allowed }
faults-allowed-known = this option does not exist; known: { $known }
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
    [one] the position is not valid: { $count } fault, at { $field }
   *[other] the position is not valid: { $count } faults, the first at { $field }
}

## Accounts and names

faults-name = a name must have 1 to { $most } visible characters
faults-name-marks = each letter of a name can have at most { $most } marks, and each mark needs a letter
faults-name-taken = this name belongs to an account: choose another
faults-name-alike = this name looks like the name of an account: choose another
faults-name-bot = this name looks like a bot of this hall: choose another
faults-name-house = this name looks like the hall or its operators: choose another
faults-name-nobody = this name looks like an erased player or a free seat: choose another
# Words that no name has, and names that nobody has: with commas between them.
names-bots = bot, bots, robot, computer
names-offices = admin, admins, administrator, moderator, operator
names-house = hall, the hall, host, the host, system, server, support, staff, root, gladsheim
faults-already-account = you already have an account
faults-wrong-login = name or password is wrong
faults-wrong-code-login = name or code is wrong
faults-wrong-password = the password is wrong
faults-password-common = this password is one of the most common: choose another
faults-password-repeats = this password only repeats a few characters: choose another
faults-password-name = this password is little more than the name: choose one with at least { $least } characters besides it
faults-account-password = you need an account to have a password
faults-account-page = you need an account to have a page of your own
faults-account-told = you need an account to get turn notifications
faults-account-bots = you need an account to have bot accounts
faults-account-changed = the account was changed at the same time: try again
faults-no-accounts = this hall has no accounts
faults-no-account = there is no account with this name
faults-no-trends = this page does not exist or is private
faults-no-session = there is no such session
faults-signed-out = you were signed out on this device: sign in again, or continue as a new guest
faults-guest-ended = this hall no longer knows you as a guest: sign in, or continue as a new guest
faults-banned = banned for good
faults-banned-until = banned until { $until }
faults-banned-why = { $banned }: { $reason }
faults-slow-down = too many attempts: try again in { $seconds } s

## Bot accounts

faults-not-for-bots = a bot account cannot do this
faults-bots-private = a bot account can open only private tables
faults-robot-tables = a bot account can play at up to { $most } tables at a time: finish or leave one first
faults-not-a-bot = streams are for bot accounts: send a token
faults-token-or-cookie = send a token or the cookie of a session, not both
faults-bad-token = the header Authorization must be Bearer with the token of a bot account; this token is unknown or was revoked
faults-no-robot = there is no such bot account
faults-no-token = there is no such token
faults-most-robots = at most { $most } bot accounts for each account
faults-most-tokens = at most { $most } tokens for each bot account
faults-most-streams = too many streams and sockets are open

## Talk, time and mail

faults-message = a message needs visible characters
faults-chat-full = a table holds at most { $most } messages
faults-note-changed = the note was changed elsewhere in the meantime
faults-block-oneself = you cannot block yourself
faults-most-blocks = you can block at most { $most } people
faults-no-block = there is no such block
faults-reason = a reason needs visible characters
faults-most-reports = at most { $most } reports can wait for the operator
faults-no-message = there is no such message
faults-no-person = there is no person in that seat
faults-one-of-three = send exactly one of "seat", "message" and "maker"
faults-one-of-two = send exactly one of "seat" and "message"
faults-no-vacation = you have no vacation left; allowed: { $days } days in any { $within }, in at most { $parts } parts
faults-not-seated = only people who play in this hall can go on vacation
faults-email = an e-mail address must have the form NAME@DOMAIN
faults-email-refused = the mail server refuses this address
faults-mail-failed = the e-mail could not be sent: try again later
faults-code-expired = the code is no longer valid: ask for a new one
faults-wrong-code = the code is wrong
faults-no-mails = this hall sends no e-mails
faults-no-webhooks = this hall sends no webhooks
faults-webhook = a webhook must have an address such as { $example }
faults-webhook-public = a webhook must have an address on the public Internet
faults-no-push = this hall sends no push notifications
faults-push = a push service must have an address such as { $example }
faults-push-public = a push service must have an address on the public Internet
faults-push-key = this is not a public key on the curve P-256
faults-push-session = only a browser of a player of this hall can get notifications

## Requests that cannot be read

faults-at = { $field }: { $what }
faults-type-int = a whole number
faults-type-float = a number
faults-type-str = a text
faults-type-bool = true or false
faults-type-array = a list
faults-type-object = an object
faults-type-null = null
faults-allowed-characters = a text of { $least } to { $most } characters
faults-allowed-entries = a list of { $least } to { $most } entries
faults-form = { $text } of the form { $form }
faults-missing = the field { $name } is missing; allowed: { $allowed }
faults-missing-query = the query parameter { $name } is missing: add it to the address
faults-unknown-field = the field { $name } does not exist here; allowed: { $allowed }
faults-value = { $value } does not fit here; allowed: { $allowed }
faults-hidden-value = this value does not fit here; allowed: { $allowed }
faults-allowed-described = what the interface document describes
faults-json = the body is not valid JSON (fault at byte { $at }): correct it and send it again
faults-utf8 = the body is not UTF-8: send JSON in UTF-8
faults-deep = the body is nested too deeply: send only the fields that this request has
faults-request = the request cannot be read: see the interface document for what it may hold
faults-no-page = there is nothing at this address
faults-method = this address does not accept this kind of request
faults-too-large = the request is too large
faults-media-type = a request must be JSON (Content-Type: application/json)
faults-cross-origin = requests from pages of other sites are refused
faults-host-changed = the proxy in front of this hall is set up wrong: the page is at { $origin }, but the proxy asked for { $host }; the operator must let it pass Host unchanged
faults-unknown-host = this hall does not have the name { $host }; its operator can add it: gladsheim serve --name
faults-forbidden = you are not allowed to do this

## The hall itself

faults-no-database = the hall's database does not answer
faults-not-saved = the hall cannot save right now: nothing was changed, try again
faults-unsettled = the hall lost its database while saving: send the request again
faults-internal = something went wrong in the hall; nothing was saved
faults-closing = the hall is closing: try again in a moment
