"""What a decision reads of a record, asked for before it is needed (`core.engine.prefetch`)."""

from gladsheim.core.engine.prefetch import ask_for
from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Prefetch
from gladsheim.games.voluspa.record import BARE, COL_STEP, MASK, OPEN, ROOM_SIZE, ROW_STEP, Voluspa

_REACH = 4
"""How far from a cell hardly a line of tiles ends."""


@kernel
def ask_scalars(s: Voluspa) -> None:
    """Everything but the cells; it lies together."""
    # One number of each cache line is enough: the rest of the line comes with it.
    ask_for(s.sizes, 0)
    ask_for(s.held, 0)
    ask_for(s.discard, 0)
    ask_for(s.deck, 0)
    # What the rooms list most: 32 cells each.
    ask_for(s.rooms, OPEN * ROOM_SIZE)
    ask_for(s.rooms, BARE * ROOM_SIZE)


@kernel
def ask_board(s: Voluspa) -> None:
    """The middle of each line of the box."""
    # One cache line of a row holds eight cells, which is most of a usual board.
    begin = s.corner + s.width // 2 * ROW_STEP
    for line in range(s.height):
        ask_for(s.tile, (begin + line * COL_STEP) & MASK)


@kernel
def ask_spot(s: Voluspa, cell: int) -> None:
    """A cell and those around it, and where they stand in their rooms."""
    # The column: each of its cells lies in a cache line of its own.
    for line in range(-_REACH, _REACH + 1):
        ask_for(s.tile, (cell + line * COL_STEP) & MASK)
    # The rows: nine cells of eight bytes fill little more than a cache line, so the two ends fetch them.
    for line in range(-1, 2):
        at = (cell + line * COL_STEP) & MASK
        ask_for(s.tile, (at - _REACH * ROW_STEP) & MASK)
        ask_for(s.tile, (at + _REACH * ROW_STEP) & MASK)


PREFETCH = Prefetch(ask_scalars, ask_board, ask_spot)
