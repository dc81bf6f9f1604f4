"""Routes of standing orders. Callers reach only their own seats."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from gladsheim.server.covers.orders import Orders
from gladsheim.server.covers.wire import OrdersView, SetOrders
from gladsheim.server.identity.admission import BOTS
from gladsheim.server.identity.guests import UserId
from gladsheim.server.wire.bodies import MOST_SEATS, Strict
from gladsheim.server.wire.requests import TableId

OfSeat = Annotated[int, QueryParameter(ge=0, lt=MOST_SEATS, description="The number of a seat of one's own")]


@get("/tables/{table:str}/orders", refuses=("not_your_seat", "no_orders"), **BOTS)
async def standing_orders(
    user: UserId, orders: NamedDependency[Orders], table: TableId, seat: OfSeat
) -> OrdersView:
    """Return how the hall answers secret questions to a seat of the caller's own.
    Other players never see it.
    """
    return await orders.view(user, table, seat)


@put(
    "/tables/{table:str}/orders",
    dto=Strict[SetOrders],
    return_dto=None,
    refuses=("not_your_seat", "no_orders"),
    **BOTS,
)
async def set_standing_orders(
    user: UserId, orders: NamedDependency[Orders], table: TableId, data: JSONBody[SetOrders]
) -> OrdersView:
    """Replace the orders for a seat of the caller's own, at any time. Other players are not notified."""
    return await orders.order(user, table, data.seat, data.orders)


HANDLERS = [standing_orders, set_standing_orders]
