# The rules of Völuspá in our own words; the ids after "V" are those of the rules.
rulesvoluspa-title-goal = What it is about
rulesvoluspa-intro = “Völuspá” means the seeress's prophecy. In this old Norse poem she tells how the world began and how it will end: gods, monsters and forgotten peoples rise, and others bring them down. On your table they do the same. Each tile wants to be the highest of its row, and most of them bend a rule to get there.
rulesvoluspa-V-4-6 = All players place tiles on the same board. Each tile scores once, when you place it: look for the spot where it dominates its line. When the last tile is gone, the player with the most points wins.
rulesvoluspa-title-setup = Before the game
rulesvoluspa-V-2-1 = Two to five players can play. The tiles are shuffled, each player draws five, and one tile that is not a Troll is placed in the middle as the start tile, which scores for nobody. The start player is drawn by lot.
rulesvoluspa-V-2-2 = The base game has eight kinds of tile; each set adds some of the nine others, always with all their copies. Your own mix needs at least five tiles per player plus one, not counting Hels and Trolls.
rulesvoluspa-V-2-4 = Hels are never drawn. If Hel is in the game, each player starts with one more tile, a Hel; with two players, each starts with two Hels.
rulesvoluspa-V-1-2 = { $boosters-unlimited ->
    [on] { readingsvoluspa-boosters-unlimited }
   *[off] Sixteen booster tokens show the new values of boosted tiles; there are no more.
  } Tiles are boosted only on the board, never in a hand, in the draw deck or in the discard pile.
rulesvoluspa-title-board = The board
rulesvoluspa-V-3-1 = The board has no edge. A line is an unbroken run of tiles in a row or in a column; every tile lies in one of each. Empty cells and Hels are gaps, and a gap ends a line.
rulesvoluspa-V-3-4 = Adjacent tiles share a side; only Hel counts the diagonal cells too. A cell shows one tile at a time, and all tiles form one connected island.
rulesvoluspa-title-turn = Your turn
rulesvoluspa-V-4-1 = In clockwise order, each player places one tile, scores it and draws. Some tiles let you do more: after a Hermod you { $hermod-must-follow ->
    [on] place another tile that fits
   *[off] may place another tile
  }, a Raven may fly on, and Freyas can boost any tile.
rulesvoluspa-V-4-3 = You place a tile on an empty cell next to an occupied cell; a Hel counts as well. No line may ever have more than seven tiles, across or down. Next to a Troll you may place only Trolls and Dwarfs.
rulesvoluspa-V-4-5 = If you cannot place any tile from your hand, you discard one of your choice and score nothing. It is removed from the game. As long as you can place a tile, you must.
rulesvoluspa-V-4-7 = At the end of your turn you draw until you hold five tiles, not counting Hels. { $skadi-no-refill ->
    [on] { readingsvoluspa-skadi-no-refill }
   *[off] After a capture your hand is full already and you draw nothing; if you placed several tiles, you draw as many as are missing.
  } A Hel that you place is never replaced.
rulesvoluspa-V-4-8 = If a capture leaves you with more than five tiles, you discard down to five. Hels do not count here, and you may not discard them.
rulesvoluspa-V-4-10 = Then the next player who holds a tile takes a turn. Players without tiles are skipped.
rulesvoluspa-V-8-4 = Everyone can see the board, the points, the discarded tiles, and how many tiles the draw deck has. They also see how many tiles and Hels each player holds, and which tiles in a hand were captured in full view. The rest of the hands and the order of the draw deck are secret.
rulesvoluspa-title-scoring = Points
rulesvoluspa-V-6-5 = Look at the row and then at the column of the tile you just placed. If its value is greater than that of every other tile in the line, it dominates the line, and you score one point for each tile there, your own included. A tie scores nothing, and a single tile is not a line.
rulesvoluspa-V-6-1 = Values are taken after the placement: a tile that was covered, captured or bumped is no longer there, and the tiles that it muted have their values back.
rulesvoluspa-V-6-2 = A tile is worth its printed value plus its boosts. Beside a Loki it is muted: it is worth 0, but its power still works. A muted Troll keeps others away all the same.
rulesvoluspa-V-6-8 = A tile without a line, because it touches only Hels{ $lone-start-scores-nothing ->
    [on] { "" }
   *[off] { " " }or has replaced the only tile there
  }, scores 1 point.{ $lone-start-scores-nothing ->
    [on] { " " }{ readingsvoluspa-lone-start-scores-nothing }
   *[off] { "" }
  }
