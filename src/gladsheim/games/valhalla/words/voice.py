"""What all words of Valhalla are made of: texts of a language, names of cards, places and armies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gladsheim.games.valhalla.pieces import CARDS, Card
from gladsheim.locales import text

Scene = Mapping[str, Any]

SIGNS = {"moons": "☾", "suns": "☼", "waves": "≈", "leaves": "♠", "wyrms": "§", "knots": "∞"}
"""A character for each suit, told apart without colour."""
BY_ID = {card.id: card for card in CARDS}


@dataclass(frozen=True, slots=True)
class Voice:
    """A language."""

    locale: str

    def __call__(self, message: str, /, **values: str | int) -> str:
        """A text of the catalogue, named without its game. Raises KeyError."""
        return text(self.locale, f"valhalla-{message}", **values)

    def pair(self, name: str, value: str) -> str:
        """A name, a colon and what belongs to it."""
        return self("pair", name=name, value=value)

    def card(self, card: str) -> str:
        """The name of a card; a second copy goes by the name of the first (VH-2.3)."""
        return self(f"card-{first_copy(card)}")

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards by name."""
        return ", ".join(map(self.card, cards))

    def kinds(self, card: Card) -> str:
        """What a card is: a leader, a location, an event, an ace, the Excuse."""
        return ", ".join(self(f"kind-{kind}") for kind in kinds_of(card))

    def rank(self, card: Card) -> str:
        """The rank as it stands on a card: a number, or a word; nothing where the name says it."""
        named = {10: "pawn", 11: "court", 12: "crown"}
        if card.rank in named:
            return self(f"rank-{named[card.rank]}")
        return str(card.rank) if card.rank > 1 else ""

    def face(self, card: Card) -> str:
        """Rank and suits, as short as they can be."""
        return f"{self.rank(card)} {signs(card)}".strip()

    def slot(self, scene: Scene, at: str) -> str:
        """A slot by the cards on its two sides, with what has to be typed for it."""
        x, y = map(int, at[:-1].split(","))
        beside = (x + 1, y) if at[-1] == "E" else (x, y + 1)
        held = {(cell["x"], cell["y"]): cell["card"] for cell in scene["market"]["cards"]}
        names = [
            self.card(card) if card else self("place-empty-short") for card in (held[x, y], held[beside])
        ]
        return self("named-at", name=self("slot", one=names[0], other=names[1]), at=at)

    def place(self, scene: Scene, at: str) -> str:
        """A location by its name and coordinates, with who would stand there once the plan is done."""
        land = next((cell for cell in scene["landscape"] if cell["at"] == at), None)
        if land is None:
            return self("named-at", name=self("cell-free"), at=at)
        now = at_of((scene["planned"] or scene)["landscape"], at)
        named = self("named-at", name=self.card(land["card"]), at=at)
        return f"{named} [{troop(now)}]" if now["armies"] else named


def voice(locale: str = "en") -> Voice:
    """A voice in a language."""
    return Voice(locale)


def first_copy(card: str) -> str:
    """The id of a card without the suffix of a second decktet."""
    return card.removesuffix(".2")


def card_of(card: str) -> Card:
    """The card of an id. Raises KeyError."""
    return BY_ID[first_copy(card)]


def kinds_of(card: Card) -> tuple[str, ...]:
    """The types of a card; aces and the Excuse are kinds of their own."""
    if card.types:
        return card.types
    return ("ace",) if card.rank == 1 else ("excuse",)


def signs(card: Card) -> str:
    """The suits of a card as signs."""
    return "".join(SIGNS[suit] for suit in card.suits)


def letter(seat: int) -> str:
    """How a player is written on the maps."""
    return "ABCDEF"[seat]


def troop(cell: Mapping[str, Any]) -> str:
    """Who stands on a location, and with how many: `B3`."""
    return f"{letter(cell['owner'])}{cell['armies']}" if cell["armies"] else ""


def at_of(cells: Iterable[Mapping[str, Any]], at: str) -> Mapping[str, Any]:
    """The cell with these coordinates. Raises StopIteration."""
    return next(cell for cell in cells if cell["at"] == at)


def named(seats: int, names: Sequence[str] | None, locale: str) -> Sequence[str]:
    """The players' names, or numbers from 1 where nobody gave any."""
    return names or [text(locale, "valhalla-seat", number=seat + 1) for seat in range(seats)]
