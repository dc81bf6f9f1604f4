"""Points of a landing (V-6), from the board right after it.

Every kernel here looks at the tile that lies on `cell`; `extra` is the bonus of a tile
that this landing has just covered (V-6.13).
"""

from typing import NamedTuple

from gladsheim.core.kernel import kernel
from gladsheim.games.voluspa.pieces import Scoring
from gladsheim.games.voluspa.record import COL_STEP, MASK, ROW_STEP, STEPS, Voluspa
from gladsheim.games.voluspa.rules.columns import BONUS, BOOKENDS, PACKS, SCORING
from gladsheim.games.voluspa.rulings import BOOKENDS_SCORE, DWARF_NEVER_ZERO, LONE_START_NOTHING


class BoardLine(NamedTuple):
    """The line of a tile, with what decides its points."""

    before: int
    """Number of tiles before it."""
    after: int
    value: int
    """Value of the tile in this line: the whole pack for a Fenrir (V-6.3)."""
    rival: int
    """Best other value, -1 without others."""
    rule: int
    """Ruling that decides, by its index in `RULES`."""
    bonus: int
    """Bonus of all tiles in it."""


class Span(NamedTuple):
    """Span: all tiles of a cell's row or column, with any gaps between them (V-6.10)."""

    first: int
    """Steps to the first tile, at most 0."""
    last: int
    rival: int
    """Best other value, -1 without others."""
    rule: int
    bonus: int


HIGHEST, TIED, LOWER, BOOKENDS_RULE, BOOKENDED = range(5)
RULES = ("highest", "tied", "lower", "bookends", "bookended")

_LINES, _ACROSS, _SHORTER, _HALF = (
    int(way) for way in (Scoring.LINES, Scoring.ACROSS, Scoring.SHORTER, Scoring.HALF)
)


@kernel
def by_lines(kind: int) -> bool:
    """Return whether a kind is scored by its lines, both or the shorter one."""
    return SCORING[kind] in (_LINES, _SHORTER)


@kernel
def compare(value: int, best_other: int) -> int:
    """Compare two values: strictly more wins; equal is a tie (V-6.5)."""
    if value > best_other:
        return HIGHEST
    return TIED if value == best_other else LOWER


@kernel
def line(s: Voluspa, cell: int, step: int) -> BoardLine:
    """Return a line of a tile, which need not have landed last."""
    tiles, worths = s.tile, s.worth
    kind, mine = tiles[cell], worths[cell]
    packs = PACKS[kind]
    pack = mine if packs else 0
    others = 0
    # Values begin at 0, so -1 says that there is nobody to compare with.
    rival = -1
    bonus = BONUS[kind]
    reach = 0
    before = 0
    first = kind
    last = kind
    for way in (-step, step):
        reach = 0
        end = kind
        other = (cell + way) & MASK
        here = tiles[other]
        while here > 0:
            end = here
            # Fenrirs are kept apart from the rivals: they are faced as one pack (V-6.3).
            if PACKS[end]:
                others += 1
                pack += worths[other]
            elif worths[other] > rival:
                rival = worths[other]
            bonus += BONUS[end]
            reach += 1
            other = (other + way) & MASK
            here = tiles[other]
        if way < 0:
            before = reach
            first = end
        else:
            last = end
    # A new Fenrir faces the pack without itself, any other tile the whole pack (V-6.6, V-12.13).
    worth, faced = (pack, pack - mine) if packs else (mine, pack)
    if others and faced > rival:
        rival = faced
    # Before any value: bookends hold the line whatever stands inside (V-6.4, V-12.7).
    if BOOKENDS[first] and BOOKENDS[last] and before + reach:
        held = BOOKENDS[kind] and (before == 0 or reach == 0)
        rule = BOOKENDS_RULE if held else BOOKENDED
        # By a reading the ends mean nothing to a tile between them (E-3.2).
        if not held and s.rulings & BOOKENDS_SCORE:
            rule = compare(worth, rival)
    else:
        rule = compare(worth, rival)
    return BoardLine(before, reach, worth, rival, rule, bonus)


@kernel
def bonus_tiles(s: Voluspa, cell: int, step: int, first: int, last: int) -> int:
    """Number of tiles with a bonus (V-6.13) from `first` to `last` steps away from a cell."""
    count = 0
    for at in range(first, last + 1):
        kind = s.tile[(cell + at * step) & MASK]
        if kind > 0 and BONUS[kind]:
            count += 1
    return count


@kernel
def value(s: Voluspa, cell: int, step: int) -> int:
    """Return the value of a tile in an axis (V-6.3)."""
    return line(s, cell, step).value if PACKS[s.tile[cell]] else s.worth[cell]


@kernel
def wins(rule: int) -> bool:
    """Return whether a line with this rule is scored."""
    return rule in (HIGHEST, BOOKENDS_RULE)


@kernel
def scores_alone(s: Voluspa, cell: int) -> bool:
    """Return whether a tile without lines scores (V-6.8); by a reading only beside a Hel (E-3.7)."""
    if not s.rulings & LONE_START_NOTHING:
        return True
    for step in STEPS:
        if s.tile[(cell + step) & MASK] != 0:
            return True
    return False


