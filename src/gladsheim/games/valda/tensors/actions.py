"""Actions of Valda in parts (VA-15): the deed, its card, its other object, and its target.

Cards are numbered in the order of their ids; seats from the seat to act on.
"""

from gladsheim.core.encoding import Level
from gladsheim.core.kernel import kernel, table
from gladsheim.games.valda import acts
from gladsheim.games.valda.acts import FIRST_SHIFT, LOW, WORD_SHIFT
from gladsheim.games.valda.book.reading import LIMITS
from gladsheim.games.valda.pieces import EXCHANGES, FACES, GODS, MODE_NAMES, MODES, RESOURCES, WORKS
from gladsheim.games.valda.record import DICE_ROLLED, KINDS, MIXED, SEATS, Valda

_WORKS = MIXED + LIMITS["trade_rate"][1] + 1
_GOD = _WORKS + len(WORKS)
_SEAT = _GOD + len(GODS)
_MODE = _SEAT + SEATS
_DIE = _MODE + len(MODES)
_RATE = _DIE + DICE_ROLLED
_TO_GOD = len(RESOURCES)
_FACE = _TO_GOD + len(GODS)
_RESOURCES = ", ".join(RESOURCES)
_WHICH_ABOUT = (
    f"from 0: {_RESOURCES}; from {MIXED}: how many of the first of both kinds a mixed trade gives; "
    f"from {_WORKS}: {', '.join(WORKS)}; from {_GOD}: god; from {_SEAT}: how many seats after one's own; "
    f"from {_MODE}: way to use a god weapon; from {_DIE}: die; from {_RATE}: resources paid"
)
_TO_ABOUT = (
    f"from 0: {_RESOURCES}, wanted or paid; from {_TO_GOD}: god whose temple is moved; "
    f"from {_FACE}: what a die is to show, from 1 on"
)
_WHICH_WORDS = (
    *RESOURCES,
    *(f"mixed {count}" for count in range(_WORKS - MIXED)),
    *WORKS,
    *GODS,
    *(f"seat +{after}" for after in range(SEATS)),
    *(f"weapon {mode}" for mode in MODE_NAMES),
    *(f"die {die}" for die in range(DICE_ROLLED)),
    *(f"rate {rate}" for rate in range(max(row.rate for row in EXCHANGES) + 1)),
)
_TO_WORDS = (
    *(f"to {name}" for name in (*RESOURCES, *GODS)), *(f"to face {face + 1}" for face in range(FACES))
)  # fmt: skip
LEVELS = (
    Level("what", len(acts.WORDS), ", ".join(acts.WORDS), acts.WORDS),
    Level("card", KINDS, "kind of card"),
    Level("which", len(_WHICH_WORDS), _WHICH_ABOUT, tuple(f"which {word}" for word in _WHICH_WORDS)),
    Level("to", len(_TO_WORDS), _TO_ABOUT, _TO_WORDS),
)
_WHAT, _CARD, _WHICH, _TO = range(len(LEVELS))

_CARDS = (acts.PLAY, acts.ATTACK, acts.DEFEND, acts.DISCARD, acts.KEEP, acts.CARD)
_FROM = {acts.WEAPON: _MODE, acts.DIE: _DIE, acts.THOR: _RATE, acts.ODIN: _RATE}
# Among structures works come before gods, as they do among `which`.
_FROM |= {acts.BUILD: _WORKS, acts.WORKS: _WORKS, acts.GOD: _GOD}
_FIRST_OF = table([_FROM.get(word, 0) for word in range(len(acts.WORDS))])
_BY_CARD = table([int(word in _CARDS) for word in range(len(acts.WORDS))])


@kernel
def part(s: Valda, code: int, level: int) -> int:
    """Return a part of a legal action."""
    word, first, second = code >> WORD_SHIFT, (code >> FIRST_SHIFT) & LOW, code & LOW
    if level == _WHAT:
        return word
    if level == _CARD:
        return first if _BY_CARD[word] else 0
    if level == _WHICH:
        if word in (acts.PLAYER, acts.MOVE):
            return _SEAT + (first - s.turn) % s.players
        return 0 if _BY_CARD[word] else _FIRST_OF[word] + first
    if word == acts.MOVE:
        return _TO_GOD + second
    return _FACE + second - 1 if word == acts.DIE else second
