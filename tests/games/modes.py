"""Processes that run kernels in different ways, and what they tell of the same games."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.preloaded import python

ROOT = Path(__file__).parents[2]
PLAIN = {"GLADSHEIM_KERNELS": "plain", "NUMBA_BOUNDSCHECK": "0"}
WAYS = (
    {"GLADSHEIM_KERNELS": "compiled", "NUMBA_BOUNDSCHECK": "0"},
    {"GLADSHEIM_KERNELS": "compiled", "NUMBA_BOUNDSCHECK": "1"},
)
IDS = ("compiled", "bounds-checked")
MOSTLY = (pytest.param(WAYS[0], id=IDS[0]), pytest.param(WAYS[1], id=IDS[1], marks=pytest.mark.long))
"""Bounds are checked in the long form: to compile games once more takes a minute, and whoever reads beyond an
end fails in a plain run, too."""
LONGEST = 3_000
PROGRAM = """
import json, sys
from gladsheim import game
from gladsheim.testing.trace import trace_game
for line in sys.stdin:
    order = json.loads(line)
    rules = game(order["name"], **order["options"])
    starts = [None] * order["games"] + [rules.from_document(one) for one in order["positions"]]
    for number, start in enumerate(starts):
        print(number, trace_game(rules, f"{number} {order['options']}", start=start, most=order["most"]))
"""


@dataclass(frozen=True)
class Order:
    """So many games from the deal, and one from each position, each of at most so many decisions."""

    name: str
    options: dict[str, Any]
    games: int
    positions: list[dict[str, Any]] = field(default_factory=list)
    most: int = 20_000

    @property
    def lines(self) -> int:
        """How many games are played."""
        return self.games + len(self.positions)


def run(arguments: Sequence[str], way: dict[str, str], given: str = "") -> str:
    """What a Python process prints that runs kernels in this way; it must end well."""
    done = subprocess.run(
        [python(), *arguments],
        input=given,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **way},
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def traces(orders: Sequence[Order], way: dict[str, str]) -> list[str]:
    """What a process that runs kernels in this way tells about these games, a line for each."""
    given = "".join(json.dumps(asdict(order)) + "\n" for order in orders)
    return run(["-c", PROGRAM], way, given).splitlines()
