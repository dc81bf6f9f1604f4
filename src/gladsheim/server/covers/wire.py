"""Requests and answers about standing orders."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gladsheim.server.wire.bodies import Identifier, SeatNumber

MOST_ORDERS = 40
MOST_STRENGTH = 1_000


class OrderView(Struct, forbid_unknown_fields=True):
    """Standing order for a kind of answer: never, at the first chance ("always"), or from strength `least`
    on.
    """

    name: Identifier
    when: Literal["never", "always", "from"]
    least: Annotated[int, Meta(ge=0, le=MOST_STRENGTH)] | None = None


class SetOrders(Struct, forbid_unknown_fields=True):
    """All orders of a seat. A kind that is not named is never answered."""

    seat: SeatNumber
    orders: Annotated[list[OrderView], Meta(max_length=MOST_ORDERS)]


class OrderKindView(Struct):
    """Kind of answer that can be ordered; its least strength is from `low` to `high`, both 0 without one."""

    name: str
    low: int
    high: int


class OrdersView(Struct):
    """Orders of a seat of the caller's own, and the kinds that can be ordered."""

    seat: int
    orders: list[OrderView]
    kinds: list[OrderKindView]
