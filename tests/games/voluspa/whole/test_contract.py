"""Völuspá keeps every promise of the uniform API."""

import pytest

from gladsheim import game
from gladsheim.testing.contract import check_game
from gladsheim.testing.ledger import rule
from tests.games.voluspa.sets import Options, mostly_few, title


@rule("V-7.3", "V-10.1", "V-10.2")
@pytest.mark.parametrize("options", mostly_few(), ids=title)
def test_contract(options: Options) -> None:
    """A whole random game of each set and number of players breaks no promise."""
    assert check_game(game("voluspa", **options), "contract") > 20
