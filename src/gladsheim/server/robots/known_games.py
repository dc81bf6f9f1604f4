"""Knowledge of a bot account about a game beyond its card: clocks, result, and seats lost on time.

All of it is derived from the position that the bot may see.
"""

from __future__ import annotations

from msgspec import Struct

from gladsheim.server.robots.wire import BY_RULES, GameResult
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.views.views import TableViews
from gladsheim.tables.refusals import TableError
from gladsheim.tables.results.result import placements
from gladsheim.tables.running.clocks import SeatClock, clocks, low_ms
from gladsheim.tables.running.leaving import TIMED_OUT
from gladsheim.tables.running.live import Live
from gladsheim.tables.views.cards import TableCard
from gladsheim.tables.views.view import known_to_act

ANSWERED = "bot-"
"""Prefix of the id of each action that a bot of the hall chose."""


class KnownGame(Struct, frozen=True):
    """Knowledge of a bot account about a game; the defaults are for a table that cannot be replayed.

    `low_ms`: time left, in milliseconds, at which the seat to act is short of time. `timed_out` are the
    bot's own seats that it lost on time. `answered`: a bot of the hall took the last action of one of its
    seats.
    """

    clocks: list[SeatClock] | None = None
    low_ms: int = 0
    timed_out: frozenset[int] = frozenset()
    answered: bool = False
    result: GameResult | None = None


NOT_KNOWN = KnownGame()


class KnownGames:
    """Looks up the knowledge of one bot account about its games."""

    def __init__(self, views: TableViews, time: HallTime, user: str) -> None:
        self._views = views
        self._user = user
        self.time = time

    async def of(self, card: TableCard) -> KnownGame:
        """Return the knowledge about a game that has begun, by the table's card."""
        try:
            live = await self._views.unchecked_position(card.id, self._user)
        except TableError:
            return NOT_KNOWN
        mine = live.table.owned_by(self._user)
        return KnownGame(
            clocks(live, known_to_act(live, mine), self.time.now()) if live.table.terms.timed else None,
            low_ms(live),
            frozenset(seat for seat in mine if live.gone(seat) == TIMED_OUT),
            _answered(live, mine),
            _result(live, mine) if live.over else None,
        )


def _answered(live: Live, mine: frozenset[int]) -> bool:
    own = (step.line for step in reversed(live.steps) if step.applied and step.line.seat in mine)
    last = next(own, None)
    return last is not None and last.action_id.startswith(ANSWERED) and live.bot_of(last.seat) is None


def _result(live: Live, mine: frozenset[int]) -> GameResult:
    places, scores = placements(live), live.state.scores
    return GameResult(
        how=BY_RULES if live.ended is None else live.ended.how,
        places=places,
        scores=[int(scores[seat.seat]) for seat in live.table.seats],
        seats=sorted(mine),
        place=None if places is None else min(places[seat] for seat in mine),
    )