rulesvoluspa-V-6-4 = { $bookends-score-only ->
    [on] { readingsvoluspa-bookends-score-only }
   *[off] A line with a Valkyrie at both ends is bookended: these two dominate it. A tile placed inside cannot score it, however high its value. You score such a line only by placing one of its ends.
  }
rulesvoluspa-V-6-14 = If a Sea Serpent or a Lightning Bolt can score either its row or its column, the game takes the better one for you.
rulesvoluspa-title-tiles = The tiles
rulesvoluspa-V-5-1 = Every tile may be placed on an empty cell, except Hel and the Lightning Bolt, which always cover a tile. A covered tile leaves the board. Dragons cannot cover Dragons, Ravens cannot cover Ravens, and Bolts cannot cover Bolts; a Skadi cannot capture a Skadi; nothing ever goes on a Hel. Tiles beside a Troll cannot be captured or bumped, and only Hel may cover them.
rulesvoluspa-tile-Od = Placed on empty cells only.
rulesvoluspa-tile-Th = Placed on empty cells only.
rulesvoluspa-tile-Tr = You may place a Troll next to any tile, and that tile stays. Corners do not count. Two Trolls side by side protect each other.
rulesvoluspa-tile-Dr = { $dragons-spare-trolls ->
    [on] { "" }
   *[off] It may also cover a Troll that has no Troll beside it, a Raven or a Lightning Bolt.
  } A covered Loki or Valkyrie stops working before the Dragon is compared.
rulesvoluspa-tile-Fe = The pack is counted separately in the row and in the column, and never across a gap. A new Fenrir is compared with the pack as it was without it, so it always beats its own kind unless a Loki mutes it. A muted Fenrir adds nothing to the pack, but is worth as much as the rest of it.
rulesvoluspa-tile-Sk = The captured tile becomes an ordinary tile in your hand, and its boosts come with it as Freyas. Skadi scores in the place that she takes. Capturing is not covering: a captured Niohoggr gives no bonus points.
rulesvoluspa-tile-Va = At the end of a bookended line she scores even beside a Loki, and again whenever such a line grows. Two Valkyries alone make such a line. { $bookends-score-only ->
    [on] { "" }
   *[off] Inside one, a Valkyrie scores nothing. In all other lines her value decides.
  }
rulesvoluspa-tile-Lo = The tiles on his four sides are worth 0, in both of their lines. Zero against zero is a tie. Two Lokis side by side are worth 1 each.
rulesvoluspa-tile-He = She may cover a Troll and tiles beside Trolls. Other Hels around her do not count; a covered Niohoggr gives 2 bonus points. From then on no line passes through the cell, and nothing can ever be placed on it again.
rulesvoluspa-tile-Hm = The next tile may extend the line, fill a gap, or cover, capture or bump a tile in it, even the Hermod itself; another Hermod gives another placement. { $hermod-must-follow ->
    [on] { "" }
   *[off] You may also stop.
  } { $hermod-frees ->
    [on] { readingsvoluspa-hermod-frees }
   *[off] If no tile in your hand fits, you discard one, which is removed from the game.
  }
rulesvoluspa-tile-Jo = The bumped tile moves past the rest of its line to the first cell behind it, which must be empty; it scores nothing. No line may get longer than seven. Neither the Jotunn nor a bumped tile other than a Troll may end up next to a Troll.
rulesvoluspa-tile-Se = The span runs from the first to the last tile in that row or column and includes the gaps, so it can score more than seven points. The Serpent must beat every tile there{ $bookends-score-only ->
    [on] { "" }
   *[off] , and its own line must not be bookended
  }. If its row and column hold nothing else, it scores 1 point.
rulesvoluspa-tile-Lb = It does not have to beat anything: it scores the shorter of its two lines. A single tile is not a line. It cannot be boosted.
rulesvoluspa-tile-Dw = Muted neighbours and Hels add nothing. Each Fenrir counts with the whole pack of the line that it shares with the Dwarf. { $dwarf-never-zero ->
    [on] { readingsvoluspa-dwarf-never-zero }
   *[off] A Dwarf never scores a line, nor the point for a tile without a line.
  }
