"""Who calls, in which state a table is, and what is answered: the words of the access matrix."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import httpx

from gladsheim.server.hall import Hall
from tests.server.calls import Client

SITTERS = {"maker": 0, "player": 1, "invited": 2}
ROLES = ("stranger", "guest", "account", *SITTERS)
STATES = ("open", "running", "seated", "over", "over seated", "closed", "none")
PASSWORD = "a long password"  # noqa: S105  # an invented one

Answer = tuple[int, str]
OK: Answer = (200, "")
NOT_FOUND: Answer = (404, "not_found")
Rule = Callable[[str, str], Answer]


@dataclass(frozen=True)
class Case:
    """A client in a role, at a table."""

    hall: Hall
    role: str
    client: Client
    table: str = ""

    @property
    def seat(self) -> int:
        """The role's seat; of those who have none, the one that is open while the table is."""
        return SITTERS.get(self.role, 3)

    @property
    def path(self) -> str:
        """Where the table is."""
        return f"/tables/{self.table}"


Call = Callable[[Case], Awaitable[httpx.Response]]


def shut_out(role: str, state: str) -> bool:
    """Whether there is no such table for a role."""
    return state == "none" or (state.endswith("seated") and role not in SITTERS)


def known(then: Rule) -> Rule:
    """What needs a user: a stranger learns only whether there is such a table."""

    def rule(role: str, state: str) -> Answer:
        if shut_out(role, state):
            return NOT_FOUND
        return (403, "not_your_table") if role == "stranger" else then(role, state)

    return rule
