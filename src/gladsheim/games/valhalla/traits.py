"""The traits of Valhalla."""

from gladsheim.core.contract.traits import Traits
from gladsheim.games.valhalla.options import DAILY
from gladsheim.games.valhalla.rulings import RULINGS

TRAITS = Traits(
    credits={"designer": "Fernando Grillo", "decktet": "P. D. Magnus"},
    rulings=RULINGS,
    daily=DAILY,
    chance_in_play=True,
)
