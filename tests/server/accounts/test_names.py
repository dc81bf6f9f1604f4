"""Names: what may be one, which are the same, and what new guests are called."""

from __future__ import annotations

import random
import unicodedata

import pytest
from hypothesis import given, strategies as st

from gladsheim.server.accounts.names import FIRST_NAMES, LONGEST_NAME, Proposals, clean_name, name_key, roman
from gladsheim.server.edge.errors import BadRequest


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
    ],
)
def test_what_nobody_can_see_is_no_name(name: str) -> None:
    """The refusal names the field."""
    with pytest.raises(BadRequest) as refused:
        clean_name(name, "seats.1.name")
    assert refused.value.field == "seats.1.name"


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
