"""Hall time: milliseconds that pass only while a hall is running.

It is counted by a clock that no change of the wall clock touches, on top of what was written down
by the last beat; so nobody loses time while the hall is down or frozen, and the little that passed since the
last beat before it went down is given away. Of several processes that serve one database each
beats, and all go by the one that is ahead.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime

from gladsheim.server.time.pause import seconds_of
from gladsheim.store.tables.time import Beat, TimeStore
from gladsheim.tables.agreed.terms import HOUR_MS
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import Line

DOUBTED_MS = HOUR_MS
"""A time of day that is ahead of what the hall has lived through is believed after so long."""
TOLERATED_SECONDS = 1.0
"""By so much a time of day may be ahead without being doubted."""
TOLD_SECONDS = 600.0
"""A time of day that is further ahead than this is told to the host."""

logger = logging.getLogger(__name__)


class HallTime:
    """How long the hall has been running, over all its processes and restarts, and the time of day.

    `clock` gives the machine's time of day, as it is stored beside every line. It may be set to anything at
    any time: for what cannot be taken back ask for `believed`.
    """

    def __init__(self, store: TimeStore, clock: Callable[[], str], seconds: Callable[[], float]) -> None:
        self.clock = clock
        self._store = store
        self.seconds = seconds
        self._base, self._since = 0, seconds()
        self._known = seconds_of(clock()), 0
        self._doubted: int | None = None

    def now(self) -> int:
        """The hall time, in milliseconds."""
        return self._base + int((self.seconds() - self._since) * 1000)

    def believed(self) -> str:
        """The time of day for what cannot be taken back: never ahead of the machine's clock.

        A clock that has jumped ahead, or is ahead of what the hall has lived through since it ran
        last, is believed after the hall has lived through `DOUBTED_MS` more.
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
        """Go on from what was written down last."""
        beat = await self._store.last_beat()
        self._base, self._since = beat.ms, self.seconds()
        if beat.believed is not None:
            self._known, self._doubted = (seconds_of(beat.believed), beat.ms), beat.doubted

    async def beat(self) -> None:
        """Write down how late it is, and adopt what another process says if that is later."""
        believed = self.believed()
        later = await self._store.advance(Beat(self.now(), believed, self._doubted))
        self._base += max(0, later - self.now())

    def line(self, live: Live, action_id: str, seat: int, kind: str, action: str | None = None) -> Line:
        """A next line of a table, stored now; one that is no action has its kind as the action."""
        return live.line(action_id, seat, kind, action or kind, self.clock(), self.now())


def _text(seconds: float) -> str:
    """A time of day as it is stored."""
    moment = datetime.fromtimestamp(seconds, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