rulesvoluspa-tile-Fr = { $boosters-unlimited ->
    [on] { readingsvoluspa-boosters-unlimited }
   *[off] Booster tokens are limited: one each for 2, 3, 4, 10, 11 and 12, two for each value from 5 to 9. A boost needs the token with the new value; the token becomes free again when the tile is covered or captured.
  } Hel and the Lightning Bolt cannot be boosted. If you capture a boosted tile, you take as many Freyas with it.
rulesvoluspa-tile-Ra = The second placement goes to another cell and is judged as if the Raven had never been on the first: the tile it covered is back, but without its boost. The Raven may also stay. Its own boosts count both times.
rulesvoluspa-tile-Ni = If both its lines are scored, each gets the 2 bonus points, even while a Loki mutes it. They also count for a Sea Serpent's span and for a tile without a line, but not for Dwarfs.
rulesvoluspa-title-end = The end
rulesvoluspa-V-10-1 = The game is over when the draw deck and all hands are empty.
rulesvoluspa-V-10-2 = If players have equal points, the one who reached them first is ahead. The digit after the point shows it: of two players with eleven points, 11.2 is ahead of 11.1. At zero the order of turns decides, from the start player on, and the digit is not shown.
rulesvoluspa-title-variants = Variants
rulesvoluspa-V-9 = No late Hel: as soon as the draw deck is empty, all Hels in hand leave the game. You can add Lightning Bolts to any set.
rulesvoluspa-title-faq = Questions and answers
rulesvoluspa-faq-1 = A Dragon is placed between two Valkyries that bookend a line. Does it score?
rulesvoluspa-faq-1-answer = { $bookends-score-only ->
    [on] Yes, if its value is the highest in the line. { readingsvoluspa-bookends-score-only }
   *[off] No. Whatever is placed between them scores nothing in this line, however high its value is.
  }
rulesvoluspa-faq-2 = Do Valkyries beside a Loki still hold a line?
rulesvoluspa-faq-2-answer = { $bookends-score-only ->
    [on] No. { readingsvoluspa-bookends-score-only } A Valkyrie scores at such an end even beside a Loki.
   *[off] Yes. Loki takes their value, not their power. A Valkyrie that is placed at the end of such a line scores it.
  }
rulesvoluspa-faq-3 = A Fenrir is placed beside a Loki. What is it worth?
rulesvoluspa-faq-3-answer = It adds nothing to its pack, but is worth as much as the rest of the pack. Here each of the three is worth 8, and a tie scores nothing.
rulesvoluspa-faq-4 = Does a Hel at the end make a line longer for the Sea Serpent?
rulesvoluspa-faq-4-answer = No. The Serpent's line crosses a Hel only if a tile lies behind it.
rulesvoluspa-faq-5 = Does a Hel score for another Hel beside it?
rulesvoluspa-faq-5-answer = No. It scores one point for each tile around it, and a Hel is a gap.
rulesvoluspa-faq-6 = Do two Valkyries hold a line against the Sea Serpent?
rulesvoluspa-faq-6-answer = { $bookends-score-only ->
    [on] No. { readingsvoluspa-bookends-score-only }
   *[off] Only where they are both ends of one unbroken line. Across a Hel, or with a further tile behind one of them, they do not.
  }
rulesvoluspa-faq-7 = Does a Dwarf get two extra points for a Niohoggr beside it?
rulesvoluspa-faq-7-answer = No. The Niohoggr counts with its value, like every neighbour.
rulesvoluspa-faq-8 = A Raven lands on a boosted tile and flies on. What happens to the boost?
rulesvoluspa-faq-8-answer = It is gone with the first landing. The tile comes back without it.
rulesvoluspa-faq-9 = Does the Sea Serpent get the two extra points for a Niohoggr across a Hel?
rulesvoluspa-faq-9-answer = Yes, also if a Loki lies beside the Niohoggr.
rulesvoluspa-faq-10 = Skadi captures a Niohoggr. Does she get its two extra points?
rulesvoluspa-faq-10-answer = No. The Niohoggr has left the line when she scores.
rulesvoluspa-faq-11 = Does a Dwarf score its row and column, too?
rulesvoluspa-faq-11-answer = No. It scores only half the sum of its neighbours' values.{ $dwarf-never-zero ->
    [on] { " " }{ readingsvoluspa-dwarf-never-zero }
   *[off] { "" }
  }
