"""What is wrong with a request that cannot be read, in our words.

msgspec, and Litestar with it, say it in English sentences of their own. Each kind of them is
known here by its form; one of another form is told without its particulars.
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


class Unfit(ValueError):
    """A request whose fields do not fit together."""

    def __init__(self, words: Words) -> None:
        self.words = words
        super().__init__(str(words))


def in_words(message: str) -> Words:
    """The sentence for what a library says, which stands without the path at its end."""
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
    """Types as msgspec lists them: `int | null`."""
    known = (name if name not in TYPES else Words(f"faults-type-{name}") for name in names.split(" | "))
    return Listed(tuple(known), "or")


def _bound(sign: str, amount: str | Words) -> Words:
    return Words.of("faults-least" if sign.startswith(">") else "faults-most", amount=amount)
