"""Streams of a hall in this process: the test's client would wait for their end before it shows a byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from gladsheim.server.app import create_app
from gladsheim.server.hall import Hall
from tests import PATIENCE


class Stream:
    """The lines of a stream, as they come."""

    def __init__(self) -> None:
        self.status = 0
        self.raw = b""
        self.lines: asyncio.Queue[bytes] = asyncio.Queue()
        self.ended = asyncio.Event()

    async def send(self, message: Any) -> None:
        """Take what the application sends."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            return
        self.raw += message.get("body", b"")
        for line in message.get("body", b"").splitlines():
            self.lines.put_nowait(line)
        if not message.get("more_body"):
            self.ended.set()

    async def next(self, *, pings: bool = False) -> dict[str, Any]:
        """The next line; pings are left out."""
        while True:
            async with asyncio.timeout(PATIENCE):
                line: dict[str, Any] = json.loads(await self.lines.get())
            if pings or line["type"] != "ping":
                return line

    async def types(self, count: int) -> list[tuple[str, str]]:
        """The types and tables of the next lines."""
        return [(line["type"], line.get("table", "")) for line in [await self.next() for _ in range(count)]]


@asynccontextmanager
async def streamed(hall: Hall, path: str, token: str) -> AsyncIterator[Stream]:
    """A stream that is open until the block ends."""
    stream, going = Stream(), asyncio.Event()
    begun = False

    async def receive() -> Any:
        nonlocal begun
        if not begun:
            begun = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await going.wait()
        return {"type": "http.disconnect"}

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": f"/api{path}",
        "raw_path": f"/api{path}".encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"hall.test"), (b"authorization", f"Bearer {token}".encode())],
        "client": ("198.51.100.77", 1234),
        "server": ("hall.test", 80),
    }
    app = asyncio.create_task(create_app(hall)(scope, receive, stream.send))
    try:
        yield stream
    finally:
        going.set()
        async with asyncio.timeout(PATIENCE):
            with suppress(asyncio.CancelledError):
                await app
