"""Outcome of the newest changes of a database."""

from __future__ import annotations

import math
import time


class Status:
    """Time of the last saved change, and whether one has failed since. Threads may share it."""

    def __init__(self) -> None:
        self.saved_at = -math.inf
        """Time of `time.monotonic`. Rolled back changes do not count."""
        self.has_failed = False

    def saved(self) -> None:
        """Note that a change was committed."""
        self.saved_at, self.has_failed = time.monotonic(), False

    def failed(self) -> None:
        """Note that the database refused to save, or could not be reached."""
        self.has_failed = True

    def is_proved(self, seconds: float) -> bool:
        """Whether a change was saved within the last `seconds` seconds, and none has failed since."""
        return not self.has_failed and time.monotonic() - self.saved_at < seconds
