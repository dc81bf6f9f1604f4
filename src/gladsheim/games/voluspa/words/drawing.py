"""Drawing of the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gladsheim.core.game import Json
from gladsheim.core.telling import drawing
from gladsheim.core.telling.drawing import Area, BoardDrawing, started
from gladsheim.games.voluspa.pieces import BY_CODE

BOARD = 400
"""Height of the board."""
RULER = 14
"""Width of the numbers beside the board."""
LARGEST = 64
"""Largest width of a cell."""
HAND = 46
"""Width of a tile of the hand."""
HEL, HEL_RIM, PACK, BOOST = "#060409", "#5f4489", "#1f4f86", "#e2b04a"
BANDS = {
    "Od": "#34568f",
    "Th": "#b4502a",
    "Tr": "#527430",
    "Dr": "#a92a3a",
    "Fe": "#454b55",
    "Sk": "#2b7ba6",
    "Va": "#7d5cab",
    "Lo": "#1f7d5c",
    "He": HEL,
    "Hm": "#a8700f",
    "Jo": "#6a4a37",
    "Se": "#13767e",
    "Lb": "#7a7419",
    "Dw": "#8a5420",
    "Fr": "#b8447a",
    "Ra": "#23242f",
    "Ni": "#5b2471",
}
"""Colour of the band of each kind, as on the page."""


def board(scene: Json) -> BoardDrawing:
    """Return the board, and the viewer's hand below it."""
    viewer = scene["viewer"]
    hand = None if viewer is None else scene["seats"][viewer]["hand"]
    figures = [[_held(seat)] for seat in scene["seats"]]
    notes = [f"{scene['deck']} in the deck", *([] if scene["over"] else [f"phase {scene['phase']}"])]
    room = BOARD + (0 if hand is None else HAND + drawing.GAP)
    drawn, top = started("Völuspá", scene, room + drawing.EDGE, notes=notes, figures=figures)
    _tiles(scene, drawn, Area(drawing.EDGE, top, drawing.WIDE - 2 * drawing.EDGE, BOARD))
    if hand:
        wide = min(HAND, (drawing.WIDE - 2 * drawing.EDGE) / len(hand))
        y = top + BOARD + drawing.GAP
        for place, code in enumerate(hand):
            _tile(drawn, Area(drawing.EDGE + place * wide, y, wide, wide), code, BY_CODE[code].value)
    return drawn


def _held(seat: Mapping[str, int]) -> str:
    tiles = "1 tile" if seat["tiles"] == 1 else f"{seat['tiles']} tiles"
    return f"{tiles}, {seat['hels']} Hel" if seat["hels"] else tiles


def _tiles(scene: Json, drawn: BoardDrawing, room: Area) -> None:
    tiles: Sequence[Json] = scene["board"]
    left, top = min(tile["x"] for tile in tiles), min(tile["y"] for tile in tiles)
    columns = max(tile["x"] for tile in tiles) - left + 1
    rows = max(tile["y"] for tile in tiles) - top + 1
    cell = min(LARGEST, (room.width - RULER) / columns, (room.height - RULER) / rows)
    # The middle of the board is in the middle of the room.
    x = room.x + RULER + (room.width - RULER - columns * cell) / 2
    y = room.y + RULER + (room.height - RULER - rows * cell) / 2
    for column in range(columns):
        at = Area(x + column * cell, y - RULER, cell, RULER)
        drawn.text(at, str(left + column), 9, drawing.SOFT, "middle")
    for row in range(rows):
        at = Area(x - RULER, y + row * cell, RULER - 3, cell)
        drawn.text(at, str(top + row), 9, drawing.SOFT, "end")
    raven = scene["raven"]
    lit = {scene["hermod"], raven and raven["at"]}
    for tile in tiles:
        at = Area(x + (tile["x"] - left) * cell, y + (tile["y"] - top) * cell, cell, cell)
        _tile(drawn, at, tile["tile"], tile["face"], tile, lit=tile["at"] in lit)


def _tile(
    drawn: BoardDrawing,
    at: Area,
    code: str,
    face: int | None,
    figures: Json | None = None,
    *,
    lit: bool = False,
) -> None:
    """Draw a tile with its name and its present value; `figures` are those of a tile on the board."""
    gap, wide = at.width * 0.03, at.width * 0.94
    x, y = at.x + gap, at.y + gap
    rim = drawing.GOLD if lit else ""
    name = BY_CODE[code].name
    if face is None:
        drawn.box(Area(x, y, wide, wide), HEL, rim or HEL_RIM, wide * 0.1)
        drawn.text(Area(x, y, wide, wide), name, wide * 0.3, drawing.SOFT, "middle", code)
        return
    drawn.box(Area(x, y, wide, wide), drawing.BONE, rim, wide * 0.1)
    band = wide * 0.3
    drawn.box(Area(x + 1, y + 1, wide - 2, band), BANDS[code], radius=wide * 0.08)
    drawn.text(Area(x + 2, y + 1, wide - 4, band), name, band * 0.75, "#fdf8ea", "middle", code)
    muted = bool(figures and figures["muted"])
    below = Area(x + wide * 0.08, y + band, wide * 0.5, wide - band)
    drawn.text(below, str(face), wide * 0.55, drawing.LOST if muted else drawing.INK)
    if figures is None:
        return
    aside = Area(x + wide * 0.5, y + band, wide * 0.45, (wide - band) / 2)
    most = max(figures["row"], figures["col"])
    if BY_CODE[code].packs and most > face:
        drawn.text(aside, f"/{most}", wide * 0.28, PACK, "end")
    if figures["boost"]:
        drawn.disc(x + wide * 0.8, y + wide * 0.8, wide * 0.16, BOOST, f"+{figures['boost']}")
