"""Plain, compiled and bounds-checked kernels go the same way, whatever cards are played with."""

import os
import random
from pathlib import Path

import pytest

from gladsheim.games.valda.book import ENVIRONMENT, read_book
from gladsheim.testing.ledger import rule
from tests.games.modes import MOSTLY, PLAIN, Order, traces
from tests.games.valda.book.card_files import write_card_file
from tests.games.valda.starts import rich_position
from tests.games.valda.tables import tables
from tests.games.valda.twin.cards import CARD_FILE, Cards, read_cards

Options = dict[str, object]
ODD = 400
"""Decisions of a game with an odd card file: there cards may bring each other back without end."""


def rich(cards: Cards, options: Options, count: int) -> list[dict[str, object]]:
    """Positions in the middle of things."""
    chosen = {"first": 0, **options}
    return [rich_position(random.Random(f"{number} {options}"), cards, chosen) for number in range(count)]


def odd_order(path: Path, number: int) -> Order:
    """Games with a card file of its own."""
    options = list(tables())[number % 16]
    key = read_book(path.read_text("utf-8"), str(path)).key
    return Order("valda", {**options, "cards": key}, 1, rich(read_cards(path), options, 2), ODD)


@pytest.fixture(scope="module")
def paths(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Odd card files: a few in the suite, hundreds in the long form."""
    folder = tmp_path_factory.mktemp("odd")
    files = 300 if request.config.getoption("--long") else 8
    return [write_card_file(folder, 5_000 + number) for number in range(files)]


@pytest.fixture(scope="module")
def orders(request: pytest.FixtureRequest, paths: list[Path]) -> list[Order]:
    """Games with every choice of options, from the deal and from the middle, and with odd card files."""
    long = request.config.getoption("--long")
    chosen = list(tables()) if long else list(tables())[::5]
    cards = read_cards(CARD_FILE)
    usual = [Order("valda", options, 60 if long else 1, rich(cards, options, 200 if long else 3))
             for options in chosen]  # fmt: skip
    return [*usual, *(odd_order(path, number) for number, path in enumerate(paths))]


@pytest.fixture(scope="module")
def environment(paths: list[Path]) -> dict[str, str]:
    """Lets processes know the card files."""
    return {ENVIRONMENT: os.pathsep.join(map(str, paths))}


@pytest.fixture(scope="module")
def plain(orders: list[Order], environment: dict[str, str]) -> list[str]:
    """The plain process's account."""
    return traces(orders, PLAIN | environment)


@rule("VA-13.5")
@pytest.mark.parametrize("way", MOSTLY)
def test_the_same_states(
    way: dict[str, str], orders: list[Order], environment: dict[str, str], plain: list[str]
) -> None:
    """Every legal code, every point and whole states are the same however the kernels run."""
    assert len(plain) == sum(order.lines for order in orders)
    assert traces(orders, way | environment) == plain
