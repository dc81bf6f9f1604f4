"""What is told as text alone: texts of a language, and cards by name and signs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gladsheim.core.words import Names, Value, said
from gladsheim.games.valhalla.pieces import Card
from gladsheim.games.valhalla.words.describe import face, kinds
from gladsheim.games.valhalla.words.naming import card_name
from gladsheim.locales import text


@dataclass(frozen=True, slots=True)
class Voice:
    """A language."""

    locale: str

    def __call__(self, message: str, /, **values: str | int) -> str:
        """A text of the catalogue, named without its game. Raises KeyError."""
        return text(self.locale, f"valhalla-{message}", **values)

    def say(self, words: Value, names: Names = ()) -> str:
        """Words as text; `names` are the players' by seat."""
        return said(words, self.locale, names)

    def pair(self, name: str, value: str) -> str:
        """A name, a colon and what belongs to it."""
        return self("pair", name=name, value=value)

    def card(self, card: str) -> str:
        """The name of a card."""
        return card_name(card).say(self.locale)

    def kinds(self, card: Card) -> str:
        """What a card is."""
        return ", ".join(map(self.say, kinds(card).items))

    def face(self, card: Card) -> str:
        """Rank and suits, as short as they can be."""
        return self.say(face(card))


def voice(locale: str = "en") -> Voice:
    """A voice in a language."""
    return Voice(locale)


def named(seats: int, names: Sequence[str] | None, locale: str) -> Sequence[str]:
    """The players' names, or numbers from 1 where nobody gave any."""
    return names or [text(locale, "valhalla-seat", number=seat + 1) for seat in range(seats)]
