"""Intervals of shares."""

import math

from gladsheim.bots.contests.shares import wilson


def test_wilson_intervals() -> None:
    """Against values worked out by hand from the formula."""
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10)[0] == 0.0
    assert math.isclose(wilson(10, 10)[1], 1.0)
    assert wilson(10, 10)[0] < 1.0
