"""The lines of the hall's log: what others sent cannot forge one, colour one, or fill the disk with one.

A message is one line of bounded length in which everything that does not print is escaped. Only the
trace of a fault has more lines: they are indented, so that none can be taken for a message.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

LONGEST_MESSAGE = 2_000
LONGEST_TRACE = 10_000
"""Characters of a trace: its beginning says how it came, its end what it was."""
INDENT = "    "


class LineFormatter(logging.Formatter):
    """Formats records so."""

    def format(self, record: logging.LogRecord) -> str:
        """A line, with the trace of a fault below it."""
        line = (
            f"{record.levelname}: {record.name}: {shortened(escaped(record.getMessage()), LONGEST_MESSAGE)}"
        )
        if not record.exc_info:
            return line
        trace = self.formatException(record.exc_info).splitlines()
        below = "\n".join(INDENT + escaped(one) for one in trace)
        return f"{line}\n{shortened(below, LONGEST_TRACE)}"


class Seldom:
    """Bounds lines of the log that requests can cause: each once in so many seconds, and `most` of all."""

    def __init__(self, seconds: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._most = most
        self._clock = clock
        self._written: dict[str, tuple[float, int]] = {}
        """When each line was written, and how often it was left out since; the oldest first."""

    def due(self, line: str) -> int | None:
        """How often a line was left out since it was last written; None if it is left out now."""
        now = self._clock()
        at, left_out = self._written.get(line, (-self._seconds, 0))
        if now - at < self._seconds:
            self._written[line] = at, left_out + 1
            return None
        others = sum(now - at < self._seconds for at, _ in self._written.values())
        if others >= self._most:
            return None
        self._written.pop(line, None)
        if len(self._written) >= self._most:
            del self._written[next(iter(self._written))]
        self._written[line] = now, 0
        return left_out


def escaped(text: str) -> str:
    """The text with every character that does not print written as Python writes it."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


def shortened(text: str, most: int) -> str:
    """Its first and its last characters where there are more than so many."""
    if len(text) <= most:
        return text
    half = most // 2
    return f"{text[:half]} ... ({len(text) - 2 * half} characters more) ... {text[-half:]}"


def log_settings() -> dict[str, Any]:
    """The settings of `logging` for a process that serves, on standard error.

    Warnings, faults, and how far the kernels are.
    """
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": LineFormatter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {"gladsheim.server.live_tables.kernels": {"level": "INFO"}},
    }
