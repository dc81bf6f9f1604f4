"""Calls of the kernels in `weighing`: values of actions, and of chance."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from gladsheim.bots.learned.weights import weights_for
from gladsheim.bots.weighing import CODES, SQUARES, TOTALS
from gladsheim.bots.workbench import SearchBuffers
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.engines import Engine
from gladsheim.core.game import Game, Seed, State
from gladsheim.core.positions.record_state import as_record_state

HUNDREDTHS = 100
MOST_SEATS = 10


@dataclass(frozen=True, slots=True)
class JudgingPlan:
    """The budget for judging a decision, or what chance brought. Counts, not times."""

    players: int
    candidates: int
    """Largest number of actions that a first look compares."""
    first: int
    """Number of worlds of the first look."""
    turns: int
    """Number of turns that a playout lasts after the present one."""
    near: int
    """Value as in `levels.Budget.near`."""
    keep: int
    """Largest number of actions that are then weighed beside the one that was played."""
    worlds: int
    """Number of worlds in which they are weighed."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """List of numbers that the kernels read."""
        return self.players, self.candidates, self.first, self.turns, self.near, self.keep, self.worlds


@dataclass(frozen=True, slots=True)
class Weight:
    """Value of an action: the expected lead in points, and its standard error.

    For the action that was played, it is the error of the lead; for another one, that of its difference to
    the played one.
    """

    code: int
    value: float
    error: float


@dataclass(frozen=True, slots=True)
class ChanceEffect:
    """Effect of chance on a seat, in points of lead, with its standard error."""

    points: float
    error: float


class Scales:
    """Scratch space for weighing with learned weights; nothing is allocated while playouts run."""

    def __init__(self, game: Game) -> None:
        self._rules, self._weights = game.rules, weights_for(game)
        self._bench = self._on(engine_of(self._rules))

    def _on(self, engine: Engine) -> SearchBuffers:
        return SearchBuffers(engine, 4, max(self._rules.most_actions, 2 * MOST_SEATS), self._weights)

    def engine(self) -> Engine:
        """Return the engine for the next question."""
        engine = engine_of(self._rules)
        if engine is not self._bench.engine:
            self._bench = self._on(engine)
        return engine

    def weigh(self, state: State, code: int, seed: Seed, plan: JudgingPlan) -> list[Weight]:
        """Weigh the action with this code, and the best others, in a position."""
        as_record_state(state).load_into(self.engine(), self._bench.states, 0)
        count = self._ask("weigh", seed, plan, code)
        buffers = self._bench.buffers
        codes, totals, squares = buffers[CODES], buffers[TOTALS], buffers[SQUARES]
        # `outlook` adds the margin of the present turn so many times to that of the end.
        scale = HUNDREDTHS * (plan.near + 1 if plan.turns > 0 else 1)
        own = int(totals[0]) / plan.worlds
        found = []
        for at in range(count):
            mean = int(totals[at]) / plan.worlds
            spread = mean if at == 0 else mean - own
            error = standard_error(spread, int(squares[at]), plan.worlds)
            found.append(Weight(int(codes[at]), mean / scale, error / scale))
        return found

    def drift(
        self, before: State, after: State, code: int, seed: Seed, plan: JudgingPlan
    ) -> list[ChanceEffect]:
        """Return, by seat, the effect of chance in the action that led from one position to another."""
        engine = self.engine()
        as_record_state(before).load_into(engine, self._bench.states, 0)
        as_record_state(after).load_into(engine, self._bench.states, 1)
        self._ask("drift", seed, plan, code)
        return self._changes(plan)

    def opening(self, state: State, seed: Seed, plan: JudgingPlan) -> list[ChanceEffect]:
        """Return, by seat, how much better its part of the deal is than that of an average deal."""
        as_record_state(state).load_into(self.engine(), self._bench.states, 0)
        self._ask("opening", seed, plan)
        return self._changes(plan)

    def _ask(self, question: str, seed: Seed, plan: JudgingPlan, *codes: int) -> int:
        bench = self._bench
        engine = bench.engine
        answer: int = getattr(engine.call, question)(
            bench.states,
            bench.menus,
            (*bench.buffers, engine.numbers(1)),
            engine.rng(seed),
            bench.plan(plan.numbers),
            *codes,
        )
        return answer

    def _changes(self, plan: JudgingPlan) -> list[ChanceEffect]:
        totals, squares = self._bench.buffers[TOTALS], self._bench.buffers[SQUARES]
        found = []
        for at in range(plan.players):
            mean = int(totals[at]) / plan.worlds
            error = standard_error(mean, int(squares[at]), plan.worlds)
            found.append(ChanceEffect(mean / HUNDREDTHS, error / HUNDREDTHS))
        return found


def standard_error(mean: float, squares: int, count: int) -> float:
    """Return the standard error of a mean of `count` values, from the sum of their squares; 0
    for a single value.
    """
    if count < 2:
        return 0.0
    # Rounding may leave the variance of equal values slightly below 0.
    return sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
