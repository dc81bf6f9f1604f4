"""Options to prove things over: every set, two to five players, both variants."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from gladsheim.games.voluspa.options import SETS
from gladsheim.games.voluspa.rulings import RULINGS
from tests.proof_options import mostly_long

Options = dict[str, Any]
SOME: Options = {"set": "all", "bolt": True, "no_late_hel": False}
"""Every kind of tile, so that each reading matters."""
SHORT = (0, 3, 5, 6)
"""Sets, by their places, that together have every kind of tile, number of players and variant."""


def spread() -> Iterator[Options]:
    """Every set once with each number of players, the variants in turn."""
    number = 0
    for name in SETS:
        for players in (2, 3, 4, 5):
            number += 1
            yield {
                "set": name,
                "players": players,
                "bolt": number % 2 == 0,
                "no_late_hel": number // 2 % 2 == 0,
            }


def readings() -> list[Any]:
    """Mixtures of readings where they matter, as parameters of a proof: every two of them, the editions, all.

    The short form has each reading once, two at a time, and all of them.
    """
    names = RULINGS.names
    some = [names[at : at + 2] for at in range(0, len(names), 2)]
    mixed = [*some, names, *RULINGS.editions.values(), *combinations(names, 2)]
    tables = [{**SOME, "players": 2 + at % 4, "rulings": list(mix)} for at, mix in enumerate(mixed) if mix]
    return mostly_long(tables, tables[: len(some) + 1])


def mostly_few() -> list[Any]:
    """The same as parameters of a proof; in the short form some sets, the numbers of players in turn."""
    every = list(spread())
    return mostly_long(every, [every[4 * number + number % 4] for number in SHORT])


def few() -> Iterator[Options]:
    """Every set once, the numbers of players and the variants in turn."""
    for number, name in enumerate(SETS):
        yield {
            "set": name,
            "players": 2 + number % 4,
            "bolt": number % 3 == 0,
            "no_late_hel": number % 2 == 0,
        }


def some() -> list[Any]:
    """The same as parameters of a proof; in the short form some sets."""
    every = list(few())
    return mostly_long(every, [every[number] for number in SHORT])


def title(options: Options) -> str:
    """The options in a few words, to name a test."""
    flags = [name for name in ("bolt", "no_late_hel") if options[name]]
    return "-".join([options["set"], str(options["players"]), *flags, *options.get("rulings", ())])
