"""Tiles on the board: the value of each cell, its guards, and where a tile may be placed.

There are two layers. `put` and `take` change the visible tiles and their values: enough to count the points
of a landing that is only considered. `lay`, `swap` and `lift` also keep the rooms (V-4.3, V-4.4, V-5.3), for
landings that stay.
"""

from gladsheim.core.kernel import kernel
from gladsheim.games.voluspa.pieces import LONGEST
from gladsheim.games.voluspa.record import (
    AXES,
    BARE,
    CELL_SHIFT,
    COL_STEP,
    FIRST_SLOT,
    GUARD,
    KEPT,
    MASK,
    NOWHERE,
    OPEN,
    ROOM_SIZE,
    ROW_STEP,
    SHADED,
    STEPS,
    Voluspa,
)
from gladsheim.games.voluspa.rules.columns import GAP, GUARDS, MUTES, VALUE


@kernel
def face(s: Voluspa, cell: int) -> int:
    """Return the face value of the tile on a cell: 0 beside a Loki, unless it is one (V-6.2)."""
    kind = s.tile[cell]
    # A gap is a negative kind and, like an empty cell, worth nothing (V-3.2).
    if kind <= 0 or (s.mutes[cell] and not MUTES[kind]):
        return 0
    return VALUE[kind] + s.boost[cell]


@kernel
def refresh_around(s: Voluspa, cell: int, change: int) -> None:
    """Compute the values of neighbours again after a tile that mutes came (1) or went (-1)."""
    for step in STEPS:
        other = (cell + step) & MASK
        # A count, not a flag: several Lokis may stand beside one tile.
        s.mutes[other] += change
        s.worth[other] = face(s, other)


@kernel
def put(s: Voluspa, cell: int, kind: int, boost: int) -> None:
    """Show a tile on a cell that shows none."""
    # Minus marks a gap, so that `tile > 0` means a tile of a line (V-3.2).
    s.tile[cell] = -kind if GAP[kind] else kind
    s.boost[cell] = boost
    s.worth[cell] = face(s, cell)
    if MUTES[kind]:
        refresh_around(s, cell, 1)


@kernel
def take(s: Voluspa, cell: int) -> None:
    """Show nothing on a cell that shows a tile or a gap."""
    kind = s.tile[cell]
    s.tile[cell] = 0
    s.boost[cell] = 0
    s.worth[cell] = 0
    # A gap's negative number is no index of the table, and a gap mutes nothing.
    if kind > 0 and MUTES[kind]:
        refresh_around(s, cell, -1)


@kernel
def run(s: Voluspa, cell: int, step: int) -> int:
    """Return the number of tiles in an unbroken run from a cell, itself not counted."""
    count = 0
    cell = (cell + step) & MASK
    # Needs no bound: no line is longer than seven tiles (V-4.4).
    while s.tile[cell] > 0:
        count += 1
        cell = (cell + step) & MASK
    return count


@kernel
def room_of(s: Voluspa, cell: int) -> int:
    """Return the room in which a cell belongs now."""
    # Tiles beside a Troll have a room of their own: only a Hel may cover them (V-5.4, V-5.9).
    if s.tile[cell] > 0:
        return KEPT if s.beside[cell] >= GUARD else BARE
    # A Hel, a cell that touches nothing (V-4.3), or one that would make a line of eight (V-4.4).
    if s.tile[cell] < 0 or s.beside[cell] == 0 or s.full[cell]:
        return NOWHERE
    return SHADED if s.beside[cell] >= GUARD else OPEN


@kernel
def leave_room(s: Voluspa, cell: int) -> None:
    """Take a cell off the list of its room; the last of the list gets its slot."""
    room = s.room[cell]
    if room == NOWHERE:
        return
    # Counted by kind: tiles that a kind spares are subtracted without a search (V-5.13).
    last = s.sizes[room] - 1
    slot = s.slot[cell]
    if room == BARE:
        s.bare[s.tile[cell]] -= 1
        s.laid[slot - FIRST_SLOT] = s.laid[last]
    moved = s.rooms[room * ROOM_SIZE + last]
    s.rooms[room * ROOM_SIZE + slot - FIRST_SLOT] = moved
    s.slot[moved << CELL_SHIFT] = slot
    s.sizes[room] = last
    s.room[cell] = NOWHERE


