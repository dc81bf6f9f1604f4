"""An installation that has the fourth game, in this process and in those that it starts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
INSTALLED = Path(__file__).parent / "installed"
"""As a package manager would leave it: the entry point, and nothing else."""
SOURCES = os.pathsep.join(map(str, (ROOT / "src", ROOT, INSTALLED)))


@pytest.fixture
def tictactoe(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tic-tac-toe is installed while a test runs."""
    known = import_module("gladsheim.games")._installed
    monkeypatch.syspath_prepend(str(INSTALLED))
    monkeypatch.setenv("PYTHONPATH", SOURCES)
    known.cache_clear()
    yield
    monkeypatch.undo()
    known.cache_clear()
