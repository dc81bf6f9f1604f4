"""What the catalogues say is what Project Fluent's own library makes of them."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from gladsheim.locales import FALLBACK, LOCALES
from gladsheim.locales.fluent import Catalogue
from tests.locales.sayable import FOLDER, VALUE

KEYS = re.compile(r"^ *\*?\[ *([\w-]+) *\]", re.MULTILINE)
PLURALS = {"one", "other"}
"""The library takes these, as texts, for any number of that form; no value is called so."""
NUMBERS = (0, 1, 2, 3, -1, 21, 1234, -1234567)
TOPICS = sorted(path.name for path in (FOLDER / FALLBACK).glob("*.ftl"))
SAMPLE = """\
# A comment
plain = A text with a [key] and an = sign
empty = { "" }
inner = { plain }: { $who }, { $n }
folded =
    First line
      indented more

    after a blank line
    { $n } ends it
choice = { $n ->
    [-1] minus one
    [0] none
    [one] one of
      { $who }
   *[other] { $who ->
        [me] mine
       *[them] { $n } of theirs, { inner }
    }
} and on
"""


def compared(locale: str, *sources: str) -> int:
    """Say each message of a language with many values by both libraries; returns how many sentences."""
    ours, theirs = Catalogue(locale), FluentBundle([locale], use_isolating=False)
    for source in sources:
        ours.add(source)
        theirs.add_resource(FluentResource(source))
    said = 0
    for message, source in ours._sources.items():
        pattern = theirs.get_message(message).value
        assert pattern is not None
        for value in (*NUMBERS, *(set(KEYS.findall(source)) - PLURALS), "some text", "12"):
            values: dict[str, str | int] = dict.fromkeys(VALUE.findall(source), value)
            assert ours.say(message, values) == theirs.format_pattern(pattern, values)[0], (message, value)
            said += 1
    assert set(theirs._messages) == set(ours._sources)
    return said


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_is_said_as_fluent_says_it(locale: str) -> None:
    """All catalogues of a language, with numbers and with each key that any of them knows."""
    assert compared(locale, *((FOLDER / locale / topic).read_text("utf-8") for topic in TOPICS)) > 10_000


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sample_of_the_language_is_said_as_fluent_says_it(locale: str) -> None:
    """Folded lines, blank lines, choices inside choices, and keys of all kinds."""
    assert compared(locale, SAMPLE) == 54


BEYOND = (
    "{ $n",
    "{ $n -> [one] 1 }",
    "{ $n ->\n *[a] b",
    "a } b",
    "{ NUMBER($n) }",
    '{ "\\u0041" }',
    "{ -term }",
)


@pytest.mark.parametrize("pattern", BEYOND)
def test_what_the_catalogues_may_not_hold_is_refused(pattern: str) -> None:
    """A pattern that is malformed or beyond the part that is read names its message."""
    catalogue = Catalogue("en")
    catalogue.add(f"some = {pattern}\n")
    with pytest.raises(ValueError, match="message some: its pattern is malformed after"):
        catalogue.say("some", {"n": 1})
