"""What a finished game is worth to each seat."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, strategies as st

from gladsheim.core.errors import UsageError
from gladsheim.research.utilities import NAMES, bound, check, penalty, utilities

POINTS = st.lists(st.integers(-1_000, 1_000), min_size=2, max_size=6)


def test_what_each_utility_is() -> None:
    """Points as they are, points beyond the mean of the others, and places that ties share."""
    points = [[30, 10, 20], [5, 5, 2]]
    assert utilities(points, "points").tolist() == points
    assert utilities(points, "margin").tolist() == [[15, -15, 0], [1.5, 1.5, -3]]
    assert utilities(points, "rank").tolist() == [[1, -1, 0], [0.5, 0.5, -1]]


@given(POINTS)
def test_margins_and_ranks_sum_to_nothing(points: list[int]) -> None:
    """What one seat gains others lose, more points are worth more, and all keep to the bound."""
    for name in NAMES:
        found = utilities(points, name)
        assert np.abs(found).max() <= bound(name)
        assert np.argsort(found, stable=True).tolist() == np.argsort(points, stable=True).tolist()
        if name != "points":
            assert abs(found.sum()) < 1e-9


def test_an_unknown_utility_is_refused() -> None:
    """The error names the value and what is allowed."""
    with pytest.raises(UsageError, match="utility is 'glory'; allowed: margin, rank, points"):
        check("glory")


def test_what_an_illegal_action_brings() -> None:
    """A number is taken as it is, "raise" is none, and the default is no better than the last place."""
    assert [penalty(None, name) for name in ("rank", "margin", "points")] == [-1, -1_000, -1_000]
    assert penalty(3, "rank") == 3
    assert penalty("raise", "rank") is None
    for wrong in (float("nan"), 1e7, True, "end"):
        with pytest.raises(UsageError, match=r"illegal_reward is .*; allowed: -2,000,000 to 2,000,000"):
            penalty(wrong, "rank")  # type: ignore[arg-type]
