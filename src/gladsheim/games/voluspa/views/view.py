"""View of a seat or a spectator (V-8.4), built up field by field.

A `View` hands out a field of the record only if the field's mark lets its viewer know it. Observations and
scenes are made from a view; fields that are not asked for stay hidden.
"""

from __future__ import annotations

from functools import cached_property, partial
from typing import Any, cast

from gladsheim.core.engine.head import MOST_GATHERED
from gladsheim.core.game import Json
from gladsheim.core.positions.open_view import OpenView, open_fields
from gladsheim.core.state import FieldAudience, listed, look, span
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.notation.shapes import (
    OPTION_FIELDS,
    VoluspaDocumentOptions,
    VoluspaHead,
    VoluspaPublic,
)
from gladsheim.games.voluspa.pieces import CODES, KINDS, TILES
from gladsheim.games.voluspa.record import COL_STEP, LAYOUT, MASK, ROW_STEP, SEATS, STEPS, places_of
from gladsheim.games.voluspa.rules.board import put, take
from gladsheim.games.voluspa.rules.columns import FLIER
from gladsheim.games.voluspa.rules.outcome import result
from gladsheim.games.voluspa.rules.placing import reach
from gladsheim.games.voluspa.rules.scoring import BOOKENDED, BOOKENDS_RULE, line, value
from gladsheim.games.voluspa.views.gathering import gather
from gladsheim.games.voluspa.views.shapes import VoluspaOptions, VoluspaScene, VoluspaTile, VoluspaTileFigures

_KNOWER = {field.name: field.knower for field in LAYOUT.fields}
_OPEN = open_fields(LAYOUT)
_APART = [kind for kind in range(1, KINDS) if TILES[kind - 1].apart]


_OWN_FIGURES = (False, *(tile.packs or tile.bookends for tile in TILES))
"""Flags by kind: whether a tile has figures of its own in its row and its column."""

Figures = tuple[int, int, bool, bool]
"""Value in row and column, and whether the tile is a bookend there."""

_SORTED = sorted(enumerate(CODES), key=lambda pair: pair[1])


def codes_of(counts: list[int]) -> list[str]:
    """Return counts by kind number as a sorted list of codes."""
    if not any(counts):
        return []
    return [code for kind, code in _SORTED if counts[kind] for _ in range(counts[kind])]


class View(OpenView):
    """Record as one viewer may know it: a seat, or None for a spectator."""

    def __init__(self, record: Any, viewer: int | None, gathered: list[int] | None = None) -> None:
        """Make a view; `gathered` are the numbers of `Rules.gather`, if the caller has them."""
        super().__init__(record, _OPEN)
        self.viewer, self._gathered = viewer, gathered

    @cached_property
    def places(self) -> Any:
        """Coordinates and text of each cell of the board."""
        return places_of(self._record)

    def own(self, name: str) -> list[int]:
        """Return the viewer's own part of a field. Raises PermissionError for a spectator."""
        if self.viewer is None or _KNOWER[name] is not FieldAudience.SEAT:
            raise PermissionError(f"the field {name!r} has no part for this viewer")
        size = len(look(self._record, name)) // SEATS
        return span(self._record, name, self.viewer * size, (self.viewer + 1) * size)

    @cached_property
    def cells(self) -> list[tuple[int, int, int]]:
        """Cell, kind and boost of everything on the board, rows from top to bottom."""
        if self._gathered is None:
            self._gathered = listed(partial(gather, self._record), MOST_GATHERED)
        numbers = iter(self._gathered)
        return list(zip(numbers, numbers, numbers, strict=True))

    def apart(self, seat: int) -> int:
        """Return the number of Hels in a hand; everyone may know it."""
        hands = look(self._record, "hands")
        return sum([hands[seat * KINDS + kind] for kind in _APART])

    def known(self, seat: int) -> list[str]:
        """Return the part of a hand that every observer can know."""
        return codes_of(self.part("known", seat * KINDS, (seat + 1) * KINDS))

    @cached_property
    def board(self) -> Any:
        """Board to read values off, with a Raven in flight where it lies."""
        if self.read("phase") != phases.RAVEN:
            return self._record
        board = LAYOUT.scratch("view")
        LAYOUT.fill(board, self._record)
        if self.read("under"):
            take(board, self.read("raven"))
        put(board, self.read("raven"), FLIER, self.read("raven_boost"))
        return board


def reach_of(record: Any, cell: int) -> list[int]:
    """Return how many cells north, east, south and west a tile may follow a Hermod on a cell."""
    return [int(reach(record, cell, step)) for step in STEPS]