@kernel
def alone_points(s: Voluspa, cell: int, extra: int) -> int:
    """Return the points of a tile without lines: one, whatever its value, and the bonus (V-6.8, V-12.34)."""
    return 1 + BONUS[s.tile[cell]] + extra if scores_alone(s, cell) else 0


@kernel
def line_points(s: Voluspa, cell: int, extra: int) -> int:
    """Return the points of ordinary scoring, row and column (V-6.5), and of a tile alone (V-6.8)."""
    tiles = s.tile
    # A line of one tile is not scored; a tile alone in both axes is treated below (V-6.5, V-6.8).
    points = 0
    alone = True
    for step in (ROW_STEP, COL_STEP):
        if tiles[(cell - step) & MASK] > 0 or tiles[(cell + step) & MASK] > 0:
            alone = False
            found = line(s, cell, step)
            # A covered Niohoggr counts in each line that is scored (V-6.13).
            if wins(found.rule):
                points += found.before + found.after + 1 + found.bonus + extra
    # Touches Hels only, or nothing (V-6.8).
    return alone_points(s, cell, extra) if alone else points


@kernel
def span(s: Voluspa, cell: int, step: int) -> Span:
    """Return the row or column of a tile."""
    off = (cell - s.corner) & MASK
    place = off % COL_STEP // ROW_STEP if step == ROW_STEP else off // COL_STEP
    size = s.width if step == ROW_STEP else s.height
    first = 0
    last = 0
    rival = -1
    bonus = 0
    # No tile lies outside the box, so the span is within it.
    for at in range(-place, size - place):
        other = (cell + at * step) & MASK
        kind = s.tile[other]
        # A gap ends a pack, not the span (V-12.16).
        if kind <= 0:
            continue
        first = min(first, at)
        last = max(last, at)
        bonus += BONUS[kind]
        # The Serpent is no rival of its own and does not part a pack: it stands in its line.
        if at != 0:
            rival = max(rival, value(s, other, step))
    # Bookends beyond a gap mean nothing: only its own unbroken line counts (V-6.10.2, V-12.40).
    held = line(s, cell, step).rule
    rule = BOOKENDED if held in (BOOKENDED, BOOKENDS_RULE) else compare(s.worth[cell], rival)
    return Span(first, last, rival, rule, bonus)


@kernel
def span_points(s: Voluspa, cell: int) -> int:
    """Return the points of the better axis of a tile that scores across gaps; 1 if it has no
    axis (V-6.10).
    """
    best = -1
    for step in (ROW_STEP, COL_STEP):
        found = span(s, cell, step)
        # An axis without another tile is none at all; a lost one offers 0 (V-6.10.1, V-6.10.5).
        if found.first != found.last:
            points = found.last - found.first + 1 + found.bonus
            best = max(best, points if found.rule == HIGHEST else 0)
    return 1 if best < 0 else best


@kernel
def shorter_points(s: Voluspa, cell: int, extra: int) -> int:
    """Return the points of the shorter line; of two equal ones the one with more (V-6.11)."""
    row, column = line(s, cell, ROW_STEP), line(s, cell, COL_STEP)
    wide, high = row.before + row.after + 1, column.before + column.after + 1
    # Alone as for most kinds (V-6.8).
    if wide == 1 and high == 1:
        return alone_points(s, cell, extra)
    # The better of equal lines is taken without asking (V-6.14).
    if wide == high:
        return wide + max(row.bonus, column.bonus) + extra
    # A line of one tile does not count as the shorter (V-6.11).
    if high == 1 or (wide != 1 and wide < high):
        return wide + row.bonus + extra
    return high + column.bonus + extra


@kernel
def half_points(s: Voluspa, cell: int) -> int:
    """Return half of the neighbours' values, rounded down (V-6.12); by a reading 1 without any (E-3.3)."""
    total = 0
    alone = True
    for step in STEPS:
        other = (cell + step) & MASK
        # N and S by their column, E and W by their row: this matters for Fenrirs (V-6.12, V-12.41).
        if s.tile[other] > 0:
            alone = False
            total += value(s, other, abs(step))
    return 1 if alone and s.rulings & DWARF_NEVER_ZERO else total // 2


@kernel
def around_points(s: Voluspa, cell: int, extra: int) -> int:
    """Return a point for each tile in the eight cells around (V-6.9)."""
    points = extra
    for line_step in (-COL_STEP, 0, COL_STEP):
        for side in (-ROW_STEP, 0, ROW_STEP):
            # The middle cell is the Hel itself, which is no tile.
            if s.tile[(cell + line_step + side) & MASK] > 0:
                points += 1
    return points


@kernel
def landing_points(s: Voluspa, cell: int, kind: int, extra: int) -> int:
    """Return the points of the tile of this kind that has just landed on the cell."""
    scoring = SCORING[kind]
    if scoring == _LINES:
        return line_points(s, cell, extra)
    if scoring == _ACROSS:
        return span_points(s, cell)
    if scoring == _SHORTER:
        return shorter_points(s, cell, extra)
    if scoring == _HALF:
        return half_points(s, cell)
    return around_points(s, cell, extra)
