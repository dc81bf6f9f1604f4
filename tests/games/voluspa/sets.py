"""Options to prove things over: every set, two to five players, both variants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gladsheim.games.voluspa.options import SETS
from tests.proof_options import mostly_long

Options = dict[str, Any]


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


def mostly_few() -> list[Any]:
    """The same as parameters of a proof; in the short form each set once, the numbers of players in turn."""
    every = list(spread())
    return mostly_long(every, [every[4 * number + number % 4] for number in range(len(SETS))])


def few() -> Iterator[Options]:
    """Every set once, the numbers of players and the variants in turn."""
    for number, name in enumerate(SETS):
        yield {
            "set": name,
            "players": 2 + number % 4,
            "bolt": number % 3 == 0,
            "no_late_hel": number % 2 == 0,
        }


def title(options: Options) -> str:
    """The options in a few words, to name a test."""
    flags = [name for name in ("bolt", "no_late_hel") if options[name]]
    return "-".join([options["set"], str(options["players"]), *flags])
