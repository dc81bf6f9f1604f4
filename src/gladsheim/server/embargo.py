"""The pause after an action that may have put a secret question.

Whoever could measure how long such an action takes to come through would learn whether
somebody was asked, at least where a bot answers. So after each such action everybody goes
on seeing the position before it for the same short time, whatever happens behind: bots
think, their answers are stored, and all of it comes to light together when the time is over.

The time of an action that is stored during the pause of another begins when that one ends,
so that a bot's thinking in between cannot be measured either. A hidden answer starts no
pause of its own: where nobody was asked there is none. All of this lives in memory: after a
restart nobody remembers when anything was stored.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from gladsheim.tables.live import Live
from gladsheim.tables.table import HUMAN
from gladsheim.tables.told import HIDDEN

PAUSE_SECONDS = 0.6

Timer = Callable[[float, Callable[[], None]], object]
"""Calls back once after so many seconds."""


def loop_timer(seconds: float, call: Callable[[], None]) -> object:
    """The running loop's own timer, which no change of the wall clock touches."""
    return asyncio.get_running_loop().call_later(seconds, call)


@dataclass(frozen=True, slots=True)
class Pause:
    """How long the pause is, in seconds (0: there is none), and what measures it."""

    seconds: float = PAUSE_SECONDS
    timer: Timer = loop_timer


@dataclass(slots=True)
class _Held:
    """The positions before the actions that are not yet shown, and who waits for the next."""

    before: deque[Live] = field(default_factory=deque)
    moved: asyncio.Event = field(default_factory=asyncio.Event)


class Embargo:
    """What may be shown of each table of one process."""

    def __init__(self, on_lifted: Callable[[str], None], pause: Pause) -> None:
        self._on_lifted = on_lifted
        self._pause = pause
        self._held: dict[str, _Held] = {}

    def stored(self, before: Live, after: Live) -> None:
        """A line was stored that led from one position to the next."""
        applied, table = after.steps[-1].applied, after.table
        if applied is None or not applied.pause or applied.hidden == HIDDEN or self._pause.seconds <= 0:
            return
        if all(seat.kind != HUMAN for seat in table.seats):
            return
        held = self._held.setdefault(table.id, _Held())
        held.before.append(before)
        if len(held.before) == 1:
            self._pause.timer(self._pause.seconds, lambda: self._lift(table.id))

    def holds(self, table: str) -> bool:
        """Whether something of a table is not yet shown."""
        return table in self._held

    def shown(self, live: Live) -> Live:
        """The position that everybody may see of a table that stands at `live`."""
        held = self._held.get(live.table.id)
        return live if held is None else held.before[0]

    async def passed(self, table: str, seq: int | None = None) -> None:
        """Wait until line `seq` of a table may be shown; without a number, until all may."""
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
