"""Listing of legal actions in a fixed order.

The order is by kind, boosts, direction, row of the board and column; then flights, stay, end, discards. Rows
and columns are counted from the corner of the box, not on the torus, so that the order is that of the
coordinates on both sides of zero.
"""

from collections.abc import MutableSequence

from gladsheim.core.kernel import COMPILING, kernel
from gladsheim.games.voluspa.pieces import KINDS
from gladsheim.games.voluspa.record import (
    BARE,
    BOOST_SHIFT,
    CELL_SHIFT,
    COL_STEP,
    KEPT,
    KIND_SHIFT,
    MASK,
    MENU_ROWS,
    NOWHERE,
    OPEN,
    ROOM_SHIFT,
    ROOM_SIZE,
    ROW_STEP,
    Ints,
    Menu,
    Voluspa,
)
from gladsheim.games.voluspa.rules.columns import SPARES
from gladsheim.games.voluspa.rules.legal import BUMPED, legal, row_code, spared, spares_too
from gladsheim.games.voluspa.rules.placing import source_cell, source_size

PICKY = MENU_ROWS
"""Number added to that of a row which excludes some cells of its source."""
MOST_COLUMNS = 62
"""Number of columns of a line that fit into a number as bits."""
NO_TILE = 127
"""Kind that no cell shows."""


@kernel
def sort(values: Ints, count: int) -> None:
    """Sort the first values ascending, by insertion: they are few and nearly in order."""
    for at in range(1, count):
        value = values[at]
        place = at
        while place > 0 and values[place - 1] > value:
            values[place] = values[place - 1]
            place -= 1
        values[place] = value


@kernel
def list_spots(s: Voluspa, m: Menu) -> None:
    """List every cell of every source, ascending, each with its room."""
    count = 0
    if m.chained:
        # After a Hermod there are few cells, listed by direction: sort them. Those around it have rows apart.
        for source in range(OPEN, KEPT + 1):
            for at in range(source_size(s, m, source)):
                m.spots[count] = (source_cell(s, m, source, at) - s.corner) & MASK
                count += 1
        sort(m.spots, count)
        for at in range(count):
            cell = (m.spots[at] + s.corner) & MASK
            m.spots[at] = cell | s.room[cell] << ROOM_SHIFT
    else:
        # The whole box in reading order is sorted already.
        for line in range(s.height):
            begin = s.corner + line * COL_STEP
            for cell in range(begin, begin + s.width * ROW_STEP, ROW_STEP):
                room = s.room[cell & MASK]
                if room != NOWHERE:
                    m.spots[count] = (cell & MASK) | room << ROOM_SHIFT
                    count += 1
    m.spot_count = count


@kernel
def write_spots(s: Voluspa, m: Menu, head: int, out: MutableSequence[int], count: int) -> int:
    """Write the actions of the rows in `row_of`, cell by cell; return how many there are."""
    for at in range(m.spot_count):
        cell = m.spots[at] & MASK
        row = m.row_of[m.spots[at] >> ROOM_SHIFT]
        # `out` may be shorter than the list: what does not fit is left out.
        if row < 0 or count == len(out) or (row >= PICKY and spared(s, m, row - PICKY, cell)):
            continue
        out[count] = head | cell
        count += 1
    return count


@kernel
def write_row(s: Voluspa, m: Menu, row: int, out: MutableSequence[int], count: int) -> int:
    """Write the actions of one row in its own order; return how many there are."""
    for index in range(m.count[row]):
        if count < len(out):
            out[count] = row_code(s, m, row, index)
            count += 1
    return count


@kernel
def sort_bumps(s: Voluspa, m: Menu) -> None:
    """Sort the bumps by direction, row and column."""
    # Cells as offsets from the corner, so that coordinates sort; the direction lies above and sorts first.
    for at in range(m.bump_count):
        m.bumps[at] = (m.bumps[at] & ~MASK) | ((m.bumps[at] - s.corner) & MASK)
    sort(m.bumps, m.bump_count)
    for at in range(m.bump_count):
        m.bumps[at] = (m.bumps[at] & ~MASK) | ((m.bumps[at] + s.corner) & MASK)


