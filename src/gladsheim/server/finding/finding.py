"""Matchmaking: leads a player to a public table that waits, or to a new one.

Requests are handled one after the other over all processes, so that two players who look at the same moment
meet. Sitting down happens after that and fails if another player was faster; then the search is repeated.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from statistics import median

from gladsheim.server.finding.wire import UsualWait
from gladsheim.server.live_tables.library import Library
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.lobby import catalogue
from gladsheim.server.lobby.lobby import Lobby, TableRequest
from gladsheim.server.lobby.wire import BankClock, FreeSeat, HumanSeat, NewTable, OpenSeat
from gladsheim.server.time.pause import earlier
from gladsheim.server.views.views import TableViews
from gladsheim.server.wire.errors import Refused
from gladsheim.tables.lobby import finding
from gladsheim.tables.people.people import User
from gladsheim.tables.refusals import Closed, SeatTaken, Started, UnknownTable
from gladsheim.tables.table import ANYONE, PUBLIC, Table
from gladsheim.tables.views.view import TableView

PRESENT_SECONDS = 180
"""Seconds after which a player counts as gone. Presence at tables is noted once a minute."""
LATELY_SECONDS = 28 * 24 * 60 * 60
KNOWN_SECONDS = 60.0
"""Seconds for which the usual wait is cached."""
TRIES = 8
SOON_SECONDS = 2


class Matchmaking:
    """The search for opponents of people who come alone; `clock` is the stored time, `seconds` one that
    never jumps.
    """

    def __init__(
        self,
        tables: LiveTables,
        views: TableViews,
        lobby: Lobby,
        library: Library,
        clock: Callable[[], str],
        seconds: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._views = views
        self._lobby = lobby
        self._library = library
        self._clock = clock
        self._seconds = seconds
        self._queue = asyncio.Lock()
        self._waits: dict[str, tuple[float, UsualWait]] = {}

    async def find(self, user: User, game: str, promise: str | None) -> TableView:
        """Seat a user at the best public table of others, or at the user's own.
        Raises Refused, TableError.
        """
        for _ in range(TRIES):
            fresh = self._lobby.draft(user, self._wish(user, game, promise))
            found = await asyncio.shield(asyncio.ensure_future(self._led(user, fresh)))
            seat = finding.free_seat(found)
            if found.owned_by(user.id) or seat is None:
                return await self._views.view(user.id, found.id)
            try:
                return await self._lobby.sit(user, found.id, seat.seat, user.name, promise)
            except (SeatTaken, Started, Closed, UnknownTable):
                # Another player was faster, or the owner has cancelled the table.
                continue
        raise Refused("try_again", retry_after=SOON_SECONDS)

    async def _led(self, user: User, fresh: Table) -> Table:
        def choose(tables: list[Table]) -> Table | None:
            return finding.best(tables, user, fresh)

        since = earlier(fresh.created, PRESENT_SECONDS)
        # In one process they queue up here, and do not run into each other at the database.
        async with self._queue:
            found = await self._tables.store.find_table(user.id, fresh, since, choose)
        if found is fresh:
            self._lobby.announce(fresh)
        return found

    def _wish(self, user: User, game: str, promise: str | None) -> TableRequest:
        """Return the table to open if none waits: default options, for the fewest players."""
        fewest = catalogue.game_card(self._library, game).players[0]
        seats: list[HumanSeat | FreeSeat] = [HumanSeat(user.name, promise)]
        seats += [OpenSeat()] * (fewest - 1)
        clock = BankClock(finding.CLOCK.minutes or 0, finding.CLOCK.increment or 0)
        wish = NewTable(game, seats, visibility="public", clock=clock, absence="bot")
        chosen = catalogue.chosen_seats(self._library, wish, user, {})
        terms = catalogue.chosen_terms(self._library, wish)
        return TableRequest(catalogue.chosen_game(self._library, wish), chosen, PUBLIC, ANYONE, terms=terms)

    async def usual_wait(self, game: str) -> UsualWait:
        """Return how long the free seats of a game's public tables were free lately."""
        known = self._waits.get(game)
        if known is not None and self._seconds() - known[0] < KNOWN_SECONDS:
            return known[1]
        found = await self._tables.store.filled(game, earlier(self._clock(), LATELY_SECONDS))
        waits = [_seconds_between(created, started) for created, started in found]
        usual = UsualWait(round(median(waits)) if waits else None, len(waits))
        self._waits[game] = (self._seconds(), usual)
        return usual


def _seconds_between(before: str, after: str) -> float:
    return max(0.0, (datetime.fromisoformat(after) - datetime.fromisoformat(before)).total_seconds())
