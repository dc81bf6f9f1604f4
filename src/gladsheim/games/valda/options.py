"""Options of a game of Valda (VA-2.1, VA-14), and their check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from gladsheim.core import choosing
from gladsheim.core.errors import OptionsError, UsageError
from gladsheim.core.game import Json, Option
from gladsheim.core.words import Words
from gladsheim.games.valda import book as books
from gladsheim.games.valda.rulings import RULINGS


class ValdaChoices(TypedDict, total=False):
    """Options with which a game of Valda may be made."""

    players: int
    turnaround: bool
    race: bool
    first: int
    cards: str
    rulings: Sequence[str]


FEWEST, MOST = 2, 5
DAILY = ({"players": 2}, {"players": 3, "race": True}, {"players": 2, "turnaround": True})
"""Options of the deals of the day, which take turns (`Traits.daily`)."""


def options() -> tuple[Option, ...]:
    """Return the options, with the registered card files."""
    known = tuple(one.key for one in books.books())
    return (
        Option("players", "int", 2, "Number of players.", low=FEWEST, high=MOST),
        Option(
            "turnaround", "bool", False, "The Turnaround: the last round runs backwards; the start is drawn."
        ),
        Option("race", "bool", False, "Race to the Gods: whoever first has twenty followers wins at once."),
        Option("first", "int", 0, "Seat that begins; with turnaround it is drawn.", low=0, high=MOST - 1),
        Option("cards", "file", books.built_in().key, "The card file that is played with.", choices=known),
        choosing.readings(RULINGS),
    )


def choose(chosen: Mapping[str, Any]) -> Json:
    """Return complete options. Raises OptionsError, naming the option, the value and what is allowed."""
    found = choosing.complete(options(), chosen)
    players = choosing.whole("players", found["players"], FEWEST, MOST)
    for name in ("turnaround", "race"):
        choosing.flag(name, found[name])
    choosing.whole("first", found["first"], 0, players - 1)
    if not isinstance(found["cards"], str):
        raise OptionsError("cards", found["cards"], Words("faults-allowed-cards"))
    try:
        found["cards"] = books.find(found["cards"]).key
    except UsageError as error:
        raise OptionsError("cards", found["cards"], error.args[0]) from error
    return RULINGS.settle(found)
