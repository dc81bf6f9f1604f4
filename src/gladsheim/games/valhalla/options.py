"""Options of a game of Valhalla (VH-1), and their check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from gladsheim.core import choosing
from gladsheim.core.game import Json, Option
from gladsheim.games.valhalla.rulings import RULINGS


class ValhallaChoices(TypedDict, total=False):
    """Options with which a game of Valhalla may be made."""

    players: int
    decks: int | None
    extended: bool
    excuse: bool
    target: int | None
    glory_cap: int | None
    first: int | None
    rulings: Sequence[str]


FEWEST, MOST = 2, 6
ONE_DECK = 4
"""Largest number of players for one decktet (VH-1.2)."""
TARGET_EACH, CAP_EACH = 50, 60
TARGETS = {"skirmish": 100, "battle": 200, "conflict": 300, "epic": 501}
"""Named targets (VH-1.4)."""
MOST_DECKS, MOST_TARGET, MOST_CAP = 2, 1_000_000, 100_000
DAILY = ({"players": 2}, {"players": 3}, {"players": 2, "excuse": True})
"""Options of the deals of the day, which take turns (`Traits.daily`)."""

OPTIONS = (
    Option("players", "int", 2, "Number of players.", low=FEWEST, high=MOST),
    Option("decks", "int", None, "Decktets; one for up to four players, else two.", low=1, high=MOST_DECKS),
    Option("extended", "bool", True, "With the Pawns and the Courts."),
    Option("excuse", "bool", False, "With the Excuse."),
    Option("target", "int", None, "Points to reach; 50 for each player.", low=1, high=MOST_TARGET),
    Option("glory_cap", "int", None, "Glory phases at most; 60 for each player.", low=1, high=MOST_CAP),
    Option("first", "int", None, "Seat that begins; left out, it is drawn.", low=0, high=MOST - 1),
    choosing.readings(RULINGS),
)


def choose(chosen: Mapping[str, Any]) -> Json:
    """Return complete options. Raises OptionsError, naming the option, the value and what is allowed."""
    found = choosing.complete(OPTIONS, chosen)
    players = choosing.whole("players", found["players"], FEWEST, MOST)
    fewest = 1 if players <= ONE_DECK else 2
    decks = fewest if found["decks"] is None else found["decks"]
    found["decks"] = choosing.whole("decks", decks, fewest, MOST_DECKS)
    for name in ("extended", "excuse"):
        choosing.flag(name, found[name])
    for name, each, most in (("target", TARGET_EACH, MOST_TARGET), ("glory_cap", CAP_EACH, MOST_CAP)):
        value = each * players if found[name] is None else found[name]
        found[name] = choosing.whole(name, value, 1, most)
    if found["first"] is not None:
        choosing.whole("first", found["first"], 0, players - 1)
    return RULINGS.settle(found)
