# The lessons of Völuspá.

learnvoluspa-part-base = The base game
learnvoluspa-part-edda = Saga of Edda
learnvoluspa-part-bolt = Lightning Bolt
learnvoluspa-part-order = Order of the Gods
learnvoluspa-part-sets = Sets and variants

## Laying a tile

learnvoluspa-line = Place and dominate
learnvoluspa-line-odin = On your turn you place one tile. If it is the single highest tile in its row or column, you score a point for each tile in that line. Place Odin, your 8, where he scores { $least }.
learnvoluspa-line-odin-hint = Odin beats everything here, so the longest line scores most. Put him at one end of the row of three.
learnvoluspa-line-odin-done = The row now has four tiles, and no other tile reaches 8. Length pays.
learnvoluspa-line-crossing = A tile is in a row and in a column, and both can score. Find the cell where Thor scores most.
learnvoluspa-line-crossing-hint = Look for a corner where two longer lines meet.
learnvoluspa-line-crossing-done = Three for the row and three for the column: one tile, { $points } points.
learnvoluspa-line-touch = A tile must share a side with another one. Choose a tile and tap a cell that only touches a corner to see why it is refused.
learnvoluspa-line-touch-hint = Try the cell diagonally beyond the end of the row.
learnvoluspa-line-touch-done = When a cell stays dark, tap it: the table always tells you which rule forbids it.

## Ties and blocks

learnvoluspa-ties = Ties and full lines
learnvoluspa-ties-tie = Being as high as another tile is not enough: a tie scores nothing. There is already a Thor here. Place yours for at least { $least }.
learnvoluspa-ties-tie-hint = In the long row the other Thor ties with you. Look for lines without him.
learnvoluspa-ties-tie-done = Away from the other Thor, a 7 is hard to beat. You can also use an equal tile to spoil an opponent's line.
learnvoluspa-ties-gap = Lines end at gaps, and a tile in the gap joins both sides. Find the best move with your whole hand.
learnvoluspa-ties-gap-hint = One empty cell has tiles to its left, to its right and below.
learnvoluspa-ties-gap-done = The gap is closed: four tiles across and two down.
learnvoluspa-ties-full = A line may have seven tiles at most. Try to place an eighth at one end of this row.
learnvoluspa-ties-full-hint = Choose a tile and tap the empty cell just beyond the first or the last tile of the long row.
learnvoluspa-ties-full-done = A full row is closed at both ends. Its tiles can still be crossed by columns.

## Troll

learnvoluspa-troll = Troll
learnvoluspa-troll-guard = A Troll needs room: only another Troll or a Dwarf may be placed beside it. Try to put Odin there.
learnvoluspa-troll-guard-hint = Choose Odin and tap the empty cell right above or below the Troll.
learnvoluspa-troll-guard-done = The corners of a Troll stay free; only its four sides are closed.
learnvoluspa-troll-lay = The Troll itself may go beside anything, and with its 6 it is strong. Place it for at least { $least }.
learnvoluspa-troll-lay-hint = Nothing here is higher than 5. Use the long row.
learnvoluspa-troll-lay-done = You score, and that end of the row is closed to almost every other tile.

## Dragon

learnvoluspa-dragon = Dragon
learnvoluspa-dragon-cover = A Dragon may cover another tile, which then leaves the board. Place it so that it scores { $least }.
learnvoluspa-dragon-cover-hint = One tile in the row is higher than a Dragon. Get rid of it.
learnvoluspa-dragon-cover-done = Thor is gone before points are counted, so a 5 is now the highest of four.
learnvoluspa-dragon-barred = Some tiles are safe from the Dragon. Choose it and tap a tile that it may not cover.
learnvoluspa-dragon-barred-hint = Dragons do not cover Dragons, nor anything beside a Troll.
learnvoluspa-dragon-barred-done = Dragons, Hels and whatever a Troll protects stay where they are.

## Fenrir

