"""Contests between bots: equal deals, and no more than a seat may know."""

from __future__ import annotations

import pytest

from gladsheim.bots.contests.matches import compete, lineups
from gladsheim.core.errors import IllegalAction, UsageError
from gladsheim.core.game import Seed, State
from gladsheim.games import game

SMALL = game("voluspa", set="custom", kinds=["Od", "Dr", "Tr"])


def first(state: State, seed: Seed) -> str:
    """The first legal action."""
    return state.legal_actions()[0]


@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 6), (4, 2), (5, 10)])
def test_lineups_seat_both_everywhere_alike(players: int, count: int) -> None:
    """Over all line-ups each bot sits equally often in each seat."""
    found = lineups("a", "b", players)
    assert len(found) == len(set(found)) == count
    for seat in range(players):
        assert sum(lineup[seat] == "a" for lineup in found) * 2 == count


def test_a_bot_is_given_no_more_than_its_seat_may_know() -> None:
    """Its state has the observation of the game's own, other hidden parts, and no link to the game."""
    dealt, given = SMALL.deal("1/1"), []

    def curious(state: State, seed: Seed) -> str:
        given.append(state.clone())
        action = state.legal_actions()[0]
        state.apply(action)
        return action

    compete(SMALL, {"a": curious, "b": curious}, 1)
    mine = given[0]
    seat = dealt.current_player
    assert mine.observe(seat) == dealt.observe(seat)
    assert mine != dealt
    assert mine.seed is None


def test_every_pair_meets_in_every_seating() -> None:
    """Three bots make three pairs of two games for each deal; one that plays the same wins half."""
    results = compete(SMALL, {"a": first, "b": first, "c": first}, 2)
    assert [(one.first, one.second, one.games) for one in results] == [
        ("a", "b", 4),
        ("a", "c", 4),
        ("b", "c", 4),
    ]
    assert {one.share for one in results} == {0.5}


@pytest.mark.parametrize("deals", [0, 100_001])
def test_numbers_that_are_not_allowed(deals: int) -> None:
    """They are refused with what is."""
    with pytest.raises(UsageError, match=f"deals is {deals}; allowed: 1 to 100000"):
        compete(SMALL, {"a": first, "b": first}, deals)
    with pytest.raises(UsageError, match="number of bots is 1; allowed: 2 to 16"):
        compete(SMALL, {"a": first})


def test_an_action_that_is_not_legal_ends_the_contest() -> None:
    """With the error of the state."""
    with pytest.raises(IllegalAction):
        compete(SMALL, {"a": first, "b": lambda state, seed: "Od@40,40"}, 1)
