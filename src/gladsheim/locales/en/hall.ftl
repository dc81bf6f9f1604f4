# Sitting down: lobby, waiting tables, seats, accounts.

me-account = Your name and account: { $name }
me-waiting = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}
me-next = Next game
me-next-about = { $count ->
    [one] Next game: { $count } other table waits for you
   *[other] Next game: { $count } other tables wait for you
}

lobby-title = Open tables
lobby-none = No table is waiting for players.
lobby-running = Games to watch
lobby-none-running = Nobody is playing in public.
lobby-sit = Sit down
lobby-sit-at = Sit down: { $game } with { $names }
lobby-look = See the table
lobby-look-at = See the table: { $game } with { $names }
lobby-watch = Watch
lobby-watch-at = Watch { $game } with { $names }
lobby-yours = You sit here
lobby-unreachable = The list of tables cannot be loaded right now.

mine-invited = You are invited
mine-open = Waiting for players
mine-turn = Your turn
mine-games = Your games
mine-all = { $count ->
    [one] Show { $count } more table
   *[other] Show { $count } more tables
}
mine-fewer = Show fewer

card-title = The table
card-game = Game
card-players = Players
card-find = Who finds it
card-find-public = Everybody, in the lobby
card-find-private = Only by its link
card-watch = Who may watch
card-watch-anyone = Anybody who finds it
card-watch-seated = Only those who play
card-none = none
card-seat = seat { $number }

setup-seat-open = Anybody
setup-seat-open-about = Free for anyone
setup-seat-invited = Invited
setup-seat-invited-name = Account of the player for seat { $number }
setup-seat-invited-placeholder = Name of the account
setup-seat-unknown = Nobody here has an account called { $name }.
setup-company = Company
setup-find-about = Others can sit down on free seats.
setup-watch-about = Watchers see only what is open to all.
setup-open = Open the table
setup-opening = Opening …
setup-open-hint = You get a link to send to whoever you want to play with.

sit-free = free seat
sit-kept-for = kept for { $name }
sit-kept = kept for somebody
sit-erased = erased player
sit-kept-you = kept for you
sit-invites = { $name } invites you to a game of { $game }
sit-invited-to = You are invited to a game of { $game }
sit-learn = Learn it in a few minutes
sit-waiting = { $count ->
    [one] Waiting for one more player; then the game begins by itself.
   *[other] Waiting for { $count } more players; then the game begins by itself.
}
sit-name = Your name at this table
sit-name-missing = First enter the name under which you play.
sit-down = Sit down
sit-down-on = Sit down on seat { $number }
sit-accept = Accept
sit-decline = Decline
sit-leave = Leave
sit-change = Change
sit-change-seat = Change seat { $number }
sit-change-title = Seat { $number }
sit-change-open = Anybody may sit here
sit-change-free = Free this seat
sit-change-free-about = { $name } has to leave the seat; anybody may take it then.
sit-change-here = Somebody at this screen
sit-change-name = Name
sit-change-invite = Invite a player
sit-change-bot = A bot plays
sit-change-do = Change the seat
sit-share = Send the link
sit-share-about = Whoever has it sits down with one click.
sit-share-local = Only this computer can open this link. Others need the address that this hall has in your network.
sit-share-link = Link to this table
sit-share-copy = Copy
sit-share-copied = Copied
sit-share-send = Send …
sit-share-code = QR code of the link
sit-options = Other options, clock or number of players
sit-options-about = This table is called off for it.
sit-cancel = Call the table off
sit-cancel-about = The table closes, and everybody who sits at it has to look for another one.
sit-cancel-keep = Keep it open
sit-closed = This table was called off before a game began.
sit-unseen = The game has begun, and only those who play may see it.
sit-joined = { $name } sits down.
sit-left = { $name } leaves.
sit-begins = Everybody is here. The game begins.

find-title = Open to everybody
find-about = Whoever looks for somebody is led here, and everybody sees the table in the lobby. Keep this page open.
find-usual-minutes = { $count ->
    [one] Usually somebody comes within a minute.
   *[other] Usually somebody comes within { $count } minutes.
}
find-usual-hours = { $count ->
    [one] Usually somebody comes within an hour.
   *[other] Usually somebody comes within { $count } hours.
}
find-usual-days = { $count ->
    [one] Usually somebody comes within a day.
   *[other] Usually somebody comes within { $count } days.
}
find-nobody = Nobody has come lately: a link to a friend is quicker.
find-bot = Play a bot meanwhile
find-bot-about = Your seat here stays yours, and you are told when somebody comes.
find-give-up = Give up
find-came = Somebody has come: your game of { $game } begins.
find-still = Still looking for somebody for { $game } …
find-go = To the table

