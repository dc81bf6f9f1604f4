"""Checkpoints of an SQLite file that is idle.

SQLite copies its log (`-wal`) into the file when the log has grown long, and when the last connection is
closed. In between, the newest changes are only in the log, and a copy of the file lacks them.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

logger = logging.getLogger(__name__)

QUIET_SECONDS = 5.0
"""Seconds without a change after which the log is copied."""
LONGEST_SECONDS = 60.0
"""Seconds after the first uncopied change at which the log is copied even if changes continue."""


class Checkpoints:
    """Copies a log into its file once after each change, over a separate connection.

    A passive checkpoint neither waits for other connections nor blocks them.
    """

    def __init__(
        self, raw: sqlite3.Connection, log: Path, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._raw = raw
        self._clock = clock
        self._log = log
        self._seen: tuple[int, int] | None = None
        """Time and size of the log at the last look."""
        self._copied: tuple[int, int] | None = None
        """Time and size of the log when all of it was last copied."""
        self._seen_at = self._waits_since = clock()
        self._fault: str | None = None

    def look(self) -> None:
        """Copy the log if it has changed since it was copied and a copy is due."""
        now, found = self._clock(), self._state()
        if found in (None, self._copied):
            self._waits_since = now
            return
        if found != self._seen:
            self._seen, self._seen_at = found, now
        if now - self._seen_at >= QUIET_SECONDS or now - self._waits_since >= LONGEST_SECONDS:
            self.copy()
            self._seen_at = self._waits_since = now

    def copy(self) -> None:
        """Copy the part of the log that no reader holds back. An error is logged when it first occurs."""
        # Looked at first: what is written from now on may be left for the next time.
        found = self._state()
        if found in (None, self._copied) or found[1] == 0:
            return
        try:
            busy, pages, copied = self._raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error as error:
            if str(error) != self._fault:
                logger.warning("the log %s cannot be copied into its file: %s", self._log, error)
            self._fault = str(error)
            return
        self._fault = None
        if not busy and pages == copied:
            self._copied = found

    def _state(self) -> tuple[int, int] | None:
        try:
            found = self._log.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size
