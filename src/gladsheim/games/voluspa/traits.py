"""The traits of Völuspá."""

from gladsheim.core.contract.traits import Traits
from gladsheim.games.voluspa.options import DAILY
from gladsheim.games.voluspa.rulings import RULINGS

TRAITS = Traits(
    credits={"designer": "Scott Caputo", "publisher": "White Goblin Games", "year": "2012"},
    rulings=RULINGS,
    daily=DAILY,
)
