"""Parts of games and states that a batch needs: a module below `core.game` does not know them."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from gladsheim.core.engine.engines import Engine
from gladsheim.core.rules import Rules


class BatchState(Protocol):
    """The part of a `State` that a batch shows."""

    game: Any
    seed: Any

    def observe(self, seat: int | None) -> dict[str, Any]:
        """Return the observation of a seat."""


class KernelState(Protocol):
    """The part of a `RecordState` that a batch needs; every state of a game with kernels has it."""

    def load_into(self, engine: Engine, states: Any, i: int) -> None:
        """Make state i of a batch equal to this one."""

    @classmethod
    def out_of(cls, game: Any, engine: Engine, states: Any, i: int) -> Any:
        """Return state i of a batch as a state of its own."""


S = TypeVar("S", bound=BatchState)
S_co = TypeVar("S_co", bound=BatchState, covariant=True)


class BatchGame(Protocol[S_co]):
    """The part of a `Game` that a batch needs."""

    players: int
    rules: Rules

    def deal(self, seed: Any = None) -> S_co:
        """Return a fresh deal."""
