"""Texts of Valda for the terminal, in a language and with the names of a card file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from gladsheim.core.words import AS_USUAL, Played, Value, said
from gladsheim.games.valda.book import CardFile, built_in
from gladsheim.games.valda.pieces import RESOURCES
from gladsheim.games.valda.words import things
from gladsheim.locales import text


@dataclass(frozen=True, slots=True)
class Voice:
    """Language, and the card file and the readings of the table, which names and rules follow."""

    locale: str
    book: CardFile
    played: Played

    def __call__(self, message: str, /, **values: Value) -> str:
        """Return a text of the catalogue, named without its game. Raises KeyError."""
        return self.said(things.words(message, **values))

    def said(self, value: Value) -> str:
        """Return words in the language, by the readings of the table."""
        return said(value, self.locale, played=self.played)

    def card(self, card: str) -> str:
        """Return the name of a card: translated if the file's name is that of the catalogue."""
        return self.said(things.card(card, self.book))

    def pair(self, name: str, value: str) -> str:
        """Return a name, a colon and its value."""
        return self("pair", name=name, value=value)

    def cards(self, cards: Iterable[str]) -> str:
        """Return several cards by name."""
        return ", ".join(map(self.card, cards))

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Return amounts of blood, gold and diamonds, short enough for a column."""
        given = [self(f"amount-{name}", n=amounts[name]) for name in RESOURCES if amounts.get(name)]
        return ", ".join(given) or self("amount-nothing")


def voice(locale: str = "en", book: CardFile | None = None, played: Played = AS_USUAL) -> Voice:
    """Return a voice; without a card file it uses the built-in one."""
    return Voice(locale, book or built_in(), played)


def named(seats: int, names: Sequence[str] | None, locale: str) -> Sequence[str]:
    """Return the players' names, or numbers from 1 if there are none."""
    return names or [text(locale, "valda-seat", number=seat + 1) for seat in range(seats)]
