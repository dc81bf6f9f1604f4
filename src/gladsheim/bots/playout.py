"""Random playouts, written once over the kernels of any game.

This module is specialised: `RULES` is put into its namespace before it runs
(`core.kernel.specialise`).
"""

from __future__ import annotations

from typing import Any

from gladsheim.core.chance import below
from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules

RULES: Rules = globals()["RULES"]

legal, pick, apply = RULES.legal, RULES.pick, RULES.apply
seat_to_act, shuffle = RULES.seat, RULES.shuffle


@kernel
def play_out(state: Any, menu: Any, rng: Any) -> int:
    """Play random legal actions to the end; returns how many there were."""
    decisions = 0
    while seat_to_act(state) >= 0:
        apply(state, pick(state, menu, below(rng, legal(state, menu))))
        decisions += 1
    return decisions


@kernel
def play_games(states: Any, menus: Any, rng: Any, games: int) -> int:
    """Deal and play out so many games in the first state; returns the decisions taken."""
    decisions = 0
    for _ in range(games):
        shuffle(states[0], rng)
        decisions += play_out(states[0], menus[0], rng)
    return decisions
