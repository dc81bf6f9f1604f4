"""Plain, compiled and bounds-checked kernels go the same way, state by state."""

import os
import subprocess

import pytest

from tests.games.modes import MOSTLY, PLAIN, ROOT, Order, traces
from tests.games.voluspa.sets import few, title
from tests.preloaded import python


@pytest.fixture(scope="module")
def orders(request: pytest.FixtureRequest) -> list[Order]:
    """Games of every set: a few in the suite, thousands in the long form."""
    games = 450 if request.config.getoption("--long") else 1
    return [Order("voluspa", options, games) for options in few()]


@pytest.fixture(scope="module")
def plain(orders: list[Order]) -> list[str]:
    """The plain process's account."""
    return traces(orders, PLAIN)


@pytest.mark.parametrize("way", MOSTLY)
def test_the_same_states(way: dict[str, str], orders: list[Order], plain: list[str]) -> None:
    """Every legal code, every point and whole states are the same however the kernels run."""
    assert len(plain) == sum(order.games for order in orders)
    assert traces(orders, way) == plain


def test_the_trace_is_a_program() -> None:
    """`python -m gladsheim.testing.trace` prints a line for each game, and refuses bad options."""
    command = [python(), "-m", "gladsheim.testing.trace", "voluspa"]
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
