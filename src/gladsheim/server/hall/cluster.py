"""What the hall's other processes do: their changes are heard, and what they left undone is taken up.

No answer rests on being told: a table is brought up to date whenever somebody asks for it.
What is heard is for those who wait at a table, and what was missed is looked for again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from typing import Protocol

from msgspec.structs import replace

from gladsheim.core.errors import GladsheimError
from gladsheim.server.covers.embargo import Embargo, earlier, seconds_of
from gladsheim.server.covers.windows import Windows
from gladsheim.server.hall.lobby import Lobby
from gladsheim.server.jobs.jobs import Jobs
from gladsheim.server.live.hub import Hub
from gladsheim.server.talk.talk import Talk
from gladsheim.store import HallStore
from gladsheim.tables.live import Live
from gladsheim.tables.refusals import TableError, UnknownTable, Unreadable
from gladsheim.tables.table import NO_TABLES, Standing

TAKE_UP_SECONDS = 10.0
LONGEST_HIDDEN_SECONDS = 60.0
"""Many pauses may follow each other; after this time no list asks for them any more."""

logger = logging.getLogger(__name__)


class Hearer(Protocol):
    """What is needed of the hall."""

    store: HallStore
    hub: Hub
    jobs: Jobs
    lobby: Lobby
    embargo: Embargo
    windows: Windows
    talk: Talk

    def keep(self, live: Live) -> None:
        """Remember where a table stands."""
        ...

    def lock(self, table: str) -> asyncio.Lock:
        """Held by whoever changes a table."""
        ...

    async def load(self, table: str) -> Live:
        """The table, brought up to date; the caller holds its lock."""
        ...


class Others:
    """Listens to the other processes of a hall, and looks after the bots' moves of those that died."""

    def __init__(self, hall: Hearer, clock: Callable[[], str]) -> None:
        self._hall = hall
        self._clock = clock
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._pending: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._end: Callable[[], None] | None = None

    def start(self) -> None:
        """Begin to listen, if there can be others."""
        if not self._hall.store.shared:
            return
        loop = asyncio.get_running_loop()

        def heard(table: str) -> None:
            loop.call_soon_threadsafe(self._put, table)

        def missed() -> None:
            loop.call_soon_threadsafe(self._put_watched)

        self._end = self._hall.store.database.listen(heard, missed)
        self._tasks = [asyncio.create_task(self._hear_all()), asyncio.create_task(self._take_up())]

    async def stop(self) -> None:
        """Listen no more."""
        if self._end is not None:
            await asyncio.to_thread(self._end)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def catch_up(self, live: Live) -> Live:
        """A table with what others have stored since; the caller holds its lock. Raises UnknownTable."""
        if not self._hall.store.shared:
            return live
        stored = await self._hall.store.table(live.table.id, live.seq, live.head)
        if stored is None:
            raise UnknownTable
        fixed, lines = stored
        if not lines and fixed == live.table:
            return live
        passed = [replace(live, table=fixed)]
        for line in lines:
            try:
                passed.append(passed[-1].after(line))
            except GladsheimError as error:
                raise Unreadable(f"table {fixed.id}, line {line.seq}: {error}") from error
        for seq, seconds in self._hall.embargo.to_hold(passed[-1], live.seq, self._clock()):
            self._hall.embargo.hold(passed[seq - live.seq], seconds)
        if fixed.terms.windows:
            for before, after in pairwise(passed):
                self._hall.windows.stored(before, after)
        self._hall.keep(passed[-1])
        self._hall.hub.ring(live.table.id)
        return passed[-1]

    async def hold_back(self, live: Live) -> None:
        """Keep the pauses of others at a table that has just been read, and windows as they stand."""
        if live.table.terms.windows:
            await self._hall.windows.resume(live)
        if self._hall.store.shared:
            for seq, seconds in self._hall.embargo.to_hold(live, 0, self._clock()):
                self._hall.embargo.hold(await asyncio.to_thread(live.at, seq), seconds)

    def just_wrote(self, stored: Standing) -> bool:
        """Whether what another process has stored may not have come to light yet."""
        if not self._hall.store.shared or not self._hall.embargo.pauses:
            return False
        return seconds_of(self._clock()) - seconds_of(stored.updated) < LONGEST_HIDDEN_SECONDS

    def _put_watched(self) -> None:
        for table in self._hall.hub.tables():
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
                # Whoever asks for the table is told; and it is looked at again.
                logger.warning("table %s cannot be brought up to date: %s", table, error)

    async def hear(self, table: str) -> None:
        """Bring a table up to date for those who watch it: one who begins to has heard of nothing yet."""
        if self._hall.store.shared and self._hall.hub.watched(table):
            if table.startswith(NO_TABLES):
                self._hall.hub.ring(table)
                return
            async with self._hall.lock(table):
                with suppress(TableError):
                    await self._hall.load(table)
            self._hall.talk.forget(table)
            # Also where there is no position yet: somebody may have sat down.
            self._hall.hub.ring(table)

    async def _take_up(self) -> None:
        """Wake the bots of tables at which nothing happens, and begin games that wait for nonces:
        whoever was to do so may have died.
        """
        while True:
            await asyncio.sleep(TAKE_UP_SECONDS)
            try:
                now = self._clock()
                for table in await self._hall.store.waiting_for_bots(earlier(now, TAKE_UP_SECONDS)):
                    self._hall.jobs.wake(table)
                for table in await self._hall.store.reviews.unfinished(earlier(now, TAKE_UP_SECONDS)):
                    self._hall.jobs.wake_later(table)
                await self._hall.lobby.begin_late(now)
            except Exception as error:
                logger.warning("the tables that wait cannot be read: %s", error)
