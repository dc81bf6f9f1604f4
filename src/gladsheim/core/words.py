"""Sentences that are said later, in whatever language is asked for.

The rules say why not with a message of the catalogues and its values, not with a sentence:
`Words.of("whyvoluspa-hand", tile=Words("voluspa-tile-Od"))`. Nothing is looked up before `say`,
so that whoever refuses a thousand times and shows nothing pays for no sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Words:
    """A message of the catalogues (`gladsheim.locales`) with its values.

    A value is a str, which is shown as it stands in every language (a name, a cell, a code), an
    int, which chooses the plural, or words of their own, said in the same language.
    """

    id: str
    values: Mapping[str, Value] = field(default_factory=dict, hash=False)

    @classmethod
    def of(cls, message: str, /, **values: Value) -> Words:
        """The same with its values by name."""
        return cls(message, values)

    def say(self, locale: str = ENGLISH) -> str:
        """The sentence; in English where the language lacks it. Raises KeyError where English does."""
        # Whoever only computes needs no catalogues.
        from gladsheim.locales import text

        values = {name: _value(value, locale) for name, value in self.values.items()}
        return text(locale, self.id, **values)

    def __str__(self) -> str:
        return self.say()


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things as one: "a", "a and b", "a, b and c"; nothing at all is an empty text."""

    items: tuple[Value, ...]
    link: Literal["and", "or"] = "and"

    def say(self, locale: str = ENGLISH) -> str:
        """The list; the link is `words-and` or `words-or`."""
        *most, last = [said(item, locale) for item in self.items] or [""]
        if not most:
            return last
        return Words.of(f"words-{self.link}", most=", ".join(most), last=last).say(locale)

    def __str__(self) -> str:
        return self.say()


Value: TypeAlias = str | int | Words | Listed


def said(value: Value, locale: str = ENGLISH) -> str:
    """Any value as it is said in a language; what is no words stays as it is."""
    return value.say(locale) if isinstance(value, Words | Listed) else str(value)


def _value(value: Value, locale: str) -> str | int:
    # A number stays one: the catalogues choose between one and many by it.
    return value if isinstance(value, int) else said(value, locale)
