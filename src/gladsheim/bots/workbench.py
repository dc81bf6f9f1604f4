"""The bots' kernels for one game, and the scratch space that they work on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from gladsheim.core.chance import new_rng
from gladsheim.core.game import Game, Seed
from gladsheim.core.kernel import buffer, specialise, to_buffer
from gladsheim.core.rules import Rules

STATES = 3
"""The position, a world, and a copy of it to play on."""


@cache
def bot_kernels(rules: Rules) -> ModuleType:
    """The kernels of `lookahead` for one game."""
    policy = specialise("gladsheim.bots.policy", rules.game, RULES=rules)
    return specialise("gladsheim.bots.lookahead", rules.game, RULES=rules, best=policy.best)


@dataclass(frozen=True, slots=True)
class Plan:
    """The budget of a search."""

    players: int
    candidates: int
    playouts: int
    turns: int
    """Turns that a playout lasts after the present one."""
    near: int = 0
    """See `levels.Budget.near`."""


class Workbench:
    """Scratch space for one bot; nothing is allocated while it thinks."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._kernels = bot_kernels(rules)
        self._states = rules.layout.batch(STATES)
        self._menu = rules.menu.batch(1)[0]
        self._codes = buffer(rules.most_actions)
        self._scratch = buffer(rules.most_actions)
        self._totals = buffer(rules.most_actions)

    def greedy(self, record: Any, seed: Seed, players: int) -> int:
        """The place of the greedy action among the legal ones of a record."""
        self._rules.copy(self._states[0], record)
        lists = (self._codes, self._totals, self._scratch)
        return self._place(self._kernels.greedy(self._states, self._menu, lists, new_rng(seed), players))

    def search(self, record: Any, seed: Seed, plan: Plan) -> int:
        """The place of the action that a search prefers among the legal ones of a record."""
        self._rules.copy(self._states[0], record)
        numbers = to_buffer((plan.players, plan.candidates, plan.playouts, plan.turns, plan.near))
        lists = (self._codes, self._totals, self._scratch)
        rng = new_rng(seed)
        return self._place(self._kernels.search(self._states, self._menu, lists, rng, numbers))

    def _place(self, code: int) -> int:
        """The place of a code among the legal actions of the position."""
        count = self._rules.codes(self._states[0], self._menu, self._codes)
        return [int(found) for found in self._codes[:count]].index(code)


def warm(game: Game) -> None:
    """Compile all that bots and random playouts of a game call; quick when that is done."""
    state = game.deal(0)
    bench = Workbench(game.rules)
    state.legal_actions()
    bench.greedy(state.record, 0, game.players)
    bench.search(state.record, 0, Plan(game.players, 2, 2, 1))
    playouts = specialise("gladsheim.bots.playout", game.rules.game, RULES=game.rules)
    states = game.rules.layout.batch(1)
    game.rules.copy(states[0], state.record)
    playouts.play_games(states, game.rules.menu.batch(1), new_rng(0), 1)
