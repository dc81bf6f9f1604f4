"""Cooperation between the processes of one hall: this process listens for the changes of the others, and
takes over work that they left unfinished.

No answer depends on these notices: a table is read up to date whenever a caller asks for it. The notices
serve connections that wait at a table, and work whose notice was missed is looked for regularly.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.lobby.lobby import Lobby
from gladsheim.server.prepared.prepared import PreparedMoves
from gladsheim.server.talk.talk import Talk
from gladsheim.server.time.loops import Loop
from gladsheim.server.time.pause import earlier
from gladsheim.tables.refusals import TableError
from gladsheim.tables.table import NO_TABLES

IDLE_SECONDS = 10.0

logger = logging.getLogger(__name__)


class Cluster:
    """Listens for changes by the hall's other processes, and takes over the work of those that died."""

    def __init__(
        self,
        tables: LiveTables,
        requeue: Callable[[str], Awaitable[None]],
        lobby: Lobby,
        talk: Talk,
        prepared: PreparedMoves,
        clock: Callable[[], str],
    ) -> None:
        self._tables = tables
        self._requeue = requeue
        self._lobby = lobby
        self._talk = talk
        self._prepared = prepared
        self._clock = clock
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._pending: set[str] = set()
        self._hearing: asyncio.Task[None] | None = None
        self._loop = Loop(
            self._requeue_idle, IDLE_SECONDS, "the tables that wait cannot be read", first_after=IDLE_SECONDS
        )
        self._end: Callable[[], None] | None = None

    def start(self) -> None:
        """Start listening, if the database can be shared with other processes."""
        if not self._tables.store.shared:
            return
        loop = asyncio.get_running_loop()

        def heard(table: str) -> None:
            loop.call_soon_threadsafe(self._put, table)

        def missed() -> None:
            loop.call_soon_threadsafe(self._put_watched)

        self._end = self._tables.store.database.listen(heard, missed)
        self._hearing = asyncio.create_task(self._hear_all())
        self._loop.start()

    async def stop(self) -> None:
        """Stop listening."""
        if self._end is not None:
            await asyncio.to_thread(self._end)
        await self._loop.stop()
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)

    def _put_watched(self) -> None:
        for table in self._tables.hub.tables():
            self._put(table)

    def _put(self, table: str) -> None:
        if table not in self._pending:
            self._pending.add(table)
            self._heard.put_nowait(table)

    async def _hear_all(self) -> None:
        while True:
            table = await self._heard.get()
            # Before it is read: what comes from now on may not be in what is read.
            self._pending.discard(table)
            try:
                await self.hear(table)
            except Exception as error:
                # Callers that ask for the table are told; and it is looked at again.
                logger.warning("table %s cannot be brought up to date: %s", table, error)

    async def hear(self, table: str) -> None:
        """Bring a table up to date for the connections that watch it.
        Does nothing for a table that none watches.
        """
        if self._tables.store.shared and self._tables.hub.watched(table):
            if table.startswith(NO_TABLES):
                self._tables.hub.ring(table)
                return
            async with self._tables.lock(table):
                with suppress(TableError):
                    await self._tables.load(table)
            self._talk.forget(table)
            # Also where there is no position yet: a player may have sat down.
            self._tables.hub.ring(table)

    async def _requeue_idle(self) -> None:
        """Queue the moves and reviews of tables at which nothing happens, begin games that wait for nonces,
        and play what was prepared: the process that was to do so may have died.
        """
        await self._requeue(earlier(self._clock(), IDLE_SECONDS))
        await self._lobby.begin_late()
        await self._prepared.begin_due()
