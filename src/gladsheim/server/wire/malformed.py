"""Texts for requests that cannot be read, in the hall's languages.

msgspec, and through it Litestar, describe errors by English sentences. Each kind of sentence is recognized
by its form; others get a general text without particulars.
"""

from __future__ import annotations

import re

from gladsheim.core.errors import shorten
from gladsheim.core.words import Listed, Words

TYPES = frozenset({"int", "float", "str", "bool", "array", "object", "null"})
TYPE = re.compile(r"Expected `([^`]*)`, got `([^`]*)`")
LENGTH = re.compile(r"Expected `(str|array|object)` of length (>=|<=) (\d+)")
SIZE = re.compile(r"Expected `(?:int|float)` (>=|<=|>|<) (\S+)")
FORM = re.compile(r"Expected `str` matching regex (['\"])(.*)\1", re.DOTALL)
MISSING = re.compile(r"Object missing required field `([^`]*)`")
UNKNOWN = re.compile(r"Object contains unknown field `([^`]*)`")
VALUE = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
QUERY = re.compile(r"Missing required query parameter '(\w+)'")
RANGE = ("Integer value out of range", "Number out of range")
BROKEN = ("JSON is malformed", "Input data was truncated", "Invalid UTF-8", "'utf-8' codec")


class UnfitFields(ValueError):
    """Raised for a request whose fields do not fit together."""

    def __init__(self, words: Words) -> None:
        self.words = words
        super().__init__(str(words))


def in_words(message: str) -> Words:
    """Return the text for a library's error message, given without the path at its end."""
    if found := TYPE.fullmatch(message):
        return Words.of("faults-type", expected=_types(found[1]), got=_types(found[2]))
    if found := LENGTH.fullmatch(message):
        counted = "faults-characters" if found[1] == "str" else "faults-entries"
        return _bound(found[2], Words.of(counted, count=int(found[3])))
    if found := SIZE.fullmatch(message):
        return _bound(found[1], found[2])
    if found := FORM.fullmatch(message):
        return Words.of("faults-form", form=found[2])
    if found := MISSING.fullmatch(message):
        return Words.of("faults-missing", name=shorten(found[1]))
    if found := UNKNOWN.fullmatch(message):
        return Words.of("faults-unknown-field", name=shorten(found[1]))
    if found := VALUE.fullmatch(message):
        return Words.of("faults-value", value=found[1][:60])
    if found := QUERY.match(message):
        return Words.of("faults-missing-query", name=repr(found[1]))
    if message.startswith(RANGE):
        return Words("faults-range")
    return Words("faults-json" if message.startswith(BROKEN) else "faults-request")


def _types(names: str) -> Listed:
    """Return types as msgspec lists them, such as `int | null`, in words."""
    known = (name if name not in TYPES else Words(f"faults-type-{name}") for name in names.split(" | "))
    return Listed(tuple(known), "or")


def _bound(sign: str, amount: str | Words) -> Words:
    return Words.of("faults-least" if sign.startswith(">") else "faults-most", amount=amount)
