"""What callers may send about their standing orders, and the answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gladsheim.server.wire.bodies import Identifier, SeatNumber

MOST_ORDERS = 40
MOST_STRENGTH = 1_000


class OrderView(Struct, forbid_unknown_fields=True):
    """A kind of answer: never, always at the first chance, or only from a strength on (`least`)."""

    name: Identifier
    when: Literal["never", "always", "from"]
    least: Annotated[int, Meta(ge=0, le=MOST_STRENGTH)] | None = None


class SetOrders(Struct, forbid_unknown_fields=True):
    """All that a seat orders; what is not named is never done."""

    seat: SeatNumber
    orders: Annotated[list[OrderView], Meta(max_length=MOST_ORDERS)]


class OrderKindView(Struct):
    """What can be ordered; the least strength lies between `low` and `high`, both 0 without one."""

    name: str
    low: int
    high: int


class OrdersView(Struct):
    """What is ordered for a seat of one's own, and what can be."""

    seat: int
    orders: list[OrderView]
    kinds: list[OrderKindView]
