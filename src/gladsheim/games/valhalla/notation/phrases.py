"""Words of refusals: cards, cells, armies and phases, turned into text later in the reader's language.

All are messages of the catalogues: `why-valhalla.ftl` for what only refusals say, and the names
of the cards in `valhalla.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from gladsheim.core.errors import Refusal
from gladsheim.core.words import AS_USUAL, ENGLISH, Listed, Names, Played, Value, Words
from gladsheim.games.valhalla.pieces import CARDS, CROWN, KINDS, NUMBER, RANKS, Card

Cell = tuple[int, int]
RANK_NAMES = {rank: name for name, rank in RANKS.items()}


@dataclass(frozen=True, slots=True)
class CardName(Words):
    """Name of a card: in English with the article that the Decktet gives most cards."""

    title: str = ""
    """English name with its article."""

    def say(self, locale: str = ENGLISH, names: Names = (), played: Played = AS_USUAL) -> str:
        """Return the name in a language."""
        return self.title if locale == ENGLISH else Words.say(self, locale)


def card_of(text: str) -> Card:
    """Return the facts of a card, whichever copy it is (VH-2.3)."""
    return CARDS[NUMBER[text] % KINDS]


def refusal(message: str, rules: tuple[str, ...], /, **values: Value) -> Refusal:
    """Return a refusal, whose message is named without its game."""
    return Refusal(phrase(message, **values), rules)


def phrase(message: str, /, **values: Value) -> Words:
    """Return a part of a sentence, named without its game."""
    return Words(f"whyvalhalla-{message}", values)


def label(text: str) -> Words:
    """Return the name of a card with its id, since two copies share a name."""
    card = card_of(text)
    return phrase("card", name=CardName(f"valhalla-card-{card.id}", title=card.name), id=text)


def labels(cards: Iterable[str], link: Literal["and", "or"] = "or") -> Value:
    """Return the words for several cards, or none."""
    found = tuple(map(label, cards))
    return Listed(found, link) if found else phrase("none")


def armies(number: int) -> Words:
    """Return the words for a number of armies."""
    return phrase("armies", n=number)


def spot(cell: Cell) -> str:
    """Return a cell as action texts write it."""
    return f"{cell[0]},{cell[1]}"


def suits(text: str) -> Value:
    """Return the symbols of a card."""
    found = tuple(phrase(f"suit-{suit}") for suit in card_of(text).suits)
    return Listed(found) if found else phrase("no-symbol")


def types(text: str) -> Listed:
    """Return the types as which a card can be used."""
    return Listed(tuple(phrase(f"type-{kind}") for kind in card_of(text).types))


def rank(text: str) -> Value:
    """Return the rank of a card: a number, or its name."""
    found = card_of(text).rank
    return phrase(f"rank-{RANK_NAMES[found]}") if found in RANK_NAMES else str(found)


def phase(number: int) -> Words:
    """Return a phase by its number and name."""
    return phrase("phase", n=number)


def share(one: str, other: str) -> bool:
    """Return whether a suit is on both cards (VH-2.5)."""
    return not set(card_of(one).suits).isdisjoint(card_of(other).suits)


def identical(one: str, other: str) -> bool:
    """Return whether the ids agree apart from the copy (VH-2.3)."""
    return card_of(one) is card_of(other)


def numbered(text: str) -> bool:
    """Return whether a card has a rank from 2 to 9."""
    return card_of(text).rank in range(2, 10)


def crowned(text: str) -> bool:
    """Return whether a card is a crown."""
    return card_of(text).rank == CROWN
