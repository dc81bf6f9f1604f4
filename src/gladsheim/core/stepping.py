"""One fused call per decision, for callers in Python (specialised, see `core.kernel`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gladsheim.core.kernel import kernel

if TYPE_CHECKING:
    from gladsheim.core.rules import Rules

    RULES: Rules

apply, codes, seat_to_act = RULES.apply, RULES.codes, RULES.seat


@kernel
def legal_codes(states: Any, menus: Any, i: int, out: Any) -> int:
    """Write the legal codes of state i in order; returns how many, 0 when the game is over."""
    return codes(states[i], menus[0], out)


@kernel
def step(states: Any, menus: Any, i: int, code: int, out: Any) -> int:
    """Apply a legal code to state i and write the next legal codes; returns how many."""
    apply(states[i], code)
    if seat_to_act(states[i]) < 0:
        return 0
    return codes(states[i], menus[0], out)
