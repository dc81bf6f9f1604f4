"""Tables at which two friends of a match play a deal: the first to come opens the table and waits.

Nothing of the deal is known before both have sat down, so no clock runs while one of them is away.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

from gladsheim.server.identity.moderation import Moderation
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.lobby.lobby import Lobby
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.views.views import TableViews
from gladsheim.store.shares import OWNER
from gladsheim.tables.agreed.terms import Terms
from gladsheim.tables.daily.days import Deal
from gladsheim.tables.lobby.seating import invited_seat
from gladsheim.tables.people.people import User
from gladsheim.tables.refusals import DealClosed
from gladsheim.tables.table import HUMAN, OPEN, PRIVATE, SEATED, Seat, Standing, Table, fresh_id
from gladsheim.tables.views.view import TableView


class Meetings:
    """Tables of one process at which two players meet over a shared deal."""

    def __init__(
        self, tables: LiveTables, views: TableViews, lobby: Lobby, moderation: Moderation, time: HallTime
    ) -> None:
        self._tables = tables
        self._store = tables.store.plays
        self._views = views
        self._lobby = lobby
        self._moderation = moderation
        self._time = time

    async def sit(self, user: User, other: User, deal: Deal, terms: Terms, *, closed: bool) -> TableView:
        """Seat a user at the table at which the user plays a deal with `other`, and return its view.

        Once the deal is `closed`, no table is opened and no player can sit down.
        Raises DealClosed, Refused.
        """
        # A caller that hangs up must not leave a table stored of which nobody was told.
        table = await asyncio.shield(asyncio.ensure_future(self._opened(user, other, deal, terms, closed)))
        if closed:
            return await self._views.view(user.id, table)
        return await self._lobby.sit(user, table, deal.seat, user.name, None)

    async def _opened(self, user: User, other: User, deal: Deal, terms: Terms, closed: bool) -> str:
        before = await self._store.table_of(deal.id, user.id, deal.seat)
        if before is not None:
            return before
        if closed:
            raise DealClosed
        self._moderation.check_game(deal.game)
        table = self._waiting(user, other, deal, terms)
        stored = await self._store.begin(deal, table, Standing(0, OPEN, None, False, table.created))
        if stored == table.id:
            self._lobby.announce(table)
        return stored

    def _waiting(self, user: User, other: User, deal: Deal, terms: Terms) -> Table:
        game = self._tables.games.game(deal.game, **deal.options)
        own = Seat(deal.seat, user.name, HUMAN, owner=user.id)
        kept = invited_seat(1 - deal.seat, other)
        return Table(
            id=fresh_id(),
            game=deal.game,
            rules=game.rules_version,
            options=game.options,
            seats=(own, kept) if deal.seat == 0 else (kept, own),
            secret=deal.secret,
            creator=user.id,
            created=self._time.clock(),
            visibility=PRIVATE,
            watch=SEATED,
            fair=True,
            share=OWNER.get(),
            terms=replace(terms, shared=deal.terms),
        )
