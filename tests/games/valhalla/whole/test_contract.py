"""Valhalla keeps every promise of the uniform API."""

import pytest

from gladsheim import game
from gladsheim.testing.contract import check_game
from gladsheim.testing.ledger import rule
from tests.games.valhalla.sets import Options, mostly_few, title


@rule("VH-1.1", "VH-1.2", "VH-1.3", "VH-11.10", "VH-13")
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("options", mostly_few(), ids=title)
def test_contract(options: Options, long: bool) -> None:
    """Whole random games with every choice of players and cards break no promise."""
    short = {} if long else {"target": 20 * options["players"], "glory_cap": 3 * options["players"]}
    for number in range(8 if long else 1):
        assert check_game(game("valhalla", **options, **short), f"contract {number}") > 20
