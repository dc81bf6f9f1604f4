"""Observation of a seat of Völuspá (V-8.4), as numbers."""

from gladsheim.core.encoding import Encoding, Section, around, put
from gladsheim.core.kernel import kernel, store
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.pieces import KINDS
from gladsheim.games.voluspa.record import COL_STEP, KEPT, MASK, ROW_STEP, SEATS, TILES_IN_ALL, Ints, Voluspa
from gladsheim.games.voluspa.rules.columns import FLIER
from gladsheim.games.voluspa.rulings import RULINGS
from gladsheim.games.voluspa.tensors.actions import LEVELS, MOST_BOOSTS, SPAN, column_of, part, row_of

_PLANE = (SPAN, SPAN)
_HANDS = (SEATS, KINDS)
_POINTS = 2_000
_AREA = SPAN * SPAN
_TILE, _BOOST, _WORTH, _ROOM, _MARK = (plane * _AREA for plane in range(5))
_BOARD = 5 * _AREA
_HERMOD, _RAVEN = 1, 2
_RULINGS = len(RULINGS.rows)

SECTIONS = (
    Section("tile", _PLANE, KINDS - 1, "by row and column of the window: kind of tile, 0: none", True),
    Section("boost", _PLANE, MOST_BOOSTS, "boost on it"),
    Section("worth", _PLANE, 15, "what the tile is worth now"),
    Section("room", _PLANE, KEPT, "1: free, 2: free beside a guard, 3: tile, 4: tile beside a guard", True),
    Section("mark", _PLANE, _RAVEN, "1: the Hermod that may be followed, 2: the Raven in flight", True),
    Section("hands", _HANDS, 127, "own hand, then what all know of the hands of the next seats, by kind"),
    Section("discard", (KINDS,), 127, "discarded tiles by kind"),
    Section("removed", (KINDS,), 127, "removed tiles by kind"),
    Section("copies", (KINDS,), 127, "tiles of the set by kind"),
    Section("scores", (SEATS,), _POINTS, "points, the observer's first, then those of the next seats"),
    Section("held", (SEATS,), 127, "tiles in hand, in the same order"),
    Section("deck", (1,), TILES_IN_ALL, "tiles in the deck"),
    Section("turn", (1,), SEATS - 1, "how many seats after the observer the seat to act sits", True),
    Section("phase", (1,), len(phases.NAMES) - 1, ", ".join(phases.NAMES), True),
    Section("under", (1,), KINDS - 1, "kind of tile under the Raven in flight", True),
    Section("players", (1,), SEATS, "number of seats", True),
    Section("late", (1,), 1, "1 if Hels leave the hands late in the game (`no_late_hel`)", True),
    Section("rulings", (_RULINGS,), 1, "readings that are chosen, in the order of the options", True),
)  # fmt: skip


@kernel
def observe(s: Voluspa, seat: int, out: Ints, at: int) -> None:
    """Write the observation of a seat."""
    _put_board(s, out, at)
    _put_pieces(s, seat, out, at + _BOARD)


@kernel
def _put_board(s: Voluspa, out: Ints, at: int) -> None:
    # Columns and rows are those of `column_of` and `row_of`, worked out once for all cells.
    left, top = (SPAN - s.width) // 2, (SPAN - s.height) // 2
    for row in range(max(top, 0), min(top + s.height, SPAN)):
        spot, begin = at + row * SPAN, s.corner + (row - top) * COL_STEP - left * ROW_STEP
        for column in range(max(left, 0), min(left + s.width, SPAN)):
            cell = (begin + column * ROW_STEP) & MASK
            # Without branches, because the processor cannot predict what is on a cell: all four numbers are
            # small, none is negative, and they are 0 where nothing is.
            store(out, spot + _TILE + column, abs(s.tile[cell]))
            store(out, spot + _BOOST + column, s.boost[cell])
            store(out, spot + _WORTH + column, s.worth[cell])
            store(out, spot + _ROOM + column, s.room[cell])
    if s.phase == phases.RAVEN:
        _put_raven(s, out, at)
    elif s.hermod >= 0:
        _put_mark(s, s.hermod, _HERMOD, out, at)


@kernel
def _put_mark(s: Voluspa, cell: int, mark: int, out: Ints, at: int) -> int:
    """Write a mark on a cell; return its place in the window, -1 if it is beside it."""
    column, row = column_of(s, cell), row_of(s, cell)
    if column >= SPAN or row >= SPAN:
        return -1
    out[at + row * SPAN + column + _MARK] = mark
    return row * SPAN + column


@kernel
def _put_raven(s: Voluspa, out: Ints, at: int) -> None:
    spot = _put_mark(s, s.raven, _RAVEN, out, at)
    if spot >= 0:
        out[at + spot + _TILE] = FLIER
        out[at + spot + _BOOST] = s.raven_boost


@kernel
def _put_pieces(s: Voluspa, seat: int, out: Ints, at: int) -> None:
    for kind in range(KINDS):
        put(out, at + kind, s.hands[seat * KINDS + kind])
    for after in range(1, s.players):
        other = around(seat + after, s.players)
        for kind in range(KINDS):
            put(out, at + after * KINDS + kind, s.known[other * KINDS + kind])
    at += SEATS * KINDS
    for kind in range(KINDS):
        put(out, at + kind, s.discard[kind])
        put(out, at + KINDS + kind, s.removed[kind])
        put(out, at + 2 * KINDS + kind, s.copies[kind])
    at += 3 * KINDS
    for after in range(s.players):
        other = around(seat + after, s.players)
        put(out, at + after, s.scores[other])
        put(out, at + SEATS + after, s.held[other])
    _put_table(s, seat, out, at + 2 * SEATS)


@kernel
def _put_table(s: Voluspa, seat: int, out: Ints, at: int) -> None:
    put(out, at, s.deck_left)
    put(out, at + 1, around(s.turn - seat, s.players) if s.turn >= 0 else 0)
    put(out, at + 2, s.phase)
    put(out, at + 3, s.under if s.phase == phases.RAVEN else 0)
    put(out, at + 4, s.players)
    put(out, at + 5, s.no_late_hel)
    for ruling in range(_RULINGS):
        put(out, at + 6 + ruling, s.rulings >> ruling & 1)


ENCODING = Encoding(version=2, levels=LEVELS, part=part, own=SECTIONS, observe=observe)
