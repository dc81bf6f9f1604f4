"""Passing of time at tables: clocks that run out, and vacations.

Clocks that have run out are read from the tables at intervals, so no particular process is needed, and none
can be missed.
"""

from __future__ import annotations

import logging
from contextlib import suppress

from gladsheim.core.words import Words
from gladsheim.server.covers.windows import Windows
from gladsheim.server.jobs.job import bot_job
from gladsheim.server.jobs.queues import JobQueue
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.time.loops import Loop
from gladsheim.server.wire.errors import Refused
from gladsheim.store import ActionIdTaken, DatabaseError, OutOfStep
from gladsheim.tables.agreed.terms import DAY_MS, HOUR_MS, MINUTE_MS
from gladsheim.tables.agreed.vacations import ALLOWED_MS, MOST_VACATIONS, WITHIN_MS, Vacation, left_over
from gladsheim.tables.refusals import TableError
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.table import TIMEOUT

TICK_SECONDS = 1.0
REST_MS = HOUR_MS
"""Milliseconds between two stored beats while no clock runs."""
LONGEST_PAUSE = 60.0
UNREADABLE_MS = 10 * MINUTE_MS
"""Milliseconds after which a table that could not be read is tried again."""

logger = logging.getLogger(__name__)


class Timekeeper:
    """Runs the clocks at the tables of one process's hall."""

    def __init__(self, tables: LiveTables, time: HallTime, windows: Windows, moves: JobQueue) -> None:
        self._tables = tables
        self._store = tables.store.time
        self._time = time
        self._windows = windows
        self._moves = moves
        # Read every second, so that a slow database does not look like a standstill.
        self._reading = Loop(self._read, TICK_SECONDS, "the clock cannot be read", first_after=TICK_SECONDS)
        self._looking = Loop(
            self.look,
            TICK_SECONDS,
            "the clocks of tables cannot be read",
            first_after=TICK_SECONDS,
            longest=LONGEST_PAUSE,
        )
        self._started = False
        self._beaten = 0

    async def start(self) -> None:
        """Continue from where the last process stopped."""
        await self._time.begin()
        await self._beat()
        self._started = True
        self._reading.start()
        self._looking.start()

    async def stop(self) -> None:
        """Stop the clocks."""
        await self._reading.stop()
        await self._looking.stop()
        if self._started:
            with suppress(DatabaseError):
                await self._beat()

    async def _beat(self) -> None:
        await self._time.beat()
        self._beaten = self._time.now()

    async def _read(self) -> None:
        self._time.now()

    async def look(self) -> None:
        """Store the time, and handle everything that has run out."""
        # Where no clock runs, sessions alone depend on it, and a hall at rest leaves the disk alone.
        running = await self._store.clocks_run()
        if running or self._time.now() - self._beaten >= REST_MS:
            await self._beat()
        if not running:
            return
        for vacation in await self._store.vacations_over(self._time.now()):
            await self._touch(await self._store.end_vacation(vacation.user, vacation.until))
        for table in await self._store.due(self._time.now()):
            try:
                await self._run_out(table)
            except TableError as error:
                logger.warning("table %s: its clock cannot be read: %s", table, error)
                await self._store.postpone(table, self._time.now() + UNREADABLE_MS)

    async def _run_out(self, table: str) -> None:
        async with self._tables.lock(table):
            live = await self._tables.load(table)
            standing = standing_of(live)
            if standing.due is None or standing.due > self._time.now():
                # A vacation lies between, or another process was faster.
                await self._store.set_deadline(table, standing)
            elif live.table.terms.windows and live.asked_in_secret:
                await self._windows.settle(live)
            elif live.asked_in_secret:
                self._moves.add(bot_job(live))
            elif standing.to_act is not None:
                line = self._time.line(live, f"timeout-{live.seq + 1}", standing.to_act, TIMEOUT)
                try:
                    await self._tables.write(live, line)
                except (OutOfStep, ActionIdTaken):
                    # Another process was faster: the next look shows whether there is still something to do.
                    return

    # Vacations

    async def vacation(self, user: str) -> tuple[bool, int]:
        """Return whether a user is on vacation, and how many milliseconds of it are left."""
        found = await self._vacations(user)
        return any(one.on for one in found), left_over(found, self._time.now())

    async def _vacations(self, user: str) -> list[Vacation]:
        """Return a user's vacations, after ending one that has lasted as long as allowed."""
        now = self._time.now()
        found = await self._store.vacations_of(user, now - WITHIN_MS)
        if not any(one.on and one.until <= now for one in found):
            return found
        await self._touch(await self._store.end_vacation(user, max(one.until for one in found if one.on)))
        return await self._store.vacations_of(user, now - WITHIN_MS)

    async def set_vacation(self, user: str, *, on: bool) -> None:
        """Begin a vacation, or end it. Raises Refused if none is left, or there were too many."""
        found = await self._vacations(user)
        now = self._time.now()
        if on == any(one.on for one in found):
            return
        if not on:
            await self._touch(await self._store.end_vacation(user, now))
            return
        left = left_over(found, now)
        if left <= 0 or len(found) >= MOST_VACATIONS:
            words = Words.of(
                "faults-no-vacation",
                days=ALLOWED_MS // DAY_MS,
                within=WITHIN_MS // DAY_MS,
                parts=MOST_VACATIONS,
            )
            raise Refused("no_vacation", words, "on")
        # Also where this process was just started and hall time stands still.
        begun = max([now, *(one.begun + 1 for one in found)])
        await self._touch(await self._store.begin_vacation(Vacation(user, begun, begun + left)))

    async def _touch(self, tables: list[str]) -> None:
        await self._tables.reread(tables)
        await self.correct(tables)

    async def correct(self, tables: list[str]) -> None:
        """Store the deadlines of tables after a change of something other than their lines."""
        for table in tables:
            try:
                live = await self._tables.live(table)
            except TableError:
                continue
            if live.table.terms.timed:
                await self._store.set_deadline(table, standing_of(live))
