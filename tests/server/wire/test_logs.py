"""What stands in the log."""

from __future__ import annotations

import logging
import logging.config
from io import StringIO

import pytest

from gladsheim.server.app import interface_document
from gladsheim.server.wire.logs import (
    INDENT,
    LONGEST_MESSAGE,
    LONGEST_TRACE,
    LineFormatter,
    LogLimit,
    log_settings,
)


@pytest.fixture
def log() -> tuple[logging.Logger, StringIO]:
    """A logger, and what it has written."""
    logger, written = logging.Logger("hall"), StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(LineFormatter())
    logger.addHandler(handler)
    return logger, written


def test_no_request_forges_a_line(log: tuple[logging.Logger, StringIO]) -> None:
    """Whatever does not print is escaped: ends of lines, colours, marks of the writing direction."""
    logger, written = log
    logger.error("GET %s", "/a\nERROR: hall: forged\r\x1b[2J\x85\u2028\u202e é ᚠ")
    assert written.getvalue() == (
        "ERROR: hall: GET /a\\nERROR: hall: forged\\r\\x1b[2J\\x85\\u2028\\u202e é ᚠ\n"
    )


def test_nor_does_a_fault_that_repeats_what_was_sent(log: tuple[logging.Logger, StringIO]) -> None:
    """The lines of a trace are indented, and escaped as well."""
    logger, written = log
    try:
        raise ValueError("no such thing: a\nERROR: hall: forged \x1b[2J")
    except ValueError:
        logger.exception("a fault")
    first, *more = written.getvalue().splitlines()
    assert first == "ERROR: hall: a fault"
    assert all(line.startswith(INDENT) for line in more)
    assert more[-1] == f"{INDENT}ERROR: hall: forged \\x1b[2J"


def test_no_request_fills_the_log(log: tuple[logging.Logger, StringIO]) -> None:
    """A message has a bounded length, and so has the trace of a fault; both ends of them are kept."""
    logger, written = log
    try:
        raise ValueError("begin" + 200_000 * "a" + "end")
    except ValueError:
        logger.exception("/" + 200_000 * "\x1b" + "last")
    text = written.getvalue()
    assert len(text) < LONGEST_MESSAGE + LONGEST_TRACE + 1_000
    assert "last" in text
    assert text.endswith("end\n")


def test_lines_that_requests_cause_are_few() -> None:
    """Each is due once in its time, and says how often it was left out; of all only so many are due."""
    now = 0.0
    seldom = LogLimit(60, 3, lambda: now)
    assert [seldom.due("a") for _ in range(3)] == [0, None, None]
    assert [seldom.due(line) for line in ("b", "c", "d", "e")] == [0, 0, None, None]
    now = 59.0
    assert seldom.due("a") is None
    now = 60.0
    assert [seldom.due(line) for line in ("a", "d", "e", "f")] == [3, 0, 0, None]
    # What is remembered is bounded as well.
    assert len(seldom._written) == 3


def test_every_logger_of_the_process_writes_so() -> None:
    """The settings are those of the root: libraries' lines are escaped as the hall's are."""
    root = log_settings()["root"]
    assert log_settings()["formatters"]["line"] == {"()": LineFormatter}
    assert root == {"handlers": ["stderr"], "level": "WARNING"}


def test_the_interface_document_leaves_the_log_as_it_is() -> None:
    """To make it takes an application of the framework, which would set up the log of the process anew."""
    before = list(logging.getLogger().handlers)
    interface_document.__wrapped__()
    assert logging.getLogger().handlers == before
