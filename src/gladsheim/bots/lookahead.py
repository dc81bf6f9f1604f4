"""Greedy turns and the search, written once over the kernels of any game.

The search imagines worlds that agree with what the seat to act knows (determinisation),
tries every candidate action in each of them (common random numbers), plays a few turns on
greedily, and compares margins. After each round of worlds the worse half of the candidates
is dropped (sequential halving; Karnin, Koren, Somekh, ICML 2013).
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any, NamedTuple

from gladsheim.bots.learned.estimate import Mind, estimate_of
from gladsheim.bots.policy import best_of
from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules

Ints = MutableSequence[int]
Lists = tuple[Ints, Ints, Ints, Ints]
"""Codes, sums of their values, scratch space, and learned weights."""

ROOT, WORLD, WORK = range(3)
PLAYERS, CANDIDATES, PLAYOUTS, TURNS, NEAR = range(5)
"""Indices of `workbench.Plan` in the list of numbers that a search reads."""


class Lookahead(NamedTuple):
    """Kernels of one game's lookahead, for other kernels to call."""

    clock: Callable[..., int]
    play_on: Callable[..., None]
    margin: Callable[..., int]
    candidates: Callable[..., int]
    outlook: Callable[..., int]


def lookahead_of(rules: Rules) -> Lookahead:
    """Make the kernels that look ahead by these rules."""
    clock = rules.clock or rules.seat
    play_on, margin = _play_on(rules, clock), _margin(rules)
    outlook = _outlook(clock, play_on, margin)
    return Lookahead(clock, play_on, margin, _candidates(rules), outlook)


def _play_on(rules: Rules, clock: Callable[..., int]) -> Callable[..., None]:
    seat_to_act, apply, best = rules.seat, rules.apply, best_of(rules)

    @kernel
    def play_on(state: Any, menu: Any, scratch: Ints, now: int, turns: int) -> None:
        """Play quickly to the end of the turn that the clock shows, and `turns` turns more."""
        while seat_to_act(state) >= 0:
            shown = clock(state)
            if shown != now:
                if turns == 0:
                    return
                turns -= 1
                now = shown
            apply(state, best(state, menu, scratch))

    return play_on


def _margin(rules: Rules) -> Callable[..., int]:
    value = estimate_of(rules)

    @kernel
    def margin(state: Any, menu: Any, seat: int, players: int, mind: Mind) -> int:
        """Return by how much a seat leads the best other seat, in hundredths; negative if it does not."""
        # Below every value, and far enough from 64 bits that sums cannot overflow.
        best_other = -(1 << 40)
        for other in range(players):
            if other != seat:
                best_other = max(best_other, value(state, menu, other, mind))
        return value(state, menu, seat, mind) - best_other

    return margin


@kernel
def keep_best(codes: Ints, totals: Ints, count: int, keep: int) -> None:
    """Move the `keep` codes with the highest totals to the front, best first."""
    # A partial selection sort: few codes are kept, and kernels cannot allocate a list.
    for at in range(keep):
        top = at
        for other in range(at + 1, count):
            if totals[other] > totals[top]:
                top = other
        code, total = codes[top], totals[top]
        codes[top], totals[top] = codes[at], totals[at]
        codes[at], totals[at] = code, total


def _candidates(rules: Rules) -> Callable[..., int]:
    write_codes, points, cost = rules.codes, rules.points, rules.cost

    @kernel
    def candidates(states: Any, menu: Any, codes: Ints, totals: Ints, width: int) -> int:
        """Write the `width` codes that look best at once, with zero totals; returns their number."""
        root = states[ROOT]
        count = write_codes(root, menu, codes)
        for at in range(count):
            totals[at] = 100 * points(root, codes[at]) - cost(root, codes[at])
        width = min(width, count)
        keep_best(codes, totals, count, width)
        for at in range(width):
            totals[at] = 0
        return width

    return candidates


def _outlook(
    clock: Callable[..., int], play_on: Callable[..., None], margin: Callable[..., int]
) -> Callable[..., int]:
    @kernel
    def outlook(work: Any, menu: Any, mind: Mind, seat: int, now: int, plan: Ints) -> int:
        """Return the margin at the end of the playout plus, `near` times, that at the end of
        the present turn.
        """
        near = 0
        turns = plan[TURNS]
        # The near margin is taken on the way, so the position is played on only once.
        if plan[NEAR] > 0 and turns > 0:
            play_on(work, menu, mind[0], now, 0)
            near = plan[NEAR] * margin(work, menu, seat, plan[PLAYERS], mind)
            now = clock(work)
            turns -= 1
        play_on(work, menu, mind[0], now, turns)
        return near + margin(work, menu, seat, plan[PLAYERS], mind)

    return outlook


def greedy_of(rules: Rules, look: Lookahead) -> Callable[..., int]:
    """Make the kernel that finds the code with the best margin at the end of the turn."""
    write_codes, cost = rules.codes, rules.cost
    apply, copy, redeal, seat_to_act = rules.apply, rules.copy, rules.redeal, rules.seat
    clock, play_on, margin, worlds = look.clock, look.play_on, look.margin, rules.worlds

    @kernel
    def greedy(states: Any, menu: Any, lists: Lists, rng: Any, players: int) -> int:
        """Return the code with the best margin when the turn ends; ties: the least cost, then the first."""
        codes, totals, scratch, weights = lists
        root, world, work = states[ROOT], states[WORLD], states[WORK]
        seat = seat_to_act(root)
        count = write_codes(root, menu, codes)
        for at in range(count):
            totals[at] = 0
        for _ in range(max(1, worlds)):
            copy(world, root)
            if worlds:
                redeal(world, seat, rng)
            for at in range(count):
                copy(work, world)
                apply(work, codes[at])
                play_on(work, menu, scratch, clock(root), 0)
                totals[at] += margin(work, menu, seat, players, (scratch, weights))
        chosen = 0
        for at in range(1, count):
            if totals[at] > totals[chosen] or (
                totals[at] == totals[chosen] and cost(root, codes[at]) < cost(root, codes[chosen])
            ):
                chosen = at
        return codes[chosen]

    return greedy


def search_of(rules: Rules, look: Lookahead) -> Callable[..., int]:
    """Make the kernel that searches."""
    apply, copy, redeal, seat_to_act = rules.apply, rules.copy, rules.redeal, rules.seat
    clock, candidates, outlook = look.clock, look.candidates, look.outlook

    @kernel
    def search(states: Any, menu: Any, lists: Lists, rng: Any, plan: Ints) -> int:
        """Return the code that remains after sequential halving."""
        codes, totals, scratch, weights = lists
        root, world, work = states[ROOT], states[WORLD], states[WORK]
        seat = seat_to_act(root)
        alive = candidates(states, menu, codes, totals, plan[CANDIDATES])
        rounds = 0
        # So many halvings leave one code; each gets an equal part of the playouts.
        while (1 << rounds) < alive:
            rounds += 1
        while alive > 1:
            for _ in range(max(1, plan[PLAYOUTS] // (rounds * alive))):
                copy(world, root)
                redeal(world, seat, rng)
                for at in range(alive):
                    copy(work, world)
                    apply(work, codes[at])
                    totals[at] += outlook(work, menu, (scratch, weights), seat, clock(root), plan)
            keep_best(codes, totals, alive, (alive + 1) // 2)
            alive = (alive + 1) // 2
        return codes[0]

    return search
