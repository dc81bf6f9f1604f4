"""What callers may send about the moves that they prepare, and the answer."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gladsheim.core.game import Json
from gladsheim.server.hall.wire import Action, SeatNumber
from gladsheim.tables.prepared import Dropped

MOST_POINTS = 1_000


class PrepareMove(Struct, forbid_unknown_fields=True):
    """One of the choices offered, to be played at the seat's next turn if it brings so many points."""

    seat: SeatNumber
    action: Action
    least: Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]


class PreparedView(Struct):
    """What waits for the turn of a seat of one's own, or why the last such move was `dropped`.

    `choices` are what may be prepared now, as a view has them for the seat to act, with the points
    that they would bring in the position as it is, and `scene` the one in which they would be made; none
    while the seat is to act. `choice` is the one that waits or was dropped.
    """

    seat: int
    action: str | None
    least: int | None
    choice: Json | None
    dropped: Dropped | None
    choices: list[Json]
    scene: Json | None = None