rulesvoluspa-faq-12 = A Raven lands on a Loki and flies on. Are the tiles beside Loki muted again?
rulesvoluspa-faq-12-answer = Yes. While the Raven lies on him, Loki is gone and they have their values back. When it flies on, he is back and mutes them.
rulesvoluspa-title-actions = Moves as text
rulesvoluspa-V-7-1 = Records, shared links and programs write each action as a short text without spaces. It has two letters for the kind of tile, then the column and row of the cell, counted from the first tile to the right and downward. Copies of a kind are not told apart.
rulesvoluspa-V-7-2 = At the start of a turn you may place a tile in any way the rules allow; if there is none, you discard a tile. After a Hermod you { $hermod-must-follow ->
    [on] place a tile in its line
   *[off] may place a tile in its line or end the turn
  }; if none fits, you { $hermod-frees ->
    [on] can only end the turn
   *[off] discard a tile
  }. After a Raven's first placement you may fly on or stay. With too many tiles in hand you can only discard. Any other action is refused with the rule that it breaks, and nothing changes.
rulesvoluspa-action-1 = Od@3,-1 places an Odin in column 3, one row above the first tile. If there is a tile on the cell, the same text covers it; with Sk, it captures it.
rulesvoluspa-action-2 = Dr+2@4,0 places a Dragon boosted by two Freyas from your hand.
rulesvoluspa-action-3 = Jo@2,0>E bumps the tile at 2,0 to the right. N, E, S and W are up, right, down and left.
rulesvoluspa-action-4 = fly@1,2 is a Raven's second placement; stay leaves the Raven where it is.
rulesvoluspa-action-5 = end ends the turn after a Hermod without another tile{ $hermod-must-follow ->
    [on] { $hermod-frees ->
        [on] , if none fits
       *[off] ; this table never allows it
      }
   *[off] { "" }
  }.
