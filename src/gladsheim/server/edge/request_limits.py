"""Limits of the size and duration of requests, applied before more of a request is read.

uvicorn has no such limits: it would keep a header of any size, and wait for the end of a request forever.
"""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from http import HTTPStatus
from typing import Any, Protocol, cast

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gladsheim.server.edge.connections import Connections
from gladsheim.server.edge.guard import HEADERS
from gladsheim.server.wire.errors import body

MOST_TARGET = 16 * 1024
"""Most bytes of path and query in the request line."""
MOST_HEAD = 64 * 1024
MOST_HEADERS = 100
MOST_MESSAGE = 1024 * 1024
"""Most bytes of a body as sent, with chunk sizes: far more than any route accepts."""
MOST_PIPELINED = 16
"""Most requests of a connection that wait for the answer to an earlier one."""
HEAD_SECONDS = 10.0
BODY_SECONDS = 30.0
READER_SECONDS = 30.0
"""Seconds for which a client may read nothing of an answer that waits for it."""
LINGER_SECONDS = 1.0
"""Seconds for which the last answer may be read before the connection is closed."""
MOST_DROPPED = 256 * 1024
"""Most bytes that are read and dropped after a refusal.
Reading is how the server notices that the client left.
"""

WORDS = {
    400: ("bad_request", "the request cannot be read"),
    408: ("too_slow", f"the head of a request may take {HEAD_SECONDS:g} seconds, its body {BODY_SECONDS:g}"),
    413: ("too_large", f"the request is too large; allowed: {MOST_MESSAGE} bytes as it is sent"),
    414: ("too_long", f"the request line is too long; allowed: {MOST_TARGET} bytes"),
    429: ("too_many_connections", "this address has too many open connections"),
    431: ("too_large", f"the head is too large; allowed: {MOST_HEAD} bytes and {MOST_HEADERS} headers"),
    503: ("too_many_connections", "the hall has as many open connections as it can have"),
}


def _answer(status: int) -> bytes:
    content = msgspec.json.encode(body(*WORDS[status]))
    length = str(len(content)).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", length),
        (b"connection", b"close"),
        *HEADERS,
    ]
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
    return f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode() + lines + b"\r\n" + content


ANSWERS = {status: _answer(status) for status in WORDS}


class Phase(Enum):
    """Part of a request that is read next: nothing yet, its head, its body; READ: all of it was read."""

    IDLE = auto()
    HEAD = auto()
    BODY = auto()
    READ = auto()


SECONDS = {Phase.IDLE: HEAD_SECONDS, Phase.HEAD: HEAD_SECONDS, Phase.BODY: BODY_SECONDS}


class Counting(Protocol):
    """Server settings that hold the counted connections."""

    connections: Connections


class TooMuch(Exception):
    """Raised when a request exceeds a limit."""


class Dropping(list[tuple[bytes, bytes]]):
    """List that discards headers which come after a body (trailers): the application has seen all headers."""

    def append(self, item: tuple[bytes, bytes]) -> None:
        """Discard the item."""


DROPPED = Dropping()


class LimitedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits."""

    _phase = Phase.IDLE
    _has_moved = False
    """Whether another phase has begun since the deadline was last set."""
    _has_begun = False
    """Whether another phase has begun in the piece that was last read; its room is then a new one."""
    _room = MOST_HEAD
    """Bytes that may still come in this phase."""
    _piece = 0
    """Bytes of the piece that is read now."""
    _read = 0
    """Bytes read since the request began, including the whole piece in which it began."""
    _refusal = 400
    """Status of the answer when the parser refuses the request."""
    _counter: Connections
    _is_counted = False
    _is_refused = False
    _deadline: asyncio.TimerHandle | None = None
    _end: asyncio.TimerHandle | None = None
    """Closes a connection whose last answer was sent."""
    _patience: asyncio.TimerHandle | None = None
    """Runs while the client reads nothing of an answer."""

    @property
    def _host(self) -> str | None:
        return self.client[0] if self.client else None

    def connection_made(self, transport: Any) -> None:
        """Accept the connection if there is room, else refuse it."""
        super().connection_made(transport)
        self._counter = cast(Counting, self.config).connections
        refusal = self._counter.refusal(self._host)
        if refusal is not None:
            # It is not counted, so it must not stay.
            self._is_refused = True
            self.transport.write(ANSWERS[refusal])
            self.transport.close()
            return
        self._counter.opened(self._host)
        self._is_counted = True
        self._set_time()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers and counting of the connection."""
        self._stop_waiting()
        self._stop_patience()
        self._counter.lingers_no_more(self)
        if self._end is not None:
            self._end.cancel()
        if self._is_counted:
            self._counter.closed(self._host)
        super().connection_lost(exc)
        self._forget_request()

    def data_received(self, data: bytes) -> None:
        """Parse data as far as the limits allow."""
        if self._is_refused:
            self._drop(data)
            return
        self._unset_keepalive_if_required()
        rest = data
        while rest and not self._is_refused:
            # In pieces of at most the room left, so that one large read cannot exceed the limit.
            piece = rest if len(rest) <= self._room else rest[: self._room]
            rest = rest[len(piece) :]
            self._has_begun = False
            self._piece = len(piece)
            self._read += self._piece
            if not self._feed(piece):
                return
            if not self._has_begun:
                self._room -= self._piece
            if self._phase is Phase.HEAD and len(self.url) > MOST_TARGET:
                self._refuse(414)
            elif self._room <= 0:
                self._refuse(413 if self._phase is Phase.BODY else 431)
        if not self._is_refused:
            self._set_time()

    def _feed(self, piece: bytes) -> bool:
        """Parse a piece. Returns whether reading goes on."""
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self._stop_waiting()
                self.handle_websocket_upgrade()
                return False
        except httptools.HttpParserError:
            self._refuse(self._refusal)
            return False
        return True

    def on_message_begin(self) -> None:
        """Begin the head of a request."""
        super().on_message_begin()
        self._read = self._piece
        self._begin(Phase.HEAD, MOST_HEAD)

    def on_headers_complete(self) -> None:
        """Check the complete head. Raises TooMuch."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        if len(self.url) > MOST_TARGET:
            self._refusal = 414
            raise TooMuch
        # Of a head that begins in the middle of what was read it is not known how much there is of it.
        if len(self.headers) > MOST_HEADERS or (self._read > MOST_HEAD and self._size() > MOST_HEAD):
            self._refusal = 431
            raise TooMuch
        self._begin(Phase.BODY, MOST_MESSAGE)
        super().on_headers_complete()
        if not self.parser.should_upgrade():
            self.headers = DROPPED

    def on_message_complete(self) -> None:
        """Note that the request is complete."""
        super().on_message_complete()
        is_answered = self.cycle is not None and self.cycle.response_complete
        self._begin(Phase.IDLE if is_answered else Phase.READ, MOST_HEAD)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if not self._is_refused and self._phase is Phase.READ and self.cycle.response_complete:
            self._phase = Phase.IDLE
            self._counter.waits(self)

    def pause_writing(self) -> None:
        """Start the timer for a client that reads too slowly."""
        super().pause_writing()
        self._patience = self.loop.call_later(READER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the timer: the client reads again."""
        super().resume_writing()
        self._stop_patience()

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection without a next request, even if the last answer is not read."""
        super().timeout_keep_alive_handler()
        self._end_later()

    def give_way(self) -> None:
        """Close the connection at once."""
        self.transport.abort()

    def _size(self) -> int:
        """Return the bytes of the head that was read."""
        return len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)

    def _begin(self, phase: Phase, room: int) -> None:
        self._phase, self._room = phase, room
        self._has_begun = self._has_moved = True

    def _set_time(self) -> None:
        """Set the deadline of the client, once for each phase."""
        if self._phase is Phase.READ:
            self._stop_waiting()
        elif self._has_moved or self._deadline is None:
            if self._deadline is not None:
                self._deadline.cancel()
            self._deadline = self.loop.call_later(SECONDS[self._phase], self._be_late)
            self._counter.waits(self)
        self._has_moved = False

    def _stop_patience(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _stop_waiting(self) -> None:
        self._counter.goes_on(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _be_late(self) -> None:
        self._deadline = None
        if self._phase is Phase.IDLE:
            self.timeout_keep_alive_handler()
        else:
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        """Refuse the request and stop reading.
        If the answer to another request is under way, close the connection.
        """
        self._is_refused = True
        self._stop_waiting()
        is_answering = self._is_answering()
        self._forget_request()
        if is_answering:
            self.transport.abort()
            return
        self.transport.write(ANSWERS[status])
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._room = MOST_DROPPED
        self._end_later()
        self._counter.lingers(self)

    def _drop(self, data: bytes) -> None:
        """Drop data, and stop reading once a refused client has sent MOST_DROPPED bytes more."""
        self._room -= len(data)
        if self._room <= 0:
            self.transport.pause_reading()

    def _end_later(self) -> None:
        self._end = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _forget_request(self) -> None:
        """Release what was read; the request's handler keeps its own references."""
        nothing: Any = None
        self.url, self.headers = b"", DROPPED
        self.scope = self.cycle = self.parser = nothing
        self.pipeline.clear()

    def _is_answering(self) -> bool:
        """Whether an answer has been partly sent. Also disconnects the request that is being handled."""
        cycle = self.cycle
        if cycle is None or cycle.response_complete:
            return False
        is_another = self._phase is not Phase.BODY or len(self.pipeline) > 0
        self.pipeline.clear()
        cycle.disconnected = True
        cycle.message_event.set()
        return is_another or cycle.response_started
