"""PettingZoo environment: every seat of a table is an agent, and they act in turn (AEC)."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from gladsheim.core.errors import UsageError
from gladsheim.core.tensors.encoder import Encoder
from gladsheim.games import game as make_game
from gladsheim.research.environments import spaces
from gladsheim.research.environments.copying import CopiedWhole
from gladsheim.research.environments.painting import rendered
from gladsheim.research.environments.resetting import changed
from gladsheim.research.episode import Episode
from gladsheim.research.utilities import check, penalty, utilities

METADATA: dict[str, Any] = {
    "render_modes": ["ansi", "rgb_array"],
    "is_parallelizable": False,
    "render_fps": 2,
}


class GameEnvironment(CopiedWhole, AECEnv[str, dict[str, Any], int]):
    """A game of which each seat is an agent, `seat_0` and so on.

    An agent observes `observation`, whole numbers as its game's encoding has them, and `action_mask`, 1 for
    each id that it may choose, all 0 while others act. An action may take several ids, and the agent acts on
    until it is decided. All rewards come at the end, as `utility` says.

    No observation of an agent contains what it may not know of others. But `agent_selection` is for the
    program that runs the game: in Valda it tells of questions that are put in secret.

    Raises UsageError, OptionsError, and IllegalAction for an id that the mask does not allow.
    """

    metadata = METADATA

    def __init__(
        self, game: str, *, utility: str = "margin", render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.game, self.utility = make_game(game, **options), check(utility)
        self.render_mode = render_mode
        self._made, self._encoder = self.game, Encoder(self.game)
        encoding = self._encoder.encoding
        self.metadata = {**METADATA, "name": f"gladsheim_{game}_v{encoding.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": spaces.observations(encoding),
                    "action_mask": gymnasium.spaces.Box(0, 1, (encoding.ids,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.actions(encoding) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of action ids."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal again; the same seed deals the same, and so do the resets after it.

        `options` are options of the game, all but `players`, for this game; all others are as when the
        environment was made. Other names only give a warning: PettingZoo's `api_test` passes one. Raises
        UsageError or OptionsError.
        """
        game = changed(self._made, options, lenient=True)
        if game != self.game:
            self.game, self._encoder = game, Encoder(game)
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode = Episode.dealt(self.game, int(self._seeds.integers(1 << 62)), self._encoder)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int) -> None:
        """Let the selected agent choose an id. Raises IllegalAction, then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episode.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.episode.state.is_terminal:
            found = utilities(self.episode.state.scores, self.utility).tolist()
            self.rewards = dict(zip(self.possible_agents, found, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of an agent, with its action mask."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._encoder.encoding.ids, dtype=np.int8)
        if self.episode.seat == seat:
            mask[:] = self.episode.mask()
        return {"observation": self.episode.observation(seat), "action_mask": mask}

    def render(self) -> Any:
        """Return the table as all may see it: text, or an array of height × width × 3. None
        without a mode.
        """
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        return rendered(self.episode.state, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: no resource is open."""

    def _select(self) -> None:
        seat = self.episode.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]


raw_env = GameEnvironment


class WrappedEnvironment(CopiedWhole, OrderEnforcingWrapper):
    """Environment in all wrappers of `env`; the outermost checks the order of calls."""

    def __init__(self, env: AssertOutOfBoundsWrapper) -> None:
        super().__init__(env)


def env(
    game: str,
    *,
    utility: str = "margin",
    illegal_reward: float | Literal["raise"] | None = None,
    **options: Any,
) -> WrappedEnvironment:
    """Return a `raw_env` in the wrappers of PettingZoo's classic games.

    They check the order of calls and the range of ids. An illegal id ends the game: the agent gets
    `illegal_reward`, by default -1 with the utility `rank` and -1,000 with the others, and the other agents
    get 0. With `"raise"` it raises IllegalAction. Raises UsageError or OptionsError.
    """
    ends = penalty(illegal_reward, check(utility))
    made: AECEnv[str, dict[str, Any], int] = raw_env(game, utility=utility, **options)
    if ends is not None:
        made = TerminateIllegalWrapper(made, illegal_reward=ends)
    return WrappedEnvironment(AssertOutOfBoundsWrapper(made))


class TurnsInParallel(CopiedWhole, turn_based_aec_to_parallel_wrapper[str, dict[str, Any], int]):
    """Environment with the interface of PettingZoo's `ParallelEnv`, in which seats act in turn all the same.

    A step takes the action of the seat to act, and no other. That seat's mask alone has a 1.
    """

    def __init__(self, aec_env: OrderEnforcingWrapper) -> None:
        super().__init__(aec_env)

    def step(self, actions: dict[str, int | None]) -> Any:
        """Let the seat to act choose its id; return what all agents are told.

        Raises UsageError if `actions` has none of it.
        """
        if self.agents and self.aec_env.agent_selection not in actions:
            raise UsageError(f"actions has no {self.aec_env.agent_selection}, who is to act")
        told = super().step(actions)
        for info in told[-1].values():
            # Others may not know who is asked in secret.
            info.pop("active_agent", None)
        return told


def parallel_env(game: str, **options: Any) -> TurnsInParallel:
    """Return an `env` with the interface of PettingZoo's `ParallelEnv`.

    The arguments are those of `env`. Raises UsageError or OptionsError.
    """
    return TurnsInParallel(env(game, **options))
