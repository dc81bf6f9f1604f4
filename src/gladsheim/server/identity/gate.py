"""Rate limits by user and by address, and the limit of open sockets of each.

Each person has own buckets, and so has each bot account, however many tokens it has. Callers without an
account also take from the bucket of their address, because a guest is made in a moment.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from gladsheim.core.words import Words
from gladsheim.server.identity.rate_limits import Rate, RateLimits
from gladsheim.server.wire.buckets import Buckets
from gladsheim.server.wire.errors import Refused
from gladsheim.tables.people.people import User

SOCKET_SECONDS = 10
READS, WRITES, COSTLY = "reads", "writes", "costly"


@dataclass(frozen=True, slots=True)
class Quotas:
    """Rate limits of one user; an address may do `by_address` times as much.

    `costly` are requests that take long, reveal names, or create tables. `newcomers` are new guests of an
    address. `sockets` are open at a time, in one process. `messages` are those of one socket. `files` are
    the page and its files, by address: a first visit loads many.
    """

    reads: Rate = Rate(400, 0.04)  # noqa: RUF009  # frozen
    writes: Rate = Rate(120, 0.1)  # noqa: RUF009  # frozen
    costly: Rate = Rate(120, 0.1)  # noqa: RUF009  # frozen
    newcomers: Rate = Rate(150, 2.0)  # noqa: RUF009  # frozen
    messages: Rate = Rate(20, 0.5)  # noqa: RUF009  # frozen
    files: Rate = Rate(4000, 0.01)  # noqa: RUF009  # frozen
    by_address: int = 5
    sockets: int = 25


class TooManySockets(Exception):
    """Raised when a user or an address has as many open sockets as allowed."""


class Gate:
    """Rate limits of a hall; with `limits` None it lets everything through."""

    def __init__(self, limits: Quotas | None, rate_limits: RateLimits) -> None:
        self._limits = limits
        self._by_user: dict[str, Buckets] = {}
        self._by_address: dict[str, Buckets] = {}
        self._open: Counter[str] = Counter()
        if limits is None:
            return
        for kind in (READS, WRITES, COSTLY):
            rate: Rate = getattr(limits, kind)
            shared = Rate(rate.size * limits.by_address, rate.every / limits.by_address)
            self._by_user[kind] = rate_limits.bucket(kind, rate)
            self._by_address[kind] = rate_limits.bucket(f"{kind} by address", shared)
        self._newcomers = rate_limits.bucket("newcomers", limits.newcomers)
        self._files = rate_limits.bucket("files", limits.files)

    @property
    def messages(self) -> Rate | None:
        """Rate of messages that one socket may send, or None without limits."""
        return None if self._limits is None else self._limits.messages

    def take(self, kind: str, user: User | None, network: str) -> None:
        """Count one request. Raises Refused."""
        if self._limits is None:
            return
        if user is not None:
            self._by_user[kind].take(user.id)
        if user is None or not (user.account or user.robot):
            self._by_address[kind].take(network)

    def newcomer(self, network: str) -> None:
        """Count a new guest. Raises Refused."""
        if self._limits is not None:
            self._newcomers.take(network)

    def take_file(self, network: str) -> None:
        """Count one request for the page or one of its files. Raises Refused."""
        if self._limits is not None:
            self._files.take(network)

    def check_socket(self, user: User | None, network: str) -> None:
        """Raise Refused where `socket` would raise TooManySockets."""
        most = self._most_sockets(user, network)
        if any(self._open[key] >= allowed for key, allowed in most.items()):
            raise Refused("too_many", Words("faults-most-streams"), retry_after=SOCKET_SECONDS)

    @contextmanager
    def socket(self, user: User | None, network: str) -> Iterator[None]:
        """Count one open socket or stream while the context lasts. Raises TooManySockets."""
        most = self._most_sockets(user, network)
        if any(self._open[key] >= allowed for key, allowed in most.items()):
            raise TooManySockets
        self._open.update(most.keys())
        try:
            yield
        finally:
            self._open.subtract(most.keys())
            for key in most:
                if not self._open[key]:
                    del self._open[key]

    def _most_sockets(self, user: User | None, network: str) -> dict[str, int]:
        """Return the keys that a socket counts for, each with its limit."""
        if self._limits is None:
            return {}
        most = {} if user is None else {f"user {user.id}": self._limits.sockets}
        if user is None or not (user.account or user.robot):
            most[f"address {network}"] = self._limits.sockets * self._limits.by_address
        return most


NOT_FOR_BOTS = Words("faults-not-for-bots")


def not_for_bots(words: Words = NOT_FOR_BOTS, field: str | None = None) -> Refused:
    """Return the refusal of a request that only people may make."""
    return Refused("not_for_bots", words, field)
