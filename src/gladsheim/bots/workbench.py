"""Scratch space of bots, in the engine that is current."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gladsheim.bots.budget import MOST_NUMBERS, STATES
from gladsheim.bots.learned.estimate import NOTHING, weights_of
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.engines import Engine
from gladsheim.core.game import Seed, State
from gladsheim.core.positions.record_state import as_record_state
from gladsheim.core.rules import Rules


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

    def plan(self, numbers: tuple[int, ...]) -> Any:
        """Return the list of numbers that the kernels read."""
        return self.engine.filled(numbers, MOST_NUMBERS)


class Workbench:
    """Scratch space for one bot; nothing is allocated while it thinks.

    Each question goes to the current engine: to compiled kernels as soon as there are any.
    """

    def __init__(self, rules: Rules, weights: Sequence[int] = NOTHING) -> None:
        """Create a workbench; `weights` are those of learned values (`learned.estimate`)."""
        self._rules, self._weights = rules, weights
        self._bench = self._on(engine_of(rules))

    def _on(self, engine: Engine) -> SearchBuffers:
        return SearchBuffers(engine, 3, self._rules.most_actions, self._weights)

    def engine(self) -> Engine:
        """Return the engine for the next question."""
        engine = engine_of(self._rules)
        if engine is not self._bench.engine:
            self._bench = self._on(engine)
        return engine

    def greedy(self, state: State, seed: Seed, players: int) -> int:
        """Return the index of the greedy action among the legal ones of a state."""
        engine, bench = self.engine(), self._bench
        as_record_state(state).load_into(engine, bench.states, 0)
        rng = engine.rng(seed)
        return self._place(engine.call.greedy(bench.states, bench.menus, bench.buffers, rng, players))

    def search(self, state: State, seed: Seed, plan: SearchPlan) -> int:
        """Return the index of the action that a search prefers among the legal ones of a state."""
        engine, bench = self.engine(), self._bench
        as_record_state(state).load_into(engine, bench.states, 0)
        numbers = bench.plan(plan.numbers)
        rng = engine.rng(seed)
        return self._place(engine.call.search(bench.states, bench.menus, bench.buffers, rng, numbers))

    def _place(self, code: int) -> int:
        """Return the index of a code among the legal actions of the position."""
        bench = self._bench
        count = bench.engine.call.legal_codes(bench.states, bench.menus, 0, bench.buffers[0])
        return [int(found) for found in bench.buffers[0][:count]].index(code)
