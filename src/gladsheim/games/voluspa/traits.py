"""The traits of Völuspá."""

from collections.abc import Mapping
from typing import Any

from gladsheim.core.contract.traits import Reach, Traits
from gladsheim.games.voluspa.options import DAILY
from gladsheim.games.voluspa.pieces import BY_CODE, LONGEST
from gladsheim.games.voluspa.rulings import RULINGS
from gladsheim.games.voluspa.tensors.actions import LEVELS


def reach(options: Mapping[str, Any]) -> Reach:
    """Return the bounds on a game: at most three actions for each tile.

    The points are those of a longest line for each tile, which nobody comes near.
    """
    tiles = sum(BY_CODE[code].count for code in options["kinds"])
    return Reach(3 * len(LEVELS) * tiles, LONGEST * tiles)


TRAITS = Traits(
    credits={
        "designer": "Scott Caputo",
        "illustrator": "Pierre Lechevalier",
        "publisher": "White Goblin Games, Stronghold Games",
        "year": "2012",
        "age": "10",
        "minutes": "45",
        "link": "https://boardgamegeek.com/boardgame/128554",
    },
    rulings=RULINGS,
    daily=DAILY,
    reach=reach,
)
