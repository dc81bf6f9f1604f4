"""The rules of tic-tac-toe as kernels: nine cells, and three in a line win a point."""

from __future__ import annotations

from typing import Any

from gladsheim.core.encoding import Encoding, Level, Section, put
from gladsheim.core.kernel import kernel
from gladsheim.core.positions.copying import clearer, copier
from gladsheim.core.rules import Rules
from gladsheim.core.state import Field, FieldAudience, Layout

CELLS, SEATS = 9, 2
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LAYOUT = Layout(
    "TicTacToe",
    (
        Field("turn", 8, FieldAudience.EVERYONE),
        Field("cells", 8, FieldAudience.EVERYONE, CELLS),
        Field("scores", 8, FieldAudience.EVERYONE, SEATS),
    ),
)
"""In `cells` 0 is nothing, otherwise the seat and 1; `turn` is -1 when the game is over."""
MENU = Layout("Free", (Field("free", 8, FieldAudience.DERIVED, CELLS),))


@kernel
def legal(s: Any, menu: Any) -> int:
    """Number of legal actions; the menu then holds them."""
    count = 0
    for cell in range(CELLS):
        if s.turn >= 0 and s.cells[cell] == 0:
            menu.free[count] = cell
            count += 1
    return count


@kernel
def pick(s: Any, menu: Any, k: int) -> int:
    """The k-th of them."""
    cell: int = menu.free[k]
    return cell


@kernel
def codes(s: Any, menu: Any, out: Any) -> int:
    """Writes all of them in order, returns how many."""
    count = legal(s, menu)
    for k in range(count):
        out[k] = menu.free[k]
    return count


@kernel
def points(s: Any, code: int) -> int:
    """One for the third mark of a line."""
    for line in LINES:
        own = 0
        for cell in line:
            if cell == code or s.cells[cell] == s.turn + 1:
                own += 1
        if own == len(line) and code in line:
            return 1
    return 0


@kernel
def apply(s: Any, code: int) -> int:
    """Takes the action, returns its points."""
    won = points(s, code)
    s.cells[code] = s.turn + 1
    s.scores[s.turn] += won
    free = 0
    for cell in range(CELLS):
        if s.cells[cell] == 0:
            free += 1
    s.turn = -1 if won or free == 0 else 1 - s.turn
    return won


@kernel
def seat(s: Any) -> int:
    """The seat to act, -1 when the game is over."""
    turn: int = s.turn
    return turn


@kernel
def score(s: Any, of: int) -> int:
    """The points of a seat."""
    found: int = s.scores[of]
    return found


clear = clearer(LAYOUT)


@kernel
def redeal(s: Any, of: int, rng: Any) -> None:
    """Nothing is hidden."""


@kernel
def shuffle(s: Any, rng: Any) -> None:
    """An empty table."""
    clear(s)


@kernel
def deal(s: Any, numbers: Any) -> None:
    """A table is empty from the beginning, and nothing is drawn."""


@kernel
def part(s: Any, code: int, level: int) -> int:
    """The only part of an action is its cell."""
    return code


@kernel
def observe(s: Any, of: int, out: Any, at: int) -> None:
    """Write all cells."""
    for cell in range(CELLS):
        put(out, at + cell, s.cells[cell])


ENCODING = Encoding(
    version=1,
    levels=(Level("cell", CELLS, "the cell that is marked"),),
    part=part,
    own=(Section("cells", (CELLS,), SEATS, "0: nothing, otherwise the seat plus 1", kinds=True),),
    observe=observe,
)

RULES = Rules(
    game="tictactoe",
    layout=LAYOUT,
    menu=MENU,
    most_actions=CELLS,
    legal=legal,
    pick=pick,
    codes=codes,
    nth=pick,
    points=points,
    apply=apply,
    seat=seat,
    score=score,
    copy=copier(LAYOUT),
    redeal=redeal,
    shuffle=shuffle,
    deal=deal,
    act=apply,
    encoding=ENCODING,
)