@kernel
def find_room(s: Voluspa, cell: int) -> None:
    """Put a cell on the list of the room where it belongs now."""
    room = room_of(s, cell)
    # A cell whose tile is changed for another has left its room before, see `swap`.
    if room == s.room[cell]:
        return
    leave_room(s, cell)
    if room == NOWHERE:
        return
    size = s.sizes[room]
    if room == BARE:
        s.bare[s.tile[cell]] += 1
        s.laid[size] = s.tile[cell]
    s.rooms[room * ROOM_SIZE + size] = cell >> CELL_SHIFT
    s.slot[cell] = FIRST_SLOT + size
    s.sizes[room] = size + 1
    s.room[cell] = room


@kernel
def mark_full(s: Voluspa, cell: int, before: int, after: int, bit: int) -> None:
    """Mark whether a tile on this empty cell would join too long a line (V-4.4)."""
    if s.tile[cell] != 0:
        return
    flags = s.full[cell]
    # A bit for each axis: the cell stays closed while one of them is too long.
    now = flags | bit if before + after + 1 > LONGEST else flags & ~bit
    if now != flags:
        s.full[cell] = now
        find_room(s, cell)


@kernel
def measure_lines(s: Voluspa, cell: int) -> None:
    """Measure the empty cells at the ends of a changed cell's lines again."""
    for step, bit in AXES:
        before = run(s, cell, -step)
        after = run(s, cell, step)
        first = (cell - (before + 1) * step) & MASK
        last = (cell + (after + 1) * step) & MASK
        # The ends of a tile's line see all of it; those of a gap or an empty cell see their own part only.
        if s.tile[cell] > 0:
            whole = before + after + 1
            mark_full(s, first, run(s, first, -step), whole, bit)
            mark_full(s, last, whole, run(s, last, step), bit)
        else:
            mark_full(s, first, run(s, first, -step), before, bit)
            mark_full(s, last, after, run(s, last, step), bit)
            mark_full(s, cell, before, after, bit)


@kernel
def tell_neighbours(s: Voluspa, cell: int, change: int) -> None:
    """Add to the counts of the neighbours, and find their rooms."""
    for step in STEPS:
        other = (cell + step) & MASK
        s.beside[other] += change
        find_room(s, other)


@kernel
def widen_box(s: Voluspa, cell: int) -> None:
    """Keep one free cell between the box and every tile."""
    # The offset on the torus is never negative, also where coordinates are.
    off = (cell - s.corner) & MASK
    column = off % COL_STEP // ROW_STEP
    line = off // COL_STEP
    if column == 0:
        s.corner = (s.corner - ROW_STEP) & MASK
        s.corner_x -= 1
        s.width += 1
    elif column == s.width - 1:
        # Growing on the far side leaves the corner where it is.
        s.width += 1
    if line == 0:
        s.corner = (s.corner - COL_STEP) & MASK
        s.corner_y -= 1
        s.height += 1
    elif line == s.height - 1:
        s.height += 1


@kernel
def lay(s: Voluspa, cell: int, kind: int, boost: int) -> None:
    """Place a tile on an empty cell."""
    # First of all: the counts of a room go by what the cell shows until now.
    leave_room(s, cell)
    put(s, cell, kind, boost)
    widen_box(s, cell)
    tell_neighbours(s, cell, 1 + GUARD * GUARDS[kind])
    # Only empty cells are marked; `measure_lines` marks this one again if it is lifted.
    s.full[cell] = 0
    measure_lines(s, cell)
    find_room(s, cell)


@kernel
def swap(s: Voluspa, cell: int, kind: int, boost: int) -> None:
    """Place a tile instead of another one."""
    old = s.tile[cell]
    leave_room(s, cell)
    take(s, cell)
    put(s, cell, kind, boost)
    # The cell stays occupied: only a Troll that comes or goes changes the rooms around.
    if GUARDS[old] != GUARDS[kind]:
        tell_neighbours(s, cell, GUARD * (GUARDS[kind] - GUARDS[old]))
    # A tile for a tile changes no line; only a Hel parts lines (V-5.9).
    if GAP[kind]:
        measure_lines(s, cell)
    find_room(s, cell)


@kernel
def lift(s: Voluspa, cell: int) -> None:
    """Remove a tile, so that its cell is empty (only a Raven that flies on, V-5.16a)."""
    old = s.tile[cell]
    leave_room(s, cell)
    take(s, cell)
    tell_neighbours(s, cell, -1 - GUARD * GUARDS[old])
    # The lines fall apart: cells that would have made a line of eight may be free again (V-12.22).
    measure_lines(s, cell)
    find_room(s, cell)
