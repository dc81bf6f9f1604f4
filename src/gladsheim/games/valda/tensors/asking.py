"""Decision of the seat to act (VA-15, VA-17.5), as numbers.

They are the values of the frame on top of the stack, without the other seats that are asked.
"""

from gladsheim.core.encoding import Section, put
from gladsheim.core.kernel import kernel, table
from gladsheim.games.valda import frames
from gladsheim.games.valda.pieces import GODS, WINDOWS
from gladsheim.games.valda.record import KINDS, SEATS, Ints, Valda

_COUNT, _MOST = 1_000, max(len(WINDOWS), len(GODS), len(frames.PLAYER_FOR))
_NO, _A, _B, _C = range(4)
# By decision: which number of its frame says what it is for, whom it is about, and how many are left.
_COLUMNS = {
    frames.LINE: (_NO, _NO, _A),
    frames.WINDOW: (_A, _NO, _NO),
    frames.KEEP: (_A, _NO, _NO),
    frames.RES: (_NO, _B, _A),
    frames.PLAYER: (_A, _NO, _B),
    frames.THIEF: (_NO, _A, _NO),
    frames.GOD: (_A, _NO, _B),
    frames.CHANGE: (_A, _NO, _C),
    frames.THROW: (_A, _NO, _B),
    frames.TEMPLE: (_A, _NO, _NO),
    frames.RECOVER: (_A, _NO, _B),
    frames.DESTROY: (_B, _A, _NO),
    frames.MOVE: (_B, _C, _NO),
}
_ROWS = [_COLUMNS.get(op, (_NO, _NO, _NO)) for op in range(len(frames.NAMES))]
_PURPOSE_AT, _SEAT_AT, _COUNT_AT = (table([row[column] for row in _ROWS]) for column in range(3))
_DECISIONS = frames.NAMES[frames.LAST_STEP + 1 :]
_PURPOSE = (
    "plus 1: moment of a window, god of whom a card is kept, what a player or god is named for, resources "
    "that are given, why cards are thrown away, whether a temple is paid for, type of cards to recover, "
    "what is destroyed, god whose temple is moved"
)
ASKED = (
    Section("decision", (1,), len(_DECISIONS), "plus 1: " + ", ".join(_DECISIONS).replace("_", " "), True),
    Section("purpose", (1,), _MOST, _PURPOSE, True),
    Section("victim", (1,), SEATS, "whose cards, works or temple: 2 the next seat's; 0 nobody's", True),
    Section("count", (1,), _COUNT, f"how many are left, or made in a line; {_COUNT:,} for more"),
    Section("cards", (2,), KINDS, "two of which one is kept, or that of a window: kind plus 1", True),
)


@kernel
def column(s: Valda, which: int) -> int:
    """Return a number of the frame on top; -1 for none."""
    top = s.depth - 1
    if which == _A:
        return s.f_a[top]
    if which == _B:
        return s.f_b[top]
    return s.f_c[top] if which == _C else -1


@kernel
def ask(s: Valda, out: Ints, at: int) -> None:
    """Write the decision of the seat to act."""
    op = s.f_op[s.depth - 1]
    put(out, at, op - frames.LAST_STEP)
    put(out, at + 1, column(s, _PURPOSE_AT[op]) + 1)
    victim = column(s, _SEAT_AT[op])
    if victim >= 0:
        put(out, at + 2, (victim - s.turn) % s.players + 1)
    put(out, at + 3, min(column(s, _COUNT_AT[op]), _COUNT))
    if op in (frames.KEEP, frames.WINDOW):
        put(out, at + 4, column(s, _B) + 1)
    if op == frames.KEEP:
        put(out, at + 5, column(s, _C) + 1)
