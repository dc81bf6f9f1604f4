"""Cells, lines and neighbourhoods (V-3)."""

Cell = tuple[int, int]
"""`(x, y)`: x to the right, y downward (V-3.1)."""

Board = dict[Cell, tuple[str, int]]
"""Kind and boosts of every occupied cell, Hels included."""

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""The four directions (V-3.1), in the order in which a Dwarf lists its neighbours (V-11)."""

AXES = {"row": (1, 0), "col": (0, 1)}
"""The two axes with the step that walks along them, row before column (V-11)."""

LONGEST = 7
"""No line may be longer (V-4.4)."""


def cell_text(cell: Cell) -> str:
    """A cell as actions and documents write it."""
    return f"{cell[0]},{cell[1]}"


def text_cell(text: str) -> Cell:
    """The cell that a text names."""
    x, y = text.split(",")
    return int(x), int(y)


def shifted(cell: Cell, step: Cell) -> Cell:
    """The cell one step on."""
    return cell[0] + step[0], cell[1] + step[1]


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share a side (V-3.4), in the order N, E, S, W."""
    return [shifted(cell, step) for step in STEPS.values()]


def around(cell: Cell) -> list[Cell]:
    """The eight cells around one (V-3.4), sorted by x, then y."""
    x, y = cell
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def is_tile(board: Board, cell: Cell) -> bool:
    """Whether a tile lies there: neither nothing nor a Hel, which is a gap (V-3.2)."""
    return cell in board and board[cell][0] != "He"


def touches(board: Board, cell: Cell, kind: str) -> bool:
    """Whether a tile of that kind is next to the cell (V-3.4)."""
    return any(board[other][0] == kind for other in neighbours(cell) if other in board)


def line(board: Board, cell: Cell, axis: str) -> list[Cell]:
    """The unbroken run of tiles through the tile at a cell, from its low to its high end (V-3.3)."""
    step = AXES[axis]
    back = (-step[0], -step[1])
    first = cell
    while is_tile(board, shifted(first, back)):
        first = shifted(first, back)
    cells = [first]
    while is_tile(board, shifted(cells[-1], step)):
        cells.append(shifted(cells[-1], step))
    return cells


def span(board: Board, cell: Cell, axis: str) -> list[Cell]:
    """All tiles with the same y (row) or the same x (column) as a cell, whatever lies between (V-6.10)."""
    fixed = 1 if axis == "row" else 0
    return sorted(other for other in board if other[fixed] == cell[fixed] and is_tile(board, other))


def within_seven(board: Board, cell: Cell) -> bool:
    """Whether neither line of the tile at a cell is too long (V-4.4)."""
    return all(len(line(board, cell, axis)) <= LONGEST for axis in AXES)


def in_one_line(board: Board, one: Cell, other: Cell) -> bool:
    """Whether two cells lie in one unbroken row or column line (V-5.10a); `one` must hold a tile."""
    return any(other in line(board, one, axis) for axis in AXES)
