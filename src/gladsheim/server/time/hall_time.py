"""Hall time: milliseconds that pass only while a hall is running.

It is counted by a clock that no change of the wall clock touches, on top of what was written down
by the last beat; so nobody loses time while the hall is down, and the little that passed since the
last beat before it went down is given away. Of several processes that serve one database each
beats, and all go by the one that is ahead.
"""

from __future__ import annotations

from collections.abc import Callable

from gladsheim.store.tables.time import TimeStore
from gladsheim.tables.live import Live
from gladsheim.tables.table import Line


class HallTime:
    """How long the hall has been running, over all its processes and restarts.

    `clock` gives the time of day, as it is stored beside every line.
    """

    def __init__(self, store: TimeStore, clock: Callable[[], str], seconds: Callable[[], float]) -> None:
        self.clock = clock
        self._store = store
        self.seconds = seconds
        self._base, self._since = 0, seconds()

    def now(self) -> int:
        """The hall time, in milliseconds."""
        return self._base + int((self.seconds() - self._since) * 1000)

    async def begin(self) -> None:
        """Go on from what was written down last."""
        self._base, self._since = await self._store.hall_time(), self.seconds()

    async def beat(self) -> None:
        """Write down how late it is, and adopt what another process says if that is later."""
        later = await self._store.advance(self.now())
        self._base += max(0, later - self.now())

    def line(self, live: Live, action_id: str, seat: int, kind: str, action: str | None = None) -> Line:
        """A next line of a table, stored now; one that is no action has its kind as the action."""
        return live.line(action_id, seat, kind, action or kind, self.clock(), self.now())
