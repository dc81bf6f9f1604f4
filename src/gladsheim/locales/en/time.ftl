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
time-absence-about = What happens to a player who is not there.
time-absence-wait = The others wait
time-absence-bot = A bot plays on
time-absence-abandon = The game ends
time-rated = A rated game needs a clock, and whoever runs out of time loses: nobody can avoid a defeat by staying away.
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
leave-takeback-about = If everybody agrees, the game goes back to before your last move, and all that happened since is undone.
leave-abandon = Offer to call the game off
leave-abandon-about = If everybody agrees, it ends without a winner.
leave-resign = Resign
leave-resign-two = The game ends, and the other player wins.
leave-resign-more = A bot plays on for you, and you come in last.
leave-resign-sure = Do you really want to resign?
leave-resign-do = Yes, I resign
leave-resign-keep = No, play on
leave-return = Take my seat back
leave-return-about = Your time had run out, and a bot plays for you. From your next move on you play again.

ask-takeback = { $name } asks to take back their last move.
ask-abandon = { $name } offers to call the game off.
ask-own-takeback = You have asked for a takeback.
ask-own-abandon = You have offered to call the game off.
ask-waits = Not yet agreed: { $names }
ask-agree = Agree
ask-decline = Decline
ask-withdraw = Withdraw

end-deed-resign = resigns
end-deed-timeout = is out of time
end-deed-return = is back
end-deed-takeback = takes moves back; all agreed
end-deed-abandon = calls the game off; all agreed
end-deed-repair = { $lines ->
    [0] The hall was damaged; its host has repaired this table, and no action was lost.
    [one] The hall was damaged; its host took the game back to here, and one action was lost.
   *[other] The hall was damaged; its host took the game back to here, and { $lines } actions were lost.
}
end-resigned = { $name } has resigned.
end-timeout = { $name } ran out of time.
end-abandoned = The game was called off, without a result.
end-nobody = No winner

vacation-title = Vacation
vacation-about = While you are away, clocks that count days stand still for you. Those who play with you see that you are on vacation. In any year you have 30 days.
vacation-left = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
vacation-begin = Go on vacation
vacation-end = I am back
vacation-on = You are on vacation.

refused-no-orders = At this table nothing is answered beforehand.
refused-no-vacation = You have no vacation left.
refused-no-offer = The offer no longer stands: the game has moved on.
refused-left = A bot is playing for this seat by now.

## How secret questions are covered

cover-title = Secret questions
cover-choice = Whether somebody is asked
cover-about = What keeps it secret from the others.
cover-pause = Short pause
cover-window = { $seconds ->
    [one] Windows of { $seconds } second
   *[other] Windows of { $seconds } seconds
}
cover-pause-card = Short pause: hides that a bot is asked, not that a person thinks
cover-window-card = { $words }, one after the other, for all who could be asked; whoever does not answer passes
cover-pause-about = Hides that a bot is asked. Of a person the others notice that something takes longer.
cover-window-about = Everybody who could be asked gets a window, asked or not, one after the other; whoever has not answered by its end passes. Nobody notices who was asked, and all wait for it.
cover-by-days = Windows are not for games by days.
cover-runs = Somebody may be asked in secret: { $seconds } s
cover-asked = You are asked in secret: { $seconds } s, then you pass
cover-asked-now = You are asked in secret. If you do not answer in time, you pass.
cover-orders = Orders beforehand
cover-orders-card = Orders beforehand: the hall answers for people at once, as they ordered; hides who is asked
cover-orders-about = Nobody is asked: the hall answers at once for people, as each has ordered beforehand in the table's menu, and otherwise passes. Nobody notices who was asked.
orders-title = Standing orders
orders-about = Whenever you would be asked in secret, the hall answers for you at once: as you say here, and otherwise it passes. You can change this at any time; nobody else sees it.
orders-menu-about = What the hall answers when you would be asked in secret.
orders-never = never
orders-always = at the first chance
orders-from = against an attack from this power on:
orders-least = { $order }: least power
orders-save = Keep these orders
orders-saved = Kept.
