"""What a tile is worth and who holds a line (V-6.2 to V-6.4, V-6.6)."""

from tests.games.voluspa.twin.board import Board, Cell, line, touches
from tests.games.voluspa.twin.tiles import KINDS


def face(board: Board, cell: Cell) -> int:
    """Face value: printed value and boosts, or 0 for anything but a Loki next to a Loki (V-6.2)."""
    kind, boost = board[cell]
    if kind != "Lo" and touches(board, cell, "Lo"):
        return 0
    return KINDS[kind].value + boost


def value(board: Board, cell: Cell, axis: str) -> int:
    """Value in an axis: a Fenrir is worth its whole pack, everything else its face value (V-6.3)."""
    if board[cell][0] != "Fe":
        return face(board, cell)
    return sum(face(board, other) for other in line(board, cell, axis) if board[other][0] == "Fe")


def value_against(board: Board, newcomer: Cell, other: Cell, axis: str) -> int:
    """The value of another tile of the line when a newcomer is compared with it.

    A Fenrir does not count for the pack that it is itself compared with (V-6.6).
    """
    both_fenrirs = board[newcomer][0] == board[other][0] == "Fe"
    return value(board, other, axis) - (face(board, newcomer) if both_fenrirs else 0)


def bookended(board: Board, cells: list[Cell]) -> bool:
    """Whether a line of at least two tiles begins and ends with a Valkyrie (V-6.4)."""
    return len(cells) >= 2 and board[cells[0]][0] == board[cells[-1]][0] == "Va"
