"""Run the command line, inside this process and as a program of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import gladsheim
from gladsheim.cli.main import run
from tests import PATIENCE
from tests.preloaded import python

SOURCES = Path(gladsheim.__file__).parents[1]
POSITION = (
    '{"game": "voluspa", "version": 1, "options": {"players": 2, "kinds": ["Od", "Th", "Tr", "Dr", "Fe", '
    '"Sk", "Va", "Lo"]}, "board": {"0,0": "Sk", "1,0": "Va", "2,0": "Th"}, "hands": [["Od"], ["Lo"]]}'
)
"""Odin at the end of Skadi, Valkyrie and Thor: four points."""


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    code: int
    out: str
    err: str


Runner = Callable[..., Ran]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Runs a command in this process: `cli("moves", "-", typed="...")`."""

    def call(*args: str | Path, typed: str | bytes = "") -> Ran:
        data = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        monkeypatch.setenv("LANG", "C")
        capsys.readouterr()
        code = run([str(arg) for arg in args])
        seen = capsys.readouterr()
        return Ran(code, seen.out, seen.err)

    return call


def environment(kernels: str = "plain") -> dict[str, str]:
    """The environment for a program of its own."""
    return {**os.environ, "PYTHONPATH": str(SOURCES), "GLADSHEIM_KERNELS": kernels, "COLUMNS": "80"}


def program(*args: str | Path, typed: str = "", timeout: float = PATIENCE, kernels: str = "plain") -> Ran:
    """Runs a command as a program of its own."""
    done = subprocess.run(
        [python(), "-m", "gladsheim", *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(kernels),
        timeout=timeout,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
