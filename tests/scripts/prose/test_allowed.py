"""Findings that are allowed: exceptions with reasons, and a list that only gets shorter."""

from __future__ import annotations

import pytest

from scripts.prose import allowed
from scripts.prose.__main__ import left_to_mend, not_yet
from scripts.prose.allowed import (
    ExceptionError,
    Exempt,
    count,
    excess,
    lowered,
    read_exceptions,
    without_exceptions,
)
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


def test_more_findings_than_listed_are_an_error() -> None:
    """A file may have as many findings of a rule as the list says, and no more."""
    assert excess(FOUND, {"a.md": {"anew": 2}}) == []
    assert excess(FOUND, {"a.md": {"anew": 1}}) == FOUND
    assert excess(FOUND, {"a.md": {"upon": 2}}) == FOUND


def test_the_list_is_only_lowered() -> None:
    """An update lowers and deletes numbers; it raises and adds none."""
    listed = {"a.md": {"anew": 3, "upon": 1}, "b.md": {"anew": 1}, "c.md": {"anew": 1}}
    found = {"a.md": {"anew": 2, "very": 1}, "c.md": {"anew": 5}, "d.md": {"anew": 1}}
    assert lowered(listed, found) == {"a.md": {"anew": 2}, "c.md": {"anew": 1}}
    assert "\n" + '"a.md" = { anew = 3, upon = 1 }\n' in allowed.written(listed)


@pytest.fixture(scope="module")
def left() -> tuple[list[Finding], list[Exempt]]:
    """What is left to mend in this checkout, and the exceptions that are not needed."""
    return left_to_mend()


def test_nothing_is_allowed_that_is_not_found(left: tuple[list[Finding], list[Exempt]]) -> None:
    """No exception and no number of the lists is larger than needed: `python -m scripts.prose --update`."""
    found, unused = left
    assert unused == []
    assert lowered(not_yet(), count(found)) == not_yet()


def test_there_are_no_new_findings(left: tuple[list[Finding], list[Exempt]]) -> None:
    """The prose of the project breaks no rule more often than the list allows."""
    assert excess(left[0], not_yet()) == []
