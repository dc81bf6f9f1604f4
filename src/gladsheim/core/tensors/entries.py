"""Entry kernels for observations and action ids, one call for a run of the games of a batch.

Each call is given four buffers. The first has the numbers of a batch (`core.batches.numbers`). `chosen`
has, for each level of each game, the part that the seat to act has chosen, -1 for none. `kept` has the open
codes (`narrowing`), and `ids` an id for each game. `masks` and `seen` are written, row after row: a number
for each id, 1 where it may be chosen next, and an observation. `run` says how many games the batch has, the
first of the run and the one after it, and how many players a game has. Where any games are asked for, it is a
run of rows, and `games` and `viewers` say of each row which game it is for and which seat observes, -1 for
the seat to act.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.core.batches.entries import INTS, LEAD, MANY, MENUS, STATES, WORD, advancing, clear_step, notes
from gladsheim.core.batches.numbers import CHOICE, COUNT, SEAT
from gladsheim.core.encoding import Encoding, put
from gladsheim.core.kernel import IntBuffer, clear_part, entry, kernel, store, table
from gladsheim.core.rules import Rules
from gladsheim.core.tensors.narrowing import CODES, DUE, KEPT, MOST_KEPT, OPEN, SHOWN, Narrowing, narrowing

Entries = list[Callable[..., int]]
Ints = MutableSequence[int]
Buffers = tuple[Ints, Ints, Ints, Ints]
Told = tuple[Ints, Ints]
BUFFERS, PLACES = (INTS, INTS, INTS, INTS), IntBuffer(4)
MASKS, SEEN = IntBuffer(MANY, bits=8), IntBuffer(MANY, bits=16)
NOTHING, EVERYTHING, CHANGES = range(3)
"""Parts of `masks` and `seen` that `id_step` writes."""
UNDECIDED = -1
"""Choice instead of a code: more parts of the action are to be chosen."""


def entries(rules: Rules) -> Entries:
    """Return the entries of a game."""
    narrow = narrowing(rules)
    write_mask, write_seen = _masking(rules.encoding, narrow), _seeing(rules.encoding)
    return [
        *_asking(rules, write_mask, write_seen),
        _choosing(rules, narrow),
        _stepping(rules, narrow, write_mask, write_seen),
    ]


def _masking(encoding: Encoding, narrow: Narrowing) -> Callable[..., None]:
    part, first_ids, ids = encoding.part, table(encoding.first_ids), encoding.ids
    opened = narrow.opened

    @kernel
    def mark(state: Any, codes: Ints, begin: int, count: int, level: int, masks: Ints, at: int) -> None:
        """Mark the ids of the parts that codes have at a level."""
        for place in range(begin, begin + count):
            store(masks, at + part(state, codes[place], level), 1)

    @kernel
    def write_mask(
        states: Any, menus: Any, codes: Ints, buffers: Buffers, masks: Ints, n: int, g: int, row: int
    ) -> None:
        """Write which ids may be chosen next in game g; none if it is over."""
        numbers, chosen, kept, _ = buffers
        clear_part(masks, row * ids, ids)
        if numbers[COUNT * n + g] > 0:
            count = opened(states[g], menus[0], codes, chosen, kept, g)
            level = kept[g * KEPT + DUE]
            at = row * ids + first_ids[level]
            if count > MOST_KEPT:
                mark(states[g], codes, 0, count, level, masks, at)
            else:
                mark(states[g], kept, g * KEPT + CODES, count, level, masks, at)

    return write_mask


def _seeing(encoding: Encoding) -> Callable[..., None]:
    observe, ask, levels = encoding.observe, encoding.ask, len(encoding.levels)
    size, asked = encoding.size, encoding.own_size
    mine = asked + encoding.asked_size

    @kernel
    def write_seen(states: Any, buffers: Buffers, seen: Ints, n: int, g: int, row: int, viewer: int) -> None:
        """Write the observation of game g for seat `viewer`, or for -1 the seat to act; zeros for no seat."""
        numbers, chosen, _, _ = buffers
        begin = row * size
        clear_part(seen, begin, size)
        acting = numbers[SEAT * n + g]
        seat = acting if viewer < 0 else viewer
        if seat >= 0:
            observe(states[g], seat, seen, begin)
            # Questions and unfinished actions are for the seat to act alone.
            if seat == acting:
                ask(states[g], seen, begin + asked)
                put(seen, begin + mine, 1)
                for level in range(levels):
                    # 0 means that no part is chosen, so parts count from 1.
                    put(seen, begin + mine + 1 + level, chosen[g * levels + level] + 1)

    return write_seen


def _asking(rules: Rules, write_mask: Callable[..., None], write_seen: Callable[..., None]) -> Entries:
    @entry(STATES, MENUS, IntBuffer(rules.most_actions), BUFFERS, INTS, MASKS, PLACES)
    def id_masks(
        states: Any, menus: Any, codes: Ints, buffers: Buffers, games: Ints, masks: Ints, run: Ints
    ) -> int:
        """Write which ids may be chosen next in a run of games; none where a game is over."""
        for row in range(run[1], run[2]):
            write_mask(states, menus, codes, buffers, masks, run[0], games[row], row)
        return 0

    @entry(STATES, BUFFERS, INTS, INTS, SEEN, PLACES)
    def observed(states: Any, buffers: Buffers, games: Ints, viewers: Ints, seen: Ints, run: Ints) -> int:
        """Write the observations of a run of games; zeros where a game is over and no seat is to act."""
        for row in range(run[1], run[2]):
            write_seen(states, buffers, seen, run[0], games[row], row, viewers[row])
        return 0

    return [id_masks, observed]


def _choosing(rules: Rules, narrow: Narrowing) -> Callable[..., int]:
    first_ids = table(rules.encoding.first_ids)
    opened, narrowed = narrow

    @entry(STATES, MENUS, IntBuffer(rules.most_actions), BUFFERS, PLACES)
    def id_codes(states: Any, menus: Any, codes: Ints, buffers: Buffers, run: Ints) -> int:
        """Write, as the choice of each of a run of games, the code that its id completes, or UNDECIDED.

        Returns the first game in which the id may not be chosen, -1 if there is none. The open codes are then
        those that have the part, but no part is noted in `chosen` before the ids of all games are known
        to be legal: `id_step` follows, or else what is kept is to be dropped.
        """
        numbers, chosen, kept, ids = buffers
        n = run[0]
        for g in range(run[1], run[2]):
            numbers[CHOICE * n + g] = UNDECIDED
            if numbers[COUNT * n + g] > 0:
                opened(states[g], menus[0], codes, chosen, kept, g)
                wanted = ids[g] - first_ids[kept[g * KEPT + DUE]]
                left = narrowed(states[g], codes, kept, g, wanted)
                if left == 0:
                    return g
                if left == 1:
                    numbers[CHOICE * n + g] = kept[g * KEPT + CODES]
        return -1

    return id_codes


def _noting(encoding: Encoding) -> Callable[..., None]:
    levels, first_ids = len(encoding.levels), table(encoding.first_ids)

    @kernel
    def note(chosen: Ints, g: int, number: int, code: int) -> None:
        """Store the part that was chosen in game g, or clear all if that completed an action."""
        for level in range(levels):
            # The ids of each level follow those of the one before.
            later = level + 1 < levels and number >= first_ids[level + 1]
            if code >= 0:
                chosen[g * levels + level] = -1
            elif number >= first_ids[level] and not later:
                chosen[g * levels + level] = number - first_ids[level]

    return note


def _rewriting(encoding: Encoding, write_seen: Callable[..., None]) -> Callable[..., None]:
    levels, size = len(encoding.levels), encoding.size

    @kernel
    def rewrite(states: Any, buffers: Buffers, seen: Ints, n: int, g: int, tells: int) -> None:
        """Write the observation of game g for the seat to act after a step."""
        numbers, chosen, kept, _ = buffers
        if tells == CHANGES and kept[g * KEPT + SHOWN] and numbers[CHOICE * n + g] < 0:
            # Only a part was chosen. Chosen parts are the last section.
            for level in range(levels):
                put(seen, (g + 1) * size - levels + level, chosen[g * levels + level] + 1)
        else:
            write_seen(states, buffers, seen, n, g, g, -1)

    return rewrite


def _stepping(
    rules: Rules, narrow: Narrowing, write_mask: Callable[..., None], write_seen: Callable[..., None]
) -> Callable[..., int]:
    note, opened, seat_to_act = _noting(rules.encoding), narrow.opened, rules.seat
    advance, rewrite = advancing(rules, notes(rules)[1]), _rewriting(rules.encoding, write_seen)
    ask_scalars, ask_board, ask_spot, ask_whole = rules.prefetch

    @kernel
    def act(
        states: Any, menus: Any, codes: Ints, lane: Ints, buffers: Buffers, run: Ints, g: int, anew: int
    ) -> None:
        """Take the action that was chosen in game g."""
        numbers, chosen, kept, _ = buffers
        n = run[0]
        advance(states, lane, numbers, n, run[3], g, anew)
        seat = seat_to_act(states[g])
        numbers[SEAT * n + g] = seat
        kept[g * KEPT + OPEN] = -1
        numbers[COUNT * n + g] = opened(states[g], menus[0], codes, chosen, kept, g) if seat >= 0 else 0

    @entry(STATES, MENUS, IntBuffer(rules.most_actions), WORD, BUFFERS, (MASKS, SEEN), PLACES, int, int)
    def id_step(
        states: Any,
        menus: Any,
        codes: Ints,
        lane: Ints,
        buffers: Buffers,
        told: Told,
        run: Ints,
        anew: int,
        tells: int,
    ) -> int:
        """Note the ids of a run of games and take the actions that they complete.

        Deals again where a game is then over, if `anew`. Writes masks and observations of the seats to act,
        unless `tells` is NOTHING; with CHANGES observations are only written where they differ from those
        that `seen` has from the last call.
        """
        numbers, chosen, kept, ids = buffers
        masks, seen = told
        n, end = run[0], run[2]
        for first in range(run[1], end, LEAD):
            after = min(first + LEAD, end)
            for g in range(first + 2 * LEAD, min(after + 2 * LEAD, end)):
                ask_scalars(states[g])
            for g in range(first + LEAD, min(after + LEAD, end)):
                ask_board(states[g])
                if tells == EVERYTHING or numbers[CHOICE * n + g] >= 0:
                    ask_whole(states[g])
            for g in range(first, after):
                if numbers[CHOICE * n + g] >= 0:
                    ask_spot(states[g], numbers[CHOICE * n + g])
            for g in range(first, after):
                clear_step(numbers, n, run[3], g)
                if numbers[COUNT * n + g] > 0:
                    note(chosen, g, ids[g], numbers[CHOICE * n + g])
                    if numbers[CHOICE * n + g] >= 0:
                        act(states, menus, codes, lane, buffers, run, g, anew)
                if tells != NOTHING:
                    write_mask(states, menus, codes, buffers, masks, n, g, g)
                    rewrite(states, buffers, seen, n, g, tells)
                kept[g * KEPT + SHOWN] = int(tells != NOTHING)
        return 0

    return id_step
