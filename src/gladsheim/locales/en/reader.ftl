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
reader-unknown = "{ $line }" is no command here.
reader-score = { $name }: { $points }
reader-none = Nothing of that kind can be done now.
reader-no-number = There are { $count } choices; say "do" with the number of one.
reader-sure = Say "yes" to do it, or "no".
reader-done = Done.
reader-left = Left as it was.
reader-nothing-to-do = There is nothing to say yes or no to.
reader-not-now = That cannot be done now.
reader-nobody = Nobody here is called "{ $name }".
reader-hand-empty = Your hand is empty.
reader-player-head = Player
reader-points-head = Points
reader-example-words = Thor

## Commands of every game

reader-help = help | what can i say | commands
reader-turn = whose turn is it | whose turn | turn
reader-scores = scores | score | points
reader-last = last move | last | what happened
reader-choices = what may i do | what can i do | choices
reader-choose = what may i do with <words> | choices with <words> | find <words>
reader-do = do <number> | choose <number> | number <number>
reader-yes = yes | y | do it | confirm
reader-no = no | n | leave it
reader-undo = undo | take it back | take back

## Völuspá

reader-voluspa-at = what is at <cell> | what lies at <cell> | at <cell> | cell <cell>
reader-voluspa-row = row <number> | read row <number>
reader-voluspa-column = column <number> | read column <number>
reader-voluspa-hand = my hand | hand | my tiles
reader-voluspa-where = where can <tile> score | where may <tile> lie | where can <tile> go | where <tile>
reader-voluspa-play = play <tile> at <cell> | lay <tile> at <cell> | <tile> at <cell> | play <tile> on <cell>
reader-voluspa-why = why not <tile> at <cell> | why <tile> at <cell>
reader-voluspa-fly = fly to <cell> | fly <cell>
reader-voluspa-stay = stay
reader-voluspa-end = end turn | end my turn
reader-voluspa-discard = give up <tile> | discard <tile>
reader-voluspa-this = this | it | that | this tile | anything
reader-voluspa-dir-N = north | n | up
reader-voluspa-dir-E = east | e | right
reader-voluspa-dir-S = south | s | down
reader-voluspa-dir-W = west | w | left
reader-voluspa-bump = Bump { $under } to the { $dir } with { $tile }, { $cell }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reader-voluspa-may = That may be done.
reader-voluspa-which-way = Say which way, for example "west" at the end:
reader-voluspa-no-tile = There is no tile called "{ $tile }".
reader-voluspa-no-cell = "{ $cell }" is no cell: say column and row, as in 3,2.
reader-voluspa-no-number = "{ $said }" is no number.
reader-voluspa-empty = Nothing lies there: { $cell }.
reader-voluspa-row-name = Row { $number }
reader-voluspa-column-name = Column { $number }
reader-voluspa-line-empty = { $line } is empty.
reader-voluspa-row-head = Row
reader-voluspa-tiles-head = Tiles
reader-voluspa-hand-head = In hand
reader-voluspa-in-row = { $tile } in column { $x }

## Valda

reader-valda-now = phase | where are we | now
reader-valda-hand = my hand | hand | my cards
reader-valda-dice = dice
reader-valda-mine = my board
reader-valda-board = board of <name>
reader-valda-area = area of <god> | area <god>
reader-valda-track = track | yggdrasil | followers
reader-valda-supply = supply | decks
reader-valda-play = play <thing> | use <thing> | build <thing> | take <thing> | attack with <thing> | defend with <thing> | give up <thing>
reader-valda-why = why not <thing> | why <thing>
reader-valda-phase = { $phase } of { $who }
reader-valda-temples = Temples of { $god }: { $n }
reader-valda-no-dice = No dice have been rolled.
reader-valda-no-god = No god here is called "{ $god }".
reader-valda-no-thing = Nothing here is called "{ $thing }".
reader-valda-which = There are several ways; say "do" with the number of one:
reader-valda-areas = Areas of the gods
reader-valda-goods-head = Resources
reader-valda-works-head = Buildings and cards
reader-valda-supply-title = Supply and decks

## Valhalla

reader-valhalla-now = phase | where are we | now
reader-valhalla-mine = my cards | my hand | my board
reader-valhalla-board = board of <name>
reader-valhalla-hall = hall | valhalla | market
reader-valhalla-armies = armies | slots
reader-valhalla-land = landscape | locations
reader-valhalla-territories = territories | crowns
reader-valhalla-at = what is at <cell> | at <cell>
reader-valhalla-why-recruit = why not recruit <card>
reader-valhalla-why-use = why not use <card> | why not <card>
reader-valhalla-why-lay = why not <card> at <cell>
reader-valhalla-why-place = why not place between <one> and <other>
reader-valhalla-why-march = why not march from <from> to <to>
reader-valhalla-why-send = why not send armies to <cell>
reader-valhalla-why-pass = why not pass
reader-valhalla-why-battle = why not pass into battle
reader-valhalla-why-glory = why not count glory
reader-valhalla-may = That may be done.
reader-valhalla-no-card = No card called "{ $card }" lies there.
reader-valhalla-no-slot = There is no slot between "{ $one }" and "{ $other }".
reader-valhalla-phase = { $who }: { $cycle }, { $phase }
reader-valhalla-place = Column { $x }, row { $y }: { $card }. Around it: { $armies }
reader-valhalla-cell = Column { $x }, row { $y }: { $land }
reader-valhalla-territory = { $crown } binds { $suit }: { $cells }
reader-valhalla-no-territory = No crown lies in the landscape.
reader-valhalla-no-armies = No army stands in the hall.
reader-valhalla-no-cell = "{ $cell }" is no cell: say column and row, as in 0,1.
reader-valhalla-hall-title = The hall
reader-valhalla-slots-title = Armies between the cards
reader-valhalla-land-title = The landscape
reader-valhalla-territories-title = Territories
reader-valhalla-where-head = Phase
reader-valhalla-armies-head = Armies
