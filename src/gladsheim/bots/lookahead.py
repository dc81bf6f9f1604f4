"""Greedy turns and the search, written once over the kernels of any game.

The search imagines worlds that agree with what the seat to act knows (determinisation),
tries every candidate action in each of them (common random numbers), plays a few turns on
greedily, and compares margins. After each round of worlds the worse half of the candidates
is dropped (sequential halving; Karnin, Koren, Somekh, ICML 2013).

This module is specialised: `RULES` is put into its namespace before it runs
(`core.kernel.specialise`).
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.core.kernel import kernel, specialise
from gladsheim.core.rules import Rules

RULES: Rules = globals()["RULES"]
best: Callable[[Any, Any, MutableSequence[int]], int] = specialise(
    "gladsheim.bots.policy", RULES.game, RULES=RULES
).best

Ints = MutableSequence[int]
Lists = tuple[Ints, Ints, Ints]

write_codes, points, cost = RULES.codes, RULES.points, RULES.cost
apply, copy, redeal = RULES.apply, RULES.copy, RULES.redeal
seat_to_act, score_of = RULES.seat, RULES.score
clock = RULES.clock or RULES.seat
GREEDY_WORLDS = RULES.worlds

ROOT, WORLD, WORK = range(3)
PLAYERS, CANDIDATES, PLAYOUTS, TURNS, NEAR = range(5)
"""Places of `workbench.Plan` in the list of numbers that a search gets."""


@kernel
def points_now(state: Any, seat: int) -> int:
    """Default of `Rules.value`: the points that a seat has now, in hundredths."""
    return 100 * score_of(state, seat)


value = RULES.value or points_now


@kernel
def play_on(state: Any, menu: Any, scratch: Ints, now: int, turns: int) -> None:
    """Play quickly to the end of the turn that the clock shows, and so many turns more."""
    while seat_to_act(state) >= 0:
        shown = clock(state)
        if shown != now:
            if turns == 0:
                return
            turns -= 1
            now = shown
        apply(state, best(state, menu, scratch))


@kernel
def margin(state: Any, seat: int, players: int) -> int:
    """By how much a seat leads the best other seat, in hundredths; negative if it does not."""
    best_other = -(1 << 40)
    for other in range(players):
        if other != seat:
            best_other = max(best_other, value(state, other))
    return value(state, seat) - best_other


@kernel
def greedy(states: Any, menu: Any, lists: Lists, rng: Any, players: int) -> int:
    """The code with the best margin when the turn ends, then least cost, then the first."""
    codes, totals, scratch = lists
    root, world, work = states[ROOT], states[WORLD], states[WORK]
    seat = seat_to_act(root)
    count = write_codes(root, menu, codes)
    for at in range(count):
        totals[at] = 0
    for _ in range(max(1, GREEDY_WORLDS)):
        copy(world, root)
        if GREEDY_WORLDS:
            redeal(world, seat, rng)
        for at in range(count):
            copy(work, world)
            apply(work, codes[at])
            play_on(work, menu, scratch, clock(root), 0)
            totals[at] += margin(work, seat, players)
    chosen = 0
    for at in range(1, count):
        if totals[at] > totals[chosen] or (
            totals[at] == totals[chosen] and cost(root, codes[at]) < cost(root, codes[chosen])
        ):
            chosen = at
    return codes[chosen]


@kernel
def keep_best(codes: Ints, totals: Ints, count: int, keep: int) -> None:
    """Move the `keep` codes with the highest totals to the front, best first."""
    for at in range(keep):
        top = at
        for other in range(at + 1, count):
            if totals[other] > totals[top]:
                top = other
        code, total = codes[top], totals[top]
        codes[top], totals[top] = codes[at], totals[at]
        codes[at], totals[at] = code, total


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


@kernel
def outlook(work: Any, menu: Any, scratch: Ints, seat: int, now: int, plan: Ints) -> int:
    """The margin when the playout ends and, so many times more, when the present turn does."""
    near = 0
    turns = plan[TURNS]
    if plan[NEAR] > 0 and turns > 0:
        play_on(work, menu, scratch, now, 0)
        near = plan[NEAR] * margin(work, seat, plan[PLAYERS])
        now = clock(work)
        turns -= 1
    play_on(work, menu, scratch, now, turns)
    return near + margin(work, seat, plan[PLAYERS])


@kernel
def search(states: Any, menu: Any, lists: Lists, rng: Any, plan: Ints) -> int:
    """The code that sequential halving leaves over."""
    codes, totals, scratch = lists
    root, world, work = states[ROOT], states[WORLD], states[WORK]
    seat = seat_to_act(root)
    alive = candidates(states, menu, codes, totals, plan[CANDIDATES])
    rounds = 0
    while (1 << rounds) < alive:
        rounds += 1
    while alive > 1:
        for _ in range(max(1, plan[PLAYOUTS] // (rounds * alive))):
            copy(world, root)
            redeal(world, seat, rng)
            for at in range(alive):
                copy(work, world)
                apply(work, codes[at])
                totals[at] += outlook(work, menu, scratch, seat, clock(root), plan)
        keep_best(codes, totals, alive, (alive + 1) // 2)
        alive = (alive + 1) // 2
    return codes[0]
