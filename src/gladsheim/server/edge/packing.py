"""Compression of answers that are the same for all callers; all other answers stay plain.

The length of a compressed answer reveals repetitions in it. If a secret is next to text that another person
chose (a hand beside a name or a chat line), an observer of lengths could guess the secret piece by piece
(BREACH). So a route is compressed only if it says so, and only routes that do not identify the caller may
say so.
"""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

from gladsheim.server.edge.encodings import GZIP, chosen

LEAST_BYTES = 1024
MOST_ANSWERS = 64
ACCEPT = b"accept-encoding"


class PackedAnswers:
    """ASGI middleware for a route whose answers do not depend on the caller."""

    def __init__(self, app: Callable[[Any, Any, Any], Awaitable[None]]) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass the request on; compress an answer that comes in one piece if the client accepts gzip."""
        accept = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == ACCEPT]
        takes = chosen(accept, [GZIP]) == GZIP
        start: Any = None

        async def send_packed(message: Any) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                body = b"" if message.get("more_body") else message.get("body", b"")
                started, start = start, None
                if started["status"] == 200 and len(body) >= LEAST_BYTES:
                    body = _packed(body) if takes else body
                    message = {**message, "body": body}
                    started = {**started, "headers": _headers(started["headers"], len(body), takes)}
                await send(started)
            await send(message)

        await self._app(scope, receive, send_packed)


def _headers(present: list[tuple[bytes, bytes]], length: int, packed: bool) -> list[tuple[bytes, bytes]]:
    headers = [(name, value) for name, value in present if name.lower() != b"content-length"]
    headers += [(b"content-length", str(length).encode()), (b"vary", ACCEPT)]
    return [*headers, (b"content-encoding", GZIP.encode())] if packed else headers


@lru_cache(maxsize=MOST_ANSWERS)
def _packed(body: bytes) -> bytes:
    """Return the compressed bytes, cached: few different answers are requested."""
    return gzip.compress(body, mtime=0)
