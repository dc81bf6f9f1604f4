"""The traits of Valda."""

from collections.abc import Mapping
from typing import Any

from gladsheim.core.contract.traits import Reach, Traits
from gladsheim.games.valda import book as books
from gladsheim.games.valda.options import DAILY
from gladsheim.games.valda.rulings import RULINGS
from gladsheim.games.valda.secrets import ORDERS

IDS_OF_A_TURN, POINTS_OF_A_ROUND = 100, 30


def reach(options: Mapping[str, Any]) -> Reach:
    """Return the bounds on a game, which follow from the rounds of the card file."""
    rounds = books.find(options["cards"]).limit("rounds")
    return Reach(IDS_OF_A_TURN * options["players"] * rounds, POINTS_OF_A_ROUND * rounds)


TRAITS = Traits(
    credits={
        "designer": "Nathan Vermeulen",
        "illustrator": "Mateusz Mizak",
        "publisher": "Bannan Games, Geronimo Games",
        "year": "2018",
        "minutes_a_player": "30",
        "link": "https://boardgamegeek.com/geeksearch.php?action=search&objecttype=boardgame&q=Valda",
    },
    rulings=RULINGS,
    daily=DAILY,
    chance_in_play=True,
    open_record=False,
    secret_questions=True,
    orders=ORDERS,
    reach=reach,
)
