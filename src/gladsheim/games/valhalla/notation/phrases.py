"""The words of refusals: cards, cells, armies and phases, said later in the language of whoever asks.

All are messages of the catalogues: `why-valhalla.ftl` for what only refusals say, and the names
of the cards in `valhalla.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from gladsheim.core.errors import Refusal
from gladsheim.core.words import ENGLISH, Listed, Value, Words
from gladsheim.games.valhalla.pieces import CARDS, CROWN, KINDS, NUMBER, RANKS, Card

Cell = tuple[int, int]
RANK_NAMES = {rank: name for name, rank in RANKS.items()}


@dataclass(frozen=True, slots=True)
class CardName(Words):
    """The name of a card: in English with the article that the Decktet gives most cards."""

    title: str = ""
    """The English name with its article."""

    def say(self, locale: str = ENGLISH, names: Sequence[str] = ()) -> str:
        """The name in a language."""
        return self.title if locale == ENGLISH else Words.say(self, locale)


def card_of(text: str) -> Card:
    """The facts of a card, whichever copy it is (VH-2.3)."""
    return CARDS[NUMBER[text] % KINDS]


def refusal(message: str, rules: tuple[str, ...], /, **values: Value) -> Refusal:
    """A refusal, its message named without its game."""
    return Refusal(phrase(message, **values), rules)


def phrase(message: str, /, **values: Value) -> Words:
    """A part of a sentence, named without its game."""
    return Words(f"whyvalhalla-{message}", values)


def label(text: str) -> Words:
    """A card by its name, with its id, since two copies share a name."""
    card = card_of(text)
    return phrase("card", name=CardName(f"valhalla-card-{card.id}", title=card.name), id=text)


def labels(cards: Iterable[str], link: Literal["and", "or"] = "or") -> Value:
    """Several cards, or none of them."""
    found = tuple(map(label, cards))
    return Listed(found, link) if found else phrase("none")


def armies(number: int) -> Words:
    """A number of armies."""
    return phrase("armies", n=number)


def spot(cell: Cell) -> str:
    """A cell as action texts write it."""
    return f"{cell[0]},{cell[1]}"


def suits(text: str) -> Value:
    """The symbols of a card."""
    found = tuple(phrase(f"suit-{suit}") for suit in card_of(text).suits)
    return Listed(found) if found else phrase("no-symbol")


def types(text: str) -> Listed:
    """What a card can be used as."""
    return Listed(tuple(phrase(f"type-{kind}") for kind in card_of(text).types))


def rank(text: str) -> Value:
    """The rank of a card: a number, or its name."""
    found = card_of(text).rank
    return phrase(f"rank-{RANK_NAMES[found]}") if found in RANK_NAMES else str(found)


def phase(number: int) -> Words:
    """A phase by its number and name."""
    return phrase("phase", n=number)


def share(one: str, other: str) -> bool:
    """Whether a suit is on both cards (VH-2.5)."""
    return not set(card_of(one).suits).isdisjoint(card_of(other).suits)


def identical(one: str, other: str) -> bool:
    """Whether the ids agree but for the copy (VH-2.3)."""
    return card_of(one) is card_of(other)


def numbered(text: str) -> bool:
    """Whether a card has a rank from 2 to 9."""
    return card_of(text).rank in range(2, 10)


def crowned(text: str) -> bool:
    """Whether a card is a crown."""
    return card_of(text).rank == CROWN
