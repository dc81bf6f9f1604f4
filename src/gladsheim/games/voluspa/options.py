"""Options chosen before play (V-2): players, tile set, variants; and their checks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict

from gladsheim.core import choosing
from gladsheim.core.errors import OptionsError
from gladsheim.core.game import Json, Option
from gladsheim.core.words import Words
from gladsheim.games.voluspa.pieces import BY_CODE, HAND, TILES
from gladsheim.games.voluspa.rulings import RULINGS


class VoluspaChoices(TypedDict, total=False):
    """Options with which a game of Völuspá may be made."""

    players: int
    set: str
    kinds: Sequence[str] | None
    bolt: bool
    no_late_hel: bool
    rulings: Sequence[str]


SEATS_LOW, SEATS_HIGH = 2, 5

BASE = tuple(tile.code for tile in TILES if tile.set == "base")
SETS: Mapping[str, tuple[str, ...]] = {
    "base": (),
    "edda": ("He", "Hm", "Jo", "Se"),
    "order": ("Dw", "Fr", "Ra", "Ni"),
    "giants": ("Hm", "Jo", "Fr", "Ni"),
    "serpents": ("He", "Se", "Dw", "Fr"),
    "ravens": ("He", "Hm", "Ra", "Ni"),
    "all": ("He", "Hm", "Jo", "Se", "Lb", "Dw", "Fr", "Ra", "Ni"),
}
"""Kinds of each tile set besides the eight base kinds (V-2.2)."""
CUSTOM = "custom"
BOLT = "Lb"

OPTIONS = (
    Option("players", "int", 2, "Number of players.", low=SEATS_LOW, high=SEATS_HIGH),
    Option("set", "choice", "base", "Tile set; custom takes the list of kinds.", (*SETS, CUSTOM)),
    Option("kinds", "list", None, "Kinds of tile of a custom set.", tuple(BY_CODE)),
    Option("bolt", "bool", False, "Add the Lightning Bolts to any set."),
    Option("no_late_hel", "bool", False, "When the draw deck is empty, Hels leave all hands (V-9)."),
    choosing.readings(RULINGS),
)

DAILY = (
    {"players": 2, "set": "base"},
    {"players": 3, "set": "edda"},
    {"players": 2, "set": "giants"},
    {"players": 3, "set": "serpents"},
    {"players": 2, "set": "ravens"},
    {"players": 3, "set": "order"},
)
"""Options of the deals of the day, which take turns (`Traits.daily`)."""


def check_players(value: object) -> int:
    """Return the number of players. Raises OptionsError."""
    if isinstance(value, bool) or not isinstance(value, int) or not SEATS_LOW <= value <= SEATS_HIGH:
        raise OptionsError(
            "players", value, Words.of("faults-allowed-whole", least=SEATS_LOW, most=SEATS_HIGH)
        )
    return value


def check_kinds(value: object) -> tuple[str, ...]:
    """Return a list of distinct kinds, in the order of V-1.1. Raises OptionsError."""
    allowed = Words.of("faults-allowed-kinds", codes=", ".join(BY_CODE))
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise OptionsError("kinds", value, allowed)
    chosen = list(value)
    if any(not isinstance(code, str) or code not in BY_CODE for code in chosen):
        raise OptionsError("kinds", value, allowed)
    if len(set(chosen)) != len(chosen):
        raise OptionsError("kinds", value, allowed)
    return tuple(code for code in BY_CODE if code in chosen)


def choose_kinds(name: object, kinds: object, bolt: bool) -> tuple[str, ...]:
    """Return the kinds of a set, in the order of V-1.1. Raises OptionsError."""
    if name == CUSTOM:
        if kinds is None:
            raise OptionsError("kinds", None, Words("faults-allowed-custom"))
        chosen = set(check_kinds(kinds))
    elif isinstance(name, str) and name in SETS:
        chosen = {*BASE, *SETS[name]}
        if kinds is not None and set(check_kinds(kinds)) != chosen | ({BOLT} if bolt else set()):
            raise OptionsError("kinds", kinds, Words.of("faults-allowed-no-kinds", set=name))
    else:
        raise OptionsError("set", name, ", ".join((*SETS, CUSTOM)))
    if bolt:
        chosen.add(BOLT)
    return tuple(code for code in BY_CODE if code in chosen)


def check_enough(kinds: tuple[str, ...], players: int) -> None:
    """Check that there are enough tiles for a start tile in every deal (V-2.3). Raises OptionsError."""
    usable = sum(BY_CODE[code].count for code in kinds if BY_CODE[code].starts)
    needed = HAND * players + 1
    if usable < needed:
        raise OptionsError(
            "kinds", list(kinds), Words.of("faults-allowed-enough", needed=needed, usable=usable)
        )


def name_set(kinds: tuple[str, ...]) -> tuple[str, bool]:
    """Return the set that consists of these kinds, and whether the option `bolt` made it so."""
    chosen = set(kinds)
    for bolt in (False, True):
        for name, more in SETS.items():
            if chosen == {*BASE, *more} | ({BOLT} if bolt else set()):
                return name, bolt
    return CUSTOM, False


def choose(
    players: object = 2,
    set: object = "base",
    kinds: object = None,
    bolt: object = False,
    no_late_hel: object = False,
    rulings: object = (),
    **unknown: Any,
) -> Json:
    """Return the options, complete and normalised. Raises OptionsError."""
    for name, value in unknown.items():
        known = ", ".join(option.name for option in OPTIONS)
        raise OptionsError(name, value, Words.of("faults-allowed-known", known=known))
    number = check_players(players)
    chosen = choose_kinds(set, kinds, choosing.flag("bolt", bolt))
    check_enough(chosen, number)
    name, with_bolt = name_set(chosen)
    found = {
        "players": number,
        "set": name,
        "kinds": list(chosen),
        "bolt": with_bolt,
        "no_late_hel": choosing.flag("no_late_hel", no_late_hel),
    }
    return RULINGS.settle({**found, "rulings": rulings})
