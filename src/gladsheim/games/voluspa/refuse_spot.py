"""Why a tile may not land on a cell, judged on a board held as a dict (V-3, V-4.3, V-4.4, V-5).

The board's half of `refuse`. It shares the rows of `pieces` with the kernels and no step of
reasoning: it looks at the cells themselves, and for what a landing would lead to it lays the
tile on a copy of the board and looks there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from gladsheim.core.errors import Refusal
from gladsheim.games.voluspa.actions import cell_text
from gladsheim.games.voluspa.pieces import LONGEST, Over, Tile

Cell = tuple[int, int]

STEPS: Mapping[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""One step in each direction: y grows downward (V-3.1)."""
TOWARD = {"N": "north", "E": "east", "S": "south", "W": "west"}
VERB = {Over.COVER: "cover", Over.CAPTURE: "capture", Over.BUMP: "bump"}
AXES: Mapping[str, tuple[str, str]] = {"row": ("W", "E"), "column": ("N", "S")}


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the board, with its boosts."""

    tile: Tile
    boost: int = 0

    @property
    def token(self) -> int | None:
        """The value on its booster token; None if it has no boost (V-1.2)."""
        return (self.tile.value or 0) + self.boost if self.boost else None


Board = Mapping[Cell, Laid]
"""What each occupied cell shows."""


@dataclass(frozen=True, slots=True)
class Landing:
    """A tile about to land: what, where, and for a bump in which direction."""

    laid: Laid
    at: Cell
    dir: str = ""


def step(cell: Cell, direction: str) -> Cell:
    """The next cell in a direction."""
    dx, dy = STEPS[direction]
    return cell[0] + dx, cell[1] + dy


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share a side with it (V-3.4)."""
    return [step(cell, direction) for direction in STEPS]


def shows_tile(board: Board, cell: Cell) -> bool:
    """Whether a tile lies there: neither an empty cell nor a gap (V-3.2)."""
    return cell in board and not board[cell].tile.gap


def run(board: Board, cell: Cell, direction: str) -> Iterator[Cell]:
    """The tiles after the cell, up to the first gap."""
    while shows_tile(board, cell := step(cell, direction)):
        yield cell


def line(board: Board, cell: Cell, axis: str) -> list[Cell]:
    """The line of the tile that lies at the cell (V-3.3)."""
    back, forth = AXES[axis]
    return [*run(board, cell, back), cell, *run(board, cell, forth)]


def past_end(board: Board, cell: Cell, direction: str) -> Cell:
    """The first cell beyond the end, in that direction, of the line of the tile at the cell."""
    *_, end = cell, *run(board, cell, direction)
    return step(end, direction)


def guards(board: Board, cell: Cell) -> list[Cell]:
    """The neighbours of the cell that show a guard (V-5.3)."""
    return [near for near in neighbours(cell) if near in board and board[near].tile.guards]


def lay(board: Board, landing: Landing) -> dict[Cell, Laid]:
    """The board after a landing that the rules allow or are still to judge."""
    after = dict(board)
    if landing.dir:
        after[past_end(board, landing.at, landing.dir)] = board[landing.at]
    after[landing.at] = landing.laid
    return after


def refuse_spot(board: Board, landing: Landing) -> Refusal | None:
    """Why the tile may not land there; None if it may, as far as the board goes."""
    if landing.at in board:
        return refuse_over(board, landing)
    return refuse_empty(board, landing)


def refuse_empty(board: Board, landing: Landing) -> Refusal | None:
    """Normal placement on an empty cell (V-5.1)."""
    tile, at = landing.laid.tile, cell_text(landing.at)
    if not tile.beside:
        return Refusal(f"{tile.name} must be placed on a tile, and {at} is empty.", ("V-5.1", tile.rules[0]))
    if landing.dir:
        return Refusal(f"A direction belongs to a bump, and {at} is empty.", ("V-7.1",))
    if not any(near in board for near in neighbours(landing.at)):
        return Refusal(f"No side of {at} touches an occupied cell.", ("V-4.3",))
    if not tile.bold and (near := guards(board, landing.at)):
        return Refusal(f"{tile.name} may not be placed beside {names(board, near)}.", ("V-5.3",))
    if long := too_long(lay(board, landing), (landing.at,)):
        return Refusal(f"With {tile.name} at {at}, {long}.", ("V-4.4",))
    return None


