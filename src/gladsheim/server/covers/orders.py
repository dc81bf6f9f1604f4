"""Standing orders: at tables with this cover the hall answers secret questions for the players.

The hall answers at once, as the player ordered beforehand, or passes; it does so behind the same pause in
which bots answer (`pauses.py`). The answer is a line like any other, with an action id derived from its
number, so that only one of several processes stores it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from gladsheim.core.contract.traits import OrderKind
from gladsheim.core.words import Words
from gladsheim.server.covers.wire import OrderKindView, OrdersView, OrderView
from gladsheim.server.live_tables.live_tables import LiveTables, admit
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.wire.errors import BadRequest, Refused
from gladsheim.store import ActionIdTaken, DatabaseError, OutOfStep
from gladsheim.tables.refusals import NotYourSeat, TableError
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION

logger = logging.getLogger(__name__)

NEVER: Literal["never"] = "never"
ALWAYS: Literal["always"] = "always"
FROM: Literal["from"] = "from"


class Orders:
    """Standing orders at the tables of one process."""

    def __init__(self, tables: LiveTables, time: HallTime) -> None:
        self._tables = tables
        self._time = time
        self.tasks: set[asyncio.Task[Any]] = set()
        """Running tasks that answer."""

    async def stop(self) -> None:
        """Stop answering."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Answers

    def look(self, live: Live) -> None:
        """Start to answer if a person is asked at the table's new position."""
        if live.waits_for_order:
            self.tasks.add(task := asyncio.ensure_future(self._answer(live.table.id)))
            task.add_done_callback(self.tasks.discard)

    async def _answer(self, table: str) -> None:
        try:
            async with self._tables.lock(table):
                await self.settle(await self._tables.load(table))
        except (TableError, DatabaseError) as error:
            # The timekeeper looks at it again.
            logger.warning("table %s: standing orders cannot be read yet: %s", table, error)

    async def settle(self, live: Live) -> Live:
        """Answer for the seats that are asked at a table whose lock the caller holds.
        Returns the position then.
        """
        while live.waits_for_order and (seat := live.to_act) is not None:
            owner = live.table.seats[seat].owner
            given = {} if owner is None else await self._tables.store.orders.given(live.table.id, seat, owner)
            # Right after the deal nothing covers an answer that others see.
            action = live.game.secrets.ordered(live.state, given) if live.covered else None
            action = action or live.passing
            line = self._time.line(live, f"order-{live.seq + 1}", seat, ACTION, action)
            try:
                live = await self._tables.write(live, line)
            except (OutOfStep, ActionIdTaken):
                # Another process was faster.
                live = await self._tables.load(live.table.id)
        return live

    # Orders of people

    async def view(self, user: str | None, table: str, seat: int) -> OrdersView:
        """Return the caller's orders for a seat of its own."""
        owner, kinds = await self._own(user, table, seat)
        given = await self._tables.store.orders.given(table, seat, owner)
        return _view(seat, kinds, given)

    async def order(self, user: str | None, table: str, seat: int, wishes: Sequence[OrderView]) -> OrdersView:
        """Replace the caller's orders for a seat of its own."""
        owner, kinds = await self._own(user, table, seat)
        given = chosen(kinds, wishes)
        await self._tables.store.orders.give(table, seat, owner, given)
        return _view(seat, kinds, given)

    async def _own(self, user: str | None, table: str, seat: int) -> tuple[str, tuple[OrderKind, ...]]:
        found = await self._tables.fixed(table)
        admit(found, user)
        if user is None or seat not in found.owned_by(user):
            raise NotYourSeat
        if not found.terms.orders:
            raise Refused("no_orders")
        return user, self._tables.games.info(found.game).traits.orders


def chosen(kinds: Sequence[OrderKind], wishes: Sequence[OrderView]) -> dict[str, int]:
    """Return the ordered kinds, each with its least strength. Raises BadRequest."""
    known, given = {kind.name: kind for kind in kinds}, {}
    seen: set[str] = set()
    for number, wish in enumerate(wishes):
        field = f"orders[{number}]"
        kind = known.get(wish.name)
        if kind is None or wish.name in seen:
            allowed = ", ".join(name for name in known if name not in seen)
            raise BadRequest(
                Words.of("faults-no-order", name=repr(wish.name), allowed=allowed), f"{field}.name"
            )
        seen.add(wish.name)
        if wish.when == FROM and not kind.high:
            allowed = f"{NEVER!r}, {ALWAYS!r}"
            raise BadRequest(Words.of("faults-order-when", when=repr(FROM), allowed=allowed), f"{field}.when")
        given[wish.name] = _least(kind, wish, f"{field}.least")
    return {wish.name: given[wish.name] for wish in wishes if wish.when != NEVER}


def _least(kind: OrderKind, wish: OrderView, field: str) -> int:
    low, high = kind.low, kind.high
    allowed = f"{low} – {high}"
    if wish.when != FROM:
        if wish.least is not None:
            raise BadRequest(Words.of("faults-order-least", least=str(wish.least), allowed="null"), field)
        return 0
    if wish.least is None or not low <= wish.least <= high:
        least = "null" if wish.least is None else str(wish.least)
        raise BadRequest(Words.of("faults-order-least", least=least, allowed=allowed), field)
    return wish.least


def _view(seat: int, kinds: Sequence[OrderKind], given: Mapping[str, int]) -> OrdersView:
    orders = [_order(kind.name, given.get(kind.name)) for kind in kinds]
    return OrdersView(seat, orders, [OrderKindView(kind.name, kind.low, kind.high) for kind in kinds])


def _order(name: str, least: int | None) -> OrderView:
    if least is None:
        return OrderView(name, NEVER)
    return OrderView(name, FROM, least) if least else OrderView(name, ALWAYS)
