"""Hand-over of a connection from HTTP to a table socket, with the hall's limits.

Built on asyncio's protocol interface and on `LimitedHttpProtocol` alone, so that it works with any
WebSocket protocol of the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import cast

from gladsheim.server.edge.request_limits import ANSWERS, LimitedHttpProtocol

SLOWEST_READER_SECONDS = 10.0


class HttpProtocol(LimitedHttpProtocol):
    """HTTP protocol that is freed as soon as its connection has become a socket."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; refuse a handshake that the socket's protocol could not read."""
        before = len(self.tasks)
        super().handle_websocket_upgrade()
        # A handshake that can be read begins a task or is answered. Nothing is said of one with a line
        # that is too long for a socket's, or with another method than GET.
        if len(self.tasks) == before and not self.transport.is_closing():
            self.transport.write(ANSWERS[431])
            self.transport.close()
        # It and its parser hold each other: apart they go at once, and not with the next search for cycles.
        del self.parser


class BoundedSocket(asyncio.Protocol):
    """Wraps the server's own WebSocket protocol, and drops a client that reads too slowly.

    `closed` is called when the connection has ended.
    """

    def __init__(self, transport: asyncio.Transport, closed: Callable[[], None]) -> None:
        self._transport = transport
        self._own = cast(asyncio.Protocol, transport.get_protocol())
        self._closed = closed
        self._patience: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Pass the data on."""
        self._own.data_received(data)

    def eof_received(self) -> bool | None:
        """Pass the end of input on."""
        return self._own.eof_received()

    def pause_writing(self) -> None:
        """Start the timer for a client that reads too slowly."""
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(SLOWEST_READER_SECONDS, self._transport.abort)
        self._own.pause_writing()

    def resume_writing(self) -> None:
        """Stop the timer: the client reads again."""
        self._stop_patience()
        self._own.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._stop_patience()
        self._closed()
        self._own.connection_lost(exc)

    def _stop_patience(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class BoundingHttpProtocol(HttpProtocol):
    """HTTP protocol for servers with their own WebSocket protocol, which neither counts nor drops clients."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, wrapped in `BoundedSocket`."""
        super().handle_websocket_upgrade()
        closed = partial(self._counter.closed, self._host)
        self.transport.set_protocol(BoundedSocket(self.transport, closed))
