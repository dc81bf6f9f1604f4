"""What callers may send about the moves that they prepare, and the answer."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gladsheim.server.wire.bodies import Action, SeatNumber
from gladsheim.tables.prepared import Dropped
from gladsheim.tables.shapes import ChoiceJson, SceneJson

MOST_POINTS = 1_000


class PrepareMove(Struct, forbid_unknown_fields=True):
    """One of the choices offered, to be played at the seat's next turn if it brings so many points.

    With an action that may be `supposed`: only if that is done before; a condition, beside the others.
    """

    seat: SeatNumber
    action: Action
    least: Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
    supposed: Action | None = None


class ConditionView(Struct):
    """If the seat `by` does what is `supposed`, offered as `cause`, then `action`, offered as `choice`."""

    by: int
    supposed: str
    cause: ChoiceJson
    action: str
    least: int
    choice: ChoiceJson


class SuppositionView(Struct):
    """What the seat `by` may do before the turn, offered as `cause`."""

    by: int
    cause: ChoiceJson


class PreparedView(Struct):
    """What waits for the turn of a seat of one's own, or why the last such move was `dropped`.

    `choices` are what may be prepared now, as a view has them for the seat to act, with the points
    that they would bring in the position as it is, and `scene` the one in which they would be made; none
    while the seat is to act. `choice` is the one that waits or was dropped.

    `conditions` are the seat's own, at most `most_conditions`: 0 where there are none. Where it was asked
    for, `suppositions` is what they may suppose, and `scene` the one in which others would choose it, null
    where that cannot be drawn; or `choices` are those after one.
    """

    seat: int
    action: str | None
    least: int | None
    choice: ChoiceJson | None
    dropped: Dropped | None
    choices: list[ChoiceJson]
    scene: SceneJson | None = None
    conditions: list[ConditionView] = []
    most_conditions: int = 0
    suppositions: list[SuppositionView] = []
