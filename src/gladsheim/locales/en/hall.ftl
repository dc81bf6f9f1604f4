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
lobby-none = No tables are waiting for players.
lobby-running = Games to watch
lobby-none-running = No public games are running.
lobby-sit = Sit down
lobby-sit-at = Sit down: { $game } with { $names }
lobby-look = See the table
lobby-look-at = See the table: { $game } with { $names }
lobby-watch = Watch
lobby-watch-at = Watch { $game } with { $names }
lobby-yours = You are at this table
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
card-find = Who can find it
card-find-public = Everyone, in the lobby
card-find-private = Only with its link
card-watch = Who may watch
card-watch-anyone = Anyone who finds it
card-watch-seated = Only the players
card-none = none
card-seat = seat { $number }

setup-seat-open = Anyone
setup-seat-open-about = Free for anyone
setup-seat-invited = Invited
setup-seat-invited-name = Account of the player for seat { $number }
setup-seat-invited-placeholder = Name of the account
setup-seat-unknown = Nobody here has an account called { $name }.
setup-company = Who can join and watch
setup-find-about = Others can take free seats.
setup-watch-about = Spectators see only what every player sees.
setup-open = Open the table
setup-opening = Opening …
setup-open-hint = You get a link to send to the people you want to play with.

sit-free = free seat
sit-kept-for = reserved for { $name }
sit-kept = reserved
sit-erased = erased player
sit-kept-you = reserved for you
sit-invites = { $name } invites you to a game of { $game }
sit-invited-to = You are invited to a game of { $game }
sit-learn = Learn it in a few minutes
sit-waiting = { $count ->
    [one] Waiting for one more player. The game then begins automatically.
   *[other] Waiting for { $count } more players. The game then begins automatically.
}
sit-name = Your name at this table
sit-name-missing = Enter your name first.
sit-down = Sit down
sit-down-on = Sit down in seat { $number }
sit-accept = Accept
sit-decline = Decline
sit-leave = Leave
sit-change = Change
sit-change-seat = Change seat { $number }
sit-change-title = Seat { $number }
sit-change-open = Anyone may sit here
sit-change-free = Free this seat
sit-change-free-about = { $name } loses the seat. Anyone can then take it.
sit-change-here = Someone at this screen
sit-change-name = Name
sit-change-invite = Invite a player
sit-change-bot = A bot plays
sit-change-do = Change the seat
sit-share = Send the link
sit-share-about = Anyone with the link can sit down at once.
sit-share-local = Only this computer can open this link. Others need the address that this hall has in your network.
sit-share-link = Link to this table
sit-share-copy = Copy
sit-share-copied = Copied
sit-share-send = Send …
sit-share-code = QR code of the link
sit-options = Other options, clock or number of players
sit-options-about = This table is cancelled, and you set up a new one.
sit-cancel = Cancel the table
sit-cancel-about = The table closes. Everyone at it has to find another one.
sit-cancel-keep = Keep it open
sit-closed = This table was cancelled before a game began.
sit-unseen = The game has begun. Only its players can see it.
sit-joined = { $name } sits down.
sit-left = { $name } leaves.
sit-begins = Everyone is here. The game begins.

