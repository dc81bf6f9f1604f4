"""Position document of a state (V-8.1), with all that is hidden in it."""

from __future__ import annotations

from typing import Any, cast

from gladsheim.core.game import Json
from gladsheim.core.state import read, span
from gladsheim.games.voluspa.notation.shapes import VoluspaDocument
from gladsheim.games.voluspa.pieces import CODES, KINDS
from gladsheim.games.voluspa.views.view import View, board_part, codes_of, head_part, public_part


def to_document(record: Any, options: Json) -> Json:
    """Return the complete position document of a record."""
    view = View(record, None)
    hands, known = read(record, "hands"), read(record, "known")
    seats = range(options["players"])
    deck = span(record, "deck", 0, read(record, "deck_left"))
    found: VoluspaDocument = {
        **head_part(options),
        "board": board_part(view),
        "hands": [codes_of(hands[seat * KINDS : (seat + 1) * KINDS]) for seat in seats],
        "known": [codes_of(known[seat * KINDS : (seat + 1) * KINDS]) for seat in seats],
        "deck": [CODES[kind] for kind in reversed(deck)],
        **public_part(view, options["players"]),
    }
    return cast(Json, found)
