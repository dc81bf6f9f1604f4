"""Programs that are forked from a loaded process end as programs do."""

import os
import signal
from importlib.metadata import version
from pathlib import Path

from tests import PATIENCE
from tests.preloaded import Program


def test_what_a_program_says_and_how_it_ends_is_told() -> None:
    """Its output, its exit code, and an error that ends it."""
    program = Program(["gladsheim", "--version"], os.environ)
    assert program.communicate(PATIENCE) == f"gladsheim {version('gladsheim')}\n"
    assert program.returncode == 0
    program = Program(["gladsheim", "nothing"], os.environ)
    program.communicate(PATIENCE)
    assert program.returncode == 2


def test_programs_run_side_by_side_and_can_be_killed(database: Path) -> None:
    """The second of two halls on one file ends by itself; of the first it is told that it was killed."""
    words = ["tests.server.hall_process", "0", f"sqlite:///{database}"]
    first = Program(words, os.environ)
    assert "http://127.0.0.1" in first.stdout.readline()
    second = Program(words, os.environ)
    assert second.communicate(PATIENCE) == ""
    assert second.returncode == 1
    first.kill()
    first.communicate(PATIENCE)
    assert first.returncode == -signal.SIGKILL
