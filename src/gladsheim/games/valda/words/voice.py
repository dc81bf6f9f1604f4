"""How the terminal speaks of Valda: texts of a language, with the names of a card file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from gladsheim.core.words import Value, said
from gladsheim.games.valda.book import CardFile, built_in
from gladsheim.games.valda.pieces import RESOURCES
from gladsheim.games.valda.words import things
from gladsheim.locales import text


@dataclass(frozen=True, slots=True)
class Voice:
    """A language, and the card file of the table: where names come from."""

    locale: str
    book: CardFile

    def __call__(self, message: str, /, **values: Value) -> str:
        """A text of the catalogue, named without its game. Raises KeyError."""
        return self.said(things.words(message, **values))

    def said(self, value: Value) -> str:
        """Words in the language."""
        return said(value, self.locale)

    def card(self, card: str) -> str:
        """The name of a card: translated where the file calls it as the catalogue does."""
        return self.said(things.card(card, self.book))

    def pair(self, name: str, value: str) -> str:
        """A name, a colon and what belongs to it."""
        return self("pair", name=name, value=value)

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards by name."""
        return ", ".join(map(self.card, cards))

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """So much blood, gold and diamonds, short enough for a column."""
        given = [self(f"amount-{name}", n=amounts[name]) for name in RESOURCES if amounts.get(name)]
        return ", ".join(given) or self("amount-nothing")


def voice(locale: str = "en", book: CardFile | None = None) -> Voice:
    """A voice; without a card file it speaks of the built-in one."""
    return Voice(locale, book or built_in())


def named(seats: int, names: Sequence[str] | None, locale: str) -> Sequence[str]:
    """The players' names, or numbers from 1 where nobody gave any."""
    return names or [text(locale, "valda-seat", number=seat + 1) for seat in range(seats)]
