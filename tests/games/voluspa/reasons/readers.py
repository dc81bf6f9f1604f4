"""Everything that plays by the rules of Völuspá, behind one small interface, so that one table tests all."""

from collections.abc import Callable
from typing import Any, Protocol, Self

from gladsheim import from_document
from gladsheim.core.game import State
from tests.games.voluspa.twin import Twin

Json = dict[str, Any]


class Reader(Protocol):
    """A game in progress, as the shared tests drive it."""

    def legal(self) -> list[str]:
        """The texts of all legal actions."""

    def apply(self, action: str) -> tuple[int, list[Json]]:
        """Take a legal action; its points and their parts (V-11)."""

    def document(self) -> Json:
        """The position document (V-8.1)."""

    def result(self) -> Json:
        """`over`, `scores`, `ranking`, `winners`, `display` (V-10)."""


class Engine:
    """The engine itself, driven through the uniform API."""

    def __init__(self, state: State) -> None:
        self.state = state

    @classmethod
    def from_document(cls, document: Json) -> Self:
        """The engine's state of a position document."""
        return cls(from_document(document))

    def legal(self) -> list[str]:
        """The texts of all legal actions."""
        return self.state.legal_actions()

    def apply(self, action: str) -> tuple[int, list[Json]]:
        """Take a legal action; its points and their parts (V-11)."""
        applied = self.state.apply(action)
        return applied.points, applied.parts

    def document(self) -> Json:
        """The position document (V-8.1)."""
        return self.state.document()

    def result(self) -> Json:
        """`over`, `scores`, `ranking`, `winners`, `display` (V-10)."""
        return dict(self.state.result())


READERS: dict[str, Callable[[Json], Reader]] = {"engine": Engine.from_document, "twin": Twin.from_document}
"""By name, what makes a reader of the rules from a position document."""
