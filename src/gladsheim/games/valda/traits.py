"""The traits of Valda."""

from gladsheim.core.contract.traits import Traits
from gladsheim.games.valda.options import DAILY
from gladsheim.games.valda.rulings import RULINGS
from gladsheim.games.valda.secrets import ORDERS

TRAITS = Traits(
    credits={"designer": "Nathan Vermeulen", "publisher": "Bannan Games", "year": "2018"},
    rulings=RULINGS,
    daily=DAILY,
    chance_in_play=True,
    open_record=False,
    secret_questions=True,
    orders=ORDERS,
)