def board_part(view: View) -> dict[str, str]:
    """Return the board in the form of the documents."""
    places = view.places
    return {
        places[cell][2]: f"{CODES[kind]}+{boost}" if boost else CODES[kind]
        for cell, kind, boost in view.cells
    }


def head_part(options: Json) -> VoluspaHead:
    """Return the head of a document: the game, its version and its options."""
    chosen = {name: options[name] for name in OPTION_FIELDS if name in options}
    return {"game": "voluspa", "version": 1, "options": cast(VoluspaDocumentOptions, chosen)}


def public_part(view: View, players: int) -> VoluspaPublic:
    """Return the facts that all may know besides the board, in the order of V-8.1."""
    phase = view.read("phase")
    part: VoluspaPublic = {
        "discard": codes_of(view.read("discard")),
        "removed": codes_of(view.read("removed")),
        "scores": view.part("scores", 0, players),
        "reached": view.part("reached", 0, players),
        "events": view.read("events"),
        "first": view.read("first"),
        "turn": None if phase == phases.OVER else view.read("turn"),
        "phase": phases.NAMES[phase],
    }
    if view.read("hermod") >= 0:
        part["hermod"] = view.places[view.read("hermod")][2]
    if phase == phases.RAVEN:
        under = view.read("under")
        part["raven"] = {"at": view.places[view.read("raven")][2], "under": CODES[under] if under else None}
    return part


def observe(record: Any, options: Json, seat: int | None, gathered: list[int]) -> Json:
    """Return the observer's document (V-8.4); `gathered` as for a `View`."""
    view = View(record, seat, gathered)
    hands: list[Any] = [
        codes_of(view.own("hands"))
        if other == seat
        else {"count": view.look("held")[other], "hel": view.apart(other), "known": view.known(other)}
        for other in range(options["players"])
    ]
    return {
        **head_part(options),
        "board": board_part(view),
        "hands": hands,
        "deck": view.read("deck_left"),
        **public_part(view, options["players"]),
    }


def scene(record: Any, options: Json, seat: int | None) -> Json:
    """Return the observation in the form that a table is drawn from, with every figure that a
    player reads off.
    """
    view = View(record, seat)
    public = public_part(view, options["players"])
    outcome = result(public["turn"] is None, public["scores"], public["reached"], public["first"])
    found: VoluspaScene = {
        "game": "voluspa",
        "options": cast(VoluspaOptions, options),
        "viewer": seat,
        "board": _drawn_board(view),
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
        "discard": public["discard"],
        "removed": public["removed"],
        "turn": public["turn"],
        "first": public["first"],
        "phase": public["phase"],
        "hermod": public.get("hermod"),
        "reach": None if view.read("hermod") < 0 else reach_of(record, view.read("hermod")),
        "raven": public.get("raven"),
        "over": outcome["over"],
        "ranking": outcome["ranking"],
    }
    return cast(Json, found)


def _drawn_board(view: View) -> list[VoluspaTile]:
    board, places = view.board, view.places
    worth = look(board, "worth")
    found: list[VoluspaTile] = []
    for cell, kind, boost in view.cells:
        x, y, at = places[cell]
        figures = _figures(board, cell, kind) if _OWN_FIGURES[kind] else None
        found.append({"at": at, "x": x, "y": y, **_drawn_tile(kind, boost, worth[cell], figures)})
    return found


def _figures(board: Any, cell: int, kind: int) -> Figures:
    if TILES[kind - 1].packs:
        return int(value(board, cell, ROW_STEP)), int(value(board, cell, COL_STEP)), False, False
    worth = look(board, "worth")[cell]
    return worth, worth, _is_bookend(board, cell, ROW_STEP), _is_bookend(board, cell, COL_STEP)


def _drawn_tile(kind: int, boost: int, worth: int, figures: Figures | None) -> VoluspaTileFigures:
    tile = TILES[kind - 1]
    face: int | None = None if tile.gap else worth
    row, col, ends_row, ends_col = figures or (face, face, False, False)
    return {
        "tile": tile.code,
        "boost": boost,
        "face": face,
        "row": row,
        "col": col,
        "muted": face == 0 and (tile.value or 0) + boost > 0,
        "bookend_row": ends_row,
        "bookend_col": ends_col,
    }


def _is_bookend(board: Any, cell: int, step: int) -> bool:
    tiles = look(board, "tile")
    if (tiles[(cell - step) & MASK] > 0) == (tiles[(cell + step) & MASK] > 0):
        # Alone, or between others: at no end of a line.
        return False
    return line(board, cell, step).rule in (BOOKENDS_RULE, BOOKENDED)
