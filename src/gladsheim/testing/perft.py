"""Perft: how many action sequences lead on from a position under its fixed deal.

One number for a position and a depth covers generator, application and the flow of turns.
"""

from __future__ import annotations

from typing import Any

from gladsheim.core.game import State
from gladsheim.core.kernel import buffer, specialise
from gladsheim.core.rules import Rules


def count(rules: Rules, record: Any, depth: int) -> int:
    """Sequences of exactly so many actions from a record of the kernels; 1 at depth 0."""
    if depth < 1:
        return 1
    counting = specialise("gladsheim.testing.counting", rules.game, RULES=rules)
    states, menus = rules.layout.batch(depth), rules.menu.batch(depth)
    rules.copy(states[0], record)
    return int(counting.count(states, menus, buffer(depth), buffer(depth), depth))


def count_by_texts(state: State, depth: int) -> int:
    """The same by the uniform API alone: slow, and independent of the menu of the kernels."""
    if depth < 1:
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        total += count_by_texts(after, depth - 1)
    return total
