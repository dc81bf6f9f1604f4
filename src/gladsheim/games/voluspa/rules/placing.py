"""Cells where a tile may be placed: the sources of the menu's rows (V-4, V-5).

Most kinds share their cells: every row of the menu names one room of the board as its
source. After a Hermod the sources are short lists of the cells that meet V-5.10 instead.
"""

from gladsheim.core.kernel import kernel
from gladsheim.games.voluspa.record import (
    BARE,
    CELL_SHIFT,
    COL_STEP,
    DIR_SHIFT,
    GUARD,
    MASK,
    NOWHERE,
    ROOM_SIZE,
    ROW_STEP,
    STEPS,
    Menu,
    Voluspa,
)
from gladsheim.games.voluspa.rules.board import run
from gladsheim.games.voluspa.rules.columns import GUARDS
from gladsheim.games.voluspa.rulings import HEL_BESIDE

CHAIN_SIZE = 16
"""Capacity of a source: more than the 13 tiles of two crossing lines of seven."""
AROUND = 5
"""Source of the tiles around the Hermod, and of its own cell unless a reading bars it (V-5.10c, E-3.9)."""


@kernel
def source_size(s: Voluspa, m: Menu, source: int) -> int:
    """Return the number of cells in a source."""
    return m.cell_count[source] if m.chained else s.sizes[source]


@kernel
def source_cell(s: Voluspa, m: Menu, source: int, at: int) -> int:
    """Return a cell of a source."""
    if m.chained:
        return m.cells[source * CHAIN_SIZE + at]
    return s.rooms[source * ROOM_SIZE + at] << CELL_SHIFT


@kernel
def add_cell(m: Menu, source: int, cell: int) -> None:
    """Put a cell on a list of the menu."""
    count = m.cell_count[source]
    m.cells[source * CHAIN_SIZE + count] = cell
    m.cell_count[source] = count + 1


@kernel
def gather_chain(s: Voluspa, m: Menu) -> None:
    """Fill the menu's lists with the cells in line with the last Hermod (V-5.10a-c).

    A cell is in line with it if no gap lies between: tiles of its two lines, and the first
    empty cell beyond each end, which the played tile fills itself.
    """
    m.chained = 1
    for source in range(AROUND + 1):
        m.cell_count[source] = 0
    home = s.hermod
    # The Hermod itself may be covered, captured or bumped (V-5.10b).
    if s.room[home] != NOWHERE:
        add_cell(m, s.room[home], home)
    for step in STEPS:
        cell = (home + step) & MASK
        while s.tile[cell] > 0:
            add_cell(m, s.room[cell], cell)
            cell = (cell + step) & MASK
        # The tile played here joins the Hermod's line (V-5.10a). A Hel is in no room: nothing goes there.
        if s.room[cell] != NOWHERE:
            add_cell(m, s.room[cell], cell)
    # All eight cells, and the middle one if no reading bars it (E-3.9); a Hel covers tiles only (V-5.9).
    for line_step in (-COL_STEP, 0, COL_STEP):
        for side in (-ROW_STEP, 0, ROW_STEP):
            cell = (home + line_step + side) & MASK
            if s.tile[cell] > 0 and not (cell == home and s.rulings & HEL_BESIDE):
                add_cell(m, AROUND, cell)


@kernel
def beyond(s: Voluspa, cell: int, step: int) -> int:
    """Return the first cell without a tile from here on."""
    cell = (cell + step) & MASK
    while s.tile[cell] > 0:
        cell = (cell + step) & MASK
    return cell


@kernel
def reach(s: Voluspa, cell: int, step: int) -> int:
    """Return the number of cells in a direction where a tile may follow a Hermod on a cell (V-5.10a)."""
    count = run(s, cell, step)
    # The line itself, and the cell beyond it unless a Hel closes that end (V-5.10a).
    return count + 1 if s.tile[(cell + (count + 1) * step) & MASK] == 0 else count


@kernel
def bump_fits(s: Voluspa, cell: int, step: int, landing: int) -> bool:
    """Return whether the tile on a cell without a guard beside it may be bumped to its landing (V-5.11)."""
    # A Hel closes this end. The bump makes the line longer by one, as `full` counts it (V-5.11a, b).
    if s.tile[landing] != 0 or s.full[landing]:
        return False
    if GUARDS[s.tile[cell]]:
        # A Troll pushed by one step would touch the Jotunn (V-5.11d, V-12.24).
        return landing != (cell + step) & MASK
    # All others, a Dwarf too, must not land beside a Troll (ruling of V-5.11c).
    return s.beside[landing] < GUARD


@kernel
def joins_home(s: Voluspa, cell: int, step: int, landing: int) -> bool:
    """Return whether a bump leaves its cell in one unbroken line with the Hermod (V-5.10a).

    Either it was in line before, or the bumped tile fills the one gap between them.
    """
    home = s.hermod
    # From the Hermod the other way the first gap is the landing: the bumped tile closes it.
    if cell == home or landing == beyond(s, home, -step):
        return True
    for way in STEPS:
        other = (home + way) & MASK
        while s.tile[other] > 0:
            if other == cell:
                return True
            other = (other + way) & MASK
    return False


@kernel
def gather_bumps(s: Voluspa, m: Menu) -> None:
    """Fill the menu's list of bumps: a tile's cell and the direction."""
    count = 0
    for way in range(4):
        step = STEPS[way]
        # Tiles of this room only: a Jotunn may not stand beside a Troll (V-5.11d).
        for at in range(s.sizes[BARE]):
            cell = s.rooms[BARE * ROOM_SIZE + at] << CELL_SHIFT
            landing = beyond(s, cell, step)
            if bump_fits(s, cell, step, landing) and (not m.chained or joins_home(s, cell, step, landing)):
                # Direction 0 in a code means no bump, so the four count from 1.
                m.bumps[count] = (way + 1) << DIR_SHIFT | cell
                count += 1
    m.bump_count = count
