"""Hall time: milliseconds that pass only while a hall is running.

It is counted by a monotonic clock, from the time that was stored by the last beat. So no player loses time
while the hall is down or frozen; the short time between the last beat and the stop is not counted. Of
several processes that serve one database each beats, and all use the time of the one that is ahead.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime

from gladsheim.server.time.pause import seconds_of
from gladsheim.store.tables.time import StoredTime, TimeStore
from gladsheim.tables.agreed.terms import HOUR_MS
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import Line

DOUBTED_MS = HOUR_MS
"""Milliseconds after which a time of day is accepted that is ahead of the time the hall has run."""
TOLERATED_SECONDS = 1.0
"""Seconds by which a time of day may be ahead without being doubted."""
TOLD_SECONDS = 600.0
"""Seconds by which a time of day must be ahead to be reported in the log."""

logger = logging.getLogger(__name__)


class HallTime:
    """Running time of the hall, over all its processes and restarts, and the time of day.

    `clock` returns the machine's time of day, as it is stored with every line. It may be set to anything at
    any time: for decisions that cannot be undone use `believed`.
    """

    def __init__(self, store: TimeStore, clock: Callable[[], str], seconds: Callable[[], float]) -> None:
        self.clock = clock
        self._store = store
        self.seconds = seconds
        self._base, self._since = 0, seconds()
        self._known = seconds_of(clock()), 0
        self._doubted: int | None = None

    def now(self) -> int:
        """Return the hall time in milliseconds."""
        return self._base + int((self.seconds() - self._since) * 1000)

    def believed(self) -> str:
        """Return the time of day for decisions that cannot be undone: never ahead of the machine's clock.

        A clock that has jumped ahead, or is ahead of the time the hall has run since it ran last, is
        accepted after the hall has run for `DOUBTED_MS` more.
        """
        ms, told = self.now(), self.clock()
        day_seconds, (known, known_ms) = seconds_of(told), self._known
        lived = known + (ms - known_ms) / 1000
        ahead = day_seconds - lived
        if ahead > TOLERATED_SECONDS:
            if self._doubted is None:
                self._doubted = ms
                if ahead > TOLD_SECONDS:
                    logger.warning(
                        "the clock of this machine is %.1f hours ahead of what the hall has lived through: "
                        "for %d minutes no day is closed and no old entry deleted by it",
                        ahead / 3600,
                        DOUBTED_MS // 60_000,
                    )
            if ms - self._doubted < DOUBTED_MS:
                return _text(lived)
        self._known, self._doubted = (day_seconds, ms), None
        return told

    async def begin(self) -> None:
        """Continue from the last stored beat."""
        beat = await self._store.last_beat()
        self._base, self._since = beat.ms, self.seconds()
        if beat.believed is not None:
            self._known, self._doubted = (seconds_of(beat.believed), beat.ms), beat.doubted

    async def beat(self) -> None:
        """Store the hall time, and adopt that of another process if it is later."""
        believed = self.believed()
        later = await self._store.advance(StoredTime(self.now(), believed, self._doubted))
        self._base += max(0, later - self.now())

    def line(self, live: Live, action_id: str, seat: int, kind: str, action: str | None = None) -> Line:
        """Return a table's next line with the current times; without an action, its kind is the action."""
        return live.line(action_id, seat, kind, action or kind, self.clock(), self.now())


def _text(seconds: float) -> str:
    """Return a time of day in the stored form."""
    moment = datetime.fromtimestamp(seconds, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
