"""`--layer-times`: what each folder of the tests took, as the table in CONTRIBUTING.md.

Processor time is that of the process that runs a test and of the processes that it has started and seen
end. One that several tests share counts where it ends; PostgreSQL's server is nobody's child, and counts
nowhere, nor do those of Chromium's processes that nobody sees end. What is forked from a loaded process
(`tests.preloaded`) counts with that one: nowhere.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pytest

HEAD = """\
| layer | what it proves | tests | processor seconds | wall seconds |
|---|---|---|---|---|"""
PROCESSOR = "processor_seconds"
CALL = "call"


@dataclass
class Layer:
    """What the tests of a folder took."""

    tests: int = 0
    processor: float = 0
    wall: float = 0


def layer_of(test: str) -> str:
    """The folder of a test, two steps down at most: `tests/server` for what is in `tests/server/edge`."""
    return "/".join(test.partition("::")[0].split("/")[:-1][:2])


def sentence(layer: str) -> str:
    """What a layer proves: the first line of its package's docstring."""
    text = importlib.import_module(layer.replace("/", ".")).__doc__ or ""
    return text.strip().partition("\n")[0].rstrip(".")


def table(layers: dict[str, Layer], processes: int) -> Iterator[str]:
    """The table's rows, the most expensive layer first, for so many processes side by side."""
    yield HEAD
    for name, layer in sorted(layers.items(), key=lambda one: -one[1].wall):
        figures = f"{layer.tests:,} | {layer.processor:.0f} | {layer.wall / processes:.0f}"
        yield f"| `{name}` | {sentence(name)} | {figures} |"


def gathered(reports: Iterable[pytest.TestReport]) -> dict[str, Layer]:
    """The layers' times, from the reports of each test's set-up, call and end."""
    layers: dict[str, Layer] = {}
    for report in reports:
        layer = layers.setdefault(layer_of(report.nodeid), Layer())
        layer.tests += report.when == CALL
        layer.processor += getattr(report, PROCESSOR, 0.0)
        layer.wall += report.duration
    return layers


class Meter:
    """Notes in each report the processor time since the one before."""

    def __init__(self) -> None:
        self._last = self._used()

    @staticmethod
    def _used() -> float:
        return sum(os.times()[:4])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Iterator[None]:
        """Measure."""
        report = yield
        now = self._used()
        setattr(report, PROCESSOR, now - self._last)
        self._last = now
        return report


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option."""
    parser.addoption("--layer-times", action="store_true", help="print what each folder of the tests took")


def pytest_configure(config: pytest.Config) -> None:
    """Measure in every process where that was asked for."""
    if config.getoption("--layer-times"):
        config.pluginmanager.register(Meter())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the table."""
    if config.getoption("--layer-times"):
        found = [one for reports in terminalreporter.stats.values() for one in reports]
        reports = [one for one in found if isinstance(one, pytest.TestReport)]
        processes = int(getattr(config.option, "numprocesses", None) or 1)
        terminalreporter.section("layers")
        for line in table(gathered(reports), processes):
            terminalreporter.write_line(line)