again-next = Join the next game
again-waits = The next game is being set up.
again-watch = To the next game

account-title = Your account
account-guest-title = You play as a guest
account-guest-about = Only this browser remembers you. With an account you find your games on any device.
account-name = Name
account-rename = Change the name
account-renamed = The name is changed.
account-make = Create an account
account-make-about = A name and a password are enough, no e-mail. The games you have begun stay yours.
account-password = Password
account-password-hint = At least { $count } characters
account-nobody = Not signed in
account-new-guest = Go on as a new guest
account-no-cookies = this browser keeps no cookies for this hall, so it cannot hold a seat: allow cookies for this address, then load the page again
account-cookie-lost = this browser has lost the cookie by which the hall knew you: sign in if you have an account; the seats of a guest are lost with the cookie
account-login = Sign in
account-login-about = You have an account already.
account-keep-games = Take the games of this browser along
account-logout = Sign out
account-logout-about = This browser forgets you; your games wait in your account.
account-change-password = Change the password
account-old-password = Current password
account-new-password = New password
account-password-changed = The password is changed. All other devices are signed out.
account-forgotten = Password forgotten?
account-recover-title = Back in with a recovery code
account-code = Recovery code
account-recover = Set the new password
account-recovered = Your password is changed. You are signed in.
account-codes-title = Your recovery codes
account-codes-about = Each one lets you in once if the password is lost. They are shown only now, and nobody can look them up later: keep them where you keep what matters.
account-codes-copy = Copy
account-codes-download = Save as a file
account-codes-done = I have kept them
account-fresh-codes = New recovery codes
account-fresh-codes-about = The old ones end with this.
account-fresh-codes-do = Give me new codes
account-devices = Devices
account-device-this = this one
account-device-seen = last here { $when }
account-device-end = Sign out
account-device-end-of = Sign out { $agent }
account-devices-none = The list cannot be loaded right now.
account-erase = Erase my account
account-erase-guest = Erase me
account-erase-about = Your name, your password and all your sessions are erased for good, and nobody can bring them back. You resign all games that are still running. Games of others stay without your name. Tables that have not begun are called off.
account-erase-guest-about = Your name is erased for good, and this browser forgets you. You resign all games that are still running. Games of others stay without your name. Tables that have not begun are called off.
account-erase-do = Erase for good
account-erase-keep = Keep everything
account-none = This hall keeps no accounts. Your name stays in this browser.

refused-name-taken = That name is taken. Choose another one.
refused-wrong-login = Name and password do not match.
refused-wrong-password = The password is wrong.
refused-slow-down = { $seconds ->
    [0] Too many tries. Wait a while before the next one.
    [one] Too many tries. Wait { $seconds } second before the next one.
   *[other] Too many tries. Wait { $seconds } seconds before the next one.
}
refused-seat-taken = Somebody was quicker, or the seat is kept for another player.
refused-started = The game has begun already.
refused-banned = The host of this hall keeps you out: { $message }
refused-game-off = The host has switched this game off: no new tables for now.

# Fair deals
fair-dealing = Everybody is seated. The deal is made by all of you together …
fair-check = Check the deal here
fair-secret-holds = The hall's secret is the one whose fingerprint stood here before anybody sat down.
fair-secret-broken = The hall's secret is not the one that it had promised.
fair-nonce-own = { $name }: this browser drew the number, and it is in the deal.
fair-nonce-holds = { $name }: the number is the one that was promised.
fair-nonce-untold = { $name }: a number was promised but not told in time; the deal was made without it.
fair-nonce-broken = { $name }: the number is not the one that was promised.
fair-void = { $count ->
    [one] A deal was void, since { $names } did not tell a promised number in time; it is made anew without that player's say.
   *[other] A deal was void, since { $names } did not tell promised numbers in time; it is made anew without these players' say.
  }
fair-void-broken = Void deal { $number } is not as it was promised.
fair-alone = Nobody at the table had a say in this deal: it follows from the hall's secret alone.
fair-company-broken = The record shows other promises than this browser saw when it told its number.
fair-chain-holds = { $count ->
    [one] One move stands as it was written down.
   *[other] All { $count } moves stand as they were written down.
  }
fair-chain-broken = Move { $ply } was changed afterwards.
fair-words = All chance of this game follows from this key. Where cards are drawn or dice rolled during play, the deal (0) and every move have a number of their own from it. The rules themselves are checked by "gladsheim verify" with the record.

offline-title = The hall is out of reach
offline-about = You are offline, or the hall does not answer. Your tables are safe there; nothing of them is kept on this device.
offline-again = Try again

nowhere-title = There is nothing here
nowhere-about = This address leads to no page of the hall. Perhaps a letter is missing, or the link is an old one.
nowhere-back = To the front page
