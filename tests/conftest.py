"""The layers of the tests.

Unit tests always run. Tests marked `browser` or `postgres` run where their program is
found; otherwise they are left out, and the end of the run says so by name. With
`--require-all` (the proof of a change) leaving any out is a failure.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest_plugins = ["pytester", "tests.proof_options"]

# Kernels run plain, so that debuggers and coverage see them; tests of the other ways start processes.
os.environ.setdefault("GLADSHEIM_KERNELS", "plain")

# Per layer: what to install, and the programs any one of which will do.
LAYERS = {
    "browser": ("Chromium", ("chromium", "chromium-browser", "google-chrome")),
    "postgres": ("PostgreSQL's initdb", ("initdb",)),
}
LEFT_OUT = pytest.StashKey[dict[str, int]]()


def program(layer: str) -> str | None:
    """The path of the program that a layer needs; None where it is not installed."""
    # Debian keeps PostgreSQL's programs off PATH, in a folder per version.
    servers = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True) if layer == "postgres" else []
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, servers)])
    return next((found for name in LAYERS[layer][1] if (found := shutil.which(name, path=path))), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the system's Chromium, for tests marked `browser`."""
    found = program("browser")
    assert found, "a test that uses the browser must be marked so: @pytest.mark.browser"
    return found


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--require-all`."""
    parser.addoption("--require-all", action="store_true", help="fail where tests would be left out")


def pytest_configure(config: pytest.Config) -> None:
    """Declare a marker per layer."""
    config.stash[LEFT_OUT] = {}
    for layer, (what, _) in LAYERS.items():
        config.addinivalue_line("markers", f"{layer}: runs where {what} is installed")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests whose layer has no program here."""
    left_out = config.stash[LEFT_OUT]
    missing = [layer for layer in LAYERS if program(layer) is None]
    for layer in missing:
        without = [item for item in items if item.get_closest_marker(layer)]
        if without:
            left_out[layer] = len(without)
            config.hook.pytest_deselected(items=without)
            items[:] = [item for item in items if item not in without]
    # Present in the worker processes of pytest-xdist only.
    if (output := getattr(config, "workeroutput", None)) is not None:
        output["left_out"] = left_out


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear from a worker process of pytest-xdist what it left out."""
    node.config.stash[LEFT_OUT].update(getattr(node, "workeroutput", {}).get("left_out", {}))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    """With `--require-all`, a run that left tests out has failed."""
    if session.config.stash[LEFT_OUT] and session.config.option.require_all:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    return (yield)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say by name what was left out."""
    for layer, count in config.stash[LEFT_OUT].items():
        what = LAYERS[layer][0]
        verdict = "FAILED" if config.option.require_all else "LEFT OUT"
        tests = "test" if count == 1 else "tests"
        terminalreporter.write_line(
            f"{verdict}: {count} {layer} {tests}, for {what} is not installed", yellow=True
        )
