"""Stack of pending steps (VA-16.2), amounts in notes, and the menu."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valda import notes
from gladsheim.games.valda.acts import FIRST_SHIFT, WORD_SHIFT
from gladsheim.games.valda.record import Valda

ASK_BITS, ASK_MASK = 4, 15
"""Packing of a list of seats in one number: the first seat plus one in the lowest bits, and so on."""


@kernel
def amounts(blood: int, gold: int, diamond: int) -> int:
    """Return three numbers of resources as one, for a note."""
    return blood | gold << notes.AMOUNT_BITS | diamond << 2 * notes.AMOUNT_BITS


@kernel
def push(s: Valda, op: int, by: int, a: int, b: int, c: int) -> None:
    """Put a frame on the stack: it is next."""
    top = s.depth
    s.f_op[top] = op
    s.f_by[top] = by
    s.f_a[top] = a
    s.f_b[top] = b
    s.f_c[top] = c
    # Only windows and the attack line have seats to ask.
    s.f_ask[top] = 0
    s.depth = top + 1


@kernel
def step(s: Valda, op: int) -> None:
    """Put a frame without further values on the stack."""
    push(s, op, 0, 0, 0, 0)


@kernel
def clockwise(s: Valda, seat: int, but: int) -> int:
    """Return a list of all seats but `seat` and `but`, clockwise from `seat`."""
    asked = 0
    # From the last on: the player put in first is asked last.
    for ahead in range(s.players - 1, 0, -1):
        other = seat + ahead
        # No remainder: this is asked at every window, and compiled division is slow.
        if other >= s.players:
            other -= s.players
        if other != but:
            asked = (asked << ASK_BITS) | (other + 1)
    return asked


@kernel
def put_first(asked: int, seat: int) -> int:
    """Return the list with a seat before all others."""
    return (asked << ASK_BITS) | (seat + 1)


@kernel
def put_last(asked: int, seat: int) -> int:
    """Return the list with a seat after all others."""
    shift = 0
    # Seats are stored plus one, so that no seat of a list is zero.
    while asked >> shift:
        shift += ASK_BITS
    return asked | ((seat + 1) << shift)


@kernel
def offer(s: Valda, word: int, first: int, second: int) -> None:
    """Add an action to the menu."""
    s.menu[s.menu_count] = (word << WORD_SHIFT) | (first << FIRST_SHIFT) | second
    s.menu_count += 1
