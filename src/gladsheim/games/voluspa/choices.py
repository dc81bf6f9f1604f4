"""The legal actions with their points and places, as a table offers them.

This is what every view of a running game is made of, and there are many of them: what several
actions have in common, such as the text of a cell, is worked out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.kernel import buffer
from gladsheim.core.state import look
from gladsheim.games.voluspa.actions import cell_text, from_code
from gladsheim.games.voluspa.columns import FLIER
from gladsheim.games.voluspa.events import landing_text, way_of
from gladsheim.games.voluspa.pieces import CODES, KINDS
from gladsheim.games.voluspa.state import BOOST_SHIFT, DIR_SHIFT, KIND_SHIFT, MASK, cell_place
from gladsheim.games.voluspa.turn import price


def choices_of(record: Any, codes: Sequence[int]) -> list[Json]:
    """The actions of these legal codes: `action`, `type`, where and how, and `points`."""
    prices = buffer(max(1, len(codes)))
    price(record, codes, len(codes), prices)
    tiles = look(record, "tile")
    cells: dict[int, str] = {}
    found = []
    for code, points in zip(codes, prices, strict=False):
        if code >> KIND_SHIFT >= KINDS or code >> DIR_SHIFT & 7 or tiles[code & MASK] > 0:
            found.append(_choice(record, code, int(points)))
            continue
        cell, boosts = code & MASK, code >> BOOST_SHIFT & 15
        at = cells.get(cell)
        if at is None:
            at = cells[cell] = cell_text(cell_place(record, cell))
        piece = CODES[code >> KIND_SHIFT]
        found.append(
            {
                "action": f"{piece}+{boosts}@{at}" if boosts else f"{piece}@{at}",
                "type": "play",
                "piece": piece,
                "boosts": boosts,
                "at": at,
                "way": "beside",
                "dir": None,
                "points": int(points),
            }
        )
    return found


def _choice(record: Any, code: int, points: int) -> Json:
    """Any action; the way of those that are not simply laid beside others."""
    action = from_code(code, record)
    found: Json = {"action": str(action), "type": action.type}
    if action.type == "discard":
        found["piece"] = action.kind
    elif action.at is not None:
        found |= {
            "piece": action.kind or CODES[FLIER],
            "boosts": action.boosts,
            "at": cell_text(action.at),
            "way": way_of(record, action),
            "dir": action.dir or None,
        }
        if action.dir:
            found["to"] = landing_text(record, action)
    return {**found, "points": points}
