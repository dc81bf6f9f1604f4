"""The kernels of Valhalla under the names that every game's kernels have."""

from typing import Any

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules
from gladsheim.games.valhalla.judging import clock, value
from gladsheim.games.valhalla.leaning import cost
from gladsheim.games.valhalla.setup import copy, redeal, shuffle
from gladsheim.games.valhalla.state import LAYOUT, MENU, MOST_ACTIONS, Valhalla
from gladsheim.games.valhalla.sure import points
from gladsheim.games.valhalla.turns import apply


@kernel
def legal(s: Valhalla, m: Any) -> int:
    """Number of legal actions; they are kept in the record."""
    return s.menu_count


@kernel
def pick(s: Valhalla, m: Any, k: int) -> int:
    """The k-th legal action."""
    return s.menu[k]


@kernel
def codes(s: Valhalla, m: Any, out: Any) -> int:
    """Write the legal actions in order; returns how many."""
    for at in range(s.menu_count):
        out[at] = s.menu[at]
    return s.menu_count


@kernel
def seat_to_act(s: Valhalla) -> int:
    """The seat to act, -1 when the game is over."""
    return s.seat


@kernel
def score_of(s: Valhalla, seat: int) -> int:
    """The points of a seat."""
    return s.score[seat]


RULES = Rules(
    game="valhalla",
    layout=LAYOUT,
    menu=MENU,
    most_actions=MOST_ACTIONS,
    legal=legal,
    pick=pick,
    codes=codes,
    points=points,
    apply=apply,
    seat=seat_to_act,
    score=score_of,
    copy=copy,
    redeal=redeal,
    shuffle=shuffle,
    cost=cost,
    value=value,
    clock=clock,
)
