"""Rate limits: buckets of tokens.

They hold a limited number of keys, and drop the least recently used. Time is taken from a monotonic clock.
"""

from __future__ import annotations

import hashlib
import ipaddress
import itertools
import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache

from gladsheim.core.words import Words
from gladsheim.server.wire.errors import Refused

MOST_KEYS = 10_000
LEAST_WAIT = 1e-6
"""Seconds below which a wait is a rounding error."""

Seconds = Callable[[], float]


class Buckets:
    """Bucket of `size` tokens for each key; one returns every `every` seconds.

    With `counted`, taken tokens are counted until they are read by `drain`.
    """

    def __init__(
        self, size: int, every: float, seconds: Seconds, most: int = MOST_KEYS, *, counted: bool = False
    ) -> None:
        self.size = size
        self.every = every
        self._seconds = seconds
        self._most = most
        self._counted = counted
        self._taken: Counter[str] = Counter()
        # Time at which each bucket is full again. It encodes how many tokens are missing.
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def take(self, key: str) -> None:
        """Take a token. Raises Refused if there is none."""
        wait = self.wait(key)
        if wait > 0:
            self._full_at.move_to_end(key)
            raise slow_down(wait)
        now = self._seconds()
        self._keep(key, max(now, self._full_at.get(key, now)) + self.every)
        if self._counted:
            self._taken[key] += 1

    def wait(self, key: str) -> float:
        """Return the seconds until a token is available; 0 if there is one now."""
        wait = (self.used(key) + 1 - self.size) * self.every
        return wait if wait > LEAST_WAIT else 0.0

    def used(self, key: str) -> float:
        """Return how many tokens are missing; the one that returns next counts by a fraction."""
        now = self._seconds()
        return max(0.0, self._full_at.get(key, now) - now) / self.every

    def give_back(self, key: str) -> None:
        """Put a taken token back."""
        if key in self._full_at:
            self._full_at[key] -= self.every

    def drain(self, most: int) -> list[tuple[str, int]]:
        """Return, for at most `most` keys, the tokens taken since the last call."""
        drained = list(itertools.islice(self._taken.items(), most))
        for key, _ in drained:
            del self._taken[key]
        return drained

    def put_back(self, key: str, count: int) -> None:
        """Restore a count that was drained."""
        self._taken[key] += count
        while len(self._taken) > self._most:
            del self._taken[next(iter(self._taken))]

    def adopt(self, key: str, full_at: float) -> None:
        """Adopt the shared bucket, which is full at `full_at`, less the tokens taken since it was drained."""
        self._keep(key, full_at + self._taken[key] * self.every if key in self._taken else full_at)

    def _keep(self, key: str, full_at: float) -> None:
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        while len(self._full_at) > self._most:
            self._full_at.popitem(last=False)


def slow_down(wait: float) -> Refused:
    """Return the refusal of an attempt that comes too soon."""
    after = max(1, math.ceil(wait))
    return Refused("slow_down", Words.of("faults-slow-down", seconds=after), retry_after=after)


@lru_cache(MOST_KEYS)
def network_of(host: str | None) -> str:
    """Return the network that counts as one address: for IPv6 the /64, which one connection gets."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def hashed_key(key: str) -> str:
    """Return the hash of a key for the database, so that it stores no mistyped names and no addresses."""
    return hashlib.blake2b(key.encode(), digest_size=16).hexdigest()
