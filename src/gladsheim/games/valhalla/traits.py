"""The traits of Valhalla."""

from collections.abc import Mapping
from typing import Any

from gladsheim.core.contract.traits import Reach, Traits
from gladsheim.games.valhalla.options import DAILY
from gladsheim.games.valhalla.rulings import RULINGS

IDS_OF_A_PHASE, POINTS_OF_A_PHASE = 30, 100
"""Bounds on what lies between two glory phases, and on the points of one."""


def reach(options: Mapping[str, Any]) -> Reach:
    """Return the bounds on a game, which ends soon after its target, or with its last glory phase."""
    phases = options["glory_cap"]
    return Reach(
        IDS_OF_A_PHASE * phases, min(options["target"], POINTS_OF_A_PHASE * phases) + POINTS_OF_A_PHASE
    )


TRAITS = Traits(
    credits={
        "designer": "Fernando Grillo",
        "decktet": "P. D. Magnus",
        "link": "http://wiki.decktet.com/game:valhalla",
    },
    rulings=RULINGS,
    daily=DAILY,
    chance_in_play=True,
    reach=reach,
)
