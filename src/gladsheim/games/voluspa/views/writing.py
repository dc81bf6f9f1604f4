"""The legal actions with their points, and the board, written as JSON by kernels.

Most of what is sent of a running game is one of these two. What is written here is what `choices` and
`view` give, byte for byte; actions that are no tile laid on a cell, and a board over which a Raven
may fly on, are left to them.
"""

from collections.abc import Sequence

from gladsheim.core.kernel import kernel, table
from gladsheim.core.rules import NOT_WRITTEN
from gladsheim.games.voluspa.pieces import CODES, KINDS, Over
from gladsheim.games.voluspa.record import (
    BOOST_SHIFT,
    COL_STEP,
    DIR_SHIFT,
    KIND_SHIFT,
    MASK,
    MOST_WRITTEN,
    RAVEN,
    ROW_STEP,
    Menu,
    Voluspa,
)
from gladsheim.games.voluspa.rules.columns import BOOKENDS, GAP, OVER, PACKS, VALUE
from gladsheim.games.voluspa.rules.scoring import BOOKENDED, BOOKENDS_RULE, line, value

_TEXTS = (
    '{"action":"',
    '","type":"play","piece":"',
    '","boosts":',
    ',"at":"',
    '","way":"beside","dir":null,"points":',
    '","way":"cover","dir":null,"points":',
    '","way":"capture","dir":null,"points":',
    '{"at":"',
    '","x":',
    ',"y":',
    ',"tile":"',
    '","boost":',
    ',"face":',
    ',"row":',
    ',"col":',
    ',"muted":',
    ',"bookend_row":',
    ',"bookend_col":',
    "true",
    "false",
    "null",
)
(
    _ACTION,
    _PIECE,
    _BOOSTS,
    _AT,
    _BESIDE,
    _COVER,
    _CAPTURE,
    _TILE_AT,
    _X,
    _Y,
    _TILE,
    _BOOST,
    _FACE,
    _ROW,
    _COL,
    _MUTED,
    _BOOKEND_ROW,
    _BOOKEND_COL,
    _TRUE,
    _FALSE,
    _NULL,
) = range(len(_TEXTS))


def _ends(texts: Sequence[str]) -> list[int]:
    """Where each text ends if they stand one after the other, and before them where the first begins."""
    return [sum(map(len, texts[:count])) for count in range(len(texts) + 1)]


_LETTERS, _ENDS = table(list("".join(_TEXTS).encode())), table(_ends(_TEXTS))
_FIRST, _SECOND = (table([ord(code[at]) if code else 0 for code in CODES]) for at in (0, 1))
"""The letters of the kinds' codes."""
_WAYS = table([_CAPTURE if over == Over.CAPTURE else _COVER for over in OVER])
_OPENED, _CLOSED, _ENDED, _COMMA, _PLUS, _MINUS, _ZERO, _PLACED = map(ord, "[]},+-0@")
_TEN = 10


@kernel
def put_text(m: Menu, at: int, which: int) -> int:
    """Write a text; returns where it ends."""
    begin, end = _ENDS[which], _ENDS[which + 1]
    for letter in range(begin, end):
        m.text[at + letter - begin] = _LETTERS[letter]
    return at + end - begin


@kernel
def put_number(m: Menu, at: int, number: int) -> int:
    """Write a number; returns where it ends."""
    if number < 0:
        m.text[at] = _MINUS
        at += 1
        number = -number
    power = 1
    while number // power >= _TEN:
        power *= _TEN
    while power > 0:
        m.text[at] = _ZERO + number // power % _TEN
        at += 1
        power //= _TEN
    return at


@kernel
def put_cell(m: Menu, at: int, x: int, y: int) -> int:
    """Write a cell; returns where it ends."""
    at = put_number(m, at, x)
    m.text[at] = _COMMA
    return put_number(m, at + 1, y)


@kernel
def put_kind(m: Menu, at: int, kind: int) -> int:
    """Write the code of a kind; returns where it ends."""
    m.text[at] = _FIRST[kind]
    m.text[at + 1] = _SECOND[kind]
    return at + 2


