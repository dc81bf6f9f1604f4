"""Access to other players' plays of shared deals."""

from __future__ import annotations

from gladsheim.store.tables.plays import PlayStore
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import OVER


class ReplayOpenness:
    """Opens the tables of a shared deal to all who have played it, and to everyone once it is closed.

    Their `watch` is "seated", so code that does not check here keeps them closed.
    """

    def __init__(self, plays: PlayStore) -> None:
        self._plays = plays

    async def shows(self, live: Live, user: str | None) -> bool:
        """Whether a finished play, of any player, may be shown to a user or an anonymous visitor."""
        shared = live.table.terms.shared
        return shared is not None and live.status == OVER and await self._plays.is_open(shared.deal, user)
