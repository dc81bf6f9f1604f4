"""Legal actions with their points and places, as a table offers them.

Actions that differ only in cell and points, nearly all of them, are one item (`ChoiceColumns`).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.kernel import buffer
from gladsheim.core.state import look
from gladsheim.games.voluspa.notation.actions import from_code
from gladsheim.games.voluspa.pieces import CODES, TILES
from gladsheim.games.voluspa.record import (
    BOOST_SHIFT,
    DIR_SHIFT,
    DIRS,
    FLY,
    KIND_SHIFT,
    MASK,
    STEPS,
    CellCoordinates,
    places_of,
)
from gladsheim.games.voluspa.rules.columns import CHAINER, FLIER
from gladsheim.games.voluspa.rules.placing import beyond
from gladsheim.games.voluspa.rules.turn import price
from gladsheim.games.voluspa.views.events import WAYS
from gladsheim.games.voluspa.views.view import reach_of

_OVER = ("", *(WAYS.get(tile.over, "") for tile in TILES), "cover")
"""Way in which each kind comes to a cell that shows another tile, and last that of a Raven in flight."""
_KIND, _BOOSTS = KIND_SHIFT - DIR_SHIFT, BOOST_SHIFT - DIR_SHIFT


def prices_of(record: Any, codes: Sequence[int]) -> list[int]:
    """Return the points that each of these legal codes scores at once."""
    prices = buffer(len(codes))
    price(record, codes, len(codes), prices)
    return prices


def columns_of(record: Any, codes: Sequence[int], prices: Sequence[int]) -> list[Json]:
    """Return the actions of these legal codes in order: columns of those on cells, and the
    others one by one.
    """
    places, found, begin = places_of(record), [], 0
    while begin < len(codes):
        # Codes ascend: those of the same tile, boosts and direction stand side by side.
        head = codes[begin] >> DIR_SHIFT
        if head >> _KIND > FLY:
            found.append(_single(record, codes[begin], prices[begin]))
            begin += 1
            continue
        end = bisect_left(codes, head + 1 << DIR_SHIFT, begin)
        found.append(_columns(record, places, codes[begin:end], prices[begin:end]))
        begin = end
    return found


def _single(record: Any, code: int, points: int) -> Json:
    """Return an action that is on no cell."""
    action = from_code(code, record)
    found: Json = {"action": str(action), "type": action.type}
    if action.kind:
        found["piece"] = action.kind
    return {**found, "points": points}


def _columns(record: Any, places: CellCoordinates, codes: Sequence[int], points: Sequence[int]) -> Json:
    """Return the columns of actions that differ in their cells alone, with their points in the same order."""
    head = codes[0] >> DIR_SHIFT
    kind, boosts, direction = head >> _KIND, head >> _BOOSTS & 15, DIRS[head & 7]
    piece = CODES[FLIER if kind == FLY else kind]
    start = "fly" if kind == FLY else piece
    found: Json = {
        "type": "flight" if kind == FLY else "play",
        "prefix": f"{start}+{boosts}@" if boosts else f"{start}@",
        "piece": piece,
        "boosts": boosts,
        "at": [places[code & MASK][2] for code in codes],
        "way": _ways(record, kind, codes),
        "dir": direction or None,
        "points": points,
    }
    if direction:
        step = STEPS[(head & 7) - 1]
        found["suffix"] = f">{direction}"
        found["to"] = [places[int(beyond(record, code & MASK, step))][2] for code in codes]
    if kind == CHAINER:
        found["reach"] = [reach_of(record, code & MASK) for code in codes]
    return found


def _ways(record: Any, kind: int, codes: Sequence[int]) -> str | list[str]:
    """Return the way in which a tile comes to the cells of these codes: one way for all, or one for each."""
    over = _OVER[kind]
    if not over:
        return "beside"
    tiles = look(record, "tile")
    ways = [over if tiles[code & MASK] > 0 else "beside" for code in codes]
    return ways if len(set(ways)) > 1 else ways[0]
