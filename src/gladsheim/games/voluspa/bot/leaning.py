"""Costs of giving a tile away: rules of thumb for bots, no rules of the game.

`WORTH` is close to the average points of a tile of each kind in 300 two-player games of `greedy` with all
kinds. Half of it counts as its value in the hand: of the shares 0, 1/4, 1/2, 3/4 and 1 none did better over
300 games each. `FOLLOWED` is the expected points of the tile that follows a Hermod, or of a Raven's second
landing.
"""

from gladsheim.core.kernel import kernel, table
from gladsheim.games.voluspa.pieces import CODES, KINDS
from gladsheim.games.voluspa.record import DISCARD, Voluspa
from gladsheim.games.voluspa.rules.columns import BOOSTER
from gladsheim.games.voluspa.rules.turn import code_boosts, code_cell, code_kind

WORTH = {
    "Od": 7.2,
    "Th": 5.5,
    "Tr": 5.0,
    "Dr": 6.0,
    "Fe": 5.3,
    "Sk": 3.8,
    "Va": 4.4,
    "Lo": 3.9,
    "He": 4.4,
    "Hm": 6.6,
    "Jo": 6.7,
    "Se": 7.3,
    "Lb": 7.0,
    "Dw": 6.6,
    "Fr": 4.0,
    "Ra": 9.8,
    "Ni": 8.2,
}
FOLLOWED = {"Hm": 7.0, "Ra": 5.0}
HAND_SHARE = 0.5

KEEP = table([0, *(round(100 * HAND_SHARE * WORTH[code]) for code in CODES[1:])])
"""Value of a kind in the hand, in hundredths of a point."""
PLAY = table([0, *(round(100 * (HAND_SHARE * WORTH[code] - FOLLOWED.get(code, 0))) for code in CODES[1:])])
"""Cost of playing a kind, in hundredths of a point."""


@kernel
def cost(s: Voluspa, code: int) -> int:
    """Return the hundredths of a point that an action costs besides its points."""
    kind = code_kind(code)
    if kind == DISCARD:
        return KEEP[code_cell(code)]
    if kind >= KINDS:
        return 0
    return PLAY[kind] + code_boosts(code) * KEEP[BOOSTER]
