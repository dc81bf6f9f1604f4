"""How a hall receives whoever comes: sessions, accounts, robots, and how often anybody may come."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex
from time import monotonic

from gladsheim.server.accounts.accounts import Accounts, AccountsContext
from gladsheim.server.accounts.names import Proposals, name_key
from gladsheim.server.accounts.passwords import Passwords
from gladsheim.server.hall.live_tables import LiveTables
from gladsheim.server.hall.settings import HallSettings
from gladsheim.server.identity.cookies import CookieNames
from gladsheim.server.identity.gate import Gate
from gladsheim.server.identity.rate_limits import RateLimits, clock_for
from gladsheim.server.identity.sessions import Clocks, Sessions
from gladsheim.server.operators.audit import AuditLog
from gladsheim.server.operators.moderation import Moderation
from gladsheim.server.robots.robots import Robots
from gladsheim.server.time.hall_time import HallTime
from gladsheim.tables.people.lookalikes import skeleton

WORD_BYTES = 4
"""By so many at random one hall is told from another that the same browsers may visit."""


class Identity:
    """Who is who."""

    cookies: CookieNames
    """Known from the start of the hall on."""

    def __init__(
        self,
        tables: LiveTables,
        settings: HallSettings,
        audit: AuditLog,
        bots: Callable[[], tuple[str, ...]],
        time: HallTime,
        reread: Callable[[], Awaitable[None]],
    ) -> None:
        """`reread` is called when somebody was erased by another process."""
        store = tables.store
        seconds = clock_for(store.limits, settings.seconds, monotonic, lambda: time.now() / 1000)
        self.clocks = clocks = Clocks(time.clock, seconds)
        self.passwords = Passwords(settings.hasher)
        self.rate_limits = RateLimits(store.limits, seconds)
        self.gate = Gate(settings.limits, self.rate_limits)
        self.sessions = Sessions(store.people, clocks, time.now)
        self.moderation = Moderation(
            store.moderation, self.sessions, reread, time.believed, settings.keep_days
        )
        context = AccountsContext(store, audit, self.moderation, tables.reread, bots)
        self.accounts = Accounts(context, self.sessions, self.passwords, clocks, self.rate_limits)
        self.robots = Robots(store.robots, clocks)
        self._people = store.people
        self._proposals = Proposals()

    async def start(self) -> None:
        """Read the hall's word, and begin to count together with other processes. Raises DatabaseError."""
        self.cookies = CookieNames(await self._people.hall_word(token_hex(WORD_BYTES)))
        self.rate_limits.start()

    async def stop(self) -> None:
        """End what was begun."""
        await self.rate_limits.stop()
        await asyncio.to_thread(self.passwords.close)

    async def proposed_name(self) -> str:
        """A name for a new guest that is and looks like that of no account and no robot."""
        name = self._proposals.next()
        while await self._people.alike(name_key(name), await asyncio.to_thread(skeleton, name)):
            name = self._proposals.next()
        return name
