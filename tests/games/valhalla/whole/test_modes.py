"""Plain, compiled and bounds-checked kernels go the same way, state by state."""

import random

import pytest

from gladsheim.games.valhalla.rulings import RULINGS
from tests.games.modes import MOSTLY, PLAIN, Order, traces
from tests.games.valhalla.sets import few
from tests.games.valhalla.starts import rich_position


@pytest.fixture(scope="module")
def orders(request: pytest.FixtureRequest) -> list[Order]:
    """Games of every number of players, and by all readings, from the deal and from the middle of things."""
    long = request.config.getoption("--long")
    found = []
    every = {"players": 3, "excuse": True, "target": 75, "glory_cap": 18, "rulings": list(RULINGS.names)}
    for number, options in enumerate([*few(), every]):
        rng = random.Random(number)
        rich = [rich_position(rng, options) for _ in range(200 if long else 2)]
        full = {**rich[0]["options"], "first": None}
        found.append(Order("valhalla", full, 60 if long else 1, rich))
    return found


@pytest.fixture(scope="module")
def plain(orders: list[Order]) -> list[str]:
    """The plain process's account."""
    return traces(orders, PLAIN)


@pytest.mark.parametrize("way", MOSTLY)
def test_the_same_states(way: dict[str, str], orders: list[Order], plain: list[str]) -> None:
    """Every legal code, every point and whole states are the same however the kernels run."""
    assert len(plain) == sum(order.lines for order in orders)
    assert traces(orders, way) == plain
