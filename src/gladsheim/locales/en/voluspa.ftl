# Völuspá: tiles, sets, events and the reasons for points.

hall-game-voluspa = Völuspá
hall-game-voluspa-pitch = Place the highest tile in a row or column to score its whole length. Almost every god bends this rule.
hall-game-voluspa-facts = 2–5 players · age 10+ · 30 min online · easy to learn

## Tiles

voluspa-tile-Od = Odin
voluspa-tile-Th = Thor
voluspa-tile-Tr = Troll
voluspa-tile-Dr = Dragon
voluspa-tile-Fe = Fenrir
voluspa-tile-Sk = Skadi
voluspa-tile-Va = Valkyrie
voluspa-tile-Lo = Loki
voluspa-tile-He = Hel
voluspa-tile-Hm = Hermod
voluspa-tile-Jo = Jotunn
voluspa-tile-Se = Sea Serpent
voluspa-tile-Lb = Lightning Bolt
voluspa-tile-Dw = Dwarf
voluspa-tile-Fr = Freya
voluspa-tile-Ra = Raven
voluspa-tile-Ni = Niohoggr

voluspa-about-Od = The highest tile of all: a plain 8 with no special power.
voluspa-about-Th = A plain 7. Only an Odin, a pack of Fenrirs or a boosted tile beats it.
voluspa-about-Tr = Keeps its neighbourhood clear: only Trolls and Dwarfs may be placed next to a Troll on the board. Tiles beside it cannot be captured or bumped, and only Hel can cover them.
voluspa-about-Dr = May cover another tile, which then leaves the board. It cannot cover a Dragon, a Hel or a tile beside a Troll.{ $dragons-spare-trolls ->
    [on] { " " }{ readingsvoluspa-dragons-spare-trolls }
   *[off] { "" }
  }
voluspa-about-Fe = Wolves hunt in packs: each Fenrir is worth the sum of all Fenrirs in its line. A Fenrir that you place beats its own pack.
voluspa-about-Sk = May capture a tile: she takes its place, and it comes into your hand. She cannot capture a Skadi, a Hel or a tile beside a Troll.
voluspa-about-Va = { $bookends-score-only ->
    [on] { readingsvoluspa-bookends-score-only }
   *[off] A line with a Valkyrie at both ends belongs to them: you score it when you place such an end, and no tile inside can dominate it.
  }
voluspa-about-Lo = Mutes every tile next to it except other Lokis: they are worth 0 while Loki is there. Their powers still work.
voluspa-about-He = Always covers a tile and leaves a gap for the rest of the game. Scores one point for each tile in the eight cells around it. Does not count towards your five tiles and is never replaced.
voluspa-about-Hm = { $hermod-must-follow ->
    [on] After scoring, you place one more tile, which must form one unbroken line with this Hermod.
   *[off] After scoring, you may place one more tile if it forms one unbroken line with this Hermod.
  } { $hel-beside-hermod ->
    [on] { readingsvoluspa-hel-beside-hermod }
   *[off] A Hel may instead go on any of the eight cells around it, or on the Hermod itself.
  }{ $hermod-must-follow ->
    [on] { " " }{ readingsvoluspa-hermod-must-follow }
   *[off] { "" }
  }
voluspa-about-Jo = May bump a tile along its row or column to the first cell beyond the end of its line, and take its place.
voluspa-about-Se = Ignores gaps: it competes with every tile in its whole row or column and scores the full span from end to end. Only the better of the two counts.
voluspa-about-Lb = Worth 0 and always covers a tile, but never one beside a Troll. Scores the shorter of its two lines, whatever is in it.
voluspa-about-Dw = Scores no lines: it scores half the total value of its neighbours, rounded down. May be placed beside a Troll.
voluspa-about-Fr = Place it as a 3, or discard any number of Freyas to boost another tile as you place it. Each adds 1 to its value while it is on the board.
voluspa-about-Ra = May cover a tile, like a Dragon{ $dragons-spare-trolls ->
    [on] , and even a Troll.
   *[off] .
  } After scoring, it may fly on to a second cell and score again; the tile it covered first comes back.
voluspa-about-Ni = A line with Niohoggr in it scores two more points. A Hel or a Lightning Bolt placed on it gets them too.

voluspa-epithet-Od = Father of all gods
voluspa-epithet-Th = God of sky and thunder
voluspa-epithet-Tr = Vicious, savage creature
voluspa-epithet-Dr = Dangerous flying creature
voluspa-epithet-Fe = Wolf: monstrous son of Loki
voluspa-epithet-Sk = Goddess of hunt and winter
voluspa-epithet-Va = Angelic guides to Valhalla
voluspa-epithet-Lo = Trickster god
voluspa-epithet-He = Goddess of death
voluspa-epithet-Hm = Messenger of the gods
voluspa-epithet-Jo = Giant: ancient race of huge beings
voluspa-epithet-Se = Monstrous son of Loki
voluspa-epithet-Lb = Power of the gods
voluspa-epithet-Dw = A race of small but sturdy beings
voluspa-epithet-Fr = Goddess of fertility
voluspa-epithet-Ra = Companion of Odin
voluspa-epithet-Ni = Monster from the realm of the dead

