"""Greedy play, written once over the kernels of any game.

This module is specialised: `RULES` is put into its namespace before it runs
(`core.kernel.specialise`).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules

RULES: Rules = globals()["RULES"]
write_codes, points, cost = RULES.codes, RULES.points, RULES.cost


@kernel
def best(state: Any, menu: Any, codes: MutableSequence[int]) -> int:
    """The code with most points, then least cost, then the first; the state is left as it was."""
    count = write_codes(state, menu, codes)
    if count == 1:
        return codes[0]
    chosen, most = -1, -(1 << 40)
    for at in range(count):
        worth = 100 * points(state, codes[at]) - cost(state, codes[at])
        if worth > most:
            chosen, most = codes[at], worth
    return chosen
