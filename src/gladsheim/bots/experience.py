"""Games of the search with itself, written down as features of positions for training.

Written once over the kernels of any game. Positions are those in which a turn has just passed on, as at the
end of the playouts of a search.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.bots.lookahead import PLAYERS, ROOT, Lists, Lookahead
from gladsheim.core.chance import below
from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules

Ints = MutableSequence[int]
SLIPS = 5
"""Index of a game's extra number after those of a search: how many of 1,000 decisions are random."""
MOST_NOTED = 1 << 16
"""Largest number of integers for the positions of a game."""


def experience_of(rules: Rules, look: Lookahead, search: Callable[..., int]) -> Callable[..., int]:
    """Make the kernel that plays a game and writes down its positions."""
    apply, shuffle, seat_to_act, write_codes = rules.apply, rules.shuffle, rules.seat, rules.codes
    clock, count, write = look.clock, len(rules.features.names), rules.features.write

    @kernel
    def note(state: Any, menu: Any, rows: Ints, at: int, players: int, inputs: Ints) -> None:
        """Write the features of each seat."""
        for seat in range(players):
            write(state, menu, seat, inputs)
            for number in range(count):
                rows[at + number] = inputs[number]
            at += count

    @kernel
    def choice(states: Any, menu: Any, lists: Lists, rng: Ints, plan: Ints) -> Any:
        """Return the code that the search chooses, or a random one now and then."""
        if below(rng, 1000) < plan[SLIPS]:
            codes = lists[0]
            return codes[below(rng, write_codes(states[ROOT], menu, codes))]
        return search(states, menu, lists, rng, plan)

    @kernel
    def experience(states: Any, menu: Any, lists: Any, rng: Ints, plan: Ints, rows: Ints) -> int:
        """Play a game from a fresh deal; return how many positions were written.

        Each position has features for all seats, in order; of a long game only the first positions are
        written.
        """
        root, scratch = states[ROOT], lists[2]
        shuffle(root, rng)
        shown, met = clock(root), 0
        size = plan[PLAYERS] * count
        while seat_to_act(root) >= 0:
            apply(root, choice(states, menu, lists, rng, plan))
            # Only positions at the start of a turn: there the search ends its playouts and asks for values.
            if clock(root) != shown and seat_to_act(root) >= 0:
                shown = clock(root)
                if (met + 1) * size <= MOST_NOTED:
                    note(root, menu, rows, met * size, plan[PLAYERS], scratch)
                    met += 1
        return met

    return experience
