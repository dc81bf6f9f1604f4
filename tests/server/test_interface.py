"""What stands on paper about the interface, and how the hall's process runs the engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOOK = """
import sys
import gladsheim.server.run
assert "gladsheim.core.kernel" not in sys.modules
shelf = gladsheim.server.run.installed_plain()
from gladsheim.core import kernel
shelf.games.game("voluspa").deal("seed").choices()
assert shelf.bots.names()
print(kernel.MODE)
"""


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A Python program over the sources."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)


def test_the_openapi_document_is_what_the_routes_say() -> None:
    """The committed document, from which clients are typed, is up to date."""
    checked = run("scripts/openapi", "--check")
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("wish", ["auto", "plain"])
def test_the_hall_runs_the_engine_plainly(wish: str) -> None:
    """Whatever the user wishes for bots, the hall's own process waits for no compiler."""
    looked = run("-c", LOOK, GLADSHEIM_KERNELS=wish)
    assert looked.stdout == "plain\n", looked.stderr
