"""Kernel that gathers the tiles on the board: Python would have to look at every cell of the box."""

from gladsheim.core.kernel import kernel
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.record import COL_STEP, MASK, ROW_STEP, Ints, Voluspa
from gladsheim.games.voluspa.rules.columns import FLIER


@kernel
def gather(s: Voluspa, out: Ints) -> int:
    """Write cell, kind and boost of everything on the board, rows from top to bottom; return
    the count of numbers.

    While a Raven may fly on, the record keeps it apart; on the table it lies there.
    """
    tiles, boosts = s.tile, s.boost
    flying = s.raven if s.phase == phases.RAVEN else -1
    count, wide = 0, s.width * ROW_STEP
    for first in range(s.corner, s.corner + s.height * COL_STEP, COL_STEP):
        for place in range(first, first + wide, ROW_STEP):
            cell = place & MASK
            kind = tiles[cell]
            if kind != 0 or cell == flying:
                out[count] = cell
                out[count + 1] = FLIER if cell == flying else abs(kind)
                out[count + 2] = s.raven_boost if cell == flying else boosts[cell]
                count += 3
    return count
