"""The record of a Völuspá game, and the numbers that kernels speak in.

The board is a helical torus of 128 x 128 cells: cell x,y has the number
8 * ((y * 128 + x) mod 16384), its neighbours are one step of ±8 or ±1024 away, and no board of
116 tiles ever meets itself. `tile` holds the kind that a cell shows, 0 for nothing and
minus the kind for a gap (Hel), so that `tile > 0` is a tile of a line (V-3.2).

Every cell in play belongs to at most one of four rooms, kept up to date tile by tile, so
that the legal cells of each class of kinds are always at hand.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Protocol

from gladsheim.core.state import Field, Knower, Layout
from gladsheim.games.voluspa.pieces import KINDS
from gladsheim.games.voluspa.rules.columns import TOKEN_VALUES

SEATS = 5
TILES_IN_ALL = 116
WIDTH = 128
CELL = 8
"""What the numbers of neighbouring cells differ by: all that is known of a cell lies side by side."""
CELL_SHIFT = 3
"""From the number of a cell to what rooms list: numbers of 16 bits that count cells, not bytes."""
CELLS = WIDTH * WIDTH * CELL
MASK = CELLS - 1
ROW_STEP, COL_STEP = CELL, WIDTH * CELL
STEPS = (-COL_STEP, ROW_STEP, COL_STEP, -ROW_STEP)
"""To the neighbours N, E, S, W."""
DIRS = ("", "N", "E", "S", "W")
AXES = ((ROW_STEP, 1), (COL_STEP, 2))
"""Step along each axis, and its bit in `full`."""

NOWHERE, OPEN, SHADED, BARE, KEPT = 0, 1, 2, 3, 4
"""Rooms: an empty cell for all kinds; one beside a guard, for the bold; a tile beside no
guard; a tile beside one. Everything else (full lines, Hels, the far world) is nowhere."""
ROOM_SIZE = 256
"""More than the 2n + 2 cells that can surround n tiles."""
MOST_BARE = 128
"""More than there are tiles."""
FIRST_SLOT = -128
"""What `slot` says of the first place of a room's list: so all places fit into eight bits."""
GUARD = 8
"""What a guard adds to `beside`, where each tile or gap beside the cell counts one, a guard too."""

PLAY, HERMOD, RAVEN, TRIM, OVER = range(5)
PHASES = ("play", "hermod", "raven", "trim", "over")

KIND_SHIFT, BOOST_SHIFT, DIR_SHIFT = 24, 20, 17
FLY, STAY, END, DISCARD = range(KINDS, KINDS + 4)
"""In place of a kind in an action code; a discard has the kind in place of the cell."""

MENU_ROWS = 1024
ROOM_SHIFT = 17
"""A spot is a cell with its room above it."""
BUMPS = 4 * TILES_IN_ALL
MOST_ACTIONS = 4096
"""Random play met 754 (V-15); a hand of many Freyas and kinds can have more."""
MOST_WRITTEN, LONGEST_WRITTEN, LONGEST_SCENE = 800, 180, 32_000
"""Actions that are written as JSON at most, and more letters than one of them, or a scene, has."""

_ALL, _SEAT, _NO, _DERIVED = Knower.EVERYONE, Knower.SEAT, Knower.NOBODY, Knower.DERIVED

LAYOUT = Layout(
    "VoluspaRecord",
    (
        # What nearly every decision of two players reads lies in three cache lines. The first:
        Field("sizes", 16, _DERIVED, 5),
        # A box around all tiles and one cell more on each side
        Field("corner", 32, _DERIVED),
        Field("width", 16, _DERIVED),
        Field("height", 16, _DERIVED),
        # Points and turns
        Field("players", 16, _ALL),
        Field("no_late_hel", 8, _ALL),
        Field("rulings", 8, _ALL),
        Field("turn", 16, _ALL),
        Field("phase", 16, _ALL),
        Field("deck_left", 16, _ALL),
        Field("hermod", 32, _ALL),
        Field("raven", 32, _ALL),
        Field("events", 32, _ALL),
        Field("scores", 32, _ALL, SEATS),
        # The second, with the hands of the first two seats:
        Field("held", 8, _ALL, SEATS),
        Field("bare", 8, _DERIVED, KINDS),
        Field("hands", 8, _SEAT, SEATS * KINDS),
        Field("reached", 32, _ALL, SEATS),
        # The fourth, with what is known of them:
        Field("discard", 8, _ALL, KINDS),
        Field("known", 8, _ALL, SEATS * KINDS),
        # What is read now and then
        Field("tokens", 8, _DERIVED, TOKEN_VALUES),
        Field("under", 16, _ALL),
        Field("raven_boost", 16, _ALL),
        Field("removed", 8, _ALL, KINDS),
        Field("copies", 8, _ALL, KINDS),
        Field("first", 16, _ALL),
        Field("corner_x", 64, _DERIVED),
        Field("corner_y", 64, _DERIVED),
        # The tiles of the room BARE in the order of its list; this begins a cache line
        Field("laid", 8, _DERIVED, MOST_BARE),
        Field("deck", 8, _NO, TILES_IN_ALL),
        # The board
        Field("rooms", 16, _DERIVED, 5 * ROOM_SIZE),
        Field("tile", 8, _ALL, CELLS, CELL),
        Field("boost", 8, _ALL, CELLS, CELL),
        Field("worth", 8, _DERIVED, CELLS, CELL),
        Field("mutes", 8, _DERIVED, CELLS, CELL),
        Field("beside", 8, _DERIVED, CELLS, CELL),
        Field("full", 8, _DERIVED, CELLS, CELL),
        Field("room", 8, _DERIVED, CELLS, CELL),
        Field("slot", 8, _DERIVED, CELLS, CELL),
    ),
)

