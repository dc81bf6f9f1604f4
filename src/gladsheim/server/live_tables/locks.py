"""A lock for each table: held by whoever changes it."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

MOST_KEPT = 1_000


class Locks:
    """One lock for each table, as long as anybody holds it or waits for it.

    The last ones are kept beyond that: a table that was just changed soon is again.
    """

    def __init__(self) -> None:
        self._all: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._kept: dict[str, asyncio.Lock] = {}

    def of(self, table: str) -> asyncio.Lock:
        """The lock of a table."""
        found = self._kept.get(table)
        if found is None:
            found = self._all.setdefault(table, asyncio.Lock())
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[table] = found
        return found
