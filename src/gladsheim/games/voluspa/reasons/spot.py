"""Reasons why a tile may not land on a cell, judged on a board held as a dict (V-3, V-4.3, V-4.4, V-5).

This is the part of `refuse` about the board. It shares the rows of `pieces` with the kernels, but no step of
their logic: it looks at the cells themselves, and for the result of a landing it places the tile on a copy of
the board.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from gladsheim.core.errors import Refusal
from gladsheim.core.words import Listed, Value, Words
from gladsheim.games.voluspa.notation.actions import cell_text
from gladsheim.games.voluspa.pieces import LONGEST, TILES, OnTile, Tile

Cell = tuple[int, int]

STEPS: Mapping[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""Step in each direction: y grows downward (V-3.1)."""
TITLES = {tile.code: Words(f"voluspa-tile-{tile.code}") for tile in TILES}
AXES: Mapping[str, tuple[str, str]] = {"row": ("W", "E"), "column": ("N", "S")}


@dataclass(frozen=True, slots=True)
class Laid:
    """Tile on the board, with its boosts."""

    tile: Tile
    boost: int = 0

    @property
    def token(self) -> int | None:
        """Value on its booster token; None if it has no boost (V-1.2)."""
        return (self.tile.value or 0) + self.boost if self.boost else None


Board = Mapping[Cell, Laid]
"""Visible tile of each occupied cell."""


@dataclass(frozen=True, slots=True)
class Landing:
    """Landing of a tile: what, where, and for a bump in which direction."""

    laid: Laid
    at: Cell
    dir: str = ""


def step(cell: Cell, direction: str) -> Cell:
    """Return the next cell in a direction."""
    dx, dy = STEPS[direction]
    return cell[0] + dx, cell[1] + dy


def neighbours(cell: Cell) -> list[Cell]:
    """Return the four cells that share a side with a cell (V-3.4)."""
    return [step(cell, direction) for direction in STEPS]


def shows_tile(board: Board, cell: Cell) -> bool:
    """Return whether a cell shows a tile: it is neither empty nor a gap (V-3.2)."""
    return cell in board and not board[cell].tile.gap


def run(board: Board, cell: Cell, direction: str) -> Iterator[Cell]:
    """Yield the tiles after the cell, up to the first gap."""
    while shows_tile(board, cell := step(cell, direction)):
        yield cell


def line(board: Board, cell: Cell, axis: str) -> list[Cell]:
    """Return the line of the tile at the cell (V-3.3)."""
    back, forth = AXES[axis]
    return [*run(board, cell, back), cell, *run(board, cell, forth)]


def past_end(board: Board, cell: Cell, direction: str) -> Cell:
    """Return the first cell beyond the end, in that direction, of the line of the tile at the cell."""
    *_, end = cell, *run(board, cell, direction)
    return step(end, direction)


def guards(board: Board, cell: Cell) -> list[Cell]:
    """Return the neighbours of the cell that show a guard (V-5.3)."""
    return [near for near in neighbours(cell) if near in board and board[near].tile.guards]


def lay(board: Board, landing: Landing) -> dict[Cell, Laid]:
    """Return the board after a landing, which the rules allow or have still to judge."""
    after = dict(board)
    if landing.dir:
        after[past_end(board, landing.at, landing.dir)] = board[landing.at]
    after[landing.at] = landing.laid
    return after


def refuse_spot(board: Board, landing: Landing, readings: Collection[str]) -> Refusal | None:
    """Return why the tile may not land there by these readings; None if the board allows it."""
    if landing.at in board:
        return refuse_over(board, landing, readings)
    return refuse_empty(board, landing)


def refuse_empty(board: Board, landing: Landing) -> Refusal | None:
    """Refuse a normal placement on an empty cell (V-5.1)."""
    tile, at = landing.laid.tile, cell_text(landing.at)
    if not tile.beside:
        return Refusal(why("not-empty", tile=title(tile), at=at), ("V-5.1", tile.rules[0]))
    if landing.dir:
        return Refusal(why("way-empty", at=at), ("V-7.1",))
    if not any(near in board for near in neighbours(landing.at)):
        return Refusal(why("alone", at=at), ("V-4.3",))
    if not tile.bold and (near := guards(board, landing.at)):
        return Refusal(why("beside", tile=title(tile), guards=names(board, near)), ("V-5.3",))
    if long := too_long(lay(board, landing), (landing.at,)):
        return Refusal(why("long", tile=title(tile), at=at, line=long), ("V-4.4",))
    return None


