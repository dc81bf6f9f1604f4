"""What many games say together claims nothing that may be noise."""

from __future__ import annotations

import random
from itertools import pairwise
from math import sqrt

import pytest

from gladsheim.tables.results.summary import GameSummary, SeatSummary
from gladsheim.tables.results.trends import LEAST_GAMES, Trends, student, trends_of


def game(
    number: int,
    kinds: dict[str, list[float]],
    lead: float | None = 0.0,
    luck: float = 0.0,
    *,
    told: bool = True,
) -> GameSummary:
    """A game in which so much was missed, all of it in the first third."""
    decisions, missed = (sum(column) for column in zip(*kinds.values(), strict=True))
    thirds = [[decisions, missed], [0, 0.0], [0, 0.0]]
    own = SeatSummary(0, int(decisions), missed, 0.5, lead, luck, 0.25, kinds, thirds)
    return GameSummary(f"table {number}", f"2026-01-{number + 1:02}", told, own)


def trends(games: list[GameSummary], *, own: bool = True) -> Trends:
    """What these games say, given oldest first."""
    found = trends_of(games[::-1], lambda kind: f"the {kind}", own=own)
    assert found is not None
    return found


def test_without_games_there_is_nothing_to_say() -> None:
    """No figure is made of nothing."""
    assert trends_of([], str, own=True) is None


def test_means_are_those_of_the_games() -> None:
    """Leads as they came and without their luck, and points missed in a decision, oldest game first."""
    found = trends([game(0, {"a": [4, 2.0]}, 6.0, 4.0), game(1, {"a": [6, 0.0]}, -2.0, -3.0)])
    assert found.leads is not None
    assert (found.leads.games, found.leads.lead.value, found.leads.corrected.value) == (2, 2.0, 1.5)
    assert found.each.value == 0.2
    assert [one.table for one in found.games] == ["table 0", "table 1"]
    assert (found.games[0].missed_range, found.games[0].luck_range) == (1.0, 0.5)


def test_games_without_a_result_count_for_what_was_missed_alone() -> None:
    """A lead that nobody has played out is none."""
    found = trends([game(0, {"a": [4, 2.0]}, None), game(1, {"a": [4, 2.0]}, 3.0)])
    assert found.leads is not None
    assert (found.leads.games, found.leads.lead.value, found.each.value) == (1, 3.0, 0.5)
    assert trends([game(0, {"a": [4, 2.0]}, None)]).leads is None


def test_a_few_games_have_no_interval() -> None:
    """It would say nothing; from so many on there is one."""
    games = [game(number, {"a": [10, float(number)]}, float(number)) for number in range(LEAST_GAMES)]
    few, enough = trends(games[1:]), trends(games)
    assert few.leads is not None
    assert enough.leads is not None
    assert (few.each.range, few.leads.lead.range, few.change) == (None, None, None)
    assert enough.each.range is not None
    assert enough.leads.lead.range == pytest.approx(student(4) * sqrt(2.5 / 5), abs=1e-3)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Of the points missed in a decision, over games of unlike length: in 95 of 100 cases, roughly."""
    chance, held = random.Random(7), 0
    for _ in range(400):
        games = []
        for number in range(12):
            decisions = chance.randint(5, 30)
            bad = chance.random() * 0.4
            missed = sum(2.0 for _ in range(decisions) if chance.random() < bad)
            games.append(game(number, {"a": [decisions, missed]}))
        each = trends(games).each
        assert each.range is not None
        held += abs(each.value - 0.4) <= each.range
    assert 0.91 <= held / 400 <= 0.98


def test_more_is_claimed_of_a_kind_only_where_it_is_sure() -> None:
    """A kind that misses clearly more is named; among many that differ by chance hardly ever one is."""
    chance = random.Random(5)
    clear = [game(n, {"a": [10, 10.0 + chance.random()], "b": [10, chance.random()]}) for n in range(8)]
    assert {one.name: one.more for one in trends(clear).kinds} == {"the a": True, "the b": False}
    claimed = 0
    for _ in range(60):
        games = [
            game(n, {f"k{k}": [4, chance.choice((0.0, 0.0, 0.0, 2.5))] for k in range(15)}) for n in range(12)
        ]
        claimed += any(one.more for one in trends(games).kinds)
    assert claimed <= 6


def test_kinds_come_with_the_most_missed_first() -> None:
    """Whatever was missed in each; their decisions and points are the sums over the games."""
    kinds = trends([game(0, {"a": [1, 1.0], "b": [9, 3.0]}), game(1, {"b": [1, 0.5]})]).kinds
    assert [(one.name, one.decisions, one.missed) for one in kinds] == [("the b", 10, 3.5), ("the a", 1, 1.0)]
    assert all(one.missed >= other.missed for one, other in pairwise(kinds))


def test_a_change_is_claimed_only_beyond_the_noise() -> None:
    """The later half is compared with the earlier; what goes up and down by chance is no change."""
    chance = random.Random(3)
    better = [game(n, {"a": [20, (20.0 if n < 8 else 4.0) + chance.random()]}) for n in range(16)]
    found = trends(better)
    assert found.change is not None
    assert (found.surely, round(found.change.value, 1)) == (True, -0.8)
    claimed = 0
    for _ in range(100):
        claimed += trends([game(n, {"a": [20, chance.uniform(0.0, 20.0)]}) for n in range(16)]).surely
    assert claimed <= 10


def test_others_are_told_of_no_single_game_that_they_could_not_watch() -> None:
    """All count in the figures."""
    games = [game(0, {"a": [4, 2.0]}), game(1, {"a": [4, 0.0]}, told=False)]
    mine, theirs = trends(games), trends(games, own=False)
    assert [one.table for one in theirs.games] == ["table 0"]
    assert theirs.each == mine.each
