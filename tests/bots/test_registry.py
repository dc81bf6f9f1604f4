"""Bots by name."""

import pytest

import gladsheim
from gladsheim import bots
from gladsheim.bots.levels import LEARNED, LEVELS, STRONGEST


def test_the_names_rise_from_random_to_the_strongest_search() -> None:
    """Each family in its order, the weakest of all first and the strongest last."""
    names = bots.names()
    assert (names[0], names[-1], len(names)) == ("random", STRONGEST, 13)
    for family in (LEVELS, LEARNED):
        assert [name for name in names if name in family] == list(family)


@pytest.mark.parametrize("name", bots.names())
def test_every_bot_knows_its_name_and_says_what_it_does(name: str) -> None:
    """A bot can be shown in a list without asking anything else."""
    assert bots.create(name, gladsheim.game("voluspa")).name == name
    assert bots.about(name).endswith(".")


def test_steady_bots_are_those_that_do_not_search() -> None:
    """A search tries less hard while kernels are plain, so what it does depends on the machine."""
    assert [name for name in bots.names() if bots.steady(name)] == ["random", "greedy"]


def test_an_unknown_bot_is_refused_with_the_names_of_all() -> None:
    """The message has the name found and every name allowed."""
    with pytest.raises(bots.BotError, match=r"'search-9'; allowed: random, .*greedy, .*search-4"):
        bots.create("search-9", gladsheim.game("voluspa"))


def test_levels_are_numbered_from_the_weakest() -> None:
    """People choose from those alone: the other bots have no level."""
    levels = [bots.level(name) for name in bots.names()]
    assert [level for level in levels if level is not None] == [1, 2, 3, 4, 5, 6, 7]
    assert (bots.level("seer-1"), bots.level(STRONGEST), bots.level("greedy")) == (1, 7, None)
    with pytest.raises(bots.BotError, match="allowed"):
        bots.level("seer-8")
