"""What the words of Valhalla are made of: messages of its catalogue, and the names of cards and places."""

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
    """Words about what lies on the table, with where. Only text needs that: a page points it out."""

    def unsaid(self) -> Any:
        """The same for JSON, without the place."""
        return unsaid(self.values["name"])


def phrase(message: str, /, **values: Value) -> Words:
    """A message of the catalogue, named without its game."""
    return Words(f"valhalla-{message}", values)


def placed(name: Value, at: str) -> Placed:
    """Words with the place that they speak of."""
    return Placed("valhalla-named-at", {"name": name, "at": at})


def joined(parts: Iterable[Value]) -> Value:
    """One after the other, with a space between them."""
    return reduce(lambda one, other: phrase("then", one=one, other=other), parts)


@cache
def plain(message: str) -> Words:
    """A message without values."""
    return phrase(message)


def card_name(card: str) -> Words:
    """The name of a card; a second copy goes by the name of the first (VH-2.3)."""
    return plain(f"card-{first_copy(card)}")


def card_names(cards: Iterable[str]) -> Listed:
    """Several cards by name."""
    return Listed(tuple(map(card_name, cards)))


def sides(one: str | None, other: str | None) -> dict[str, Value]:
    """What lies on the two sides of a slot, as the values of a message."""
    names = [card_name(card) if card else plain("place-empty-short") for card in (one, other)]
    return {"one": names[0], "other": names[1]}


def between(one: str | None, other: str | None) -> Words:
    """A slot by the cards on its two sides."""
    return phrase("slot", **sides(one, other))


def slot_name(scene: Scene, at: str) -> Placed:
    """A slot by the cards on its two sides, with what has to be typed for it."""
    x, y = map(int, at[:-1].split(","))
    beside = (x + 1, y) if at[-1] == "E" else (x, y + 1)
    held = {(cell["x"], cell["y"]): cell["card"] for cell in scene["market"]["cards"]}
    return placed(between(held[x, y], held[beside]), at)


def place_name(scene: Scene, at: str) -> Placed:
    """A location by its name and coordinates, with who would stand there once the plan is done."""
    land = next((cell for cell in scene["landscape"] if cell["at"] == at), None)
    if land is None:
        return placed(plain("cell-free"), at)
    named = placed(card_name(land["card"]), at)
    now = at_of((scene["planned"] or scene)["landscape"], at)
    return Placed("valhalla-named-held", {"name": named, "troop": troop(now)}) if now["armies"] else named


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


def letter(seat: int) -> str:
    """How a player is written on the maps."""
    return "ABCDEF"[seat]


def troop(cell: Mapping[str, Any]) -> str:
    """Who stands on a location, and with how many: `B3`."""
    return f"{letter(cell['owner'])}{cell['armies']}" if cell["armies"] else ""


def at_of(cells: Iterable[Mapping[str, Any]], at: str) -> Mapping[str, Any]:
    """The cell with these coordinates. Raises StopIteration."""
    return next(cell for cell in cells if cell["at"] == at)
