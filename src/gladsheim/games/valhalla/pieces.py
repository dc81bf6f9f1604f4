"""Cards of the Decktet, one row each, from `decktet.toml` (VH-2.2, VH-2.3): data only.

With two decktets every card is there twice: card number n of the second copy is the number
of the first plus `KINDS`, and its id has `.2` appended.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Literal, get_args

Suit = Literal["moons", "suns", "waves", "leaves", "wyrms", "knots"]
SUITS: tuple[Suit, ...] = get_args(Suit)
CardType = Literal["personality", "location", "event"]
TYPES: tuple[CardType, ...] = get_args(CardType)
PERSON, LOCATION, EVENT = 1, 2, 4
"""Bits of the types."""
NO_RANK, ACE, PAWN, COURT, CROWN = 0, 1, 10, 11, 12
"""Ranks besides 2 to 9."""
RANKS = {"none": NO_RANK, "ace": ACE, "pawn": PAWN, "court": COURT, "crown": CROWN}


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the Decktet."""

    id: str
    name: str
    rank: int
    """Rank from 2 to 9, or one of the named ranks."""
    suits: tuple[Suit, ...]
    types: tuple[CardType, ...]
    set: str
    """Set: `basic`, `extended` (pawns and courts) or `excuse`."""

    @property
    def symbols(self) -> int:
        """Suits as bits."""
        return sum(1 << SUITS.index(suit) for suit in self.suits)

    @property
    def uses(self) -> int:
        """Types as bits."""
        return sum(1 << TYPES.index(kind) for kind in self.types)


def _read() -> tuple[Card, ...]:
    text = files(__package__).joinpath("decktet.toml").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)["card"]
    rows.sort(key=lambda row: int(row["order"]))
    return tuple(
        Card(
            row["id"],
            row["name"],
            row["rank"] if isinstance(row["rank"], int) else RANKS[row["rank"]],
            tuple(row["suits"]),
            tuple(row["types"]),
            row["set"],
        )
        for row in rows
    )


CARDS = _read()
"""Cards in the order of the deck before the first shuffle (VH-3.2)."""
KINDS = len(CARDS)
EXCUSE = next(number for number, card in enumerate(CARDS) if card.set == "excuse")
IDS = tuple(card.id + suffix for suffix in ("", ".2") for card in CARDS)
"""Ids by card number."""
NUMBER = {text: number for number, text in enumerate(IDS)}
HEIGHT = 3
"""Number of rows of both maps (VH-3.1)."""
WIDTHS, LOCATIONS = (3, 4), (4, 6)
"""Columns of both maps, and locations that the landscape starts with: small maps, large ones (VH-3.1)."""
MANY = 5
"""Number of players from which the maps are large (VH-3.1)."""
ARMIES = 12
"""Armies of each player (VH-2.1)."""
ZONE = 4
"""Cards of a control zone (VH-7.7)."""
