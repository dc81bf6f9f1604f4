"""Choices and suppositions that a seat may prepare, computed from its observation, and its owner's view."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from gladsheim.core.prepared.prospects import NO_PROSPECTS, Prospects
from gladsheim.core.prepared.suppositions import NO_SUPPOSITIONS, Supposition, Suppositions
from gladsheim.core.words import Words
from gladsheim.server.prepared.wire import ConditionView, PreparedView, SuppositionView
from gladsheim.server.wire.errors import Refused
from gladsheim.tables.prepared import MOST_CONDITIONS, Condition, Prepared, takes_conditions
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import Table


class OfferParts(Struct, frozen=True):
    """Requested parts of the offer: choices after `supposed`, else `suppositions`, else current `choices`."""

    choices: bool = False
    suppositions: bool = False
    supposed: str | None = None


NOTHING_WANTED = OfferParts()


class SeatOffer(Struct, frozen=True):
    """Offer to a seat."""

    choices: Prospects = NO_PROSPECTS
    suppositions: list[Supposition] = []


NOTHING_OFFERED = SeatOffer()


async def offered(shown: Live, seat: int, wanted: OfferParts) -> SeatOffer:
    """Return the requested offer, at the table as its seat sees it.
    Raises Refused for an action that cannot be supposed.
    """
    return await asyncio.to_thread(_offered, shown, seat, wanted)


async def supposition(shown: Live, seat: int, action: str) -> Supposition:
    """Return the supposition for an action. Raises Refused if the action cannot be supposed."""
    return await asyncio.to_thread(_supposed, shown, seat, action)


def _offered(shown: Live, seat: int, wanted: OfferParts) -> SeatOffer:
    if wanted.supposed is not None:
        return SeatOffer(_supposed(shown, seat, wanted.supposed).after(seat))
    if not wanted.suppositions:
        choices = (
            shown.game.bots.prospects(shown.state.observe(seat), seat) if wanted.choices else NO_PROSPECTS
        )
        return SeatOffer(choices)
    found, scene = _suppositions(shown, seat)
    return SeatOffer(Prospects([], scene), found)


def _suppositions(shown: Live, seat: int) -> Suppositions:
    if not takes_conditions(shown.table):
        return NO_SUPPOSITIONS
    return shown.game.bots.suppositions(shown.state.observe(seat), seat)


def _supposed(shown: Live, seat: int, action: str) -> Supposition:
    if not takes_conditions(shown.table):
        raise Refused("no_conditions")
    found = (one for one in _suppositions(shown, seat).found if one.choice["action"] == action)
    if (one := next(found, None)) is None:
        raise Refused("not_offered", Words("faults-not-supposed"), "supposed")
    return one


def prepared_view(
    table: Table, seat: int, move: Prepared | None, conditions: list[Condition], offers: SeatOffer
) -> PreparedView:
    """Return the owner's view of a seat's prepared move, conditions and offer."""
    view = PreparedView(seat, None, None, None, None, *offers.choices)
    if move is not None:
        view.action, view.least = move.action, move.least
        view.choice, view.dropped = move.choice, move.dropped
    view.conditions = [
        ConditionView(one.by, one.supposed, one.cause, one.move.action, one.move.least, one.move.choice)
        for one in conditions
    ]
    view.most_conditions = MOST_CONDITIONS if takes_conditions(table) else 0
    view.suppositions = [SuppositionView(one.seat, one.choice) for one in offers.suppositions]
    return view
