"""Spectators of tables at which only bots sit: such a game goes on only while it is watched."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.time.loops import Loop
from gladsheim.server.time.pause import earlier
from gladsheim.store import DatabaseError
from gladsheim.tables.running.live import Live

NOTED_EVERY = 30.0
"""Seconds between two stored looks at a table, and between two checks of open sockets."""
LATELY_SECONDS = 120.0
"""Seconds for which bots play on after the last look."""
MOST_NOTED = 10_000


class BotTableLooks:
    """The looks at the tables of bots of one process; `ask_bot` asks for a bot's move at a table."""

    def __init__(self, tables: LiveTables, clock: Callable[[], str], ask_bot: Callable[[Live], None]) -> None:
        self._tables = tables
        self._clock = clock
        self._ask_bot = ask_bot
        self._noted: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = Loop(
            self._note_sockets, NOTED_EVERY, "open tables cannot be noted", first_after=NOTED_EVERY
        )

    def start(self) -> None:
        """Count open sockets as looks from now on."""
        self._loop.start()

    async def stop(self) -> None:
        """Stop counting and storing looks."""
        await self._loop.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def since(self) -> str:
        """Return the time since which looks count as recent."""
        return earlier(self._clock(), LATELY_SECONDS)

    def note(self, live: Live) -> None:
        """Note a look at a table."""
        if not live.table.only_bots or live.over:
            return
        table, now = live.table.id, self._clock()
        if earlier(now, NOTED_EVERY) < self._noted.get(table, "") <= now:
            return
        if len(self._noted) >= MOST_NOTED:
            self._noted.clear()
        self._noted[table] = now
        self._begin(self._store(live, now))

    async def lately(self, table: str) -> bool:
        """Whether a user has looked at a table recently, in this process or another."""
        since = self.since()
        return self._noted.get(table, "") >= since or await self._tables.store.looked(table) >= since

    async def _store(self, live: Live, now: str) -> None:
        try:
            await self._tables.store.look(live.table.id, now)
        except DatabaseError:
            # Viewers go on looking: the next look is stored.
            self._noted.pop(live.table.id, None)
        self._ask_bot(live)

    async def _note_sockets(self) -> None:
        for table in self._tables.hub.tables():
            live = self._tables.known(table)
            if live is not None:
                self.note(live)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.add(task := asyncio.ensure_future(work))
        task.add_done_callback(self._tasks.discard)