rulesvoluspa-action-6 = discard:Tr discards a Troll.
rulesvoluspa-title-rulings = How we decide doubtful cases
rulesvoluspa-V-14 = The published versions of the rules do not always agree, and they leave some cases open. This is how we play them here.
rulesvoluspa-about-rulings = A table can play by the printed Italian rulebook, which has the base game and Saga of Edda and says nothing about other tiles. In three places we keep the online rules even there. The book does not forbid a Skadi to capture a Skadi; two players could then swap their Skadis endlessly. Where the other books forbid bumping a tile to a cell beside a Troll, it speaks of the cell where the tile lies. And it lets only Trolls lie beside a Troll, because it has no Dwarfs.
rulesvoluspa-ruling-1 = A Dragon may cover a Troll that has no other Troll beside it.
rulesvoluspa-ruling-2 = A Jotunn is worth 5, a Sea Serpent 6, a Hermod 3.
rulesvoluspa-ruling-3 = A Dwarf is worth 2, a Freya 3, a Raven 4.
rulesvoluspa-ruling-4 = A Niohoggr is worth 7.
rulesvoluspa-ruling-5 = A Lightning Bolt is worth 0 and cannot be boosted.
rulesvoluspa-ruling-6 = You may place a tile after Hermod but need not; if none fits, you must discard one.
rulesvoluspa-ruling-7 = A Raven does not have to fly on.
rulesvoluspa-ruling-8 = The tile under a Raven that flies on comes back without its boost.
rulesvoluspa-ruling-9 = After a Hermod, a Raven may fly on to any cell.
rulesvoluspa-ruling-10 = There are only as many booster tokens as in the box; a token that your play sets free can be used in the same play.
rulesvoluspa-ruling-11 = After Hermods, Freyas or a forced discard you draw up to five tiles, even in a turn in which a Skadi captured.
rulesvoluspa-ruling-12 = A Dwarf that touches only Hels scores nothing.
rulesvoluspa-ruling-13 = A Dwarf may be placed beside a Troll, but not bumped there.
rulesvoluspa-ruling-14 = A Jotunn may bump the last tile of a line outward by one cell, also a tile on its own.
rulesvoluspa-ruling-15 = A tile that covers a tile which touched only Hels also scores the point for a tile without a line.
rulesvoluspa-ruling-16 = A Niohoggr gives its 2 points once in each line that is scored, and also with a tile without a line.
rulesvoluspa-ruling-17 = A Sea Serpent scores the single point only if its row and its column hold nothing else.
rulesvoluspa-ruling-18 = Against a Sea Serpent each Fenrir counts with the pack of its own unbroken line.
rulesvoluspa-ruling-19 = A Dragon may cover a Raven or a Lightning Bolt, and a Skadi may capture a Lightning Bolt.
rulesvoluspa-ruling-20 = A tile discarded because nothing fits is removed from the game; one discarded from too full a hand goes to the discard pile.
rulesvoluspa-ruling-21 = Players tied at 0 are ranked in turn order, from the start player on.
rulesvoluspa-ruling-22 = The first tile on the board may be a Lightning Bolt.
rulesvoluspa-ruling-23 = A Hel may be discarded when nothing fits, but not when you hold too many tiles.
rulesvoluspa-ruling-24 = A tile is in Hermod's line if it is there once it has been placed, so it may fill a gap.
rulesvoluspa-ruling-25 = Two Valkyries hold their line against any value inside, even if a tile placed in the middle completes the line.
rulesvoluspa-ruling-26 = A Fenrir beside a Loki adds nothing to its pack, but is worth as much as the rest of it.
rulesvoluspa-ruling-27 = First the game settles which tiles are muted and which no longer are; all values are those after the placement.
rulesvoluspa-ruling-28 = A Raven also scores the point for a tile without a line.
rulesvoluspa-ex-Od = Odin (8) beats Thor, Fenrir and Skadi. Four tiles: { $points } points.
rulesvoluspa-ex-Th = Thor dominates his row of three and his column of three: { $points } points.
rulesvoluspa-ex-Tr = The Troll (6) dominates the row: { $points } points. From now on only Trolls and Dwarfs may be placed beside it.
rulesvoluspa-ex-Dr = The Dragon covers Odin, who is gone at once. Against 3 and 2 its 5 is enough: { $points } points.
rulesvoluspa-ex-Fe = Two Fenrirs are worth 8 each, more than Thor's 7. Three tiles: { $points } points.
rulesvoluspa-ex-Sk = Skadi captures Odin, and in his place dominates a row and a column of two: { $points } points.
rulesvoluspa-ex-Va = The second Valkyrie completes a row with one at each end and scores all four tiles, whatever is inside: { $points } points.
rulesvoluspa-ex-Lo = Loki mutes all three neighbours. His 1 beats their 0, in the row of three and in the column of two: { $points } points.
rulesvoluspa-ex-He = Hel swallows Thor. Five tiles lie around the gap: { $points } points.
rulesvoluspa-ex-Hm = Hermod scores a row of three tiles, then Thor joins it and scores all four: { $points } points in all.
rulesvoluspa-ex-Jo = The Jotunn bumps Odin out of the row and takes his place. There it scores a row of three tiles; in the column Odin is higher: { $points } points.
rulesvoluspa-ex-Se = The Serpent's row has a wide gap. Everything in it is lower than 6, and the whole span of five cells counts: { $points } points.
rulesvoluspa-ex-Lb = The Bolt strikes Thor. Its row has three tiles, its column four; it scores the shorter one: { $points } points.
rulesvoluspa-ex-Dw = Odin (8) and Skadi (3) are neighbours. Half of 11, rounded down: { $points } points.
rulesvoluspa-ex-Fr = Three Freyas boost the Dragon, which is now worth 8 and beats Thor: { $points } points.
rulesvoluspa-ex-Ra = The Raven covers Skadi and scores a row of three tiles. Then it flies on, Skadi is back, and it scores a row of four: { $points } points in all.
rulesvoluspa-ex-Ni = Odin scores a row of three tiles, and Niohoggr in it adds 2: { $points } points.
rulesvoluspa-ex-tie = Thor meets another Thor. A tie is not enough: { $points } points.
rulesvoluspa-ex-alone = The Dragon covers the only tile and has no line: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
rulesvoluspa-ex-first = Odin is in two lines and is the highest in both: three tiles and two, { $points } points.
