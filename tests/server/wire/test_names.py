"""Names: what may be one, which are the same, and what new guests are called."""

from __future__ import annotations

import random
import unicodedata

import pytest
from hypothesis import given, strategies as st

from gladsheim.server.wire.errors import BadRequest
from gladsheim.server.wire.names import (
    FIRST_NAMES,
    LONGEST_NAME,
    Proposals,
    clean_name,
    name_key,
    roman,
    typed_name,
)
from tests.tables.people.test_texts import WRITTEN


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Embla", "EMBLA"),
        ("Straße", "STRASSE"),
        ("Gna\u0301", "Gná"),
        ("Ｏｄｄｎｙ", "oddny"),
        ("Ask  Embla", "ask embla"),
        ("Ask\u00a0Embla", "Ask Embla"),
        ("ﬁnn", "Finn"),
        ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    """Case, width, composition and spaces tell no names apart."""
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Ask", "Asks"), ("Óðinn", "Oðinn"), ("Ask 1", "Ask1")])
def test_names_that_differ_are_different(one: str, other: str) -> None:
    """Letters, accents and the places of spaces do."""
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200b",
        "a\u0000b",
        "a\nb",
        "\u202eevil",
        "x" * 41,
        "\u3164",
        "\u2800",
        "a\ufe0f",
        "\ud800",
        "\u0301" * 40,
        "\u0e49" * 30,
        "\u20dd",
    ],
)
def test_what_nobody_can_see_is_no_name(name: str) -> None:
    """The refusal names the field."""
    with pytest.raises(BadRequest) as refused:
        clean_name(name, "seats.1.name")
    assert refused.value.field == "seats.1.name"


@pytest.mark.parametrize(
    "name", ["Z" + "\u0301" * 38, "\u0301Ask", "Ask \u0301Embla", "Q\u030a\u0301\u0327\u0331\u0323"]
)
def test_marks_that_run_over_other_lines_are_no_name(name: str) -> None:
    """The refusal names the field and how many are allowed; who has such a name already can log in by it."""
    with pytest.raises(BadRequest, match="at most 4 marks") as refused:
        clean_name(name, "seats.1.name")
    assert refused.value.field == "seats.1.name"
    assert typed_name(name, "name") == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("script", [script for script in WRITTEN if "\u200d" not in WRITTEN[script]])
def test_names_are_written_in_any_script(script: str) -> None:
    """With all the marks that it takes, each word by itself."""
    for name in WRITTEN[script].split():
        assert clean_name(name, "name") == unicodedata.normalize("NFC", name)


@given(st.text(max_size=60))
def test_a_name_is_visible_and_its_key_stays(text: str) -> None:
    """Whatever is accepted is short, trimmed and stays itself; keys of keys are the keys."""
    try:
        name = clean_name(text, "name")
    except BadRequest:
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert name == name.strip() == clean_name(name, "name")
    assert not any(unicodedata.category(char).startswith("C") for char in name)
    key = name_key(name)
    assert key
    assert name_key(key) == key
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        assert name_key(unicodedata.normalize(form, name)) == key
    assert name_key(f"  {name} ") == key == name_key(name.casefold())


def test_a_new_guest_is_called_as_nobody_lately() -> None:
    """The proposals are names that may be borne, and none comes twice without a Roman numeral."""
    assert len(set(FIRST_NAMES)) == len(FIRST_NAMES) >= 50
    assert all(clean_name(name, "name") == name for name in FIRST_NAMES)
    proposals = Proposals(random.Random(1))
    given_names = [proposals.next() for _ in range(500)]
    assert len(set(given_names)) == 500
    assert any(name.endswith(" II") for name in given_names)
    assert not any(char.isdigit() for name in given_names for char in name)
    assert [roman(number) for number in (4, 9, 14, 49, 90, 400)] == ["IV", "IX", "XIV", "XLIX", "XC", "CCCC"]
    assert given_names[0] in FIRST_NAMES
