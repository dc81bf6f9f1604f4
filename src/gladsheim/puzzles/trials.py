"""Trials of actions to the end of the game: bots play on after each, from imagined worlds of one position.

A search looks only a few turns ahead and judges by rules of thumb. Here bots that search play on to the end
of the game, all actions in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from gladsheim.bots.search import plan_for
from gladsheim.bots.workbench import SearchBuffers
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.game import Game, State
from gladsheim.core.positions.record_state import as_record_state

LEVEL = "search-1"
"""Level of the bots that play on."""
LONGEST = 5_000
"""Number of actions after which a game is stopped, as if it were over."""


class Lead(NamedTuple):
    """Points by which an action was ahead of another at the end, with the standard error."""

    points: float
    error: float


class Trials:
    """Trial games of one kind, played to the end; not for several threads at once."""

    def __init__(self, game: Game, level: str = LEVEL) -> None:
        self._game = game
        self._budget = game.bots.budgets[level]

    def margins(self, state: State, codes: Sequence[int], seed: str, worlds: int) -> list[list[int]]:
        """Return, for each action, the final leads of the seat to act over the best other one, by world."""
        engine = engine_of(self._game.rules)
        bench, world = SearchBuffers(engine, 3, self._game.rules.most_actions), engine.states(1)
        plan = bench.plan(plan_for(self._budget, self._game.players, compiled=engine.compiled).numbers)
        seat = state.current_player
        assert seat is not None
        found: list[list[int]] = [[] for _ in codes]
        start = as_record_state(state)
        for number in range(worlds):
            start.load_into(engine, world, 0)
            engine.call.redeal(world, 0, seat, engine.rng(f"{seed} world {number}"))
            for margins, code in zip(found, codes, strict=True):
                engine.call.copy(bench.states, 0, world, 0)
                engine.call.apply(bench.states, 0, code)
                # One seed for all codes of a world: their games have the same chance.
                self._play_on(bench, plan, f"{seed} game {number}")
                margins.append(self._margin(bench, seat))
        return found

    def _play_on(self, bench: SearchBuffers, plan: object, seed: str) -> None:
        call, states = bench.engine.call, bench.states
        rng = bench.engine.rng(seed)
        for _ in range(LONGEST):
            if call.seat(states, 0) < 0:
                return
            call.apply(states, 0, call.search(states, bench.menus, bench.buffers, rng, plan))

    def _margin(self, bench: SearchBuffers, seat: int) -> int:
        points: list[int] = [
            bench.engine.call.score(bench.states, 0, one) for one in range(self._game.players)
        ]
        return points.pop(seat) - max(points)


def lead(first: Sequence[int], second: Sequence[int]) -> Lead:
    """Return by how much the first of two actions was ahead, over the same two or more worlds."""
    ahead = [one - other for one, other in zip(first, second, strict=True)]
    return Lead(fmean(ahead), stdev(ahead) / sqrt(len(ahead)))
