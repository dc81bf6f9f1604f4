"""Order of meetings in a match between friends: each meets every other friend, from both seats.

Each deal is played at two tables of two at once. With four friends all play every deal; with five one
sits out of each, everybody as often. They are numbered from 0. In one turn everybody meets everybody
else twice, once from each seat.
"""

from __future__ import annotations

from typing import NamedTuple

MOST_TURNS = 2

Pair = tuple[int, int]
"""Players at seat 0 and seat 1."""


class Meeting(NamedTuple):
    """Part of a friend in a deal: the friend's own seat, and the number of the player at the other seat."""

    seat: int
    other: int


_OF_FOUR: tuple[tuple[Pair, Pair], ...] = (
    ((3, 0), (1, 2)),
    ((0, 3), (2, 1)),
    ((3, 1), (2, 0)),
    ((1, 3), (0, 2)),
    ((3, 2), (0, 1)),
    ((2, 3), (1, 0)),
)
_OF_FIVE: tuple[tuple[Pair, Pair], ...] = (
    ((1, 4), (2, 3)),
    ((2, 0), (4, 3)),
    ((3, 1), (0, 4)),
    ((2, 4), (0, 1)),
    ((3, 0), (1, 2)),
    ((1, 3), (0, 2)),
    ((4, 0), (2, 1)),
    ((3, 2), (4, 1)),
    ((1, 0), (3, 4)),
    ((4, 2), (0, 3)),
)
# Round by round, each by the circle method; with five the rounds come from two circles, since in the order of
# one nobody is compared with all others as often. The tests prove what is said of both orders.
_ORDERS = {4: _OF_FOUR, 5: _OF_FIVE}


def deals_of_turn(places: int) -> int:
    """Return how many deals a turn has."""
    return len(_ORDERS[places])


def pairs_of(places: int, number: int) -> tuple[Pair, Pair]:
    """Return the pairs at the two tables of deal `number`, counted from 1; all turns have the same order.

    Players in the same seat are compared: in each turn every two of them twice.
    """
    order = _ORDERS[places]
    return order[(number - 1) % len(order)]


def meeting(places: int, number: int, player: int) -> Meeting | None:
    """Return a friend's part in a deal; None for a friend who sits out."""
    for pair in pairs_of(places, number):
        if player in pair:
            seat = pair.index(player)
            return Meeting(seat, pair[1 - seat])
    return None
