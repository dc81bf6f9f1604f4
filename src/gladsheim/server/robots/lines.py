"""Streamed answers: lines of JSON, sent as they arise, to clients that read fast enough."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from litestar import Response

LINES = "application/x-ndjson"
SLOWEST_READER_SECONDS = 10.0
HEADERS = [
    (b"content-type", LINES.encode()),
    # A proxy that collects answers before it passes them on would keep every line back.
    (b"x-accel-buffering", b"no"),
]


@dataclass(frozen=True, slots=True)
class HallClosing:
    """Event that the hall closes, and the last line of streams then."""

    told: asyncio.Event
    last: bytes


class LineStream(Response[bytes]):
    """A response that sends lines for as long as there are any, its reader stays, and takes them in time.

    `held` is entered while it does.
    """

    def __init__(
        self, lines: AsyncGenerator[bytes], held: AbstractContextManager[None], closing: HallClosing
    ) -> None:
        super().__init__(b"", media_type=LINES)
        self._lines = lines
        self._held = held
        self._closing = closing

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        """Return the ASGI application that sends the lines."""
        return self._send_all

    async def _send_all(self, _scope: Any, receive: Any, send: Any) -> None:
        with self._held:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            writer = asyncio.create_task(self._write(send))
            others = [asyncio.create_task(_gone(receive)), asyncio.create_task(self._closing.told.wait())]
            try:
                await asyncio.wait({writer, *others}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (writer, *others):
                    task.cancel()
                (end, *_) = await asyncio.gather(writer, *others, return_exceptions=True)
                await self._lines.aclose()
        if isinstance(end, asyncio.CancelledError) and self._closing.told.is_set():
            await _send_line(send, self._closing.last)
            await _send_end(send)
        # One that is too slow, or has gone, is left without a word: it would not take that either.
        elif isinstance(end, Exception) and not isinstance(end, (TimeoutError, OSError)):
            raise end

    async def _write(self, send: Any) -> None:
        async for line in self._lines:
            await _send_line(send, line)
        await _send_end(send)


async def _send_line(send: Any, line: bytes) -> None:
    async with asyncio.timeout(SLOWEST_READER_SECONDS):
        await send({"type": "http.response.body", "body": line + b"\n", "more_body": True})


async def _send_end(send: Any) -> None:
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Any) -> None:
    """Return when the client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass
