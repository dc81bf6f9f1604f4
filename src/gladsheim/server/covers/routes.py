"""The routes of standing orders: each for one's own seat alone."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.params import JSONBody, QueryParameter

from gladsheim.server.covers.wire import OrdersView, SetOrders
from gladsheim.server.edge.requests import Caller, TableId
from gladsheim.server.hall.wire import MOST_SEATS, Strict
from gladsheim.server.identity.admission import BOTS
from gladsheim.server.identity.guests import caller_id, hall_of

OfSeat = Annotated[int, QueryParameter(ge=0, lt=MOST_SEATS, description="The number of a seat of one's own")]


@get("/tables/{table:str}/orders", refuses=("403 not_your_seat", "409 no_orders"), **BOTS)
async def standing_orders(request: Caller, table: TableId, seat: OfSeat) -> OrdersView:
    """What the hall answers for a seat of one's own that is asked in secret. Others never see it."""
    return await hall_of(request).orders.view(await caller_id(request), table, seat)


@put(
    "/tables/{table:str}/orders",
    dto=Strict[SetOrders],
    return_dto=None,
    refuses=("403 not_your_seat", "409 no_orders"),
    **BOTS,
)
async def set_standing_orders(request: Caller, table: TableId, data: JSONBody[SetOrders]) -> OrdersView:
    """Order something else for a seat of one's own, at any time. Nobody is told."""
    return await hall_of(request).orders.order(await caller_id(request), table, data.seat, data.orders)


HANDLERS = [standing_orders, set_standing_orders]
