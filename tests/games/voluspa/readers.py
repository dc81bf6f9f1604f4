"""Everything that plays by the rules of Völuspá, behind one small interface, so that one table tests all."""

from collections.abc import Callable
from typing import Any, Protocol

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


READERS: dict[str, Callable[[Json], Reader]] = {"twin": Twin.from_document}
"""By name, what makes a reader of the rules from a position document."""
