"""What is fitted finds what is there, and returns are what their definition says."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from gladsheim.research.training.fitting import fit, returns, values
from tests.research.training.conftest import Apart

SEATS, FEATURES = 3, 4


def test_a_network_finds_a_bent_function(apart: Apart) -> None:
    """Of features of unlike sizes, up to what is the same for all seats; and the whole numbers say so."""
    chance = np.random.default_rng(1)
    features = chance.integers(-50, 50, (200_000, SEATS, FEATURES)) * np.array([1, 1, 100, 1])
    worth = 30.0 * features[:, :, 0] + np.maximum(0, features[:, :, 2]) - 7 * features[:, :, 1]
    ends = worth + 1000 * chance.integers(0, 9, (200_000, 1))
    found = apart(fit, features, ends, 8, 1)
    assert found.positions == 200_000
    assert found.explained > 0.95
    told = values(found.weights, features)
    for one, other in pairwise(range(SEATS)):
        wanted = worth[:, one] - worth[:, other]
        assert np.corrcoef(told[:, one] - told[:, other], wanted)[0, 1] > 0.97
        assert np.std(told[:, one] - told[:, other] - wanted) < 0.2 * np.std(wanted)


def test_the_same_again(apart: Apart) -> None:
    """The same weights for the same positions and seed, others for another seed."""
    chance = np.random.default_rng(2)
    features = chance.integers(0, 9, (400, 2, FEATURES))
    ends = features.sum(2) * 100
    found = [apart(fit, features, ends, 4, seed) for seed in (7, 7, 8)]
    assert found[0] == found[1] != found[2]


@pytest.mark.parametrize("count", [4, 40])
def test_positions_too_few_or_too_much_alike_to_tell_how_well_it_went(apart: Apart, count: int) -> None:
    """None is held out, or those that are end alike: nothing is said to be explained."""
    features = np.arange(2 * count).reshape(count, 2, 1)
    assert apart(fit, features, np.zeros((count, 2)), 2, 1).explained == 0


@pytest.mark.parametrize("trust", [0.0, 0.5, 1.0])
def test_returns_look_ahead_within_a_game(trust: float) -> None:
    """Each is made of the next value and of the next return; the last of a game is its end."""
    chance = np.random.default_rng(3)
    known, lengths = chance.normal(size=(7, 2)), (3, 0, 4)
    ends = np.repeat([[1, -1], [5, 2]], [3, 4], axis=0)
    found = returns(known, ends, lengths, trust)
    for first, last in ((0, 2), (3, 6)):
        assert found[last].tolist() == ends[last].tolist()
        for at in range(first, last):
            assert found[at] == pytest.approx((1 - trust) * known[at + 1] + trust * found[at + 1])
