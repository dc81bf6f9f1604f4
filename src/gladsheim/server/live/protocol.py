"""Fast path of table sockets, which reduces the memory of an open socket that only waits.

It is built on internals of uvicorn and websockets that may change with any version. `server/protocols.py`
uses it only with the versions it was tested with, and nothing else imports this module.

Messages are compressed one by one. A view is complete, and has little in common with the message before.
The memory that a shared compression context would need, some 40 KiB per socket, is not worth the gain.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

try:
    # Ten times as fast, where it could be compiled.
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from gladsheim.server.edge.request_limits import Counting
from gladsheim.server.live import upgrade
from gladsheim.server.live.delivery import PROTOCOL
from gladsheim.server.live_tables.waiting import Flag, Mailbox

WINDOW_BITS = 12
MEMORY_LEVEL = 5
WHOLE_TEXT, MASKED, LONGER, LONGEST = 0x81, 0x80, 126, 127
"""First byte of a frame that holds a whole text, the mask bit of the length byte, and the codes for 16- and
64-bit lengths (RFC 6455, §5.2).
"""
SHORTEST_FRAME = 6


def _head(size: int) -> bytes:
    """Return the head of a frame that holds a whole text, as a server sends it: unmasked."""
    if size < LONGER:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return b"%c%c%b" % (WHOLE_TEXT, LONGER, size.to_bytes(2))
    return b"%c%c%b" % (WHOLE_TEXT, LONGEST, size.to_bytes(8))


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol without a compression context between messages."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Any = Mailbox()
        self.writable: Any = Flag()
        self.writable.set()
        deflate = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            compress_settings={"memLevel": MEMORY_LEVEL},
        )
        self.conn = ServerProtocol(extensions=[deflate], max_size=self.config.ws_max_size, logger=self.logger)

    def handle_connect(self, event: Request) -> None:
        """Begin the handshake, and offer the application a direct way to this protocol."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = cast(Any, self.scope)["extensions"]
            extensions[PROTOCOL] = self

    def data_received(self, data: bytes) -> None:
        """Handle received data. A text in a single frame, the usual case, bypasses the parser."""
        text = self._whole_text(data)
        if text is None:
            super().data_received(data)
            return
        if self.queue.is_awaited() and text.isascii():
            # Nothing queues up, and reading goes on.
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
            return
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()

    def _whole_text(self, data: bytes) -> bytes | None:
        """Return the text if `data` is exactly one frame with it; None for all that needs the parser."""
        conn = self.conn
        if len(data) < SHORTEST_FRAME or data[0] != WHOLE_TEXT or conn.state is not State.OPEN:
            return None
        # Clients must set the mask bit (RFC 6455, §5.1); without it the size is negative.
        size, begin = data[1] - MASKED, 2
        if size == LONGER:
            size, begin = int.from_bytes(data[2:4]), 4
        mask_end = begin + 4
        limit = self.config.ws_max_size
        if size < 0 or size > limit or len(data) != mask_end + size:
            return None
        if conn.current_size is not None or conn.reader.buffer:
            # Within a message or a frame that has begun.
            return None
        return apply_mask(data[mask_end:], data[begin:mask_end])

    def send_at_once(self, *parts: bytes | memoryview) -> bool:
        """Send a text of these parts if the connection takes it at once. Returns whether it was sent."""
        conn = self.conn
        if self.disconnected or self.close_sent or not self.writable.is_set() or conn.state is not State.OPEN:
            return False
        if conn.extensions:
            conn.send_text(b"".join(parts))
            self.transport.write(b"".join(conn.data_to_send()))
        else:
            self.transport.writelines((_head(sum(map(len, parts))), *parts))
        return True

    async def receive_text(self) -> str:
        """Return the next text; empty for a message that is no text. Raises WebSocketDisconnect."""
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnect event", code=message["code"])
        return message.get("text") or ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, which was counted when its HTTP request came."""
        cast(Counting, self.config).connections.closed(self.client[0] if self.client else None)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application. If the application waits for it, reading is not paused."""
        if not self.queue.is_awaited():
            super().send_receive_event_to_app()
            return
        # A paused connection is not paused again.
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    async def send(self, message: Any) -> None:
        """Send as soon as the connection takes it. Raises TimeoutError for a client that reads too slowly."""
        if not self.writable.is_set():
            # After this a task goes on with it, in any case: a time limit needs one.
            await asyncio.sleep(0)
            try:
                async with asyncio.timeout(upgrade.SLOWEST_READER_SECONDS):
                    await self.writable.wait()
            except TimeoutError:
                # To close it would wait for what is to be sent still.
                self.transport.abort()
                raise
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # A handshake that was answered is at its end, though no socket has come of it.
            self.handshake_complete = True