voluspa-value = Value { $value }
voluspa-value-none = No value
voluspa-count = { $count ->
    [one] { $count } tile in the game
   *[other] { $count } tiles in the game
}

## Sets and options

voluspa-set-base = Base game
voluspa-set-base-about = Eight kinds, sixty tiles
voluspa-set-edda = Saga of Edda
voluspa-set-edda-about = Adds Hel, Hermod, Jotunn and Sea Serpent
voluspa-set-order = Order of the Gods
voluspa-set-order-about = Recommended for your first expansion. Adds Dwarf, Freya, Raven and Niohoggr
voluspa-set-giants = King of the Giants
voluspa-set-giants-about = Recommended: half of each expansion, for a shorter game than with all kinds. Many tiles are bumped or boosted. Adds Hermod, Jotunn, Freya and Niohoggr
voluspa-set-serpents = Rise of the Serpents
voluspa-set-serpents-about = Recommended: half of each expansion, for a shorter game than with all kinds. The Serpent scores across the gaps that Hel leaves. Adds Hel, Sea Serpent, Dwarf and Freya
voluspa-set-ravens = Master of Ravens
voluspa-set-ravens-about = Recommended: half of each expansion, for a shorter game than with all kinds. Hermod and the Raven let you score twice in a turn. Adds Hel, Hermod, Raven and Niohoggr
voluspa-set-all = Everything
voluspa-set-all-about = All seventeen kinds; the rules advise against mixing all in one game
voluspa-set-custom = My own mix
voluspa-set-custom-about = Choose the kinds yourself
voluspa-option-bolt = Lightning Bolt
voluspa-option-bolt-about = Adds six Bolts that score the shorter of two lines
voluspa-option-no-late-hel = No late Hel
voluspa-option-no-late-hel-about = Recommended: otherwise players keep their Hels for the last turns. Hels still in hand leave the game when the draw deck is empty

## On the board

voluspa-cell = column { $x }, row { $y }
voluspa-on-board = { $tile }, value { $face }, { $cell }
voluspa-on-board-muted = { $tile }, muted to 0, { $cell }
voluspa-on-board-pack = { $tile }, worth { $row } in its row and { $col } in its column, { $cell }
voluspa-on-board-hel = Hel, a gap, { $cell }
voluspa-on-board-boost = boosted by { $boost }
voluspa-on-board-bookend = end of a bookended line
voluspa-on-board-last = placed last
voluspa-spot-beside = Place { $tile } here, { $cell }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-cover = Cover { $under } with { $tile }, { $cell }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-capture = Capture { $under } with { $tile }, { $cell }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-bump = Bump { $under } with { $tile }, { $cell }: up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-spot-fly = Fly on to { $cell }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-in-hand = { $tile }, { $value ->
    [-1] no value
   *[other] value { $value }
}
voluspa-in-hand-unplayable = { $tile }, cannot be placed now
voluspa-dir-N = Bump north: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-dir-E = Bump east: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-dir-S = Bump south: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-dir-W = Bump west: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-dir-ask = Which way do you bump { $under }?
voluspa-boosts = Freyas
voluspa-boosts-value = Freyas for a boost: { $boosts }
voluspa-boosts-more = One Freya more
voluspa-boosts-fewer = One Freya fewer

## What to do now

voluspa-prompt-play = Choose a tile
voluspa-prompt-cell = Where do you place { $tile }?
voluspa-prompt-no-cell = { $tile } cannot be placed anywhere now.
voluspa-prompt-best = Choose a tile. The marked cells score the most right now.
voluspa-follow-Hm = Then you may place one more tile in his line.
voluspa-follow-Ra = Then the Raven may fly on to a second cell.
voluspa-follow-capture = { $under } comes into your hand.
voluspa-try = Try { $cell }
voluspa-beyond = { $count ->
    [one] One more cell
   *[other] { $count } more cells
} that way, up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voluspa-beyond-tiles = { $count ->
    [one] One more tile that way
   *[other] { $count } more tiles that way
}
voluspa-prompt-hermod = Hermod rides on: place one more tile in his line, or end the turn.
voluspa-prompt-hermod-must = Hermod rides on: place one more tile in his line.
voluspa-prompt-hermod-end = Nothing fits Hermod's line: end the turn.
voluspa-prompt-hermod-discard = Nothing fits Hermod's line: choose a tile to discard.
voluspa-prompt-raven = The Raven may fly on, or stay.
voluspa-prompt-discard = Nothing can be placed: choose a tile to discard.
voluspa-prompt-trim = More than five tiles in hand: choose one to discard.
voluspa-prompt-discard-chosen = Discard { $tile }?
voluspa-why-not = Not there: { $message }
voluspa-end = End turn
voluspa-stay = Stay
voluspa-discard = Discard { $tile }
voluspa-hels = { $count ->
    [one] { $count } Hel
   *[other] { $count } Hels
}

