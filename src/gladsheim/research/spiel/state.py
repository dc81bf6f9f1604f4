"""OpenSpiel states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import pyspiel

from gladsheim.core.contract.traits import Reach
from gladsheim.core.game import Game, State
from gladsheim.core.positions.record_state import as_record_state
from gladsheim.core.tensors.batch import Shorts
from gladsheim.core.tensors.encoder import Encoder
from gladsheim.research.episode import Episode
from gladsheim.research.spiel.recall import Recall, Recalls, no_tensor
from gladsheim.research.utilities import Utility, utilities

CHANCE, TERMINAL = -1, -4
"""OpenSpiel's ids for who is to act where no seat is (`pyspiel.PlayerId`)."""


class SpielTable(Protocol):
    """The part of a game that its states need."""

    game: Game
    encoder: Encoder
    utility: Utility
    reach: Reach
    deal_nodes: int
    deal_outcomes: Sequence[tuple[int, float]]
    roll_outcomes: Sequence[tuple[int, float]]

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""

    def listed(self, seen: Shorts) -> list[float]:
        """Return an observation as a list of numbers from 0 to 1."""

    def dealt(self, outcomes: Sequence[int]) -> State:
        """Return the deal of these outcomes of chance."""

    def stir(self, state: State, word: object) -> None:
        """Seed the chance of a state with a word."""


