"""Tables to play at: every number of players with every choice of cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gladsheim.games.valhalla.rulings import RULINGS
from tests.proof_options import mostly_long

Options = dict[str, Any]


def tables() -> Iterator[Options]:
    """Every number of players with one and two decktets, with and without the cards that may be added."""
    for players in range(2, 7):
        for decks in (1, 2) if players < 5 else (2,):
            for extended in (False, True):
                for excuse in (False, True):
                    yield {"players": players, "decks": decks, "extended": extended, "excuse": excuse}


def mostly_few() -> list[Any]:
    """The same tables as parameters of a proof; in the short form a few, with every choice once and not."""
    every = list(tables())
    return mostly_long(every, [every[number] for number in (0, 13, 18, 31)])


def few() -> Iterator[Options]:
    """Every number of players once or twice, the other choices in turn; the games are not long."""
    for number, players in enumerate((2, 3, 4, 5, 6, 2, 3)):
        yield {
            "players": players,
            "decks": 2 if players > 4 or number % 3 == 0 else 1,
            "extended": number % 4 != 1,
            "excuse": number % 2 == 0,
            "target": 25 * players,
            "glory_cap": 6 * players,
        }


def some() -> list[Any]:
    """The same as parameters of a proof; in the short form three, with every choice once and not."""
    every = list(few())
    return mostly_long(every, [every[number] for number in (0, 1, 3)])


def readings() -> list[Any]:
    """Each reading of the rules where it matters, then mixtures of them, as parameters of a proof.

    The short form has each reading once, and all of them.
    """
    names = RULINGS.names
    mixed = [[name for at, name in enumerate(names) if bits >> at & 1] for bits in range(1, 1 << len(names))]
    some = {"extended": True, "excuse": True}
    every: list[Options] = [
        {**some, "players": 2 + at % 4, "decks": 2, "target": 60, "glory_cap": 12, "rulings": mix}
        for at, mix in enumerate(mixed)
    ]
    return mostly_long(every, [one for one in every if len(one["rulings"]) in (1, len(names))])


def title(options: Options) -> str:
    """Options as a name for a test or a file."""
    variants = [name for name in ("extended", "excuse") if options.get(name)]
    return "-".join(
        [f"{options['players']}p", f"{options.get('decks', 1)}d", *variants, *options.get("rulings", ())]
    )
