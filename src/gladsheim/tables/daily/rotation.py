"""Who meets whom where friends play a match with each other: everybody everybody else, from both seats.

Each deal is played at two tables of two at once. With four friends all play every deal; with five one
sits out of each, everybody as often. They are numbered from 0, and so are the turns; one turn has
everybody meet everybody else twice, once from each seat.
"""

from __future__ import annotations

from typing import NamedTuple

PLACES = (4, 5)
"""How many friends can play so."""
MOST_TURNS = 2
TABLES = 2

Pair = tuple[int, int]
"""Who sits at seat 0 and who at seat 1."""


class Meeting(NamedTuple):
    """A friend's part in a deal: the own seat, and the number of who sits at the other one."""

    seat: int
    other: int


def deals_of_turn(places: int) -> int:
    """How many deals a turn has."""
    meetings = places * (places - 1)
    return meetings // TABLES


def pairs_of(places: int, number: int) -> tuple[Pair, ...]:
    """The tables of a deal, which are numbered from 1.

    Two deals follow each other in which the same meet, from changed seats. Who sits in the same seat is
    compared: with four each is so with each other friend as often, in every turn; with five, where no
    order has that in one turn, with two others in the first and with the other two in the second.
    """
    turn, deal = divmod(number - 1, deals_of_turn(places))
    around, changed = divmod(deal, 2)
    pairs = _of_four(around) if places == PLACES[0] else _of_five(around, turn)
    return tuple((two, one) if changed else (one, two) for one, two in pairs)


def _of_four(around: int) -> list[Pair]:
    """One stays, and the others go around."""
    a, b, c = (around % 3, (around + 1) % 3, (around + 2) % 3)
    return [(3, a), (b, c)]


def _of_five(around: int, turn: int) -> list[Pair]:
    """All go around, and one of them sits out."""
    a, b, c, d = ((around + step) % 5 for step in (1, -1, 2, -2))
    return [(a, b), (d, c) if turn % 2 else (c, d)]


def meeting(places: int, number: int, player: int) -> Meeting | None:
    """A friend's part in a deal; None for one who sits out."""
    for pair in pairs_of(places, number):
        if player in pair:
            seat = pair.index(player)
            return Meeting(seat, pair[1 - seat])
    return None
