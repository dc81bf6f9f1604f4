"""The deal of VH-3 and the generator of VH-12, written down once more for the tests."""

from __future__ import annotations

from typing import Any

from gladsheim.core.game import Json
from gladsheim.games.valhalla.pieces import CARDS
from tests.games.valhalla.boards import all_cards

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


class SplitMix:
    """The generator of chance (VH-12.1)."""

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def word(self) -> int:
        """The next number of 64 bits."""
        self.state = (self.state + STEP) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def shuffle(self, cards: list[str]) -> list[str]:
        """Shuffle in place (VH-12.2)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.word() % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def is_location(card: str) -> bool:
    """Whether a card may lie in the landscape."""
    return "location" in next(one.types for one in CARDS if one.id == card.removesuffix(".2"))


def dealt(options: Json, seed: int) -> dict[str, Any]:
    """Draw pile, Valhalla, landscape, first seat and generator after the deal (VH-3.2 to VH-3.6)."""
    chance = SplitMix(seed)
    large = options["players"] > 4
    cells = [(x, y) for y in range(3 if large else 2) for x in range(2)]
    deck = chance.shuffle(all_cards(options))
    land: list[str] = []
    grid: list[str] = []
    aside: list[str] = []
    while len(grid) < (12 if large else 9):
        card = deck.pop(0)
        (land if len(land) < len(cells) and is_location(card) else grid).append(card)
    while len(land) < len(cells):
        card = deck.pop(0)
        (land if is_location(card) else aside).append(card)
    pile = chance.shuffle(deck + aside)
    first = chance.word() % options["players"] if options["first"] is None else options["first"]
    return {
        "draw": pile,
        "cards": grid,
        "landscape": [{"x": x, "y": y, "card": card} for (x, y), card in zip(cells, land, strict=True)],
        "turn": first,
        "rng": str(chance.state),
        "aside": len(aside),
    }
