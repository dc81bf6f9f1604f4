"""Kernel that writes the result of a laid tile as JSON: parts of the points, events, and the story in words.

The JSON is byte for byte that of `reasons.explain`, `views.events` and `words.telling`. Tiles that are not
scored by each of their lines, and all actions that lay no tile on a cell, are left to them.
"""

from typing import NamedTuple

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import NOT_WRITTEN
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.pieces import KINDS, OnTile, Scoring
from gladsheim.games.voluspa.record import (
    BOOST_SHIFT,
    COL_STEP,
    DIR_SHIFT,
    KIND_SHIFT,
    MASK,
    ROW_STEP,
    Menu,
    Voluspa,
)
from gladsheim.games.voluspa.rules.columns import APART, BONUS, FLIER, OVER, SCORING
from gladsheim.games.voluspa.rules.scoring import bonus_tiles, line, scores_alone, wins
from gladsheim.games.voluspa.rules.turn import extra_bonus
from gladsheim.games.voluspa.views import letters
from gladsheim.games.voluspa.views.letters import put_kind, put_number, put_place, put_text

_BESIDE, _COVERS, _CAPTURES = range(3)
_CAPTURE, _LINES = int(OnTile.CAPTURE), int(Scoring.LINES)


class LaidTile(NamedTuple):
    """Tile that an action laid."""

    seat: int
    cell: int
    kind: int
    boosts: int
    way: int
    """Way in which it came there: 0 beside others, 1 over a tile, 2 capturing one."""
    under: int
    """Kind of the tile that it covered or captured, 0 for none, and its boost."""
    under_boost: int
    extra: int
    """Bonus of the tile that it covered."""


@kernel
def deed_of(s: Voluspa, code: int) -> LaidTile:
    """Return the laid tile of a legal code, from the position before the action."""
    kind, boosts, cell = code >> KIND_SHIFT, code >> BOOST_SHIFT & 15, code & MASK
    shown, boost, way = max(s.tile[cell], 0), s.boost[cell], _BESIDE
    if shown:
        way = _CAPTURES if OVER[kind] == _CAPTURE else _COVERS
    return LaidTile(s.turn, cell, kind, boosts, way, shown, boost, extra_bonus(s, cell, kind))


@kernel
def is_alone(s: Voluspa, cell: int) -> bool:
    """Whether no tile lies beside a cell in its row or column."""
    for step in (ROW_STEP, COL_STEP):
        if s.tile[(cell - step) & MASK] > 0 or s.tile[(cell + step) & MASK] > 0:
            return False
    return True


@kernel
def bonus_tiles_of(s: Voluspa, deed: LaidTile, step: int, first: int, last: int) -> int:
    """Return the number of tiles with a bonus from `first` to `last` steps away, and under the new tile."""
    return bonus_tiles(s, deed.cell, step, first, last) + (1 if deed.extra else 0)


@kernel
def single_of(s: Voluspa, deed: LaidTile) -> tuple[int, int, int]:
    """Return the bonus of a tile without lines, the number of tiles that give it, and the points.

    All are 0 where by a reading such a tile scores nothing (E-3.7).
    """
    if not scores_alone(s, deed.cell):
        return 0, 0, 0
    bonus = deed.extra + BONUS[deed.kind]
    return bonus, bonus_tiles_of(s, deed, ROW_STEP, 0, 0), 1 + bonus


@kernel
def put_parts(s: Voluspa, m: Menu, at: int, deed: LaidTile) -> int:
    """Write the parts of the points, from the board after the action; return their end."""
    if is_alone(s, deed.cell):
        bonus, bonus_count, points = single_of(s, deed)
        at = put_number(m, put_text(m, at, letters.SINGLE_PART), bonus_count)
        at = put_number(m, put_text(m, at, letters.PART_BONUS), bonus)
        at = put_number(m, put_text(m, at, letters.PART_POINTS), points)
        m.text[at] = letters.ENDED
        return at + 1
    begin = at
    for axis in range(2):
        step = COL_STEP if axis else ROW_STEP
        found = line(s, deed.cell, step)
        if found.before + found.after:
            if at > begin:
                m.text[at] = letters.COMMA
                at += 1
            tiles, bonus = found.before + found.after + 1, found.bonus + deed.extra
            at = put_text(m, put_text(m, at, letters.LINE_PART), letters.AXIS_TEXTS + axis)
            at = put_text(m, at, letters.FROM_CELL)
            at = put_place(s, m, at, (deed.cell - found.before * step) & MASK)
            at = put_text(m, at, letters.TO_CELL)
            at = put_place(s, m, at, (deed.cell + found.after * step) & MASK)
            at = put_number(m, put_text(m, at, letters.LINE_TILES), tiles)
            at = put_number(m, put_text(m, at, letters.LINE_VALUE), found.value)
            at = put_number(m, put_text(m, at, letters.BEST_OTHER), found.rival)
            at = put_text(m, put_text(m, at, letters.RULE), letters.RULE_TEXTS + found.rule)
            bonus_count = bonus_tiles_of(s, deed, step, -found.before, found.after)
            at = put_number(m, put_text(m, at, letters.RULE_BONUS_TILES), bonus_count)
            won = wins(found.rule)
            at = put_number(m, put_text(m, at, letters.PART_BONUS), bonus if won else 0)
            at = put_number(m, put_text(m, at, letters.PART_POINTS), tiles + bonus if won else 0)
            m.text[at] = letters.ENDED
            at += 1
    return at


