"""The outermost layer: headers for every answer, and no request from another site's page.

A page of another site can make a browser send our cookie along. It can neither send JSON
without asking first, nor hide where it comes from: changing requests must be JSON, and
an `Origin`, which browsers add, must be the host that was called. The same holds for the
handshake of a socket.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from gladsheim.server.errors import body

Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
NO_STORE = (b"cache-control", b"no-store")


class Guard:
    """Wraps an ASGI application."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what comes from elsewhere, pass on the rest."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["type"] == "websocket":
            if _foreign(headers):
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "another site's page"})
                return
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": _with_headers(message["headers"], scope["path"])}
            await send(message)

        refusal = _refusal(scope["method"], headers)
        if refusal is None:
            await self._app(scope, receive, send_guarded)
        else:
            await _refuse(send_guarded, *refusal)


def _foreign(headers: dict[bytes, str]) -> bool:
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site") == "cross-site"
    return urlsplit(origin).netloc.lower() != headers.get(b"host", "").lower()


def _refusal(method: str, headers: dict[bytes, str]) -> tuple[int, str, str] | None:
    if method in SAFE_METHODS:
        return None
    if _foreign(headers):
        return 403, "cross_origin", "requests from pages of other sites are refused"
    if (
        method == "DELETE"
        and headers.get(b"content-length", "0") == "0"
        and b"transfer-encoding" not in headers
    ):
        # Without a body there is nothing to read; a page of another site could not send it either.
        return None
    content_type = headers.get(b"content-type", "").partition(";")[0].strip().lower()
    if content_type != "application/json":
        return 415, "unsupported_media_type", "a request must be JSON (Content-Type: application/json)"
    return None


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    content = msgspec.json.encode(body(code, message))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(content)).encode()),
        # The body was not read, so the connection cannot be used for another request.
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": content})


def _with_headers(present: Iterable[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
    headers = [*present, *HEADERS]
    names = {name.lower() for name, _ in headers}
    if path.startswith("/api/") and NO_STORE[0] not in names:
        headers.append(NO_STORE)
    return headers