find-title = Open to everyone
find-about = Players looking for a game are sent here, and everyone sees the table in the lobby. Keep this page open.
find-usual-minutes = { $count ->
    [one] Someone usually joins within a minute.
   *[other] Someone usually joins within { $count } minutes.
}
find-usual-hours = { $count ->
    [one] Someone usually joins within an hour.
   *[other] Someone usually joins within { $count } hours.
}
find-usual-days = { $count ->
    [one] Someone usually joins within a day.
   *[other] Someone usually joins within { $count } days.
}
find-nobody = Nobody has joined lately. Sending a friend a link is quicker.
find-bot = Play a bot meanwhile
find-bot-about = You keep your seat here, and we tell you when someone joins.
find-give-up = Stop looking
find-came = Someone has joined: your game of { $game } begins.
find-still = Still looking for players for { $game } …
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
account-new-guest = Continue as a new guest
account-no-cookies = Your browser blocks this hall's cookies, so you cannot keep a seat. Allow cookies for this address, then reload
account-cookie-lost = Your browser lost its cookie. Sign in if you have an account. A guest's seats cannot be recovered
account-login = Sign in
account-login-about = You already have an account.
account-keep-games = Move the games of this browser to my account
account-logout = Sign out
account-logout-about = This browser forgets you; your games wait in your account.
account-change-password = Change the password
account-old-password = Current password
account-new-password = New password
account-password-changed = The password is changed. All other devices are signed out.
account-forgotten = Password forgotten?
account-recover-title = Reset your password with a recovery code
account-code = Recovery code
account-recover = Set the new password
account-recovered = Your password is changed. You are signed in.
account-codes-title = Your recovery codes
account-codes-about = Each code lets you in once if you lose your password. They are shown only now and cannot be looked up later: keep them somewhere safe.
account-codes-copy = Copy
account-codes-download = Save as a file
account-codes-done = I have saved them
account-fresh-codes = New recovery codes
account-fresh-codes-about = The old codes then stop working.
account-fresh-codes-do = Create new codes
account-devices = Devices
account-device-this = this device
account-device-seen = last used: { $when }
account-device-end = Sign out
account-device-end-of = Sign out { $agent }
account-devices-none = The list cannot be loaded right now.
account-erase = Erase my account
account-erase-guest = Erase me
account-erase-about = Your name, your password and all your sessions are erased for good and cannot be restored. You resign all running games. The games of other players remain without your name. Tables that have not begun are cancelled.
account-erase-guest-about = Your name is erased for good, and this browser forgets you. You resign all running games. The games of other players remain without your name. Tables that have not begun are cancelled.
account-erase-do = Erase for good
account-erase-keep = Keep everything
account-none = This hall has no accounts. Your name stays in this browser.

refused-name-taken = That name is taken. Choose another one.
refused-wrong-login = Name and password do not match.
refused-wrong-password = The password is wrong.
refused-slow-down = { $seconds ->
    [0] Too many tries. Wait a while, then try again.
    [one] Too many tries. Try again in { $seconds } second.
   *[other] Too many tries. Try again in { $seconds } seconds.
}
refused-seat-taken = Someone else took the seat, or it is reserved for another player.
refused-started = The game has already begun.
refused-banned = You cannot play in this hall: { $message }
refused-game-off = The host has switched this game off. No new tables for now.

# Fair deals
fair-dealing = Everyone is seated. Your browsers and the hall make the deal together …
fair-check = Check the deal here
fair-secret-holds = The hall's secret matches the fingerprint that was shown here before anyone sat down.
fair-secret-broken = The hall's secret does not match its promise.
fair-nonce-own = { $name }: this browser drew the number, and the deal uses it.
fair-nonce-holds = { $name }: the number matches its promise.
fair-nonce-untold = { $name }: the promised number did not arrive in time; the deal was made without it.
fair-nonce-broken = { $name }: the number does not match its promise.
fair-void = { $count ->
    [one] A deal was void because { $names } did not send a promised number in time. It is made again without that player's number.
   *[other] A deal was void because { $names } did not send promised numbers in time. It is made again without these players' numbers.
  }
fair-void-broken = Void deal { $number } does not match its promise.
fair-alone = No player had a say in this deal: it comes from the hall's secret alone.
fair-company-broken = The record shows other promises than this browser saw when it sent its number.
fair-chain-holds = { $count ->
    [one] One move is unchanged since it was played.
   *[other] All { $count } moves are unchanged since they were played.
  }
fair-chain-broken = Move { $ply } was changed afterwards.
fair-words = All chance in this game comes from this key. If cards are drawn or dice rolled during play, the deal (0) and every move get a number of their own from it. To check the rules too, run "gladsheim verify" on the record.

offline-title = The hall cannot be reached
offline-about = You are offline, or the hall does not answer. Your tables are safe in the hall; this device stores nothing of them.
offline-again = Try again

nowhere-title = There is nothing here
nowhere-about = No page of the hall has this address. Perhaps a letter is missing, or the link is old.
nowhere-back = To the front page
