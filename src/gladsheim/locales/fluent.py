"""Parser and formatter for the part of Project Fluent's language that the catalogues use.

Patterns hold text, `{ $value }`, `{ message }`, `{ "text" }` and `{ $value -> [key] text *[key] text }`;
terms, attributes, functions and escapes are refused. Because of this module, the engine's errors need no
package but NumPy. The tests compare every message with the output of the library `fluent.runtime`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn, TypeAlias

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?![a-zA-Z#]).*)*)", re.MULTILINE)
"""Pattern of a message with its text, which ends before the next message, comment or end of the file."""
TEXT = re.compile(r"[^{}\n]+")
BREAK = re.compile(r"(?:\n *)+")
VALUE = re.compile(r"\$([a-zA-Z][\w-]*)")
REFERENCE = re.compile(r"[a-zA-Z][\w-]*")
LITERAL = re.compile(r'"([^"\\\n]*)"')
KEY = re.compile(r"(\*?)\[ *(-?\d+|[a-zA-Z][\w-]*) *\]")
NUMBER = re.compile(r"-?\d+")
ONE = {"en": (1,), "de": (1,), "it": (1,), "fr": (0, 1)}
"""Numbers, without their sign, that take the form `one`; all others take `other`."""
GROUPS = {"en": ",", "de": ".", "it": ".", "fr": "\u202f"}
"""Separator between thousands and hundreds."""


@dataclass(frozen=True, slots=True)
class VariableReference:
    """A placeholder for a value."""

    name: str


@dataclass(frozen=True, slots=True)
class MessageReference:
    """A placeholder for another message."""

    id: str


@dataclass(frozen=True, slots=True)
class SelectExpression:
    """Patterns, of which a value chooses one by its key."""

    name: str
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


Pattern: TypeAlias = "tuple[str | VariableReference | MessageReference | SelectExpression, ...]"


class Catalogue:
    """Messages of a language, each parsed when it is first used."""

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}

    def add(self, text: str) -> None:
        """Add the messages of a file."""
        self._sources.update(MESSAGE.findall(text))

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def say(self, message: str, values: Mapping[str, str | int]) -> str:
        """Return a message with its values.

        Raises KeyError for an unknown one, ValueError for a malformed one.
        """
        pattern = self._patterns.get(message)
        if pattern is None:
            pattern = self._patterns[message] = Parser(message, self._sources[message]).parse()
        return self._said(pattern, values)

    def _said(self, pattern: Pattern, values: Mapping[str, str | int]) -> str:
        said = []
        for part in pattern:
            if isinstance(part, str):
                said.append(part)
            elif isinstance(part, VariableReference):
                said.append(self._shown(values.get(part.name, part.name)))
            elif isinstance(part, MessageReference):
                said.append(self.say(part.id, values))
            else:
                said.append(self._said(self._chosen(part, values.get(part.name)), values))
        return "".join(said)

    def _shown(self, value: str | int) -> str:
        return value if isinstance(value, str) else f"{value:,}".replace(",", GROUPS[self._locale])

    def _chosen(self, choice: SelectExpression, value: str | int | None) -> Pattern:
        if isinstance(value, int):
            # A variant may be for the exact number or for its plural form.
            keys: tuple[str, ...] = (str(int(value)), "one" if abs(value) in ONE[self._locale] else "other")
        else:
            # A text of digits is no number.
            keys = (value,) if value is not None and not NUMBER.fullmatch(value) else ()
        return next((pattern for key, pattern in choice.variants if key in keys), choice.default)


class Parser:
    """Parser of the pattern of one message."""

    def __init__(self, message: str, source: str) -> None:
        self._message = message
        self._source = source
        self._at = 0

    def parse(self) -> Pattern:
        """Return the pattern. Raises ValueError if it is malformed."""
        pattern = self._pattern()
        if self._source[self._at :].strip():
            self._fail()
        return pattern

    def _pattern(self) -> Pattern:
        """Parse text and places up to the next variant, a closing brace or the end."""
        self._skip(" ")
        parts: list[str | VariableReference | MessageReference | SelectExpression] = []
        breaks: dict[int, str] = {}
        while self._at < len(self._source):
            if self._source[self._at] == "{":
                parts.append(self._place())
            elif found := TEXT.match(self._source, self._at):
                parts.append(found[0])
                self._at = found.end()
            elif (found := BREAK.match(self._source, self._at)) and self._goes_on(found.end()):
                breaks[len(parts)] = found[0]
                parts.append("")
                self._at = found.end()
            else:
                break
        _indent(parts, breaks)
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(" ")
        return tuple(parts)

    def _goes_on(self, at: int) -> bool:
        """Return whether the line that begins at `at` belongs to the same pattern."""
        return self._source[at : at + 1] not in ("", "}", "[", "*")

    def _place(self) -> str | VariableReference | MessageReference | SelectExpression:
        self._at += 1
        self._skip(" \n")
        place: str | VariableReference | MessageReference | SelectExpression
        if found := LITERAL.match(self._source, self._at):
            place = found[1]
        elif found := VALUE.match(self._source, self._at):
            place = VariableReference(found[1])
        elif found := REFERENCE.match(self._source, self._at):
            place = MessageReference(found[0])
        else:
            self._fail()
        self._at = found.end()
        self._skip(" \n")
        if isinstance(place, VariableReference) and self._source.startswith("->", self._at):
            self._at += 2
            place = self._choice(place.name)
        if not self._source.startswith("}", self._at):
            self._fail()
        self._at += 1
        return place

    def _choice(self, name: str) -> SelectExpression:
        variants: list[tuple[str, Pattern]] = []
        default: Pattern | None = None
        self._skip(" \n")
        while found := KEY.match(self._source, self._at):
            self._at = found.end()
            variants.append((found[2], self._pattern()))
            if found[1]:
                default = variants[-1][1]
            self._skip(" \n")
        if default is None:
            self._fail()
        return SelectExpression(name, tuple(variants), default)

    def _skip(self, blanks: str) -> None:
        while self._source[self._at : self._at + 1] in tuple(blanks):
            self._at += 1

    def _fail(self) -> NoReturn:
        raise ValueError(
            f"message {self._message}: its pattern is malformed after {self._source[: self._at]!r}"
        )


def _indent(
    parts: list[str | VariableReference | MessageReference | SelectExpression], breaks: Mapping[int, str]
) -> None:
    """Put line breaks in their places, without the indentation that all lines share."""
    depths = {at: len(text) - text.rindex("\n") - 1 for at, text in breaks.items()}
    common = min(depths.values(), default=0)
    for at, text in breaks.items():
        parts[at] = "\n" * (text.count("\n") if at else 0) + " " * (depths[at] - common)
