"""Value of a position to a seat by learned weights, written once over the kernels of any game.

The weights are those of a small network for one seat: hidden units with rectified linear activation, and
beside them a direct weight from each feature to the value. A list of weights begins with the number of hidden
units, 0 for no network: then the game's rule of thumb (`Rules.value`) gives the value, as it does for a game
that is over. Next come, for each hidden unit, its constant and a weight for each feature; then, for the
value, a weight for each feature and one for each unit. All are integers, so that compiled and plain code get
the same results.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules

Ints = MutableSequence[int]
SHIFT = 12
"""Number of binary places after the point in weights."""
FINER = 6
"""Number of further binary places in a hidden unit's sum, by which its own weight has fewer."""
HEAD = 1
"""Number of integers before the weights."""
MOST_UNITS = 64
Mind = tuple[Ints, Ints]
"""Scratch space, and weights."""
Weights = tuple[int, ...]
NOTHING: Weights = (0,)
"""Weights without a network."""


def size_of(features: int, units: int) -> int:
    """Return the length of a list of weights."""
    return HEAD + units * (1 + features) + features + units


def weights_of(rules: Rules) -> int:
    """Return the greatest length of a list of weights for a game."""
    return size_of(len(rules.features.names), MOST_UNITS)


def estimate_of(rules: Rules) -> Callable[..., int]:
    """Make the kernel that returns the value of a position to a seat, in hundredths of a point."""
    score_of, seat_to_act = rules.score, rules.seat
    count, write = len(rules.features.names), rules.features.write

    @kernel
    def points_now(state: Any, seat: int) -> int:
        """Return the points that a seat has now, in hundredths; default of `Rules.value`."""
        return 100 * score_of(state, seat)

    by_thumb = rules.value or points_now

    @kernel
    def weighed(weights: Ints, begin: int, inputs: Ints) -> int:
        total = 0
        for at in range(count):
            total += weights[begin + at] * inputs[at]
        return total

    @kernel
    def estimate(state: Any, menu: Any, seat: int, mind: Mind) -> int:
        inputs, weights = mind
        units = weights[0]
        # A finished game has exact points, which no estimate improves.
        if units == 0 or seat_to_act(state) < 0:
            return by_thumb(state, seat)
        write(state, menu, seat, inputs)
        last = HEAD + units * (1 + count)
        total = weighed(weights, last, inputs)
        for unit in range(units):
            begin = HEAD + unit * (1 + count)
            strength = weights[begin] + weighed(weights, begin + 1, inputs)
            # Rectified linear activation, in integers.
            if strength > 0:
                total += weights[last + count + unit] * (strength >> SHIFT)
        return total >> SHIFT

    return estimate
