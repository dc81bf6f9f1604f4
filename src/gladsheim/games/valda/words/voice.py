"""What all words of Valda are made of: texts of a language, and the names of a card file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gladsheim.games.valda.book import Book, Card, Face, built_in
from gladsheim.games.valda.pieces import RESOURCES, WORKS
from gladsheim.locales import FALLBACK, text


@dataclass(frozen=True, slots=True)
class Voice:
    """A language, and the card file of the table: where names come from."""

    locale: str
    book: Book

    def __call__(self, message: str, /, **values: str | int) -> str:
        """A text of the catalogue, named without its game. Raises KeyError."""
        return text(self.locale, f"valda-{message}", **values)

    def find(self, message: str, /, **values: str | int) -> str | None:
        """The text, or None if nobody wrote it."""
        try:
            return self(message, **values)
        except KeyError:
            return None

    def card(self, card: str) -> str:
        """The name of a card: translated where the file calls it as the catalogue does."""
        known = self.book.by_id.get(card)
        if known is None:
            return card
        message = f"card-{card.replace('.', '-')}"
        if known.name != Voice(FALLBACK, self.book).find(message):
            return known.name
        return self(message)

    def pair(self, name: str, value: str) -> str:
        """A name, a colon and what belongs to it."""
        return self("pair", name=name, value=value)

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards by name."""
        return ", ".join(map(self.card, cards))

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """So much blood, gold and diamonds."""
        given = [self(f"amount-{name}", n=amounts[name]) for name in RESOURCES if amounts.get(name)]
        return ", ".join(given) or self("amount-nothing")

    def structure(self, what: str) -> str:
        """What is built, as the object of a sentence: a mine, a drill, or a temple of that god."""
        if what in WORKS:
            return self(f"structure-{what}")
        return self("structure-temple", god=self(f"god-{what}"))

    def face(self, face: Face, use: str) -> str:
        """What a side of a die brings when it is rolled for `resources` or for `followers`."""
        return self.result({name: getattr(face, name) for name in (*RESOURCES, "n")}, use)

    def result(self, face: Mapping[str, int], use: str) -> str:
        """The same for a side as a scene has it: kinds of resources, and the number `n`."""
        if use == "resources":
            return self.amounts(face)
        if face["n"] < 0:
            return self("face-skull")
        return self("amount-followers", n=face["n"]) if face["n"] else self("face-nothing")


def voice(locale: str = "en", book: Book | None = None) -> Voice:
    """A voice; without a card file it speaks of the built-in one."""
    return Voice(locale, book or built_in())


def card_of(card: Card | Mapping[str, Any] | str, book: Book) -> Card | None:
    """A card given by its id, by its row of `pieces()` or as itself; None if nobody knows it."""
    if isinstance(card, Card):
        return card
    return book.by_id.get(card if isinstance(card, str) else str(card["code"]))


def named(seats: int, names: Sequence[str] | None, locale: str) -> Sequence[str]:
    """The players' names, or numbers from 1 where nobody gave any."""
    return names or [text(locale, "valda-seat", number=seat + 1) for seat in range(seats)]
