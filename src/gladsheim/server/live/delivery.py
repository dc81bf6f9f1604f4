"""Delivery of an outbox to a socket: by callbacks of the event loop, and by tasks only while one awaits.

Of thousands of open sockets most only wait, and a waiting task costs memory. Where hundreds watch one
table, waking a task for each costs more than the sending itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from litestar import WebSocket

from gladsheim.server.live.actions import SessionEnded
from gladsheim.server.live.outbox import Outbox
from gladsheim.server.live_tables.waiting import begin
from gladsheim.server.views.messages import Parts, stamped, with_head
from gladsheim.server.wire.bodies import PING

Socket = WebSocket[Any, Any, Any]

PROTOCOL = "gladsheim.protocol"
"""ASGI extension that gives the application a socket's fast path."""


class FastPath(Protocol):
    """Faster way to send and receive than through the layers around the application."""

    def send_at_once(self, *parts: bytes | memoryview) -> bool:
        """Send a text of these parts if the connection takes it at once. Returns whether it was sent."""
        ...

    async def receive_text(self) -> str:
        """Return the next text; empty for a message that is no text. Raises WebSocketDisconnect."""
        ...


class MessageNumbering:
    """The numbers of the messages to one socket. They tell a client that it misses a message, or
    gets it twice or too late. A ping has no number of its own: it bears that of the last message.
    """

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last = 0

    def put(self, message: Parts) -> Parts:
        """Return the message, a JSON object, with its number as the field `n`."""
        self._last += message[0] != PING
        return with_head(message, b'"n":%d,' % self._last)


class Delivery:
    """Sends the messages of an outbox over one socket, one after the other; it is the outbox's bell.

    One task listens. `may_hear` tells whether the socket's session is still valid for its user. `now`
    returns hall time. `protocol` is the fast path, if there is one.
    """

    __slots__ = (
        "_at_once",
        "_due",
        "_ended",
        "_fault",
        "_listens",
        "_loop",
        "_may_hear",
        "_now",
        "_numbers",
        "_outbox",
        "_reader",
        "_receive",
        "_rung",
        "_socket",
        "_task",
        "_works",
    )

    def __init__(
        self,
        socket: Socket,
        may_hear: Callable[[], Awaitable[bool]] | None,
        now: Callable[[], int],
        protocol: FastPath | None = None,
    ) -> None:
        self._socket = socket
        self._at_once = None if protocol is None else protocol.send_at_once
        self._receive = socket.receive_text if protocol is None else protocol.receive_text
        self._may_hear = may_hear
        self._now = now
        self._numbers = MessageNumbering()
        self._loop = asyncio.get_running_loop()
        self._outbox: Outbox | None = None
        self._rung = self._due = self._works = self._ended = False
        self._fault: BaseException | None = None
        self._task: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[Any] | None = None
        self._listens = False

    def carry(self, outbox: Outbox) -> None:
        """Begin to send from the outbox."""
        self._outbox = outbox
        outbox.wait()

    def stop(self) -> None:
        """Send nothing more."""
        self._ended = True
        if self._outbox is not None:
            self._outbox.stop()
        if self._task is not None:
            self._task.cancel()

    def set(self) -> None:
        """Schedule a look into the outbox, which may have something to send."""
        self._rung = True
        if not (self._due or self._works or self._ended):
            self._due = True
            self._loop.call_soon(self._look)

    async def listen(self) -> str:
        """Return the next message of the client. Raises the error that sending raised, if any."""
        self._raise_fault()
        self._reader = self._reader or asyncio.current_task()
        self._listens = True
        try:
            return await self._receive()
        except asyncio.CancelledError:
            if self._fault is not None and self._reader is not None:
                # The cancellation came from `_work`, only to raise its error here.
                self._reader.uncancel()
            self._raise_fault()
            raise
        finally:
            self._listens = False

    def _raise_fault(self) -> None:
        if self._fault is not None:
            raise self._fault

    def _look(self) -> None:
        self._due = False
        if self._rung and self._outbox is not None and not (self._works or self._ended):
            self._works = True
            self._task = begin(self._work(self._outbox))

    async def _work(self, outbox: Outbox) -> None:
        try:
            # Bells that ring while a message is sent are handled here, not by another task.
            while self._rung:
                self._rung = False
                if message := await outbox.now():
                    await self._send(message, asked=outbox.answers)
                    outbox.wait()
        except Exception as fault:
            self._fault, self._ended = fault, True
            if self._listens and self._reader is not None:
                self._reader.cancel()
        finally:
            self._works = False

    async def _send(self, message: Parts, *, asked: bool) -> None:
        # A client that came without a session has none that could end; one that asked is told how that ended.
        if self._may_hear is not None and not asked and not await self._may_hear():
            raise SessionEnded
        parts = self._numbers.put(stamped(message, self._now()))
        if self._at_once is None or not self._at_once(*parts):
            await self._socket.send_text(b"".join(parts))
