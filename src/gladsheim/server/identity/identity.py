"""Composition of the hall's identity parts: sessions, robots' tokens, bans and rate limits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Protocol

from gladsheim.server.identity.cookies import CookieNames
from gladsheim.server.identity.gate import Gate, Quotas
from gladsheim.server.identity.moderation import Moderation
from gladsheim.server.identity.rate_limits import RateLimits
from gladsheim.server.identity.sessions import Clocks, Sessions
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.wire.names import Proposals, name_key
from gladsheim.store import HallStore, KnownSession
from gladsheim.tables.people.lookalikes import skeleton

WORD_BYTES = 4
"""Random bytes of the word that tells halls apart which the same browsers may visit."""


class IdentitySettings(Protocol):
    """The rate limits of the hall, and for how many days the audit log keeps its entries."""

    @property
    def limits(self) -> Quotas | None:
        """Rate limits; None for no limits."""
        ...

    @property
    def keep_days(self) -> int:
        """Days for which the audit log keeps its entries."""
        ...


class Identity:
    """Sessions, moderation and rate limits of one hall."""

    cookies: CookieNames
    """Names of the hall's cookies, set by `start`."""

    def __init__(
        self,
        store: HallStore,
        time: HallTime,
        clocks: Clocks,
        robot: Callable[[str], Awaitable[KnownSession | None]],
        reread: Callable[[], Awaitable[None]],
        rules: IdentitySettings,
    ) -> None:
        """`robot` returns the owner of a bot account's token.
        `reread` is called after another process has erased a user.
        """
        self.robot = robot
        self.rate_limits = RateLimits(store.limits, clocks.seconds)
        self.gate = Gate(rules.limits, self.rate_limits)
        self.sessions = Sessions(store.people, clocks, time.now)
        self.moderation = Moderation(store.moderation, self.sessions, reread, time.believed, rules.keep_days)
        self._people = store.people
        self._proposals = Proposals()

    async def start(self) -> None:
        """Read the hall's word, and begin to share rate limits with other processes. Raises DatabaseError."""
        self.cookies = CookieNames(await self._people.hall_word(token_hex(WORD_BYTES)))
        self.rate_limits.start()

    async def stop(self) -> None:
        """Stop sharing rate limits."""
        await self.rate_limits.stop()

    async def proposed_name(self) -> str:
        """Return a name for a new guest that neither equals nor looks like that of an account or robot."""
        name = self._proposals.next()
        while await self._people.alike(name_key(name), await asyncio.to_thread(skeleton, name)):
            name = self._proposals.next()
        return name
