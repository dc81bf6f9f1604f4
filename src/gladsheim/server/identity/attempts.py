"""Limits of attempts at a password or a recovery code.

Each attempt is counted before it is checked.
It takes a token from several buckets, and is refused if one is empty:

- of the name at this address, so that attempts elsewhere do not lock the owner out;
- of the address over all names; for IPv6 the /64 of the connection and the /48 that a provider gives to one
  customer;
- of the name over all addresses, for passwords alone: many addresses together guess little faster than ten.
  A recovery code has 80 bits and needs no such limit, so an owner who is locked out by it can still use a
  code.

A browser that was logged in to the account before has a bucket of its own and uses no other. A successful
attempt gets its own tokens back and no others: success of one user makes no room for guesses of others at
the same address.

Where several processes serve, tokens are taken in the database, so that more processes do not allow more
attempts.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass

from gladsheim.server.identity.rate_limits import Rate
from gladsheim.server.wire.buckets import Buckets, Seconds, hashed_key, slow_down
from gladsheim.store import LimitStore, MustWait
from gladsheim.store.people.limits import TakenToken

BY_NAME_AND_ADDRESS = Rate(10, 120.0)
BY_BROWSER = Rate(10, 120.0)
BY_ADDRESS = Rate(20, 180.0)
BY_SITE = Rate(40, 90.0)
BY_NAME = Rate(200, 18.0)
RATES = {
    "name and address": BY_NAME_AND_ADDRESS,
    "browser": BY_BROWSER,
    "address": BY_ADDRESS,
    "site": BY_SITE,
    "name": BY_NAME,
}
SITE_BITS = 48


@dataclass(frozen=True, slots=True)
class AttemptSource:
    """Source of an attempt at a name: its network, and its browser if the account knows it."""

    name: str
    network: str
    browser: str | None = None

    def keys(self, *, password: bool) -> list[tuple[str, str]]:
        """Return the buckets that an attempt takes from, by kind and key."""
        if self.browser is not None:
            return [("browser", f"{self.browser} {self.name}")]
        keys = [("name and address", f"{self.network} {self.name}"), ("address", self.network)]
        site = _site_of(self.network)
        if site is not None:
            keys.append(("site", site))
        if password:
            keys.append(("name", self.name))
        return keys


@dataclass(frozen=True, slots=True)
class Attempt:
    """Counted attempt; `burst`: it is the one that uses up half of a bucket."""

    keys: tuple[tuple[str, str], ...]
    burst: bool


class Attempts:
    """Attempts at all names. Refusals do not say which bucket is empty."""

    def __init__(self, store: LimitStore, seconds: Seconds) -> None:
        self._store = store
        self._seconds = seconds
        self._buckets = {kind: Buckets(rate.size, rate.every, seconds) for kind, rate in RATES.items()}

    async def begin(self, guesser: AttemptSource, *, password: bool = True) -> Attempt:
        """Count an attempt at a password or, without `password`, at a recovery code.

        Raises Refused if it comes too soon; then nothing is counted.
        """
        keys = guesser.keys(password=password)
        used = await self._take_shared(keys) if self._store.shared else self._take(keys)
        crossed = [RATES[kind].size / 2 for kind, _ in keys]
        # Each attempt adds one, so a bucket that fills crosses its half at one attempt.
        burst = any(half <= count < half + 1 for count, half in zip(used, crossed, strict=True))
        return Attempt(tuple(keys), burst)

    async def right(self, attempt: Attempt) -> None:
        """Give the tokens of a successful attempt back."""
        if self._store.shared:
            await self._store.give_back([_taken(kind, key) for kind, key in attempt.keys])
            return
        for kind, key in attempt.keys:
            self._buckets[kind].give_back(key)

    def _take(self, keys: list[tuple[str, str]]) -> list[float]:
        wait = max(self._buckets[kind].wait(key) for kind, key in keys)
        if wait > 0:
            raise slow_down(wait)
        for kind, key in keys:
            self._buckets[kind].take(key)
        return [self._buckets[kind].used(key) for kind, key in keys]

    async def _take_shared(self, keys: list[tuple[str, str]]) -> list[float]:
        now = self._seconds()
        try:
            full_at = await self._store.take([_taken(kind, key) for kind, key in keys], now)
        except MustWait as wait:
            raise slow_down(wait.seconds) from None
        return [(full - now) / RATES[kind].every for full, (kind, _) in zip(full_at, keys, strict=True)]


def _taken(kind: str, key: str) -> TakenToken:
    rate = RATES[kind]
    return TakenToken(hashed_key(f"attempt by {kind} {key}"), rate.every, rate.size * rate.every)


def _site_of(network: str) -> str | None:
    """Return the /48 network of an IPv6 network, which a provider gives to one customer; None for IPv4."""
    if ":" not in network:
        return None
    return str(ipaddress.IPv6Network(network).supernet(new_prefix=SITE_BITS))
