"""The legal actions with their points and places, as a table offers them.

This is what every view of a running game is made of, and there are many of them: what several
actions have in common, such as the text of a cell, is worked out once.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.kernel import buffer
from gladsheim.core.state import look
from gladsheim.games.voluspa.notation.actions import cell_text, from_code
from gladsheim.games.voluspa.pieces import CODES, KINDS, TILES
from gladsheim.games.voluspa.record import BOOST_SHIFT, DIR_SHIFT, KIND_SHIFT, MASK, places_of
from gladsheim.games.voluspa.rules.columns import CHAINER, FLIER
from gladsheim.games.voluspa.rules.turn import price
from gladsheim.games.voluspa.views.events import WAYS, landing_text, way_of
from gladsheim.games.voluspa.views.view import reach_of

_OVER = ("", *(WAYS.get(tile.over, "") for tile in TILES))
"""How a kind comes to a cell that shows another tile."""


def prices_of(record: Any, codes: Sequence[int]) -> list[int]:
    """The points that each of these legal codes brings at once."""
    prices = buffer(len(codes))
    price(record, codes, len(codes), prices)
    return prices


def encoded_choices(record: Any, codes: Sequence[int], prices: Sequence[int]) -> bytes:
    """What `choices_of` gives, as JSON."""
    tiles, places = look(record, "tile"), places_of(record)
    found: list[str] = []
    last, laid = -1, False
    for code, points in zip(codes, prices, strict=True):
        if code >> DIR_SHIFT != last:
            # Actions with the same tile follow on each other, and differ in little.
            last, kind, boosts = code >> DIR_SHIFT, code >> KIND_SHIFT, code >> BOOST_SHIFT & 15
            laid = kind < KINDS and not last & 7
            if laid:
                piece = CODES[kind]
                head = f'{{"action":"{piece}+{boosts}@' if boosts else f'{{"action":"{piece}@'
                at_words = f'","type":"play","piece":"{piece}","boosts":{boosts},"at":"'
                over, beside = (f'","way":"{way}","dir":null,"points":' for way in (_OVER[kind], "beside"))
        if laid:
            cell = code & MASK
            at = places[cell][2]
            far = (
                f',"reach":{json.dumps(reach_of(record, cell), separators=(",", ":"))}'
                if kind == CHAINER
                else ""
            )
            found.append(f"{head}{at}{at_words}{at}{over if tiles[cell] > 0 else beside}{points}{far}}}")
        else:
            found.append(json.dumps(_choice(record, code, points), separators=(",", ":")))
    return f"[{','.join(found)}]".encode()


def choices_of(record: Any, codes: Sequence[int], prices: Sequence[int]) -> list[Json]:
    """The actions of these legal codes: `action`, `type`, where and how, and `points`."""
    tiles, places = look(record, "tile"), places_of(record)
    found: list[Json] = []
    last, head, piece, boosts, over = -1, "", "", 0, ""
    for code, points in zip(codes, prices, strict=True):
        if code >> KIND_SHIFT >= KINDS or code >> DIR_SHIFT & 7:
            found.append(_choice(record, code, points))
            continue
        if code >> DIR_SHIFT != last:
            # Actions with the same tile follow on each other.
            last, kind, boosts = code >> DIR_SHIFT, code >> KIND_SHIFT, code >> BOOST_SHIFT & 15
            piece, over = CODES[kind], _OVER[kind]
            head = f"{piece}+{boosts}@" if boosts else f"{piece}@"
        cell = code & MASK
        at = places[cell][2]
        found.append(
            {
                "action": head + at,
                "type": "play",
                "piece": piece,
                "boosts": boosts,
                "at": at,
                "way": over if tiles[cell] > 0 else "beside",
                "dir": None,
                "points": points,
            }
        )
        if kind == CHAINER:
            found[-1]["reach"] = reach_of(record, cell)
    return found


def _choice(record: Any, code: int, points: int) -> Json:
    """Any action: also those that are no tile laid on a cell, or that bump another."""
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
