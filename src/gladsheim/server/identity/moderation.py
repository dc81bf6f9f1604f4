"""Operator decisions, cached in one process: banned networks, games that are off.

Every process checks every few seconds whether something has changed. If so, it drops its cached sessions,
and its cached tables if a user was erased. So changes that an operator makes beside a running hall take
effect within seconds, with SQLite as with PostgreSQL. Bans of users do not depend on this cache where
several processes serve: the database does not return their sessions.
"""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Awaitable, Callable

from gladsheim.core.words import Words
from gladsheim.server.identity.sessions import Sessions
from gladsheim.server.time.loops import Loop
from gladsheim.server.time.pause import earlier
from gladsheim.server.wire.errors import Refused
from gladsheim.store.operators.audit import PEOPLE, TABLES
from gladsheim.store.operators.moderation import Ban, ModerationStore

LOOK_SECONDS = 2.0
PRUNE_SECONDS = 3600.0
DAY_SECONDS = 86_400.0

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

logger = logging.getLogger(__name__)


class Moderation:
    """Applies the operator's decisions in one process."""

    def __init__(
        self,
        store: ModerationStore,
        sessions: Sessions,
        reread: Callable[[], Awaitable[None]],
        believed: Callable[[], str],
        keep_days: int,
    ) -> None:
        """`believed` returns the time of day for decisions that cannot be undone."""
        self._store = store
        self._sessions = sessions
        self._reread = reread
        self._believed = believed
        self._keep_days = keep_days
        self._changes: dict[str, int] = {}
        self._closed: frozenset[str] = frozenset()
        self._networks: list[tuple[Network, Ban]] = []
        failing = "what the operator has decided cannot be read"
        self._loops = (
            Loop(self.look, LOOK_SECONDS, failing, first_after=LOOK_SECONDS),
            Loop(self._prune, PRUNE_SECONDS, failing, first_after=PRUNE_SECONDS),
        )

    async def start(self) -> None:
        """Read the decisions, and begin to check for changes. Raises DatabaseError."""
        await self.look()
        for loop in self._loops:
            loop.start()

    async def stop(self) -> None:
        """Stop checking."""
        for loop in self._loops:
            await loop.stop()

    async def look(self) -> None:
        """Read what has changed. Raises DatabaseError."""
        # Read first: what changes from now on is noticed the next time.
        changes = await self._store.changes()
        if changes == self._changes:
            return
        self._closed = await self._store.closed_games()
        self._networks = [
            (ipaddress.ip_network(ban.network), ban)
            for ban in await self._store.network_bans()
            if ban.network
        ]
        self._sessions.forget_all()
        if any(changes.get(topic) != self._changes.get(topic) for topic in (PEOPLE, TABLES)):
            await self._reread()
        self._changes = changes

    def offers(self, game: str) -> bool:
        """Whether new tables of a game may be opened."""
        return game not in self._closed

    def check_game(self, game: str) -> None:
        """Raise Refused for a game that is switched off."""
        if not self.offers(game):
            raise Refused("game_off", Words.of("faults-game-off", game=repr(game)), "game")

    def check_address(self, host: str | None) -> None:
        """Raise Refused for a banned address."""
        try:
            address = ipaddress.ip_address(host or "")
        except ValueError:
            return
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        for network, ban in self._networks:
            if address in network and ban.holds(self._believed()):
                raise shut_out(ban)

    async def check_user(self, user: str) -> None:
        """Raise Refused for a banned user. A ban that has ended is deleted."""
        ban = await self._store.ban_of(user)
        if ban is None:
            return
        now = self._believed()
        if ban.holds(now):
            raise shut_out(ban)
        await self._store.drop_ended(user, now)

    async def _prune(self) -> None:
        before = earlier(self._believed(), self._keep_days * DAY_SECONDS)
        await self._store.audit.prune(before)
        await self._sessions.prune()


def shut_out(ban: Ban) -> Refused:
    """Return the refusal of a banned caller, with the reason and the end of the ban."""
    words = Words("faults-banned")
    if ban.until is not None:
        words = Words.of("faults-banned-until", until=str(ban.until))
    if ban.reason:
        words = Words.of("faults-banned-why", banned=words, reason=ban.reason)
    return Refused("banned", words)
