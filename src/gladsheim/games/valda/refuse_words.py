"""The words of refusals: amounts, cards, seats and gods as a player reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from gladsheim.games.valda.book import Card
from gladsheim.games.valda.pieces import LETTERS, RESOURCES

NAMES: Mapping[str, str] = dict(zip(LETTERS, RESOURCES, strict=True))
"""Letter of a resource in action texts → its name."""
MODE_TITLES: Mapping[str, str] = {
    "warhorn": "War Horn",
    "gjallarhorn": "Sound of the Gjallarhorn",
    "vanished": "Vanished",
    "crown": "Crown of Fortune",
    "resisted": "Resisted",
    "claim": "Surtur's Claim",
    "thief": "Thief",
    "revenge": "Tyr's Revenge",
    "hammertime": "Hammertime",
    "wrath": "Wrath of Thor",
    "bullseye": "Bullseye",
    "soulspear": "Soulspear",
    "backstab": "Backstab",
    "dagger": "Deadly Dagger",
}
"""The two halves of each god weapon by name."""


def count(number: int, noun: str) -> str:
    """A number of things: 1 card, 2 cards, no cards."""
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def amount(number: int, resource: str) -> str:
    """A number of one resource; only diamonds are counted in the plural."""
    return count(number, resource) if resource == "diamond" else f"{number or 'no'} {resource}"


def amounts(numbers: Mapping[str, int]) -> str:
    """Several resources, the kinds of which there are none left out."""
    return both([amount(number, resource) for resource, number in numbers.items() if number]) or "nothing"


def both(parts: Sequence[str], link: str = "and") -> str:
    """A list in words: a, b and c."""
    return f" {link} ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def title(god: str) -> str:
    """A god's name."""
    return god.capitalize()


def titles(gods: Iterable[str], link: str = "or") -> str:
    """Several gods' names."""
    return both([title(god) for god in gods], link)


def label(card: Card) -> str:
    """A card by its name, with its id, since several cards share a name."""
    return f"{card.name} ({card.id})"


def labels(cards: Iterable[Card]) -> str:
    """Several kinds of cards, each once."""
    return both(list(dict.fromkeys(label(card) for card in cards)), "or")
