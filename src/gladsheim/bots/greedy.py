"""Greedy bot: takes the action that looks best at the end of the present turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gladsheim.bots.bot import imagine
from gladsheim.bots.workbench import Workbench
from gladsheim.core.game import Game, Seed


class GreedyBot:
    """Bot that takes the action that looks best at the end of the present turn; ties: the one
    that costs least.

    Later actions of the same turn count, as far as quick play finds them. Equal actions: the first in the
    order of legal actions.
    """

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self._game = game
        self._bench = Workbench(game.rules)

    def choose(self, observation: Mapping[str, Any], seed: Seed) -> str:
        """Return the text of the action; see `Bot.choose`.

        The seed chooses the worlds in games whose turns depend on chance (`Rules.worlds`).
        """
        state = imagine(self._game, observation, seed)
        return state.legal_actions()[self._bench.greedy(state, seed, self._game.players)]
