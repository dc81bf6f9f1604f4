"""Greedy turns and the search, written once over the kernels of any game.

The search imagines worlds that agree with what the seat to act knows (determinisation),
tries every candidate action in each of them (common random numbers), plays a few turns on
greedily, and compares margins. After each round of worlds the worse half of the candidates
is dropped (sequential halving; Karnin, Koren, Somekh, ICML 2013).

This module is specialised: `RULES`, and `best` of the game's `bots.policy`, are put into its
namespace before it runs (`core.kernel.specialise`).
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules

RULES: Rules = globals()["RULES"]
best: Callable[[Any, Any, MutableSequence[int]], int] = globals()["best"]

Ints = MutableSequence[int]

write_codes, points, cost = RULES.codes, RULES.points, RULES.cost
apply, copy, redeal = RULES.apply, RULES.copy, RULES.redeal
seat_to_act, score_of = RULES.seat, RULES.score

ROOT, WORLD, WORK = range(3)
PLAYERS, CANDIDATES, PLAYOUTS, TURNS = range(4)
"""Places of `workbench.Plan` in the list of numbers that a search gets."""


@kernel
def play_on(state: Any, menu: Any, scratch: Ints, seat: int, turns: int) -> None:
    """Play greedily to the end of the seat's turn, and so many turns more."""
    while True:
        now = seat_to_act(state)
        if now < 0:
            return
        if now != seat:
            if turns == 0:
                return
            turns -= 1
            seat = now
        apply(state, best(state, menu, scratch))


@kernel
def greedy(states: Any, menu: Any, codes: Ints, scratch: Ints) -> int:
    """The code with most points until the turn ends, then least cost, then the first."""
    root, work = states[ROOT], states[WORK]
    seat = seat_to_act(root)
    chosen, most, least = -1, -(1 << 40), 0
    for at in range(write_codes(root, menu, codes)):
        copy(work, root)
        apply(work, codes[at])
        play_on(work, menu, scratch, seat, 0)
        won = score_of(work, seat)
        price = cost(root, codes[at])
        if won > most or (won == most and price < least):
            chosen, most, least = codes[at], won, price
    return chosen


@kernel
def margin(state: Any, seat: int, players: int) -> int:
    """By how many points a seat leads the best other seat; negative if it does not."""
    best_other = -(1 << 40)
    for other in range(players):
        if other != seat:
            best_other = max(best_other, score_of(state, other))
    return score_of(state, seat) - best_other


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
def search(states: Any, menu: Any, lists: tuple[Ints, Ints, Ints], rng: Any, plan: Ints) -> int:
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
                play_on(work, menu, scratch, seat, plan[TURNS])
                totals[at] += margin(work, seat, plan[PLAYERS])
        keep_best(codes, totals, alive, (alive + 1) // 2)
        alive = (alive + 1) // 2
    return codes[0]
