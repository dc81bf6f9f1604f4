"""Position document of a state (VH-14.1), with piles and generator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from gladsheim.core.chance import rng_of
from gladsheim.core.game import Json
from gladsheim.core.state import read, span
from gladsheim.games.valhalla.notation.shapes import ValhallaDocument
from gladsheim.games.valhalla.pieces import IDS
from gladsheim.games.valhalla.views.view import View, head_part, table_part


def to_document(record: Any, options: Json, gathered: Sequence[int]) -> Json:
    """Return the complete position document of a record; `gathered` as for a `View`."""
    draw = span(record, "draw", 0, read(record, "draw_count"))
    discard = span(record, "discard", 0, read(record, "discard_count"))
    found: ValhallaDocument = {
        **head_part(options),
        "rng": str(rng_of(record)),
        "draw": [IDS[card] for card in reversed(draw)],
        "discard": [IDS[card] for card in discard],
        **table_part(View(record, gathered)),
    }
    return cast(Json, found)
