"""The lines of the hall's log: what others sent cannot forge one, colour one, or fill the disk with one.

A message is one line of bounded length in which everything that does not print is escaped. Only the
trace of a fault has more lines: they are indented, so that none can be taken for a message.
"""

from __future__ import annotations

import logging
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
        "loggers": {"gladsheim.server.jobs.kernels": {"level": "INFO"}},
    }
