"""Players who have left a game, and whether it goes on without them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from gladsheim.tables.agreed.terms import ABANDON_GAME
from gladsheim.tables.enumerated import one_of
from gladsheim.tables.table import HUMAN, RESIGN, TIMEOUT, Table

RESIGNED, TIMED_OUT, ABANDONED = "resigned", "timeout", "abandoned"
HOW = {RESIGN: RESIGNED, TIMEOUT: TIMED_OUT}


@dataclass(frozen=True, slots=True)
class Departure:
    """A seat whose player has left, and `how`: "resigned" or "timeout"."""

    seat: int
    how: str


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that ended before its rules ended it.

    `how`: "resigned", "timeout" or "abandoned" (by all); `seats` had left, in that order.
    """

    how: Annotated[str, one_of(RESIGNED, TIMED_OUT, ABANDONED)]
    seats: tuple[int, ...]


def people_in_play(table: Table, left: tuple[Departure, ...]) -> list[int]:
    """Return the seats that people still play."""
    gone = {one.seat for one in left}
    return [seat.seat for seat in table.seats if seat.kind == HUMAN and seat.seat not in gone]


def ended_by(table: Table, left: tuple[Departure, ...]) -> Ended | None:
    """Return how a game ends with the last player who left; None if it goes on.

    It goes on while at least two seats are in play and a person plays one of them, unless the table's terms
    end it with the first player whose time ran out. A shared deal goes on even for one player alone, because
    it is compared with how others play it.
    """
    how = left[-1].how
    in_play = len(table.seats) - len(left)
    goes_on = (in_play > 1 or table.terms.shared) and people_in_play(table, left)
    if goes_on and not (how == TIMED_OUT and table.terms.absence == ABANDON_GAME):
        return None
    return Ended(how, tuple(one.seat for one in left))
