"""The fourth game, once it is registered, passes the tests of every game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]


def of_every_game() -> list[str]:
    """Return the test files that take their games from the registry, but for those in a browser."""
    found = [path for path in TESTS.rglob("test_*.py") if "names()" in path.read_text("utf-8")]
    return [str(path) for path in found if not {"browser", "fourth_game"} & set(path.parts)]


@pytest.mark.usefixtures("tictactoe")
def test_it_passes_what_every_game_passes() -> None:
    """The tests ask a game what it has, and do not mean the three that come with the package."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-k",
        "tictactoe",
    ]
    done = subprocess.run(
        [*command, *of_every_game()], cwd=TESTS.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-5_000:]
    assert " passed" in done.stdout
