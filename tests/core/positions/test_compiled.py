"""Positions in the memory of a compiled engine."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.games.modes import ROOT, WAYS

# Modules are emptied in the order opposite to that of their imports, as long as somebody holds them.
LEFT_TO_THE_END = """
import string, sys
import gladsheim
state = gladsheim.game("voluspa", players=2).deal(seed=1)
state.legal_codes()
string.left, sys.held = state, [string, sys.modules["gladsheim.core.positions.compiled"]]
"""


def test_a_position_may_outlive_its_module() -> None:
    """One that is given up when the interpreter ends, after the names of its module, raises nothing."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **WAYS[0]}
    done = subprocess.run(
        [sys.executable, "-c", LEFT_TO_THE_END], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
