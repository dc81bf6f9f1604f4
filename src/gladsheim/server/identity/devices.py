"""The cookies of an account: of the session, and of the browser, which is known after the session, too."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from gladsheim.server.identity.cookies import DAY_SECONDS, HOST_ONLY, host_cookie, is_secure
from gladsheim.server.identity.guests import LONGEST_TOKEN, cookies_for
from gladsheim.server.identity.sessions import Fresh

DEVICE_COOKIE = "gladsheim_device"
DEVICE_SECONDS = 400 * DAY_SECONDS
"""The longest that browsers keep a cookie; the hall forgets it with the sessions that had it."""


def device_of(request: Request[Any, Any, Any]) -> str | None:
    """The token by which the accounts that were logged in here know the browser."""
    plain = request.cookies.get(DEVICE_COOKIE)
    token = request.cookies.get(HOST_ONLY + DEVICE_COOKIE, plain) if is_secure(request.scope) else plain
    return token if token and len(token) <= LONGEST_TOKEN else None


def account_cookies(request: Request[Any, Any, Any], fresh: Fresh) -> list[Cookie]:
    """The cookies of a new session of an account."""
    return [*cookies_for(request, fresh.token), _device_cookie(request, fresh.device)]


def forgotten_cookies(request: Request[Any, Any, Any]) -> list[Cookie]:
    """What takes both cookies away."""
    return [*cookies_for(request, ""), _device_cookie(request, "")]


def _device_cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    return host_cookie(DEVICE_COOKIE, token, DEVICE_SECONDS, secure=is_secure(request.scope))
