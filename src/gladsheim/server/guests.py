"""Who is calling: the session cookie."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import Cookie

from gladsheim.server.hall import Hall
from gladsheim.tables.table import Session

COOKIE = "gladsheim_session"
TOKEN_BYTES = 32
LONGEST_TOKEN = 100
ONE_YEAR = 365 * 24 * 3600
FIRST_NAME = "Guest"


def hall_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Hall:
    """The hall that the application serves."""
    hall: Hall = connection.app.state.hall
    return hall


async def caller(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Session | None:
    """The guest who calls; None without a cookie that is known."""
    token = connection.cookies.get(COOKIE)
    if token is None or len(token) > LONGEST_TOKEN:
        return None
    return await hall_of(connection).sessions.find(token)


async def caller_id(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str | None:
    """The id of the guest who calls; None for a spectator."""
    session = await caller(connection)
    return None if session is None else session.id


async def caller_or_new(request: Request[Any, Any, Any]) -> tuple[Session, list[Cookie]]:
    """The guest who calls; a new one, with the cookie to send back, if it is nobody yet."""
    session = await caller(request)
    if session is not None:
        return session, []
    token = secrets.token_urlsafe(TOKEN_BYTES)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=ONE_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return await hall_of(request).sessions.create(token, FIRST_NAME), [cookie]
