"""The pause after an action that may have put a secret question.

Whoever could measure how long such an action takes to come through would learn whether
somebody was asked, at least where a bot answers. So after each such action everybody goes
on seeing the position before it for the same short time, whatever happens behind: bots
think, their answers are stored, and all of it comes to light together when the time is over.

The time of an action that is stored during the pause of another begins when that one ends,
so that a bot's thinking in between cannot be measured either. A hidden answer starts no
pause of its own: where nobody was asked there is none. All of this lives in memory: after a
restart nobody remembers when anything was stored.

Where several processes serve the same tables, each keeps the pauses of all: what another one
stored is held from the moment that the stored times say, so that it comes to light in all of
them together, as far as the clocks of their machines agree.

Tables whose terms cover questions by windows have no such pauses: `windows.py` keeps them.
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
from gladsheim.tables.running.steps import Step
from gladsheim.tables.table import HIDDEN, HUMAN, NOBODYS, Table

LONGEST_HIDDEN_SECONDS = 60.0
"""Many pauses may follow each other; after this time no list asks for them any more."""
MOST_JUDGED = 10_000


@dataclass(slots=True)
class _Held:
    """The positions before the actions that are not yet shown, and who waits for the next."""

    before: deque[Live] = field(default_factory=deque)
    moved: asyncio.Event = field(default_factory=asyncio.Event)


class Pauses:
    """What may be shown of each table of one process; `windows` keeps those that have some."""

    def __init__(self, on_lifted: Callable[[str], None], pause: Pause, windows: Windows) -> None:
        self._on_lifted = on_lifted
        self._pause = pause
        self._windows = windows
        self._held: dict[str, _Held] = {}
        self._judged: OrderedDict[str, int] = OrderedDict()
        """The line up to which a table was held or shown here: whatever the clocks say later, it stays so."""

    @property
    def active(self) -> bool:
        """Whether anything is ever held back."""
        return self._pause.seconds > 0

    def stored(self, before: Live, after: Live) -> None:
        """A line was stored that led from one position to the next."""
        if after.table.terms.windows:
            self._windows.stored(before, after)
        elif self._pauses(after.table, after.steps[-1]):
            self.hold(before, self._pause.seconds)

    def hold(self, before: Live, seconds: float) -> None:
        """Go on showing a position for so long, or for a whole pause after one that is held already."""
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
        """Which of the lines that another process stored after line `since` may not be shown yet.

        For each the number of the line before it, and how many seconds are left.
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

    def _pauses(self, table: Table, step: Step) -> bool:
        applied = step.applied
        if applied is None or applied.hidden == HIDDEN or self._pause.seconds <= 0:
            return False
        if table.terms.windows or not (begins(step) if table.terms.orders else applied.pause):
            return False
        return any(seat.kind == HUMAN for seat in table.seats)

    def holds(self, table: str) -> bool:
        """Whether something of a table is not yet shown."""
        return table in self._held or self._windows.holds(table)

    def shown(self, live: Live, mine: frozenset[int] = NOBODYS) -> Live:
        """The position that everybody may see of a table that stands at `live`; where there are
        windows, what one who plays the seats `mine` may see.
        """
        if live.table.terms.windows:
            return self._windows.seen(live, mine)
        held = self._held.get(live.table.id)
        if held is None:
            dealt = live.waits_for_order and not live.covered
            return live.passed_over if dealt else live
        return held.before[0]

    async def passed(self, table: str, seq: int | None = None) -> None:
        """Wait until line `seq` of a table may be shown; without a number, until all may.

        Where there are windows nobody waits for the answer to an action: it says that it is stored.
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
        held.moved = asyncio.Event()
        if held.before:
            self._pause.timer(self._pause.seconds, lambda: self._lift(table))
        else:
            del self._held[table]
        self._on_lifted(table)
