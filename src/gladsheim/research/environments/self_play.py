"""Gymnasium environment of many games at once, in which the agent plays all seats; a step is
one compiled call.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from gladsheim.core.tensors.batch import Shorts, TensorBatch
from gladsheim.games import game as make_game
from gladsheim.research.environments import spaces
from gladsheim.research.utilities import check, utilities

Results = tuple[Shorts, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]


METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}


class SelfPlay(VectorEnv[Shorts, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Vector environment of `num_envs` games, in each of which the agent plays the seat to act.

    An observation is that of the seat to act. The reward of a step goes to the seat that acted: 0 until
    its action ends the game, then its utility; `info["utilities"]` has those of all seats. A game that ends
    is dealt again within the same step: `terminated` is set, and all else is of the new deal.

    `info`: `action_mask` (n × ids), `seat` (n, who is to act), `decided` (n, whether an action was taken, or
    only a part of one chosen), `utilities` (n × players, of the last game that ended in each place).

    Raises UsageError, OptionsError, and IllegalAction for an id that a mask does not allow, when nothing has
    happened in any game.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        utility: str = "margin",
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game, self.utility = make_game(game, **options), check(utility)
        self.num_envs, self._threads, self.render_mode = num_envs, threads, render_mode
        self.batch = TensorBatch.dealt(self.game, num_envs, None, threads, redeal=True)
        encoding = self.batch.encoding
        self.single_observation_space = spaces.observations(encoding)
        self.single_action_space = spaces.actions(encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shorts, dict[str, Any]]:
        """Deal all games; game i of a seed begins as `game.deal(seed + i)` does."""
        self.batch = TensorBatch.dealt(self.game, self.num_envs, seed, self._threads, redeal=True)
        return self.batch.observed(), self._info()

    def step(self, actions: npt.NDArray[np.int64]) -> Results:
        """Choose an id in each game."""
        acted = self.batch.seats.copy()
        self.batch.step_ids(actions)
        done, info = self.batch.done, self._info()
        rewards = np.where(done, info["utilities"][np.arange(self.num_envs), acted], 0.0)
        return self.batch.observed(), rewards, done, np.zeros(self.num_envs, dtype=np.bool_), info

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.batch.id_masks(),
            "seat": self.batch.seats.copy(),
            "decided": self.batch.decided,
            "utilities": utilities(self.batch.returns, self.utility),
        }
