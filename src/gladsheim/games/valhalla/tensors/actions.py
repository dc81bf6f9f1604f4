"""Actions of Valhalla in parts (VH-13): the deed, its card, its place, its target, and its number.

Cards are numbered by kind, seats from the seat to act on. A cell of the landscape has the number that it has
in a window of `ROWS` by `COLUMNS`, in which `ABOVE` rows and `LEFT` columns come before the first ones with a
location. No other cell can have a location or get one (VH-3.1).
"""

from collections.abc import Sequence

from gladsheim.core.encoding import Level
from gladsheim.core.kernel import kernel, table
from gladsheim.games.valhalla import acts
from gladsheim.games.valhalla.acts import FIRST_SHIFT, LOW, SECOND_SHIFT, WORD_SHIFT
from gladsheim.games.valhalla.pieces import ARMIES, CARDS, HEIGHT, KINDS, WIDTHS
from gladsheim.games.valhalla.record import POSITIONS, SEATS, SIDE, SLOTS, Valhalla

LEFT, ABOVE = max(WIDTHS) - 1, HEIGHT - 1
COLUMNS, ROWS = 2 * LEFT + 1, 2 * ABOVE + 1
SPOTS = ROWS * COLUMNS
_SLOT, _POSITION = SPOTS, SPOTS + SLOTS
_SEAT = _POSITION + POSITIONS
_OTHER_CARD = SPOTS
_WHERE_ABOUT = (
    f"from 0: cell, row by row of the window of {ROWS} by {COLUMNS}; from {_SLOT}: slot; "
    f"from {_POSITION}: position of Valhalla; from {_SEAT}: how many seats after one's own"
)
_TO_ABOUT = (
    "from 0: cell to which a march goes, or by which a muster enters; "
    f"from {_OTHER_CARD}: kind of the rival's card that is discarded"
)
_WORDS = tuple(word.replace("_", " ") for word in acts.WORDS)
_CELLS = tuple(f"row {row} column {column}" for row in range(ROWS) for column in range(COLUMNS))
_WHERE_WORDS = (
    *(f"at {cell}" for cell in _CELLS),
    *(f"at slot {slot}" for slot in range(SLOTS)),
    *(f"at position {position}" for position in range(POSITIONS)),
    *(f"at seat +{after}" for after in range(SEATS)),
)
_TO_WORDS = (*(f"to {cell}" for cell in _CELLS), *(f"discard {card.name}" for card in CARDS))
LEVELS = (
    Level("what", len(_WORDS), ", ".join(_WORDS), _WORDS),
    Level("card", KINDS, "kind of the seat's own card", tuple(f"card {card.name}" for card in CARDS)),
    Level("where", _SEAT + SEATS, _WHERE_ABOUT, _WHERE_WORDS),
    Level("to", _OTHER_CARD + KINDS, _TO_ABOUT, _TO_WORDS),
    Level("count", ARMIES + 1, "armies"),
)
_WHAT, _CARD, _WHERE, _TO, _COUNT = range(len(LEVELS))


def _among(*words: int) -> Sequence[int]:
    return table([int(word in words) for word in range(len(acts.WORDS))])


_AT_OWN = (acts.LEADER, acts.LOCATION, acts.ACE)
_STEPS = (acts.PUT, acts.MARCH, acts.MUSTER)
_USES = (acts.EVENT, acts.PERSON, acts.DISCARD, acts.REFRESH, acts.DROP, acts.EXCUSE, acts.GLORY_ACE)
_BY_CARD, _AT_CELL = _among(*_AT_OWN, *_USES), _among(*_AT_OWN, *_STEPS)
_AT_SLOT, _COUNTED = _among(acts.PLACE, acts.PAY, acts.TAKE), _among(*_STEPS, acts.TAKE)


@kernel
def spot_of(s: Valhalla, cell: int) -> int:
    """Return the number of a cell in the window."""
    # Cells are listed in reading order: the first one lies in the first row.
    row, column = cell // SIDE - s.cells[0] // SIDE, cell % SIDE - s.first_column
    return (row + ABOVE) * COLUMNS + column + LEFT


@kernel
def part(s: Valhalla, code: int, level: int) -> int:
    """Return a part of a legal action."""
    word = code >> WORD_SHIFT
    first, second, third = (code >> FIRST_SHIFT) & LOW, (code >> SECOND_SHIFT) & LOW, code & LOW
    if level == _WHAT:
        return word
    if level == _CARD:
        return first % KINDS if _BY_CARD[word] else 0
    if level == _COUNT:
        return third if _COUNTED[word] else 0
    if level == _WHERE:
        if _AT_CELL[word]:
            return spot_of(s, second if _BY_CARD[word] else first)
        if _AT_SLOT[word]:
            return _SLOT + first
        if word == acts.RECRUIT:
            return _POSITION + first
        return _SEAT + (second - s.seat) % s.players if word == acts.DISCARD else 0
    if word == acts.DISCARD:
        return _OTHER_CARD + third % KINDS
    return spot_of(s, second) if word in (acts.MARCH, acts.MUSTER) else 0
