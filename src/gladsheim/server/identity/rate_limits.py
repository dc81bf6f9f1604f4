"""Rate limits shared by all processes: token buckets.

A process decides on a request by its own buckets, at once and without a query. About once a second it adds
the tokens it has spent to buckets that all processes share, and continues with their state. So the rate
holds for the hall as a whole. Only within that second can a caller get a bucketful from each process; the
excess is then owed to all.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from gladsheim.server.time.loops import Loop
from gladsheim.server.wire.buckets import Buckets, Seconds, hashed_key
from gladsheim.store import BucketDebt, LimitStore

EXCHANGE_SECONDS = 1.0
SWEEP_EVERY = 60
"""Exchanges between two deletions of counts that no longer matter."""
MOST_AT_ONCE = 100
"""Most buckets of a kind in one exchange; the others follow in the next."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rate:
    """Rate limit: `size` at once, then one more every `every` seconds."""

    size: int
    every: float


class RateLimits:
    """Rate limits of one process."""

    def __init__(self, store: LimitStore, seconds: Seconds) -> None:
        self._store = store
        self._seconds = seconds
        self._buckets: dict[str, Buckets] = {}
        self._exchanges = 0
        self._loop = Loop(
            self._share,
            EXCHANGE_SECONDS,
            "limits are not shared with other processes",
            first_after=EXCHANGE_SECONDS,
        )

    def bucket(self, name: str, rate: Rate) -> Buckets:
        """Return new buckets of a kind; each name is used once."""
        made = Buckets(rate.size, rate.every, self._seconds, counted=self._store.shared)
        self._buckets[name] = made
        return made

    def start(self) -> None:
        """Begin to share, if the database can have other processes."""
        if self._store.shared:
            self._loop.start()

    async def stop(self) -> None:
        """Stop sharing."""
        await self._loop.stop()

    async def exchange(self) -> None:
        """Add the tokens spent here to the shared buckets.
        Raises DatabaseError; then they are kept for later.
        """
        drained = [
            (bucket, key, count, hashed_key(f"{name} {key}"))
            for name, bucket in self._buckets.items()
            for key, count in bucket.drain(MOST_AT_ONCE)
        ]
        if not drained:
            return
        spent = {
            digest: BucketDebt(count * bucket.every, bucket.size * bucket.every)
            for bucket, _, count, digest in drained
        }
        try:
            full_at = await self._store.spend(spent, self._seconds())
        except BaseException:
            # Also when cancelled: the tokens were spent, and must be added later.
            for bucket, key, count, _ in drained:
                bucket.put_back(key, count)
            raise
        for bucket, key, _, digest in drained:
            bucket.adopt(key, full_at[digest])

    async def _share(self) -> None:
        self._exchanges += 1
        await self.exchange()
        if self._exchanges % SWEEP_EVERY == 0:
            await self._store.sweep(self._seconds())


def clock_for(store: LimitStore, given: Seconds | None, own: Seconds, common: Seconds) -> Callable[[], float]:
    """Return the clock of waiting times: a monotonic one, or one that all processes share."""
    if given is not None:
        return given
    return common if store.shared else own
