"""Who is calling: the session cookie."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import Cookie

from gladsheim.server.agents import agent_label
from gladsheim.server.hall import Hall
from gladsheim.store import Known
from gladsheim.tables.people import User

COOKIE = "gladsheim_session"
LONGEST_TOKEN = 100
ONE_YEAR = 365 * 24 * 3600

Connection = Request[Any, Any, Any] | WebSocket[Any, Any, Any]


def hall_of(connection: Connection) -> Hall:
    """The hall that the application serves."""
    hall: Hall = connection.app.state.hall
    return hall


async def known(connection: Connection) -> Known | None:
    """The user who calls, with the session; None without a cookie that is known."""
    token = connection.cookies.get(COOKIE)
    if token is None or len(token) > LONGEST_TOKEN:
        return None
    return await hall_of(connection).sessions.find(token)


async def caller(connection: Connection) -> User | None:
    """The user who calls; None without a cookie that is known."""
    found = await known(connection)
    return None if found is None else found.user


async def caller_id(connection: Connection) -> str | None:
    """The id of the user who calls; None for a spectator."""
    user = await caller(connection)
    return None if user is None else user.id


async def caller_or_new(request: Request[Any, Any, Any]) -> tuple[User, list[Cookie]]:
    """The user who calls; a new guest, with the cookie to send back, if it is nobody yet."""
    user = await caller(request)
    if user is not None:
        return user, []
    hall = hall_of(request)
    user, token = await hall.sessions.create(await hall.proposed_name(), agent(request))
    return user, [session_cookie(request, token)]


def agent(request: Request[Any, Any, Any]) -> str:
    """The browser and system of the caller, as the list of its sessions names them."""
    return agent_label(request.headers.get("user-agent", ""))


def session_cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    """The cookie that holds a session's token; an empty one takes it away."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=ONE_YEAR if token else 0,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
