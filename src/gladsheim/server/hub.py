"""Who watches which table: a bell for each socket, rung when the table has changed.

Nothing queues up for a slow reader: a bell that rings twice before it is heard is heard
once, and the reader then gets the table as it is.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

MOST_WATCHERS = 2_000


class TooManyWatchers(Exception):
    """The hall has as many open sockets as it can serve."""


class Hub:
    """The bells of one process."""

    def __init__(self, most: int = MOST_WATCHERS) -> None:
        self._most = most
        self._bells: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._count = 0

    @contextmanager
    def bell(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes. Raises TooManyWatchers."""
        if self._count >= self._most:
            raise TooManyWatchers
        bell = asyncio.Event()
        self._count += 1
        self._bells[table].add(bell)
        try:
            yield bell
        finally:
            self._count -= 1
            self._bells[table].discard(bell)
            if not self._bells[table]:
                del self._bells[table]

    def ring(self, table: str) -> None:
        """The table has changed."""
        for bell in self._bells.get(table, ()):
            bell.set()

    def tables(self) -> list[str]:
        """The tables that are watched."""
        return list(self._bells)

    def watched(self, table: str) -> int:
        """How many watch the table."""
        return len(self._bells.get(table, ()))
