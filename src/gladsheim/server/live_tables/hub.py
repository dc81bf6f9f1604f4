"""Who watches which table: a bell for each socket, rung when the table has changed.

Nothing queues up for a slow reader: a bell that rings twice before it is heard is heard
once, and the reader then gets the table as it is. Not only tables have bells: whatever has a
name of its own may ring (`tables.table.bell_of`).
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

from gladsheim.server.live_tables.waiting import Flag
from gladsheim.server.shares.places import SharedSlots

MOST_WATCHERS = 2_000


class Bell(Protocol):
    """What can be rung."""

    def set(self) -> None:
        """Ring."""
        ...


class Hub:
    """The bells of one process."""

    def __init__(self, most: int = MOST_WATCHERS) -> None:
        self._places = SharedSlots(most)
        self._bells: defaultdict[str, set[Bell]] = defaultdict(set)
        self.closing = asyncio.Event()
        """Rings when the hall is about to close, for those that would never end."""

    @contextmanager
    def bell(self, table: str) -> Iterator[Flag]:
        """A flag that is raised whenever the table changes. Raises NoPlace."""
        bell = Flag()
        with self.watch(table, bell):
            yield bell

    @contextmanager
    def watch(self, table: str, bell: Bell) -> Iterator[None]:
        """Let a bell of one's own ring whenever the table changes. Raises NoPlace."""
        with self._places.place():
            self.add(table, bell)
            try:
                yield
            finally:
                self.remove(table, bell)

    @contextmanager
    def ear(self) -> Iterator[Ear]:
        """One watcher for many bells. Raises NoPlace."""
        with self._places.place():
            ear = Ear(self)
            try:
                yield ear
            finally:
                ear.listen(())

    def add(self, table: str, bell: Bell) -> None:
        """Let a bell ring with a table."""
        self._bells[table].add(bell)

    def remove(self, table: str, bell: Bell) -> None:
        """Let it ring no more."""
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


class Ear:
    """Hears many bells and remembers which of them rang."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._bells: dict[str, Bell] = {}
        self._rung: set[str] = set()
        self._heard = asyncio.Event()

    def listen(self, names: Iterable[str]) -> None:
        """Hear exactly these bells from now on."""
        wanted = set(names)
        for name in self._bells.keys() - wanted:
            self._hub.remove(name, self._bells.pop(name))
        for name in wanted - self._bells.keys():
            self._bells[name] = _OneOfMany(self, name)
            self._hub.add(name, self._bells[name])

    def hear(self, name: str) -> None:
        """One of the bells rings."""
        self._rung.add(name)
        self._heard.set()

    async def rung(self, seconds: float) -> set[str]:
        """The bells that have rung, as soon as there is one; none if the time is over first."""
        try:
            async with asyncio.timeout(seconds):
                await self._heard.wait()
        except TimeoutError:
            return set()
        self._heard.clear()
        rung, self._rung = self._rung, set()
        return rung


class _OneOfMany:
    def __init__(self, ear: Ear, name: str) -> None:
        self._ear = ear
        self._name = name

    def set(self) -> None:
        self._ear.hear(self._name)
