"""Kernels that write JSON into the menu's field `text`: texts, numbers, cells, kinds of tiles."""

from collections.abc import Sequence

from gladsheim.core.kernel import kernel, table
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.pieces import CODES, KINDS
from gladsheim.games.voluspa.record import COL_STEP, MASK, ROW_STEP, Ints, Menu, Voluspa
from gladsheim.games.voluspa.rules.scoring import RULES

_TEXTS: list[str] = []


def _text(letters: str) -> int:
    """Register a text; return the number by which kernels write it."""
    _TEXTS.append(letters)
    return len(_TEXTS) - 1


TILE_AT = _text('{"at":"')
X = _text('","x":')
Y = _text(',"y":')
KIND_OF_TILE = _text(',"tile":"')
BOOST = _text('","boost":')
FACE = _text(',"face":')
IN_ROW = _text(',"row":')
IN_COL = _text(',"col":')
MUTED = _text(',"muted":')
BOOKEND_ROW = _text(',"bookend_row":')
BOOKEND_COL = _text(',"bookend_col":')
TRUE = _text("true")
FALSE = _text("false")
NULL = _text("null")
BOARD_BEGIN = _text(',"board":')
SEATS_BEGIN = _text(',"seats":[')
SCORE = _text('{"score":')
DISPLAY = _text(',"display":"')
TILES = _text('","tiles":')
HELS = _text(',"hels":')
KNOWN = _text(',"known":')
HAND = _text(',"hand":')
DECK = _text('],"deck":')
DISCARDED = _text(',"discard":')
REMOVED = _text(',"removed":')
TURN = _text(',"turn":')
FIRST_SEAT = _text(',"first":')
PHASE = _text(',"phase":"')
HERMOD_AT = _text('","hermod":')
IS_OVER = _text(',"raven":null,"over":')
RANKING = _text(',"ranking":[')
SCENE_END = _text("]}")
REACH = _text(',"reach":[')
NO_REACH = _text(',"reach":null')
PHASE_TEXTS = len(_TEXTS)
_TEXTS += phases.NAMES

# Result of an action: the parts of its points
PARTS_BEGIN = _text('"parts":[')
LINE_PART = _text('{"kind":"line","axis":"')
FROM_CELL = _text('","from":"')
TO_CELL = _text('","to":"')
LINE_TILES = _text('","tiles":')
LINE_VALUE = _text(',"value":')
BEST_OTHER = _text(',"best_other":')
RULE = _text(',"rule":"')
RULE_BONUS_TILES = _text('","bonus_tiles":')
PART_BONUS = _text(',"bonus":')
PART_POINTS = _text(',"points":')
SINGLE_PART = _text('{"kind":"single","bonus_tiles":')
AXIS_TEXTS = len(_TEXTS)
_TEXTS += ("row", "col")
RULE_TEXTS = len(_TEXTS)
_TEXTS += RULES

# Its events
EVENTS_BEGIN = _text('],"events":[')
BOOSTED_BY = _text('{"event":"boosted","seat":')
COVERED_BY = _text('{"event":"covered","seat":')
CAPTURED_BY = _text('{"event":"captured","seat":')
PLACED_BY = _text('{"event":"placed","seat":')
SCORED_BY = _text('{"event":"scored","seat":')
DREW_BY = _text('{"event":"drew","seat":')
TURN_OF = _text('{"event":"turn","seat":')
EVENT_TILE = _text(',"tile":"')
EVENT_BOOSTS = _text('","boosts":')
EVENT_BOOST = _text('","boost":')
EVENT_AT = _text(',"at":"')
AT_END = _text('"},')
PLACED_WAYS = len(_TEXTS)
_TEXTS += ('","way":"beside"},', '","way":"cover"},', '","way":"capture"},')
TOTAL = _text(',"total":')
SCORED_PARTS = _text(',"parts":[')
SCORED_END = _text("]}")
COUNT = _text(',"count":')
DREW_TILES = _text(',"tiles":')