MENU = Layout(
    "VoluspaMenu",
    (
        Field("rows", 32, _DERIVED),
        Field("hand", 16, _DERIVED, KINDS + 1),
        Field("kind", 16, _DERIVED, MENU_ROWS),
        Field("boosts", 16, _DERIVED, MENU_ROWS),
        Field("source", 16, _DERIVED, MENU_ROWS),
        Field("token", 16, _DERIVED, MENU_ROWS),
        Field("count", 32, _DERIVED, MENU_ROWS),
        Field("chained", 16, _DERIVED),
        Field("cells", 32, _DERIVED, 6 * 16),
        Field("cell_count", 16, _DERIVED, 6),
        Field("bumps", 32, _DERIVED, BUMPS),
        Field("bump_count", 32, _DERIVED),
        Field("spots", 32, _DERIVED, 2 * ROOM_SIZE),
        Field("spot_count", 32, _DERIVED),
        Field("row_of", 32, _DERIVED, 5),
        Field("lines", 16, _DERIVED, WIDTH),
        Field("columns", 64, _DERIVED, WIDTH),
        Field("text", 8, _DERIVED, LONGEST_SCENE + MOST_WRITTEN * LONGEST_WRITTEN),
    ),
)


Ints = MutableSequence[int]


class Voluspa(Protocol):
    """A record of LAYOUT, as kernels see it."""

    players: int
    copies: Ints
    no_late_hel: int
    rulings: int
    tile: Ints
    boost: Ints
    worth: Ints
    mutes: Ints
    beside: Ints
    full: Ints
    room: Ints
    slot: Ints
    rooms: Ints
    laid: Ints
    sizes: Ints
    bare: Ints
    tokens: Ints
    corner: int
    corner_x: int
    corner_y: int
    width: int
    height: int
    hands: Ints
    known: Ints
    held: Ints
    deck: Ints
    deck_left: int
    discard: Ints
    removed: Ints
    scores: Ints
    reached: Ints
    events: int
    first: int
    turn: int
    phase: int
    hermod: int
    raven: int
    under: int
    raven_boost: int


class Menu(Protocol):
    """A record of MENU: the legal actions of one decision, as rows of cells."""

    rows: int
    hand: Ints
    kind: Ints
    boosts: Ints
    source: Ints
    token: Ints
    count: Ints
    chained: int
    cells: Ints
    cell_count: Ints
    bumps: Ints
    bump_count: int
    spots: Ints
    spot_count: int
    row_of: Ints
    lines: Ints
    columns: Ints
    text: Ints


def cell_number(x: int, y: int) -> int:
    """Number of a cell on the torus."""
    return (y * WIDTH + x) * CELL & MASK


class Places(dict[int, tuple[int, int, str]]):
    """Coordinates x, y of cells, and their text, by number; each is worked out once.

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
_AROUND = Places(-_HALF, -_HALF)


def places_of(record: Any) -> Places:
    """The places of the cells within or beside the box, for as long as the box stays as it is."""
    x, y = record.corner_x, record.corner_y
    # Hardly a board ever leaves the cells around the first tile: those are worked out once for all.
    if min(x, y) > -_HALF and x + record.width < _HALF and y + record.height < _HALF:
        return _AROUND
    return Places(x, y)


def cell_place(record: Any, cell: int) -> tuple[int, int]:
    """The coordinates x, y of a cell within or beside the box."""
    return places_of(record)[cell][:2]
