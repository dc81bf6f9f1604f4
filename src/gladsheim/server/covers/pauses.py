"""Pause after an action that may have put a secret question.

An observer who could measure how long such an action takes to become visible would learn whether a seat was
asked, at least where a bot answers. So after each such action every observer keeps seeing the position
before it for the same short time. Meanwhile bots think and their answers are stored; all of it becomes
visible together when the time is over.

The pause of an action that is stored during another pause begins when that one ends, so that a bot's
thinking in between cannot be measured either. A hidden answer starts no pause of its own, because there is
none where nobody was asked. Pauses exist only in memory: a restart ends them.

Where several processes serve the same tables, each keeps the pauses of all. A line of another process is
held from its stored time on, so that it becomes visible in all processes together, as far as the clocks of
their machines agree.

Tables whose terms cover questions by windows have no such pauses: `windows.py` serves them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from gladsheim.server.covers.windows import Windows
from gladsheim.server.time.pause import Pause, seconds_of
from gladsheim.tables.running.cover import begins
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.steps import TableStep
from gladsheim.tables.table import HIDDEN, HUMAN, NOBODYS, Table

LONGEST_HIDDEN_SECONDS = 60.0
"""Longest time that a list of tables waits for pauses, of which many may follow each other."""
MOST_JUDGED = 10_000


@dataclass(slots=True)
class _Held:
    """Positions before the actions that are not visible yet, and the event of the next change."""

    before: deque[Live] = field(default_factory=deque)
    moved: asyncio.Event = field(default_factory=asyncio.Event)


class Pauses:
    """Visible positions of the tables of one process. Tables with windows are left to `windows`."""

    def __init__(self, on_lifted: Callable[[str], None], pause: Pause, windows: Windows) -> None:
        self._on_lifted = on_lifted
        self._pause = pause
        self._windows = windows
        self._held: dict[str, _Held] = {}
        self._judged: OrderedDict[str, int] = OrderedDict()
        """Line up to which a table was held or shown here. Later differences of clocks do not change that."""

    @property
    def active(self) -> bool:
        """Whether this hall has pauses at all."""
        return self._pause.seconds > 0

    def stored(self, before: Live, after: Live) -> None:
        """Handle a line that led from `before` to `after`: start a pause or a window if it needs one."""
        if after.table.terms.windows:
            self._windows.stored(before, after)
        elif self._pauses(after.table, after.steps[-1]):
            self.hold(before, self._pause.seconds)

    def hold(self, before: Live, seconds: float) -> None:
        """Keep showing a position for `seconds`, or for a whole pause after one that is already held."""
        table = before.table.id
        held = self._held.setdefault(table, _Held())
        self._judge(table, before.seq + 1)
        if before.waits_for_order and held.before:
            # The hall has answered: nobody is shown the question, not even who was asked.
            before = held.before[-1]
        held.before.append(before)
        if len(held.before) == 1:
            self._pause.timer(seconds, lambda: self._lift(table))

    def to_hold(self, live: Live, since: int, now: str) -> list[tuple[int, float]]:
        """Return the lines that another process stored after line `since` and that must not be visible yet:
        for each, the number of the line before it and the seconds left.
        """
        since = max(since, self._judged.get(live.table.id, 0))
        self._judge(live.table.id, live.seq)
        found, moment, lifted = [], seconds_of(now), 0.0
        for index, step in enumerate(live.steps):
            if self._pauses(live.table, step):
                lifted = max(lifted, seconds_of(step.line.at)) + self._pause.seconds
                if index >= since and lifted > moment:
                    # Never longer than the pause: clocks differ.
                    found.append((index, min(lifted - moment, self._pause.seconds)))
        return found

    def _judge(self, table: str, seq: int) -> None:
        self._judged[table] = max(seq, self._judged.get(table, 0))
        self._judged.move_to_end(table)
        if len(self._judged) > MOST_JUDGED:
            self._judged.popitem(last=False)

    def _pauses(self, table: Table, step: TableStep) -> bool:
        applied = step.applied
        if applied is None or applied.hidden == HIDDEN or self._pause.seconds <= 0:
            return False
        if table.terms.windows or not (begins(step) if table.terms.orders else applied.pause):
            return False
        return any(seat.kind == HUMAN for seat in table.seats)

    def holds(self, table: str) -> bool:
        """Whether a table has lines that are not visible yet."""
        return table in self._held or self._windows.holds(table)

    def visible(self, live: Live, mine: frozenset[int] = NOBODYS) -> Live:
        """Return the position that observers may see of a table that is at `live`.
        With windows, it is what the player of the seats `mine` may see.
        """
        if live.table.terms.windows:
            return self._windows.seen(live, mine)
        held = self._held.get(live.table.id)
        if held is None:
            dealt = live.waits_for_order and not live.covered
            return live.passed_over if dealt else live
        return held.before[0]

    async def passed(self, table: str, seq: int | None = None) -> None:
        """Wait until line `seq` of a table is visible; without a number, until all lines are.

        At tables with windows the call for an action returns at once: its answer only says that it is
        stored.
        """
        if self._windows.holds(table):
            if seq is None:
                await self._windows.passed(table)
            return
        while (held := self._held.get(table)) is not None:
            if seq is not None and held.before[0].seq >= seq:
                return
            await held.moved.wait()

    def _lift(self, table: str) -> None:
        held = self._held[table]
        held.before.popleft()
        held.moved.set()
        # A new event: waiters of the old one are awake, later ones wait for the next change.
        held.moved = asyncio.Event()
        if held.before:
            self._pause.timer(self._pause.seconds, lambda: self._lift(table))
        else:
            del self._held[table]
        self._on_lifted(table)
