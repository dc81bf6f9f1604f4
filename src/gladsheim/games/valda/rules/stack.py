"""The stack of what is still to be done (VA-16.2), the notes of what happened, the menu."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions import notes
from gladsheim.core.positions.numbered import texts_of
from gladsheim.games.valda.record import FIRST_SHIFT, WORD_SHIFT, Valda

ASK_BITS, ASK_MASK = 4, 15
"""A list of seats in one number: the first seat plus one in the lowest bits, and so on."""

# Notes, the events of VA-18; the typed layer makes them readable.
(
    TURN_STARTED,
    PHASE_STARTED,
    DICE_ROLLED,
    DIE_TURNED,
    GAINED,
    SPENT,
    TRADED,
    DREW,
    OFFERED,
    KEPT,
    REFILLED,
    CARD_PLAYED,
    DISCARDED,
    RECOVERED,
    STOLEN,
    HAND_SEEN,
    TOP_SEEN,
    ACTIONS_LEFT,
    FOLLOWERS_CHANGED,
    BUILT,
    NEGATED,
    TEMPLE_LOST,
    TEMPLE_MOVED,
    WORKS_LOST,
    LOCKED,
    UNLOCKED,
    LENT,
    DECLARED,
    ATTACK_CHANGED,
    REDIRECTED,
    CANCELLED,
    DEFENCE_PLAYED,
    REPELLED,
    HIT,
    PASSED,
    WEAPON_PLAYED,
    TURN_ENDED,
    SHIP_MOVED,
    ENDED,
) = range(39)

# Why followers change, and why cards are discarded.
(
    BY_CARD,
    BY_TEMPLE,
    BY_LOCK,
    BY_THOR,
    BY_ODIN,
    BY_LOKI,
    BY_ROLL,
    BY_SACRIFICE,
    BY_RESISTED,
    BY_STOLEN,
    BY_THEFT,
    BY_KILLED,
) = range(12)
CAUSES = texts_of(globals(), "BY_")
WHY_LIMIT, WHY_SACRIFICE, WHY_SWITCH, WHY_PLAYED, WHY_DEFENCE, WHY_ATTACK, WHY_WEAPON = range(7)
WHYS = texts_of(globals(), "WHY_")
CAUSE = 16
"""A note of followers has the cause and, times this, how many a safe zone kept."""
AMOUNT_BITS = 8
FOR_FOLLOWERS = 9
"""What resources were spent on, where it is no building."""


note = notes.note
"""(s, word, a, b, c, d): note what happened, if anybody wants to know."""


@kernel
def amounts(blood: int, gold: int, diamond: int) -> int:
    """Three numbers of resources in one, for a note."""
    return blood | gold << AMOUNT_BITS | diamond << 2 * AMOUNT_BITS


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
    """Put a frame without anything more to say on the stack."""
    push(s, op, 0, 0, 0, 0)


@kernel
def clockwise(s: Valda, seat: int, but: int) -> int:
    """A list of all seats but `seat` and `but`, clockwise from `seat`."""
    asked = 0
    # From the last on: whoever is put in first is asked last.
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
    """The list with a seat before all others."""
    return (asked << ASK_BITS) | (seat + 1)


@kernel
def put_last(asked: int, seat: int) -> int:
    """The list with a seat after all others."""
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
