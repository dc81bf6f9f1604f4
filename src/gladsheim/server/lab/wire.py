"""Requests of the laboratory, with a limit on every field."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from gladsheim.server.wire.bodies import Action, OptionName, OptionValue
from gladsheim.tables.lab import MOST_ACTIONS

LONGEST_SEED = 100
MOST_SEATS = 20

Document = Annotated[dict[str, Any], Meta(max_length=100)]
"""Position document. The whole body is limited, and the game checks every field."""
LabOptions = Annotated[dict[OptionName, OptionValue], Meta(max_length=40)]
LabSeat = Annotated[int, Meta(ge=0, le=MOST_SEATS)]
LabSeed = Annotated[str, Meta(min_length=1, max_length=LONGEST_SEED)]


class LabPosition(Struct, forbid_unknown_fields=True):
    """Position and the actions taken there: a `document`, or a deal with `options` from a `seed`.

    Later chance follows from the seed as well.
    `seat` selects the view; without it, that of the seat to act.
    """

    options: LabOptions = {}
    document: Document | None = None
    seed: LabSeed | None = None
    actions: Annotated[list[Action], Meta(max_length=MOST_ACTIONS)] = []
    seat: LabSeat | None = None


class LabQuestion(Struct, forbid_unknown_fields=True):
    """Question about an action of the seat to act; the position as in `LabPosition`."""

    action: Action
    options: LabOptions = {}
    document: Document | None = None
    seed: LabSeed | None = None
