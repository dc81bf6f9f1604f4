"""Gymnasium environment in which one seat of a table is the agent, and bots play the others."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import gymnasium
import numpy as np

from gladsheim import bots as all_bots
from gladsheim.bots.bot import Bot
from gladsheim.bots.opponents.lineup import Bots, lineup
from gladsheim.core.errors import IllegalAction, UsageError
from gladsheim.core.game import Game
from gladsheim.core.positions.record_state import as_record_state
from gladsheim.core.tensors.batch import Shorts
from gladsheim.core.tensors.encoder import Encoder
from gladsheim.games import game as make_game
from gladsheim.research.environments import spaces
from gladsheim.research.environments.copying import CopiedWhole
from gladsheim.research.environments.painting import rendered
from gladsheim.research.environments.resetting import changed
from gladsheim.research.episode import Episode
from gladsheim.research.utilities import check, penalty, utilities

METADATA: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}


class _Table(NamedTuple):
    """Game, with what plays and encodes it."""

    game: Game
    encoder: Encoder
    bots: list[Bot]
    """Bots that may play, in the order of their names in the lineup."""


class AgainstBots(CopiedWhole, gymnasium.Env[Shorts, np.int64]):
    """Environment of a game in which the agent plays one seat, and `bots` play all others.

    The reward comes at the end, as `utility` says. `info["action_mask"]` and `action_masks()` have, by id, 1
    where it may be chosen. An action may take several ids.

    Another id ends the episode, as in pgx and in the classic games of PettingZoo. The reward is then
    `illegal_reward`; by default -1 with the utility `rank`, as there, and -1,000 with the others. With
    `"raise"` such an id raises IllegalAction, and nothing has changed.

    `seat` is a number from 0 on, or None: redrawn with each deal. `bots` is the name of a bot; or weights by
    name, from which each other seat draws its bot with each deal; or one of these for each other seat, in the
    order of the seats. `ManyAgainstBots` plays many games at once, far faster.

    Raises UsageError, OptionsError or BotError.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        bots: Bots = "greedy",
        utility: str = "margin",
        illegal_reward: float | Literal["raise"] | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        made, self.utility = make_game(game, **options), check(utility)
        if seat is not None and not 0 <= seat < made.players:
            raise UsageError(f"seat is {seat}; allowed: 0 to {made.players - 1}, or None")
        self.seat, self._wanted, self.render_mode = seat or 0, seat, render_mode
        self._illegal_reward = penalty(illegal_reward, self.utility)
        self._lineup = lineup(bots, made.players - 1)
        self._made = self._table = self._set_up(made)
        self.observation_space = spaces.observations(self._table.encoder.encoding)
        self.action_space = spaces.actions(self._table.encoder.encoding)

    @property
    def game(self) -> Game:
        """Game with the options of this episode."""
        return self._table.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shorts, dict[str, Any]]:
        """Deal again and let the bots act until it is the agent's turn.

        `options` are options of the game, all but `players`, for this episode; all others are as when the
        environment was made. Raises UsageError or OptionsError.
        """
        game = changed(self._made.game, options)
        self._table = self._made if game == self._made.game else self._set_up(game)
        super().reset(seed=seed)
        if self._wanted is None:
            self.seat = int(self.np_random.integers(self.game.players))
        self._seated = self._lineup.drawn(self.np_random.random)
        while True:
            self.episode = Episode.dealt(self.game, self._word(), self._table.encoder)
            self._others()
            # Hardly ever is a game over before a seat was asked anything.
            if not self.episode.state.is_terminal:
                return self.episode.observation(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Shorts, float, bool, bool, dict[str, Any]]:
        """Choose an id. Raises IllegalAction if the environment was made so, then nothing has changed."""
        try:
            code = self.episode.choose(int(action))
        except IllegalAction:
            if self._illegal_reward is None:
                raise
            return self.episode.observation(self.seat), self._illegal_reward, True, False, self._info()
        if code is not None:
            as_record_state(self.episode.state).take(code)
            self._others()
        over = self.episode.state.is_terminal
        reward = float(utilities(self.episode.state.scores, self.utility)[self.seat]) if over else 0.0
        return self.episode.observation(self.seat), reward, over, False, self._info()

    def action_masks(self) -> spaces.Mask:
        """Return, by id, 1 where it may be chosen next."""
        return spaces.mask(self.episode.mask())

    def render(self) -> Any:
        """Return the table as the agent sees it: text, or an array of height × width × 3.

        None without a mode.
        """
        if self.render_mode is None:
            return None
        return rendered(self.episode.state, self.seat, self.render_mode)

    def _info(self) -> dict[str, Any]:
        state = self.episode.state
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if state.is_terminal:
            info["points"], info["winners"] = state.scores, state.result()["winners"]
        return info

    def _others(self) -> None:
        state = as_record_state(self.episode.state)
        while (seat := state.current_player) is not None and seat != self.seat:
            bot = self._table.bots[self._seated[seat - (seat > self.seat)]]
            state.take(bot.choose_code(state, self._word()))

    def _word(self) -> int:
        # As `integers` draws, but ten times as fast.
        return int(self.np_random.bit_generator.random_raw())

    def _set_up(self, game: Game) -> _Table:
        return _Table(game, Encoder(game), [all_bots.create(name, game) for name in self._lineup.names])
