"""Compiled engines that are damaged on the disk: no command dies of them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gladsheim.core.engine import cache, shipped
from tests.cli.conftest import SOURCES, Ran, Runner
from tests.damage import DAMAGE, Damage

GAME = "valhalla"
PLAYED = ("simulate", GAME, "--target", "3", "-n", "1", "--seed", "1", "--bots", "greedy", "-q")


@pytest.fixture
def engine(compiled: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A real compiled engine in a cache of its own."""
    found = shipped.compiled(GAME)
    if found is None:
        pytest.skip("there is no compiler here")
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path / "cache"))
    cache.folder().mkdir(parents=True)
    path = cache.folder() / found.path.name
    path.write_bytes(found.machine_code)
    return path


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., Ran]:
    """Runs a command where no compiler works, so that nothing can take the place of what is damaged."""
    (tmp_path / "numba.py").write_text("raise ImportError('no LLVM')")

    def call(*command: str, kernels: str = "auto") -> Ran:
        path = f"{tmp_path}{os.pathsep}{SOURCES}"
        done = subprocess.run(
            [sys.executable, "-m", "gladsheim", *command],
            env={**os.environ, "PYTHONPATH": path, "GLADSHEIM_KERNELS": kernels},
            capture_output=True,
            text=True,
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return call


def test_a_sound_engine_is_taken(engine: Path, run: Callable[..., Ran]) -> None:
    """Without a word, by whoever insists on compiled code."""
    ran = run(*PLAYED, kernels="compiled")
    assert (ran.code, ran.err) == (0, "")


@DAMAGE
def test_a_damaged_engine_runs_plain(
    engine: Path, run: Callable[..., Ran], cli: Runner, damage: Damage
) -> None:
    """The same game is played; the file is named. Before, the process ended with SIGSEGV or SIGABRT."""
    sound = cli(*PLAYED).out
    engine.write_bytes(damage(engine.read_bytes()))
    ran = run(*PLAYED)
    assert (ran.code, ran.out) == (0, sound)
    told = f"compiled engine {engine} is damaged and is not loaded: {GAME} is compiled again or runs as plain"
    assert ran.err.count(told) == 1
    assert (
        f"the kernels of {GAME} cannot be compiled: ImportError: no LLVM; they run plain, and slowly"
        in ran.err
    )


def test_who_insists_on_compiled_code_is_refused(engine: Path, run: Callable[..., Ran]) -> None:
    """Two lines and exit code 2: which file is damaged, and that it cannot be compiled."""
    engine.write_bytes(b"")
    ran = run(*PLAYED, kernels="compiled")
    assert (ran.code, ran.out) == (2, "")
    assert f"compiled engine {engine} is damaged" in ran.err
    assert "Traceback" not in ran.err
