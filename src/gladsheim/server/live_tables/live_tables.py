"""The tables that one process has in memory: read, brought up to date, changed, shown to those who wait.

Commit first, then acknowledge: every change of a running table goes through `write`, under the
table's lock, worked out on a copy, stored, and only then shown to anybody. Where other processes
serve the same tables, memory is brought up to date before each answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec.structs import replace

from gladsheim.core.errors import GladsheimError
from gladsheim.server.live_tables.hub import Hub
from gladsheim.server.live_tables.library import Games
from gladsheim.server.live_tables.locks import Locks
from gladsheim.server.shares.turns import Turns
from gladsheim.store import ActionIdTaken, Damaged, HallStore, OutOfStep
from gladsheim.tables.refusals import Closed, NotStarted, SeatsReserved, UnknownTable, Unreadable
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import Line, Offer, Table

LIVE_TABLES = 1_000
READ_AT_ONCE = 2

logger = logging.getLogger(__name__)


def admit(table: Table, user: str | None) -> None:
    """Raises UnknownTable for one who may not know of the table."""
    if not table.admits(user):
        raise UnknownTable


class CoverKeeper(Protocol):
    """The interface of what keeps secret questions from being noticed; it hears of a table before anybody
    else does.
    """

    def begun(self, live: Live) -> None:
        """A game has begun."""
        ...

    def stored(self, before: Live, after: Live) -> None:
        """A line of this process's own was stored, which led from one position to the next."""
        ...

    def caught_up(self, positions: Sequence[Live]) -> None:
        """Another process stored lines: the position that was known here, and those after each line."""
        ...

    async def was_read(self, live: Live) -> None:
        """A table was read whole; the caller holds its lock."""
        ...

    async def settle(self, live: Live) -> Live:
        """Store what the hall itself has to answer at a table whose lock the caller holds."""
        ...


class LiveTables:
    """The tables of one process, and their locks."""

    def __init__(
        self,
        store: HallStore,
        games: Games,
        hub: Hub,
        cover: Callable[[], CoverKeeper],
        changed: Callable[[Live], None],
    ) -> None:
        """`cover` is asked at each table: covers are made of tables. `changed` is told of each position that
        this process has stored, after the table's bell has rung.
        """
        self.store = store
        self.games = games
        self.hub = hub
        self._cover = cover
        self._changed = changed
        self._most = LIVE_TABLES
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks = Locks()
        # Nobody is refused: each table is read once, by whoever asks first.
        self._reading = Turns(READ_AT_ONCE, READ_AT_ONCE, READ_AT_ONCE)

    def lock(self, table: str) -> asyncio.Lock:
        """Held by whoever changes a table."""
        return self._locks.of(table)

    def known(self, table: str) -> Live | None:
        """The table as memory has it, which may be behind what is stored."""
        return self._live.get(table)

    async def live(self, table: str) -> Live:
        """The table as it stands. Raises UnknownTable."""
        found = self._live.get(table)
        if found is not None and not self.store.shared:
            self._live.move_to_end(table)
            return found
        async with self.lock(table):
            return await self.load(table)

    async def fixed(self, table: str) -> Table:
        """What holds for a table as a whole, also before its game begins. Raises UnknownTable, Unreadable."""
        try:
            return (await self.live(table)).table
        except NotStarted as waiting:
            return waiting.table

    async def load(self, table: str) -> Live:
        """The table, from memory or folded from its lines; the caller holds its lock.

        Raises UnknownTable, NotStarted, Closed, Unreadable.
        """
        known = self._live.get(table)
        if known is not None and not self.store.shared and not known.waits_for_order:
            # Nobody else stores anything, and the hall has nothing to answer: it is as it stands.
            self.keep(known)
            return known
        if known is not None:
            try:
                found = await self._catch_up(known)
            except Damaged:
                # Memory is wrong, or what is stored: reading it all tells.
                logger.warning("table %s: memory and database disagree after line %d", table, known.seq)
                self.forget(table)
                known = None
        if known is None:
            found = await self._read(table)
            await self._cover().was_read(found)
        self.keep(found)
        return await self._cover().settle(found)

    async def _read(self, table: str) -> Live:
        """The table folded from its stored lines."""
        try:
            stored = await self.store.table(table)
        except Damaged as error:
            raise Unreadable(str(error)) from error
        if stored is None:
            raise UnknownTable
        fixed, lines = stored
        if fixed.started is None and fixed.terms.shared:
            raise SeatsReserved(fixed)
        if fixed.closed:
            raise Closed(fixed)
        if fixed.started is None:
            raise NotStarted(fixed)
        try:
            game = self.games.game(fixed.game, **fixed.options)
        except GladsheimError as error:
            raise Unreadable(f"table {table}: {error}") from error
        async with self._reading.turn(fixed.owner, bounded=False):
            return await asyncio.to_thread(Live.fold, fixed, game, lines)

    async def _catch_up(self, live: Live) -> Live:
        """A table with what other processes have stored since. Raises UnknownTable, Unreadable, Damaged."""
        if not self.store.shared:
            return live
        stored = await self.store.table(live.table.id, live.seq, live.head)
        if stored is None:
            raise UnknownTable
        fixed, lines = stored
        if not lines and fixed == live.table:
            return live
        positions = [replace(live, table=fixed)]
        for line in lines:
            try:
                positions.append(positions[-1].after(line))
            except GladsheimError as error:
                raise Unreadable(f"table {fixed.id}, line {line.seq}: {error}") from error
        self._cover().caught_up(positions)
        self.keep(positions[-1])
        self.hub.ring(live.table.id)
        return positions[-1]

    async def write(self, live: Live, line: Line, settled: tuple[Offer, ...] | None = None) -> Live:
        """Store a table's next line, and then show it; the caller holds its lock."""
        following = live.after(line)
        try:
            await self.store.append(live.table.id, line, standing_of(following), settled)
        except BaseException as error:
            # What is stored may be more than memory knows; where another process was faster, the
            # lines that it wrote are all there is to read.
            if not (self.store.shared and isinstance(error, OutOfStep | ActionIdTaken)):
                self.forget(live.table.id)
            raise
        self._cover().stored(live, following)
        self._broadcast(following)
        return following

    def take_up(self, live: Live) -> None:
        """A game has begun: keep it, and tell those who wait."""
        self._cover().begun(live)
        self._broadcast(live)

    def _broadcast(self, live: Live) -> None:
        self.keep(live)
        self.hub.ring(live.table.id)
        self._changed(live)

    def keep(self, live: Live) -> None:
        """Keep a table in memory; the oldest make room."""
        self._live[live.table.id] = live
        self._live.move_to_end(live.table.id)
        while len(self._live) > self._most:
            self._live.popitem(last=False)

    def forget(self, table: str) -> None:
        """Read the table from the database when it is asked for again: something else has changed it."""
        self._live.pop(table, None)

    async def reread(self, tables: list[str] | None = None) -> None:
        """Seats of these tables, or of any, are another's now: read them again, and tell those who watch."""
        for table in list(self._live) if tables is None else tables:
            async with self.lock(table):
                self.forget(table)
            self.hub.ring(table)
