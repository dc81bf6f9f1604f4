"""How a hall receives whoever comes: sessions, tokens of robots, bans, and how often anybody may come."""

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
from gladsheim.store import HallStore, Known
from gladsheim.tables.people.lookalikes import skeleton

WORD_BYTES = 4
"""By so many at random one hall is told from another that the same browsers may visit."""


class IdentitySettings(Protocol):
    """The rate limits of the hall, and for how many days the audit log keeps its entries."""

    @property
    def limits(self) -> Quotas | None:
        """How often; None for as often as they like."""
        ...

    @property
    def keep_days(self) -> int:
        """Days of the audit log."""
        ...


class Identity:
    """Who is who."""

    cookies: CookieNames
    """Known from the start of the hall on."""

    def __init__(
        self,
        store: HallStore,
        time: HallTime,
        clocks: Clocks,
        robot: Callable[[str], Awaitable[Known | None]],
        reread: Callable[[], Awaitable[None]],
        rules: IdentitySettings,
    ) -> None:
        """`robot` finds the owner of a bot account's token. `reread` is called when another process has
        erased somebody.
        """
        self.robot = robot
        self.rate_limits = RateLimits(store.limits, clocks.seconds)
        self.gate = Gate(rules.limits, self.rate_limits)
        self.sessions = Sessions(store.people, clocks, time.now)
        self.moderation = Moderation(store.moderation, self.sessions, reread, time.believed, rules.keep_days)
        self._people = store.people
        self._proposals = Proposals()

    async def start(self) -> None:
        """Read the hall's word, and begin to count together with other processes. Raises DatabaseError."""
        self.cookies = CookieNames(await self._people.hall_word(token_hex(WORD_BYTES)))
        self.rate_limits.start()

    async def stop(self) -> None:
        """End what was begun."""
        await self.rate_limits.stop()

    async def proposed_name(self) -> str:
        """A name for a new guest that is and looks like that of no account and no robot."""
        name = self._proposals.next()
        while await self._people.alike(name_key(name), await asyncio.to_thread(skeleton, name)):
            name = self._proposals.next()
        return name
