"""Robots: bot accounts that people with an account make, and their tokens.

A token is shown once, when it is made; the hall keeps only its hash. Cached tokens are dropped when one is
revoked. Where other processes serve the same database nothing is cached.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from datetime import datetime, timedelta

from gladsheim.core.words import Words
from gladsheim.server.identity.sessions import MOST_KNOWN, REMEMBERED_SECONDS, TOKEN_BYTES, Clocks, hash_of
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.names import name_key
from gladsheim.store import KnownSession, RobotStore, TooMany
from gladsheim.tables.people.lookalikes import skeleton
from gladsheim.tables.people.people import Robot, RobotToken, User
from gladsheim.tables.table import fresh_id

MOST_ROBOTS = 10
MOST_TOKENS = 5
PREFIX = "gladsheim_bot_"
TOKEN = re.compile(PREFIX + r"[A-Za-z0-9_-]{43}")
"""Pattern of tokens, by which leaked ones can be found."""
USED_EVERY = timedelta(minutes=1)


class Robots:
    """Robots of a hall."""

    def __init__(self, store: RobotStore, clocks: Clocks) -> None:
        self._store = store
        self._clocks = clocks
        self._most = 0 if store.shared else MOST_KNOWN
        self._known: OrderedDict[bytes, tuple[KnownSession, float]] = OrderedDict()

    async def find(self, token: str) -> KnownSession | None:
        """Return the robot with this token. Its session is the token's id."""
        if TOKEN.fullmatch(token) is None:
            return None
        digest = hash_of(token)
        found, until = self._known.get(digest, (None, 0.0))
        if found is not None and self._clocks.seconds() < until:
            return found
        found = await self._store.by_token(digest)
        self._known.pop(digest, None)
        if found is not None:
            self._seen(found)
            self._known[digest] = found, self._clocks.seconds() + REMEMBERED_SECONDS
            while len(self._known) > self._most:
                self._known.popitem(last=False)
        return found

    async def of(self, owner: User) -> list[Robot]:
        """Return the robots of an account."""
        return await self._store.of(owner.id)

    async def make(self, owner: User, name: str) -> Robot:
        """Create a robot of an account. Raises Refused."""
        robot = Robot(User(fresh_id(), name, robot=True), owner.id, self._clocks.now())
        try:
            looks = await asyncio.to_thread(skeleton, name)
            if not await self._store.add(robot, name_key(name), MOST_ROBOTS, looks):
                raise Refused("name_taken", field="name")
        except TooMany:
            raise Refused("too_many_bots", Words.of("faults-most-robots", most=MOST_ROBOTS)) from None
        return robot

    async def retire(self, owner: User, robot: str) -> None:
        """Retire a robot with all its tokens; its games stay. Raises Refused."""
        if not await self._store.retire(owner.id, robot, self._clocks.now()):
            raise _unknown(Words("faults-no-robot"))
        self._known.clear()

    async def make_token(self, owner: User, robot: str, name: str) -> tuple[RobotToken, str]:
        """Create a token. Returns it with its text, which is available only now. Raises Refused."""
        text = PREFIX + secrets.token_urlsafe(TOKEN_BYTES)
        token = RobotToken(fresh_id(), robot, name, hash_of(text), self._clocks.now())
        try:
            if not await self._store.add_token(owner.id, token, MOST_TOKENS):
                raise _unknown(Words("faults-no-robot"))
        except TooMany:
            raise Refused("too_many_tokens", Words.of("faults-most-tokens", most=MOST_TOKENS)) from None
        return token, text

    async def revoke(self, owner: User, robot: str, token: str) -> None:
        """Revoke a token. Raises Refused."""
        if not await self._store.revoke(owner.id, robot, token, self._clocks.now()):
            raise _unknown(Words("faults-no-token"))
        self._known.clear()

    async def begin_stream(self, token: str) -> str:
        """Begin a stream of events, which ends the token's previous one; return its id."""
        stream = fresh_id()
        await self._store.begin_stream(token, stream)
        return stream

    async def stream_of(self, token: str) -> str | None:
        """Return the id of a token's current stream; None for a revoked token."""
        return await self._store.stream_of(token)

    async def lives(self, token: str) -> bool:
        """Whether a token, by its id, was not revoked."""
        return await self._store.lives(token)

    def _seen(self, known: KnownSession) -> None:
        now = self._clocks.now()
        if not known.seen or datetime.fromisoformat(now) - datetime.fromisoformat(known.seen) >= USED_EVERY:
            self._store.see(known.session, now)


def _unknown(words: Words) -> Refused:
    return Refused("not_found", words)
