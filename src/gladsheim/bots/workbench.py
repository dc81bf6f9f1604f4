"""Scratch space of bots, in the engine that is current."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gladsheim.bots.budget import MOST_NUMBERS, STATES
from gladsheim.bots.learned.estimate import NOTHING, weights_of
from gladsheim.core.chance import new_rng
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.engines import Engine
from gladsheim.core.game import Game, Seed, State
from gladsheim.core.positions.record_state import as_record_state


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """The budget of a search."""

    players: int
    candidates: int
    playouts: int
    turns: int
    """Number of turns that a playout lasts after the present one."""
    near: int = 0
    """Value as in `levels.Budget.near`."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """List of numbers that the kernels read."""
        return self.players, self.candidates, self.playouts, self.turns, self.near


class SearchBuffers:
    """The states, the menu and the buffers that searches on one engine use."""

    def __init__(self, engine: Engine, buffers: int, size: int, weights: Sequence[int] = NOTHING) -> None:
        self.engine = engine
        self.states, self.menus = engine.states(STATES), engine.menus(1)
        learned = engine.filled(weights, weights_of(engine.rules))
        self.buffers = (*(engine.numbers(size) for _ in range(buffers)), learned)
        self._rng, self._plan = engine.numbers(1), engine.numbers(MOST_NUMBERS)

    def rng(self, seed: Seed) -> Any:
        """Return the generator of a seed, in the same memory each time."""
        self._rng[0] = new_rng(seed)[0]
        return self._rng

    def plan(self, numbers: tuple[int, ...]) -> Any:
        """Return the list of numbers that the kernels read, in the same memory each time."""
        self._plan[: len(numbers)] = numbers
        return self._plan


class Workbench:
    """Scratch space for one bot; nothing is allocated while it thinks.

    Each question goes to the current engine: to compiled kernels as soon as there are any.
    """

    def __init__(self, game: Game, weights: Sequence[int] = NOTHING) -> None:
        """Create a workbench; `weights` are those of learned values (`learned.estimate`)."""
        self._game, self._weights = game, weights
        self._bench = self._on(engine_of(game.rules))

    def __reduce__(self) -> Any:
        # Nothing is kept from question to question.
        return type(self), (self._game, self._weights)

    def _on(self, engine: Engine) -> SearchBuffers:
        return SearchBuffers(engine, 3, self._game.rules.most_actions, self._weights)

    def engine(self) -> Engine:
        """Return the engine for the next question."""
        engine = engine_of(self._game.rules)
        if engine is not self._bench.engine:
            self._bench = self._on(engine)
        return engine

    def greedy(self, state: State, seed: Seed, players: int) -> int:
        """Return the code of the greedy action in a state, from what the seat to act may know."""
        rng, bench = self._load(state, seed), self._bench
        code: int = bench.engine.call.greedy(bench.states, bench.menus, bench.buffers, rng, players)
        return code

    def search(self, state: State, seed: Seed, plan: SearchPlan) -> int:
        """Return the code of the action that a search prefers, from what the seat to act may know."""
        rng, bench = self._load(state, seed), self._bench
        numbers = bench.plan(plan.numbers)
        code: int = bench.engine.call.search(bench.states, bench.menus, bench.buffers, rng, numbers)
        return code

    def _load(self, state: State, seed: Seed) -> Any:
        """Copy a state to the bench, redraw there all that the seat to act cannot know, and return
        the generator.
        """
        engine, bench = self.engine(), self._bench
        rng = bench.rng(seed)
        as_record_state(state).load_into(engine, bench.states, 0)
        engine.call.redeal(bench.states, 0, state.current_player, rng)
        return rng
