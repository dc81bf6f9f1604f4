"""Tables to play at, and positions in which there is much to decide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from gladsheim.core.chance import Stream
from gladsheim.games.valda.book import CardFile, built_in
from gladsheim.games.valda.pieces import GODS, PHASES, RESOURCES
from gladsheim.games.valda.rulings import RULINGS
from tests.proof_options import mostly_long

Options = dict[str, Any]
Json = dict[str, Any]
LOCK = 3
TEMPLES = 9


def tables() -> Iterator[Options]:
    """Every number of players with every variant."""
    for players in range(2, 6):
        for turnaround in (False, True):
            for race in (False, True):
                yield {"players": players, "turnaround": turnaround, "race": race}


def mostly_few() -> list[Any]:
    """The same tables as parameters of a proof; in the short form a few."""
    return mostly_long(tables(), few())


def few() -> Iterator[Options]:
    """Every number of players, with no variant, with each alone, and with both."""
    for number, players in enumerate((2, 3, 5, 4)):
        yield {"players": players, "turnaround": number > 1, "race": number % 2 == 1}


def readings() -> list[Any]:
    """Each reading of the rules and all of them, as parameters of a proof; in the long form all mixtures."""
    names = RULINGS.names
    short = [*([name] for name in names), list(names)]
    mixed = [[name for at, name in enumerate(names) if bits >> at & 1] for bits in range(1, 1 << len(names))]
    return mostly_long([*short, *(mix for mix in mixed if mix not in short)], short)


SHORT = {(2, 0), (3, 1), (5, 2), (4, 3)}
TABLES = [
    pytest.param(*one, marks=() if one in SHORT else pytest.mark.long)
    for one in product(range(2, 6), range(4))
]
"""Numbers of players with numbers whose two bits are the variants; in the short form each once."""


def title(options: Options) -> str:
    """Options as a name for a test."""
    variants = [name for name in ("turnaround", "race") if options.get(name)]
    return "-".join([f"{options['players']}p", *variants])


def copies(book: CardFile) -> list[str]:
    """All cards, each as often as there are copies."""
    return [card.id for card in book.cards for _ in range(card.count)]


def furnished(stream: Stream, options: Options) -> Json:
    """A partial document with god cards in hand, temples on the map and a discard pile.

    Weapons, locks, choices and windows come up soon, unlike in most dealt games.
    """
    cards = copies(built_in())
    stream.shuffle(cards)
    # What is dealt comes from the end of the list: half of the god cards stand there.
    cards.sort(key=lambda card: not card.startswith("base.") and stream.below(2))
    left = [TEMPLES] * options["players"]
    temples = [temples_of(stream, left) for _ in GODS]
    seats = [
        {
            "followers": stream.below(15),
            **{resource: stream.below(6) for resource in RESOURCES},
            "mines": 2 + stream.below(3),
            "drills": stream.below(4),
            "temples": {god: area[seat] for god, area in zip(GODS, temples, strict=True) if area[seat]},
            "bonus": [god for god, area in zip(GODS, temples, strict=True) if area[seat] >= LOCK],
            "hand": sorted(cards.pop() for _ in range(4 + stream.below(6))),
        }
        for seat in range(options["players"])
    ]
    return {
        "options": options,
        "round": 5,
        "active": stream.below(options["players"]),
        "phase": PHASES[stream.below(PHASES.index("over"))],
        "players": seats,
        "discard": [cards.pop() for _ in range(stream.below(30))],
    }


def temples_of(stream: Stream, left: list[int]) -> list[int]:
    """Temples by seat in one area: none, enough of one seat to own it, or some here and there.

    `left` says how many temples each seat has still to place.
    """
    temples = [0] * len(left)
    kind, owner = stream.below(3), stream.below(len(left))
    if kind == 0:
        temples[owner], temples[owner - 1] = LOCK, stream.below(3)
    elif kind == 1:
        temples[owner], temples[owner - 1] = 1 + stream.below(2), stream.below(3)
    for seat, number in enumerate(temples):
        temples[seat] = min(number, left[seat])
        left[seat] -= temples[seat]
    return temples
