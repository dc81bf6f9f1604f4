"""Time that this process has lived through.

A machine can be frozen: suspended, paused as a container, stopped by a signal. The clock of its kernel
may go on meanwhile, and nobody can act. So a process looks at that clock every second, and does not count
what passed between two looks that are far apart.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

STANDSTILL_SECONDS = 5.0
"""After so long without a look the process stood still."""

logger = logging.getLogger(__name__)


class LivedTime:
    """Seconds that a process has lived through, counted by a clock that never jumps.

    If it `is_told`, the log says for how long the process stood still.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, *, is_told: bool = False) -> None:
        self._clock = clock
        self._is_told = is_told
        self._lock = threading.Lock()
        self._looked, self._lived = clock(), 0.0

    def __call__(self) -> float:
        """How many seconds there have been. Somebody has to ask at least every few seconds."""
        with self._lock:
            now = self._clock()
            passed, self._looked = now - self._looked, now
            if passed <= STANDSTILL_SECONDS:
                self._lived += passed
            elif self._is_told:
                logger.warning("this process stood still for %.0f s: clocks at tables did, too", passed)
            return self._lived


LIVED = LivedTime(is_told=True)
"""That of this process."""
