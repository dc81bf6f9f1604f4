"""Numbers before a noun choose its form: "1 point", "2 points"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from gladsheim.locales import LOCALES, text
from gladsheim.locales.fluent import MESSAGE, Parser, Pattern, SelectExpression, VariableReference
from tests.locales.sayable import FOLDER

NOUN = re.compile(r"\s*([^\W\d_]+)")
FORMS = {"one", "other"}
NEVER_ONE = {
    "asking-blocked": "the page asks every two seconds",
    "bots-network": "a game has two players at least",
    "cli-puzzle-missed": "a text with a decimal",
    "daily-match-meet-terms": "a match has several deals",
    "daily-match-terms": "a match has a deal for each seat",
    "lab-rules-minutes": "a game takes longer",
    "lab-rules-minutes-each": "a game takes longer",
    "learnvalda-build-third-done": "the lesson's own number",
    "learnvalhalla-glory-score-done": "the lesson's own number",
    "learnvoluspa-line-crossing-done": "the lesson's own number",
    "privacy-cookies": "a session lasts 90 days",
    "puzzles-share": "fewer people are said by puzzles-few",
    "ranking-players": "a game has two players at least",
    "review-certain": "a text with a decimal",
    "valhalla-players-count": "a game has two players at least",
}
"""Messages that need no form for one, and why. Bounds, which are constants of the code, are in `BOUNDS`."""
BOUNDS = {
    "account-password-hint",
    "faults-allowed-characters",
    "faults-allowed-enough",
    "faults-bot-tables",
    "faults-bot-tables-of-owner",
    "faults-chat-full",
    "faults-match-full",
    "faults-most-blocks",
    "faults-name",
    "faults-no-vacation",
    "faults-open-tables",
    "faults-password-name",
    "faults-robot-tables",
    "faults-too-long",
    "faults-undo-limit",
    "puzzles-how",
    "rated-rules",
    "rated-uncounted-often",
    "review-range",
    "trends-few",
    "trends-how",
    "valda-help-safe-about",
    "valda-notice",
    "valhalla-does-event",
    "valhalla-does-personality",
    "whyvalda-played-most",
    "whyvalhalla-rank-most",
    "whyvoluspa-line",
}
EXAMPLES = re.compile(r"rules[a-z]+-ex-")
"""Captions of examples in the rules: each is written for the points of its example."""
Counted = tuple[str, str, Mapping[str, str]]
"""A value, the word after it, and by value the forms that the message has chosen around it."""


def counted(pattern: Pattern, forms: Mapping[str, str] | None = None) -> Iterator[Counted]:
    """Each value of a pattern that a word follows."""
    forms = forms or {}
    for at, part in enumerate(pattern):
        following = pattern[at + 1] if at + 1 < len(pattern) else ""
        if isinstance(part, VariableReference) and isinstance(following, str):
            if word := NOUN.match(following):
                yield part.name, word[1], forms
        elif isinstance(part, SelectExpression):
            for key, variant in part.variants:
                yield from counted(variant, {**forms, part.name: key} if key in FORMS else forms)


def messages(locale: str) -> dict[str, list[Counted]]:
    """What each message of a language counts."""
    return {
        name: list(counted(Parser(name, source).parse()))
        for path in sorted((FOLDER / locale).glob("*.ftl"))
        for name, source in MESSAGE.findall(path.read_text("utf-8"))
    }


def plurals(found: Mapping[str, list[Counted]]) -> set[str]:
    """Words that some message writes for several, and writes otherwise for one."""
    one: set[str] = set()
    several: set[str] = set()
    for parts in found.values():
        for value in {name for name, _, _ in parts}:
            words = {forms[name]: word for name, word, forms in parts if name == value and name in forms}
            if len(words) == 2 and words["one"] != words["other"]:
                one.add(words["one"])
                several.add(words["other"])
    return several - one


@pytest.mark.parametrize("locale", LOCALES)
def test_a_number_before_a_plural_has_a_form_for_one(locale: str) -> None:
    """A noun that has two forms elsewhere follows a number only where the message chooses by it."""
    found = messages(locale)
    words = plurals(found)
    assert len(words) > 30
    wrong = {
        name: word
        for name, parts in found.items()
        for _, word, forms in parts
        if word in words and not forms and not EXAMPLES.match(name)
    }
    assert not wrong.keys() - NEVER_ONE.keys() - BOUNDS, wrong


def test_no_exception_is_idle() -> None:
    """Each exception is a message that some language would fail for."""
    needed = set()
    for locale in LOCALES:
        found = messages(locale)
        words = plurals(found)
        needed |= {
            name for name, parts in found.items() for _, word, forms in parts if word in words and not forms
        }
    assert (NEVER_ONE.keys() | BOUNDS) - needed == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_resource_is_named_by_its_number(locale: str) -> None:
    """A chip that gives one diamond does not say "+1 diamonds"."""
    one, several = (text(locale, "valda-res-diamond", n=number) for number in (1, 2))
    assert text(locale, "valda-amount-diamond", n=1) == f"1 {one}"
    assert text(locale, "valda-amount-diamond", n=2) == f"2 {several}"
    assert one != several
