"""Findings that are allowed: exceptions, each with its reason."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from .rules import Finding

HERE = Path(__file__).resolve().parent
EXCEPTIONS = HERE / "exceptions.toml"


class ExceptionError(ValueError):
    """An exception has no reason, or a field is missing or unknown."""


class Exempt(NamedTuple):
    """A finding that stays."""

    path: str
    rule: str
    text: str
    """Part of what the finding quotes."""
    reason: str

    def covers(self, finding: Finding) -> bool:
        """Return whether this is about a finding."""
        return (self.path, self.rule) == (finding.path, finding.rule) and self.text in finding.said


def read_exceptions(text: str) -> list[Exempt]:
    """Return the exceptions of a file. Raises ExceptionError for one without a reason."""
    found = []
    for number, row in enumerate(tomllib.loads(text).get("exception", []), 1):
        if set(row) != set(Exempt._fields) or not all(isinstance(one, str) for one in row.values()):
            raise ExceptionError(f"exception {number}: fields {sorted(row)}; needed: {list(Exempt._fields)}")
        for field in ("text", "reason"):
            if not row[field].strip():
                raise ExceptionError(f"exception {number} ({row['path']}): {field} is empty")
        found.append(Exempt(**row))
    return found


def without_exceptions(
    findings: Iterable[Finding], exceptions: list[Exempt]
) -> tuple[list[Finding], list[Exempt]]:
    """Return the findings that no exception covers, and the exceptions that cover none."""
    left, unused = list[Finding](), set(exceptions)
    for finding in findings:
        covering = {one for one in exceptions if one.covers(finding)}
        unused -= covering
        if not covering:
            left.append(finding)
    return left, sorted(unused)
