"""Questions that a game puts to a seat in secret: who may know who is asked, and answers given beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar


class HasSeatToAct(Protocol):
    """State, with the part of it that is needed here."""

    @property
    def current_player(self) -> int | None:
        """Seat to act."""
        ...


S = TypeVar("S", bound=HasSeatToAct)


class SecretQuestions(Generic[S]):
    """Secret questions of a game with states of class S; by default it asks everything openly."""

    def acting(self, state: S, viewer: int | None) -> int | None:
        """Return the seat to act, as far as a seat or a spectator (None) may know it."""
        return state.current_player

    def ordered(self, state: S, orders: Mapping[str, int]) -> str | None:
        """Return the action that the seat to act, asked in secret, takes by its standing
        orders; None: it passes.

        `orders` are the names of `Traits.orders` that it gave, each with the least strength; 0: any.
        """
        return None
