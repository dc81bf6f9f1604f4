"""Episode: one game, played by action ids."""

from __future__ import annotations

from typing import Any, Self

from gladsheim.core.engine.copies import Cloned
from gladsheim.core.game import Game, Seed, State
from gladsheim.core.tensors.batch import Flags, Shorts
from gladsheim.core.tensors.encoder import Encoder


class Episode(Cloned):
    """State of a game, with the chosen ids of an unfinished action.

    Copies share the encoder, and so belong to one thread.
    """

    def __init__(self, encoder: Encoder, state: State) -> None:
        self.encoder, self.state, self.chosen = encoder, state, encoder.none

    @classmethod
    def dealt(cls, game: Game, seed: Seed | None = None, encoder: Encoder | None = None) -> Self:
        """Return an episode with a fresh deal."""
        return cls(encoder or Encoder(game), game.deal(seed))

    @property
    def seat(self) -> int | None:
        """Seat to act; None when the game is over."""
        return self.state.current_player

    def observation(self, seat: int) -> Shorts:
        """Return the observation of a seat; only the seat to act sees an unfinished action."""
        return self.encoder.observation(self.state, seat, self.chosen)

    def ids(self) -> list[int]:
        """Return the action ids that may be chosen next, in order."""
        return self.encoder.ids(self.state, self.chosen)

    def mask(self) -> Flags:
        """Return, by action id, whether it may be chosen next."""
        return self.encoder.mask(self.state, self.chosen)

    def choose(self, number: int) -> int | None:
        """Choose a part of an action; return the code of the action, not yet taken, if that completes it.

        Raises IllegalAction.
        """
        code, self.chosen = self.encoder.choose(self.state, self.chosen, number)
        return code

    def decide(self, number: int) -> str | None:
        """Choose a part of an action; return the text of the action, not yet taken, if that completes it.

        Raises IllegalAction.
        """
        code = self.choose(number)
        return None if code is None else self.state.text_of(code)

    def step(self, number: int) -> str | None:
        """Choose a part of an action, and take the action if that completes it. Raises IllegalAction."""
        action = self.decide(number)
        if action is not None:
            self.state.apply(action)
        return action

    def clone(self) -> Self:
        """Return an independent copy."""
        twin = type(self)(self.encoder, self.state.clone())
        twin.chosen = self.chosen
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = self.clone()
        # That of an environment that is copied with its encoder, and so may belong to another thread.
        twin.encoder = memo.get(id(self.encoder), self.encoder)
        return twin
