"""Erasing people. They resign all their running games first, so that erasing does not avoid a loss.

The effect of a game on ratings is counted before the erased person's rating is deleted.
"""

from __future__ import annotations

import asyncio
import logging

from gladsheim.core.errors import GladsheimError
from gladsheim.records import now
from gladsheim.server.covers.pauses import LONGEST_HIDDEN_SECONDS
from gladsheim.server.history.tally import Tally, count_stored, folded
from gladsheim.server.identity.sessions import Sessions
from gladsheim.server.live_tables.audit import ERASED, AuditLog
from gladsheim.server.live_tables.library import Games
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.operators.ending import end_bot_tables
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.time.pause import seconds_of
from gladsheim.store import ActionIdTaken, DatabaseError, HallStore, OutOfStep
from gladsheim.store.operators.audit import Note
from gladsheim.store.operators.erasing import UnfinishedGames
from gladsheim.store.results.results import Moment
from gladsheim.tables.results.outcome import outcome_of
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import RESIGN

LOOK_SECONDS = 0.2

logger = logging.getLogger(__name__)


class DatabaseEraser:
    """An eraser of people on the database of a hall that other processes may be serving."""

    def __init__(self, store: HallStore, games: Games) -> None:
        self._store = store
        self._games = games

    async def erase(self, user: str, note: Note) -> list[str] | None:
        """Erase a user and the user's bot accounts: resign their games, count games that end by it, and end
        the games between bots alone that they made.

        Returns the tables that have changed, or None if there is no such user.
        Games that cannot be replayed stay as they are.
        """
        await end_bot_tables(self._store, self._games, user, note.who)
        left: set[str] = set()
        while True:
            try:
                return await self._store.moderation.erase(user, note, left)
            except UnfinishedGames as unfinished:
                for table in unfinished.running:
                    if await self._resign(table, unfinished.users):
                        left.add(table)
                for game in unfinished.over:
                    await self._count(game)

    async def _resign(self, table: str, users: frozenset[str]) -> bool:
        """Resign for these users at a table. Returns False if it has to be tried again."""
        try:
            live = await self._load(table)
            while live is not None and (seat := _seat_of(live, users)) is not None:
                live = await self._append(live, seat)
        except (OutOfStep, ActionIdTaken):
            return False
        except DatabaseError:
            raise
        except GladsheimError as error:
            logger.warning("table %s: nobody can resign there: %s", table, error)
        return True

    async def _load(self, table: str) -> Live | None:
        return await folded(self._store, self._games, table)

    async def _append(self, live: Live, seat: int) -> Live:
        ms = await self._store.time.hall_time()
        line = live.line(f"erased-{live.seq + 1}", seat, RESIGN, RESIGN, now(), ms)
        after = live.after(line)
        await self._store.append(live.table.id, line, standing_of(after))
        if after.over:
            await self._store.results.count(outcome_of(after))
        return after

    async def _count(self, game: Moment) -> None:
        """Count a finished game, once any running hall has shown its end to all observers."""
        ended, table = game
        if seconds_of(now()) - seconds_of(ended) < LONGEST_HIDDEN_SECONDS:
            await asyncio.sleep(LOOK_SECONDS)
        else:
            await count_stored(self._store, self._games, table)


class HallErasing(DatabaseEraser):
    """Erases people in a process that serves the hall, and updates its tables and clocks at once."""

    def __init__(
        self, tables: LiveTables, tally: Tally, time: HallTime, sessions: Sessions, audit: AuditLog
    ) -> None:
        super().__init__(tables.store, tables.games)
        self._tables = tables
        self._tally = tally
        self._time = time
        self._sessions = sessions
        self._audit = audit

    async def erase_self(self, user: str) -> None:
        """Erase a user at the user's request, even if the caller disconnects meanwhile."""
        note = self._audit.entry(user, ERASED, user)
        tables = await asyncio.shield(asyncio.ensure_future(self.erase(user, note)))
        self._sessions.forget(user)
        await self._tables.reread(tables or [])

    async def _resign(self, table: str, users: frozenset[str]) -> bool:
        async with self._tables.lock(table):
            return await super()._resign(table, users)

    async def _load(self, table: str) -> Live | None:
        return await self._tables.load(table)

    async def _append(self, live: Live, seat: int) -> Live:
        return await self._tables.write(live, self._time.line(live, f"erased-{live.seq + 1}", seat, RESIGN))

    async def _count(self, game: Moment) -> None:
        if not await self._tally.count(game):
            await asyncio.sleep(LOOK_SECONDS)


def _seat_of(live: Live, users: frozenset[str]) -> int | None:
    """Return a seat that one of these users plays and has not left; None if there is none."""
    people = [] if live.over else live.people
    return next((seat for seat in people if live.table.seats[seat].owner in users), None)
