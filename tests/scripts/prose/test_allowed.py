"""Findings that are allowed: exceptions with reasons."""

from __future__ import annotations

import pytest

from scripts.prose.__main__ import left_to_mend
from scripts.prose.allowed import ExceptionError, Exempt, read_exceptions, without_exceptions
from scripts.prose.rules import Finding

ROW = '[[exception]]\npath = "a.md"\nrule = "anew"\ntext = "anew"\n'
FOUND = [Finding("a.md", line, "anew", "anew", "'again'") for line in (1, 2)]


@pytest.mark.parametrize("reason", ["", 'reason = " "\n', "reason = 1\n", 'reason = "good"\nother = "1"\n'])
def test_an_exception_needs_a_reason(reason: str) -> None:
    """An exception without a reason, or with an unknown field, is refused."""
    with pytest.raises(ExceptionError, match="exception 1"):
        read_exceptions(ROW + reason)
    assert read_exceptions(ROW + 'reason = "a name"\n') == [Exempt("a.md", "anew", "anew", "a name")]


def test_an_exception_covers_its_finding() -> None:
    """A finding is covered by path, rule and text; an exception that covers none is returned."""
    right, other = Exempt("a.md", "anew", "new", "a name"), Exempt("b.md", "anew", "new", "a name")
    assert without_exceptions(FOUND, [right, other]) == ([], [other])
    assert without_exceptions(FOUND, [other]) == (FOUND, [other])


def test_this_checkout_has_no_findings() -> None:
    """The prose of the project breaks no rule, and no exception is idle."""
    assert left_to_mend() == ([], [])
