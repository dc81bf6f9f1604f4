"""Counting of action sequences, written once over the kernels of any game."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.core.kernel import IntBuffer, Records, entry
from gladsheim.core.rules import Rules

MOST_DEPTH = 64


def entries(rules: Rules) -> list[Callable[..., int]]:
    """Return the entry kernel of a game that counts."""
    legal, pick, apply, copy = rules.legal, rules.pick, rules.apply, rules.copy

    @entry(
        Records("states", MOST_DEPTH),
        Records("menus", MOST_DEPTH),
        IntBuffer(MOST_DEPTH),
        IntBuffer(MOST_DEPTH),
        int,
    )
    def count(
        states: Any, menus: Any, taken: MutableSequence[int], sizes: MutableSequence[int], depth: int
    ) -> int:
        """Return the number of sequences of exactly `depth` ≥ 1 legal actions from the first state.

        Needs `depth` states and menus, and `depth` ints in `taken` and `sizes`; the first state
        is left as it is, the others are overwritten.
        """
        level = 0
        taken[0] = 0
        sizes[0] = legal(states[0], menus[0])
        total = 0
        while level >= 0:
            if level == depth - 1:
                total += sizes[level]
                level -= 1
            elif taken[level] == sizes[level]:
                level -= 1
            else:
                code = pick(states[level], menus[level], taken[level])
                taken[level] += 1
                level += 1
                copy(states[level], states[level - 1])
                apply(states[level], code)
                taken[level] = 0
                sizes[level] = legal(states[level], menus[level])
        return total

    return [count]
