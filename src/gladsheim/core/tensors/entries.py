"""Entry kernels for observations and action ids, one call for a run of the games of a batch.

Each call is given three buffers. The first has the numbers of a batch (`core.batches.numbers`). `chosen`
has, for each level of each game, the part that the seat to act has chosen, -1 for none. The third has the
data that is read or written, game after game: `ids`; `masks`, a bit for each id, `BITS` to an int; or `seen`,
observations, `PACKED` numbers to an int. `run` says how many games the batch has, and the first of the run
and the one after it.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.core.batches.entries import INTS, MENUS, STATES
from gladsheim.core.batches.numbers import CHOICE, COUNT, SEAT
from gladsheim.core.encoding import PACKED, Encoding, put
from gladsheim.core.kernel import IntBuffer, entry, kernel, table
from gladsheim.core.rules import Rules

Entries = list[Callable[..., int]]
Narrowing = tuple[Callable[..., int], Callable[..., int]]
Ints = MutableSequence[int]
Buffers = tuple[Ints, Ints, Ints]
BUFFERS, PLACES = (INTS, INTS, INTS), IntBuffer(3)
# Not 64: bit 63 is the sign, and a plain mask would not fit into a signed int.
BITS = 32
"""Number of ids that share an int of a mask."""
UNDECIDED, ILLEGAL = -1, -2
"""Results instead of a code: more parts of the action are to be chosen; no action has this part."""


def entries(rules: Rules) -> Entries:
    """Return the entries of a game."""
    narrowing = _narrowing(rules, rules.encoding)
    return [*_asking(rules, narrowing), *_choosing(rules, narrowing), _observing(rules.encoding)]


def words_of(numbers: int, each: int) -> int:
    """Return how many ints `numbers` values need, `each` of them to an int."""
    return -(-numbers // each)


def _narrowing(rules: Rules, encoding: Encoding) -> Narrowing:
    part, levels, write_codes = encoding.part, len(encoding.levels), rules.codes

    @kernel
    def open_codes(state: Any, menus: Any, codes: Ints, chosen: Ints, g: int) -> int:
        """Write the legal codes that have all parts chosen in game g; return their number."""
        count, kept = write_codes(state, menus[0], codes), 0
        for at in range(count):
            fits = True
            for level in range(levels):
                wanted = chosen[g * levels + level]
                if wanted >= 0 and part(state, codes[at], level) != wanted:
                    fits = False
            if fits:
                # In place: `kept` never passes `at`.
                codes[kept] = codes[at]
                kept += 1
        return kept

    @kernel
    def level_of(state: Any, codes: Ints, count: int) -> int:
        """Return the first level at which `count` codes differ; 0 if there is none."""
        for level in range(levels):
            for at in range(1, count):
                if part(state, codes[at], level) != part(state, codes[0], level):
                    return level
        # A single code is left, as two codes differ at some level: it gets the id of its first part.
        return 0

    return open_codes, level_of


def _asking(rules: Rules, narrowing: Narrowing) -> Entries:
    encoding = rules.encoding
    part, first_ids = encoding.part, table(encoding.first_ids)
    words = words_of(encoding.ids, BITS)
    open_codes, level_of = narrowing

    @entry(STATES, MENUS, IntBuffer(rules.most_actions), BUFFERS, PLACES)
    def id_masks(states: Any, menus: Any, codes: Ints, buffers: Buffers, run: Ints) -> int:
        """Write which ids may be chosen next in a run of games; none where a game is over."""
        numbers, chosen, masks = buffers
        n, begin, end = run[0], run[1], run[2]
        for at in range(begin * words, end * words):
            masks[at] = 0
        for g in range(begin, end):
            if numbers[COUNT * n + g] > 0:
                count = open_codes(states[g], menus, codes, chosen, g)
                level = level_of(states[g], codes, count)
                for at in range(count):
                    found = first_ids[level] + part(states[g], codes[at], level)
                    masks[g * words + found // BITS] |= 1 << (found % BITS)
        return 0

    return [id_masks]


def _choosing(rules: Rules, narrowing: Narrowing) -> Entries:
    encoding = rules.encoding
    part, first_ids, levels = encoding.part, table(encoding.first_ids), len(encoding.levels)
    open_codes, level_of = narrowing

    @kernel
    def meant(state: Any, codes: Ints, count: int, level: int, wanted: int) -> int:
        """Return the only code that has a part; UNDECIDED if several have it, ILLEGAL if none has."""
        found, code = 0, ILLEGAL
        for at in range(count):
            if part(state, codes[at], level) == wanted:
                found += 1
                code = codes[at]
        return UNDECIDED if found > 1 else code

    @entry(STATES, MENUS, IntBuffer(rules.most_actions), BUFFERS, PLACES)
    def id_codes(states: Any, menus: Any, codes: Ints, buffers: Buffers, run: Ints) -> int:
        """Write, as the choice of each of a run of games, the code that its id completes, or UNDECIDED.

        Returns the first game in which the id may not be chosen, -1 if there is none.
        """
        numbers, chosen, ids = buffers
        n, begin, end = run[0], run[1], run[2]
        for g in range(begin, end):
            if numbers[COUNT * n + g] > 0:
                count = open_codes(states[g], menus, codes, chosen, g)
                level = level_of(states[g], codes, count)
                code = meant(states[g], codes, count, level, ids[g] - first_ids[level])
                # No part is stored before the ids of all games are known to be legal; `id_notes` follows.
                if code == ILLEGAL:
                    return g
                numbers[CHOICE * n + g] = code
        return -1

    @entry(BUFFERS, PLACES)
    def id_notes(buffers: Buffers, run: Ints) -> int:
        """Store the parts that were chosen in a run of games, and clear them where an action is completed."""
        numbers, chosen, ids = buffers
        n, begin, end = run[0], run[1], run[2]
        for g in range(begin, end):
            if numbers[COUNT * n + g] > 0:
                level = 0
                # The ids of each level follow those of the one before, so an id alone says its level.
                while level + 1 < levels and ids[g] >= first_ids[level + 1]:
                    level += 1
                chosen[g * levels + level] = ids[g] - first_ids[level]
                if numbers[CHOICE * n + g] >= 0:
                    for decided in range(levels):
                        chosen[g * levels + decided] = -1
        return 0

    return [id_codes, id_notes]


def _observing(encoding: Encoding) -> Callable[..., int]:
    observe, ask, levels = encoding.observe, encoding.ask, len(encoding.levels)
    words, asked = words_of(encoding.size, PACKED), encoding.own_size
    mine = asked + encoding.asked_size

    @entry(STATES, BUFFERS, PLACES, int)
    def observed(states: Any, buffers: Buffers, run: Ints, viewer: int) -> int:
        """Write the observation of each of a run of games, for seat `viewer`, or for -1 the seat to act.

        Where a game is over, no seat is to act, and nothing is written.
        """
        numbers, chosen, seen = buffers
        n, begin, end = run[0], run[1], run[2]
        for at in range(begin * words, end * words):
            # `put` only sets bits.
            seen[at] = 0
        for g in range(begin, end):
            acting = numbers[SEAT * n + g]
            seat = acting if viewer < 0 else viewer
            if seat >= 0:
                # Each game begins with an int of its own, so two threads never write the same one.
                at = g * words * PACKED
                observe(states[g], seat, seen, at)
                # Questions and unfinished actions are for the seat to act alone.
                if seat == acting:
                    ask(states[g], seen, at + asked)
                    put(seen, at + mine, 1)
                    for level in range(levels):
                        # 0 means that no part is chosen, so parts count from 1.
                        put(seen, at + mine + 1 + level, chosen[g * levels + level] + 1)
        return 0

    return observed
