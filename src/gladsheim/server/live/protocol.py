"""What an open socket that only waits does not have to keep in memory.

Messages are compressed one by one. A view is whole, and there is little in it that could be found
in the message before: what a browser's socket would keep to look there, some 40 KiB, is worth next
to nothing.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from gladsheim.server.edge.request_limits import ANSWERS, Counting, LimitedHttpProtocol
from gladsheim.server.live.waiting import Flag, Mailbox

SLOWEST_READER_SECONDS = 10.0
WINDOW_BITS = 12
MEMORY_LEVEL = 5


class HttpProtocol(LimitedHttpProtocol):
    """The server's own protocol for requests, which goes when a socket has come of one."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        super().handle_websocket_upgrade()
        cast(SocketProtocol, self.transport.get_protocol()).end_unread()
        # It and its parser hold each other: apart they go at once, and not with the next search for cycles.
        del self.parser


class SocketProtocol(WebSocketsSansIOProtocol):
    """The server's own protocol for sockets, which keeps no context between messages."""

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

    def end_unread(self) -> None:
        """Refuse a handshake of which nothing came because a line of it is too long for a socket's."""
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(ANSWERS[431])
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more: it was let in when it brought the request for the socket."""
        cast(Counting, self.config).connections.closed(self.client[0] if self.client else None)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over. Where it is waited for, nothing queues up, and reading goes on."""
        if not self.queue.is_awaited():
            super().send_receive_event_to_app()
            return
        # What is paused already is not paused again.
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    async def send(self, message: Any) -> None:
        """Send as soon as the connection takes it. Raises TimeoutError for a reader that is too slow."""
        if not self.writable.is_set():
            # After this a task goes on with it, whoever began: a time limit needs one.
            await asyncio.sleep(0)
            try:
                async with asyncio.timeout(SLOWEST_READER_SECONDS):
                    await self.writable.wait()
            except TimeoutError:
                # To close it would wait for what is to be sent still.
                self.transport.abort()
                raise
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # A handshake that was answered is at its end, though no socket has come of it.
            self.handshake_complete = True
