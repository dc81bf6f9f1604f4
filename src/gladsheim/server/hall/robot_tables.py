"""At how many tables a bot account may be at a time: a program could open or accept them without an end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from gladsheim.core.words import Words
from gladsheim.server.edge.errors import Refused
from gladsheim.server.hall.locks import Locks
from gladsheim.store import HallStore
from gladsheim.tables.people.people import User

MOST_TABLES_OF_ROBOT = 20
"""Tables of a bot account that are not over: those at which it sits, and those that it made."""


class RobotTables:
    """Counts the tables of bot accounts while they get one more."""

    def __init__(self, store: HallStore) -> None:
        self._store = store
        self._locks = Locks()

    @asynccontextmanager
    async def full(self, user: User) -> AsyncIterator[bool]:
        """Whether a user may get no further table. People always may.

        A bot account gets its tables one after the other, so that requests at the same time do not pass the
        bound; each process counts for itself, so one further table for each process may slip through. The
        lock is taken before that of a table, never while one is held.
        """
        if not user.robot:
            yield False
            return
        async with self._locks.of(user.id):
            yield await self._store.tables_in_play_of(user.id) >= MOST_TABLES_OF_ROBOT


def too_many_tables() -> Refused:
    """The refusal of a further table."""
    return Refused(429, "too_many", Words.of("faults-robot-tables", most=MOST_TABLES_OF_ROBOT))