class SpielState(pyspiel.State):
    """OpenSpiel state, with the chosen ids of an unfinished action; before the deal it has no episode.

    `copy`, `deepcopy`, `pickle` and `==` work as for the states of a game; a pickle has the hidden parts.
    """

    # OpenSpiel copies the attributes of a state one by one: few, and quick to copy.

    def __init__(self, game: SpielTable) -> None:
        super().__init__(game)
        self.episode: Episode | None = None
        self._player = CHANCE
        self._waiting: int | None = None
        """Code of the action whose outcome chance is to decide."""
        self._recalls = Recalls()

    # Methods that OpenSpiel has itself, too, are here where callers in Python gain much time by it.

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's ids for chance and for the end."""
        return self._player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether chance decides next."""
        return self._player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the ids or outcomes that may be chosen next; none for a seat that is not to act."""
        if self._player >= 0 and (player is None or player == self._player):
            return self._legal_actions(self._player)
        found: list[int] = super().legal_actions(*(() if player is None else (player,)))
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all outcomes, equally likely."""
        game = self._spiel
        return list(game.deal_outcomes if self.episode is None else game.roll_outcomes)

    def returns(self) -> list[float]:
        """Return the utility of each seat; 0 before the end."""
        game = self._spiel
        if self.episode is None or not self.is_terminal():
            return [0.0] * game.game.players
        points = np.minimum(self.episode.state.scores, game.reach.most)
        found: list[float] = utilities(points, game.utility).tolist()
        return found

    def observed(self, seat: int) -> Shorts:
        """Return the observation of a seat; zeros before the deal."""
        if self.episode is None:
            return np.zeros(self._spiel.encoder.encoding.size, dtype=np.int16)
        return self.episode.observation(seat)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return the observation of a seat, or of the seat to act, as numbers from 0 to 1."""
        return self._spiel.listed(self.observed(self._seat(player)))

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a seat, or the seat to act, has seen and chosen since the deal, line by line.

        The first call for a seat replays the game; from then on the state and its copies keep the text.
        """
        seat = self._seat(player)
        if seat not in self._recalls:
            game = self._spiel
            again = game.new_initial_state()
            again._recalls[seat] = Recall.empty(game.encoder.encoding)
            for action in self.history():
                again.apply_action(action)
            self._recalls[seat] = again._recalls[seat]
        return self._recalls[seat].text

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Raise pyspiel.SpielError: all that a seat has seen has no fixed size."""
        raise no_tensor()

    def resampled(self, player: int, word: object) -> SpielState:
        """Return a state that a seat cannot distinguish from this one: hidden parts are drawn
        again from `word`.

        The history stays, and so do strings of information states: after this, search by observations.
        """
        other: SpielState = self.clone()
        if other.episode is not None:
            other.episode.state = other.episode.state.redeal(player, f"{word!r}")
        return other

    # Python's data model

    def __copy__(self) -> SpielState:
        found: SpielState = self.clone()
        return found

    def __deepcopy__(self, memo: Any) -> SpielState:
        return self.__copy__()

    def __reduce__(self) -> Any:
        return restored, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __eq__(self, other: object) -> bool:
        """Return whether game, history and position are equal, hidden parts included."""
        if not isinstance(other, SpielState):
            return NotImplemented
        return (self.get_game(), self.history(), self._position) == (
            other.get_game(),
            other.history(),
            other._position,
        )

    __hash__ = None  # type: ignore[assignment]  # states change

    def __repr__(self) -> str:
        # Only what a spectator may know: not the history, which decides the deal.
        return f"<{type(self).__name__} of {self._spiel!r} at move {self.move_number()}>"

    def __str__(self) -> str:
        if self.episode is None:
            return "before the deal"
        state = self.episode.state
        waiting = ""
        if self._waiting is not None:
            action = state.legal_actions()[state.legal_codes().index(self._waiting)]
            waiting = f"\nwaiting for chance: {action}"
        picture = state.game.presenter.picture(state, None)
        return f"{picture}\nchosen: {self.episode.chosen}{waiting}"

    # Methods that OpenSpiel calls

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return self.episode.ids()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"{'deal' if self.episode is None else 'chance'} {action}"
        return self._spiel.encoder.encoding.label(action)

    def _apply_action(self, action: int) -> None:
        game, acting = self._spiel, self._player
        if self.episode is None:
            outcomes = [*self.history(), action]
            if len(outcomes) == game.deal_nodes:
                self.episode = Episode(game.encoder, game.dealt(outcomes))
        elif self._waiting is not None:
            # Chance depends on all that was before, as throws of dice do not repeat themselves.
            game.stir(self.episode.state, (self.history(), action))
            as_record_state(self.episode.state).take(self._waiting)
            self._waiting = None
        elif (code := self.episode.choose(action)) is not None:
            self._act(self.episode, code)
        if self.episode is not None:
            self._player = self._next_player(self.episode)
        for seat, recall in self._recalls.items():
            chosen = action if seat == acting else None
            self._recalls[seat] = recall.after(game.encoder.encoding, chosen, self.observed(seat))

    def _act(self, episode: Episode, code: int) -> None:
        """Take an action; one that leads to a draw or a roll waits for chance."""
        state = as_record_state(episode.state)
        if not state.game.traits.chance_in_play:
            state.take(code)
            return
        after = state.clone()
        after.take(code)
        # The word changes with every draw or roll: unchanged, the action needed no chance.
        if after.chance_word == state.chance_word:
            episode.state = after
        else:
            self._waiting = code

    def _next_player(self, episode: Episode) -> int:
        # The present move is not yet counted.
        if self.move_number() + 1 >= self._spiel.reach.decisions:
            return TERMINAL
        if self._waiting is not None:
            return CHANCE
        seat = episode.seat
        return TERMINAL if seat is None else seat

    def _seat(self, player: int | None) -> int:
        """Return a seat, by default the seat to act. Raises pyspiel.SpielError."""
        seat, seats = self._player if player is None else player, self._spiel.game.players
        if not 0 <= seat < seats:
            raise pyspiel.SpielError(f"player is {seat}; allowed: player >= 0 and player < {seats}")
        return seat

    @property
    def _position(self) -> Any:
        return None if self.episode is None else self.episode.state

    @property
    def _spiel(self) -> SpielTable:
        found: SpielTable = self.get_game()
        return found


def restored(text: str) -> SpielState:
    """Return the state of a pickle."""
    found: SpielState = pyspiel.deserialize_game_and_state(text)[1]
    return found
