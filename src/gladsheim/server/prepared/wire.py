"""Requests and answers about prepared moves."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gladsheim.server.wire.bodies import Action, SeatNumber
from gladsheim.tables.prepared import Dropped
from gladsheim.tables.shapes import ChoiceJson, SceneJson

MOST_POINTS = 1_000


class PrepareMove(Struct, forbid_unknown_fields=True):
    """Move to prepare: an offered choice, played at the seat's next turn if it brings `least` points.

    With an action that may be `supposed`, it is a condition, beside others: played only if that action was
    taken before.
    """

    seat: SeatNumber
    action: Action
    least: Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
    supposed: Action | None = None


class ConditionView(Struct):
    """Condition: if seat `by` takes `supposed` (offered as `cause`), play `action` (as `choice`)."""

    by: int
    supposed: str
    cause: ChoiceJson
    action: str
    least: int
    choice: ChoiceJson


class SuppositionView(Struct):
    """Action that the seat `by` may take before the turn, offered as `cause`."""

    by: int
    cause: ChoiceJson


class PreparedView(Struct):
    """Prepared move of a seat of the caller's own, or the reason why the last one was `dropped`.

    `choices` may be prepared now, in the form of a view's choices for the seat to act, with the points that
    they would bring in the current position, and `scene` is the scene for choosing. Both are empty while
    the seat is to act. `choice` is the one that is prepared or was dropped.

    `conditions` are the seat's own, at most `most_conditions`: 0 if the table allows none. If requested,
    `suppositions` are the actions that they may suppose, and `scene` the one for choosing among them, null
    if it cannot be drawn; or `choices` are those after one supposition.
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
