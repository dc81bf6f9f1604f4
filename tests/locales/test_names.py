"""The names and terms of the games: every catalogue says them, and no other word for the same thing.

`tests/data/names/GAME.toml` has a table for each name or term, with the word of each language:

- `key`: a message that is that name, or has it in it;
- `avoid`: other words for the same thing, by language; their plurals are meant, too;
- `note`: for whoever writes sentences.

A word to avoid is no finding where it is, or is part of, another name of the game or of `general.toml`
(a Platz is a seat, though no building site). What else is right stands in `[[allowed]]`: in which language
which word may stand in which messages, in all if none are named, and why.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from gladsheim.locales import LOCALES
from tests.locales.sayable import FOLDER

NAMES = Path(__file__).resolve().parents[1] / "data" / "names"
GAMES = ("voluspa", "valda", "valhalla")
LISTS = (*GAMES, "general")
TILES = ("cli", "common", "lab", "table")
"""Catalogues of all games that speak of what lies on the table as Völuspá does, of tiles on a board."""

Row = dict[str, Any]
Key = tuple[str, str, str | None]
"""A list, a word, and the message that it is about; None for all messages."""
Finding = tuple[Key, str]


def texts(node: ast.BaseNode) -> Iterator[str]:
    """The texts below a node of a message, those of all its variants, without its values."""
    if isinstance(node, ast.TextElement):
        yield node.value
    for child in vars(node).values():
        for each in child if isinstance(child, list) else [child]:
            if isinstance(each, ast.BaseNode):
                yield from texts(each)


def said(source: str) -> dict[str, str]:
    """What each message of a catalogue says, by its id."""
    entries = FluentParser().parse(source).body
    return {entry.id.name: " ".join(texts(entry)) for entry in entries if isinstance(entry, ast.Message)}


@cache
def catalogues(locale: str) -> dict[str, dict[str, str]]:
    """The messages of every catalogue of a language, by the names of the files."""
    files = sorted((FOLDER / locale).glob("*.ftl"))
    return {path.stem: said(path.read_text(encoding="utf-8")) for path in files}


@cache
def listed(name: str) -> tuple[dict[str, Row], list[Row]]:
    """The names of a list, by their places in it, and what is allowed there."""
    data = tomllib.loads((NAMES / f"{name}.toml").read_text(encoding="utf-8"))
    allowed = data.pop("allowed", [])
    rows = {f"{name}.{part}.{key}": row for part, rows in data.items() for key, row in rows.items()}
    return rows, allowed


@cache
def pattern(word: str, locale: str) -> re.Pattern[str]:
    """A word as it stands in sentences, in the plural as well. German nouns are known by their capital."""
    stem, last = word[:-1], word[-1]
    plural = {
        "en": rf"{re.escape(word)}(?:s|es)?",
        "de": rf"{re.escape(word)}(?:e|en|er|ern|n|s|es)?",
        "it": re.escape(stem) + {"o": "[oi]", "a": "[ae]", "e": "[ei]"}.get(last, re.escape(last)),
        "fr": rf"{re.escape(word)}(?:s|x)?",
    }[locale]
    exact = locale == "de" and word[0].isupper()
    return re.compile(rf"(?<!\w){plural}(?!\w)", 0 if exact else re.IGNORECASE)


def meant_for(name: str, topic: str) -> bool:
    """Whether the names of a list are those of a catalogue."""
    game = next((game for game in GAMES if game in topic), None)
    return name == "general" or game == name or (name == "voluspa" and topic in TILES)


def names_said(name: str, locale: str, text: str) -> list[tuple[int, int]]:
    """Where names of a game, or such as all games share, stand in a text: their beginnings and ends."""
    words = {row[locale] for each in (name, "general") for row in listed(each)[0].values()}
    return [match.span() for word in words for match in pattern(word, locale).finditer(text)]


def stands_alone(word: str, locale: str, name: str, text: str) -> bool:
    """Whether a word stands in a text other than as a name, or as a part of one."""
    spans = [match.span() for match in pattern(word, locale).finditer(text)]
    if not spans:
        return False
    names = names_said(name, locale, text)
    return any(not any(begin <= one and two <= end for begin, end in names) for one, two in spans)


def unsaid(locale: str) -> Iterator[Finding]:
    """Each name that its message does not say."""
    messages = {key: text for topic in catalogues(locale).values() for key, text in topic.items()}
    for name in LISTS:
        for place, row in listed(name)[0].items():
            if "key" in row and not pattern(row[locale], locale).search(messages.get(row["key"], "")):
                told = f"{place}: {row['key']} should say {row[locale]!r}, not {messages.get(row['key'])!r}"
                yield (name, row[locale], row["key"]), told


def other_words(locale: str) -> Iterator[Finding]:
    """Each word to avoid that a message says."""
    for name in LISTS:
        avoided = [
            (place, row, word)
            for place, row in listed(name)[0].items()
            for word in row.get("avoid", {}).get(locale, ())
        ]
        for topic, messages in catalogues(locale).items():
            if meant_for(name, topic):
                for place, row, word in avoided:
                    for message, text in messages.items():
                        if stands_alone(word, locale, name, text):
                            yield (name, word, message), f"{place}: {row[locale]!r}, not {word!r}: {message}"


def allowances(locale: str) -> set[Key]:
    """What is allowed in a language."""
    return {
        (name, row["word"], message)
        for name in LISTS
        for row in listed(name)[1]
        if row["locale"] == locale
        for message in row.get("messages", [None])
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_is_called_by_its_one_name(locale: str) -> None:
    """The message of a name says it, no catalogue says another word for it, and no allowance is idle."""
    allowed = allowances(locale)
    found = [*unsaid(locale), *other_words(locale)]
    findings = [told for key, told in found if key not in allowed and (*key[:2], None) not in allowed]
    met = {key for key, _ in found} | {(*key[:2], None) for key, _ in found}
    idle = [f"allowed for nothing: {key}" for key in allowed - met]
    assert sorted(findings + idle) == []


@pytest.mark.parametrize("name", LISTS)
def test_every_name_is_listed_in_each_language(name: str) -> None:
    """No table lacks a language; what is allowed names a word that is listed, and a reason."""
    rows, allowed = listed(name)
    assert [place for place, row in rows.items() if not all(row.get(locale) for locale in LOCALES)] == []
    for row in allowed:
        words = {word for each in rows.values() for word in each.get("avoid", {}).get(row["locale"], ())}
        assert row["word"] in words | {each[row["locale"]] for each in rows.values()}, row
        assert row["why"], row
