"""Kernel that writes the scene of a viewer as JSON: byte for byte that of `view`.

A board over which a Raven may fly on is left to `view`.
"""

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import NOT_WRITTEN
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.pieces import KINDS
from gladsheim.games.voluspa.record import COL_STEP, MASK, ROW_STEP, STEPS, Menu, Voluspa
from gladsheim.games.voluspa.rules.columns import APART, BOOKENDS, GAP, PACKS, VALUE
from gladsheim.games.voluspa.rules.placing import reach
from gladsheim.games.voluspa.rules.scoring import BOOKENDED, BOOKENDS_RULE, line, value
from gladsheim.games.voluspa.views import letters
from gladsheim.games.voluspa.views.letters import (
    put_cell,
    put_figure,
    put_flag,
    put_kind,
    put_kinds,
    put_number,
    put_quoted,
    put_text,
)


@kernel
def put_reach(s: Voluspa, m: Menu, at: int, cell: int) -> int:
    """Write how far a tile may follow from a cell, north, east, south and west; return where it ends."""
    at = put_text(m, at, letters.REACH)
    for step in STEPS:
        at = put_number(m, at, reach(s, cell, step))
        m.text[at] = letters.COMMA
        at += 1
    m.text[at - 1] = letters.CLOSED
    return at


@kernel
def ends_line(s: Voluspa, cell: int, step: int) -> int:
    """Whether the tile on a cell is a bookend, at one end of a line of several."""
    if not BOOKENDS[s.tile[cell]]:
        return 0
    if (s.tile[(cell - step) & MASK] > 0) == (s.tile[(cell + step) & MASK] > 0):
        return 0
    rule = line(s, cell, step)[4]
    return 1 if rule in (BOOKENDS_RULE, BOOKENDED) else 0


@kernel
def put_tile(s: Voluspa, m: Menu, at: int, cell: int) -> int:
    """Write the tile on a cell, without its place; return where it ends."""
    kind, boost, face = abs(s.tile[cell]), s.boost[cell], s.worth[cell]
    gap, row, col = GAP[kind], face, face
    ends_row, ends_col = 0, 0
    if not gap:
        if PACKS[kind]:
            row, col = value(s, cell, ROW_STEP), value(s, cell, COL_STEP)
        else:
            ends_row, ends_col = ends_line(s, cell, ROW_STEP), ends_line(s, cell, COL_STEP)
    at = put_kind(m, put_text(m, at, letters.KIND_OF_TILE), kind)
    at = put_number(m, put_text(m, at, letters.BOOST), boost)
    at = put_figure(m, put_text(m, at, letters.FACE), face, gap)
    at = put_figure(m, put_text(m, at, letters.IN_ROW), row, gap)
    at = put_figure(m, put_text(m, at, letters.IN_COL), col, gap)
    muted = 1 if not gap and face == 0 and VALUE[kind] + boost > 0 else 0
    at = put_flag(m, put_text(m, at, letters.MUTED), muted)
    at = put_flag(m, put_text(m, at, letters.BOOKEND_ROW), ends_row)
    return put_flag(m, put_text(m, at, letters.BOOKEND_COL), ends_col)


@kernel
def put_board(s: Voluspa, m: Menu, at: int) -> int:
    """Write everything on the board, rows from top to bottom; return where it ends."""
    m.text[at] = letters.OPENED
    at += 1
    begin = at
    for below in range(s.height):
        for right in range(s.width):
            cell = (s.corner + below * COL_STEP + right * ROW_STEP) & MASK
            if s.tile[cell]:
                if at > begin:
                    m.text[at] = letters.COMMA
                    at += 1
                x, y = s.corner_x + right, s.corner_y + below
                at = put_cell(m, put_text(m, at, letters.TILE_AT), x, y)
                at = put_number(m, put_text(m, at, letters.X), x)
                at = put_number(m, put_text(m, at, letters.Y), y)
                at = put_tile(s, m, at, cell)
                m.text[at] = letters.ENDED
                at += 1
    m.text[at] = letters.CLOSED
    return at + 1


