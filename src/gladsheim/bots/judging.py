"""The kernels of `weighing` for one game: values of actions, and of what chance brought."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import sqrt
from types import ModuleType
from typing import Any

from gladsheim.bots.workbench import STATES, bot_kernels
from gladsheim.core.chance import new_rng
from gladsheim.core.game import Seed
from gladsheim.core.kernel import buffer, specialise, to_buffer
from gladsheim.core.rules import Rules

HUNDREDTHS = 100
MOST_SEATS = 10


@dataclass(frozen=True, slots=True)
class Plan:
    """How hard a decision, or what chance brought, is looked at. Counts, not times."""

    players: int
    candidates: int
    """Actions at most that a first look compares."""
    first: int
    """Worlds of the first look."""
    turns: int
    """Turns that a playout lasts after the present one."""
    near: int
    """See `levels.Budget.near`."""
    keep: int
    """Actions at most that are then weighed beside the one that was played."""
    worlds: int
    """Worlds in which they are."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The list that the kernels get."""
        return self.players, self.candidates, self.first, self.turns, self.near, self.keep, self.worlds


@dataclass(frozen=True, slots=True)
class Weight:
    """What an action is worth: the expected lead in points, and the standard error of that lead for
    the action that was played, for another one of its difference to that.
    """

    code: int
    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Change:
    """What chance brought a seat, in points of lead, with its standard error."""

    points: float
    error: float


@cache
def weighing_kernels(rules: Rules) -> ModuleType:
    """The kernels of `weighing` for one game."""
    found = bot_kernels(rules)
    names = ("candidates", "keep_best", "outlook", "play_on", "margin", "clock")
    used = {name: getattr(found, name) for name in names}
    return specialise("gladsheim.bots.weighing", rules.game, RULES=rules, **used)


class Scales:
    """Scratch space to weigh with; nothing is allocated while playouts run."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._kernels = weighing_kernels(rules)
        self._states = rules.layout.batch(STATES)
        self._menu = rules.menu.batch(1)[0]
        size = max(rules.most_actions, 2 * MOST_SEATS)
        self._codes, self._totals, self._squares, self._scratch = (buffer(size) for _ in range(4))
        self._lists = (self._codes, self._totals, self._squares, self._scratch, buffer(1))

    def weigh(self, record: Any, code: int, seed: Seed, plan: Plan) -> list[Weight]:
        """The action with this code, and the best others, from the position of a record."""
        self._rules.copy(self._states[0], record)
        rng, numbers = new_rng(seed), to_buffer(plan.numbers)
        count = self._kernels.weigh(self._states, self._menu, self._lists, rng, numbers, code)
        # `outlook` adds the margin of the present turn so many times to that of the end.
        scale = HUNDREDTHS * (plan.near + 1 if plan.turns > 0 else 1)
        own = int(self._totals[0]) / plan.worlds
        found = []
        for at in range(int(count)):
            mean = int(self._totals[at]) / plan.worlds
            spread = mean if at == 0 else mean - own
            error = standard_error(spread, int(self._squares[at]), plan.worlds)
            found.append(Weight(int(self._codes[at]), mean / scale, error / scale))
        return found

    def drift(self, before: Any, after: Any, code: int, seed: Seed, plan: Plan) -> list[Change]:
        """By seat, what chance made of the action that led from one position to another."""
        self._rules.copy(self._states[0], before)
        self._rules.copy(self._states[1], after)
        self._kernels.drift(
            self._states, self._menu, self._lists, new_rng(seed), to_buffer(plan.numbers), code
        )
        return self._changes(plan)

    def opening(self, record: Any, seed: Seed, plan: Plan) -> list[Change]:
        """By seat, what its part of the deal is worth beside that of an average deal."""
        self._rules.copy(self._states[0], record)
        self._kernels.opening(self._states, self._menu, self._lists, new_rng(seed), to_buffer(plan.numbers))
        return self._changes(plan)

    def _changes(self, plan: Plan) -> list[Change]:
        found = []
        for at in range(plan.players):
            mean = int(self._totals[at]) / plan.worlds
            error = standard_error(mean, int(self._squares[at]), plan.worlds)
            found.append(Change(mean / HUNDREDTHS, error / HUNDREDTHS))
        return found


def standard_error(mean: float, squares: int, count: int) -> float:
    """The standard error of a mean, from the sum of squares of so many values; 0 for a single one."""
    if count < 2:
        return 0.0
    return sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
