"""Record of a Völuspá game, and the numbers that kernels use.

The board is a helical torus of 128 x 128 cells. Cell x,y has the number 8 * ((y * 128 + x) mod 16384). Its
neighbours are one step of ±8 or ±1024 away, and no board of 116 tiles ever overlaps itself. `tile` holds the
kind that a cell shows, 0 for nothing and minus the kind for a gap (Hel), so that `tile > 0` is a tile of a
line (V-3.2).

Every cell in play belongs to at most one of four rooms, kept up to date tile by tile, so that the legal cells
of each class of kinds need no search.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Any, Protocol

from gladsheim.core.state import CopyRule, FieldAudience, FieldType, Layout, fields_of
from gladsheim.games.voluspa.pieces import KINDS, TOKEN_VALUES

SEATS = 5
TILES_IN_ALL = 116
WIDTH = 128
CELL = 8
"""Difference between the numbers of neighbouring cells: all data of a cell is adjacent."""
CELL_SHIFT = 3
"""Shift from the number of a cell to the number in the lists of rooms, which has 16 bits and
counts cells, not bytes.
"""
CELLS = WIDTH * WIDTH * CELL
MASK = CELLS - 1
ROW_STEP, COL_STEP = CELL, WIDTH * CELL
STEPS = (-COL_STEP, ROW_STEP, COL_STEP, -ROW_STEP)
"""Steps to the neighbours N, E, S, W."""
DIRS = ("", "N", "E", "S", "W")
AXES = ((ROW_STEP, 1), (COL_STEP, 2))
"""Step along each axis, and its bit in `full`."""

NOWHERE, OPEN, SHADED, BARE, KEPT = 0, 1, 2, 3, 4
"""Rooms: an empty cell for all kinds; one beside a guard, for the bold; a tile beside no
guard; a tile beside one.

All other cells (full lines, Hels, distant cells) are in NOWHERE.
"""
ROOM_SIZE = 256
"""Capacity of a room: more than the 2n + 2 cells that can surround n tiles."""
MOST_BARE = 128
"""Capacity of a list of tiles: more than there are."""
FIRST_SLOT = -128
"""Value of `slot` for the first index of a room's list, so that all indices fit into eight bits."""
GUARD = 8
"""Number that a guard adds to `beside`, in which each tile or gap beside the cell counts one, a guard too."""

KIND_SHIFT, BOOST_SHIFT, DIR_SHIFT = 24, 20, 17
FLY, STAY, END, DISCARD = range(KINDS, KINDS + 4)
"""Numbers instead of a kind in an action code; a discard has the kind instead of the cell."""

MENU_ROWS = 1024
ROOM_SHIFT = 17
"""Shift of the room in a spot, which is a cell with its room above it."""
BUMPS = 4 * TILES_IN_ALL
MOST_ACTIONS = 4096
"""Bound on legal actions. Random play reached 754 (V-15); a hand of many Freyas and kinds can have more."""
LONGEST_SCENE = 32_000
"""More letters than a scene has that is written as JSON."""

_ALL, _SEAT, _NO, _DERIVED = (
    FieldAudience.EVERYONE,
    FieldAudience.SEAT,
    FieldAudience.NOBODY,
    FieldAudience.DERIVED,
)

Ints = MutableSequence[int]


class Voluspa(Protocol):
    """Record as kernels see it."""

    # The fields that nearly every decision of two players reads are in three cache lines. The first:
    sizes: Annotated[Ints, FieldType(16, _DERIVED, 5)]
    # A box around all tiles and one cell more on each side
    corner: Annotated[int, FieldType(32, _DERIVED)]
    width: Annotated[int, FieldType(16, _DERIVED)]
    height: Annotated[int, FieldType(16, _DERIVED)]
    # Points and turns
    players: Annotated[int, FieldType(16, _ALL, empty=None)]
    no_late_hel: Annotated[int, FieldType(8, _ALL, empty=None)]
    rulings: Annotated[int, FieldType(16, _ALL, empty=None)]
    turn: Annotated[int, FieldType(16, _ALL)]
    phase: Annotated[int, FieldType(16, _ALL)]
    deck_left: Annotated[int, FieldType(16, _ALL)]
    hermod: Annotated[int, FieldType(32, _ALL, empty=-1)]
    raven: Annotated[int, FieldType(32, _ALL, empty=-1)]
    events: Annotated[int, FieldType(32, _ALL)]
    scores: Annotated[Ints, FieldType(32, _ALL, SEATS)]
    # The second, with the hands of the first two seats:
    held: Annotated[Ints, FieldType(8, _ALL, SEATS)]
    bare: Annotated[Ints, FieldType(8, _DERIVED, KINDS)]
    hands: Annotated[Ints, FieldType(8, _SEAT, SEATS * KINDS)]
    reached: Annotated[Ints, FieldType(32, _ALL, SEATS)]
    # The fourth, with what is known of them:
    discard: Annotated[Ints, FieldType(8, _ALL, KINDS)]
    known: Annotated[Ints, FieldType(8, _ALL, SEATS * KINDS)]
    # Fields that are read now and then
    tokens: Annotated[Ints, FieldType(8, _DERIVED, TOKEN_VALUES)]
    under: Annotated[int, FieldType(16, _ALL)]
    raven_boost: Annotated[int, FieldType(16, _ALL)]
    removed: Annotated[Ints, FieldType(8, _ALL, KINDS)]
    copies: Annotated[Ints, FieldType(8, _ALL, KINDS, empty=None)]
    first: Annotated[int, FieldType(16, _ALL)]
    corner_x: Annotated[int, FieldType(64, _DERIVED)]
    corner_y: Annotated[int, FieldType(64, _DERIVED)]
    # The tiles of the room BARE in the order of its list; this begins a cache line
    laid: Annotated[Ints, FieldType(8, _DERIVED, MOST_BARE, copied=CopyRule.APART)]
    deck: Annotated[Ints, FieldType(8, _NO, TILES_IN_ALL)]
    # The board
    rooms: Annotated[Ints, FieldType(16, _DERIVED, 5 * ROOM_SIZE, copied=CopyRule.APART)]
    tile: Annotated[Ints, FieldType(8, _ALL, CELLS, CELL, copied=CopyRule.APART)]
    boost: Annotated[Ints, FieldType(8, _ALL, CELLS, CELL, copied=CopyRule.APART)]
    worth: Annotated[Ints, FieldType(8, _DERIVED, CELLS, CELL, copied=CopyRule.APART)]
    mutes: Annotated[Ints, FieldType(8, _DERIVED, CELLS, CELL, copied=CopyRule.APART)]
    beside: Annotated[Ints, FieldType(8, _DERIVED, CELLS, CELL, copied=CopyRule.APART)]
    full: Annotated[Ints, FieldType(8, _DERIVED, CELLS, CELL, copied=CopyRule.APART)]
    room: Annotated[Ints, FieldType(8, _DERIVED, CELLS, CELL, copied=CopyRule.APART)]
    slot: Annotated[Ints, FieldType(8, _DERIVED, CELLS, CELL, copied=CopyRule.APART)]


