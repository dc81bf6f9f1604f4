"""Outermost layer: security headers for every answer, refusal of requests from other sites' pages and of
requests for unknown hosts (`edge.hosts`).

A page of another site can make a browser send the hall's cookie along. It can neither send JSON without a
preflight request, nor hide its origin. So requests that change something must be JSON, and their `Origin`,
which browsers add, must be the host that was called. The same holds for the handshake of a socket. A caller
that sends a token instead of a cookie (`guests`) is no browser that could be misused, so its origin does
not matter.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from gladsheim.core.errors import shorten
from gladsheim.core.words import Words
from gladsheim.server.edge.added_headers import added_headers
from gladsheim.server.edge.counting import Count, CountedSend, refuse
from gladsheim.server.edge.hints import ProxyHints, is_foreign
from gladsheim.server.edge.hosts import Known, known_hosts
from gladsheim.server.wire.asgi import App, Receive, Scope, Send
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.requests import OPEN_PATH, SAFE_METHODS

POLICY: Mapping[str, str] = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}


def policy(allowed: Mapping[str, str] = POLICY) -> str:
    """Return the Content-Security-Policy; `allowed` replaces directives of the default policy."""
    return "; ".join(f"{name} {sources}" for name, sources in {**POLICY, **allowed}.items())


POLICY_HEADER = b"content-security-policy"
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (POLICY_HEADER, policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
# Scripts, styles and fonts are part of a page and none themselves. The headers of pages would take
# as many bytes as a small one of them has: browsers look at it in the page that asked for them.
PARTS = re.compile(rb"((application|text)/javascript|text/css|font/woff2)\b")
PARTS_HEADERS = tuple(
    header for header in HEADERS if header[0] in (b"x-content-type-options", b"cross-origin-resource-policy")
)
# Data, which is no page, may do nothing at all, and nobody may frame it.
DATA = b"application/json"
DATA_HEADERS = (
    (POLICY_HEADER, b"default-src 'none'; frame-ancestors 'none'"),
    *(header for header in HEADERS if header[0] in (b"x-frame-options", b"referrer-policy")),
    *PARTS_HEADERS,
)
NO_STORE = (b"cache-control", b"no-store")


CLOSING_SECONDS = 5
"""Seconds after which a restarted hall may answer."""


def uncounted(_: Scope) -> None:
    """Count nothing."""


def stays_open() -> bool:
    """Return False: the hall does not stop."""
    return False


class Guard:
    """ASGI middleware around the application; `known` decides which hosts are answered.

    `count` counts requests by address that the application has not counted. Once `is_closing` returns True,
    new requests are refused, and requests that the server cancels end with the same refusal instead of an
    error.
    """

    def __init__(
        self,
        app: App,
        known: Known | None = None,
        count: Count = uncounted,
        is_closing: Callable[[], bool] = stays_open,
    ) -> None:
        self._app = app
        self._is_closing = is_closing
        self._known = known or known_hosts()
        self._count = count
        self._hints = ProxyHints()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse requests from other sites or for other hosts, and pass the rest on."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, CountedSend(scope, send, self._count))
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, answer: CountedSend) -> None:
        # Nothing that was read for it is kept here for as long as the socket is open.
        refusal = self._socket_refusal(scope, _headers(scope))
        if refusal is None:
            await self._pass_on(scope, receive, answer)
        else:
            await receive()
            await refuse(scope, answer, refusal)

    def _socket_refusal(self, scope: Scope, headers: dict[bytes, str]) -> Refused | None:
        refusal = self._unwelcome(scope, headers)
        if refusal is None and _is_shut_out(headers):
            refusal = self._hints.cross_origin(headers)
        return refusal

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": _with_headers(message["headers"], scope)}
            await send(message)

        answer = CountedSend(scope, send_guarded, self._count)
        refusal = self._unwelcome(scope, headers)
        if refusal is None and not _is_open(scope):
            refusal = self._refusal(scope["method"], headers)
        if refusal is None:
            await self._pass_on(scope, receive, answer)
        else:
            await refuse(scope, answer, refusal)

    async def _pass_on(self, scope: Scope, receive: Receive, answer: CountedSend) -> None:
        try:
            await self._app(scope, receive, answer)
        except asyncio.CancelledError:
            # The server waits no longer for what began before it was told to stop.
            if not self._is_closing():
                raise
            if not answer.has_begun:
                await refuse(scope, answer, closing())

    def _unwelcome(self, scope: Scope, headers: dict[bytes, str]) -> Refused | None:
        """Return a refusal if the hall stops or the host is unknown.
        Otherwise check for proxy misconfiguration.
        """
        if self._is_closing():
            return closing()
        refusal = self._misdirected(scope, headers)
        if refusal is None:
            self._hints.look(scope, headers)
        return refusal

    def _refusal(self, method: str, headers: dict[bytes, str]) -> Refused | None:
        if method in SAFE_METHODS:
            return None
        if _is_shut_out(headers):
            return self._hints.cross_origin(headers)
        if _has_right_body(method, headers):
            return None
        return Refused("unsupported_media_type")

    def _misdirected(self, scope: Scope, headers: dict[bytes, str]) -> Refused | None:
        """Return a refusal of a request for another host, also if it names none or several."""
        host = headers.get(b"host", "")
        # Only where a name stands twice are there fewer names than headers.
        if len(headers) < len(scope["headers"]) and _count(scope, b"host") > 1:
            host = ""
        here = (scope.get("server") or ("",))[0]
        if self._known(host, here):
            return None
        return Refused("unknown_host", Words.of("faults-unknown-host", host=shorten(host)))


def closing() -> Refused:
    """Return the refusal of requests that come while the hall stops."""
    return Refused("closing", retry_after=CLOSING_SECONDS)


def _count(scope: Scope, wanted: bytes) -> int:
    return sum(name.lower() == wanted for name, _ in scope["headers"])


def _is_open(scope: Scope) -> bool:
    """Whether a mail program, which sends a form, may post here: the token in the path is sufficient."""
    return bool(scope["method"] == "POST" and OPEN_PATH.fullmatch(scope["path"]))


def _headers(scope: Scope) -> dict[bytes, str]:
    return {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _is_shut_out(headers: dict[bytes, str]) -> bool:
    return is_foreign(headers) and not _by_token(headers)


def _by_token(headers: dict[bytes, str]) -> bool:
    """Whether the caller is identified by a token alone, which no browser sends by itself."""
    return headers.get(b"authorization", "").lower().startswith("bearer ") and b"cookie" not in headers


def _has_right_body(method: str, headers: dict[bytes, str]) -> bool:
    if (
        method == "DELETE"
        and headers.get(b"content-length", "0") == "0"
        and b"transfer-encoding" not in headers
    ):
        # Without a body there is nothing to read; a page of another site could not send it either.
        return True
    return headers.get(b"content-type", "").partition(";")[0].strip().lower() == "application/json"


def _with_headers(present: Iterable[tuple[bytes, bytes]], scope: Scope) -> list[tuple[bytes, bytes]]:
    present = list(present)
    kind = next((value for name, value in present if name.lower() == b"content-type"), b"")
    added = HEADERS
    if scope["path"].startswith("/assets/") and PARTS.match(kind):
        added = PARTS_HEADERS
    elif kind.startswith(DATA):
        added = DATA_HEADERS
    names = {name.lower() for name, _ in present}
    # The documentation says itself what its pages may do.
    headers = [*present, *(one for one in added if one[0] not in names), *added_headers(scope)]
    names = {name.lower() for name, _ in headers}
    if scope["path"].startswith("/api/") and NO_STORE[0] not in names:
        headers.append(NO_STORE)
    return headers
