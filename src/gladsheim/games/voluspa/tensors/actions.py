"""Actions of Völuspá in parts (V-7.1): the deed, its column, its row, and its manner.

Columns and rows are those of a window of `SPAN` by `SPAN` cells in the middle of which the board lies; cells
beside it have the numbers after those, up to 127.
"""

from gladsheim.core.encoding import Level
from gladsheim.core.kernel import kernel
from gladsheim.games.voluspa.pieces import KINDS, TILES
from gladsheim.games.voluspa.record import (
    BOOST_SHIFT,
    CELL,
    COL_STEP,
    DIR_SHIFT,
    DIRS,
    DISCARD,
    FLY,
    KIND_SHIFT,
    MASK,
    WIDTH,
    Voluspa,
)

SPAN = 32
MOST_BOOSTS = 9
_NAMES = ("none", *(tile.name for tile in TILES))
_WORDS = (
    *(f"tile {name}" for name in _NAMES), "fly", "stay", "end", *(f"discard {name}" for name in _NAMES)
)  # fmt: skip
_SIDES = ("", " north", " east", " south", " west")
_HOW = tuple(f"boost {boost}{side}" for boost in range(MOST_BOOSTS + 1) for side in _SIDES)
LEVELS = (
    Level("what", DISCARD + KINDS, f"the kind of tile that is laid; {FLY}: fly, {FLY + 1}: stay, {FLY + 2}: "
          f"end; {DISCARD} and the kind: discard", _WORDS),
    Level("column", WIDTH, f"of the cell, in the window of {SPAN} columns; more: right of it, then left"),
    Level("row", WIDTH, f"of the cell, in the window of {SPAN} rows; more: below it, then above"),
    Level("how", (MOST_BOOSTS + 1) * len(DIRS), "boost times 5, plus the direction: none, N, E, S, W", _HOW),
)  # fmt: skip
_WHAT, _COLUMN, _ROW = range(3)


@kernel
def column_of(s: Voluspa, cell: int) -> int:
    """Return the column of the window in which a cell within the box lies."""
    return ((cell - s.corner & MASK) // CELL % WIDTH + (SPAN - s.width) // 2) % WIDTH


@kernel
def row_of(s: Voluspa, cell: int) -> int:
    """Return the row of the window in which a cell within the box lies."""
    return ((cell - s.corner & MASK) // COL_STEP + (SPAN - s.height) // 2) % WIDTH


@kernel
def part(s: Voluspa, code: int, level: int) -> int:
    """Return a part of a legal action."""
    what, cell = code >> KIND_SHIFT, code & MASK
    if level == _WHAT:
        return what + cell if what == DISCARD else what
    if what > FLY:
        return 0
    if level == _COLUMN:
        return column_of(s, cell)
    if level == _ROW:
        return row_of(s, cell)
    return (code >> BOOST_SHIFT & 15) * len(DIRS) + (code >> DIR_SHIFT & 7)
