"""The kernels of Völuspá under the names that every game's kernels have."""

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Rules
from gladsheim.games.voluspa.bot.features import FEATURES
from gladsheim.games.voluspa.bot.leaning import cost
from gladsheim.games.voluspa.record import LAYOUT, MENU, MOST_ACTIONS, WIDTH, Voluspa
from gladsheim.games.voluspa.rules.legal import legal, pick
from gladsheim.games.voluspa.rules.listing import codes, nth
from gladsheim.games.voluspa.rules.prefetch import PREFETCH
from gladsheim.games.voluspa.rules.setup import copy, deal, redeal, shuffle, stir
from gladsheim.games.voluspa.rules.turn import apply, explain, points
from gladsheim.games.voluspa.tensors.observation import ENCODING
from gladsheim.games.voluspa.views.chronicle import write_effects
from gladsheim.games.voluspa.views.gathering import gather
from gladsheim.games.voluspa.views.writing import write_scene


@kernel
def seat_to_act(s: Voluspa) -> int:
    """The seat to act, -1 when the game is over."""
    return s.turn


@kernel
def score_of(s: Voluspa, seat: int) -> int:
    """The points of a seat."""
    return s.scores[seat]


# Farther from 0,0 than this the numbers of cells repeat: a code alone no longer tells the cell.
HALF = WIDTH // 2


@kernel
def text_key(s: Voluspa) -> int:
    """Cells have the same numbers in all states whose box lies around 0,0, as nearly all do."""
    low, high = min(s.corner_x, s.corner_y), max(s.corner_x + s.width, s.corner_y + s.height)
    return 0 if low > -HALF and high < HALF else -1


RULES = Rules(
    game="voluspa",
    layout=LAYOUT,
    menu=MENU,
    most_actions=MOST_ACTIONS,
    legal=legal,
    pick=pick,
    codes=codes,
    nth=nth,
    points=points,
    apply=apply,
    seat=seat_to_act,
    score=score_of,
    copy=copy,
    redeal=redeal,
    shuffle=shuffle,
    deal=deal,
    act=apply,
    encoding=ENCODING,
    text_key=text_key,
    stir=stir,
    cost=cost,
    features=FEATURES,
    prefetch=PREFETCH,
    explain=explain,
    gather=gather,
    write_scene=write_scene,
    write_effects=write_effects,
)
