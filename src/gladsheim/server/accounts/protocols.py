"""What the routes of accounts need of topics that stand above accounts."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class Waiting(Protocol):
    """Counts tables: the lobby does."""

    async def waiting(self, user: str) -> int:
        """At how many tables it is the user's turn, or a seat is kept for the user."""
        ...


@runtime_checkable
class Erasing(Protocol):
    """Erases users: the operators' tools do."""

    async def erase_self(self, user: str) -> None:
        """Erase a user who has asked for it."""
        ...
