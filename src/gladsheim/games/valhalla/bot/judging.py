"""Value of a position to a seat, for bots that look ahead: no rules of the game.

It counts points, locations for as long as they are likely to be held, cards for their remaining uses, and
armies by where they are. Hundredths of a point.
"""

from gladsheim.core.kernel import kernel
from gladsheim.games.valhalla import stages
from gladsheim.games.valhalla.bot.worth import (
    BOUND,
    FIELDED,
    IDLE,
    STANDING,
    awaited,
    card_worth,
    hold,
    weakest,
)
from gladsheim.games.valhalla.record import HELD, Valhalla
from gladsheim.games.valhalla.rules.maps import in_valhalla, places, surrounding
from gladsheim.games.valhalla.rules.value import beaten_by_twin, doubled

WON = 5000
"""Value of a game that is won, whatever the distance."""
OTHERS_AWAITED = 25
"""Percentage of all further awaited cards that counts besides the best one."""


@kernel
def land_worth(s: Valhalla, seat: int) -> int:
    """Return the value of the locations that a seat holds, and of the armies on them."""
    total = 0
    for at in range(s.cell_count):
        cell = s.cells[at]
        if s.owner[cell] == seat:
            worth = doubled(s, cell, seat, 0)
            if not beaten_by_twin(s, at, seat, 0, worth):
                total += hold(100 * worth, s.armies[cell])
            total += FIELDED * s.armies[cell]
    return total


@kernel
def zone_worth(s: Valhalla, seat: int) -> int:
    """Return the value of the cards of a control zone, and of the armies bound to them."""
    total = 0
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        total += card_worth(s, s.zone[at], s.uses[at], s.used[at]) + BOUND * s.bound[at]
    return total


@kernel
def market_worth(s: Valhalla, seat: int) -> int:
    """Return the value of the cards that a seat's armies surround in Valhalla."""
    standing = in_valhalla(s, seat)
    if standing == 0:
        return 0
    least = weakest(s, seat)
    best = total = 0
    for place in range(places(s)):
        gain = awaited(s, seat, place, surrounding(s, place, seat), least)
        best = max(best, gain)
        total += gain
    return STANDING * standing + best + (total - best) * OTHERS_AWAITED // 100


@kernel
def value(s: Valhalla, seat: int) -> int:
    """Return the hundredths of a point that a seat may expect to have in the end."""
    if s.stage == stages.OVER:
        most = 0
        for other in range(s.players):
            if other != seat:
                most = max(most, s.score[other])
        return 100 * s.score[seat] + WON * int(s.score[seat] > most)
    return (
        100 * s.score[seat]
        + land_worth(s, seat)
        + zone_worth(s, seat)
        + market_worth(s, seat)
        + IDLE * s.reserve[seat]
    )


@kernel
def clock(s: Valhalla) -> int:
    """Return the seat whose turn it is: rivals who are asked for the Excuse do not end it."""
    return s.turn
