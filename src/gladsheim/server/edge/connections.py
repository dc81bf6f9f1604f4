"""How many connections are open: in all below what the system lets a process open, and by address.

Where all are taken, the one that has waited longest for its client to send goes for the new one: a
half-sent request, or none. So whoever only holds connections shuts nobody out.
"""

from __future__ import annotations

import socket
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from gladsheim.server.wire.buckets import network_of

if sys.platform != "win32":
    import resource

MOST_CONNECTIONS = 20_000
BY_ADDRESS = 250
MOST_WAITING = 2_048
"""Connections that the system keeps until they are accepted."""
OWN_FILES = 128
"""Files for all else: the database, the processes of the bots, the log."""
FEWEST = 16
UNREAD_MILLISECONDS = 30_000
MOST_LINGERING = 500
"""Connections that stay open for a moment after a refusal, so that their clients can read it."""


class WaitingConnection(Protocol):
    """A connection that waits for its client to send."""

    def give_way(self) -> None:
        """Close at once."""
        ...


def nobody(_: str | None) -> bool:
    """No address is exempt."""
    return False


class Connections:
    """The open connections of a process: at most so many, and of an address at most `by_address`.

    `exempt` tells proxies, behind which are many; without `by_address` an address may have any number.
    """

    def __init__(
        self,
        most: int = MOST_CONNECTIONS,
        by_address: int | None = None,
        exempt: Callable[[str | None], bool] = nobody,
    ) -> None:
        self._most = most
        self._by_address = by_address
        self._exempt = exempt
        self._count = 0
        self._of: Counter[str] = Counter()
        self._waiting: dict[WaitingConnection, None] = {}
        self._lingering: dict[WaitingConnection, None] = {}

    def __len__(self) -> int:
        """How many are open."""
        return self._count

    def refusal(self, host: str | None) -> int | None:
        """The status with which one more is refused: its address has too many, or all are taken."""
        of_one = self._by_address is not None and self._of[network_of(host)] >= self._by_address
        if of_one and not self._exempt(host):
            return 429
        if self._count < self._most:
            return None
        oldest = next(iter(self._waiting), None)
        if oldest is None:
            return 503
        self.goes_on(oldest)
        oldest.give_way()
        return None

    def opened(self, host: str | None) -> None:
        """Count a connection, until it is closed."""
        self._count += 1
        self._of[network_of(host)] += 1

    def closed(self, host: str | None) -> None:
        """Count it no more."""
        self._count -= 1
        network = network_of(host)
        self._of[network] -= 1
        if not self._of[network]:
            del self._of[network]

    def waits(self, connection: WaitingConnection) -> None:
        """It waits for its client from now on, if it did not before."""
        self._waiting[connection] = None

    def goes_on(self, connection: WaitingConnection) -> None:
        """It waits for its client no more."""
        self._waiting.pop(connection, None)

    def lingers(self, connection: WaitingConnection) -> None:
        """It was refused, and stays until its client has read so; where too many do, the oldest one goes."""
        if len(self._lingering) >= MOST_LINGERING:
            oldest = next(iter(self._lingering))
            self.lingers_no_more(oldest)
            oldest.give_way()
        self._lingering[connection] = None

    def lingers_no_more(self, connection: WaitingConnection) -> None:
        """It is closed."""
        self._lingering.pop(connection, None)


def raise_file_limit() -> int | None:
    """Let this process open as many files as the system allows; how many, or None without a limit."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Some systems name a limit that they do not grant.
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def give_up_unread(listener: socket.socket) -> None:
    """Let the system drop connections to this socket of which nobody takes what was sent.

    Else it keeps those for ever that were closed before all had been read.
    """
    if sys.platform == "linux":
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)


def room(files: int | None) -> tuple[int, int]:
    """Connections that may be open, and may wait to be accepted, where there may be so many files."""
    if files is None:
        return MOST_CONNECTIONS, MOST_WAITING
    waiting = max(FEWEST, min(MOST_WAITING, files // 8))
    return max(FEWEST, min(MOST_CONNECTIONS, files - waiting - OWN_FILES)), waiting
