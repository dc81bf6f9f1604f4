"""Values of the actions of one decision beside each other, and the effect of chance.

Written once over the kernels of any game, like `bots.lookahead`, whose playouts it uses. The search only has
to find one action; this module estimates how good each of the best ones is, with its standard error. All of
them meet the same imagined worlds (common random numbers), and the squares of their differences to the action
that was played are added up.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.bots.learned.estimate import Mind
from gladsheim.bots.lookahead import Lookahead, keep_best
from gladsheim.core.chance import next_word
from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules

Ints = MutableSequence[int]
Lists = tuple[Ints, Ints, Ints, Ints, Ints, Ints]
CODES, TOTALS, SQUARES, SCRATCH, WEIGHTS, LANE = range(6)
"""Indices of a list of codes, sums, sums of squares, scratch space, learned weights, and a random word."""

ROOT, WORLD, WORK = range(3)
PLAYERS, CANDIDATES, FIRST, TURNS, NEAR, KEEP, WORLDS = range(7)
"""Indices of `judging.Plan` in its list of numbers; those that `outlook` reads are where it expects them."""


@kernel
def put_first(codes: Ints, count: int, code: int) -> None:
    """Move a code to the front of `count`; a code that is not among them replaces the last."""
    at = 0
    while at < count - 1 and codes[at] != code:
        at += 1
    while at > 0:
        codes[at] = codes[at - 1]
        at -= 1
    codes[0] = code


def _field(rules: Rules, look: Lookahead) -> Callable[..., int]:
    apply, copy, redeal, seat_to_act = rules.apply, rules.copy, rules.redeal, rules.seat
    clock, candidates, outlook = look.clock, look.candidates, look.outlook

    @kernel
    def field(states: Any, menu: Any, lists: Lists, rng: Any, plan: Ints, played: int) -> int:
        """Write the played code and then the best others, by a first look; return their number."""
        codes, totals, scratch = lists[CODES], lists[TOTALS], lists[SCRATCH]
        weights = lists[WEIGHTS]
        root, world, work = states[ROOT], states[WORLD], states[WORK]
        seat = seat_to_act(root)
        count = candidates(states, menu, codes, totals, plan[CANDIDATES])
        put_first(codes, count, played)
        kept = min(count, plan[KEEP] + 1)
        # Without more codes than are kept, the first look would drop none.
        if kept < count:
            for _ in range(plan[FIRST]):
                copy(world, root)
                redeal(world, seat, rng)
                for at in range(count):
                    copy(work, world)
                    apply(work, codes[at])
                    totals[at] += outlook(work, menu, (scratch, weights), seat, clock(root), plan)
            keep_best(codes, totals, count, kept)
            # The first look may have dropped the played code, which must be weighed.
            put_first(codes, kept, played)
        return kept

    return field


def weigh_of(rules: Rules, look: Lookahead) -> Callable[..., int]:
    """Make the kernel that weighs the best actions of a decision."""
    apply, copy, redeal, seat_to_act = rules.apply, rules.copy, rules.redeal, rules.seat
    clock, outlook, field = look.clock, look.outlook, _field(rules, look)

    @kernel
    def weigh(states: Any, menu: Any, lists: Lists, rng: Any, plan: Ints, played: int) -> int:
        """Write codes, the played one first, the sums of their values over all worlds, and sums of squares.

        The squares are those of the value for the played code, for the others of the difference to it.
        Returns how many codes there are. The worlds of the first look do not count: codes that were chosen by
        them would look too good there.
        """
        codes, totals = lists[CODES], lists[TOTALS]
        squares, scratch, weights = lists[SQUARES], lists[SCRATCH], lists[WEIGHTS]
        root, world, work = states[ROOT], states[WORLD], states[WORK]
        seat = seat_to_act(root)
        count = field(states, menu, lists, rng, plan, played)
        for at in range(count):
            totals[at], squares[at] = 0, 0
        for _ in range(plan[WORLDS]):
            copy(world, root)
            redeal(world, seat, rng)
            own = 0
            for at in range(count):
                copy(work, world)
                apply(work, codes[at])
                value = outlook(work, menu, (scratch, weights), seat, clock(root), plan)
                totals[at] += value
                # For the played code, the first one, `own` is still 0: its own value is squared.
                squares[at] += (value - own) * (value - own)
                if at == 0:
                    own = value
        return count

    return weigh


def _comparing(look: Lookahead) -> tuple[Callable[..., None], Callable[..., None]]:
    margin = look.margin

    @kernel
    def note_margins(work: Any, menu: Any, squares: Ints, players: int, mind: Mind) -> None:
        """Write the margin of every seat behind the sums of squares."""
        for at in range(players):
            squares[players + at] = margin(work, menu, at, players, mind)

    @kernel
    def add_changes(work: Any, menu: Any, totals: Ints, squares: Ints, players: int, mind: Mind) -> None:
        """Add the margin of every seat, less the one that was noted for it."""
        for at in range(players):
            change = margin(work, menu, at, players, mind) - squares[players + at]
            totals[at] += change
            squares[at] += change * change

    return note_margins, add_changes


def drift_of(rules: Rules, look: Lookahead) -> Callable[..., None]:
    """Make the kernel that measures the effect of chance in an action."""
    apply, copy, stir = rules.apply, rules.copy, rules.stir
    clock, play_on = look.clock, look.play_on
    note_margins, add_changes = _comparing(look)

    @kernel
    def drift(states: Any, menu: Any, lists: Lists, rng: Any, plan: Ints, code: int) -> None:
        """Write, by seat, the effect of chance in an action: sums over all worlds, and sums of squares.

        The first state is that in which the action was taken, the second that to which it led. In each world
        the action is repeated with new chance and the same hands. Beside it, everything that is still open
        after the real outcome is redrawn in the same way. Where chance had no effect both are the same,
        and the difference is exactly 0.
        """
        totals, squares = lists[TOTALS], lists[SQUARES]
        scratch, weights, lane = lists[SCRATCH], lists[WEIGHTS], lists[LANE]
        before, after, work = states[ROOT], states[WORLD], states[WORK]
        now, players = clock(before), plan[PLAYERS]
        for at in range(players):
            totals[at], squares[at] = 0, 0
        for _ in range(plan[WORLDS]):
            word = next_word(rng)
            lane[0] = word
            copy(work, before)
            stir(work, lane)
            apply(work, code)
            play_on(work, menu, scratch, now, plan[TURNS])
            note_margins(work, menu, squares, players, (scratch, weights))
            # The same random word as above: without an effect of chance both playouts are equal.
            lane[0] = word
            copy(work, after)
            stir(work, lane)
            play_on(work, menu, scratch, now, plan[TURNS])
            add_changes(work, menu, totals, squares, players, (scratch, weights))

    return drift


def opening_of(rules: Rules, look: Lookahead) -> Callable[..., None]:
    """Make the kernel that compares a deal with fresh ones."""
    copy, shuffle, stir = rules.copy, rules.shuffle, rules.stir
    clock, play_on = look.clock, look.play_on
    note_margins, add_changes = _comparing(look)

    @kernel
    def opening(states: Any, menu: Any, lists: Lists, rng: Any, plan: Ints) -> None:
        """Write, by seat, how much better a deal is than fresh ones: sums over all worlds,
        and sums of squares.

        The first state is the one before the first action.
        """
        totals, squares = lists[TOTALS], lists[SQUARES]
        scratch, weights = lists[SCRATCH], lists[WEIGHTS]
        root, work = states[ROOT], states[WORK]
        players = plan[PLAYERS]
        for at in range(players):
            totals[at], squares[at] = 0, 0
        for _ in range(plan[WORLDS]):
            copy(work, root)
            shuffle(work, rng)
            play_on(work, menu, scratch, clock(work), plan[TURNS])
            note_margins(work, menu, squares, players, (scratch, weights))
            copy(work, root)
            stir(work, rng)
            play_on(work, menu, scratch, clock(work), plan[TURNS])
            add_changes(work, menu, totals, squares, players, (scratch, weights))

    return opening
