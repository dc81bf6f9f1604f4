"""Texts of Valhalla for the terminal: messages of a language, and cards by name and signs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gladsheim.core.words import AS_USUAL, Names, Played, Value, said
from gladsheim.games.valhalla.pieces import Card
from gladsheim.games.valhalla.words.describe import face, kinds
from gladsheim.games.valhalla.words.naming import card_name
from gladsheim.locales import text


@dataclass(frozen=True, slots=True)
class Voice:
    """Language of texts, and the readings of the table, whose rules they state."""

    locale: str
    played: Played

    def __call__(self, message: str, /, **values: str | int) -> str:
        """Return a text of the catalogue, named without its game. Raises KeyError."""
        return text(self.locale, f"valhalla-{message}", **{**self.played, **values})

    def say(self, words: Value, names: Names = ()) -> str:
        """Return words as text; `names` are the players' by seat."""
        return said(words, self.locale, names, self.played)

    def pair(self, name: str, value: str) -> str:
        """Return a name, a colon and its value."""
        return self("pair", name=name, value=value)

    def card(self, card: str) -> str:
        """Return the name of a card."""
        return card_name(card).say(self.locale)

    def kinds(self, card: Card) -> str:
        """Return the kinds of a card."""
        return ", ".join(map(self.say, kinds(card).items))

    def face(self, card: Card) -> str:
        """Return rank and suits, as short as possible."""
        return self.say(face(card))


def voice(locale: str = "en", played: Played = AS_USUAL) -> Voice:
    """Return a voice in a language."""
    return Voice(locale, played)


def named(seats: int, names: Sequence[str] | None, locale: str) -> Sequence[str]:
    """Return the players' names, or numbers from 1 if there are none."""
    return names or [text(locale, "valhalla-seat", number=seat + 1) for seat in range(seats)]
