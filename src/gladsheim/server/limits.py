"""How often something may be tried: back-off after failures, and buckets of tokens.

Both know a bounded number of keys and forget the one that was not used for longest. Time
comes from a clock that never jumps.
"""

from __future__ import annotations

import ipaddress
import itertools
import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from gladsheim.core.words import Words
from gladsheim.server.errors import Refused
from gladsheim.store.limits import FIRST_WAIT, FORGOTTEN_SECONDS, LONGEST_WAIT

MOST_KEYS = 10_000

Seconds = Callable[[], float]


@dataclass(slots=True)
class _Failures:
    count: int
    last: float
    until: float


class Backoff:
    """Each failure over `free` doubles the time to wait, up to a minute: never a lock-out for ever.

    An attempt counts as a failure when it begins, so that many at once are no way around.
    """

    def __init__(self, free: int, seconds: Seconds, most: int = MOST_KEYS) -> None:
        self._free = free
        self._seconds = seconds
        self._most = most
        self._failures: OrderedDict[str, _Failures] = OrderedDict()

    def wait(self, key: str) -> float:
        """Seconds before the next attempt; 0 when it may be made now."""
        found = self._failures.get(key)
        return 0.0 if found is None else max(0.0, found.until - self._seconds())

    def begin(self, key: str) -> int:
        """Count an attempt; by how many they are now over what is free."""
        now = self._seconds()
        found = self._failures.pop(key, None)
        if found is None or now - found.last > FORGOTTEN_SECONDS:
            found = _Failures(0, now, now)
        found.count, found.last = found.count + 1, now
        over = found.count - self._free
        if over > 0:
            found.until = now + min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(over - 1, 16))
        self._failures[key] = found
        while len(self._failures) > self._most:
            self._failures.popitem(last=False)
        return over

    def forget(self, key: str) -> None:
        """Forget all failures: the right password was given."""
        self._failures.pop(key, None)

    def forgive(self, key: str) -> None:
        """Forget the last attempt alone: it was none of a guesser's, but others may have been."""
        found = self._failures.get(key)
        if found is not None:
            found.count = max(0, found.count - 1)
            found.until = min(found.until, self._seconds())


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
        now = self._seconds()
        full_at = max(now, self._full_at.pop(key, now)) + self.every
        wait = full_at - now - self.size * self.every
        if wait > 1e-6:
            self._full_at[key] = full_at - self.every
            raise slow_down(wait)
        self._keep(key, full_at)
        if self._counted:
            self._taken[key] += 1

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
    return Refused(429, "slow_down", Words.of("faults-slow-down", seconds=after), retry_after=after)


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
