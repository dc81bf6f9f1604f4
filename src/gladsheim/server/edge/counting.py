"""Rate limits of the outermost layer: it counts requests that no admission has counted, by address.

So nothing escapes the limits, also not answers that the framework or the guard gives without a route: 404,
405, unreadable requests, pages of other sites, failed handshakes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec

from gladsheim.server.wire.asgi import Scope, Send
from gladsheim.server.wire.errors import Refused, refusal
from gladsheim.server.wire.language import spoken

Count = Callable[[Scope], None]
"""Function that takes a token from the bucket of a request's or socket's address. Raises Refused."""

COUNTED = "gladsheim_counted"
"""Key of the scope of a request or socket that has been counted."""
REFUSED_SECONDS = 0.2
"""Delay before the answer to a refused request, which slows floods down."""
TRY_LATER = 1013
NOT_ALLOWED = 1008
HANDSHAKE_ANSWERS = "websocket.http.response"


class CountedSend:
    """ASGI `send` that counts its request or handshake first, and sends a refusal above the limit."""

    def __init__(self, scope: Scope, send: Send, count: Count) -> None:
        self._scope = scope
        self._send = send
        self._count = count
        self._is_refused = False
        self.has_begun = False
        """Whether a part of the answer was sent."""

    async def __call__(self, message: Any) -> None:
        """Send a message of the answer. The first one counts the request, if nothing has counted it yet."""
        self.has_begun = True
        if COUNTED not in self._scope:
            self._scope[COUNTED] = True
            try:
                self._count(self._scope)
            except Refused as error:
                self._is_refused = True
                await asyncio.sleep(REFUSED_SECONDS)
                await refuse(self._scope, self._send, error)
        if not self._is_refused:
            if message.get("status") == HTTPStatus.TOO_MANY_REQUESTS:
                await asyncio.sleep(REFUSED_SECONDS)
            await self._send(message)


async def refuse(scope: Scope, send: Send, error: Refused) -> None:
    """Answer a request with a refusal.
    For a handshake send an HTTP answer if the server can, else close the socket.
    """
    if scope["type"] == "http":
        await _answer(scope, send, error, "")
    elif HANDSHAKE_ANSWERS in (scope.get("extensions") or {}):
        await _answer(scope, send, error, "websocket.")
    else:
        code = NOT_ALLOWED if error.retry_after is None else TRY_LATER
        await send({"type": "websocket.close", "code": code, "reason": error.code})


async def _answer(scope: Scope, send: Send, error: Refused, kind: str) -> None:
    language = next((value for name, value in scope["headers"] if name.lower() == b"accept-language"), b"")
    status, body = refusal(error, spoken(language.decode("latin-1")))
    content = msgspec.json.encode(body)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(content)).encode()),
        # The body was not read, so the connection cannot be used for another request.
        (b"connection", b"close"),
    ]
    if error.retry_after is not None:
        headers.append((b"retry-after", str(error.retry_after).encode()))
    await send({"type": f"{kind}http.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}http.response.body", "body": content})
