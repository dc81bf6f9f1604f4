"""What the routes of accounts need of topics that stand above accounts."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class TurnCounter(Protocol):
    """The interface through which accounts count tables; the lobby implements it."""

    async def waiting(self, user: str) -> int:
        """At how many tables it is the user's turn, or a seat is kept for the user."""
        ...


@runtime_checkable
class UserEraser(Protocol):
    """The interface through which accounts erase users; the operators' tools implement it."""

    async def erase_self(self, user: str) -> None:
        """Erase a user who has asked for it."""
        ...
