"""Results of matches: shares of wins and ratings, with intervals."""

from __future__ import annotations

import math
import random

import pytest

from gladsheim.bots.contests.shares import wilson
from gladsheim.bots.contests.standings import BotGameResult, EloRating, PairingResult, ratings

ORDER = (((0, 1), (5, 5), (0.1, 0.2)), ((1, 0), (5, 5), (0.1, 0.2)))


def played(first_wins: bool) -> BotGameResult:
    """A game of a against b."""
    return BotGameResult(("a", "b"), (9, 4), *ORDER[not first_wins])


def test_ratings_follow_the_share_of_wins() -> None:
    """Three wins in four are about 191 points on Elo's scale."""
    match = PairingResult("a", "b")
    for number in range(4000):
        match.add(played(number % 4 != 0), number)
    elo = ratings([match], "b", 100)
    assert elo["b"] == EloRating(100, 100, 100)
    assert math.isclose(elo["a"].rating, 100 + 400 * math.log10(3), abs_tol=1)
    # The standard error of the logarithm of the odds is (1 / 3000 + 1 / 1000) ** 0.5.
    assert math.isclose(elo["a"].high - elo["a"].low, 2 * 1.96 * 6.34, rel_tol=0.2)
    assert match.ahead == 5
    assert round(match.pace(1), 1) == 40.0


def test_ratings_of_a_clean_sweep_are_finite() -> None:
    """A bot that won every game is better, not infinitely so."""
    match = PairingResult("a", "b")
    for number in range(20):
        match.add(played(True), number)
    assert 400 < ratings([match], "b")["a"].rating < 2000


def test_intervals_go_by_deals_not_by_games() -> None:
    """Ten games of a deal that all go the same way say as much as one."""
    alone, tenfold = PairingResult("a", "b"), PairingResult("a", "b")
    for deal in range(100):
        alone.add(played(deal % 3 != 0), deal)
        for _ in range(10):
            tenfold.add(played(deal % 3 != 0), deal)
    one, ten = (ratings([match], "b")["a"] for match in (alone, tenfold))
    assert math.isclose(one.high - one.low, ten.high - ten.low, rel_tol=0.1)
    assert tenfold.interval == pytest.approx(alone.interval)
    assert alone.interval == pytest.approx(wilson(66, 100), abs=0.002)


def test_intervals_cover_the_share() -> None:
    """In about 95 of 100 matches, where games of a deal go alike, go against each other, or neither."""
    chance = random.Random(1)
    for alike in (0.0, 0.5, 1.0):
        covered = 0
        for _ in range(400):
            match = PairingResult("a", "b")
            for deal in range(30):
                first = chance.random() < 0.5
                match.add(played(first), deal)
                match.add(played(first if chance.random() < alike else not first), deal)
            low, high = match.interval
            covered += low <= 0.5 <= high
        assert covered >= 372


def test_few_deals_are_not_certain() -> None:
    """A sweep says no more than its deals, and shared deals do not make an interval vanish."""
    sweep, shared = PairingResult("a", "b"), PairingResult("a", "b")
    for deal in range(3):
        for first in (True, False):
            sweep.add(played(True), deal)
            shared.add(played(first), deal)
    assert sweep.interval == wilson(3, 3)
    assert shared.interval == wilson(4.5, 9)


def test_ratings_join_bots_that_have_not_met() -> None:
    """Two steps of the same size add up."""
    matches = [PairingResult("a", "b"), PairingResult("b", "c")]
    for match in matches:
        for number in range(2000):
            match.add(BotGameResult((match.first, match.second), (9, 4), *ORDER[number % 4 == 0]), number)
    elo = {name: one.rating for name, one in ratings(matches, "c").items()}
    assert math.isclose(elo["a"], 2 * elo["b"], abs_tol=1)
