"""The terminal of the tests leaves nothing running."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.play.screen.terminal import running

pytestmark = pytest.mark.tmux


def test_a_program_that_ignores_hang_ups_ends_with_its_terminal(tmp_path: Path) -> None:
    """A screen without a terminal would keep a processor busy to the end of the run."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with running(f"trap '' HUP; exec sleep 600 > '{pipe}'"):
        reader = pipe.open()
    with reader:
        # The program has its end of the pipe until it is gone.
        assert reader.read() == ""
