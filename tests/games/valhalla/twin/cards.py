"""The Decktet, read as plainly as it is written."""

import tomllib
from pathlib import Path
from typing import Any

Json = dict[str, Any]

CARD_FILE = Path(__file__).parents[4] / "src" / "gladsheim" / "games" / "valhalla" / "decktet.toml"
ROWS: dict[str, Json] = {
    row["id"]: row
    for row in sorted(tomllib.loads(CARD_FILE.read_text("utf-8"))["card"], key=lambda row: row["order"])
}


def plain(card: str) -> str:
    """The id without the mark of a second copy (VH-2.3)."""
    return card.removesuffix(".2")


def identical(card: str, other: str) -> bool:
    """Whether two cards are the same or copies of each other (VH-2.3)."""
    return plain(card) == plain(other)


def rank(card: str) -> int | str:
    """2..9 or a word."""
    found: int | str = ROWS[plain(card)]["rank"]
    return found


def numbered(card: str) -> bool:
    """Whether the rank is 2..9."""
    return isinstance(rank(card), int)


def suits(card: str) -> set[str]:
    """The symbols."""
    return set(ROWS[plain(card)]["suits"])


def share(card: str, other: str) -> bool:
    """Whether two cards have a symbol in common (VH-2.5)."""
    return bool(suits(card) & suits(other))


def is_a(card: str, kind: str) -> bool:
    """Whether a card is a personality, a location or an event; it may be two of them (VH-2.4)."""
    return kind in ROWS[plain(card)]["types"]


def higher(field: str, origin: str) -> bool:
    """Whether a battlefield lies higher than where the attackers come from (VH-9.3)."""
    if "crown" in (rank(field), rank(origin)):
        return False
    heights = [int(rank(card)) if numbered(card) else 1 for card in (field, origin)]
    return heights[0] > heights[1]


def chosen(options: Json) -> list[str]:
    """All cards of a game, before the shuffle (VH-1.3, VH-3.2)."""
    sets = {"basic"}
    sets |= {"extended"} if options["extended"] else set()
    sets |= {"excuse"} if options["excuse"] else set()
    deck = [card for card, row in ROWS.items() if row["set"] in sets]
    return deck + ([f"{card}.2" for card in deck] if options["decks"] == 2 else [])
