"""Which plays of shared deals somebody may see besides their own."""

from __future__ import annotations

from gladsheim.store.tables.plays import PlayStore
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import OVER


class Openness:
    """Opens the tables of a shared deal to whoever has played it, and to all once it is closed.

    Their `watch` is "seated", so everything that does not ask here keeps them to their own players.
    """

    def __init__(self, plays: PlayStore) -> None:
        self._plays = plays

    async def shows(self, live: Live, user: str | None) -> bool:
        """Whether a play that is over, of whomever, may be shown to a user or a stranger."""
        shared = live.table.terms.shared
        return shared is not None and live.status == OVER and await self._plays.is_open(shared.deal, user)
