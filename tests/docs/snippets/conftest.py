"""A hall that is made once, and compiled kernels for commands that nobody wants to wait for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import environment
from tests.docs.snippets.hall import small_hall


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a small hall, to be copied."""
    path = tmp_path_factory.mktemp("small") / "hall.db"
    small_hall(path)
    return path


@pytest.fixture(scope="session")
def compiled() -> None:
    """All kernels, as `./gladsheim dev` leaves them."""
    settings = environment()
    del settings["GLADSHEIM_KERNELS"]
    subprocess.run([sys.executable, "-m", "gladsheim", "warm"], env=settings, capture_output=True, check=True)
