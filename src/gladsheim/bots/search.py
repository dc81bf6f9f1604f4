"""The search bot, in four levels: looks a few turns ahead in worlds imagined from the observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gladsheim.bots.bot import imagine
from gladsheim.bots.levels import LEVELS, PLAIN_CANDIDATES
from gladsheim.bots.workbench import Plan, Workbench
from gladsheim.core.effort import Budget
from gladsheim.core.errors import BotError, shorten
from gladsheim.core.game import Game, Seed


class SearchBot:
    """Compares candidates on the same imagined worlds; see `bots.lookahead`."""

    def __init__(self, name: str, game: Game) -> None:
        """Raises BotError for an unknown level."""
        if name not in LEVELS:
            raise BotError(f"level is {shorten(name)}; allowed: {', '.join(LEVELS)}")
        self.name = name
        self._game = game
        self._level = game.budgets[name]
        self._bench = Workbench(game.rules)

    def choose(self, observation: Mapping[str, Any], seed: Seed) -> str:
        """The text of the action; see `Bot.choose`."""
        state = imagine(self._game, observation, seed)
        plan = plan_for(self._level, self._game.players, compiled=self._bench.engine().compiled)
        return state.legal_actions()[self._bench.search(state, seed, plan)]


def plan_for(level: Budget, players: int, *, compiled: bool) -> Plan:
    """The level's budget for so many players, in the mode that the kernels run in."""
    turns = level.rounds * players + level.turns
    if compiled:
        return Plan(players, level.candidates, level.playouts, turns, level.near)
    candidates = min(level.candidates, PLAIN_CANDIDATES)
    return Plan(players, candidates, level.plain_playouts, turns, level.near)
