"""Interfaces that the routes of accounts need of packages above accounts."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class Waiting(Protocol):
    """Counts tables: the lobby does."""

    async def waiting(self, user: str) -> int:
        """Return at how many tables it is the user's turn, or a seat is reserved for the user."""
        ...


@runtime_checkable
class Erasing(Protocol):
    """Erases users: the operators' tools do."""

    async def erase_self(self, user: str) -> None:
        """Erase a user on the user's own request."""
        ...
