"""What a seat or a spectator may know (V-8.4), built up field by field.

A `View` hands out a field of the record only if the field's mark lets its viewer know it.
Observations and scenes are made from what a view gives; what is not asked for is hidden.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.open_view import OpenView, open_fields
from gladsheim.core.state import Knower, look, span
from gladsheim.games.voluspa.board import put, take
from gladsheim.games.voluspa.columns import FLIER
from gladsheim.games.voluspa.outcome import result
from gladsheim.games.voluspa.pieces import CODES, KINDS, TILES
from gladsheim.games.voluspa.scoring import BOOKENDED, BOOKENDS_RULE, line, value
from gladsheim.games.voluspa.state import (
    COL_STEP,
    LAYOUT,
    MASK,
    OVER,
    PHASES,
    RAVEN,
    ROW_STEP,
    SEATS,
    places_of,
)

_KNOWER = {field.name: field.knower for field in LAYOUT.fields}
_OPEN = open_fields(LAYOUT)
_APART = [kind for kind in range(1, KINDS) if TILES[kind - 1].apart]


_SORTED = sorted(enumerate(CODES), key=lambda pair: pair[1])


def codes_of(counts: list[int]) -> list[str]:
    """Counts by kind number as a sorted list of codes."""
    return [code for kind, code in _SORTED if counts[kind] for _ in range(counts[kind])]


class View(OpenView):
    """A record as one viewer may know it: a seat, or None for a spectator."""

    def __init__(self, record: Any, viewer: int | None) -> None:
        super().__init__(record, _OPEN)
        self.viewer = viewer
        self.places = places_of(record)
        """Coordinates and text of each cell of the board."""

    def own(self, name: str) -> list[int]:
        """The viewer's own part of a field. Raises PermissionError for a spectator."""
        if self.viewer is None or _KNOWER[name] is not Knower.SEAT:
            raise PermissionError(f"the field {name!r} has no part for this viewer")
        size = len(look(self._record, name)) // SEATS
        return span(self._record, name, self.viewer * size, (self.viewer + 1) * size)

    @cached_property
    def cells(self) -> list[tuple[int, int, int]]:
        """Cell, kind and boost of everything on the board, rows from top to bottom.

        While a Raven may fly on, the record keeps it apart; on the table it lies there.
        """
        tiles, boosts = look(self._record, "tile"), look(self._record, "boost")
        corner, width, height = self.read("corner"), self.read("width"), self.read("height")
        begins = range(corner, corner + height * COL_STEP, COL_STEP)
        box = [cell & MASK for begin in begins for cell in range(begin, begin + width * ROW_STEP, ROW_STEP)]
        shown = {cell: (abs(tiles[cell]), boosts[cell]) for cell in box if tiles[cell]}
        if self.read("phase") == RAVEN:
            shown[self.read("raven")] = (FLIER, self.read("raven_boost"))
            return [(cell, *shown[cell]) for cell in box if cell in shown]
        return [(cell, *what) for cell, what in shown.items()]

    def apart(self, seat: int) -> int:
        """Number of Hels in a hand; everyone may know it."""
        hands = look(self._record, "hands")
        return sum([hands[seat * KINDS + kind] for kind in _APART])

    def known(self, seat: int) -> list[str]:
        """The part of a hand that every observer can know."""
        return codes_of(self.part("known", seat * KINDS, (seat + 1) * KINDS))

    @cached_property
    def board(self) -> Any:
        """A board to read values off, with a Raven in flight where it lies."""
        if self.read("phase") != RAVEN:
            return self._record
        board = LAYOUT.scratch("view")
        LAYOUT.fill(board, self._record)
        if self.read("under"):
            take(board, self.read("raven"))
        put(board, self.read("raven"), FLIER, self.read("raven_boost"))
        return board


def tile_text(kind: int, boost: int) -> str:
    """A tile on the board as the documents write it."""
    return CODES[kind] + (f"+{boost}" if boost else "")


def board_part(view: View) -> Json:
    """The board as the documents write it."""
    return {view.places[cell][2]: tile_text(kind, boost) for cell, kind, boost in view.cells}


