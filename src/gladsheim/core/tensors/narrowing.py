"""Kernels that narrow the legal codes of a game down to the open ones, which have all parts chosen so far.

A batch keeps them from id to id. `kept` has `KEPT` ints for each game. First comes how many codes are open,
-1 where that is not known, then the level whose part is due. The third is 1 if the observation that was
written last is still that of the position. The codes follow, unless they are more than `MOST_KEPT`.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any, NamedTuple

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules

Ints = MutableSequence[int]
OPEN, DUE, SHOWN, CODES = range(4)
"""Indices in the part of a game in `kept`."""
MOST_KEPT = 252
"""Largest number of codes that are kept: in nearly all positions there are fewer."""
KEPT = CODES + MOST_KEPT


class Narrowing(NamedTuple):
    """Kernels of a game."""

    opened: Callable[[Any, Any, Ints, Ints, Ints, int], int]
    """(state, menu, codes, chosen, kept, g) → number of open codes of game g, which are in `kept`, or else in
    `codes`. The game must not be over.
    """
    narrowed: Callable[[Any, Ints, Ints, int, int], int]
    """(state, codes, kept, g, wanted) → number of open codes whose part that is due is `wanted`; only these
    are open afterwards. The codes must be where `opened` has left them.
    """


def narrowing(rules: Rules) -> Narrowing:
    """Return the kernels of a game."""
    part, levels, write_codes = rules.encoding.part, len(rules.encoding.levels), rules.codes

    @kernel
    def fit(state: Any, codes: Ints, begin: int, count: int, level: int, wanted: int) -> int:
        """Move the codes that have a part to the begin; return their number."""
        found = begin
        for at in range(begin, begin + count):
            code = codes[at]
            # In place: `found` never passes `at`.
            codes[found] = code
            found += int(part(state, code, level) == wanted)
        return found - begin

    @kernel
    def level_of(state: Any, codes: Ints, begin: int, count: int) -> int:
        """Return the first level at which `count` codes differ; 0 if there is none."""
        for level in range(levels):
            first = part(state, codes[begin], level)
            for at in range(begin + 1, begin + count):
                if part(state, codes[at], level) != first:
                    return level
        # A single code is left, as two codes differ at some level: it gets the id of its first part.
        return 0

    @kernel
    def keep(state: Any, codes: Ints, count: int, kept: Ints, at: int) -> None:
        """Keep `count` open codes."""
        kept[at + OPEN] = count
        kept[at + DUE] = level_of(state, codes, 0, count)
        if count <= MOST_KEPT:
            for place in range(count):
                kept[at + CODES + place] = codes[place]

    @kernel
    def opened(state: Any, menu: Any, codes: Ints, chosen: Ints, kept: Ints, g: int) -> int:
        at = g * KEPT
        if not 0 <= kept[at + OPEN] <= MOST_KEPT:
            count = write_codes(state, menu, codes)
            for level in range(levels):
                if chosen[g * levels + level] >= 0:
                    count = fit(state, codes, 0, count, level, chosen[g * levels + level])
            keep(state, codes, count, kept, at)
        return kept[at + OPEN]

    @kernel
    def narrowed(state: Any, codes: Ints, kept: Ints, g: int, wanted: int) -> int:
        at = g * KEPT
        count, level = kept[at + OPEN], kept[at + DUE]
        if count > MOST_KEPT:
            keep(state, codes, fit(state, codes, 0, count, level, wanted), kept, at)
        else:
            kept[at + OPEN] = fit(state, kept, at + CODES, count, level, wanted)
            kept[at + DUE] = level_of(state, kept, at + CODES, kept[at + OPEN])
        return kept[at + OPEN]

    return Narrowing(opened, narrowed)
