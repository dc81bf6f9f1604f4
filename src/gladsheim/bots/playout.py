"""Random playouts, written once over the kernels of any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gladsheim.core.chance import below
from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules


def playouts(rules: Rules) -> Callable[..., int]:
    """Make the kernel that deals and plays out games of these rules; it returns the decisions taken."""
    legal, pick, apply = rules.legal, rules.pick, rules.apply
    seat_to_act, shuffle = rules.seat, rules.shuffle

    @kernel
    def play_out(state: Any, menu: Any, rng: Any) -> int:
        decisions = 0
        while seat_to_act(state) >= 0:
            apply(state, pick(state, menu, below(rng, legal(state, menu))))
            decisions += 1
        return decisions

    @kernel
    def play_games(states: Any, menus: Any, rng: Any, games: int) -> int:
        decisions = 0
        for _ in range(games):
            shuffle(states[0], rng)
            decisions += play_out(states[0], menus[0], rng)
        return decisions

    return play_games
