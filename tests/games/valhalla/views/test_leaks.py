"""Nothing that a viewer receives tells what lies in the piles, or what chance will bring (VH-14.4)."""

import pytest

from gladsheim import game
from gladsheim.testing.ledger import rule
from gladsheim.testing.twins import check_leaks
from tests.games.valhalla.sets import Options, mostly_few, some, title


@rule("VH-14.4")
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("options", some(), ids=title)
def test_twin_deals(options: Options, long: bool) -> None:
    """Games that differ only in their piles look the same to every viewer, byte for byte."""
    every, steps = (5, 60) if long else (70, 8)
    assert check_leaks(game("valhalla", **options), "leaks", every=every, steps=steps) > 5


@rule("VH-14.4")
@pytest.mark.parametrize("options", mostly_few(), ids=title)
def test_twin_deals_of_every_table(options: Options) -> None:
    """The same from the deal on with every number of players and every choice of cards."""
    chosen = game("valhalla", **options, target=5, glory_cap=1)
    assert check_leaks(chosen, "deal", every=1_000, steps=4) >= chosen.players