@kernel
def put_happening(m: Menu, at: int, which: int, seat: int, kind: int) -> int:
    """Write the beginning of an event about a tile; return its end."""
    at = put_number(m, put_text(m, at, which), seat)
    return put_kind(m, put_text(m, at, letters.EVENT_TILE), kind)


@kernel
def put_events(s: Voluspa, after: Voluspa, m: Menu, at: int, deed: LaidTile, own: int) -> int:
    """Write the events; return their end."""
    at = put_happenings(s, m, at, deed)
    seat, total = deed.seat, after.scores[deed.seat]
    at = put_number(m, put_text(m, at, letters.SCORED_BY), seat)
    at = put_number(m, put_text(m, at, letters.PART_POINTS), total - s.scores[seat])
    at = put_number(m, put_text(m, at, letters.TOTAL), total)
    at = put_parts(after, m, put_text(m, at, letters.SCORED_PARTS), deed)
    at = put_text(m, at, letters.SCORED_END)
    drawn = s.deck_left - after.deck_left
    if drawn:
        m.text[at] = letters.COMMA
        at = put_number(m, put_text(m, at + 1, letters.DREW_BY), seat)
        at = put_number(m, put_text(m, at, letters.COUNT), drawn)
        if own:
            at = put_drawn(s, m, put_text(m, at, letters.DREW_TILES), drawn)
        m.text[at] = letters.ENDED
        at += 1
    if after.phase == phases.PLAY:
        m.text[at] = letters.COMMA
        at = put_number(m, put_text(m, at + 1, letters.TURN_OF), after.turn)
        m.text[at] = letters.ENDED
        at += 1
    return at


@kernel
def put_happenings(s: Voluspa, m: Menu, at: int, deed: LaidTile) -> int:
    """Write the events that follow from the board before the action; return their end."""
    seat, cell = deed.seat, deed.cell
    if deed.boosts:
        at = put_happening(m, at, letters.BOOSTED_BY, seat, deed.kind)
        at = put_number(m, put_text(m, at, letters.EVENT_BOOSTS), deed.boosts)
        at = put_text(m, put_place(s, m, put_text(m, at, letters.EVENT_AT), cell), letters.AT_END)
    if deed.way:
        event = letters.CAPTURED_BY if deed.way == _CAPTURES else letters.COVERED_BY
        at = put_happening(m, at, event, seat, deed.under)
        at = put_number(m, put_text(m, at, letters.EVENT_BOOST), deed.under_boost)
        at = put_text(m, put_place(s, m, put_text(m, at, letters.EVENT_AT), cell), letters.AT_END)
    at = put_happening(m, at, letters.PLACED_BY, seat, deed.kind)
    at = put_number(m, put_text(m, at, letters.EVENT_BOOST), deed.boosts)
    at = put_place(s, m, put_text(m, at, letters.EVENT_AT), cell)
    return put_text(m, at, letters.PLACED_WAYS + deed.way)


@kernel
def put_drawn(s: Voluspa, m: Menu, at: int, count: int) -> int:
    """Write the codes of the tiles that are drawn next, in order; return their end."""
    for number in range(count):
        m.text[at] = letters.COMMA if number else letters.OPENED
        m.text[at + 1] = letters.QUOTE
        at = put_kind(m, at + 2, s.deck[s.deck_left - 1 - number])
        m.text[at] = letters.QUOTE
        at += 1
    m.text[at] = letters.CLOSED
    return at + 1


@kernel
def put_name(m: Menu, at: int, kind: int, boost: int) -> int:
    """Write the words for a tile, with its boost; return their end."""
    if boost:
        at = put_text(m, at, letters.BOOSTED_TILE)
    at = put_text(m, put_kind(m, put_text(m, at, letters.TILE_NAME), kind), letters.NO_VALUES)
    if boost:
        at = put_number(m, put_text(m, at, letters.WITH_BOOST), boost)
        at = put_text(m, at, letters.VALUES_END)
    return at


@kernel
def put_besides(s: Voluspa, m: Menu, at: int, deed: LaidTile, drawn: int, own: int) -> int:
    """Write the other results of an action, each as a sentence of its own; return their end."""
    begin = at
    if deed.boosts:
        at = put_number(m, put_text(m, at, letters.BOOSTED_WORDS), deed.boosts)
        at = put_text(m, at, letters.VALUES_END)
    if deed.way:
        if at > begin:
            m.text[at] = letters.COMMA
            at += 1
        if deed.way == _COVERS:
            at = put_name(m, put_text(m, at, letters.COVERED_WORDS), deed.under, deed.under_boost)
        else:
            words = letters.CAPTURED_BOOST_WORDS if deed.under_boost else letters.CAPTURED_WORDS
            at = put_name(m, put_text(m, at, words), deed.under, 0)
            at = put_number(m, put_text(m, at, letters.WITH_BOOST), deed.under_boost)
        at = put_text(m, at, letters.VALUES_END)
    if drawn:
        if at > begin:
            m.text[at] = letters.COMMA
            at += 1
        if not own:
            at = put_number(m, put_text(m, at, letters.DREW_WORDS), drawn)
            return put_text(m, at, letters.VALUES_END)
        at = put_text(m, at, letters.DREW_TILES_WORDS)
        for number in range(drawn):
            if number:
                m.text[at] = letters.COMMA
                at += 1
            at = put_name(m, at, s.deck[s.deck_left - 1 - number], 0)
        at = put_text(m, at, letters.LISTED_END)
    return at


