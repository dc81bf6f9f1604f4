# The board as text. Forms of a command stand between bars; <words> in angles are slots, and stay as they are.

reader-close = Close the board as text
reader-position = Position
reader-now = Now
reader-dice = Dice
reader-answers = Answers
reader-command = Command
reader-send = Ask
reader-hint = "help" lists all commands; the up arrow brings back what you asked before.
reader-help-intro = You can say, for example:
reader-unknown = "{ $line }" is not a command here.
reader-score = { $name }: { $points }
reader-none = No such action is possible now.
reader-no-number = { $count ->
    [one] There is { $count } choice. Say "do" with its number.
   *[other] There are { $count } choices. Say "do" with the number of one.
}
reader-sure = Say "yes" to do it, or "no".
reader-done = Done.
reader-left = Nothing was changed.
reader-nothing-to-do = There is nothing to confirm.
reader-not-now = That is not possible now.
reader-nobody = Nobody here is called "{ $name }".
reader-hand-empty = Your hand is empty.
reader-rules-usual = This table plays by the default rules.
reader-player-head = Player
reader-points-head = Points
reader-example-words = Thor

## Commands of every game

reader-help = help | what can i say | commands
reader-rules = rules | edition | readings | which rules
reader-turn = whose turn is it | whose turn | turn
reader-scores = scores | score | points
reader-last = last move | last | what happened
reader-choices = what may i do | what can i do | choices
reader-choose = what may i do with <words> | choices with <words> | find <words>
reader-do = do <number> | choose <number> | number <number>
reader-yes = yes | y | do it | confirm
reader-no = no | n | leave it
reader-undo = undo | take it back | take back
reader-may = That is allowed.
