"""Canonical JSON: one way to write, and strict reading."""

import json

import pytest
from hypothesis import given, strategies as st

from gladsheim.core.errors import RecordError
from gladsheim.records import canonical, parse

TEXTS = st.text(st.characters(codec="utf-8"), max_size=8)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**18), 10**18) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


@given(VALUES)
def test_reading_back_gives_the_value_and_the_same_bytes(value: object) -> None:
    """What canonical JSON writes it reads back, and writes again byte for byte."""
    data = canonical(value)
    again = parse(data, most_bytes=len(data))
    assert again == value
    assert canonical(again) == data


def test_keys_are_sorted_and_nothing_is_spaced() -> None:
    """The same content has the same bytes, however it was written before."""
    assert canonical(json.loads('{ "b": [1, "é"],\n "a": null }')) == '{"a":null,"b":[1,"é"]}'.encode()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b'{"a":1,"a":1}', "'a' appears twice"),
        (b'{"a":NaN}', "NaN is not a JSON number"),
        (b"[Infinity]", "Infinity is not a JSON number"),
        (b"[-Infinity]", "-Infinity is not a JSON number"),
        (b"[1.0]", "'1.0' is not whole"),
        (b"[1e3]", "'1e3' is not whole"),
        (b"[" + b"9" * 41 + b"]", "41 digits"),
        (b"[" * 17 + b"]" * 17, "nested too deeply"),
        (b"[" * 100_000, "nested too deeply"),
        (b'["\\ud800"]', "half a surrogate"),
        (b'{"\\ud800":1}', "half a surrogate"),
        (b'"\xff"', "is not UTF-8 text: byte 2 is 0xff"),
        (b"", "is empty"),
        (b"\xef\xbb\xbf", "is empty"),
        ("{}".encode("utf-16"), "is UTF-16 text; allowed: UTF-8"),
        (b"{} {}\n", "not JSON: Extra data at column 4"),
        (b"{}\n{}", "not JSON: Extra data at line 2, column 1"),
        (b'{"a":1,}', "not JSON"),
        (b"\xef\xbb\xbf\xef\xbb\xbf{}", "not JSON"),
    ],
)
def test_what_is_refused_and_how(data: bytes, told: str) -> None:
    """Each kind of bad text is refused with what is wrong and where."""
    with pytest.raises(RecordError) as caught:
        parse(data, most_bytes=1_000_000)
    assert told in str(caught.value)


def test_a_byte_order_mark_is_read_and_never_written() -> None:
    """It belongs to the file and not to the value: hashes know nothing of it."""
    value = parse(b'\xef\xbb\xbf{"a": 1}', most_bytes=100)
    assert canonical(value) == b'{"a":1}'


def test_a_text_that_is_too_long_is_not_even_read() -> None:
    """The bound on bytes comes first."""
    with pytest.raises(RecordError, match="7 bytes long; allowed: at most 6"):
        parse(b"not {js", most_bytes=6)


@pytest.mark.parametrize("value", [1.5, float("nan"), b"bytes", {1: 2}, {"a": {2}}, "\ud800"])
def test_what_json_cannot_hold_is_not_written(value: object) -> None:
    """Fractions, bytes, sets, other keys and broken texts never reach a record."""
    with pytest.raises(RecordError):
        canonical(value)
