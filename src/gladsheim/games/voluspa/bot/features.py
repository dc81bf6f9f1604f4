"""What learned values of Völuspá are worked out from: how a seat stands, in numbers."""

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Features
from gladsheim.games.voluspa.pieces import CODES, KINDS
from gladsheim.games.voluspa.record import KIND_SHIFT, Menu, Voluspa
from gladsheim.games.voluspa.rules.legal import legal, pick
from gladsheim.games.voluspa.rules.turn import points

BEST = 3
NAMES = ("score", *CODES[1:], "deck", "hand", "to-act", "best", "second", "third", "best-to-act", "deck-best")


@kernel
def write_best(s: Voluspa, m: Menu, seat: int, out: list[int], at: int) -> None:
    """The points that the three kinds bring which bring most at once."""
    turn = s.turn
    s.turn = seat
    for number in range(3):
        out[at + number] = 0
    kind, most = 0, 0
    for number in range(legal(s, m)):
        code = pick(s, m, number)
        if code >> KIND_SHIFT != kind:
            if kind > 0:
                insert(out, at, most)
            kind, most = code >> KIND_SHIFT, 0
        if kind < KINDS:
            most = max(most, points(s, code))
    insert(out, at, most)
    s.turn = turn


@kernel
def insert(out: list[int], at: int, most: int) -> None:
    """Put a number among the three highest."""
    for number in range(3):
        if most > out[at + number]:
            other = out[at + number]
            out[at + number] = most
            most = other


@kernel
def write(s: Voluspa, m: Menu, seat: int, out: list[int]) -> None:
    """The features of a seat."""
    out[0] = s.scores[seat]
    for kind in range(1, KINDS):
        out[kind] = s.hands[seat * KINDS + kind]
    act = int(s.turn == seat)
    out[KINDS], out[KINDS + 1], out[KINDS + 2] = s.deck_left, s.held[seat], act
    at = KINDS + 3
    if s.held[seat]:
        write_best(s, m, seat, out, at)
    else:
        out[at], out[at + 1], out[at + 2] = 0, 0, 0
    out[at + 3] = act * out[at]
    out[at + 4] = s.deck_left * out[at] // 8


FEATURES = Features(NAMES, write)
