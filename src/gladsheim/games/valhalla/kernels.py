"""The kernels of Valhalla under the names that every game's kernels have."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.kept_menu import codes, legal, pick
from gladsheim.core.rules import Rules
from gladsheim.games.valhalla.bot.features import FEATURES
from gladsheim.games.valhalla.bot.judging import clock, value
from gladsheim.games.valhalla.bot.leaning import cost
from gladsheim.games.valhalla.record import LAYOUT, MENU, MOST_ACTIONS, Valhalla
from gladsheim.games.valhalla.rules.prefetch import PREFETCH
from gladsheim.games.valhalla.rules.preview import points
from gladsheim.games.valhalla.rules.setup import copy, deal_drawn, redeal, shuffle, stir
from gladsheim.games.valhalla.rules.turn import act, advance, apply
from gladsheim.games.valhalla.tensors.observation import ENCODING
from gladsheim.games.valhalla.views.gathering import gather


@kernel
def seat_to_act(s: Valhalla) -> int:
    """The seat to act, -1 when the game is over."""
    return s.seat


@kernel
def score_of(s: Valhalla, seat: int) -> int:
    """The points of a seat."""
    return s.score[seat]


FAR, WIDE = 512, 8
"""Corners that are no further away from 0,0 have frames of their own; maps are not as wide."""


@kernel
def text_key(s: Valhalla) -> int:
    """The corner of the landscape and the width of both maps: from them cells and slots have their names."""
    x, y = s.corner_x + FAR, s.corner_y + FAR
    # The code of an action holds cell numbers, whose coordinates depend on the corner.
    if min(x, y) < 0 or max(x, y) >= 2 * FAR:
        return -1
    return (x * 2 * FAR + y) * WIDE + s.width


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
    deal=deal_drawn,
    act=act,
    encoding=ENCODING,
    advance=advance,
    text_key=text_key,
    stir=stir,
    gather=gather,
    prefetch=PREFETCH,
    cost=cost,
    value=value,
    features=FEATURES,
    clock=clock,
)
