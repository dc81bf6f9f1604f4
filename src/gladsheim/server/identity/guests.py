"""Identification of callers: a person by the session cookie, a robot by its token.

A robot sends `Authorization: Bearer` with its token and no cookie. A request with both is refused, because
it is ambiguous, and so is an `Authorization` header without a valid token.
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
from gladsheim.server.identity.cookies import SentCookie
from gladsheim.server.identity.identity import Identity
from gladsheim.server.identity.sessions import hash_of
from gladsheim.server.wire.buckets import network_of
from gladsheim.server.wire.errors import Refused
from gladsheim.store import DatabaseError, KnownSession
from gladsheim.tables.people.people import User

NEWCOMER = "gladsheim_newcomer"
"""Key of a request's state for the guest that was made for it."""
AUTHORIZATION, BEARER = "authorization", "bearer"
BAD_TOKEN = "bad_token"  # noqa: S105  # a code
SESSION_ENDED = "session_ended"
FOUND = "gladsheim_known"
"""Key of a request's state for its caller, who stays the same from its beginning to its end."""
SENT = "gladsheim_sent"
"""Key of a request's or socket's state for the cookie that identified its caller."""
IDENTITY = "gladsheim_identity"
"""Key of the scope of a request or socket for the `Identity` of its hall."""

UserId = NamedDependency[str | None]
"""Type of a route's parameter `user`: the id of the calling user; None for a spectator."""
MaybeUser = NamedDependency[User | None]
"""Type of a route's parameter `caller`: the calling user; None for a spectator."""

Connection = Request[Any, Any, Any] | WebSocket[Any, Any, Any]


def identity_of(connection: Connection) -> Identity:
    """Return the `Identity` of the hall that serves the connection."""
    identity: Identity = connection.scope[IDENTITY]  # type: ignore[literal-required]  # a key of ours
    return identity


async def known(connection: Connection) -> KnownSession | None:
    """Return the calling user with the session; None without a cookie that is known.

    Raises Refused for an `Authorization` header without a valid token.
    For a request the result is cached; a socket is looked up each time.
    """
    if FOUND in connection.scope["state"]:
        remembered: KnownSession | None = connection.scope["state"][FOUND]
        return remembered
    found = await _robot(connection) or await _person(connection)
    if isinstance(connection, Request):
        connection.scope["state"][FOUND] = found
    return found


async def _person(connection: Connection) -> KnownSession | None:
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


async def _robot(connection: Connection) -> KnownSession | None:
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
    """Whether a caller sends an `Authorization` header."""
    return AUTHORIZATION in connection.headers


class SocketUser:
    """The user of a socket, asked again each time; what the handshake of the socket sent stays the same."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._sessions = identity_of(connection).sessions
        sent: SentCookie | None = connection.scope["state"].get(SENT)
        self._digest = None if sent is None else hash_of(sent.token)

    async def user(self) -> User | None:
        """Return the user; None without a session, or once it has ended."""
        if self._digest is None:
            return await caller(self._connection)
        found = await self._sessions.find_hashed(self._digest)
        return None if found is None else found.user


async def caller(connection: Connection) -> User | None:
    """Return the calling user; None without a cookie that is known."""
    found = await known(connection)
    return None if found is None else found.user


async def caller_id(connection: Connection) -> str | None:
    """Return the id of the calling user; None for a spectator."""
    user = await caller(connection)
    return None if user is None else user.id


async def caller_or_new(request: Request[Any, Any, Any]) -> tuple[User, list[Cookie]]:
    """Return the calling user. If there is none, make a guest and return it with the cookies to send."""
    user = await caller(request)
    if user is not None:
        return user, []
    user, token = await new_guest(request)
    return user, cookies_for(request, token)


async def new_guest(request: Request[Any, Any, Any]) -> tuple[User, str]:
    """Make a guest with a proposed name. Returns the user and the token of the cookie.

    Raises Refused for an address that is banned or has made too many guests, and for a browser whose
    session has ended: its cookie is replaced only after the user has chosen to log in or to log out.
    """
    identity = identity_of(request)
    check_address(request)
    _check_session(request)
    identity.gate.newcomer(network(request))
    user, token = await identity.sessions.create(await identity.proposed_name(), agent(request))
    request.scope["state"][NEWCOMER] = user
    return user, token


async def forget_newcomer(_: Exception, scope: Any) -> None:
    """Remove a guest made for a request that fails: without a cookie nobody could use it."""
    user = scope.get("state", {}).get(NEWCOMER)
    # Where it cannot be removed it does no harm.
    with suppress(DatabaseError):
        if user is not None:
            await scope[IDENTITY].sessions.remove(user)


def _check_session(request: Request[Any, Any, Any]) -> None:
    """Raise Refused for a browser that sends a session cookie of this hall whose session has ended."""
    names, secure = identity_of(request).cookies, is_secure(request.scope)
    if names.is_own_session(request.cookies, secure=secure):
        # Only accounts are known by a second cookie.
        known_before = names.device_in(request.cookies, secure=secure) is not None
        raise Refused(SESSION_ENDED, Words("faults-signed-out" if known_before else "faults-guest-ended"))


def check_address(request: Request[Any, Any, Any]) -> None:
    """Raise Refused for a request from a banned address."""
    identity_of(request).moderation.check_address(request.client.host if request.client else None)


def network(connection: Connection) -> str:
    """Return the network that counts as the address of the caller."""
    return network_of(connection.client.host if connection.client else None)


def agent(request: Request[Any, Any, Any]) -> Browser:
    """Return the browser and system of the caller, as the list of its sessions names them."""
    return Browser(agent_label(request.headers.get("user-agent", "")), is_secure(request.scope))


def cookies_for(request: Request[Any, Any, Any], token: str) -> list[Cookie]:
    """Return the cookies that store a session's token at the caller; an empty token deletes the cookie."""
    state = request.scope["state"]
    state.pop(MOVED, None)
    secure = is_secure(request.scope)
    return identity_of(request).cookies.given(token, request.cookies, state.get(SENT), secure=secure)


async def renewed_cookies(request: Request[Any, Any, Any]) -> list[Cookie]:
    """Return the caller's cookie again, to prolong it in a browser that is in use; none while it is new."""
    found = await known(request)
    sent: SentCookie | None = request.scope["state"].get(SENT)
    if found is None or sent is None or not identity_of(request).sessions.wants_renewal(found):
        return []
    return cookies_for(request, sent.token)
