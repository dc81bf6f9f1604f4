"""Numbers and the nouns behind them: a noun that has two forms stands in a choice by its number."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from gladsheim.locales import LOCALES
from tests.locales.sayable import FOLDER
from tests.locales.test_names import GAMES

WORD = re.compile(r"^\s+([^\W\d_][\w'’-]*)")
NAMED = {"who", "tile", "die"}
"""Values that are names or letters, never numbers of things."""
EXAMPLE = re.compile(r"rules[a-z]+-ex-|learn[a-z]+-")
"""Messages about one position, whose numbers never change."""
SEVERAL = {
    "valda-help-safe-about": "$zones is a list of numbers",
    "valda-notice": "the cards of a file",
    "valhalla-does-event": "a rank from 2 to 9",
    "valhalla-does-personality": "a rank from 2 to 9",
    "valhalla-players-count": "two players or more",
    "whyvalda-played-most": "a limit of the engine",
    "whyvalhalla-rank-most": "a rank from 2 to 9",
    "whyvoluspa-line": "more tiles than a line may have",
}
"""Messages whose number is never 1, and why."""


class Counted(NamedTuple):
    """A value with the word behind it, and the key by which that value has been chosen, if any."""

    value: str
    word: str
    key: str | None


def counted(pattern: ast.Pattern, keys: dict[str, str]) -> Iterator[Counted]:
    """Yield each value of a message that a word follows, with the choices around it."""
    for element, behind in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        shown = element.expression
        if isinstance(shown, ast.SelectExpression) and isinstance(shown.selector, ast.VariableReference):
            for variant in shown.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                yield from counted(variant.value, keys | {shown.selector.id.name: key})
            continue
        found = WORD.match(behind.value) if isinstance(behind, ast.TextElement) else None
        if found and isinstance(shown, ast.VariableReference):
            yield Counted(shown.id.name, found[1], keys.get(shown.id.name))


def read(locale: str) -> dict[str, list[Counted]]:
    """Return the counted words of each message of a language, those of all catalogues."""
    return {
        message.id.name: list(counted(message.value, {}))
        for path in sorted((FOLDER / locale).glob("*.ftl"))
        for message in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(message, ast.Message) and message.value
    }


def two_forms(found: dict[str, list[Counted]]) -> set[str]:
    """Return the words that a message says in another form for one than for several."""
    words: set[str] = set()
    for each in found.values():
        forms: dict[str, dict[str | None, str]] = defaultdict(dict)
        for value, word, key in each:
            forms[value].setdefault(key, word)
        for form in forms.values():
            if "one" in form and form["one"] != form.get("other", form["one"]):
                words |= {form["one"], form["other"]}
    return words


@pytest.mark.parametrize("locale", LOCALES)
def test_a_noun_with_two_forms_follows_its_number(locale: str) -> None:
    """In the games' catalogues no number stands before such a noun outside of a choice by that number."""
    found = read(locale)
    words = two_forms(found)
    assert len(words) > 20
    plain = {
        f"{message}: {each.value} {each.word}"
        for message, all_of_it in found.items()
        if any(game in message.partition("-")[0] for game in GAMES)
        if message not in SEVERAL and not EXAMPLE.match(message)
        for each in all_of_it
        if each.word in words and each.key is None and each.value not in NAMED
    }
    assert plain == set()


def test_every_exception_is_a_message() -> None:
    """No exception is idle: each is a message of the games with a number before a noun of two forms."""
    found = {locale: read(locale) for locale in LOCALES}
    words = {locale: two_forms(each) for locale, each in found.items()}
    needed = {
        message
        for message in SEVERAL
        if any(
            each.word in words[locale] and each.key is None
            for locale in LOCALES
            for each in found[locale].get(message, [])
        )
    }
    assert needed == set(SEVERAL)
