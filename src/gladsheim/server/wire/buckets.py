"""How often something may be tried: buckets of tokens.

They know a bounded number of keys and forget the one that was not used for longest. Time
comes from a clock that never jumps.
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
"""Waits below this are rounding."""

Seconds = Callable[[], float]


class Buckets:
    """So many tokens for each key, which come back one by one.

    Those that are `counted` remember what was taken until somebody asks for it (`drain`).
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
        """Seconds before there is a token; 0 when there is one now."""
        wait = (self.used(key) + 1 - self.size) * self.every
        return wait if wait > LEAST_WAIT else 0.0

    def used(self, key: str) -> float:
        """How many tokens are missing; the one that comes back next by a part."""
        now = self._seconds()
        return max(0.0, self._full_at.get(key, now) - now) / self.every

    def give_back(self, key: str) -> None:
        """Put a token back that was taken."""
        if key in self._full_at:
            self._full_at[key] -= self.every

    def drain(self, most: int) -> list[tuple[str, int]]:
        """How many tokens were taken by each of some keys since they were last asked for."""
        drained = list(itertools.islice(self._taken.items(), most))
        for key, _ in drained:
            del self._taken[key]
        return drained

    def put_back(self, key: str, count: int) -> None:
        """Remember again what was drained."""
        self._taken[key] += count
        while len(self._taken) > self._most:
            del self._taken[next(iter(self._taken))]

    def adopt(self, key: str, full_at: float) -> None:
        """Go on with a bucket that is full at a time, but for what was taken since it was drained."""
        self._keep(key, full_at + self._taken[key] * self.every if key in self._taken else full_at)

    def _keep(self, key: str, full_at: float) -> None:
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        while len(self._full_at) > self._most:
            self._full_at.popitem(last=False)


def slow_down(wait: float) -> Refused:
    """The refusal of an attempt that comes too soon."""
    after = max(1, math.ceil(wait))
    return Refused("slow_down", Words.of("faults-slow-down", seconds=after), retry_after=after)


@lru_cache(MOST_KEYS)
def network_of(host: str | None) -> str:
    """What counts as one address: of IPv6 the half that a connection is given as a whole."""
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
    """What stands for a key in the database: no name that was typed there by mistake, and no address."""
    return hashlib.blake2b(key.encode(), digest_size=16).hexdigest()
