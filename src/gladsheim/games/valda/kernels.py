"""The kernels of Valda under the names that every game's kernels have."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.kept_menu import codes, legal, pick
from gladsheim.core.rules import Rules
from gladsheim.games.valda.bot.features import FEATURES
from gladsheim.games.valda.bot.judging import clock, value
from gladsheim.games.valda.bot.leaning import cost
from gladsheim.games.valda.record import LAYOUT, MENU, MOST_ACTIONS, Valda
from gladsheim.games.valda.rules.prefetch import PREFETCH
from gladsheim.games.valda.rules.preview import points
from gladsheim.games.valda.rules.setup import copy, deal_drawn, redeal, shuffle, stir
from gladsheim.games.valda.rules.turn import act, advance, apply
from gladsheim.games.valda.tensors.observation import ENCODING
from gladsheim.games.valda.views.gathering import gather

WORLDS = 1
"""Dice, draws and other hands make the present turn uncertain: greedy imagines them once."""


@kernel
def seat_to_act(s: Valda) -> int:
    """The seat to act, -1 when the game is over."""
    return s.turn


@kernel
def score_of(s: Valda, seat: int) -> int:
    """The followers of a seat."""
    return s.followers[seat]


RULES = Rules(
    game="valda",
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
    stir=stir,
    gather=gather,
    cost=cost,
    value=value,
    features=FEATURES,
    clock=clock,
    worlds=WORLDS,
    prefetch=PREFETCH,
)
