"""What a seat or a spectator may know (V-8.4), built up field by field.

A `View` hands out a field of the record only if the field's mark lets its viewer know it.
Observations and scenes are made from what a view gives; what is not asked for is hidden.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.kernel import buffer
from gladsheim.core.state import Knower, look, read
from gladsheim.games.voluspa.actions import cell_text
from gladsheim.games.voluspa.board import list_tiles, put, take
from gladsheim.games.voluspa.columns import FLIER
from gladsheim.games.voluspa.outcome import result
from gladsheim.games.voluspa.pieces import BY_CODE, CODES, KINDS, TILES
from gladsheim.games.voluspa.scoring import BOOKENDED, BOOKENDS_RULE, line, value
from gladsheim.games.voluspa.setup import copy
from gladsheim.games.voluspa.state import (
    COL_STEP,
    LAYOUT,
    OVER,
    PHASES,
    RAVEN,
    ROW_STEP,
    SEATS,
    TILES_IN_ALL,
    cell_place,
)

_KNOWER = {field.name: field.knower for field in LAYOUT.fields}
_APART = [kind for kind in range(1, KINDS) if TILES[kind - 1].apart]


def codes_of(counts: list[int]) -> list[str]:
    """Counts by kind number as a sorted list of codes."""
    return sorted(code for kind, code in enumerate(CODES) for _ in range(counts[kind]))


class View:
    """A record as one viewer may know it: a seat, or None for a spectator."""

    def __init__(self, record: Any, viewer: int | None) -> None:
        self._record = record
        self.viewer = viewer
        self._places: dict[int, tuple[int, int]] = {}

    def read(self, name: str) -> Any:
        """A field that everyone may know. Raises PermissionError for any other."""
        if _KNOWER[name] not in (Knower.EVERYONE, Knower.DERIVED):
            raise PermissionError(f"the field {name!r} is not for everyone")
        return read(self._record, name)

    def own(self, name: str) -> list[int]:
        """The viewer's own part of a field. Raises PermissionError for a spectator."""
        if self.viewer is None or _KNOWER[name] is not Knower.SEAT:
            raise PermissionError(f"the field {name!r} has no part for this viewer")
        whole: list[int] = read(self._record, name)
        size = len(whole) // SEATS
        return whole[self.viewer * size : (self.viewer + 1) * size]

    def place(self, cell: int) -> tuple[int, int]:
        """Coordinates of a cell of the board."""
        found = self._places.get(cell)
        if found is None:
            found = self._places[cell] = cell_place(self._record, cell)
        return found

    @cached_property
    def cells(self) -> list[tuple[int, int, int]]:
        """Cell, kind and boost of everything on the board, rows from top to bottom.

        While a Raven may fly on, the record keeps it apart; on the table it lies there.
        """
        out = buffer(3 * TILES_IN_ALL)
        count = int(list_tiles(self._record, out))
        shown = {int(out[3 * at]): (int(out[3 * at + 1]), int(out[3 * at + 2])) for at in range(count)}
        if self.read("phase") == RAVEN:
            shown[self.read("raven")] = (FLIER, self.read("raven_boost"))
        order = sorted(shown, key=lambda cell: self.place(cell)[::-1])
        return [(cell, *shown[cell]) for cell in order]

    def apart(self, seat: int) -> int:
        """Number of Hels in a hand; everyone may know it."""
        own: list[int] = read(self._record, "hands")[seat * KINDS : (seat + 1) * KINDS]
        return sum(own[kind] for kind in _APART)

    def known(self, seat: int) -> list[str]:
        """The part of a hand that every observer can know."""
        return codes_of(self.read("known")[seat * KINDS : (seat + 1) * KINDS])

    def shown_board(self) -> Any:
        """A board to read values off, with a Raven in flight where it lies."""
        if self.read("phase") != RAVEN:
            return self._record
        board = LAYOUT.scratch("view")
        copy(board, self._record)
        if self.read("under"):
            take(board, self.read("raven"))
        put(board, self.read("raven"), FLIER, self.read("raven_boost"))
        return board


def tile_text(kind: int, boost: int) -> str:
    """A tile on the board as the documents write it."""
    return CODES[kind] + (f"+{boost}" if boost else "")


def public_part(view: View, options: Json) -> Json:
    """Everything of a position document that everyone may know, in the order of V-8.1."""
    players = options["players"]
    phase = view.read("phase")
    part: Json = {
        "game": "voluspa",
        "version": 1,
        "options": {name: options[name] for name in ("players", "kinds", "no_late_hel")},
        "board": {cell_text(view.place(cell)): tile_text(kind, boost) for cell, kind, boost in view.cells},
        "discard": codes_of(view.read("discard")),
        "removed": codes_of(view.read("removed")),
        "scores": view.read("scores")[:players],
        "reached": view.read("reached")[:players],
        "events": view.read("events"),
        "first": view.read("first"),
        "turn": None if phase == OVER else view.read("turn"),
        "phase": PHASES[phase],
    }
    if view.read("hermod") >= 0:
        part["hermod"] = cell_text(view.place(view.read("hermod")))
    if phase == RAVEN:
        under = view.read("under")
        part["raven"] = {
            "at": cell_text(view.place(view.read("raven"))),
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
        else {"count": view.read("held")[other], "hel": view.apart(other), "known": view.known(other)}
        for other in range(options["players"])
    ]
    head = {name: public.pop(name) for name in ("game", "version", "options", "board")}
    return {**head, "hands": hands, "deck": view.read("deck_left"), **public}


def scene(record: Any, options: Json, seat: int | None) -> Json:
    """The observation as a table is drawn from it, with every figure a player reads off."""
    view = View(record, seat)
    public = public_part(view, options)
    outcome = result(public["turn"] is None, public["scores"], public["reached"], public["first"])
    return {
        "game": "voluspa",
        "options": options,
        "viewer": seat,
        "board": _drawn_board(view),
        "seats": [
            {
                "score": public["scores"][other],
                "display": outcome["display"][other],
                "tiles": view.read("held")[other],
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
    board = view.shown_board()
    return [_drawn_tile(view, board, cell, kind, boost) for cell, kind, boost in view.cells]


def _drawn_tile(view: View, board: Any, cell: int, kind: int, boost: int) -> Json:
    x, y = view.place(cell)
    drawn: Json = {"at": cell_text((x, y)), "x": x, "y": y, "tile": CODES[kind], "boost": boost}
    tile = BY_CODE[CODES[kind]]
    if tile.gap:
        nothing = {"face": None, "row": None, "col": None, "muted": False}
        return {**drawn, **nothing, "bookend_row": False, "bookend_col": False}
    face = int(look(board, "worth")[cell])
    ends = {
        name: tile.bookends and _is_bookend(board, cell, step)
        for name, step in (("bookend_row", ROW_STEP), ("bookend_col", COL_STEP))
    }
    return {
        **drawn,
        "face": face,
        "row": int(value(board, cell, ROW_STEP)),
        "col": int(value(board, cell, COL_STEP)),
        "muted": face == 0 and (tile.value or 0) + boost > 0,
        **ends,
    }


def _is_bookend(board: Any, cell: int, step: int) -> bool:
    before, after, _, _, rule, _ = line(board, cell, step)
    return rule in (BOOKENDS_RULE, BOOKENDED) and (before == 0 or after == 0)