learnvoluspa-fenrir = Fenrir
learnvoluspa-fenrir-pack = Wolves hunt in packs: each Fenrir in a line is worth the sum of all Fenrirs in it. Dominate the row that Odin is in.
learnvoluspa-fenrir-pack-hint = There are two Fenrirs in the row. With a third, what is the pack worth?
learnvoluspa-fenrir-pack-done = Three times 4 is 12, far above Odin. The newest Fenrir also counts as stronger than its own pack.
learnvoluspa-fenrir-hunt = Now the pack is against you: the two Fenrirs in the left column are worth 8 each there. Find the best place for Thor.
learnvoluspa-fenrir-hunt-hint = Thor cannot beat 8, but in each row a Fenrir is alone, and one column has no Fenrir at all.
learnvoluspa-fenrir-hunt-done = A pack is strong only along its own line.

## Skadi

learnvoluspa-skadi = Skadi
learnvoluspa-skadi-catch = Skadi may capture a tile: she takes its place, and it comes into your hand. Capture one so that she scores { $least }.
learnvoluspa-skadi-catch-hint = With the highest tile of the row gone, even a 3 may dominate it.
learnvoluspa-skadi-catch-done = You have the points, and Odin is in your hand instead of a new tile.
learnvoluspa-skadi-use = It is your turn again. Use the captured tile: find the best place for Odin.
learnvoluspa-skadi-use-hint = Stay away from Loki, who mutes every tile beside him. The other end of the row is better.
learnvoluspa-skadi-use-done = First a capture, then five points: Skadi is rarely just a 3.

## Valkyrie

learnvoluspa-valkyrie = Valkyrie
learnvoluspa-valkyrie-close = A line with a Valkyrie at each end belongs to the two of them, whatever is in between. Bookend the row.
learnvoluspa-valkyrie-close-hint = One Valkyrie already holds the left end. Where does the second belong?
learnvoluspa-valkyrie-close-done = A 2 beats Odin and Thor. Nobody scores this row from inside any more.
learnvoluspa-valkyrie-beyond = Here such a row belongs to an opponent. Make it longer with Odin and dominate it yourself.
learnvoluspa-valkyrie-beyond-hint = Place him beyond one of the Valkyries: then she is no longer the end.
learnvoluspa-valkyrie-beyond-done = With Odin outside, values count again, and his is the highest.

## Loki

learnvoluspa-loki = Loki
learnvoluspa-loki-mute = Loki is only a 1, but he mutes every tile beside him: it is worth 0 while he is there. Find his best place.
learnvoluspa-loki-mute-hint = The more tiles he touches in his own lines, the fewer can beat him.
learnvoluspa-loki-mute-done = Around him everything is worth 0, so his 1 is the highest, both ways.
learnvoluspa-loki-beside = He works against you, too. Place Thor for { $least }.
learnvoluspa-loki-beside-hint = Beside Loki even Thor is worth 0. Take the far end.
learnvoluspa-loki-beside-done = Only adjacent tiles are muted; at the other end Thor is as strong as ever.

## The end

learnvoluspa-end = The end of the game
learnvoluspa-end-last = When the draw deck and all hands are empty, the player with the most points wins. You are behind, 21 to 24, with one tile left. Win the game.
learnvoluspa-end-last-hint = You need more than three points: 24 to 24 would not be enough for you.
learnvoluspa-end-last-done = 26 to 24: the game is yours.
learnvoluspa-end-ranks = With three points you would have tied at 24. Then the player who reached that score first is ahead: the table shows 24.2 for the first, 24.1 for the second.

## Saga of Edda

learnvoluspa-edda = Four newcomers
learnvoluspa-edda-hel = Hel always covers a tile and leaves a gap for good. She scores a point for each tile on the eight cells around her. Score { $least }.
learnvoluspa-edda-hel-hint = She has more neighbours in the middle of the crowd than at an end, and corners count as well.
learnvoluspa-edda-hel-done = The gap splits lines for everyone. Hel does not count towards your five tiles and is never replaced.
learnvoluspa-edda-hermod = Hermod is fast: after him you may place another tile at once. First place him for { $least }.
learnvoluspa-edda-hermod-hint = Loki has muted two tiles. Touch both of them.
learnvoluspa-edda-hermod-done = And now comes his special power.
learnvoluspa-edda-follow = Now place one more tile in one line with Hermod. Find one that scores { $least }.
learnvoluspa-edda-follow-hint = Odin dominates his own lines; just keep him away from Loki.
learnvoluspa-edda-follow-done = Two placements in one turn. You could also have stopped after Hermod.
learnvoluspa-edda-jotunn = The Jotunn bumps a tile along its row or column to the first cell beyond the end and takes its place. Find his best move.
learnvoluspa-edda-jotunn-hint = Bump Thor, and think about which neighbour would mute him. After tapping Thor, choose a direction.
learnvoluspa-edda-jotunn-done = Thor is beside Loki now and worth 0: the Jotunn scores the row of five and the column of three.
learnvoluspa-edda-serpent = The Sea Serpent ignores gaps: it must be the highest in its whole row or column, and then scores the full span. Find its best place.
learnvoluspa-edda-serpent-hint = In the upper row nothing is higher than 4. How far can you stretch it?
learnvoluspa-edda-serpent-done = Four cells from end to end, the empty one included. Only the better direction counts.

