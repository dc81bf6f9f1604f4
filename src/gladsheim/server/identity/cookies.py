"""The cookie of a session, which has another name over TLS than without.

Over TLS its name begins with `__Host-`: browsers take such a cookie only over TLS, for this very
host, so neither another host of the domain nor anybody on the way can slip one in. The token in it
bears a mark, and is worth nothing under the other name.

A hall that moves from plain HTTP to TLS knows its people by the former name: over TLS a token without
the mark counts there too, as long as the right cookie is not sent, and the answer gives it the right
name and takes the former one away. So whoever can slip in a cookie of the former name can at most
give somebody a session that was made over plain HTTP, never one that was made over TLS.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar.datastructures import Cookie

from gladsheim.server.identity.sessions import MARK, UNUSED_DAYS

HOST_ONLY = "__Host-"
PLAIN = "gladsheim_session"
SECURE = HOST_ONLY + PLAIN
DAY_SECONDS = 24 * 3600
COOKIE_SECONDS = UNUSED_DAYS * DAY_SECONDS
MOVED = "gladsheim_moved"
"""Where a request keeps the token whose cookie gets its right name."""
TRANSPORT_SECURITY = (b"strict-transport-security", b"max-age=31536000")


def is_secure(scope: Any) -> bool:
    """Whether a request or socket came over TLS, as a trusted proxy may say."""
    return scope["scheme"] in ("https", "wss")


def token_in(cookies: Mapping[str, str], *, secure: bool) -> str | None:
    """The token of the session, if any."""
    if secure and SECURE in cookies:
        return cookies[SECURE]
    token = cookies.get(PLAIN)
    return None if token is None or token.startswith(MARK) else token


def has_former_name(cookies: Mapping[str, str], *, secure: bool) -> bool:
    """Whether the token was found under the name of before."""
    return secure and SECURE not in cookies


def is_sent(cookies: Mapping[str, str]) -> bool:
    """Whether there is a cookie of a session, of whatever name."""
    return PLAIN in cookies or SECURE in cookies


def session_cookies(token: str, *, secure: bool, former: bool = False) -> list[Cookie]:
    """What gives a browser the token, and takes away the `former` name; an empty token takes all away."""
    found = [host_cookie(PLAIN, token, COOKIE_SECONDS, secure=secure)]
    if secure and former:
        found.append(_cookie(PLAIN, "", 0, secure=True))
    return found


def host_cookie(name: str, value: str, seconds: int, *, secure: bool) -> Cookie:
    """A cookie for this very host, under the name that it has over TLS or without; an empty one goes."""
    return _cookie((HOST_ONLY if secure else "") + name, value, seconds if value else 0, secure=secure)


def _cookie(name: str, value: str, seconds: int, *, secure: bool) -> Cookie:
    return Cookie(
        key=name, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=secure
    )


def added_headers(scope: Any) -> list[tuple[bytes, bytes]]:
    """What an answer over TLS says beside all else: to come so from now on, and the cookie's right name."""
    if not is_secure(scope):
        return []
    moved = scope.get("state", {}).get(MOVED)
    cookies = [] if moved is None else session_cookies(moved, secure=True, former=True)
    return [TRANSPORT_SECURITY, *(cookie.to_encoded_header() for cookie in cookies)]
