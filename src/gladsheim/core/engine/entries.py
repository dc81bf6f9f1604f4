"""Entry kernels with which Python uses a game, one call for each question.

States and menus come in batches; `i` and `j` are indices into them.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.core.chance import below
from gladsheim.core.engine.head import (
    COUNT,
    HEAD_LENGTH,
    MOST_DRAWN,
    MOST_EXPLAINED,
    MOST_GATHERED,
    PAST_LENGTH,
    SCORES,
    SEAT,
    TEXT_KEY,
)
from gladsheim.core.kernel import IntBuffer, Records, entry
from gladsheim.core.rules import Rules

Entries = list[Callable[..., int]]
Ints = MutableSequence[int]
MANY = 1 << 31
"""Bound for batches of any size: the caller has checked that the index is valid."""
STATES, MENUS = Records("states", MANY), Records("menus", MANY)
WORD = IntBuffer(1)
HEAD, PAST, DRAWN = IntBuffer(HEAD_LENGTH), IntBuffer(PAST_LENGTH), IntBuffer(MOST_DRAWN)
EXPLAINED, GATHERED = IntBuffer(MOST_EXPLAINED), IntBuffer(MOST_GATHERED)


def entries(rules: Rules) -> Entries:
    """Return the entries of a game."""
    return [*_listing(rules), *_surveying(rules), *_acting(rules), *_asking(rules), *_dealing(rules)]


def _listing(rules: Rules) -> Entries:
    """Return the entries that list the legal actions."""
    codes = IntBuffer(rules.most_actions)
    # Functions under names of their own, here and below: Numba compiles those that a kernel closes over,
    # but cannot read attributes of `rules`.
    write_codes, legal, pick = rules.codes, rules.legal, rules.pick
    take, worth, seat_to_act = rules.apply, rules.points, rules.seat
    write_scene = rules.write_scene

    @entry(STATES, MENUS, int, codes)
    def legal_codes(states: Any, menus: Any, i: int, out: Ints) -> int:
        """Write the legal codes of state i in order; return their number, 0 when the game is over."""
        return write_codes(states[i], menus[0], out)

    @entry(STATES, MENUS, int, codes, int)
    def step(states: Any, menus: Any, i: int, out: Ints, k: int) -> int:
        """Apply the k-th of the codes in `out` to state i and write the next legal codes there.

        Returns their number, 0 when the game is over.
        """
        take(states[i], out[k])
        if seat_to_act(states[i]) < 0:
            return 0
        return write_codes(states[i], menus[0], out)

    @entry(STATES, MENUS, int, codes, codes)
    def priced(states: Any, menus: Any, i: int, out: Ints, points: Ints) -> int:
        """Write the legal codes of state i in order, and the points that each gains at once."""
        count = write_codes(states[i], menus[0], out)
        for at in range(count):
            points[at] = worth(states[i], out[at])
        return count

    @entry(STATES, MENUS, int)
    def scene(states: Any, menus: Any, viewer: int) -> int:
        """Write the scene of the first state for a viewer as JSON, see `Rules.write_scene`."""
        return write_scene(states[0], menus[0], viewer)

    @entry(STATES, MENUS, int, WORD)
    def draw(states: Any, menus: Any, i: int, rng: Ints) -> int:
        """Return a uniformly random legal code of state i, which must not be over."""
        return pick(states[i], menus[0], below(rng, legal(states[i], menus[0])))

    return [legal_codes, step, priced, scene, draw]


def _surveying(rules: Rules) -> Entries:
    """Return the entries that give at once all that Python needs after an action."""
    codes = IntBuffer(rules.most_actions)
    write_codes, take, text_key_of = rules.codes, rules.apply, rules.text_key
    seat_to_act, score_of = rules.seat, rules.score

    @entry(STATES, MENUS, codes, HEAD, int)
    def survey(states: Any, menus: Any, out: Ints, head: Ints, seats: int) -> int:
        """Write the legal codes of the first state, and a summary of the state into `head`.

        The summary is the number of codes, the seat to act, the key of action texts and the points of `seats`
        seats; returns the number of codes.
        """
        head[SEAT] = seat_to_act(states[0])
        head[TEXT_KEY] = text_key_of(states[0])
        for seat in range(seats):
            head[SCORES + seat] = score_of(states[0], seat)
        head[COUNT] = write_codes(states[0], menus[0], out) if head[SEAT] >= 0 else 0
        return head[COUNT]

    @entry(STATES, MENUS, codes, HEAD, int, int)
    def move(states: Any, menus: Any, out: Ints, head: Ints, seats: int, code: int) -> int:
        """Take a legal action in the first state, then `survey`; returns the points of the action."""
        won = take(states[0], code)
        # One entry does both, because each call from Python takes time of its own.
        survey(states, menus, out, head, seats)
        return won

    return [survey, move]


def _acting(rules: Rules) -> Entries:
    """Return the entries that take actions."""
    take, act_alone, go_on = rules.apply, rules.act, rules.advance

    @entry(STATES, PAST, int)
    def replay(states: Any, codes: Ints, count: int) -> int:
        """Take `count` actions in the first state, one after the other."""
        for at in range(count):
            take(states[0], codes[at])
        return 0

    @entry(STATES, int, int)
    def apply(states: Any, i: int, code: int) -> int:
        """Take a legal action in state i; returns its points."""
        return take(states[i], code)

    @entry(STATES, int, int)
    def act(states: Any, i: int, code: int) -> int:
        """Take a legal action in state i, without its consequences, which `advance` carries out."""
        act_alone(states[i], code)
        return 0

    @entry(STATES, int)
    def advance(states: Any, i: int) -> int:
        """Carry out the next consequence of an action in state i; return 0 where nothing is left to do."""
        # The kernel may return a bool, but all entries return 64-bit ints.
        return int(go_on(states[i]))

    return [replay, apply, act, advance]


def _asking(rules: Rules) -> Entries:
    """Return the entries that answer single questions."""
    worth, seat_to_act, score_of, reasons = rules.points, rules.seat, rules.score, rules.explain
    gather_open, write_effects = rules.gather, rules.write_effects

    @entry(STATES, int, EXPLAINED)
    def explain(states: Any, code: int, out: Ints) -> int:
        """Write the numbers from which the parts of an action's points are made, see `Rules.explain`."""
        return reasons(states[0], code, out)

    @entry(STATES, STATES, MENUS, int, int)
    def effects(befores: Any, afters: Any, menus: Any, code: int, own: int) -> int:
        """Write the effects of the action that led from the first state of one batch to that of another, see
        `Rules.write_effects`.
        """
        return write_effects(befores[0], afters[0], menus[0], code, own)

    @entry(STATES, GATHERED)
    def gather(states: Any, out: Ints) -> int:
        """Write the numbers from which observations of the first state are made, see `Rules.gather`."""
        return gather_open(states[0], out)

    @entry(STATES, int, int)
    def points(states: Any, i: int, code: int) -> int:
        """Return the points that a legal action gains at once."""
        return worth(states[i], code)

    @entry(STATES, int)
    def seat(states: Any, i: int) -> int:
        """Return the seat to act in state i, -1 when the game is over."""
        return seat_to_act(states[i])

    @entry(STATES, int, int)
    def score(states: Any, i: int, seat: int) -> int:
        """Return the points of a seat in state i."""
        return score_of(states[i], seat)

    return [explain, effects, gather, points, seat, score]


def _dealing(rules: Rules) -> Entries:
    """Return the entries that overwrite a state."""
    copy_record, redeal_record = rules.copy, rules.redeal
    shuffle_record, deal_drawn = rules.shuffle, rules.deal

    @entry(STATES, int, STATES, int)
    def copy(targets: Any, i: int, sources: Any, j: int) -> int:
        """Make state i of one batch equal to state j of another."""
        copy_record(targets[i], sources[j])
        return 0

    @entry(STATES, int, int, WORD)
    def redeal(states: Any, i: int, seat: int, rng: Ints) -> int:
        """Redraw what a seat cannot know of state i."""
        redeal_record(states[i], seat, rng)
        return 0

    @entry(STATES, int, WORD)
    def shuffle(states: Any, i: int, rng: Ints) -> int:
        """Deal state i again, with its own options."""
        shuffle_record(states[i], rng)
        return 0

    @entry(STATES, int, DRAWN)
    def deal(states: Any, i: int, numbers: Ints) -> int:
        """Deal state i, an empty table, from numbers that were drawn."""
        deal_drawn(states[i], numbers)
        return 0

    return [copy, redeal, shuffle, deal]
