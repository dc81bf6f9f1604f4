"""Greedy play, written once over the kernels of any game."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules


def best_of(rules: Rules) -> Callable[..., int]:
    """Make the kernel that finds the code with most points; ties: the least cost, then the first.

    It leaves the state as it was.
    """
    write_codes, points, cost = rules.codes, rules.points, rules.cost

    @kernel
    def best(state: Any, menu: Any, codes: MutableSequence[int]) -> int:
        count = write_codes(state, menu, codes)
        if count == 1:
            return codes[0]
        chosen, most = -1, -(1 << 40)
        for at in range(count):
            worth = 100 * points(state, codes[at]) - cost(state, codes[at])
            if worth > most:
                chosen, most = codes[at], worth
        return chosen

    return best
