"""Tables whose secret questions are covered by windows: visible positions, and the closing of windows.

After each action that may have put a secret question, every observer keeps seeing the position before it
until the moment is over, whose times `tables/running/cover.py` computes. Only the seat that is asked sees
more, while its own window is open, and afterwards not less. A seat that has not answered when its window
closes passes. A moment that begins while another runs follows it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.time.pause import Pause
from gladsheim.store import ActionIdTaken, DatabaseError, OutOfStep
from gladsheim.tables.refusals import TableError
from gladsheim.tables.running.cover import Moment, ShownMoment, moment_of_question
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, HUMAN

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class _Held:
    """Moments that are not over, each with the position before it.

    `passed` counts the bounds of the first moment that are past. `asked` are the positions at which seats
    were asked that have answered since. `shown` caches positions as their observers see them.
    """

    moments: deque[tuple[Live, Moment]] = field(default_factory=deque)
    passed: int = 0
    asked: dict[int, Live] = field(default_factory=dict)
    shown: dict[tuple[int, ShownMoment], tuple[Live, Live]] = field(default_factory=dict)
    moved: asyncio.Event = field(default_factory=asyncio.Event)

    def opened(self, window: int) -> bool:
        """Whether a window of the first moment was opened."""
        return self.passed > 2 * window

    def closed(self, window: int) -> bool:
        """Whether a window of the first moment is closed again."""
        return self.passed > 2 * window + 1

    def as_shown(self, live: Live, answer: tuple[int, int] | None = None) -> Live:
        """Return a position as it is shown while the first moment runs.
        Equal arguments give the same object.
        """
        moment = self.moments[0][1]
        shown = ShownMoment(moment.begun, moment.length_ms, answer)
        key = id(live), shown
        if key not in self.shown:
            # The position itself is kept beside, so that no other one gets its id.
            self.shown[key] = live, replace(live, shown=shown)
        return self.shown[key][1]


def _watched(live: Live) -> bool:
    """Whether a person plays at the table. Among bots nothing has to be hidden."""
    return any(seat.kind == HUMAN for seat in live.table.seats)


class Windows:
    """Visible positions of the tables of one process that have windows."""

    def __init__(self, tables: LiveTables, time: HallTime, pause: Pause) -> None:
        self._tables = tables
        self._time = time
        self._timer = pause.timer
        self._held: dict[str, _Held] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        """Running tasks that close windows."""
        self._stopped = False

    async def stop(self) -> None:
        """Stop closing windows."""
        self._stopped = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def holds(self, table: str) -> bool:
        """Whether a moment of a table is not over."""
        return table in self._held

    def begun(self, live: Live) -> None:
        """Handle the deal of a table's cards."""
        self._pass_unasked(live)

    def stored(self, before: Live, after: Live) -> None:
        """Handle a line, stored by this process or another, that led from `before` to `after`."""
        step, table = after.steps[-1], after.table.id
        held = self._held.get(table)
        if held is not None and step.secret and len(held.moments) == 1:
            held.asked[step.line.seat] = before
        begun = after.moments if _watched(after) else ()
        if begun and begun[-1].index == after.seq - 1 and begun[-1].end > self._time.now():
            self._hold(before, begun[-1])
        self._pass_unasked(after)

    async def resume(self, live: Live) -> None:
        """Restore moments that may not be over at a table that was just read, perhaps once more."""
        now, held = self._time.now(), self._held.get(live.table.id)
        known = -1 if held is None else held.moments[-1][1].index
        for moment in live.moments:
            if moment.end > now and moment.index > known and _watched(live):
                self._hold(await asyncio.to_thread(live.at, moment.index), moment)
        held = self._held.get(live.table.id)
        if held is not None:
            first, last = held.moments[0][1].index + 1, live.seq
            if len(held.moments) > 1:
                last = held.moments[1][1].index
            for index in range(first, last):
                step = live.steps[index]
                if step.secret and step.line.seat not in held.asked:
                    held.asked[step.line.seat] = await asyncio.to_thread(live.at, index)
        self._pass_unasked(live)

    def seen(self, live: Live, mine: frozenset[int]) -> Live:
        """Return the position that the player of the seats `mine` may see of a table that is at `live`."""
        held = self._held.get(live.table.id)
        if held is None:
            return self._dealt(live)
        before, moment = held.moments[0]
        found = (
            moment_of_question(live.moment, live.steps, live.to_act)
            if live.to_act in mine and live.asked_in_secret
            else None
        )
        if found is not None and found[0] == moment and held.opened(found[1]):
            opens, closes = moment.opens(found[1]), moment.closes(found[1])
            return held.as_shown(live, None if held.closed(found[1]) else (opens, closes))
        answered = [asked for seat, asked in held.asked.items() if seat in mine]
        return held.as_shown(max(answered, key=lambda asked: asked.seq, default=before))

    def _dealt(self, live: Live) -> Live:
        """Return the position as if every seat that is asked right after the deal had passed, as all will."""
        return live.passed_over if live.asked_in_secret and not live.moments else live

    @staticmethod
    def waits_for_bot(live: Live) -> bool:
        """Whether a bot is to act. Not right after the deal, when every seat that is asked passes."""
        return live.bot_to_act is not None and (not live.asked_in_secret or bool(live.moments))

    async def passed(self, table: str) -> None:
        """Wait until all lines of a table are visible."""
        while (held := self._held.get(table)) is not None:
            await held.moved.wait()

    async def pass_over(self, table: str) -> None:
        """Let the seats pass that were asked in secret and have not answered in their window."""
        try:
            async with self._tables.lock(table):
                await self.settle(await self._tables.load(table))
        except (TableError, DatabaseError) as error:
            # The timekeeper looks at it again.
            logger.warning("table %s: a window cannot be closed yet: %s", table, error)

    async def settle(self, live: Live) -> Live:
        """Like `pass_over`, for a table whose lock the caller holds. Returns the position then."""
        while self._late(live) and (seat := live.to_act) is not None and (action := live.passing):
            line = self._time.line(live, f"pass-{live.seq + 1}", seat, ACTION, action)
            try:
                live = await self._tables.write(live, line)
            except (OutOfStep, ActionIdTaken):
                # Another process was faster.
                live = await self._tables.load(live.table.id)
        return live

    def _late(self, live: Live) -> bool:
        """Whether the seat to act is asked in secret and has no window that is open or to come."""
        if not live.table.terms.windows or not live.asked_in_secret:
            return False
        found, held = moment_of_question(live.moment, live.steps, live.to_act), self._held.get(live.table.id)
        if found is None:
            return live.bot_to_act is None or not live.moments
        running = held is not None and any(moment == found[0] for _, moment in held.moments)
        if held is None or not running:
            return True
        return held.moments[0][1] == found[0] and held.closed(found[1])

    def _pass_unasked(self, live: Live) -> None:
        if self._late(live):
            self._do(self.pass_over(live.table.id))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.add(task := asyncio.ensure_future(work))
        task.add_done_callback(self.tasks.discard)

    def _hold(self, before: Live, moment: Moment) -> None:
        held = self._held.setdefault(before.table.id, _Held())
        held.moments.append((before, moment))
        if len(held.moments) == 1:
            self._wait(before.table.id, held)

    def _wait(self, table: str, held: _Held) -> None:
        moment = held.moments[0][1]
        times = [moment.begun, *moment.bounds]
        before, bound = times[held.passed], times[held.passed + 1]
        # Never longer than between the two: the clocks of processes differ a little.
        left = min(bound - before, bound - self._time.now())
        self._timer(max(0, left) / 1000, lambda: self._pass_bound(table, held))

    def _pass_bound(self, table: str, held: _Held) -> None:
        """Handle the next bound: a window opens or closes, or the moment is over."""
        if self._stopped:
            return
        held.passed += 1
        held.shown.clear()
        if held.passed == len(held.moments[0][1].bounds):
            self._lift(table, held)
        elif held.passed % 2 == 0:
            # Bounds alternate: a window opens, then closes. Seats that did not answer pass now.
            self._do(self.pass_over(table))
        if table in self._held:
            self._wait(table, held)
        self._tables.hub.ring(table)

    def _lift(self, table: str, held: _Held) -> None:
        held.moments.popleft()
        held.passed = 0
        held.asked.clear()
        if not held.moments:
            del self._held[table]
        held.moved.set()
        # A new event: waiters of the old one are awake, later ones wait for the next change.
        held.moved = asyncio.Event()
