"""The points of a landing (V-6), from the board right after it.

Every kernel here looks at the tile that lies on `cell`; `extra` is the bonus of a tile
that this landing has just covered (V-6.13).
"""

from gladsheim.core.kernel import kernel
from gladsheim.games.voluspa.pieces import Scoring
from gladsheim.games.voluspa.record import COL_STEP, MASK, ROW_STEP, STEPS, Voluspa
from gladsheim.games.voluspa.rules.columns import BONUS, BOOKENDS, PACKS, SCORING

HIGHEST, TIED, LOWER, BOOKENDS_RULE, BOOKENDED = range(5)
RULES = ("highest", "tied", "lower", "bookends", "bookended")

_LINES, _ACROSS, _SHORTER, _HALF = (
    int(way) for way in (Scoring.LINES, Scoring.ACROSS, Scoring.SHORTER, Scoring.HALF)
)


@kernel
def compare(value: int, best_other: int) -> int:
    """Strictly more wins; equal is a tie (V-6.5)."""
    if value > best_other:
        return HIGHEST
    return TIED if value == best_other else LOWER


@kernel
def value(s: Voluspa, cell: int, step: int) -> int:
    """Value of a tile in an axis: the whole pack for a Fenrir (V-6.3)."""
    if not PACKS[s.tile[cell]]:
        return s.worth[cell]
    total = s.worth[cell]
    for way in (-step, step):
        other = (cell + way) & MASK
        while s.tile[other] > 0:
            if PACKS[s.tile[other]]:
                total += s.worth[other]
            other = (other + way) & MASK
    return total


@kernel
def line(s: Voluspa, cell: int, step: int) -> tuple[int, int, int, int, int, int]:
    """A line of the landed tile: tiles before it, tiles after it, its value, the best other
    value (-1 without others), the rule that decides, and the bonus in the line.
    """
    kind = s.tile[cell]
    mine = s.worth[cell]
    pack = mine if PACKS[kind] else 0
    others = 0
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
        while s.tile[other] > 0:
            end = s.tile[other]
            if PACKS[end]:
                others += 1
                pack += s.worth[other]
            elif s.worth[other] > rival:
                rival = s.worth[other]
            bonus += BONUS[end]
            reach += 1
            other = (other + way) & MASK
        if way < 0:
            before = reach
            first = end
        else:
            last = end
    if PACKS[kind]:
        value = pack
        faced = pack - mine
    else:
        value = mine
        faced = pack
    if others and faced > rival:
        rival = faced
    if BOOKENDS[first] and BOOKENDS[last] and before + reach:
        held = BOOKENDS[kind] and (before == 0 or reach == 0)
        rule = BOOKENDS_RULE if held else BOOKENDED
    else:
        rule = compare(value, rival)
    return before, reach, value, rival, rule, bonus


@kernel
def wins(rule: int) -> bool:
    """Whether a line with this rule is scored."""
    return rule in (HIGHEST, BOOKENDS_RULE)


@kernel
def line_points(s: Voluspa, cell: int, extra: int) -> int:
    """Ordinary scoring, row and column (V-6.5), and a tile alone (V-6.8)."""
    before, after, _, _, rule, bonus = line(s, cell, ROW_STEP)
    row = before + after
    points = 0
    if row and wins(rule):
        points += row + 1 + bonus + extra
    before, after, _, _, rule, bonus = line(s, cell, COL_STEP)
    column = before + after
    if column and wins(rule):
        points += column + 1 + bonus + extra
    if row + column == 0:
        return 1 + BONUS[s.tile[cell]] + extra
    return points


@kernel
def span(s: Voluspa, cell: int, step: int) -> tuple[int, int, int, int, int]:
    """All tiles of the cell's row or column, whatever gaps lie between (V-6.10): steps to
    the first and to the last tile, the best other value (-1 without others), the rule, and
    the bonus in the span.
    """
    off = (cell - s.corner) & MASK
    place = off % COL_STEP // ROW_STEP if step == ROW_STEP else off // COL_STEP
    size = s.width if step == ROW_STEP else s.height
    first = 0
    last = 0
    rival = -1
    pack = 0
    bonus = 0
    for at in range(-place, size - place):
        other = (cell + at * step) & MASK
        kind = s.tile[other]
        if kind <= 0:
            pack = 0
            continue
        first = min(first, at)
        last = max(last, at)
        bonus += BONUS[kind]
        if at == 0:
            continue
        worth = s.worth[other]
        if PACKS[kind]:
            pack += worth
            worth = pack
        rival = max(rival, worth)
    held = line(s, cell, step)[4]
    rule = BOOKENDED if held in (BOOKENDED, BOOKENDS_RULE) else compare(s.worth[cell], rival)
    return first, last, rival, rule, bonus


@kernel
def span_points(s: Voluspa, cell: int) -> int:
    """The better axis of a tile that scores across gaps; 1 if it has no axis (V-6.10)."""
    best = -1
    for step in (ROW_STEP, COL_STEP):
        first, last, _, rule, bonus = span(s, cell, step)
        if first != last:
            best = max(best, last - first + 1 + bonus if rule == HIGHEST else 0)
    return 1 if best < 0 else best


@kernel
def shorter_points(s: Voluspa, cell: int, extra: int) -> int:
    """The shorter line; of two equal ones the one that brings more (V-6.11)."""
    before, after, _, _, _, row_bonus = line(s, cell, ROW_STEP)
    row = before + after + 1
    before, after, _, _, _, col_bonus = line(s, cell, COL_STEP)
    column = before + after + 1
    if row == 1 and column == 1:
        return 1 + BONUS[s.tile[cell]] + extra
    if row == column:
        return row + max(row_bonus, col_bonus) + extra
    if column == 1 or (row != 1 and row < column):
        return row + row_bonus + extra
    return column + col_bonus + extra


@kernel
def half_points(s: Voluspa, cell: int) -> int:
    """Half of what the neighbours are worth together, rounded down (V-6.12)."""
    total = 0
    for step in STEPS:
        other = (cell + step) & MASK
        if s.tile[other] > 0:
            total += value(s, other, abs(step))
    return total // 2


@kernel
def around_points(s: Voluspa, cell: int, extra: int) -> int:
    """A point for each tile in the eight cells around (V-6.9)."""
    points = extra
    for line_step in (-COL_STEP, 0, COL_STEP):
        for side in (-ROW_STEP, 0, ROW_STEP):
            if s.tile[(cell + line_step + side) & MASK] > 0:
                points += 1
    return points


@kernel
def landing_points(s: Voluspa, cell: int, kind: int, extra: int) -> int:
    """Points of the tile of this kind that has just landed on the cell."""
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