LAYOUT = Layout("VoluspaRecord", fields_of(Voluspa))


class Menu(Protocol):
    """A record: the legal actions of one decision, as rows of cells."""

    rows: Annotated[int, FieldType(32, _DERIVED)]
    hand: Annotated[Ints, FieldType(16, _DERIVED, KINDS + 1)]
    kind: Annotated[Ints, FieldType(16, _DERIVED, MENU_ROWS)]
    boosts: Annotated[Ints, FieldType(16, _DERIVED, MENU_ROWS)]
    source: Annotated[Ints, FieldType(16, _DERIVED, MENU_ROWS)]
    token: Annotated[Ints, FieldType(16, _DERIVED, MENU_ROWS)]
    count: Annotated[Ints, FieldType(32, _DERIVED, MENU_ROWS)]
    chained: Annotated[int, FieldType(16, _DERIVED)]
    cells: Annotated[Ints, FieldType(32, _DERIVED, 6 * 16)]
    cell_count: Annotated[Ints, FieldType(16, _DERIVED, 6)]
    bumps: Annotated[Ints, FieldType(32, _DERIVED, BUMPS)]
    bump_count: Annotated[int, FieldType(32, _DERIVED)]
    spots: Annotated[Ints, FieldType(32, _DERIVED, 2 * ROOM_SIZE)]
    spot_count: Annotated[int, FieldType(32, _DERIVED)]
    row_of: Annotated[Ints, FieldType(32, _DERIVED, 5)]
    lines: Annotated[Ints, FieldType(16, _DERIVED, WIDTH)]
    columns: Annotated[Ints, FieldType(64, _DERIVED, WIDTH)]
    text: Annotated[Ints, FieldType(8, _DERIVED, LONGEST_SCENE)]


MENU = Layout("VoluspaMenu", fields_of(Menu))


def cell_number(x: int, y: int) -> int:
    """Return the number of a cell on the torus."""
    return (y * WIDTH + x) * CELL & MASK


class CellCoordinates(dict[int, tuple[int, int, str]]):
    """The coordinates x, y of cells, and their text, by number; each is worked out once.

    The numbers repeat every `WIDTH` columns and rows: here they are those from `x`, `y` on.
    """

    def __init__(self, x: int, y: int) -> None:
        super().__init__()
        self._x, self._y, self._first = x, y, cell_number(x, y)

    def __missing__(self, cell: int) -> tuple[int, int, str]:
        off = (cell - self._first & MASK) // CELL
        x, y = self._x + off % WIDTH, self._y + off // WIDTH
        found = self[cell] = x, y, f"{x},{y}"
        return found


_HALF = WIDTH // 2
_AROUND = CellCoordinates(-_HALF, -_HALF)


def places_of(record: Any) -> CellCoordinates:
    """Return the places of the cells within or beside the box, for as long as the box stays as it is."""
    x, y = record.corner_x, record.corner_y
    # Hardly a board ever leaves the cells around the first tile: those are worked out once for all.
    if min(x, y) > -_HALF and x + record.width < _HALF and y + record.height < _HALF:
        return _AROUND
    return CellCoordinates(x, y)


def cell_place(record: Any, cell: int) -> tuple[int, int]:
    """Return the coordinates x, y of a cell within or beside the box."""
    return places_of(record)[cell][:2]