@kernel
def put_play(s: Voluspa, m: Menu, at: int, code: int) -> int:
    """Write all but the points of a tile that is laid; returns where it ends."""
    kind, boosts, cell = code >> KIND_SHIFT, code >> BOOST_SHIFT & 15, code & MASK
    off = (cell - s.corner) & MASK
    x, y = s.corner_x + off % COL_STEP // ROW_STEP, s.corner_y + off // COL_STEP
    at = put_kind(m, put_text(m, at, _ACTION), kind)
    if boosts:
        m.text[at] = _PLUS
        at = put_number(m, at + 1, boosts)
    m.text[at] = _PLACED
    at = put_cell(m, at + 1, x, y)
    at = put_kind(m, put_text(m, at, _PIECE), kind)
    at = put_number(m, put_text(m, at, _BOOSTS), boosts)
    at = put_cell(m, put_text(m, at, _AT), x, y)
    return put_text(m, at, _WAYS[kind] if s.tile[cell] > 0 else _BESIDE)


@kernel
def write_choices(s: Voluspa, m: Menu, codes: Sequence[int], points: Sequence[int], count: int) -> int:
    """Write the actions of so many legal codes with their points; returns the length, or NOT_WRITTEN."""
    if count > MOST_WRITTEN:
        return NOT_WRITTEN
    m.text[0] = _OPENED
    at = 1
    for number in range(count):
        code = codes[number]
        if code >> KIND_SHIFT >= KINDS or code >> DIR_SHIFT & 7:
            return NOT_WRITTEN
        if number:
            m.text[at] = _COMMA
            at += 1
        at = put_number(m, put_play(s, m, at, code), points[number])
        m.text[at] = _ENDED
        at += 1
    m.text[at] = _CLOSED
    return at + 1


@kernel
def put_flag(m: Menu, at: int, flag: int) -> int:
    """Write a yes or no; returns where it ends."""
    return put_text(m, at, _TRUE if flag else _FALSE)


@kernel
def put_figure(m: Menu, at: int, number: int, is_gap: int) -> int:
    """Write a figure, of which a gap has none; returns where it ends."""
    return put_text(m, at, _NULL) if is_gap else put_number(m, at, number)


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
    """Write what lies on a cell, without its place; returns where it ends."""
    kind, boost, face = abs(s.tile[cell]), s.boost[cell], s.worth[cell]
    gap, row, col = GAP[kind], face, face
    ends_row, ends_col = 0, 0
    if not gap:
        if PACKS[kind]:
            row, col = value(s, cell, ROW_STEP), value(s, cell, COL_STEP)
        else:
            ends_row, ends_col = ends_line(s, cell, ROW_STEP), ends_line(s, cell, COL_STEP)
    at = put_kind(m, put_text(m, at, _TILE), kind)
    at = put_number(m, put_text(m, at, _BOOST), boost)
    at = put_figure(m, put_text(m, at, _FACE), face, gap)
    at = put_figure(m, put_text(m, at, _ROW), row, gap)
    at = put_figure(m, put_text(m, at, _COL), col, gap)
    muted = 1 if not gap and face == 0 and VALUE[kind] + boost > 0 else 0
    at = put_flag(m, put_text(m, at, _MUTED), muted)
    at = put_flag(m, put_text(m, at, _BOOKEND_ROW), ends_row)
    return put_flag(m, put_text(m, at, _BOOKEND_COL), ends_col)


@kernel
def write_board(s: Voluspa, m: Menu) -> int:
    """Write everything on the board, rows from top to bottom; returns the length, or NOT_WRITTEN."""
    if s.phase == RAVEN:
        return NOT_WRITTEN
    m.text[0] = _OPENED
    at = 1
    for below in range(s.height):
        for right in range(s.width):
            cell = (s.corner + below * COL_STEP + right * ROW_STEP) & MASK
            if s.tile[cell]:
                if at > 1:
                    m.text[at] = _COMMA
                    at += 1
                x, y = s.corner_x + right, s.corner_y + below
                at = put_cell(m, put_text(m, at, _TILE_AT), x, y)
                at = put_number(m, put_text(m, at, _X), x)
                at = put_number(m, put_text(m, at, _Y), y)
                at = put_tile(s, m, at, cell)
                m.text[at] = _ENDED
                at += 1
    m.text[at] = _CLOSED
    return at + 1