def public_part(view: View, options: Json) -> Json:
    """All but the board of a position document that everyone may know, in the order of V-8.1."""
    players = options["players"]
    phase = view.read("phase")
    part: Json = {
        "game": "voluspa",
        "version": 1,
        "options": {name: options[name] for name in ("players", "kinds", "no_late_hel")},
        "discard": codes_of(view.read("discard")),
        "removed": codes_of(view.read("removed")),
        "scores": view.part("scores", 0, players),
        "reached": view.part("reached", 0, players),
        "events": view.read("events"),
        "first": view.read("first"),
        "turn": None if phase == OVER else view.read("turn"),
        "phase": PHASES[phase],
    }
    if view.read("hermod") >= 0:
        part["hermod"] = view.places[view.read("hermod")][2]
    if phase == RAVEN:
        under = view.read("under")
        part["raven"] = {
            "at": view.places[view.read("raven")][2],
            "under": CODES[under] if under else None,
        }
    return part


def observe(record: Any, options: Json, seat: int | None) -> Json:
    """The observer's document (V-8.4)."""
    view = View(record, seat)
    public = public_part(view, options)
    hands: list[Any] = [
        codes_of(view.own("hands"))
        if other == seat
        else {"count": view.look("held")[other], "hel": view.apart(other), "known": view.known(other)}
        for other in range(options["players"])
    ]
    head = {name: public.pop(name) for name in ("game", "version", "options")}
    return {**head, "board": board_part(view), "hands": hands, "deck": view.read("deck_left"), **public}


def scene(record: Any, options: Json, seat: int | None, board: list[Json] | None = None) -> Json:
    """The observation as a table is drawn from it, with every figure a player reads off.

    `board` is that of another viewer's scene of the same position: all see the same.
    """
    view = View(record, seat)
    public = public_part(view, options)
    outcome = result(public["turn"] is None, public["scores"], public["reached"], public["first"])
    return {
        "game": "voluspa",
        "options": options,
        "viewer": seat,
        "board": _drawn_board(view) if board is None else board,
        "seats": [
            {
                "score": public["scores"][other],
                "display": outcome["display"][other],
                "tiles": view.look("held")[other],
                "hels": view.apart(other),
                "known": view.known(other),
                "hand": codes_of(view.own("hands")) if other == seat else None,
            }
            for other in range(options["players"])
        ],
        "deck": view.read("deck_left"),
        **{name: public[name] for name in ("discard", "removed", "turn", "first", "phase")},
        "hermod": public.get("hermod"),
        "raven": public.get("raven"),
        "over": outcome["over"],
        "ranking": outcome["ranking"],
    }


def _drawn_board(view: View) -> list[Json]:
    worth = look(view.board, "worth")
    return [_drawn_tile(view, cell, worth[cell], kind, boost) for cell, kind, boost in view.cells]


def _drawn_tile(view: View, cell: int, worth: int, kind: int, boost: int) -> Json:
    x, y, at = view.places[cell]
    tile = TILES[kind - 1]
    face: int | None = None if tile.gap else worth
    row = col = face
    if tile.packs:
        row, col = int(value(view.board, cell, ROW_STEP)), int(value(view.board, cell, COL_STEP))
    return {
        "at": at,
        "x": x,
        "y": y,
        "tile": tile.code,
        "boost": boost,
        "face": face,
        "row": row,
        "col": col,
        "muted": face == 0 and (tile.value or 0) + boost > 0,
        "bookend_row": tile.bookends and _is_bookend(view.board, cell, ROW_STEP),
        "bookend_col": tile.bookends and _is_bookend(view.board, cell, COL_STEP),
    }


def _is_bookend(board: Any, cell: int, step: int) -> bool:
    tiles = look(board, "tile")
    if (tiles[(cell - step) & MASK] > 0) == (tiles[(cell + step) & MASK] > 0):
        # Alone, or between others: at no end of a line.
        return False
    return int(line(board, cell, step)[4]) in (BOOKENDS_RULE, BOOKENDED)
