"""How often something may be tried: back-off after failures, and buckets of tokens.

Both know a bounded number of keys and forget the one that was not used for longest. Time
comes from a clock that never jumps.
"""

from __future__ import annotations

import ipaddress
import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from gladsheim.server.errors import Refused

MOST_KEYS = 10_000
FORGOTTEN_SECONDS = 3600.0
LONGEST_WAIT = 60.0
FIRST_WAIT = 1.0

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

    def begin(self, key: str) -> None:
        """Count an attempt."""
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
    """So many tokens for each key, which come back one by one."""

    def __init__(self, size: int, every: float, seconds: Seconds, most: int = MOST_KEYS) -> None:
        self._size = size
        self._every = every
        self._seconds = seconds
        self._most = most
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def take(self, key: str) -> None:
        """Take a token. Raises Refused if there is none."""
        now = self._seconds()
        full_at = max(now, self._full_at.pop(key, now)) + self._every
        wait = full_at - now - self._size * self._every
        if wait > 1e-6:
            self._full_at[key] = full_at - self._every
            raise slow_down(wait)
        self._full_at[key] = full_at
        while len(self._full_at) > self._most:
            self._full_at.popitem(last=False)


def slow_down(wait: float) -> Refused:
    """The refusal of an attempt that comes too soon."""
    after = max(1, math.ceil(wait))
    return Refused(429, "slow_down", f"too many attempts: try again in {after} s", retry_after=after)


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
