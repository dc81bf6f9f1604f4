"""What a decision reads of a record, asked for before it is needed (`core.engine.ahead`)."""

from gladsheim.core.engine.ahead import ask_for
from gladsheim.core.kernel import kernel
from gladsheim.core.rules import BOARD, SCALARS
from gladsheim.games.voluspa.pieces import KINDS
from gladsheim.games.voluspa.state import KEPT, MASK, ROOM_SIZE, WIDTH, Voluspa

_LINE_OF_TILES = 64
"""Cells whose tiles come at once."""


@kernel
def ask_scalars(s: Voluspa) -> None:
    """Everything but the cells; it lies together."""
    ask_for(s.sizes, 0)
    ask_for(s.bare, KINDS - 1)
    ask_for(s.tokens, 0)
    ask_for(s.hands, 0)
    ask_for(s.hands, 2 * KINDS)
    ask_for(s.hands, 4 * KINDS)
    ask_for(s.known, KINDS)
    ask_for(s.known, 3 * KINDS)
    ask_for(s.deck, 0)
    ask_for(s.deck, _LINE_OF_TILES)
    ask_for(s.discard, 0)
    ask_for(s.removed, 0)
    ask_for(s.scores, 0)
    ask_for(s.reached, 0)
    for room in range(1, KEPT + 1):
        ask_for(s.rooms, room * ROOM_SIZE)


@kernel
def ask_board(s: Voluspa) -> None:
    """The rooms and the tiles of all cells within the box."""
    for line in range(s.height):
        begin = s.corner + line * WIDTH
        ask_for(s.room, begin & MASK)
        ask_for(s.room, (begin + s.width) & MASK)
        ask_for(s.tile, begin & MASK)
        ask_for(s.tile, (begin + s.width) & MASK)


@kernel
def ask_spot(s: Voluspa, cell: int) -> None:
    """All that is known of a cell and of those around it."""
    for line in range(-1, 2):
        at = (cell + line * WIDTH) & MASK
        ask_for(s.boost, at)
        ask_for(s.worth, at)
        ask_for(s.mutes, at)
        ask_for(s.guards, at)
        ask_for(s.near, at)
        ask_for(s.full, at)
        ask_for(s.slot, at)


@kernel
def ahead(s: Voluspa, part: int, code: int) -> None:
    """Ask for a part of what a decision reads."""
    if part == SCALARS:
        ask_scalars(s)
    elif part == BOARD:
        ask_board(s)
    else:
        ask_spot(s, code & MASK)
