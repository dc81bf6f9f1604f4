"""Agreements of all players at a table: an offer is made, answered, and carried out when all agree."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from gladsheim.server.covers.pauses import Pauses
from gladsheim.server.live_tables.live_tables import LiveTables, admit
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.views.views import TableViews
from gladsheim.store import ActionIdTaken, OutOfStep
from gladsheim.tables.refusals import IdTaken, WindowRuns
from gladsheim.tables.running import offers
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import visible_seq
from gladsheim.tables.table import Offer
from gladsheim.tables.views.stale import Stale
from gladsheim.tables.views.view import TableView

TRIES = 5


@dataclass(frozen=True, slots=True)
class OfferOrAnswer:
    """Offer or answer of a caller: `kind` is "takeback" or "abandon". If it completes the agreement, the
    line that is stored has this `action_id`.
    """

    kind: str
    action_id: str
    expected_seq: int


class Agreements:
    """Offers at the tables of one process."""

    def __init__(self, tables: LiveTables, views: TableViews, pauses: Pauses, time: HallTime) -> None:
        self._tables = tables
        self._views = views
        self._pauses = pauses
        self._time = time

    async def offer(self, user: str | None, table: str, seat: int, word: OfferOrAnswer) -> TableView:
        """Make an offer to all players. Raises a TableError."""
        return await self._whole(user, table, word, lambda live: offers.make(live, word.kind, seat, user))

    async def agree(self, user: str | None, table: str, word: OfferOrAnswer) -> TableView:
        """Agree to an offer. Raises a TableError."""
        return await self._whole(user, table, word, lambda live: offers.agree(live, word.kind, user))

    async def withdraw(self, user: str | None, table: str, kind: str) -> TableView:
        """Withdraw the caller's own offer, or decline that of another. Does nothing if the offer is gone."""
        return await asyncio.shield(asyncio.ensure_future(self._withdraw(user, table, kind)))

    async def _whole(
        self, user: str | None, table: str, word: OfferOrAnswer, say: Callable[[Live], Offer]
    ) -> TableView:
        # A caller that hangs up must not leave anything stored that no memory knows of.
        return await asyncio.shield(asyncio.ensure_future(self._say(user, table, word, say)))

    async def _say(
        self, user: str | None, table: str, word: OfferOrAnswer, say: Callable[[Live], Offer]
    ) -> TableView:
        for _ in range(TRIES):
            async with self._tables.lock(table):
                live = await self._tables.load(table)
                admit(live.table, user)
                try:
                    said = await self._said(live, user, word, say)
                except (OutOfStep, ActionIdTaken):
                    self._tables.forget(table)
                    continue
            if said:
                return await self._views.view(user, table, word.expected_seq)
            await self._pauses.passed(table)
        raise OutOfStep(f"the offers at table {table} change too fast")

    async def _said(
        self, live: Live, user: str | None, word: OfferOrAnswer, say: Callable[[Live], Offer]
    ) -> bool:
        """Whether the offer or answer is stored, now or before; False if it must wait for invisible lines."""
        known = live.line_by_id(word.action_id)
        if known is not None:
            if known.kind != word.kind:
                raise IdTaken
            return True
        shown = self._views.unchecked_covered(live, user)
        offer = say(shown)
        if word.expected_seq != visible_seq(shown, live.table.owned_by(user)):
            raise Stale(word.expected_seq, self._views.unchecked_view(shown, user))
        if shown.shown is not None:
            raise WindowRuns
        if shown is not live:
            return False
        if offers.settled(live, offer, self._time.now()):
            line = self._time.line(live, word.action_id, offer.seat, offer.kind)
            await self._tables.write(live, line, live.table.offers)
        else:
            await self._put(live, offers.with_offer(live, offer))
        return True

    async def _withdraw(self, user: str | None, table: str, kind: str) -> TableView:
        for _ in range(TRIES):
            async with self._tables.lock(table):
                live = await self._tables.load(table)
                admit(live.table, user)
                left = offers.withdrawn(live, kind, user)
                if left == offers.standing_offers(live):
                    break
                try:
                    await self._put(live, left)
                except OutOfStep:
                    self._tables.forget(table)
                    continue
                break
        return await self._views.view(user, table)

    async def _put(self, live: Live, after: tuple[Offer, ...]) -> None:
        if after == live.table.offers:
            return
        await self._tables.store.time.put_offers(live.table.id, live.table.offers, after)
        ordered = tuple(sorted(after, key=lambda offer: offer.kind))
        self._tables.keep(replace(live, table=replace(live.table, offers=ordered)))
        self._tables.hub.ring(live.table.id)
