"""Nothing that a viewer receives tells what it may not know (V-8.4)."""

import pytest

from gladsheim import game
from gladsheim.testing.ledger import rule
from gladsheim.testing.twins import check_leaks
from tests.games.voluspa.sets import Options, mostly_few, some, title


@rule("V-8.4")
@pytest.mark.parametrize("options", some(), ids=title)
def test_twin_deals(options: Options, long: bool) -> None:
    """Games that differ only in what a viewer cannot know look the same to it, byte for byte."""
    every = 13 if long else 29
    assert check_leaks(game("voluspa", **options), "leaks", every=every, steps=10) > 20


@rule("V-8.4")
@pytest.mark.parametrize("options", mostly_few(), ids=title)
def test_twin_deals_at_length(options: Options, long: bool) -> None:
    """The same from the deal of every set and number of players; in the long form all along."""
    chosen = game("voluspa", **options)
    every, steps = (3, 200) if long else (1_000, 5)
    assert check_leaks(chosen, "deal", every=every, steps=steps) >= chosen.players
