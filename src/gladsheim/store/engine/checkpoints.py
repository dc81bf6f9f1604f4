"""Checkpoints of an SQLite file at which nothing is written.

SQLite copies its log (`-wal`) into the file when the log has grown long, and when the last connection
is closed. In between, the newest changes are in the log alone, and a copy of the file lacks them.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

logger = logging.getLogger(__name__)

QUIET_SECONDS = 5.0
"""The log is copied when nothing has been written for this long."""
LONGEST_SECONDS = 60.0
"""... and this long after the first change since the last time, where it never is quiet."""


class Checkpoints:
    """Copies a log into its file once after each change, over a connection of its own.

    A passive checkpoint waits for nobody, and nobody waits for it.
    """

    def __init__(
        self, raw: sqlite3.Connection, log: Path, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._raw = raw
        self._clock = clock
        self._log = log
        self._seen: tuple[int, int] | None = None
        """Time and size of the log when it was last looked at."""
        self._copied: tuple[int, int] | None = None
        """The same when all of it was last copied."""
        self._seen_at = self._waits_since = clock()
        self._fault: str | None = None

    def look(self) -> None:
        """Copy the log if it has changed since it was copied, and now is the time."""
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
        """Copy all of the log that nobody still reads without. A fault is logged when it begins."""
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
