"""The cookies of an account: of the session, and of the browser, which is known after the session, too."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from gladsheim.server.edge.added_headers import is_secure
from gladsheim.server.identity.cookies import DEVICE_SECONDS, host_cookie
from gladsheim.server.identity.guests import cookies_for, identity_of
from gladsheim.server.identity.sessions import Fresh


def device_of(request: Request[Any, Any, Any]) -> str | None:
    """The token by which the accounts that were logged in here know the browser."""
    return identity_of(request).cookies.device_in(request.cookies, secure=is_secure(request.scope))


def account_cookies(request: Request[Any, Any, Any], fresh: Fresh) -> list[Cookie]:
    """The cookies of a new session of an account."""
    return [*cookies_for(request, fresh.token), _device_cookie(request, fresh.device)]


def forgotten_cookies(request: Request[Any, Any, Any]) -> list[Cookie]:
    """What takes both cookies away; a browser's under its former name may be another hall's and stays."""
    return [*cookies_for(request, ""), _device_cookie(request, "")]


def _device_cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    secure = is_secure(request.scope)
    return host_cookie(
        identity_of(request).cookies.device(secure=secure), token, DEVICE_SECONDS, secure=secure
    )