@kernel
def put_reasons(s: Voluspa, m: Menu, at: int, deed: LaidTile) -> int:
    """Write in words the reason for each part of the points, from the board after the action;
    return their end.
    """
    if is_alone(s, deed.cell):
        bonus, bonus_count, points = single_of(s, deed)
        words = letters.SINGLE_WORDS if points else letters.SINGLE_NOTHING_WORDS
        at = put_text(m, put_reason(m, at, bonus), words)
        return put_reason_end(m, at, bonus, bonus_count, points)
    begin = at
    for axis in range(2):
        step = COL_STEP if axis else ROW_STEP
        found = line(s, deed.cell, step)
        if found.before + found.after:
            if at > begin:
                m.text[at] = letters.COMMA
                at += 1
            tiles, bonus, won = found.before + found.after + 1, found.bonus + deed.extra, wins(found.rule)
            at = put_reason(m, at, bonus if won else 0)
            at = put_text(m, put_text(m, at, letters.LINE_WORDS), letters.RULE_TEXTS + found.rule)
            at = put_text(m, put_text(m, at, letters.LINE_AXIS), letters.AXIS_TEXTS + axis)
            at = put_number(m, put_text(m, at, letters.AXIS_TILES), tiles)
            at = put_number(m, put_text(m, at, letters.LINE_VALUE), found.value)
            at = put_number(m, put_text(m, at, letters.BEST), found.rival)
            at = put_text(m, at, letters.VALUES_END)
            points = tiles + bonus if won else 0
            bonus_count = bonus_tiles_of(s, deed, step, -found.before, found.after)
            at = put_reason_end(m, at, bonus if won else 0, bonus_count, points)
    return at


@kernel
def put_reason(m: Menu, at: int, bonus: int) -> int:
    """Write the beginning of a reason; return where it ends."""
    at = put_text(m, at, letters.REASON)
    return put_text(m, at, letters.BONUS_WORDS) if bonus else at


@kernel
def put_reason_end(m: Menu, at: int, bonus: int, bonus_count: int, points: int) -> int:
    """Write the end of a reason; return where it ends."""
    if bonus:
        at = put_number(m, put_text(m, at, letters.PART_BONUS), bonus)
        at = put_number(m, put_text(m, at, letters.BONUS_TILES), bonus_count)
        at = put_text(m, at, letters.VALUES_END)
    at = put_number(m, put_text(m, at, letters.PART_POINTS), points)
    m.text[at] = letters.ENDED
    return at + 1


@kernel
def loses_hels(s: Voluspa, after: Voluspa) -> bool:
    """Whether Hels may have left hands for the box with the last tile of the deck (V-9)."""
    if not s.no_late_hel or after.deck_left:
        return False
    for at in range(s.players * KINDS):
        if s.hands[at] and APART[at % KINDS]:
            return True
    return False


@kernel
def write_effects(s: Voluspa, after: Voluspa, m: Menu, code: int, own: int) -> int:
    """Write the result of an action, from the positions before and after it; see `Rules.write_effects`."""
    kind = code >> KIND_SHIFT
    if kind >= KINDS or kind == FLIER or SCORING[kind] != _LINES or code >> DIR_SHIFT & 7:
        return NOT_WRITTEN
    drawn = s.deck_left - after.deck_left
    if after.phase == phases.OVER or loses_hels(s, after) or (own and not drawn):
        return NOT_WRITTEN
    deed = deed_of(s, code)
    at = put_parts(after, m, put_text(m, 0, letters.PARTS_BEGIN), deed)
    at = put_events(s, after, m, put_text(m, at, letters.EVENTS_BEGIN), deed, own)
    at = put_text(m, put_text(m, at, letters.STORY_BEGIN), letters.DEED_WAYS + deed.way)
    at = put_name(m, at, kind, deed.boosts)
    at = put_place(s, m, put_text(m, at, letters.DEED_AT), deed.cell)
    if deed.way:
        at = put_name(m, put_text(m, at, letters.DEED_UNDER), deed.under, deed.under_boost)
    else:
        at = put_text(m, at, letters.DEED_BESIDE_END)
    at = put_besides(s, m, put_text(m, at, letters.DEED_END), deed, drawn, own)
    at = put_reasons(after, m, put_text(m, at, letters.REASONS_BEGIN), deed)
    return put_text(m, at, letters.SCENE_END)
