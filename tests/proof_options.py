"""Options of pytest for the proofs: `--long`, `--rule V-5.10` for what proves a rule, `--screenshots DIR`,
`--simulation-seed N` for one seed of the simulation.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from gladsheim.testing.ledger import rules_of

MEASURED = "measured"
LAST_SEED = 10**9


def _seed(text: str) -> int:
    """A seed of the simulation, as a user types it. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(LAST_SEED)) or int(text) > LAST_SEED:
        raise argparse.ArgumentTypeError(f"{text!r} is no seed; allowed: 0 to {LAST_SEED}")
    return int(text)


# On a busy machine an example takes any time, and making one as well: what is slow is no fault.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options."""
    parser.addoption("--long", action="store_true", help="prove over thousands of games instead of a few")
    parser.addoption("--rule", action="append", default=[], metavar="ID", help="only what proves this rule")
    parser.addoption("--screenshots", metavar="DIR", help="keep pictures of every page of the client there")
    parser.addoption(
        "--simulation-seed",
        type=_seed,
        metavar="N",
        help=f"simulate this seed alone, from 0 to {LAST_SEED:,}",
    )


def mostly_long(every: Iterable[Any], short: Iterable[Any]) -> list[Any]:
    """The parameters of a proof: in the short form only these few of them."""
    few = list(short)
    return [pytest.param(one, marks=() if one in few else pytest.mark.long) for one in every]


def mostly_long_rows(every: Iterable[tuple[Any, ...]], short: Iterable[tuple[Any, ...]]) -> list[Any]:
    """As `mostly_long`, for parameters of several names."""
    few = list(short)
    return [pytest.param(*row, marks=() if row in few else pytest.mark.long) for row in every]


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker of what is left to the long form."""
    config.addinivalue_line("markers", "long: runs with --long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is for the long form alone, and with `--rule` what proves none of the rules named."""
    wanted, long = set(config.getoption("--rule")), config.getoption("--long")

    def chosen(item: pytest.Item) -> bool:
        due = long or item.get_closest_marker("long") is None
        return due and (not wanted or bool(wanted & set(_rules(item))))

    if left_out := [item for item in items if not chosen(item)]:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if chosen(item)]


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


@pytest.fixture
def simulation_seed(request: pytest.FixtureRequest) -> int | None:
    """The one seed that is to be simulated; None for as many as the proof is long."""
    found: int | None = request.config.getoption("--simulation-seed")
    return found


@pytest.fixture
def screenshots(request: pytest.FixtureRequest) -> Path | None:
    """The folder for pictures of the client; None where none were asked for."""
    wanted: str | None = request.config.getoption("--screenshots")
    if wanted is None:
        return None
    folder = Path(wanted)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def measured(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Notes in a sentence what a proof has gone through; the end of a run of the long forms tells it."""
    return lambda sentence: record_property(MEASURED, sentence)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what the long forms have gone through."""
    if config.getoption("--long"):
        for report in terminalreporter.getreports("passed"):
            for name, sentence in report.user_properties:
                if name == MEASURED:
                    terminalreporter.write_line(f"{report.nodeid}: {sentence}")
