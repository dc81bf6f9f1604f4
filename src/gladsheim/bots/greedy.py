"""Greedy bot: takes the action that looks best at the end of the present turn."""

from __future__ import annotations

from gladsheim.bots.bot import GameBot
from gladsheim.bots.workbench import Workbench
from gladsheim.core.game import Game, Seed, State


class GreedyBot(GameBot):
    """Bot that takes the action that looks best at the end of the present turn; ties: the one
    that costs least.

    Later actions of the same turn count, as far as quick play finds them. Equal actions: the first in the
    order of legal actions. The seed chooses what the seat cannot know.
    """

    def __init__(self, name: str, game: Game) -> None:
        super().__init__(name, game)
        self._bench = Workbench(game)

    def _decide(self, state: State, seed: Seed) -> int:
        return self._bench.greedy(state, seed, self._game.players)
