"""Who is calling: a person by the session cookie, a robot by its token.

A robot sends `Authorization: Bearer` with its token and no cookie. Who sends both is refused,
for it cannot be told who is meant; so is whoever sends an `Authorization` that is no token.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from gladsheim.core.words import Words
from gladsheim.server.edge.added_headers import MOVED, is_secure
from gladsheim.server.identity.agents import Browser, agent_label
from gladsheim.server.identity.cookies import Sent
from gladsheim.server.identity.identity import Identity
from gladsheim.server.identity.sessions import hash_of
from gladsheim.server.wire.buckets import network_of
from gladsheim.server.wire.errors import Refused
from gladsheim.store import DatabaseError, Known
from gladsheim.tables.people.people import User

NEWCOMER = "gladsheim_newcomer"
"""Where a request keeps the guest that was made for it."""
AUTHORIZATION, BEARER = "authorization", "bearer"
BAD_TOKEN = "bad_token"  # noqa: S105  # a code
SESSION_ENDED = "session_ended"
FOUND = "gladsheim_known"
"""Where a request keeps who sends it: it is the same from its beginning to its end."""
SENT = "gladsheim_sent"
"""Where a request or socket keeps the cookie by which its sender is known."""
IDENTITY = "gladsheim_identity"
"""Where the scope of a request or socket has the `Identity` of the hall that it is for."""

UserId = NamedDependency[str | None]
"""The parameter `user` of a route: the id of the user who calls; None for a spectator."""
MaybeUser = NamedDependency[User | None]
"""The parameter `caller` of a route: the user who calls; None for a spectator."""

Connection = Request[Any, Any, Any] | WebSocket[Any, Any, Any]


def identity_of(connection: Connection) -> Identity:
    """Who is who in the hall that the application serves."""
    identity: Identity = connection.scope[IDENTITY]  # type: ignore[literal-required]  # a key of ours
    return identity


async def known(connection: Connection) -> Known | None:
    """The user who calls, with the session; None without a cookie that is known.

    Raises Refused for an `Authorization` without a token that is known. A socket is asked anew each time.
    """
    if FOUND in connection.scope["state"]:
        remembered: Known | None = connection.scope["state"][FOUND]
        return remembered
    found = await _robot(connection) or await _person(connection)
    if isinstance(connection, Request):
        connection.scope["state"][FOUND] = found
    return found


async def _person(connection: Connection) -> Known | None:
    identity, secure, state = identity_of(connection), is_secure(connection.scope), connection.scope["state"]
    cookies = identity.cookies
    for sent in cookies.sessions_in(connection.cookies, secure=secure):
        found = await identity.sessions.find(sent.token)
        if found is None:
            continue
        state[SENT] = sent
        if sent.name != cookies.session(secure=secure):
            state[MOVED] = cookies.given(sent.token, connection.cookies, sent, secure=secure)
        return found
    return None


async def _robot(connection: Connection) -> Known | None:
    sent = connection.headers.getall(AUTHORIZATION, [])
    if not sent:
        return None
    scheme, _, token = sent[0].partition(" ")
    found = None
    if len(sent) == 1 and scheme.lower() == BEARER:
        found = await identity_of(connection).robot(token.strip())
    if found is None:
        raise Refused(BAD_TOKEN, field=AUTHORIZATION)
    if identity_of(connection).cookies.is_any_session(connection.cookies):
        raise Refused("bad_request", Words("faults-token-or-cookie"), AUTHORIZATION)
    return found


def has_authorization(connection: Connection) -> bool:
    """Whether a caller sends what is to be a token."""
    return AUTHORIZATION in connection.headers


class Holder:
    """Who holds a socket, asked anew each time; what it sent with its handshake stays the same."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._sessions = identity_of(connection).sessions
        sent: Sent | None = connection.scope["state"].get(SENT)
        self._digest = None if sent is None else hash_of(sent.token)

    async def user(self) -> User | None:
        """The user; None without a session that is known, or any more."""
        if self._digest is None:
            return await caller(self._connection)
        found = await self._sessions.find_hashed(self._digest)
        return None if found is None else found.user


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
    user, token = await new_guest(request)
    return user, cookies_for(request, token)


async def new_guest(request: Request[Any, Any, Any]) -> tuple[User, str]:
    """A guest under a proposed name, and the token of the cookie.

    Raises Refused for an address that is banned, or from which too many come; and for a browser whose
    session this hall does not know any more: that cookie is replaced only once its user wants it so, who
    then logs in, or logs out.
    """
    identity = identity_of(request)
    check_address(request)
    _check_session(request)
    identity.gate.newcomer(network(request))
    user, token = await identity.sessions.create(await identity.proposed_name(), agent(request))
    request.scope["state"][NEWCOMER] = user
    return user, token


async def forget_newcomer(_: Exception, scope: Any) -> None:
    """A refusal carries no cookie: a guest that was made for the request is nobody's, and goes again."""
    user = scope.get("state", {}).get(NEWCOMER)
    # Where it cannot be removed it does no harm.
    with suppress(DatabaseError):
        if user is not None:
            await scope[IDENTITY].sessions.remove(user)


def _check_session(request: Request[Any, Any, Any]) -> None:
    """Raises Refused for a browser that sends a session's cookie of this hall; no such session is known."""
    names, secure = identity_of(request).cookies, is_secure(request.scope)
    if names.is_own_session(request.cookies, secure=secure):
        # Only accounts are known by a second cookie.
        known_before = names.device_in(request.cookies, secure=secure) is not None
        raise Refused(SESSION_ENDED, Words("faults-signed-out" if known_before else "faults-guest-ended"))


def check_address(request: Request[Any, Any, Any]) -> None:
    """Raises Refused for a request from an address that is banned."""
    identity_of(request).moderation.check_address(request.client.host if request.client else None)


def network(connection: Connection) -> str:
    """What counts as the address of the caller."""
    return network_of(connection.client.host if connection.client else None)


def agent(request: Request[Any, Any, Any]) -> Browser:
    """The browser and system of the caller, as the list of its sessions names them."""
    return Browser(agent_label(request.headers.get("user-agent", "")), is_secure(request.scope))


def cookies_for(request: Request[Any, Any, Any], token: str) -> list[Cookie]:
    """The cookies that give the caller a session's token; an empty one takes it away."""
    state = request.scope["state"]
    state.pop(MOVED, None)
    secure = is_secure(request.scope)
    return identity_of(request).cookies.given(token, request.cookies, state.get(SENT), secure=secure)


async def renewed_cookies(request: Request[Any, Any, Any]) -> list[Cookie]:
    """The caller's cookie once more, so that a browser in use keeps it: none for one that is still new."""
    found = await known(request)
    sent: Sent | None = request.scope["state"].get(SENT)
    if found is None or sent is None or not identity_of(request).sessions.wants_renewal(found):
        return []
    return cookies_for(request, sent.token)
