"""Words of refusals: amounts, cards and gods, turned into text later in the reader's language.

All are messages of the catalogues: `why-valda.ftl` for what only refusals say, `valda.ftl` for
names that the game says elsewhere, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from gladsheim.core.errors import Refusal
from gladsheim.core.words import AS_USUAL, ENGLISH, Listed, Names, Played, Value, Words
from gladsheim.games.valda.book import CardKind
from gladsheim.games.valda.pieces import LETTERS, RESOURCES

NAMES: Mapping[str, str] = dict(zip(LETTERS, RESOURCES, strict=True))
"""Name of each resource by its letter in action texts."""


@dataclass(frozen=True, slots=True)
class CardName(Words):
    """Name of a card: translated if the file's name is that of the English catalogue."""

    name: str = ""
    """Name in the file."""

    def say(self, locale: str = ENGLISH, names: Names = (), played: Played = AS_USUAL) -> str:
        """Return the name in a language."""
        return Words.say(self, locale) if self._is_known() else self.name

    def unsaid(self) -> Any:
        """Return the name as JSON."""
        return Words.unsaid(self) if self._is_known() else self.name

    def _is_known(self) -> bool:
        return _is_english(self.id, self.name)


@cache
def _is_english(message: str, name: str) -> bool:
    try:
        return Words(message).say() == name
    except KeyError:
        return False


def refusal(message: str, rules: tuple[str, ...], /, **values: Value) -> Refusal:
    """Return a refusal, whose message is named without its game."""
    return Refusal(phrase(message, **values), rules)


def phrase(message: str, /, **values: Value) -> Words:
    """Return a part of a sentence, named without its game."""
    return Words(f"whyvalda-{message}", values)


def resource(name: str) -> Words:
    """Return the words for a kind of resource."""
    return phrase(f"res-{name}")


def resources(names: Iterable[str]) -> Listed:
    """Return the words for one of several kinds."""
    return Listed(tuple(map(resource, names)), "or")


def amount(number: int, name: str) -> Words:
    """Return the words for a number of one resource."""
    return phrase(f"amount-{name}", n=number)


def amounts(numbers: Mapping[str, int]) -> Value:
    """Return the words for several resources, without the kinds of which there are none."""
    found = tuple(amount(number, name) for name, number in numbers.items() if number)
    return Listed(found) if found else phrase("nothing")


def works(number: int, kind: str) -> Words:
    """Return the words for a number of mines or drills."""
    return phrase(f"count-{kind}", n=number)


def card_type(kind: str) -> Words:
    """Return the words for a type of card."""
    return phrase(f"type-{kind}")


def title(god: str) -> Words:
    """Return the name of a god."""
    return Words(f"valda-god-{god}")


def titles(gods: Iterable[str]) -> Listed:
    """Return the words for one of several gods."""
    return Listed(tuple(map(title, gods)), "or")


def weapon(mode: str) -> Words:
    """Return the name of one of the two modes of a god weapon."""
    return Words(f"valda-mode-{mode}")


def card_name(card: CardKind) -> CardName:
    """Return the name of a card."""
    return CardName(f"valda-card-{card.id.replace('.', '-')}", name=card.name)


def label(card: CardKind) -> Words:
    """Return the name of a card with its id, since several cards share a name."""
    return phrase("card", name=card_name(card), id=card.id)


def labels(cards: Iterable[CardKind]) -> Listed:
    """Return the words for one of several kinds of cards, each listed once."""
    return Listed(tuple(label(card) for card in {card.id: card for card in cards}.values()), "or")
