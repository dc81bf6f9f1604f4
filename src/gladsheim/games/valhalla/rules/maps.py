"""Maps: slots between the cards of Valhalla, and the landscape (VH-4)."""

from functools import cache

from gladsheim.core.kernel import kernel, table
from gladsheim.games.valhalla.pieces import HEIGHT, WIDTHS
from gladsheim.games.valhalla.record import (
    CELLS,
    NONE,
    POSITIONS,
    SEATS,
    SIDE,
    SLOTS,
    STEPS_AROUND,
    SYMBOLS,
    Valhalla,
)


def _slot(width: int, x: int, y: int, down: bool) -> int:
    """Return the number of the slot to the right of a position, or below it."""
    # All slots `E` row by row, then all slots `S`: the order of `slot_names`.
    return HEIGHT * (width - 1) + y * width + x if down else y * (width - 1) + x


def _around(width: int, place: int) -> list[int]:
    """Return the slots of a position."""
    x, y = place % width, place // width
    found = []
    # There are no slots on the outer border (ruling of VH-4.1).
    if y > 0:
        found.append(_slot(width, x, y - 1, True))
    if x + 1 < width:
        found.append(_slot(width, x, y, False))
    if y + 1 < HEIGHT:
        found.append(_slot(width, x, y, True))
    if x > 0:
        found.append(_slot(width, x - 1, y, False))
    return found


@cache
def slot_names(width: int) -> tuple[str, ...]:
    """Return the slots by number as documents write them."""
    sides = [f"{x},{y}E" for y in range(HEIGHT) for x in range(width - 1)]
    return (*sides, *(f"{x},{y}S" for y in range(HEIGHT - 1) for x in range(width)))


@cache
def slot_ends(width: int) -> tuple[tuple[int, ...], ...]:
    """Return the two positions of each slot by number, the one to the left or above first."""
    ends: list[list[int]] = [[] for _ in range(SLOTS)]
    for place in range(width * HEIGHT):
        for slot in _around(width, place):
            ends[slot].append(place)
    return tuple(map(tuple, ends))


def _slots_table() -> list[int]:
    rows: list[int] = []
    for width in WIDTHS:
        for place in range(POSITIONS):
            found = _around(width, place) if place < width * HEIGHT else []
            rows += found + [NONE] * (4 - len(found))
    return rows


def _ends_table() -> list[int]:
    pairs = [pair or (NONE, NONE) for width in WIDTHS for pair in slot_ends(width)]
    return [place for pair in pairs for place in pair]


SLOTS_OF = table(_slots_table())
"""Slots of each of 12 positions, four each (-1: none), for width 3, then for width 4."""
ENDS = table(_ends_table())
"""Positions of each of 17 slots, two each, for width 3, then for width 4."""


@kernel
def places(s: Valhalla) -> int:
    """Return the number of positions of Valhalla."""
    return s.width * HEIGHT


@kernel
def slot_count(s: Valhalla) -> int:
    """Return the number of slots: 12, or 17."""
    return HEIGHT * (s.width - 1) + 2 * s.width


@kernel
def is_open(s: Valhalla, slot: int) -> bool:
    """Return whether at least one of a slot's positions has a card (VH-4.5)."""
    # The tables have width 3 first, then width 4.
    at = ((s.width - 3) * SLOTS + slot) * 2
    return s.market[ENDS[at]] >= 0 or s.market[ENDS[at + 1]] >= 0


@kernel
def surrounding(s: Valhalla, place: int, seat: int) -> int:
    """Return the armies of a seat that surround a position (VH-4.3)."""
    at = ((s.width - 3) * POSITIONS + place) * 4
    found = 0
    for side in range(4):
        slot = SLOTS_OF[at + side]
        if slot >= 0:
            found += s.slots[slot * SEATS + seat]
    return found


@kernel
def anybody_around(s: Valhalla, place: int) -> bool:
    """Return whether any army surrounds a position."""
    for seat in range(s.players):
        if surrounding(s, place, seat) > 0:
            return True
    return False


@kernel
def in_valhalla(s: Valhalla, seat: int) -> int:
    """Return the armies of a seat in all slots."""
    found = 0
    for slot in range(slot_count(s)):
        found += s.slots[slot * SEATS + seat]
    return found


@kernel
def share(one: int, other: int) -> bool:
    """Return whether two cards share a symbol (VH-2.5)."""
    return SYMBOLS[one] & SYMBOLS[other] != 0


@kernel
def list_cells(s: Valhalla) -> None:
    """List the cells that have a location, in reading order, and find the first column that has one."""
    s.cell_count, s.first_column = 0, SIDE
    # Their numbers rise in reading order, as the landscape is scored and listed.
    for cell in range(CELLS):
        if s.land[cell] >= 0:
            s.cells[s.cell_count] = cell
            s.cell_count += 1
            s.first_column = min(s.first_column, cell % SIDE)


@kernel
def beside(s: Valhalla, cell: int) -> bool:
    """Return whether a cell has a neighbour in the landscape."""
    # MARGIN free cells on all sides: the neighbour of a location is always within the grid.
    for step in STEPS_AROUND:
        if s.land[cell + step] >= 0:
            return True
    return False


@kernel
def fits(s: Valhalla, cell: int) -> bool:
    # Only the extent is bounded: a landscape may grow to any side (VH-3.1, VH-4.6).
    """Return whether the landscape with this cell fits into its grid (VH-3.1)."""
    left = right = cell % SIDE
    top = bottom = cell // SIDE
    for at in range(s.cell_count):
        x, y = s.cells[at] % SIDE, s.cells[at] // SIDE
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
    return right - left < s.width and bottom - top < HEIGHT
