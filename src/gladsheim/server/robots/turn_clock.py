"""When a bot account is told that the time of its turn runs out: once when it is low, once when it is over.

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
    """What a bot was told of the time of its turn.

    `ends_ms` is the hall time at which that time is over; None while no clock of the bot runs. `alarm_ms` is
    when there is next something to tell.
    """

    told: TurnTimeLeft = TurnTimeLeft.ENOUGH
    ends_ms: int | None = None
    alarm_ms: int | None = None


STANDS = TurnClock()


def turn_clock(card: TableCard, low_ms: int, now: int) -> TurnClock:
    """The clock of a bot's turn at a hall time, and what the bot is to be told of it by then.

    Where something follows when the time is over, the hall writes that down, and the bot is told then.
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
