"""Gymnasium environment of many games at once, in which the agent plays all seats; a step is
one compiled call.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from gladsheim.core.batches.batch import Ints
from gladsheim.core.errors import IllegalAction, UsageError, shorten
from gladsheim.core.game import Game, State
from gladsheim.core.tensors.batch import Flags, Shorts, TensorBatch
from gladsheim.games import game as make_game
from gladsheim.research.environments import spaces
from gladsheim.research.environments.copying import CopiedWhole
from gladsheim.research.environments.resetting import changed
from gladsheim.research.utilities import check, penalty, utilities

Results = tuple[Shorts, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]
Rewards = npt.NDArray[np.float64]
Last = tuple[Shorts, Ints]
"""Last observation of the seat that acted, and the points by seat."""

METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}


class SelfPlay(CopiedWhole, VectorEnv[Shorts, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Vector environment of `num_envs` games, in each of which the agent plays the seat to act.

    An observation is that of the seat to act. `info["rewards"]` has the reward of each seat: 0, and its
    utility when the game ends. The returned reward is that of the seat that acted.

    A game that ends is dealt again within the same step (`AutoresetMode.SAME_STEP`): observations and `info`
    are of the new deal. `info["final_obs"]` has the last observation of the seat that acted.
    `info["final_info"]` has the last `info`, and the final `points`.

    `info`: `action_mask` (n × ids, 1 for each that may be chosen), `seat` (n, who is to act), `decided` (n,
    whether the step took an action, or chose only a part of one), `rewards` (n × players). `info["_" + key]`
    tells which games have the key.

    An id that the mask does not allow ends its game. The seat that chose it gets `illegal_reward`, as in
    `AgainstBots`, and the others 0. With `"raise"` it raises IllegalAction, and nothing has happened in any
    game. Raises UsageError and OptionsError.

    With `copy=False` observations and masks are the same two arrays after each step, in which only what has
    changed is written: faster, above all in Völuspá. They must not be written to; copy what is to stay.

    It draws no pictures: a `render_mode` other than None raises UsageError.
    """

    metadata = METADATA

    def __init__(  # noqa: PLR0913  # each is a choice of its own, by name
        self,
        game: str,
        num_envs: int = 1,
        *,
        utility: str = "margin",
        illegal_reward: float | Literal["raise"] | None = None,
        copy: bool = True,
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            allowed = "allowed: None; batch.state(i).svg() draws game i"
            raise UsageError(f"render_mode is {shorten(render_mode)}; {allowed}")
        self.game, self.utility = make_game(game, **options), check(utility)
        self._made: Game = self.game
        self._illegal_reward = penalty(illegal_reward, self.utility)
        self._copy = bool(copy)
        self._told: tuple[Shorts, Flags] | None = None
        self.num_envs, self._threads, self.render_mode = num_envs, threads, render_mode
        self.batch = self._dealt(None)
        encoding = self.batch.encoding
        self.single_observation_space = spaces.observations(encoding)
        self.single_action_space = spaces.actions(encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shorts, dict[str, Any]]:
        """Deal all games; game i of a seed begins as `game.deal(seed + i)` does.

        `options` are options of the game, all but `players`, until the next `reset`; all others are as when
        the environment was made. Raises UsageError or OptionsError.
        """
        self.game = changed(self._made, options)
        super().reset(seed=seed)
        seeds = self.np_random.integers(1 << 62, size=self.num_envs) if seed is None else seed
        self.batch = self._dealt(seeds)
        seen, masks = self.batch.observed(), self.batch.id_masks()
        self._told = None if self._copy else (seen, masks)
        return seen, self._info(masks, self.batch.decided, self._nothing())

    def step(self, actions: npt.NDArray[np.int64]) -> Results:
        """Choose an id in each game."""
        batch, acted = self.batch, self.batch.seats.copy()
        illegal, seen, masks = self._choose(np.asarray(actions))
        done, decided, rewards = batch.done, batch.decided, self._nothing()
        for i in illegal:
            done[i], decided[i] = True, False
        final: dict[str, Any] = {}
        if done.any():
            ended = np.flatnonzero(done)
            rewards[ended] = utilities(batch.returns[ended], self.utility)
            for i in illegal:
                rewards[i] = 0.0
                rewards[i, acted[i]] = self._illegal_reward
            told = {"seat": acted, "decided": decided.copy(), "rewards": rewards.copy()}
            final = self._end(done, told | self._seated(), illegal)
            seen[ended] = batch.observed_in(ended.tolist(), batch.seats[ended].tolist())
            masks[ended] = batch.id_masks_in(ended.tolist())
        paid = rewards[np.arange(self.num_envs), acted]
        info = self._info(masks, decided, rewards) | final
        return seen, paid, done, np.zeros(self.num_envs, dtype=np.bool_), info

    def _dealt(self, seeds: Any) -> TensorBatch[State]:
        """Return a batch that is freshly dealt. Raises UsageError."""
        return TensorBatch.dealt(self.game, self.num_envs, seeds, self._threads, redeal=False)

    def _seated(self) -> dict[str, Any]:
        """Return what is told of the players, by game."""
        return {}

    def _choose(self, ids: npt.NDArray[Any]) -> tuple[dict[int, Last], Shorts, Flags]:
        """Choose an id in each game; return how those ended that are ended by an illegal id."""
        batch = self.batch
        try:
            return {}, *batch.step_and_observe(ids, self._told)
        except IllegalAction:
            if self._illegal_reward is None:
                raise
        masks = batch.id_masks()
        inside = (ids >= 0) & (ids < masks.shape[1])
        legal = inside & masks[np.arange(self.num_envs), np.where(inside, ids, 0)]
        wrong = np.flatnonzero(~legal).tolist()
        last = zip(batch.observed_in(wrong, batch.seats[wrong].tolist()), batch.scores[wrong], strict=True)
        # A legal id stands for an illegal one, since all games step together; that game is dealt again.
        told = batch.step_and_observe(np.where(legal, ids, masks.argmax(axis=1)), self._told)
        return dict(zip(wrong, last, strict=True)), *told

    def _end(self, done: Flags, told: dict[str, Any], illegal: dict[int, Last]) -> dict[str, Any]:
        """Deal again where a game has ended; return the infos of the ends."""
        batch, ended = self.batch, np.flatnonzero(done).tolist()
        seen = batch.observed_in(ended, told["seat"][ended].tolist())
        observations = np.full(self.num_envs, None, dtype=object)
        points = np.where(done[:, None], batch.scores, 0)
        for i, observation in zip(ended, seen, strict=True):
            observations[i] = observation
        for i, last in illegal.items():
            observations[i], points[i] = last
        batch.deal_again(ended)
        none_allowed = np.broadcast_to(np.int8(0), (self.num_envs, batch.encoding.ids))
        told |= {"points": points, "action_mask": none_allowed}
        there = done.copy()
        return _present({"final_obs": observations, "final_info": _present(told, there)}, there)

    def _info(self, masks: Flags, decided: Flags, rewards: Rewards) -> dict[str, Any]:
        info = {
            "action_mask": spaces.mask(masks),
            "seat": self.batch.seats.copy(),
            "decided": decided,
            "rewards": rewards,
            **self._seated(),
        }
        return _present(info, np.ones(self.num_envs, dtype=np.bool_))

    def _nothing(self) -> Rewards:
        return np.zeros((self.num_envs, self.game.players))


def _present(info: dict[str, Any], where: Flags) -> dict[str, Any]:
    """Return the infos with, for each, an array that tells which games have it."""
    return info | dict.fromkeys([f"_{key}" for key in info], where)
