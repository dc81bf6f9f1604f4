"""Prefetching of the parts of a record that a decision reads (`core.engine.prefetch`)."""

from gladsheim.core.engine.prefetch import ask_for
from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Prefetch
from gladsheim.games.voluspa.record import BARE, COL_STEP, KEPT, MASK, OPEN, ROOM_SIZE, ROW_STEP, Voluspa

_LISTED = 32
"""Number of entries of a room's list that one cache line holds."""
_IN_LINE = 8
"""Number of cells of the board that one cache line holds."""
_REACH = 4
"""Distance from a cell beyond which hardly a line of tiles ends."""


@kernel
def ask_scalars(s: Voluspa) -> None:
    """Prefetch everything but the rooms and the cells; it is adjacent."""
    # One number of each cache line is enough: the rest of the line comes with it.
    ask_for(s.sizes, 0)
    ask_for(s.held, 0)
    ask_for(s.reached, 0)
    ask_for(s.discard, 0)
    ask_for(s.laid, 0)
    ask_for(s.deck, 0)


@kernel
def ask_rooms(s: Voluspa) -> None:
    """Prefetch the lists of the rooms."""
    for room in range(OPEN, KEPT + 1):
        for place in range(0, s.sizes[room] + 1, _LISTED):
            ask_for(s.rooms, room * ROOM_SIZE + place)
    ask_for(s.laid, s.sizes[BARE])


@kernel
def ask_box(s: Voluspa) -> None:
    """Prefetch all cells of the box."""
    for line in range(s.height):
        for column in range(0, s.width + _IN_LINE - 1, _IN_LINE):
            ask_for(s.tile, (s.corner + line * COL_STEP + column * ROW_STEP) & MASK)


@kernel
def ask_spot(s: Voluspa, cell: int) -> None:
    """Prefetch a cell and those around it, and their indices in their rooms."""
    # The column: each of its cells lies in a cache line of its own.
    for line in range(-_REACH, _REACH + 1):
        ask_for(s.tile, (cell + line * COL_STEP) & MASK)
    # The rows: nine cells of eight bytes fill little more than a cache line, so the two ends fetch them.
    for line in range(-1, 2):
        at = (cell + line * COL_STEP) & MASK
        ask_for(s.tile, (at - _REACH * ROW_STEP) & MASK)
        ask_for(s.tile, (at + _REACH * ROW_STEP) & MASK)


PREFETCH = Prefetch(ask_scalars, ask_rooms, ask_spot, ask_box)
