"""Notifications of a bot account about its running clock: once when time is low, once when it is over.

Both moments follow from the table's card and are known beforehand, so a stream sleeps until then.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from gladsheim.tables.agreed.terms import WAIT
from gladsheim.tables.views.cards import TableCard


class TurnTimeLeft(IntEnum):
    """The time that is left of a turn, in three steps."""

    ENOUGH = 0
    LITTLE = 1
    NONE = 2


@dataclass(frozen=True, slots=True)
class TurnClock:
    """State of the notifications about a turn's time.

    `ends_ms` is the hall time at which the turn's time is over; None while no clock of the bot runs.
    `alarm_ms` is the hall time of the next notification.
    """

    told: TurnTimeLeft = TurnTimeLeft.ENOUGH
    ends_ms: int | None = None
    alarm_ms: int | None = None


STANDS = TurnClock()


def turn_clock(card: TableCard, low_ms: int, now: int) -> TurnClock:
    """Return the clock of a bot's turn at a hall time, and the notifications due by then.

    If the hall acts when the time is over, it stores a line, and the bot is notified by that.
    """
    if not card.my_turn or card.left_ms is None:
        return STANDS
    ends = now + card.left_ms
    left = (
        TurnTimeLeft.ENOUGH
        if card.left_ms > low_ms
        else TurnTimeLeft.LITTLE
        if card.left_ms > 0
        else TurnTimeLeft.NONE
    )
    if left == TurnTimeLeft.ENOUGH:
        return TurnClock(left, ends, ends - low_ms)
    if card.absence != WAIT:
        return TurnClock(TurnTimeLeft.LITTLE, ends)
    return TurnClock(left, ends, ends if left == TurnTimeLeft.LITTLE else None)
