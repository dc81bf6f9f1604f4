"""Rule ledger: which rule is proved by which test.

Tests carry the ids of the rules they prove: `@rule("V-4.4")`. The ids are plain strings in the source, so
that the ledger is complete however few of the tests are run.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

MARK = "__rules__"
Citations = dict[str, list[str]]
"""Places where a rule is cited, by rule id."""


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the ids of the rules that it proves; may be used more than once."""

    def mark(test: Test) -> Test:
        setattr(test, MARK, (*ids, *rules_of(test)))
        return test

    return mark


def rules_of(test: object) -> tuple[str, ...]:
    """Return the ids that a test was marked with."""
    found: tuple[str, ...] = getattr(test, MARK, ())
    return found


def cited_in(folder: Path) -> Citations:
    """Return all ids in `@rule(...)` over the tests of a folder, with file and test name.

    Raises ValueError for an id that is no plain string, since a reader could not search for it.
    """
    found: Citations = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for one in _ids(node, path):
                    found[one].append(f"{path.name}::{node.name}")
    return dict(found)


def _ids(test: ast.FunctionDef, path: Path) -> Iterator[str]:
    for decorator in test.decorator_list:
        if (
            isinstance(decorator, ast.Call)
            and isinstance(decorator.func, ast.Name)
            and decorator.func.id == rule.__name__
        ):
            for argument in decorator.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise ValueError(f"{path}:{argument.lineno}: a rule id must be a plain string")
                yield argument.value


def cited_by_cases(cases: Iterable[Mapping[str, Any]]) -> Citations:
    """Return the ids that golden cases name in their `rules`."""
    found: Citations = defaultdict(list)
    for case in cases:
        for one in case["rules"]:
            found[one].append(str(case["id"]))
    return dict(found)


def merge(*ledgers: Citations) -> Citations:
    """Return all citations together."""
    found: Citations = defaultdict(list)
    for ledger in ledgers:
        for one, places in ledger.items():
            found[one] += places
    return dict(found)
