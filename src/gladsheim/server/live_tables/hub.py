"""Notification of changed tables: each socket has a bell, which is rung when its table has changed.

Nothing queues up for a slow reader: a bell that rings twice before it is handled is handled once, and the
reader gets the table as it is then. Other names may have bells, too (`tables.table.bell_of`).
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
    """Receiver of a notification."""

    def set(self) -> None:
        """Notify it."""
        ...


class Hub:
    """Bells of one process."""

    def __init__(self, most: int = MOST_WATCHERS) -> None:
        self._places = SharedSlots(most)
        self._bells: defaultdict[str, set[Bell]] = defaultdict(set)
        self.closing = asyncio.Event()
        """Set when the hall is about to close; ends connections that would never end."""

    @contextmanager
    def bell(self, table: str) -> Iterator[Flag]:
        """Yield a flag that is raised whenever the table changes. Raises NoPlace."""
        bell = Flag()
        with self.watch(table, bell):
            yield bell

    @contextmanager
    def watch(self, table: str, bell: Bell) -> Iterator[None]:
        """Ring the given bell whenever the table changes. Raises NoPlace."""
        with self._places.place():
            self.add(table, bell)
            try:
                yield
            finally:
                self.remove(table, bell)

    @contextmanager
    def ear(self) -> Iterator[BellListener]:
        """Yield one watcher for many bells. Raises NoPlace."""
        with self._places.place():
            ear = BellListener(self)
            try:
                yield ear
            finally:
                ear.listen(())

    def add(self, table: str, bell: Bell) -> None:
        """Ring a bell with a table from now on."""
        self._bells[table].add(bell)

    def remove(self, table: str, bell: Bell) -> None:
        """No longer ring a bell with a table."""
        self._bells[table].discard(bell)
        if not self._bells[table]:
            del self._bells[table]

    def ring(self, table: str) -> None:
        """Ring the bells of a table that has changed."""
        for bell in self._bells.get(table, ()):
            bell.set()

    def tables(self) -> list[str]:
        """Return the tables that are watched."""
        return list(self._bells)

    def watched(self, table: str) -> int:
        """Return the number of watchers of the table."""
        return len(self._bells.get(table, ()))


class BellListener:
    """Waits for any of several bells and reports which ones rang."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._bells: dict[str, Bell] = {}
        self._rung: set[str] = set()
        self._heard = asyncio.Event()

    def listen(self, names: Iterable[str]) -> None:
        """Replace the set of bells to wait for."""
        wanted = set(names)
        for name in self._bells.keys() - wanted:
            self._hub.remove(name, self._bells.pop(name))
        for name in wanted - self._bells.keys():
            self._bells[name] = _OneOfMany(self, name)
            self._hub.add(name, self._bells[name])

    def hear(self, name: str) -> None:
        """Note that one of the bells rang."""
        self._rung.add(name)
        self._heard.set()

    async def rung(self, seconds: float) -> set[str]:
        """Return the bells that have rung, as soon as there is one; an empty set after `seconds`."""
        try:
            async with asyncio.timeout(seconds):
                await self._heard.wait()
        except TimeoutError:
            return set()
        self._heard.clear()
        rung, self._rung = self._rung, set()
        return rung


class _OneOfMany:
    def __init__(self, ear: BellListener, name: str) -> None:
        self._ear = ear
        self._name = name

    def set(self) -> None:
        self._ear.hear(self._name)
