"""Interfaces that the routes of accounts need of packages above accounts."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class TurnCounter(Protocol):
    """The interface through which accounts count tables; the lobby implements it."""

    async def waiting(self, user: str) -> int:
        """Return at how many tables it is the user's turn, or a seat is reserved for the user."""
        ...


@runtime_checkable
class UserEraser(Protocol):
    """The interface through which accounts erase users; the operators' tools implement it."""

    async def erase_self(self, user: str) -> None:
        """Erase a user on the user's own request."""
        ...
