"""`gladsheim test`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gladsheim.cli import test as command


def test_pytest_runs_in_the_checkout_with_the_arguments_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command passes its arguments on, and pytest's exit code back; what is compiled is kept."""
    calls: list[tuple[list[str], Path]] = []
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("GLADSHEIM_KEPT", "yes")

    def record(
        arguments: list[str], *, cwd: Path, env: dict[str, str], check: bool
    ) -> subprocess.CompletedProcess[str]:
        calls.append((arguments, cwd))
        assert env["GLADSHEIM_KEPT"] == "yes"
        assert "PYTHONDONTWRITEBYTECODE" not in env
        assert not check
        return subprocess.CompletedProcess(arguments, 5)

    monkeypatch.setattr(subprocess, "run", record)
    assert command.run(["--require-all", "tests/core"]) == 5
    [(arguments, folder)] = calls
    assert arguments[:3] == [sys.executable, "-m", "pytest"]
    assert arguments[-2:] == ["--require-all", "tests/core"]
    assert (folder / "pyproject.toml").is_file()


def test_an_installed_package_says_that_tests_need_a_checkout(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """From a wheel the command exits with 2 and says where tests can be run."""
    monkeypatch.setattr(command, "__file__", str(tmp_path / "site" / "gladsheim" / "cli" / "test.py"))
    assert command.run([]) == 2
    assert "./gladsheim test" in capsys.readouterr().err
