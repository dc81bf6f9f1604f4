"""Picture of the board as text."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.game import Json
from gladsheim.games.voluspa.pieces import BY_CODE

WIDE = 6
"""Number of columns of text for each cell of the board."""
_BOLD, _DIM, _PLAIN = "\033[1m", "\033[2m", "\033[0m"
_RED, _GOLD, _VIOLET = "\033[31m", "\033[33m", "\033[35m"


def _paint(words: str, colour: str, on: bool) -> str:
    return f"{colour}{words}{_PLAIN}" if on and colour else words


def picture(scene: Json, *, colour: bool = False, marks: Mapping[str, str] | None = None) -> str:
    """Return the board as text with coordinates on both sides.

    A cell shows its tile and its present value: `Od8`, `Th0!` beside a Loki, `Fe4/8` a pack in its row or
    column, `Dr7+` boosted; `####` is a Hel. `marks` (cell → up to five characters) are written into cells,
    over the tiles there.
    """
    marks = marks or {}
    tiles = {(tile["x"], tile["y"]): tile for tile in scene["board"]}
    marked = {(int(x), int(y)): mark for cell, mark in marks.items() for x, y in [cell.split(",")]}
    xs = [x for x, _ in (*tiles, *marked)]
    ys = [y for _, y in (*tiles, *marked)]
    columns = range(min(xs), max(xs) + 1)
    margin = max(len(str(y)) for y in ys)
    ruler = " " * (margin + 1) + "".join(str(x).center(WIDE) for x in columns)
    lines = [_paint(ruler.rstrip(), _DIM, colour)]
    for y in range(min(ys), max(ys) + 1):
        cells = "".join(_cell_text(tiles.get((x, y)), marked.get((x, y)), colour) for x in columns)
        lines.append(f"{_paint(str(y).rjust(margin), _DIM, colour)} {cells}".rstrip())
    return "\n".join(lines)


def _cell_text(tile: Json | None, mark: str | None, colour: bool) -> str:
    if mark is not None:
        return _paint(mark.center(WIDE), _BOLD + _GOLD, colour)
    if tile is None:
        return _paint("·".center(WIDE), _DIM, colour)
    if tile["face"] is None:
        return _paint("####".center(WIDE), _VIOLET, colour)
    words = f"{tile['tile']}{tile['face']}"
    most = max(tile["row"], tile["col"])
    if tile["muted"]:
        words += "!"
    if BY_CODE[tile["tile"]].packs and most > tile["face"]:
        words += f"/{most}"
    elif tile["boost"]:
        words += "+"
    return _paint(words.center(WIDE), _RED if tile["muted"] else _BOLD, colour)
