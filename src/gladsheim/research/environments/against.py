"""Gymnasium environment in which one seat of a table is the agent, and bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from gladsheim import bots as all_bots
from gladsheim.core.errors import UsageError
from gladsheim.core.tensors.batch import Flags, Shorts
from gladsheim.core.tensors.encoder import Encoder
from gladsheim.games import game as make_game
from gladsheim.research.environments import spaces
from gladsheim.research.environments.painting import painted
from gladsheim.research.episode import Episode
from gladsheim.research.utilities import check, utilities

METADATA: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}


class AgainstBots(gymnasium.Env[Shorts, np.int64]):
    """Environment of a game in which the agent plays one seat, and the `bots` play all others.

    The reward comes at the end, as `utility` says. `info["action_mask"]` and `action_masks()` tell which ids
    may be chosen; another id raises IllegalAction, or with `illegal_reward` ends the episode with that
    reward, for agents that know no masks. An action may take several ids.

    `seat` is a number from 0 on, or None: redrawn with each deal. Raises UsageError, OptionsError or
    BotError.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        bots: str = "greedy",
        utility: str = "margin",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game, self.utility = make_game(game, **options), check(utility)
        if seat is not None and not 0 <= seat < self.game.players:
            raise UsageError(f"seat is {seat}; allowed: 0 to {self.game.players - 1}, or None")
        self.seat, self._wanted, self.render_mode = seat or 0, seat, render_mode
        self._illegal_reward = illegal_reward
        self._bot = all_bots.create(bots, self.game)
        self._encoder = Encoder(self.game)
        self.observation_space = spaces.observations(self._encoder.encoding)
        self.action_space = spaces.actions(self._encoder.encoding)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shorts, dict[str, Any]]:
        """Deal again and let the bots act until it is the agent's turn."""
        super().reset(seed=seed)
        if self._wanted is None:
            self.seat = int(self.np_random.integers(self.game.players))
        while True:
            self.episode = Episode.dealt(self.game, self._word(), self._encoder)
            self._others()
            # Hardly ever is a game over before a seat was asked anything.
            if not self.episode.state.is_terminal:
                return self.episode.observation(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Shorts, float, bool, bool, dict[str, Any]]:
        """Choose an id. Raises IllegalAction, then nothing has changed."""
        if self._illegal_reward is not None and not self.episode.mask()[int(action)]:
            return self.episode.observation(self.seat), self._illegal_reward, True, False, self._info()
        self.episode.step(int(action))
        self._others()
        over = self.episode.state.is_terminal
        reward = float(utilities(self.episode.state.scores, self.utility)[self.seat]) if over else 0.0
        return self.episode.observation(self.seat), reward, over, False, self._info()

    def action_masks(self) -> Flags:
        """Return, by id, whether it may be chosen next."""
        return self.episode.mask()

    def render(self) -> Any:
        """Return the table as the agent sees it: text, or an array of height × width × 3.

        None without a mode.
        """
        if self.render_mode is None:
            return None
        state = self.episode.state
        text = state.game.presenter.picture(state, self.seat)
        return text if self.render_mode == "ansi" else painted(text)

    def _info(self) -> dict[str, Any]:
        state = self.episode.state
        info: dict[str, Any] = {"action_mask": self.episode.mask(), "seat": self.seat}
        if state.is_terminal:
            info["points"], info["winners"] = state.scores, state.result()["winners"]
        return info

    def _others(self) -> None:
        state = self.episode.state
        while (seat := state.current_player) is not None and seat != self.seat:
            state.apply(self._bot.choose(state.observe(seat), self._word()))

    def _word(self) -> int:
        return int(self.np_random.integers(1 << 62))
