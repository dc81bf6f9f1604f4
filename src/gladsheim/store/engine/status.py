"""How the newest work of a database ended."""

from __future__ import annotations

import math
import time


class Status:
    """When something was last saved, and whether anything has failed since. Threads may share it."""

    def __init__(self) -> None:
        self.saved_at = -math.inf
        """By `time.monotonic`; what was rolled back does not count."""
        self.has_failed = False

    def saved(self) -> None:
        """A change was committed."""
        self.saved_at, self.has_failed = time.monotonic(), False

    def failed(self) -> None:
        """The database refused to save, or could not be reached."""
        self.has_failed = True

    def is_proved(self, seconds: float) -> bool:
        """Whether a change was saved within so many seconds, and none has failed since."""
        return not self.has_failed and time.monotonic() - self.saved_at < seconds