@kernel
def comes_before(s: Voluspa, seat: int, other: int) -> int:
    """Whether a seat is ranked before another one (V-10.2)."""
    if s.scores[seat] != s.scores[other]:
        return 1 if s.scores[seat] > s.scores[other] else 0
    if s.reached[seat] != s.reached[other]:
        return 1 if s.reached[seat] < s.reached[other] else 0
    return 1 if (seat - s.first) % s.players < (other - s.first) % s.players else 0


@kernel
def put_display(s: Voluspa, m: Menu, at: int, seat: int) -> int:
    """Write a score as it is shown, with the digit that tells equal ones apart (V-10.3);
    return where it ends.
    """
    equal, behind = 1, 1
    for other in range(s.players):
        if other != seat and s.scores[other] == s.scores[seat]:
            equal += 1
            behind += comes_before(s, seat, other)
    at = put_number(m, at, s.scores[seat])
    if equal == 1:
        return at
    m.text[at] = letters.POINT
    return put_number(m, at + 1, behind)


@kernel
def put_seat(s: Voluspa, m: Menu, at: int, seat: int, viewer: int) -> int:
    """Write the facts of a seat that a viewer may know, the hand only of the viewer's own;
    return where they end.
    """
    hels = 0
    for kind in range(KINDS):
        if APART[kind]:
            hels += s.hands[seat * KINDS + kind]
    at = put_number(m, put_text(m, at, letters.SCORE), s.scores[seat])
    at = put_display(s, m, put_text(m, at, letters.DISPLAY), seat)
    at = put_number(m, put_text(m, at, letters.TILES), s.held[seat])
    at = put_number(m, put_text(m, at, letters.HELS), hels)
    at = put_kinds(m, put_text(m, at, letters.KNOWN), s.known, seat * KINDS)
    at = put_text(m, at, letters.HAND)
    at = put_kinds(m, at, s.hands, seat * KINDS) if seat == viewer else put_text(m, at, letters.NULL)
    m.text[at] = letters.ENDED
    return at + 1


@kernel
def put_ranking(s: Voluspa, m: Menu, at: int) -> int:
    """Write the seats from best to last; return where they end."""
    for place in range(s.players):
        for seat in range(s.players):
            better = 0
            for other in range(s.players):
                better += comes_before(s, other, seat)
            if better == place:
                if place:
                    m.text[at] = letters.COMMA
                    at += 1
                at = put_number(m, at, seat)
    return at


@kernel
def write_scene(s: Voluspa, m: Menu, viewer: int) -> int:
    """Write the scene of a seat, or of a spectator (-1), from the board on; see `Rules.write_scene`."""
    if s.phase == phases.RAVEN:
        return NOT_WRITTEN
    over = s.phase == phases.OVER
    at = put_text(m, put_board(s, m, put_text(m, 0, letters.BOARD_BEGIN)), letters.SEATS_BEGIN)
    for seat in range(s.players):
        if seat:
            m.text[at] = letters.COMMA
            at += 1
        at = put_seat(s, m, at, seat, viewer)
    at = put_number(m, put_text(m, at, letters.DECK), s.deck_left)
    at = put_kinds(m, put_text(m, at, letters.DISCARDED), s.discard, 0)
    at = put_kinds(m, put_text(m, at, letters.REMOVED), s.removed, 0)
    at = put_figure(m, put_text(m, at, letters.TURN), s.turn, over)
    at = put_number(m, put_text(m, at, letters.FIRST_SEAT), s.first)
    at = put_text(m, put_text(m, at, letters.PHASE), letters.PHASE_TEXTS + s.phase)
    at = put_text(m, at, letters.HERMOD_AT)
    at = put_text(m, at, letters.NULL) if s.hermod < 0 else put_quoted(s, m, at, s.hermod)
    at = put_text(m, at, letters.NO_REACH) if s.hermod < 0 else put_reach(s, m, at, s.hermod)
    at = put_flag(m, put_text(m, at, letters.IS_OVER), over)
    return put_text(m, put_ranking(s, m, put_text(m, at, letters.RANKING)), letters.SCENE_END)