@kernel
def group_end(m: Menu, first: int) -> int:
    """Return the first row after those of the same kind with the same boosts."""
    row = first
    while row < m.rows and m.kind[row] == m.kind[first] and m.boosts[row] == m.boosts[first]:
        row += 1
    return row


@kernel
def set_rows(s: Voluspa, m: Menu, first: int, end: int) -> None:
    """Set, for each room, the row that takes its cells."""
    for room in range(OPEN, KEPT + 1):
        m.row_of[room] = -1
    for row in range(first, end):
        source = m.source[row]
        if OPEN <= source <= KEPT:
            # Rows that take their whole source are not tested cell by cell.
            m.row_of[source] = row if m.count[row] == source_size(s, m, source) else row + PICKY


@kernel
def simple(s: Voluspa, m: Menu, first: int, end: int) -> bool:
    """Return whether the rows exclude no cells of their rooms but those with the kind's spared tile."""
    if m.chained or m.kind[first] >= KINDS or spares_too(s, m.kind[first]):
        return False
    for row in range(first, end):
        if m.token[row] != 0:
            return False
    return True


@kernel
def rooms_taken(m: Menu) -> int:
    """Return the rooms that have a row in `row_of`, as bits."""
    rooms = 0
    for room in range(OPEN, KEPT + 1):
        rooms |= int(m.row_of[room] >= 0) << room
    return rooms


@kernel
def spare_of(m: Menu, row: int) -> int:
    """Return the tile that the kind of a row may not be placed over."""
    spare = SPARES[m.kind[row]]
    return spare if spare else NO_TILE


@kernel
def taken(s: Voluspa, cell: int, rooms: int, spare: int) -> int:
    """Return 1 if a cell is in one of the rooms, given as bits, and does not show the spared tile; else 0.

    It has no branches, because the processor cannot predict which cells these are.
    """
    return (rooms >> s.room[cell]) & int(s.tile[cell] != spare) & 1


@kernel
def write_taken(s: Voluspa, m: Menu, row: int, out: MutableSequence[int], count: int) -> int:
    """Write the actions of a row, and of those like it, on all spots that are taken.

    Returns how many there are then. There must be room for all spots.
    """
    head = m.kind[row] << KIND_SHIFT | m.boosts[row] << BOOST_SHIFT
    rooms, spare = rooms_taken(m), spare_of(m, row)
    if rooms == 0:
        return count
    for at in range(m.spot_count):
        # Each is written, but counted only if taken: the next one writes over a cell that is not.
        cell = m.spots[at] & MASK
        out[count] = head | cell
        count += taken(s, cell, rooms, spare)
    return count


@kernel
def write_group(s: Voluspa, m: Menu, first: int, end: int, out: MutableSequence[int], count: int) -> int:
    """Write the actions of rows that differ only in their source; return how many there are."""
    set_rows(s, m, first, end)
    head = m.kind[first] << KIND_SHIFT | m.boosts[first] << BOOST_SHIFT
    # Writing without branches pays only where it is compiled, and needs room for every spot.
    if COMPILING and simple(s, m, first, end) and count + m.spot_count < len(out):
        count = write_taken(s, m, first, out, count)
    else:
        count = write_spots(s, m, head, out, count)
    # Bumps, and rows without cells, come after the plays of the same kind on single cells.
    for row in range(first, end):
        if m.source[row] == BUMPED:
            sort_bumps(s, m)
        if not OPEN <= m.source[row] <= KEPT:
            count = write_row(s, m, row, out, count)
    return count


@kernel
def codes(s: Voluspa, m: Menu, out: MutableSequence[int]) -> int:
    """Write the codes of the legal actions in order, at most len(out)."""
    legal(s, m)
    list_spots(s, m)
    count = 0
    row = 0
    while row < m.rows:
        end = group_end(m, row)
        count = write_group(s, m, row, end, out, count)
        row = end
    return count


