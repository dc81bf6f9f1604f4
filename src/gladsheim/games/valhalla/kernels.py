"""The kernels of Valhalla under the names that every game's kernels have."""

from gladsheim.core.kept_menu import codes, legal, pick
from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules
from gladsheim.games.valhalla.judging import clock, value
from gladsheim.games.valhalla.leaning import cost
from gladsheim.games.valhalla.setup import copy, redeal, shuffle, stir
from gladsheim.games.valhalla.state import LAYOUT, MENU, MOST_ACTIONS, Valhalla
from gladsheim.games.valhalla.sure import points
from gladsheim.games.valhalla.turns import apply


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
    nth=pick,
    points=points,
    apply=apply,
    seat=seat_to_act,
    score=score_of,
    copy=copy,
    redeal=redeal,
    shuffle=shuffle,
    stir=stir,
    cost=cost,
    value=value,
    clock=clock,
)
