"""Gymnasium environment of many games at once against bots; a step, with the actions of all bots, runs in
compiled code.
"""

from __future__ import annotations

from typing import Any

from gladsheim.bots.opponents.batch import BatchAgainstBots
from gladsheim.bots.opponents.lineup import Bots, lineup
from gladsheim.core.game import State
from gladsheim.core.tensors.batch import TensorBatch
from gladsheim.research.environments.self_play import SelfPlay


class ManyAgainstBots(SelfPlay):
    """Vector environment of `num_envs` games, in each of which the agent plays one seat, and bots all others.

    After an id of the agent the bots act until the agent is to act again. If the game ends before, its reward
    comes with that id. All else is as in `SelfPlay`, where `info["seat"]` is now always the agent's.

    `seat` is a number from 0 on, or None: redrawn with each deal. `bots` is the name of a bot; or weights by
    name, from which each other seat draws its bot with each deal; or one of these for each other seat, in the
    order of the seats. `info["bots"]` (n × players) has the index of each seat's bot in `bot_names`, -1 for
    the agent. `options` are those of the game, and the other arguments of `SelfPlay`.

    Raises UsageError, OptionsError or BotError.
    """

    batch: BatchAgainstBots

    def __init__(
        self, game: str, num_envs: int = 1, *, seat: int | None = 0, bots: Bots = "greedy", **options: Any
    ) -> None:
        self._seat, self._bots = seat, bots
        super().__init__(game, num_envs, **options)

    @property
    def bot_names(self) -> tuple[str, ...]:
        """Names of all bots that may play."""
        return self._lineup.names

    def _dealt(self, seeds: Any) -> TensorBatch[State]:
        self._lineup = lineup(self._bots, self.game.players - 1)
        return BatchAgainstBots.against(
            self.game, self.num_envs, seeds, self._threads, self._seat, self._lineup
        )

    def _seated(self) -> dict[str, Any]:
        return {"bots": self.batch.bots}
