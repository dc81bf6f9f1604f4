"""Options of pytest for the proofs: `--long`, and `--rule V-5.10` to run what proves a rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gladsheim.testing.ledger import rules_of


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options."""
    parser.addoption("--long", action="store_true", help="prove over thousands of games instead of a few")
    parser.addoption("--rule", action="append", default=[], metavar="ID", help="only what proves this rule")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--rule`, leave out the tests that do not prove one of the rules named."""
    wanted = set(config.getoption("--rule"))
    if wanted:
        chosen = [item for item in items if wanted & set(_rules(item))]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen


def _rules(item: pytest.Item) -> Iterator[str]:
    """The rules of a test: those over it, and those of the case that it is run with."""
    yield from rules_of(getattr(item, "function", None))
    callspec: Any = getattr(item, "callspec", None)
    for value in callspec.params.values() if callspec else ():
        yield from value.get("rules", ()) if isinstance(value, dict) else getattr(value, "rules", ())


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether the proofs were asked for in their long form."""
    return bool(request.config.getoption("--long"))
