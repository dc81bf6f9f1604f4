"""Valda keeps every promise of the uniform API."""

from pathlib import Path

import pytest

from gladsheim import game
from gladsheim.games.valda.book import load_book
from gladsheim.testing.contract import check_game
from gladsheim.testing.ledger import rule
from tests.games.valda.book.card_files import write_card_file
from tests.games.valda.tables import tables


@rule("VA-2.1", "VA-15.3", "VA-15.4")
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_contract(players: int, long: bool) -> None:
    """Whole random games with each number of players break no promise; in the long form many."""
    chosen = [options for options in tables() if options["players"] == players]
    for number in range(40 if long else 1):
        options = chosen[(number + players) % len(chosen)]
        assert check_game(game("valda", **options), f"contract {number}") > 20


@pytest.mark.usefixtures("no_other_books")
@pytest.mark.parametrize("file", [5_011, 5_012])
def test_contract_with_odd_cards(file: int, tmp_path: Path) -> None:
    """The promises hold with other cards, too."""
    key = load_book(write_card_file(tmp_path, file)).key
    assert check_game(game("valda", players=3, cards=key), "odd", most_decisions=5_000) > 10
