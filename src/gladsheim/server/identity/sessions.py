"""Sessions of users by their cookies, stored in the database and cached for a few seconds.

Where other processes serve the same database nothing is cached: a session that another process has ended,
or a name that it has changed, counts at once.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from gladsheim.server.identity.agents import Browser
from gladsheim.store import KnownSession, PeopleStore
from gladsheim.tables.agreed.terms import DAY_MS, MINUTE_MS
from gladsheim.tables.people.people import Session, User
from gladsheim.tables.table import fresh_id

MOST_KNOWN = 10_000
REMEMBERED_SECONDS = 10.0
SEEN_EVERY_MS = 10 * MINUTE_MS
UNUSED_DAYS = 90
"""Days without use, counted while the hall runs, after which a session has ended."""
UNUSED_MS = UNUSED_DAYS * DAY_MS
RENEWED_AFTER = timedelta(days=1)
TOKEN_BYTES = 32
MARK = "tls."
"""Prefix of a token that was given out over TLS; such a token is not valid otherwise."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """Time of day for stored times, and monotonic seconds for expiry."""

    now: Callable[[], str]
    seconds: Callable[[], float] = time.monotonic


@dataclass(frozen=True, slots=True)
class NewSession:
    """New session, with the tokens that only its cookies contain."""

    token: str
    session: Session
    device: str = ""


class Sessions:
    """Sessions of the hall. Of a cookie's token only the hash is kept, in memory as on disk.

    Sessions age by hall time, so setting the system clock ends none.
    """

    def __init__(self, store: PeopleStore, clocks: Clocks, hall_time: Callable[[], int]) -> None:
        self._store = store
        self._clocks = clocks
        self._hall_time = hall_time
        self._most = 0 if store.shared else MOST_KNOWN
        self._known: OrderedDict[bytes, tuple[KnownSession, float]] = OrderedDict()

    async def find(self, token: str) -> KnownSession | None:
        """Return the user and session of a cookie's token, or None."""
        return await self.find_hashed(hash_of(token))

    async def find_hashed(self, digest: bytes) -> KnownSession | None:
        """Return the user and session of a token's hash; for callers that ask repeatedly."""
        found, until = self._known.get(digest, (None, 0.0))
        if found is not None and self._clocks.seconds() < until:
            self._known.move_to_end(digest)
            return found
        found = await self._store.session_by_token(digest)
        found = None if found is None else self._seen(found)
        if found is None:
            self._known.pop(digest, None)
        else:
            self._remember(digest, found)
        return found

    async def create(self, name: str, agent: Browser) -> tuple[User, str]:
        """Create a guest. Returns the user and the token for its cookie."""
        user = User(fresh_id(), name)
        fresh = self.fresh(user.id, agent)
        await self._store.add_guest(user, fresh.session)
        session = fresh.session
        known = KnownSession(user, session.id, session.seen, session.created, session.seen_ms)
        self._remember(session.token_hash, known)
        return user, fresh.token

    async def of(self, user: User) -> list[Session]:
        """Return the sessions of a user, last seen first."""
        return await self._store.sessions_of(user.id, self._ended_before())

    async def prune(self) -> int:
        """Delete sessions that have ended for lack of use; return their number."""
        return await self._store.prune_sessions(self._ended_before())

    def wants_renewal(self, known: KnownSession) -> bool:
        """Whether a browser's cookie is old enough to be sent again."""
        age = datetime.fromisoformat(self._clocks.now()) - datetime.fromisoformat(known.created)
        # One from the future: the clock was ahead then, and nobody knows for how long.
        return not timedelta(0) <= age < RENEWED_AFTER

    async def remove(self, guest: User) -> None:
        """Delete a new guest who never got a cookie. Raises NotSaved for a guest that is used anywhere."""
        await self._store.remove_guest(guest.id)
        self.forget(guest.id)

    def fresh(self, user: str, agent: Browser) -> NewSession:
        """Return a guest's session, not yet stored."""
        token, now = (MARK if agent.secure else "") + secrets.token_urlsafe(TOKEN_BYTES), self._clocks.now()
        ms = self._hall_time()
        return NewSession(token, Session(fresh_id(), user, hash_of(token), now, now, agent.label, seen_ms=ms))

    def fresh_of_account(self, user: str, agent: Browser, former: str | None) -> NewSession:
        """Return an account's session, not yet stored; `former` is the browser's previous device cookie."""
        guests, device = self.fresh(user, agent), secrets.token_urlsafe(TOKEN_BYTES)
        before = None if former is None else hash_of(former)
        session = replace(guests.session, device=hash_of(device), former=before)
        return NewSession(guests.token, session, device)

    def forget(self, user: str) -> None:
        """Drop a user's cached sessions after a change."""
        for digest in [digest for digest, (known, _) in self._known.items() if known.user.id == user]:
            del self._known[digest]

    def forget_all(self) -> None:
        """Drop all cached sessions."""
        self._known.clear()

    def _ended_before(self) -> int:
        return self._hall_time() - UNUSED_MS

    def _seen(self, known: KnownSession) -> KnownSession | None:
        """Return the session as seen now; None if it has ended for lack of use."""
        ms = self._hall_time()
        unseen = ms - known.seen_ms
        if unseen < SEEN_EVERY_MS:
            return known
        if unseen > UNUSED_MS:
            return None
        now = self._clocks.now()
        self._store.see(known.session, now, ms)
        return replace(known, seen=now, seen_ms=ms)

    def _remember(self, digest: bytes, known: KnownSession) -> None:
        self._known[digest] = known, self._clocks.seconds() + REMEMBERED_SECONDS
        self._known.move_to_end(digest)
        while len(self._known) > self._most:
            self._known.popitem(last=False)


def hash_of(token: str) -> bytes:
    """Return the hash by which a cookie's token is stored."""
    return hashlib.sha256(token.encode()).digest()