## Lightning Bolt

learnvoluspa-bolt = Struck by lightning
learnvoluspa-bolt-strike = A Lightning Bolt covers any tile and scores the shorter of its two lines, whatever is in it. Score { $least }.
learnvoluspa-bolt-strike-hint = Where a short column crosses the row, only the column counts. Strike where there is only the row.
learnvoluspa-bolt-strike-done = Values do not matter to lightning. The Bolt itself is then worth 0.
learnvoluspa-bolt-barred = It cannot strike everything. Choose the Lightning Bolt and find a tile that is protected.
learnvoluspa-bolt-barred-hint = Which tile keeps its neighbours safe?
learnvoluspa-bolt-barred-done = Lightning never strikes beside a Troll. An earlier Bolt and a Hel cannot be covered either.

## Order of the Gods

learnvoluspa-order = Dwarf, Freya, Raven, Niohoggr
learnvoluspa-order-dwarf = A Dwarf scores no lines: it scores half of what its neighbours are worth, rounded down. Find its best place.
learnvoluspa-order-dwarf-hint = Two Fenrirs in one column are worth 8 each. What else is near?
learnvoluspa-order-dwarf-done = 8 for the pack and 7 for Thor make 15; half of it is { $points }.
learnvoluspa-order-freya = Freyas can boost another tile as you place it: each adds 1 to its value while it is on the board. Score as much as you can with the Dragon.
learnvoluspa-order-freya-hint = The Troll is a 6. Boost the Dragon with + before you place it, and keep it away from the Troll.
learnvoluspa-order-freya-done = With two Freyas the Dragon is a 7. The booster token stays on it.
learnvoluspa-order-raven = The Raven may cover a tile as a Dragon does, and then fly on. Score { $least } with its first placement.
learnvoluspa-order-raven-hint = Take the place of the only tile that is as strong as the Raven.
learnvoluspa-order-raven-done = The Fenrir is only gone for a moment.
learnvoluspa-order-fly = Now it may fly on to a second cell and score again; the tile it covered first comes back. Score { $least } more.
learnvoluspa-order-fly-hint = If it covers the Dragon, it dominates that column.
learnvoluspa-order-fly-done = Nine points with one tile, and the Fenrir is back.
learnvoluspa-order-niohoggr = A line with a Niohoggr in it scores two bonus points. Dominate the row with it.
learnvoluspa-order-niohoggr-hint = Niohoggr is a 7. Two Fenrirs together are more.
learnvoluspa-order-niohoggr-done = Five tiles and two bonus points.

## Sets

learnvoluspa-sets = Sets and variants
learnvoluspa-sets-mix = You choose the kinds of tile when you open a table. Three recommended sets use half of each expansion: King of the Giants, Rise of the Serpents and Master of Ravens. You can add the Lightning Bolt to any of them.
learnvoluspa-sets-late = With the variant No late Hel, all Hels in hand leave the game as soon as the draw deck is empty. There is one tile left in it. Place Odin for { $least } and watch your hand.
learnvoluspa-sets-late-hint = Odin is the highest in the row. Make it longer.
learnvoluspa-sets-late-done = You drew the last tile, and every Hel was removed from the game. Place Hels early in this variant.
learnvoluspa-keys = With the keyboard: hold Shift to reach dark cells with the arrows too, and press Enter to see why they are dark.
