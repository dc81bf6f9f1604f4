"""Values of locations to a player (VH-10.2, VH-10.3)."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valhalla.pieces import COURT, CROWN, KINDS, PAWN
from gladsheim.games.valhalla.record import CELLS, RANK, STEPS_AROUND, SYMBOLS, Valhalla


@kernel
def own_armies(s: Valhalla, cell: int, seat: int) -> int:
    """Return the armies of a seat on a cell."""
    return s.armies[cell] if s.owner[cell] == seat else 0


@kernel
def group_size(s: Valhalla, cell: int) -> int:
    """Return the number of locations connected with a crown that show its symbol, the crown included."""
    symbol = SYMBOLS[s.land[cell]]
    # `way` only marks cells here.
    for other in range(CELLS):
        s.way[other] = 0
    s.way[cell] = 1
    found = 1
    grown = True
    while grown:
        grown = False
        for at in range(s.cell_count):
            # The seat that holds the locations, or nobody (VH-10.2).
            here = s.cells[at]
            if s.way[here] == 0 and SYMBOLS[s.land[here]] & symbol and touches(s, here):
                s.way[here] = 1
                found += 1
                grown = True
    return found


@kernel
def touches(s: Valhalla, cell: int) -> bool:
    """Return whether a neighbour of a cell is marked."""
    for step in STEPS_AROUND:
        if s.way[cell + step]:
            return True
    return False


@kernel
def value(s: Valhalla, cell: int, seat: int) -> int:
    """Return the value of a location for a seat that holds it, or scores it as if it did (VH-10.2)."""
    rank = RANK[s.land[cell]]
    if rank == CROWN:
        return 2 * group_size(s, cell)
    if rank == PAWN:
        return own_armies(s, cell, seat)
    if rank == COURT:
        # Own armies there and next to it, on whatever locations (VH-10.2).
        found = own_armies(s, cell, seat)
        for step in STEPS_AROUND:
            found += own_armies(s, cell + step, seat)
        return found
    return rank


@kernel
def doubled(s: Valhalla, cell: int, seat: int, symbols: int) -> int:
    """Return the value, doubled for ranks 2 to 9 that share a symbol with a turned ace (VH-10.5)."""
    worth = value(s, cell, seat)
    card = s.land[cell]
    return 2 * worth if RANK[card] < PAWN and SYMBOLS[card] & symbols else worth


@kernel
def glory_of(s: Valhalla, seat: int, symbols: int) -> int:
    """Return the score of a seat in a glory phase; of identical locations only the best counts."""
    total = 0
    for at in range(s.cell_count):
        cell = s.cells[at]
        if s.owner[cell] == seat:
            worth = doubled(s, cell, seat, symbols)
            if not beaten_by_twin(s, at, seat, symbols, worth):
                total += worth
    return total


@kernel
def beaten_by_twin(s: Valhalla, at: int, seat: int, symbols: int, worth: int) -> bool:
    """Return whether the seat holds an identical location that scores instead (VH-10.3)."""
    kind = s.land[s.cells[at]] % KINDS
    for other in range(s.cell_count):
        cell = s.cells[other]
        if other != at and s.owner[cell] == seat and s.land[cell] % KINDS == kind:
            twin = doubled(s, cell, seat, symbols)
            # Of twins of equal value the first in reading order scores, so that one does (VH-10.3).
            if twin > worth or (twin == worth and other < at):
                return True
    return False
