"""Interface of bots, and states that are possible by an observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

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
