"""What an operator has decided, as one process remembers it: banned networks, games that are off.

Every process looks every few seconds whether something has changed, and then forgets what it
knows of sessions, and of tables where somebody was erased. So what an operator does beside a
running hall counts within seconds, over a file as over a server. Bans of users do not rest on
this memory where several processes serve: no session of theirs is found in the database.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Awaitable, Callable

from gladsheim.core.words import Words
from gladsheim.server.identity.sessions import Sessions
from gladsheim.server.time.pause import earlier
from gladsheim.server.wire.errors import Refused
from gladsheim.store import DatabaseError
from gladsheim.store.operators.audit import PEOPLE, TABLES
from gladsheim.store.operators.moderation import Ban, ModerationStore

LOOK_SECONDS = 2.0
PRUNE_SECONDS = 3600.0
DAY_SECONDS = 86_400.0

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

logger = logging.getLogger(__name__)


class Moderation:
    """Keeps a process to what the operator has decided."""

    def __init__(
        self,
        store: ModerationStore,
        sessions: Sessions,
        reread: Callable[[], Awaitable[None]],
        believed: Callable[[], str],
        keep_days: int,
    ) -> None:
        """`believed` gives the time of day for what cannot be taken back."""
        self._store = store
        self._sessions = sessions
        self._reread = reread
        self._believed = believed
        self._keep_days = keep_days
        self._changes: dict[str, int] = {}
        self._closed: frozenset[str] = frozenset()
        self._networks: list[tuple[Network, Ban]] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Read what was decided, and go on looking. Raises DatabaseError."""
        await self.look()
        self._tasks = [
            asyncio.create_task(self._again(LOOK_SECONDS, self.look)),
            asyncio.create_task(self._again(PRUNE_SECONDS, self._prune)),
        ]

    async def stop(self) -> None:
        """Look no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        """Read again what has changed. Raises DatabaseError."""
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
        """Raises Refused for a game that is switched off."""
        if not self.offers(game):
            raise Refused("game_off", Words.of("faults-game-off", game=repr(game)), "game")

    def check_address(self, host: str | None) -> None:
        """Raises Refused for an address that is banned."""
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
        """Raises Refused for a user who is banned; a ban that has ended is taken away."""
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

    async def _again(self, seconds: float, what: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await what()
            except DatabaseError as error:
                logger.warning("what the operator has decided cannot be read: %s", error)


def shut_out(ban: Ban) -> Refused:
    """The refusal of one who is banned, who is told why and for how long."""
    words = Words("faults-banned")
    if ban.until is not None:
        words = Words.of("faults-banned-until", until=str(ban.until))
    if ban.reason:
        words = Words.of("faults-banned-why", banned=words, reason=ban.reason)
    return Refused("banned", words)
