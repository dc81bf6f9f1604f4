"""Features of learned values in Völuspá: the state of a seat, in numbers."""

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Features
from gladsheim.games.voluspa.pieces import CODES, KINDS
from gladsheim.games.voluspa.record import KIND_SHIFT, Menu, Voluspa
from gladsheim.games.voluspa.rules.legal import legal, pick
from gladsheim.games.voluspa.rules.turn import code_cell, points

NAMES = (
    "score",
    *CODES[1:],
    "deck",
    "hand",
    "to-act",
    *("best", "second", "third"),
    *("place", "second-place", "third-place"),
    *(f"best-{code}" for code in CODES[1:]),
    "best-to-act",
    "deck-best",
)
BEST = KINDS + 3
PLACES = BEST + 3
OF_KIND = PLACES + 3
LAST = OF_KIND + KINDS - 1
SIZE = LAST + 2


@kernel
def insert(out: list[int], at: int, most: int) -> None:
    """Insert a number among the three highest."""
    for number in range(3):
        if most > out[at + number]:
            other = out[at + number]
            out[at + number] = most
            most = other


@kernel
def write_best(s: Voluspa, m: Menu, seat: int, out: list[int]) -> None:
    """Write the most points at once of each kind in the hand, and those of the three best cells."""
    turn = s.turn
    s.turn = seat
    first, second = -1, -1
    best, next_best, third = 0, 0, 0
    for number in range(legal(s, m)):
        code = pick(s, m, number)
        kind = code >> KIND_SHIFT
        if kind >= KINDS:
            continue
        won, cell = points(s, code), code_cell(code)
        out[OF_KIND + kind - 1] = max(out[OF_KIND + kind - 1], won)
        if won <= third:
            continue
        if cell == first:
            best = max(best, won)
        elif cell == second:
            next_best = max(next_best, won)
            if next_best > best:
                best, next_best, first, second = next_best, best, second, first
        elif won > best:
            best, next_best, third = won, best, next_best
            first, second = cell, first
        elif won > next_best:
            next_best, third, second = won, next_best, cell
        else:
            third = won
    out[PLACES], out[PLACES + 1], out[PLACES + 2] = best, next_best, third
    for kind in range(KINDS - 1):
        insert(out, BEST, out[OF_KIND + kind])
    s.turn = turn


@kernel
def write(s: Voluspa, m: Menu, seat: int, out: list[int]) -> None:
    """Write the features of a seat."""
    for at in range(SIZE):
        out[at] = 0
    out[0] = s.scores[seat]
    for kind in range(1, KINDS):
        out[kind] = s.hands[seat * KINDS + kind]
    act = int(s.turn == seat)
    out[KINDS], out[KINDS + 1], out[KINDS + 2] = s.deck_left, s.held[seat], act
    if s.held[seat]:
        write_best(s, m, seat, out)
    out[LAST] = act * out[BEST]
    out[LAST + 1] = s.deck_left * out[BEST] // 8


FEATURES = Features(NAMES, write)
