"""Findings that are allowed: exceptions for good, each with its reason, and those that are not mended yet."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from .rules import Finding

HERE = Path(__file__).resolve().parent
EXCEPTIONS = HERE / "exceptions.toml"
NOT_YET = HERE / "not_yet.toml"
HEAD = """\
# Findings by file and rule that are not mended yet. `python -m scripts.prose --update` writes this file:
# it lowers and deletes numbers, and never raises one.
"""
Counts = dict[str, dict[str, int]]
"""Numbers of findings by file and rule."""


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


def count(findings: Iterable[Finding]) -> Counts:
    """Count findings by file and rule."""
    counts: Counts = {}
    for (path, rule), number in sorted(Counter((one.path, one.rule) for one in findings).items()):
        counts.setdefault(path, {})[rule] = number
    return counts


def excess(findings: Iterable[Finding], not_yet: Counts) -> list[Finding]:
    """Return all findings of each file and rule that has more of them than the list allows."""
    found = list(findings)
    counts = count(found)
    return [one for one in found if counts[one.path][one.rule] > not_yet.get(one.path, {}).get(one.rule, 0)]


def lowered(not_yet: Counts, counts: Counts) -> Counts:
    """Return the list with each number lowered to what is found; nothing is added or raised."""
    lower = {
        path: {
            rule: min(number, counts[path][rule]) for rule, number in rules.items() if rule in counts[path]
        }
        for path, rules in not_yet.items()
        if path in counts
    }
    return {path: rules for path, rules in lower.items() if rules}


def written(counts: Counts) -> str:
    """Return the list as its file has it."""
    rows = list[str]()
    for path, rules in sorted(counts.items()):
        numbers = ", ".join(f"{rule} = {number}" for rule, number in sorted(rules.items()))
        rows.append(f"{json.dumps(path)} = {{ {numbers} }}\n")
    return HEAD + "".join(rows)
