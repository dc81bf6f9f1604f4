from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any

from gladsheim.core.kernel import kernel

if TYPE_CHECKING:
    from gladsheim.core.rules import Rules
    from gladsheim.bots.policy import best

    RULES: Rules

legal, write_codes, apply, copy, redeal = RULES.legal, RULES.codes, RULES.apply, RULES.copy, RULES.redeal
seat_to_act, score = RULES.seat, RULES.score


@kernel
def play_on(state: Any, menu: Any, scratch: MutableSequence[int], seat: int, turns: int) -> None:
    while True:
        now = seat_to_act(state)
        if now < 0:
            return
        if now != seat:
            turns -= 1
            if turns < 0:
                return
            seat = now
        apply(state, best(state, menu, scratch))


@kernel
def margin(state: Any, seat: int, players: int) -> int:
    top = -(1 << 40)
    for other in range(players):
        if other != seat:
            top = max(top, score(state, other))
    return score(state, seat) - top


@kernel
def search(states: Any, menus: Any, lists: Any, rng: Any, players: int, budget: int, turns: int) -> int:
    root, world, work = states[0], states[1], states[2]
    menu = menus[0]
    codes, totals, scratch = lists[0], lists[1], lists[2]
    seat = seat_to_act(root)
    alive = write_codes(root, menu, codes)
    rounds = 0
    while (1 << rounds) < alive:
        rounds += 1
    for at in range(alive):
        totals[at] = 0
    while alive > 1:
        worlds = max(1, budget // (rounds * alive))
        for _ in range(worlds):
            copy(world, root)
            redeal(world, seat, rng)
            for at in range(alive):
                copy(work, world)
                apply(work, codes[at])
                play_on(work, menu, scratch, seat, turns)
                totals[at] += margin(work, seat, players)
        keep = (alive + 1) // 2
        for at in range(keep):
            top = at
            for other in range(at + 1, alive):
                if totals[other] > totals[top]:
                    top = other
            codes[at], codes[top] = codes[top], codes[at]
            totals[at], totals[top] = totals[top], totals[at]
        alive = keep
    return codes[0]
