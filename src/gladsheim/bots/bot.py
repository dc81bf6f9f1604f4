"""Interface of bots, and what those of the package have in common."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Protocol, Self

from gladsheim.core.errors import BotError
from gladsheim.core.game import Game, Seed, State


class Bot(Protocol):
    """Player that needs no person.

    It belongs to one game and to one thread at a time (it keeps scratch space).
    """

    name: str

    def choose(self, observation: Mapping[str, Any], seed: Seed) -> str:
        """Return the text of the action that the bot takes, given the observation of the seat to act.

        The same observation and seed give the same action, in the same mode of the kernels.
        Raises BotError where the observation is not that of a seat to act, DocumentError
        where it is no observation of this game.
        """

    def choose_in(self, state: State, seed: Seed) -> str:
        """Return the text of the action that `choose` returns for the observation of the seat to act, far
        sooner.

        States that the seat cannot tell apart give the same action, and the state stays as it is. Raises
        BotError where no seat is to act, or the state belongs to another game.
        """

    def choose_code(self, state: State, seed: Seed) -> int:
        """Return the code of the action that `choose_in` returns. Raises BotError as `choose_in`."""


class GameBot(ABC):
    """Bot of one game that decides by what the seat to act may know of a state."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self._game = game

    def __copy__(self) -> Self:
        # A copy has scratch space of its own, and so may belong to another thread.
        return copy.deepcopy(self)

    def choose(self, observation: Mapping[str, Any], seed: Seed) -> str:
        """Return the text of the action; see `Bot.choose`."""
        state = imagine(self._game, observation, seed)
        return state.text_of(self._decide(state, seed))

    def choose_in(self, state: State, seed: Seed) -> str:
        """Return the text of the action; see `Bot.choose_in`."""
        return state.text_of(self.choose_code(state, seed))

    def choose_code(self, state: State, seed: Seed) -> int:
        """Return the code of the action; see `Bot.choose_code`."""
        if state.game is not self._game and state.game != self._game:
            raise BotError(f"the state is one of {state.game}; allowed: states of {self._game}")
        if state.current_player is None:
            raise BotError("no seat is to act; allowed: a state in which a seat is to act")
        return self._decide(state, seed)

    @abstractmethod
    def _decide(self, state: State, seed: Seed) -> int:
        """Return the code of an action, the same in all states that the seat to act cannot tell apart."""


def imagine(game: Game, observation: Mapping[str, Any], seed: Seed) -> State:
    """Return a state that is possible for the observer. Raises BotError and DocumentError."""
    if game.bots.to_act(observation) is None:
        raise BotError("no seat is to act; allowed: the observation of a seat that is to act")
    state: State = game.bots.imagine(observation, seed)
    if state.observe(state.current_player) != observation:
        raise BotError(
            f"the observation is not what seat {state.current_player}, who is to act, sees; "
            "allowed: the observation of the seat to act"
        )
    return state
