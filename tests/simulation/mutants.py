"""Halls and databases that are broken on purpose: the simulation must find each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from gladsheim.server.cluster import Cluster
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.store import DatabaseError, HallStore, OutOfStep, Unsettled
from gladsheim.store.engine.promises import Part, WorkResult
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import Line, Offer
from tests.simulation.database import SimulatedDatabase

Mutant = Callable[[pytest.MonkeyPatch], None]

WRITE, APPEND = LiveTables.write, HallStore.append


def acknowledges_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    """An action is answered while it is on its way to the database."""

    async def write(
        tables: LiveTables, live: Live, line: Line, settled: tuple[Offer, ...] | None = None
    ) -> Live:
        storing = tables.store.append(live.table.id, line, standing_of(live.after(line)), settled)
        asyncio.get_running_loop().create_task(storing)
        tables.keep(live.after(line))
        return live.after(line)

    patch.setattr(LiveTables, "write", write)


def shows_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    """Those who watch see an action while it is on its way to the database."""

    async def write(
        tables: LiveTables, live: Live, line: Line, settled: tuple[Offer, ...] | None = None
    ) -> Live:
        tables.keep(live.after(line))
        tables.hub.ring(live.table.id)
        return await WRITE(tables, live, line, settled)

    patch.setattr(LiveTables, "write", write)


def keeps_what_is_unsettled(patch: pytest.MonkeyPatch) -> None:
    """An action of which nobody knows whether it is stored is kept in memory."""

    async def write(
        tables: LiveTables, live: Live, line: Line, settled: tuple[Offer, ...] | None = None
    ) -> Live:
        try:
            return await WRITE(tables, live, line, settled)
        except Unsettled:
            tables.keep(live.after(line))
            raise

    patch.setattr(LiveTables, "write", write)


def takes_lost_answers_for_commits(patch: pytest.MonkeyPatch) -> None:
    """Where the answer to a commit is lost, it is said to have taken place."""
    patch.setattr(SimulatedDatabase, "_look_up", lambda self, part: self._answer([WorkResult(part.promise)]))


def takes_any_line_for_its_own(patch: pytest.MonkeyPatch) -> None:
    """Where the answer to a commit is lost, any line in that place settles it, whoever sent it."""

    def look_up(database: SimulatedDatabase, part: Part) -> None:
        sql = "SELECT seq FROM tables WHERE id = ?"
        (stands,) = database.server.connection.raw.execute(sql, [part.item.table]).fetchone()
        error = None if stands >= part.item.line.seq else OutOfStep("it is not there")
        database._answer([WorkResult(part.promise, error=error)])

    patch.setattr(SimulatedDatabase, "_look_up", look_up)


def takes_others_lines_for_its_own(patch: pytest.MonkeyPatch) -> None:
    """Whose line was stored first is the same to it."""

    async def append(store: HallStore, table: str, line: Line, *more: Any) -> None:
        try:
            await APPEND(store, table, line, *more)
        except OutOfStep:
            return

    patch.setattr(HallStore, "append", append)


def forgets_action_ids(patch: pytest.MonkeyPatch) -> None:
    """A request that comes again is taken for a new one."""
    patch.setattr(Live, "line_by_id", lambda *_: None)


def never_looks_at_the_store(patch: pytest.MonkeyPatch) -> None:
    """What other processes have stored is not read."""

    async def catch_up(_: LiveTables, live: Live) -> Live:
        return live

    patch.setattr(LiveTables, "_catch_up", catch_up)


def never_hears_of_others(patch: pytest.MonkeyPatch) -> None:
    """Those who watch are told only of what their own process has stored."""

    async def hear(_: Cluster, _table: str) -> None:
        return

    patch.setattr(Cluster, "hear", hear)


def leaves_bots_of_the_dead(patch: pytest.MonkeyPatch) -> None:
    """The bots' moves of a process that has died are nobody's."""

    async def nobody(*_: Any) -> Sequence[str]:
        return []

    patch.setattr(HallStore, "waiting_for_bots", nobody)


def keeps_its_lock(patch: pytest.MonkeyPatch) -> None:
    """After a fault of the database a table stays locked."""

    async def write(
        tables: LiveTables, live: Live, line: Line, settled: tuple[Offer, ...] | None = None
    ) -> Live:
        try:
            return await WRITE(tables, live, line, settled)
        except DatabaseError:
            lock = tables._locks._kept[live.table.id] = asyncio.Lock()
            await lock.acquire()
            raise

    patch.setattr(LiveTables, "write", write)


MUTANTS: tuple[Mutant, ...] = (
    acknowledges_before_the_commit,
    shows_before_the_commit,
    keeps_what_is_unsettled,
    takes_lost_answers_for_commits,
    takes_any_line_for_its_own,
    takes_others_lines_for_its_own,
    forgets_action_ids,
    never_looks_at_the_store,
    never_hears_of_others,
    leaves_bots_of_the_dead,
    keeps_its_lock,
)

FOUND_WITH: dict[Mutant, int] = {
    keeps_what_is_unsettled: 257,
    takes_lost_answers_for_commits: 33,
    takes_any_line_for_its_own: 162,
    takes_others_lines_for_its_own: 346,
    never_looks_at_the_store: 1,
    never_hears_of_others: 8,
    leaves_bots_of_the_dead: 3,
    keeps_its_lock: 4,
}
"""Seeds that are tried first; a seed goes another way whenever the hall takes its steps in another order, and
then all are tried one after the other, which takes seconds: put the seed here that finds it then."""
