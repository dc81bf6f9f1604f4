"""Words: messages that are turned into sentences later, in the reader's language.

The rules give reasons as a message of the catalogues and its values, not as a sentence:
`Words.of("whyvoluspa-hand", tile=Words("voluspa-tile-Od"))`. Nothing is looked up before `say`, so that code
that refuses often and shows nothing builds no sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

ENGLISH = "en"
PLAIN = (str, int)
"""Types of values that are not words."""
Names: TypeAlias = Sequence[str]
Played: TypeAlias = Mapping[str, str]
"""Values of texts by the readings that a table plays (`core.rulings.played`)."""
AS_USUAL: Played = {}


@dataclass(frozen=True, slots=True)
class Words:
    """Message of the catalogues (`gladsheim.locales`) with its values.

    A value is a str, which is the same in every language (a name, a cell, a code), an int, which
    chooses the plural, a seat, or further words, shown in the same language.
    """

    id: str
    # A dict has no hash; equality still compares it.
    values: Mapping[str, Value] = field(default_factory=dict, hash=False)

    @classmethod
    def of(cls, message: str, /, **values: Value) -> Words:
        """Return a message with its values by name."""
        # `message` is positional only, so that a value can have this name, too.
        return cls(message, values)

    def say(self, locale: str = ENGLISH, names: Names = (), played: Played = AS_USUAL) -> str:
        """Return the sentence; in English where the language lacks it. Raises KeyError where English does.

        `names` are the players' by seat, for words that speak of seats. `played` are the readings of the
        table, whose rules the sentence then states.
        """
        # Programs that only compute need no catalogues.
        from gladsheim.locales import text

        values = {name: _value(value, locale, names, played) for name, value in self.values.items()}
        return text(locale, self.id, **{**played, **values})

    def unsaid(self) -> Any:
        """Return the words as JSON."""
        # Most values are plain: they are asked for here, and cost no call.
        values = {name: one if isinstance(one, PLAIN) else one.unsaid() for name, one in self.values.items()}
        return {"id": self.id, "values": values}

    def __str__(self) -> str:
        return self.say()


@dataclass(frozen=True, slots=True)
class Listed:
    """List of values, shown as "a", "a and b", "a, b and c"; an empty list is an empty text."""

    items: tuple[Value, ...]
    link: Literal["and", "or"] = "and"

    def say(self, locale: str = ENGLISH, names: Names = (), played: Played = AS_USUAL) -> str:
        """Return the list as text; the link is `words-and` or `words-or`."""
        *most, last = [said(item, locale, names, played) for item in self.items] or [""]
        if not most:
            return last
        return Words.of(f"words-{self.link}", most=", ".join(most), last=last).say(locale)

    def unsaid(self) -> Any:
        """Return the list as JSON, where lists have no other link than "and"."""
        return [unsaid(item) for item in self.items]

    def __str__(self) -> str:
        return self.say()


@dataclass(frozen=True, slots=True)
class Player:
    """The player at a seat, shown by the name that the reader knows."""

    seat: int

    def say(self, locale: str = ENGLISH, names: Names = (), played: Played = AS_USUAL) -> str:
        """Return the name. Raises IndexError if the seat has no name."""
        return names[self.seat]

    def unsaid(self) -> Any:
        """Return the player as JSON."""
        return {"id": "seat", "values": {"seat": self.seat}}


Value: TypeAlias = str | int | Words | Listed | Player


def said(value: Value, locale: str = ENGLISH, names: Names = (), played: Played = AS_USUAL) -> str:
    """Return any value as text in a language; a value that is not words stays as it is."""
    return str(value) if isinstance(value, PLAIN) else value.say(locale, names, played)


def unsaid(value: Value) -> Any:
    """Return a value as JSON, from which the reader makes text.

    Words become `{"id", "values"}`, a seat such words with the id `seat`, a list an array.
    """
    return value if isinstance(value, PLAIN) else value.unsaid()


def heard(sent: Any) -> Value:
    """Return the value from the JSON that `unsaid` wrote."""
    if isinstance(sent, list):
        return Listed(tuple(map(heard, sent)))
    if not isinstance(sent, dict):
        found: Value = sent
        return found
    values = sent["values"]
    if sent["id"] == "seat":
        return Player(values["seat"])
    return Words(sent["id"], {name: heard(value) for name, value in values.items()})


def _value(value: Value, locale: str, names: Names, played: Played) -> str | int:
    # A number stays one: the catalogues choose between one and many by it.
    return value if isinstance(value, int) else said(value, locale, names, played)
