"""Locks of tables, held while a table is changed."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

MOST_KEPT = 1_000


class Locks:
    """One lock for each table, as long as a task holds it or waits for it.

    The last used locks are kept longer: a table that was just changed will soon be changed again.
    """

    def __init__(self) -> None:
        self._all: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._kept: dict[str, asyncio.Lock] = {}

    def of(self, table: str) -> asyncio.Lock:
        """Return the lock of a table."""
        found = self._kept.get(table)
        if found is None:
            found = self._all.setdefault(table, asyncio.Lock())
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[table] = found
        return found
