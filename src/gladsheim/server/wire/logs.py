"""Log format of the hall. Text from clients cannot forge lines, colour them, or fill the disk.

A message is one line of limited length in which unprintable characters are escaped. Only the traceback of
an error has more lines; they are indented, so that none can be taken for a message.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

LONGEST_MESSAGE = 2_000
LONGEST_TRACE = 10_000
"""Most characters of a traceback. Its beginning shows the path, its end the error."""
INDENT = "    "


class LineFormatter(logging.Formatter):
    """Formatter that writes records as single lines."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line, with the traceback of an error below it."""
        line = (
            f"{record.levelname}: {record.name}: {shortened(escaped(record.getMessage()), LONGEST_MESSAGE)}"
        )
        if not record.exc_info:
            return line
        trace = self.formatException(record.exc_info).splitlines()
        below = "\n".join(INDENT + escaped(one) for one in trace)
        return f"{line}\n{shortened(below, LONGEST_TRACE)}"


class LogLimit:
    """Limit on log lines that requests can cause: each once in `seconds` seconds, at most `most` of them."""

    def __init__(self, seconds: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._most = most
        self._clock = clock
        self._written: dict[str, tuple[float, int]] = {}
        """Time at which each line was written, and how often it was left out since; oldest first."""

    def due(self, line: str) -> int | None:
        """Return how often a line was left out since it was last written; None if it is left out now."""
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
    """Return the text with every unprintable character escaped as Python does."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


def shortened(text: str, most: int) -> str:
    """Return the text with its middle left out, if it has more than `most` characters."""
    if len(text) <= most:
        return text
    half = most // 2
    return f"{text[:half]} ... ({len(text) - 2 * half} characters more) ... {text[-half:]}"


def log_settings() -> dict[str, Any]:
    """Return the settings of `logging` for a process that serves: to standard error.

    Warnings, errors, and the progress of the kernels.
    """
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": LineFormatter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {"gladsheim.server.live_tables.kernels": {"level": "INFO"}},
    }
