"""What every refusal and error must hold: it can be said in each language, with nothing left open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from gladsheim import locales
from gladsheim.core.words import Listed, Value, Words

FOLDER = Path(locales.__file__).parent
MESSAGE = re.compile(r"^([a-z][A-Za-z0-9-]*) *=", re.MULTILINE)
VALUE = re.compile(r"\$([a-z]+)")
OPEN = re.compile(r"\{ *\$?[A-Za-z-]+ *\}|\b(why|faults|words)[a-z]*-[a-z]")
"""A placeholder that was not filled, or an id instead of a sentence."""


def messages(locale: str, topic: str) -> dict[str, set[str]]:
    """Each message of a file with the names of the values that it uses."""
    words = (FOLDER / locale / topic).read_text(encoding="utf-8")
    starts = [*MESSAGE.finditer(words)]
    ends = [start.start() for start in starts[1:]] + [len(words)]
    return {
        start[1]: set(VALUE.findall(words[start.end() : end]))
        for start, end in zip(starts, ends, strict=True)
    }


def parts(value: Value) -> Iterator[Words]:
    """All words inside a value, itself included."""
    if isinstance(value, Listed):
        for item in value.items:
            yield from parts(item)
    elif isinstance(value, Words):
        yield value
        for inner in value.values.values():
            yield from parts(inner)


def assert_sayable(words: Value) -> None:
    """The words can be said in each language: no message, no value is missing, none is too many."""
    for locale in locales.LOCALES:
        sentence = words.say(locale) if isinstance(words, Words | Listed) else str(words)
        assert sentence, (locale, words)
        assert not OPEN.search(sentence), (locale, sentence)
    for part in parts(words):
        # A kind of words of its own may know what no catalogue has: the cards of other files.
        if type(part) is Words:
            assert set(part.values) == TAKEN[part.id], part


def ids(words: Value) -> set[str]:
    """The ids of all messages that the words are made of."""
    return {part.id for part in parts(words)}


TAKEN = {
    message: values
    for path in sorted((FOLDER / locales.FALLBACK).glob("*.ftl"))
    for message, values in messages(locales.FALLBACK, path.name).items()
}
"""The values that each message of all catalogues takes."""
