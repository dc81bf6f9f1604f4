"""What Python asks of a game's kernels, one call for each question.

This module is specialised: `RULES` is put into its namespace before it runs
(`core.kernel.specialise`). States and menus come in batches; `i` and `j` are places in them.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from gladsheim.core.chance import below
from gladsheim.core.engine.head import COUNT, FRAME, HEAD_LENGTH, MOST_DRAWN, PAST_LENGTH, SCORES, SEAT
from gladsheim.core.kernel import Numbers, Records, entry
from gladsheim.core.rules import Rules

RULES: Rules = globals()["RULES"]

write_codes, legal, pick = RULES.codes, RULES.legal, RULES.pick
take, worth, seat_to_act, score_of = RULES.apply, RULES.points, RULES.seat, RULES.score
frame_of, act_alone, go_on, deal_drawn = RULES.frame, RULES.act, RULES.advance, RULES.deal
write_choices, write_board = RULES.write_choices, RULES.write_board
copy_record, redeal_record, shuffle_record = RULES.copy, RULES.redeal, RULES.shuffle

Ints = MutableSequence[int]
MANY = 1 << 31
"""Batches may be of any size: whoever calls has looked that the place is within."""
STATES, MENUS = Records("states", MANY), Records("menus", MANY)
CODES, WORD = Numbers(RULES.most_actions), Numbers(1)
HEAD, PAST, DRAWN = Numbers(HEAD_LENGTH), Numbers(PAST_LENGTH), Numbers(MOST_DRAWN)


@entry(STATES, MENUS, int, CODES)
def legal_codes(states: Any, menus: Any, i: int, out: Ints) -> int:
    """Write the legal codes of state i in order; returns how many, 0 when the game is over."""
    return write_codes(states[i], menus[0], out)


@entry(STATES, MENUS, int, CODES, int)
def step(states: Any, menus: Any, i: int, out: Ints, k: int) -> int:
    """Apply the k-th of the codes in `out` to state i and write the next legal codes there;
    returns how many, 0 when the game is over.
    """
    take(states[i], out[k])
    if seat_to_act(states[i]) < 0:
        return 0
    return write_codes(states[i], menus[0], out)


@entry(STATES, MENUS, CODES, HEAD, int)
def survey(states: Any, menus: Any, out: Ints, head: Ints, seats: int) -> int:
    """Write the legal codes of the first state in order, and into `head` how many they are, the seat to
    act, the frame of action texts and the points of so many seats; returns how many.
    """
    head[SEAT] = seat_to_act(states[0])
    head[FRAME] = frame_of(states[0])
    for seat in range(seats):
        head[SCORES + seat] = score_of(states[0], seat)
    head[COUNT] = write_codes(states[0], menus[0], out) if head[SEAT] >= 0 else 0
    return head[COUNT]


@entry(STATES, MENUS, CODES, HEAD, int, int)
def move(states: Any, menus: Any, out: Ints, head: Ints, seats: int, code: int) -> int:
    """Take a legal action in the first state, then `survey`; returns the points of the action."""
    won = take(states[0], code)
    survey(states, menus, out, head, seats)
    return won


@entry(STATES, PAST, int)
def replay(states: Any, codes: Ints, count: int) -> int:
    """Take so many actions in the first state, one after the other."""
    for at in range(count):
        take(states[0], codes[at])
    return 0


@entry(STATES, MENUS, int, CODES, CODES)
def priced(states: Any, menus: Any, i: int, out: Ints, points: Ints) -> int:
    """Write the legal codes of state i in order, and the points that each brings at once."""
    count = write_codes(states[i], menus[0], out)
    for at in range(count):
        points[at] = worth(states[i], out[at])
    return count


@entry(STATES, MENUS, CODES, CODES)
def choices(states: Any, menus: Any, out: Ints, points: Ints) -> int:
    """`priced` for the first state, and the same as JSON, see `Rules.write_choices`."""
    count = priced(states, menus, 0, out, points)
    return write_choices(states[0], menus[0], out, points, count)


@entry(STATES, MENUS)
def board(states: Any, menus: Any) -> int:
    """What lies on the table of the first state as JSON, see `Rules.write_board`."""
    return write_board(states[0], menus[0])


@entry(STATES, MENUS, int, WORD)
def draw(states: Any, menus: Any, i: int, rng: Ints) -> int:
    """A uniformly random legal code of state i, which must not be over."""
    return pick(states[i], menus[0], below(rng, legal(states[i], menus[0])))


@entry(STATES, int, int)
def apply(states: Any, i: int, code: int) -> int:
    """Take a legal action in state i; returns its points."""
    return take(states[i], code)


@entry(STATES, int, int)
def points(states: Any, i: int, code: int) -> int:
    """The points that a legal action brings at once."""
    return worth(states[i], code)


@entry(STATES, int)
def seat(states: Any, i: int) -> int:
    """The seat to act in state i, -1 when the game is over."""
    return seat_to_act(states[i])


@entry(STATES, int, int)
def score(states: Any, i: int, seat: int) -> int:
    """The points of a seat in state i."""
    return score_of(states[i], seat)


@entry(STATES, int, STATES, int)
def copy(targets: Any, i: int, sources: Any, j: int) -> int:
    """Make state i of one batch equal to state j of another."""
    copy_record(targets[i], sources[j])
    return 0


@entry(STATES, int, int, WORD)
def redeal(states: Any, i: int, seat: int, rng: Ints) -> int:
    """Draw anew what a seat cannot know of state i."""
    redeal_record(states[i], seat, rng)
    return 0


@entry(STATES, int, WORD)
def shuffle(states: Any, i: int, rng: Ints) -> int:
    """Deal state i anew, with its own options."""
    shuffle_record(states[i], rng)
    return 0


@entry(STATES, int, DRAWN)
def deal(states: Any, i: int, numbers: Ints) -> int:
    """Deal state i, an empty table, from numbers that were drawn."""
    deal_drawn(states[i], numbers)
    return 0


@entry(STATES, int, int)
def act(states: Any, i: int, code: int) -> int:
    """Take a legal action in state i, without what follows from it."""
    act_alone(states[i], code)
    return 0


@entry(STATES, int)
def advance(states: Any, i: int) -> int:
    """Do the next thing that follows from an action in state i; 0 where nothing is left to do."""
    return int(go_on(states[i]))
