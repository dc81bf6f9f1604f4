"""Building blocks of Valhalla's words: messages of its catalogue, and the names of cards and places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from typing import Any

from gladsheim.core.words import Listed, Value, Words, unsaid
from gladsheim.games.valhalla.pieces import CARDS, Card

Scene = Mapping[str, Any]
BY_ID = {card.id: card for card in CARDS}


@dataclass(frozen=True, slots=True)
class Placed(Words):
    """Words about a thing on the table, with its position. Only text needs the position: a page shows it."""

    def unsaid(self) -> Any:
        """Return the words as JSON, without the position."""
        return unsaid(self.values["name"])


def phrase(message: str, /, **values: Value) -> Words:
    """Return a message of the catalogue, named without its game."""
    return Words(f"valhalla-{message}", values)


def placed(name: Value, at: str) -> Placed:
    """Return words with the position that they are about."""
    return Placed("valhalla-named-at", {"name": name, "at": at})


def joined(parts: Iterable[Value]) -> Value:
    """Return the parts one after the other, with a space between them."""
    return reduce(lambda one, other: phrase("then", one=one, other=other), parts)


@cache
def plain(message: str) -> Words:
    """Return a message without values."""
    return phrase(message)


def card_name(card: str) -> Words:
    """Return the name of a card; a second copy has the name of the first (VH-2.3)."""
    return plain(f"card-{first_copy(card)}")


def card_names(cards: Iterable[str]) -> Listed:
    """Return several cards by name."""
    return Listed(tuple(map(card_name, cards)))


def sides(one: str | None, other: str | None) -> dict[str, Value]:
    """Return the cards on the two sides of a slot, as the values of a message."""
    names = [card_name(card) if card else plain("place-empty-short") for card in (one, other)]
    return {"one": names[0], "other": names[1]}


def between(one: str | None, other: str | None) -> Words:
    """Return the name of a slot by the cards on its two sides."""
    return phrase("slot", **sides(one, other))


def slot_name(scene: Scene, at: str) -> Placed:
    """Return the name of a slot by the cards on its two sides, with the text to type for it."""
    x, y = map(int, at[:-1].split(","))
    beside = (x + 1, y) if at[-1] == "E" else (x, y + 1)
    held = {(cell["x"], cell["y"]): cell["card"] for cell in scene["market"]["cards"]}
    return placed(between(held[x, y], held[beside]), at)


def place_name(scene: Scene, at: str) -> Placed:
    """Return a location by its name and coordinates, with the armies there once the plan is done."""
    land = next((cell for cell in scene["landscape"] if cell["at"] == at), None)
    if land is None:
        return placed(plain("cell-free"), at)
    named = placed(card_name(land["card"]), at)
    now = at_of((scene["planned"] or scene)["landscape"], at)
    return Placed("valhalla-named-held", {"name": named, "troop": troop(now)}) if now["armies"] else named


def first_copy(card: str) -> str:
    """Return the id of a card without the suffix of a second decktet."""
    return card.removesuffix(".2")


def card_of(card: str) -> Card:
    """Return the card of an id. Raises KeyError."""
    return BY_ID[first_copy(card)]


def kinds_of(card: Card) -> tuple[str, ...]:
    """Return the types of a card; aces and the Excuse are kinds of their own."""
    if card.types:
        return card.types
    return ("ace",) if card.rank == 1 else ("excuse",)


def letter(seat: int) -> str:
    """Return the letter of a player on the maps."""
    return "ABCDEF"[seat]


def troop(cell: Mapping[str, Any]) -> str:
    """Return the owner and number of armies on a location: `B3`."""
    return f"{letter(cell['owner'])}{cell['armies']}" if cell["armies"] else ""


def at_of(cells: Iterable[Mapping[str, Any]], at: str) -> Mapping[str, Any]:
    """Return the cell with these coordinates. Raises StopIteration."""
    return next(cell for cell in cells if cell["at"] == at)