def refuse_over(board: Board, landing: Landing, readings: Collection[str]) -> Refusal | None:
    """Refuse covering, capturing and bumping, by the conditions that they share (V-5.4 to V-5.15)."""
    tile, under = landing.laid.tile, board[landing.at].tile
    there = name(board, landing.at)
    if under.gap:
        return Refusal(why("gap", there=there), ("V-5.9", "V-5.13"))
    if tile.over is OnTile.NOT:
        return Refusal(why("only-empty", tile=title(tile), there=there), ("V-4.2", tile.rules[0]))
    if landing.dir and tile.over is not OnTile.BUMP:
        return Refusal(why("way-other", tile=title(tile)), ("V-7.1",))
    if tile.over is OnTile.BUMP and not landing.dir:
        return Refusal(why("way-missing", tile=title(tile), there=there), ("V-7.1", tile.rules[0]))
    if rules := sparing(tile, under, readings):
        words = why("spared", tile=title(tile), how=tile.over.name.lower(), there=there)
        return Refusal(words, (tile.rules[0], *rules))
    if tile.over is OnTile.BUMP:
        return refuse_bump(board, landing)
    # The bold that may lie beside a tile are bold there only (`Tile.bold`).
    if (tile.beside or not tile.bold) and (near := guards(board, landing.at)):
        how, by = tile.over.name.lower(), names(board, near)
        words = why("guarded", tile=title(tile), how=how, there=there, guards=by)
        return Refusal(words, (tile.rules[0], "V-5.3"))
    return None


def sparing(tile: Tile, under: Tile, readings: Collection[str]) -> tuple[str, ...]:
    """Return the rules by which a tile may not be placed over one of that kind; none if it
    may (V-5.13, E-3.1).
    """
    if under.code == tile.spares:
        return ("V-5.13",)
    reading = "dragons-spare-trolls"
    return (reading,) if tile.spares_guards and under.guards and reading in readings else ()


def refuse_bump(board: Board, landing: Landing) -> Refusal | None:
    """Refuse a bump, judged on the board after it (V-5.11 a to d)."""
    tile, bumped = landing.laid.tile, board[landing.at].tile
    there, end = name(board, landing.at), past_end(board, landing.at, landing.dir)
    if end in board:
        way = Words(f"voluspa-dir-name-{landing.dir}")
        return Refusal(why("closed", there=there, way=way, closing=name(board, end)), ("V-5.11",))
    after = lay(board, landing)
    if long := too_long(after, (end, landing.at)):
        return Refusal(why("long-bump", there=there, end=cell_text(end), line=long), ("V-4.4", "V-5.11"))
    if not bumped.guards and (near := guards(after, end)):
        words = why("bumped-beside", tile=title(bumped), end=cell_text(end), guards=names(after, near))
        return Refusal(words, ("V-5.11",))
    if near := guards(after, landing.at):
        how = "beside-bumped" if end in near else "beside"
        return Refusal(why(how, tile=title(tile), guards=names(after, near)), ("V-5.11", "V-5.3"))
    return None


def too_long(after: Board, landed: Iterable[Cell]) -> Words | None:
    """Return in words the line through one of the landed tiles that is too long; None without one (V-4.4)."""
    for cell in landed:
        for axis in AXES:
            length = len(line(after, cell, axis))
            if length > LONGEST:
                return why("line", axis=axis, cell=cell_text(cell), length=length, most=LONGEST)
    return None


def why(reason: str, **values: Value) -> Words:
    """Return a sentence of `why-voluspa.ftl`, or a part of one."""
    return Words(f"whyvoluspa-{reason}", values)


def title(tile: Tile) -> Words:
    """Return the name of a kind of tile."""
    return TITLES[tile.code]


def name(board: Board, cell: Cell) -> Words:
    """Return the tile at a cell in words: the Troll at 0,1."""
    return why("tile-at", tile=title(board[cell].tile), at=cell_text(cell))


def names(board: Board, cells: Iterable[Cell]) -> Listed:
    """Return several tiles in words."""
    return Listed(tuple(name(board, cell) for cell in cells))