# Its story
STORY_BEGIN = _text('],"story":{"deed":{"id":"voluspa-event-placed-')
DEED_WAYS = len(_TEXTS)
_TEXTS += ('beside","values":{"tile":', 'cover","values":{"tile":', 'capture","values":{"tile":')
DEED_AT = _text(',"at":"')
DEED_UNDER = _text('","under":')
DEED_BESIDE_END = _text('"')
DEED_END = _text('}},"whole":false,"besides":[')
TILE_NAME = _text('{"id":"voluspa-tile-')
BOOSTED_TILE = _text('{"id":"voluspa-tile-boosted","values":{"tile":')
WITH_BOOST = _text(',"boost":')
NO_VALUES = _text('","values":{}}')
VALUES_END = _text("}}")
BOOSTED_WORDS = _text('{"id":"voluspa-event-boosted","values":{"boosts":')
COVERED_WORDS = _text('{"id":"voluspa-event-covered","values":{"tile":')
CAPTURED_WORDS = _text('{"id":"voluspa-event-captured","values":{"tile":')
CAPTURED_BOOST_WORDS = _text('{"id":"voluspa-event-captured-boost","values":{"tile":')
DREW_WORDS = _text('{"id":"voluspa-event-drew","values":{"count":')
DREW_TILES_WORDS = _text('{"id":"voluspa-event-drew-tiles","values":{"tiles":[')
LISTED_END = _text("]}}")
REASONS_BEGIN = _text('],"reasons":[')
REASON = _text('{"text":')
BONUS_WORDS = _text('{"id":"voluspa-part-bonus","values":{"part":')
BONUS_TILES = _text(',"tiles":')
LINE_WORDS = _text('{"id":"voluspa-part-line-')
LINE_AXIS = _text('","values":{"axis":{"id":"voluspa-axis-')
AXIS_TILES = _text('","values":{}},"tiles":')
BEST = _text(',"best":')
SINGLE_WORDS = _text('{"id":"voluspa-part-single","values":{}}')
SINGLE_NOTHING_WORDS = _text('{"id":"voluspa-part-single-nothing","values":{}}')


def _ends(texts: Sequence[str]) -> list[int]:
    """Return the ends of the texts if they follow one another, and before them the beginning of the first."""
    return [sum(map(len, texts[:count])) for count in range(len(texts) + 1)]


_LETTERS, _ENDS = table(list("".join(_TEXTS).encode())), table(_ends(_TEXTS))
_FIRST, _SECOND = (table([ord(code[at]) if code else 0 for code in CODES]) for at in (0, 1))
"""First and second letter of the code of each kind."""
_IN_ORDER = table(sorted(range(1, KINDS), key=CODES.__getitem__))
"""Kinds in the order of their codes."""
OPENED, CLOSED, ENDED, COMMA, MINUS, ZERO, QUOTE, POINT = map(ord, '[]},-0".')
_TEN = 10


@kernel
def put_text(m: Menu, at: int, which: int) -> int:
    """Write a text; return where it ends."""
    begin, end = _ENDS[which], _ENDS[which + 1]
    for letter in range(begin, end):
        m.text[at + letter - begin] = _LETTERS[letter]
    return at + end - begin


@kernel
def put_number(m: Menu, at: int, number: int) -> int:
    """Write a number; return where it ends."""
    if number < 0:
        m.text[at] = MINUS
        at += 1
        number = -number
    power = 1
    while number // power >= _TEN:
        power *= _TEN
    while power > 0:
        m.text[at] = ZERO + number // power % _TEN
        at += 1
        power //= _TEN
    return at


@kernel
def put_cell(m: Menu, at: int, x: int, y: int) -> int:
    """Write a cell; return where it ends."""
    at = put_number(m, at, x)
    m.text[at] = COMMA
    return put_number(m, at + 1, y)


@kernel
def put_place(s: Voluspa, m: Menu, at: int, cell: int) -> int:
    """Write a cell by its number; return where it ends."""
    off = (cell - s.corner) & MASK
    return put_cell(m, at, s.corner_x + off % COL_STEP // ROW_STEP, s.corner_y + off // COL_STEP)


@kernel
def put_quoted(s: Voluspa, m: Menu, at: int, cell: int) -> int:
    """Write a cell by its number, as a text of its own; return where it ends."""
    m.text[at] = QUOTE
    at = put_place(s, m, at + 1, cell)
    m.text[at] = QUOTE
    return at + 1


@kernel
def put_kind(m: Menu, at: int, kind: int) -> int:
    """Write the code of a kind; return where it ends."""
    m.text[at] = _FIRST[kind]
    m.text[at + 1] = _SECOND[kind]
    return at + 2


@kernel
def put_flag(m: Menu, at: int, flag: int) -> int:
    """Write true or false; return where it ends."""
    return put_text(m, at, TRUE if flag else FALSE)


@kernel
def put_figure(m: Menu, at: int, number: int, is_gap: int) -> int:
    """Write a figure, or null for a gap, which has none; return where it ends."""
    return put_text(m, at, NULL) if is_gap else put_number(m, at, number)


@kernel
def put_kinds(m: Menu, at: int, counts: Ints, begin: int) -> int:
    """Write the codes of the tiles of each kind, whose counts begin at a place; return where they end."""
    m.text[at] = OPENED
    at += 1
    first = at
    for kind in _IN_ORDER:
        for _ in range(counts[begin + kind]):
            if at > first:
                m.text[at] = COMMA
                at += 1
            m.text[at] = QUOTE
            at = put_kind(m, at + 1, kind)
            m.text[at] = QUOTE
            at += 1
    m.text[at] = CLOSED
    return at + 1
