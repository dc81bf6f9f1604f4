"""Running time of this process, without standstills.

A machine can be frozen: suspended, paused as a container, stopped by a signal. Its kernel's clock may go on
meanwhile, while no player can act. So the process reads that clock every second, and does not count the
time between two readings that are far apart.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

STANDSTILL_SECONDS = 5.0
"""Seconds without a reading after which the process counts as having stood still."""

logger = logging.getLogger(__name__)


class LivedTime:
    """Seconds that a process has run, counted by a monotonic clock.

    If `is_told`, standstills are logged with their length.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, *, is_told: bool = False) -> None:
        self._clock = clock
        self._is_told = is_told
        self._lock = threading.Lock()
        self._looked, self._lived = clock(), 0.0

    def __call__(self) -> float:
        """Return the seconds so far. It must be called at least every few seconds."""
        with self._lock:
            now = self._clock()
            passed, self._looked = now - self._looked, now
            if passed <= STANDSTILL_SECONDS:
                self._lived += passed
            elif self._is_told:
                logger.warning("this process stood still for %.0f s: clocks at tables did, too", passed)
            return self._lived


LIVED = LivedTime(is_told=True)
"""Running time of this process."""
