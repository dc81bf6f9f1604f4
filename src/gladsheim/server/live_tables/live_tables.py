"""Tables in the memory of one process: reading, updating, writing, and notification of observers.

Commit first, then acknowledge: every change of a running table goes through `write`, under the table's
lock. It is computed on a copy, stored, and only then visible to observers. Where other processes serve the
same tables, memory is brought up to date before each answer.
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
    """Raise UnknownTable for a user who may not know of the table."""
    if not table.admits(user):
        raise UnknownTable


class CoverKeeper(Protocol):
    """The interface of what keeps secret questions from being noticed; it hears of a table before anybody
    else does.
    """

    def begun(self, live: Live) -> None:
        """Handle the start of a game."""
        ...

    def stored(self, before: Live, after: Live) -> None:
        """Handle a line that this process stored, which led from `before` to `after`."""
        ...

    def caught_up(self, positions: Sequence[Live]) -> None:
        """Handle another process's lines: `positions` are the one known here and those after each line."""
        ...

    async def was_read(self, live: Live) -> None:
        """Handle a table that was read completely; the caller holds its lock."""
        ...

    async def settle(self, live: Live) -> Live:
        """Store the answers that the hall itself has to give at a table whose lock the caller holds."""
        ...


class LiveTables:
    """Tables of one process, and their locks."""

    def __init__(
        self,
        store: HallStore,
        games: Games,
        hub: Hub,
        cover: Callable[[], CoverKeeper],
        changed: Callable[[Live], None],
    ) -> None:
        """`cover` is called for each table, because covers are created after the tables. `changed` is
        called with each position that this process has stored, after the table's bell has rung.
        """
        self.store = store
        self.games = games
        self.hub = hub
        self._cover = cover
        self._changed = changed
        self._most = LIVE_TABLES
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks = Locks()
        # Nobody is refused: each table is read once, by the first that asks.
        self._reading = Turns(READ_AT_ONCE, READ_AT_ONCE, READ_AT_ONCE)

    def lock(self, table: str) -> asyncio.Lock:
        """Return the lock of a table; every change of the table holds it."""
        return self._locks.of(table)

    def known(self, table: str) -> Live | None:
        """Return the table in memory, which may be older than the stored one, or None."""
        return self._live.get(table)

    async def live(self, table: str) -> Live:
        """Return the table as it is now. Raises UnknownTable."""
        found = self._live.get(table)
        if found is not None and not self.store.shared:
            self._live.move_to_end(table)
            return found
        async with self.lock(table):
            return await self.load(table)

    async def fixed(self, table: str) -> Table:
        """Return the table's fixed data, also before its game begins. Raises UnknownTable, Unreadable."""
        try:
            return (await self.live(table)).table
        except NotStarted as waiting:
            return waiting.table

    async def load(self, table: str) -> Live:
        """Return the table, from memory or replayed from its lines; the caller holds its lock.

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
        """Return the table replayed from its stored lines."""
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
        """Return a table with new lines of other processes. Raises UnknownTable, Unreadable, Damaged."""
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
        """Store a table's next line, then make it visible; the caller holds its lock."""
        following = live.after(line)
        try:
            await self.store.append(live.table.id, line, standing_of(following), settled)
        except BaseException as error:
            # The store may have more than memory knows; where another process was faster, the
            # lines that it wrote are all there is to read.
            if not (self.store.shared and isinstance(error, OutOfStep | ActionIdTaken)):
                self.forget(live.table.id)
            raise
        self._cover().stored(live, following)
        self._broadcast(following)
        return following

    def add(self, live: Live) -> None:
        """Add a table whose game has begun, and notify its watchers."""
        self._cover().begun(live)
        self._broadcast(live)

    def _broadcast(self, live: Live) -> None:
        self.keep(live)
        self.hub.ring(live.table.id)
        self._changed(live)

    def keep(self, live: Live) -> None:
        """Keep a table in memory; the least recently used make room."""
        self._live[live.table.id] = live
        self._live.move_to_end(live.table.id)
        while len(self._live) > self._most:
            self._live.popitem(last=False)

    def forget(self, table: str) -> None:
        """Drop the table from memory, so that it is read again: something else has changed it."""
        self._live.pop(table, None)

    async def reread(self, tables: list[str] | None = None) -> None:
        """Read tables (None: all) again after seats went to another user, and notify their watchers."""
        for table in list(self._live) if tables is None else tables:
            async with self.lock(table):
                self.forget(table)
            self.hub.ring(table)
