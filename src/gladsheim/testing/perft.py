"""Perft: the number of action sequences from a position under its fixed deal.

One number for a position and a depth covers generator, application and the flow of turns.
"""

from __future__ import annotations

from typing import Any

from gladsheim.core.engine.choice import engine_of
from gladsheim.core.errors import UsageError
from gladsheim.core.game import State
from gladsheim.core.rules import Rules

MOST_DEPTH = 64


def count(rules: Rules, record: Any, depth: int) -> int:
    """Return the number of sequences of exactly `depth` actions from a record of the kernels;
    1 at depth 0.
    """
    if depth < 1:
        return 1
    if depth > MOST_DEPTH:
        raise UsageError(f"depth is {depth}; allowed: at most {MOST_DEPTH}")
    engine = engine_of(rules)
    states, menus = engine.states(depth), engine.menus(depth)
    engine.load(states, 0, record)
    count: int = engine.call.count(states, menus, engine.numbers(depth), engine.numbers(depth), depth)
    return count


def count_by_texts(state: State, depth: int) -> int:
    """Return the same number through the uniform API alone: slow, and independent of the kernels' menu."""
    if depth < 1:
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        total += count_by_texts(after, depth - 1)
    return total
