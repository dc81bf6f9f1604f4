"""What is kept of what people write."""

from __future__ import annotations

import pytest

from gladsheim.tables.people.talk import clean_text


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Hail!  ", "Hail!"),
        ("a\0b\x1b[31mc\x7f", "ab[31mc"),
        ("one\ntwo\tthree\r\nfour", "one two three four"),
        ("\u202eesrever \u2066x\u2069", "esrever x"),
        ("e\u0301", "é"),
        ("👩\u200d🚀 ðæø", "👩\u200d🚀 ðæø"),
        ("\u0007\u200f", ""),
        ("\u200b\u200b", ""),
        ("\u0301\u0301", ""),
        ("hi \u200b\u200d\ufe0f", "hi \u200b\u200d\ufe0f"),
        ("Z" + 38 * "\u0301" + "algo", "\u0179" + 8 * "\u0301" + "algo"),
        ("ที่รัก 🏳️‍🌈", "ที่รัก 🏳️‍🌈"),
    ],
)
def test_what_nobody_can_see_is_left_out(written: str, kept: str) -> None:
    """Control characters and those that turn the direction go; letters, emoji and their joiners stay."""
    assert clean_text(written) == kept


def test_notes_keep_their_lines() -> None:
    """Where there may be lines they stay, however they end."""
    assert clean_text("one\r\n\ttwo\n\nthree\x01", lines=True) == "one\n two\n\nthree"


def test_a_line_in_which_nothing_is_drawn_is_empty() -> None:
    """One of joiners or marks alone is no line that anybody has written."""
    assert clean_text("one\n\u200b\u200d\n\u0301\n \ntwo\n\u2060", lines=True) == "one\n\n\n\ntwo"
