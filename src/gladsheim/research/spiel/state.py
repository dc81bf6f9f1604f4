"""OpenSpiel states."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Protocol

import numpy as np
import pyspiel

from gladsheim.core.game import Game, State
from gladsheim.core.tensors.encoder import Encoder
from gladsheim.research.episode import Episode
from gladsheim.research.utilities import Utility, utilities


class ChanceSource(Protocol):
    """The part of a game that decides chance for its states."""

    game: Game
    encoder: Encoder
    utility: Utility
    deals: int
    rolls: int

    def dealt(self, outcome: int) -> State:
        """Return the deal of a chance outcome."""

    def stir(self, state: State, word: object) -> None:
        """Seed the chance of a state with a word."""


class SpielState(pyspiel.State):
    """OpenSpiel state, with the chosen ids of an unfinished action; before the deal it has no episode."""

    def __init__(self, game: ChanceSource) -> None:
        super().__init__(game)
        self.episode: Episode | None = None
        self._waiting: str | None = None
        """Action whose outcome chance is to decide."""

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's ids for chance and for the end."""
        if self.episode is None or self._waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.episode.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.episode is not None and self._waiting is None and self.episode.state.is_terminal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all outcomes, equally likely."""
        count = self._spiel.deals if self.episode is None else self._spiel.rolls
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def returns(self) -> list[float]:
        """Return the utility of each seat; 0 before the end."""
        if self.episode is None or not self.is_terminal():
            return [0.0] * self._spiel.game.players
        found: list[float] = utilities(self.episode.state.scores, self._spiel.utility).tolist()
        return found

    def observed(self, seat: int) -> np.ndarray[Any, Any]:
        """Return the observation of a seat; zeros before the deal."""
        if self.episode is None:
            return np.zeros(self._spiel.encoder.encoding.size, dtype=np.int16)
        return self.episode.observation(seat)

    def resampled(self, player: int, word: object) -> SpielState:
        """Return a state that a seat cannot distinguish from this one: hidden parts are drawn
        again from `word`.

        The history stays, and so do strings of information states: after this, search by observations.
        """
        other: SpielState = self.clone()
        if other.episode is not None:
            other.episode.state = other.episode.state.redeal(player, f"{word!r}")
        return other

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        found: list[int] = np.flatnonzero(self.episode.mask()).tolist()
        return found

    def _apply_action(self, action: int) -> None:
        game = self._spiel
        if self.episode is None:
            self.episode = Episode(game.encoder, game.dealt(action))
        elif self._waiting is not None:
            # Chance depends on all that was before, as throws of dice do not repeat themselves.
            game.stir(self.episode.state, (self.history(), action))
            self.episode.state.apply(self._waiting)
            self._waiting = None
        else:
            self._act(self.episode, action)

    def _act(self, episode: Episode, number: int) -> None:
        """Choose an id; an action that leads to a draw or a roll waits for chance."""
        action = episode.decide(number)
        if action is None:
            return
        after = episode.state.clone()
        after.apply(action)
        # The word changes with every draw or roll: unchanged, the action needed no chance.
        if after.chance_word == episode.state.chance_word:
            episode.state = after
        else:
            self._waiting = action

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.episode is None else 'chance'} {action}"
        encoding = self._spiel.encoder.encoding
        ends = (*encoding.first_ids, encoding.ids)
        for level, (first, end) in zip(encoding.levels, pairwise(ends), strict=True):
            if first <= action < end:
                return f"{level.name} {action - first}"
        return str(action)

    def __str__(self) -> str:
        if self.episode is None:
            return "before the deal"
        waiting = f"\nwaiting for chance: {self._waiting}" if self._waiting else ""
        state = self.episode.state
        picture = state.game.presenter.picture(state, None)
        return f"{picture}\nchosen: {self.episode.chosen}{waiting}"

    @property
    def _spiel(self) -> ChanceSource:
        found: ChanceSource = self.get_game()
        return found