## What happened (a player's name stands before each sentence)

voluspa-at =
    { $places ->
        [off] { "" }
       *[on] { " " }at { $at }
    }
voluspa-from =
    { $places ->
        [off] { "" }
       *[on] { " " }from { $at }
    }
voluspa-to =
    { $places ->
        [off] { "" }
       *[on] { " " }to { $at }
    }
voluspa-event-placed-beside = places { $tile }{ voluspa-at }
voluspa-event-placed-cover = covers { $under }{ voluspa-at } with { $tile }
voluspa-event-placed-capture = captures { $under }{ voluspa-at } with { $tile }
voluspa-event-placed-bump = bumps { $under } { $dir }{ voluspa-from } with { $tile }
voluspa-event-placed-flight = flies on with { $tile }{ voluspa-to }
voluspa-event-placed-flight-cover = flies on with { $tile }{ voluspa-to }, onto { $under }
voluspa-event-stayed = lets the Raven stay{ voluspa-at }
voluspa-event-ended = ends the turn
voluspa-event-discarded = discards { $tile }

## What happened besides (sentences of their own)

voluspa-event-covered = { $tile } leaves the board.
voluspa-event-captured = { $tile } goes to the hand.
voluspa-event-captured-boost = { $tile } goes to the hand, and { $boost ->
    [one] { $boost } Freya
   *[other] { $boost } Freyas
} with it.
voluspa-event-bumped = { $tile } { $places ->
    [off] moves
   *[on] goes to { $to }
}.
voluspa-event-boosted = Boosted by { $boosts ->
    [one] { $boosts } Freya
   *[other] { $boosts } Freyas
}.
voluspa-event-lifted = { $under }{ voluspa-at } is back.
voluspa-event-drew = { $count ->
    [one] Draws { $count } tile.
   *[other] Draws { $count } tiles.
}
voluspa-event-drew-tiles = Draws { $tiles }.
voluspa-event-hels-gone = { $count ->
    [one] The draw deck is empty: { $count } Hel leaves the hand.
   *[other] The draw deck is empty: { $count } Hels leave the hand.
}

voluspa-dir-name-N = north
voluspa-dir-name-E = east
voluspa-dir-name-S = south
voluspa-dir-name-W = west
voluspa-tile-boosted = { $tile } +{ $boost }

## Why these points

voluspa-axis-row = Row
voluspa-axis-col = Column
voluspa-part-line-highest = { $axis } of { $tiles }: { $value } beats { $best }
voluspa-part-line-tied = { $axis } of { $tiles }: { $value } only ties { $best }
voluspa-part-line-lower = { $axis } of { $tiles }: { $value } is below { $best }
voluspa-part-line-bookends = { $axis } of { $tiles }: Valkyries at both ends
voluspa-part-line-bookended = { $axis } of { $tiles }: held by the Valkyries at its ends
voluspa-part-bonus = { $part }, including { $bonus } for { $tiles ->
    [one] Niohoggr
   *[other] { $tiles } Niohoggrs
}
voluspa-part-single = A tile alone
voluspa-part-single-nothing = A tile alone: nothing at this table
voluspa-part-hel = { $count ->
    [0] No tile around the gap
    [one] { $count } tile around the gap
   *[other] { $count } tiles around the gap
}
voluspa-part-serpent-highest = { $axis } from end to end, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}: { $value } beats { $best }
voluspa-part-serpent-tied = { $axis } from end to end: { $value } only ties { $best }
voluspa-part-serpent-lower = { $axis } from end to end: { $value } is below { $best }
voluspa-part-serpent-bookended = { $axis } from end to end: held by Valkyries
voluspa-part-bolt = Shorter line, { $axis } of { $tiles }
voluspa-part-not-chosen = { $part }; the other one counts
voluspa-part-dwarf = Half the neighbours' total: { $figures } make { $sum }
voluspa-part-dwarf-none = No neighbours

# For newcomers: one line about the position, while the first turns of a game are played.

voluspa-coach-highest = { $tile } is your highest tile: { $places ->
    [one] one cell scores { $points }.
   *[other] { $places } cells score { $points }.
}
voluspa-coach-best = { $tile } scores the most now: { $places ->
    [one] { $points } on one cell.
   *[other] { $points } on { $places } cells.
}
voluspa-coach-boost = With a Freya, a tile scores up to { $points }: choose the tile, then add the Freya.
voluspa-coach-nothing = Nothing scores now: place { $tile } and keep your high tiles.
voluspa-coach-hermod = { $hermod-must-follow ->
    [on] You must place another tile in Hermod's line, and it scores as well.
   *[off] You may place another tile in Hermod's line, and it scores as well.
  }
voluspa-coach-raven = The Raven may fly on: its best cell scores { $points }.
