"""What may be asked of the laboratory, with a bound on everything."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from gladsheim.server.wire.bodies import Action, OptionName, OptionValue
from gladsheim.tables.lab import MOST_ACTIONS

LONGEST_SEED = 100
MOST_SEATS = 20

Document = Annotated[dict[str, Any], Meta(max_length=100)]
"""A position document; the whole body is bounded, and the game checks every field."""
LabOptions = Annotated[dict[OptionName, OptionValue], Meta(max_length=40)]
LabSeat = Annotated[int, Meta(ge=0, le=MOST_SEATS)]
LabSeed = Annotated[str, Meta(min_length=1, max_length=LONGEST_SEED)]


class LabPosition(Struct, forbid_unknown_fields=True):
    """A position and what is done there: a `document`, or a deal with `options` from a `seed`.

    Chance after that follows from the seed as well. `seat` is whose view is asked for: without it, that
    of the seat to act.
    """

    options: LabOptions = {}
    document: Document | None = None
    seed: LabSeed | None = None
    actions: Annotated[list[Action], Meta(max_length=MOST_ACTIONS)] = []
    seat: LabSeat | None = None


class LabQuestion(Struct, forbid_unknown_fields=True):
    """An action of the seat to act that is asked about, and the position, as in `LabPosition`."""

    action: Action
    options: LabOptions = {}
    document: Document | None = None
    seed: LabSeed | None = None
