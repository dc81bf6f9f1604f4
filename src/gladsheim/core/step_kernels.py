"""One fused call per decision, for callers in Python (specialised, see `core.kernel`)."""

from __future__ import annotations

from typing import Any

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules

RULES: Rules = globals()["RULES"]

apply, codes, seat_to_act = RULES.apply, RULES.codes, RULES.seat


@kernel
def legal_codes(states: Any, menus: Any, i: int, out: Any) -> int:
    """Write the legal codes of state i in order; returns how many, 0 when the game is over."""
    return codes(states[i], menus[0], out)


@kernel
def step(states: Any, menus: Any, i: int, out: Any, k: int) -> int:
    """Apply the k-th of the codes in `out` to state i and write the next legal codes there;
    returns how many, 0 when the game is over.
    """
    apply(states[i], out[k])
    if seat_to_act(states[i]) < 0:
        return 0
    return codes(states[i], menus[0], out)
