# Time, consent and leaving: clocks, offers, resigning, vacations.

time-title = Time
time-clock = Clock
time-clock-about = How long the players may think.
time-none = No clock
time-days = { $count ->
    [one] { $count } day for each move
   *[other] { $count } days for each move
}
time-bank = { $minutes ->
    [one] { $minutes } minute for each player
   *[other] { $minutes } minutes for each player
}{ $increment ->
    [0] {""}
   *[other] {", "}{ $increment } s more after each turn
}
time-absence = When time is up
time-absence-about = What happens to a player who is away.
time-absence-wait = The others wait
time-absence-bot = A bot plays on
time-absence-abandon = The game ends
time-rated = A rated game needs a clock. A player who runs out of time loses, so nobody can avoid a defeat by staying away.
time-takeover = Takes over for players who leave
time-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
time-left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
time-left-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
time-up = time is up
time-of = Time of { $name }
time-low = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
}
time-low-days = Your time for this move is running out.
time-away = on vacation
time-gone-resigned = resigned
time-gone-timeout = out of time

leave-title = This game
leave-takeback = Ask for a takeback
leave-takeback-about = If everyone agrees, the game returns to before your last move. Everything since then is undone.
leave-abandon = Offer to abandon the game
leave-abandon-about = If everyone agrees, the game ends without a winner.
leave-resign = Resign
leave-resign-two = The game ends, and the other player wins.
leave-resign-more = A bot plays on for you, and you come in last.
leave-resign-sure = Do you really want to resign?
leave-resign-do = Yes, I resign
leave-resign-keep = No, play on
leave-return = Take my seat back
leave-return-about = Your time ran out, and a bot plays for you. You play again from your next move on.

ask-takeback = { $name } asks to take back their last move.
ask-abandon = { $name } offers to abandon the game.
ask-own-takeback = You asked for a takeback.
ask-own-abandon = You offered to abandon the game.
ask-waits = Waiting for: { $names }
ask-agree = Agree
ask-decline = Decline
ask-withdraw = Withdraw

end-deed-resign = resigns
end-deed-timeout = is out of time
end-deed-return = is back
end-deed-takeback = takes moves back; all agreed
end-deed-abandon = abandons the game; all agreed
end-deed-repair = { $lines ->
    [0] The hall's data was damaged. The host repaired this table, and no action was lost.
    [one] The hall's data was damaged. The host took the game back to here, and one action was lost.
   *[other] The hall's data was damaged. The host took the game back to here, and { $lines } actions were lost.
}
end-resigned = { $name } has resigned.
end-timeout = { $name } ran out of time.
end-abandoned = The game was abandoned and has no result.
end-nobody = No winner

vacation-title = Vacation
vacation-about = While you are on vacation, your clocks that count days are stopped. Other players see that you are on vacation. You have 30 days in any year.
vacation-left = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
vacation-begin = Go on vacation
vacation-end = I am back
vacation-on = You are on vacation.

refused-no-orders = This table does not use standing orders.
refused-no-vacation = You have no vacation left.
refused-no-offer = This offer is no longer valid: the game has moved on.
refused-left = A bot is now playing for this seat.

## How secret questions are covered

cover-title = Secret questions
cover-choice = Who is asked
cover-about = How this stays secret from the others.
cover-pause = Short pause
cover-window = { $seconds ->
    [one] Windows of { $seconds } second
   *[other] Windows of { $seconds } seconds
}
cover-pause-card = Short pause: hides that a bot is asked, but not that a person is thinking
cover-window-card = { $seconds ->
    [one] Everyone who could be asked gets { $seconds } second in turn. If you do not answer, you pass.
   *[other] Everyone who could be asked gets { $seconds } seconds in turn. If you do not answer, you pass.
}
cover-pause-about = Hides that a bot is asked. If a person is asked, the others notice that it takes longer.
cover-window-about = Everyone who could be asked gets a window in turn, whether they are asked or not. If you do not answer before it ends, you pass. Nobody notices who was asked, but everyone waits.
cover-by-days = Windows are not available with days for each move.
cover-runs = Someone may be asked in secret: { $seconds } s
cover-asked = You are asked in secret: { $seconds } s, then you pass
cover-asked-now = You are asked in secret. If you do not answer in time, you pass.
cover-orders = Standing orders
cover-orders-card = Standing orders: the hall answers at once for each player by their orders; hides who is asked
cover-orders-about = The hall answers at once for each player by the standing orders set in the table's menu, and otherwise passes. Nobody notices who was asked.
orders-title = Standing orders
orders-about = When you would be asked in secret, the hall answers for you at once: as you set here, or else it passes. You can change this at any time. Nobody else sees it.
orders-menu-about = How the hall answers when you would be asked in secret.
orders-never = never
orders-always = at the first chance
orders-from = against attacks of at least this power:
orders-least = { $order }: least power
orders-save = Save these orders
orders-saved = Saved.