@kernel
def takes(s: Voluspa, m: Menu, cell: int, room: int) -> bool:
    """Return whether one of the rows in `row_of` has an action on a cell."""
    row = m.row_of[room]
    return row >= 0 and not (row >= PICKY and spared(s, m, row - PICKY, cell))


@kernel
def nth_listed(s: Voluspa, m: Menu, k: int) -> int:
    """Return the k-th cell, in order, of the rows in `row_of`; -1 - k' if there are k' too few."""
    list_spots(s, m)
    for at in range(m.spot_count):
        cell = m.spots[at] & MASK
        if takes(s, m, cell, m.spots[at] >> ROOM_SHIFT):
            if k == 0:
                return cell
            k -= 1
    return -1 - k


@kernel
def chart_lines(s: Voluspa, m: Menu, rooms: int, spare: int) -> None:
    """Write which cells of each line of the box are taken, as bits by column, and how many.

    It reads the lists of the rooms, because in a large batch hardly a cell of the board is in the caches.
    """
    for line in range(s.height):
        m.lines[line] = 0
        m.columns[line] = 0
    for room in range(OPEN, KEPT + 1):
        if rooms >> room & 1:
            begin = room * ROOM_SIZE
            for at in range(s.sizes[room]):
                cell = s.rooms[begin + at] << CELL_SHIFT
                off = (cell - s.corner) & MASK
                # Empty cells show no tile, so none of them is passed over.
                one = 1
                if room == BARE:
                    one = int(s.laid[at] != spare)
                elif room == KEPT:
                    one = int(s.tile[cell] != spare)
                m.lines[off // COL_STEP] += one
                m.columns[off // COL_STEP] |= one << (off % COL_STEP // ROW_STEP)


@kernel
def nth_taken(s: Voluspa, m: Menu, rooms: int, spare: int, k: int) -> int:
    """Return the k-th cell, in order, that is taken; -1 - k' if there are k' too few."""
    chart_lines(s, m, rooms, spare)
    line = 0
    while line < s.height and k >= m.lines[line]:
        k -= m.lines[line]
        line += 1
    if line == s.height:
        return -1 - k
    columns = m.columns[line]
    column = 0
    while k >= columns & 1:
        k -= columns & 1
        columns >>= 1
        column += 1
    return (s.corner + line * COL_STEP + column * ROW_STEP) & MASK


@kernel
def nth_spot(s: Voluspa, m: Menu, first: int, end: int, k: int) -> int:
    """Return the k-th cell, in order, of rows that differ only in their source; -1 - k' if
    there are k' too few.
    """
    set_rows(s, m, first, end)
    rooms = rooms_taken(m)
    if rooms == 0:
        return -1 - k
    if s.width > MOST_COLUMNS or not simple(s, m, first, end):
        return nth_listed(s, m, k)
    return nth_taken(s, m, rooms, spare_of(m, first), k)


@kernel
def nth_of_group(s: Voluspa, m: Menu, first: int, end: int, k: int) -> int:
    """Return the k-th action of rows that differ only in their source."""
    cell = nth_spot(s, m, first, end, k)
    if cell >= 0:
        return m.kind[first] << KIND_SHIFT | m.boosts[first] << BOOST_SHIFT | cell
    # All cells are used up: count on with what is left of k.
    k = -1 - cell
    for row in range(first, end):
        if m.source[row] == BUMPED:
            sort_bumps(s, m)
        if not OPEN <= m.source[row] <= KEPT:
            if k < m.count[row]:
                return row_code(s, m, row, k)
            k -= m.count[row]
    return -1


@kernel
def nth(s: Voluspa, m: Menu, k: int) -> int:
    """Return the k-th of the codes, 0 <= k < legal(...)."""
    legal(s, m)
    row = 0
    while row < m.rows:
        # Groups before the one that holds k are skipped by their counts alone.
        end = group_end(m, row)
        size = 0
        for one in range(row, end):
            size += m.count[one]
        if k < size:
            return nth_of_group(s, m, row, end, k)
        k -= size
        row = end
    return -1
