"""Limits of open connections: for the process, below the system's limit of open files, and by address.

If all are taken, the one that has waited longest for its client to send (half a request, or none) is closed
for the new one. So a client that only holds connections cannot shut out others.
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
"""Connections that the system queues until they are accepted."""
OWN_FILES = 128
"""File descriptors for everything else: the database, bot processes, the log."""
FEWEST = 16
UNREAD_MILLISECONDS = 30_000
MOST_LINGERING = 500
"""Connections that stay open for a moment after a refusal, so that their clients can read it."""


class WaitingConnection(Protocol):
    """A connection that waits for its client to send."""

    def give_way(self) -> None:
        """Close the connection at once."""
        ...


def nobody(_: str | None) -> bool:
    """Exempt no address."""
    return False


class Connections:
    """Open connections of a process: at most `most`, and at most `by_address` of one address.

    `exempt` recognizes proxies, which carry the connections of many clients.
    Without `by_address` an address may have any number.
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
        """Return the number of open connections."""
        return self._count

    def refusal(self, host: str | None) -> int | None:
        """Return the status with which a new connection is refused: 429 for too many of its address, 503 if
        all are taken. None: there is room, made by closing the oldest waiting connection if necessary.
        """
        of_one = self._by_address is not None and self._of[network_of(host)] >= self._by_address
        if of_one and not self._exempt(host):
            return 429
        if self._count < self._most:
            return None
        # Dicts keep the order of insertion: the first has waited longest.
        oldest = next(iter(self._waiting), None)
        if oldest is None:
            return 503
        self.goes_on(oldest)
        oldest.give_way()
        return None

    def opened(self, host: str | None) -> None:
        """Count a new connection."""
        self._count += 1
        self._of[network_of(host)] += 1

    def closed(self, host: str | None) -> None:
        """Stop counting a connection that was closed."""
        self._count -= 1
        network = network_of(host)
        self._of[network] -= 1
        if not self._of[network]:
            del self._of[network]

    def waits(self, connection: WaitingConnection) -> None:
        """Note that a connection waits for its client from now on. No effect if it did before."""
        self._waiting[connection] = None

    def goes_on(self, connection: WaitingConnection) -> None:
        """Note that a connection no longer waits for its client."""
        self._waiting.pop(connection, None)

    def lingers(self, connection: WaitingConnection) -> None:
        """Note a refused connection that stays open until its client has read the refusal.
        Above MOST_LINGERING the oldest is closed.
        """
        if len(self._lingering) >= MOST_LINGERING:
            oldest = next(iter(self._lingering))
            self.lingers_no_more(oldest)
            oldest.give_way()
        self._lingering[connection] = None

    def lingers_no_more(self, connection: WaitingConnection) -> None:
        """Note that a refused connection is closed."""
        self._lingering.pop(connection, None)


def raise_file_limit() -> int | None:
    """Raise this process's limit of open files to the system's maximum; return it, or None if unlimited."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Some systems name a limit that they do not grant.
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def give_up_unread(listener: socket.socket) -> None:
    """Set a TCP timeout for connections of this socket whose clients do not acknowledge data.

    Without it the kernel keeps a connection forever that was closed before all data was read.
    """
    if sys.platform == "linux":
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)


def room(files: int | None) -> tuple[int, int]:
    """Return how many connections may be open and may wait to be accepted, given the limit of open files."""
    if files is None:
        return MOST_CONNECTIONS, MOST_WAITING
    waiting = max(FEWEST, min(MOST_WAITING, files // 8))
    return max(FEWEST, min(MOST_CONNECTIONS, files - waiting - OWN_FILES)), waiting
