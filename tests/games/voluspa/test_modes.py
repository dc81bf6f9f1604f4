"""Plain, compiled and bounds-checked kernels go the same way, state by state."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.voluspa.sets import Options, few, title

ROOT = Path(__file__).parents[3]
WAYS = (
    {"GLADSHEIM_KERNELS": "compiled", "NUMBA_BOUNDSCHECK": "0"},
    {"GLADSHEIM_KERNELS": "compiled", "NUMBA_BOUNDSCHECK": "1"},
)
PLAIN = {"GLADSHEIM_KERNELS": "plain", "NUMBA_BOUNDSCHECK": "0"}
PROGRAM = """
import sys
from gladsheim import game
from gladsheim.testing.trace import read_options, trace
for line in sys.stdin:
    games, *options = line.split()
    for text in trace(game("voluspa", **read_options(options)), int(games), line):
        print(text)
"""


def traces(orders: str, way: dict[str, str]) -> list[str]:
    """What a process that runs kernels in this way tells about its games."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=orders,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **way},
        capture_output=True,
        text=True,
        timeout=3_000,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def order(options: Options, games: int) -> str:
    """A line that asks for so many games."""
    flags = (f"{name}={str(options[name]).lower()}" for name in ("bolt", "no_late_hel"))
    return f"{games} set={options['set']} players={options['players']} {' '.join(flags)}\n"


@pytest.fixture(scope="module")
def orders(request: pytest.FixtureRequest) -> str:
    """Games of every set: a few in the suite, thousands in the long form."""
    games = 450 if request.config.getoption("--long") else 4
    return "".join(order(options, games) for options in few())


@pytest.fixture(scope="module")
def plain(orders: str) -> list[str]:
    """The plain process's account."""
    return traces(orders, PLAIN)


@pytest.mark.parametrize("way", WAYS, ids=["compiled", "bounds-checked"])
def test_the_same_states(way: dict[str, str], orders: str, plain: list[str]) -> None:
    """Every legal code, every point and whole states are the same however the kernels run."""
    assert len(plain) == sum(int(line.split()[0]) for line in orders.splitlines())
    assert traces(orders, way) == plain


def test_the_trace_is_a_program() -> None:
    """`python -m gladsheim.testing.trace` prints a line for each game, and refuses bad options."""
    command = [sys.executable, "-m", "gladsheim.testing.trace", "voluspa"]
    settings = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **PLAIN}
    good = subprocess.run(
        [*command, "--games", "2", "set=edda", "players=3"],
        env=settings, capture_output=True, text=True, timeout=300, check=True,
    )  # fmt: skip
    assert len(good.stdout.splitlines()) == 2
    for wrong in (["players=9"], ["players"], ["--games", "0"]):
        bad = subprocess.run([*command, *wrong], env=settings, capture_output=True, text=True,
                             timeout=300, check=False)  # fmt: skip
        assert bad.returncode == 2
        assert "allowed" in bad.stderr


def test_titles_are_distinct() -> None:
    """No two option sets of the proofs share a name."""
    assert len({title(options) for options in few()}) == len(list(few()))
