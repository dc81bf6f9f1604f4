"""The layers of the tests: what runs where, and what is said about the rest."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

TESTS = """
import pytest

def test_unit():
    pass

@pytest.mark.browser
def test_browser():
    pass
"""


@pytest.fixture
def without_programs(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A folder with the project's layers and two tests, on a machine without any program."""
    pytester.makeconftest((Path(__file__).parents[1] / "conftest.py").read_text(encoding="utf-8"))
    pytester.makepyfile(TESTS)
    monkeypatch.setenv("PATH", str(pytester.path))
    monkeypatch.delenv("GLADSHEIM_CHROMIUM", raising=False)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]), prepend=os.pathsep)
    # No other plugin has a part in this.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    return pytester


@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["one process", "worker processes"])
def test_a_layer_without_its_program_is_left_out_and_named(
    without_programs: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    """Without Chromium the browser test does not run, and the summary says so."""
    result = without_programs.runpytest_subprocess(*workers)
    result.stdout.fnmatch_lines(["LEFT OUT: 1 browser test, for Chromium is not installed"])
    assert result.ret == 0
    assert result.parseoutcomes()["passed"] == 1


@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["one process", "worker processes"])
def test_require_all_fails_where_a_test_is_left_out(
    without_programs: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    """With --require-all the same run fails and names the same layer."""
    result = without_programs.runpytest_subprocess("--require-all", *workers)
    result.stdout.fnmatch_lines(["FAILED: 1 browser test, for Chromium is not installed"])
    assert result.ret == 1


def test_a_layer_with_its_program_runs(without_programs: pytest.Pytester) -> None:
    """A program of the right name on PATH is all that a layer asks for."""
    chromium = without_programs.path / "chromium"
    chromium.write_text("#!/bin/sh\n")
    chromium.chmod(0o755)
    result = without_programs.runpytest_subprocess("--require-all")
    assert result.ret == 0
    assert result.parseoutcomes() == {"passed": 2}


@pytest.mark.parametrize(("chosen", "passed"), [("other", 2), ("missing", 1)])
def test_a_chromium_can_be_chosen(
    without_programs: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, chosen: str, passed: int
) -> None:
    """The variable names a program; where that is missing no other takes its place."""
    for name in ("chromium", "other"):
        program = without_programs.path / name
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
    monkeypatch.setenv("GLADSHEIM_CHROMIUM", str(without_programs.path / chosen))
    assert without_programs.runpytest_subprocess().parseoutcomes()["passed"] == passed


@pytest.mark.parametrize(("code", "outcomes"), [(0, {"passed": 2}), (1, {"passed": 1, "deselected": 1})])
def test_where_nobody_may_trace_processes_that_layer_is_left_out(
    without_programs: pytest.Pytester, code: int, outcomes: dict[str, int]
) -> None:
    """Some containers have strace and forbid what it does."""
    without_programs.makepyfile(TESTS.replace("browser", "strace"))
    strace = without_programs.path / "strace"
    strace.write_text(f"#!/bin/sh\nexit {code}\n")
    strace.chmod(0o755)
    assert without_programs.runpytest_subprocess().parseoutcomes() == outcomes