def refuse_over(board: Board, landing: Landing) -> Refusal | None:
    """Covering, capturing and bumping: what they have in common (V-5.4 to V-5.15)."""
    tile, under = landing.laid.tile, board[landing.at].tile
    there = name(board, landing.at)
    if under.gap:
        return Refusal(f"Nothing can be placed on {there}: it is a gap for good.", ("V-5.9", "V-5.13"))
    if tile.over is Over.NOT:
        return Refusal(
            f"{tile.name} goes to empty cells only, and there is {there}.", ("V-4.2", tile.rules[0])
        )
    if landing.dir and tile.over is not Over.BUMP:
        return Refusal(f"A direction belongs to a bump, and {tile.name} does not bump.", ("V-7.1",))
    if tile.over is Over.BUMP and not landing.dir:
        return Refusal(
            f"{tile.name} can only bump {there}, which takes a direction: N, E, S or W.",
            ("V-7.1", tile.rules[0]),
        )
    if under.code == tile.spares:
        return Refusal(f"{tile.name} may not {VERB[tile.over]} {there}.", (tile.rules[0], "V-5.13"))
    if tile.over is Over.BUMP:
        return refuse_bump(board, landing)
    # The bold that may lie beside a tile are bold there only (`Tile.bold`).
    if (tile.beside or not tile.bold) and (near := guards(board, landing.at)):
        return Refusal(
            f"{tile.name} may not {VERB[tile.over]} {there}, which is beside {names(board, near)}.",
            (tile.rules[0], "V-5.3"),
        )
    return None


def refuse_bump(board: Board, landing: Landing) -> Refusal | None:
    """The conditions of a bump, judged on the board after it (V-5.11 a to d)."""
    tile, bumped = landing.laid.tile, board[landing.at].tile
    there, end = name(board, landing.at), past_end(board, landing.at, landing.dir)
    if end in board:
        return Refusal(
            f"The line of {there} is closed toward the {TOWARD[landing.dir]}: there is {name(board, end)}.",
            ("V-5.11",),
        )
    after = lay(board, landing)
    if long := too_long(after, (end, landing.at)):
        return Refusal(f"With {there} bumped to {cell_text(end)}, {long}.", ("V-4.4", "V-5.11"))
    if not bumped.guards and (near := guards(after, end)):
        return Refusal(
            f"{bumped.name} would be bumped to {cell_text(end)}, beside {names(after, near)}.", ("V-5.11",)
        )
    if near := guards(after, landing.at):
        how = " just bumped there" if end in near else ""
        return Refusal(
            f"{tile.name} may not be placed beside {names(after, near)}{how}.", ("V-5.11", "V-5.3")
        )
    return None


def too_long(after: Board, landed: Iterable[Cell]) -> str:
    """Which line through the tiles that came to lie somewhere is too long, in words (V-4.4)."""
    for cell in landed:
        for axis in AXES:
            length = len(line(after, cell, axis))
            if length > LONGEST:
                return (
                    f"the {axis} line through {cell_text(cell)} would have {length} tiles;"
                    f" at most {LONGEST} are allowed"
                )
    return ""


def name(board: Board, cell: Cell) -> str:
    """The tile there in words: the Troll at 0,1."""
    return f"the {board[cell].tile.name} at {cell_text(cell)}"


def names(board: Board, cells: Iterable[Cell]) -> str:
    """Several tiles in words."""
    return " and ".join(name(board, cell) for cell in cells)
