"""Counting of finished games: results, ratings and ladders are derived from the tables.

Games to count are read from the database, so none is lost when a process ends, and games older than the
ratings are counted as well. A game is counted only when all observers may see its end: otherwise results
would reveal before the table does that no seat was asked in secret.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from gladsheim.core.errors import GladsheimError
from gladsheim.server.covers.pauses import LONGEST_HIDDEN_SECONDS, Pauses
from gladsheim.server.live_tables.library import Games
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.time.loops import Loop
from gladsheim.server.time.pause import seconds_of
from gladsheim.store import DatabaseError, HallStore
from gladsheim.store.results.results import Moment
from gladsheim.tables.refusals import Unreadable
from gladsheim.tables.results.outcome import Outcome, outcome_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import OVER

LOOK_SECONDS = 5.0

logger = logging.getLogger(__name__)


class Tally:
    """Counts the finished games of a hall, one after the other."""

    def __init__(
        self, tables: LiveTables, pauses: Pauses, time: HallTime, counted: Callable[[], None]
    ) -> None:
        self._tables = tables
        self._pauses = pauses
        self._time = time
        self._counted = counted
        # Other processes, too, play games to their ends.
        self._loop = Loop(self.count_all, LOOK_SECONDS, "finished games cannot be counted")

    def start(self) -> None:
        """Count finished games, now and from now on."""
        self._loop.start()

    async def stop(self) -> None:
        """Stop at once; uncounted games are counted after the next start."""
        await self._loop.stop()

    def run_soon(self) -> None:
        """Look for finished games soon."""
        self._loop.run_soon()

    async def count_all(self) -> None:
        """Count all finished games that are not counted."""
        uncounted = self._tables.store.results.uncounted
        # A list, because `any` over a generator would stop at the first counted game.
        while any([await self.count(game) for game in await uncounted()]):
            pass

    async def count(self, game: Moment) -> bool:
        """Count a game once all observers may see its end. Returns False if it has to wait."""
        ended, table = game
        if not await _counted(self._tables.store, table, self._outcome(ended, table)):
            return False
        self._counted()
        return True

    async def _outcome(self, ended: str, table: str) -> Outcome | None:
        if seconds_of(self._time.believed()) - seconds_of(ended) > LONGEST_HIDDEN_SECONDS:
            return await outcome_in(self._tables.store, self._tables.games, table)
        # The writer of the last line in this process holds the lock until its pause has begun.
        async with self._tables.lock(table):
            live = await self._tables.load(table)
        await self._pauses.passed(table)
        return outcome_of(live) if live.status == OVER else None


async def folded(store: HallStore, games: Games, table: str) -> Live | None:
    """Return a table replayed from its stored lines, without caching it; None if there is none.

    Raises GladsheimError if it cannot be replayed.
    """
    stored = await store.table(table)
    if stored is None:
        return None
    fixed, lines = stored
    game = games.game(fixed.game, **fixed.options)
    return await asyncio.to_thread(Live.fold, fixed, game, lines)


async def _counted(store: HallStore, table: str, work: Awaitable[Outcome | None]) -> bool:
    """Store the outcome of a game, or note that it cannot be replayed.
    Returns False if it has no outcome yet.
    """
    try:
        outcome = await work
    except DatabaseError:
        raise
    except Exception as error:
        # It must not keep the others from being counted, whatever is wrong with it.
        logger.warning("table %s cannot be counted: %s", table, error)
        await store.results.skip(table)
        return True
    if outcome is None:
        return False
    await store.results.count(outcome)
    return True


async def count_stored(store: HallStore, games: Games, table: str) -> None:
    """Count a finished game as it is stored, even if its end is not visible yet."""
    await _counted(store, table, outcome_in(store, games, table))


async def outcome_in(store: HallStore, games: Games, table: str) -> Outcome:
    """Return the outcome of a finished game. Raises GladsheimError if it cannot be replayed to an end."""
    live = await folded(store, games, table)
    if live is None or live.status != OVER:
        raise Unreadable(f"table {table}: its lines do not lead to an end")
    return outcome_of(live)


async def recount(store: HallStore, games: Games) -> tuple[int, list[str]]:
    """Count every finished game again. Returns how many there are, and the tables that cannot be replayed."""
    outcomes, broken = [], []
    for table in await store.results.finished():
        try:
            outcomes.append(await outcome_in(store, games, table))
        except DatabaseError:
            raise
        except GladsheimError:
            broken.append(table)
    await store.results.recount(outcomes, broken)
    return len(outcomes), broken
