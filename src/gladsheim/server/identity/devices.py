"""Cookies of an account: of the session, and of the browser, which is recognized after the session ends."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from gladsheim.server.edge.added_headers import is_secure
from gladsheim.server.identity.cookies import DEVICE_SECONDS, host_cookie
from gladsheim.server.identity.guests import cookies_for, identity_of
from gladsheim.server.identity.sessions import NewSession


def device_of(request: Request[Any, Any, Any]) -> str | None:
    """Return the token by which accounts that were logged in here recognize the browser."""
    return identity_of(request).cookies.device_in(request.cookies, secure=is_secure(request.scope))


def account_cookies(request: Request[Any, Any, Any], fresh: NewSession) -> list[Cookie]:
    """Return the cookies of a new session of an account."""
    return [*cookies_for(request, fresh.token), _device_cookie(request, fresh.device)]


def forgotten_cookies(request: Request[Any, Any, Any]) -> list[Cookie]:
    """Return cookies that delete both.
    A browser cookie under its former name stays: it may be another hall's.
    """
    return [*cookies_for(request, ""), _device_cookie(request, "")]


def _device_cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    secure = is_secure(request.scope)
    return host_cookie(
        identity_of(request).cookies.device(secure=secure), token, DEVICE_SECONDS, secure=secure
    )
