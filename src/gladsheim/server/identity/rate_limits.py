"""How often everybody may come: buckets of tokens, shared by all processes.

A process decides on a request by its own buckets, at once and without asking anybody. About
once a second it adds what it has given out to buckets that all processes have in common, and
goes on with theirs. So the rate holds for the hall as a whole; only within that second may
somebody get a bucketful from each process, and what was too much is then owed to all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from gladsheim.server.wire.buckets import Buckets, Seconds, hashed_key
from gladsheim.store import DatabaseError, LimitStore, Spent

EXCHANGE_SECONDS = 1.0
SWEEP_EVERY = 60
"""Exchanges between two looks for counts that no longer matter."""
MOST_AT_ONCE = 100
"""Buckets of a kind in one exchange; the others have their turn in the next."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once; then another one every so many seconds."""

    size: int
    every: float


class RateLimits:
    """The buckets of one process."""

    def __init__(self, store: LimitStore, seconds: Seconds) -> None:
        self._store = store
        self._seconds = seconds
        self._buckets: dict[str, Buckets] = {}
        self._task: asyncio.Task[None] | None = None

    def bucket(self, name: str, rate: Rate) -> Buckets:
        """Buckets of a kind; each name is used once."""
        made = Buckets(rate.size, rate.every, self._seconds, counted=self._store.shared)
        self._buckets[name] = made
        return made

    def start(self) -> None:
        """Begin to share, if there can be others."""
        if self._store.shared:
            self._task = asyncio.create_task(self._share())

    async def stop(self) -> None:
        """Share no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def exchange(self) -> None:
        """Add what was taken here to what all have taken. Raises DatabaseError; then it is kept for later."""
        drained = [
            (bucket, key, count, hashed_key(f"{name} {key}"))
            for name, bucket in self._buckets.items()
            for key, count in bucket.drain(MOST_AT_ONCE)
        ]
        if not drained:
            return
        spent = {
            digest: Spent(count * bucket.every, bucket.size * bucket.every)
            for bucket, _, count, digest in drained
        }
        try:
            full_at = await self._store.spend(spent, self._seconds())
        except BaseException:
            for bucket, key, count, _ in drained:
                bucket.put_back(key, count)
            raise
        for bucket, key, _, digest in drained:
            bucket.adopt(key, full_at[digest])

    async def _share(self) -> None:
        exchanges = 0
        while True:
            await asyncio.sleep(EXCHANGE_SECONDS)
            exchanges += 1
            try:
                await self.exchange()
                if exchanges % SWEEP_EVERY == 0:
                    await self._store.sweep(self._seconds())
            except DatabaseError as error:
                logger.warning("limits are not shared with other processes: %s", error)


def clock_for(store: LimitStore, given: Seconds | None, own: Seconds, common: Seconds) -> Callable[[], float]:
    """The clock that waits go by: one that never jumps, or what all processes have in common."""
    if given is not None:
        return given
    return common if store.shared else own
