"""Health check of the database: whether it answers and saves."""

from __future__ import annotations

import asyncio
import time

from gladsheim.store import DatabaseError, HallStore

PATIENCE_SECONDS = 3.0
LOOK_SECONDS = 2.0
"""Least seconds between two checks, however many callers ask."""
PROVED_SECONDS = 30.0
"""Seconds for which a saved change proves that changes are saved, unless one fails."""


class DatabaseHealth:
    """The health of the database: asked at most once at a time, on the way that all questions and changes
    take.
    """

    def __init__(self, store: HallStore) -> None:
        self._store = store
        self._looking: asyncio.Task[None] | None = None
        self._looked_at = 0.0

    async def check(self) -> None:
        """Raise DatabaseError if the database does not answer in time, NotSaved if it does not save."""
        if self._looking is None or (self._looking.done() and self._is_outdated(self._looking)):
            self._looked_at = time.monotonic()
            self._looking = asyncio.create_task(self._look())
        done, _ = await asyncio.wait({self._looking}, timeout=PATIENCE_SECONDS)
        if not done:
            raise DatabaseError("the database does not answer in time")
        self._looking.result()

    def _is_outdated(self, looked: asyncio.Task[None]) -> bool:
        status = self._store.database.status
        # Changes tell earlier than the next look that the database has failed, or saves again.
        differs = status.has_failed if looked.exception() is None else status.saved_at > self._looked_at
        return differs or time.monotonic() - self._looked_at >= LOOK_SECONDS

    async def _look(self) -> None:
        await self._store.moderation.alive()
        await self._store.moderation.prove_saving(PROVED_SECONDS)

    async def stop(self) -> None:
        """Stop checking."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
