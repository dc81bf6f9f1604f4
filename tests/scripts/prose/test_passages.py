"""Prose is split into sentences and words; code and quotations count as one word that no rule looks at."""

from __future__ import annotations

import pytest

from scripts.prose.passages import CODE, Passage, count_words, sentences, without_code


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("It ends. So does this", ["It ends.", "So does this"]),
        ("Ports, e.g. 80, vs. None. Done.", ["Ports, e.g. 80, vs. None.", "Done."]),
        ("It has 2.5 parts, see a.b. “So?” Yes!", ["It has 2.5 parts, see a.b.", "“So?”", "Yes!"]),
        (f"It ends\nhere. {CODE} begins.", ["It ends\nhere.", f"{CODE} begins."]),
    ],
)
def test_sentences_are_split(text: str, parts: list[str]) -> None:
    """Sentences end at a mark before a capital or code, not at an abbreviation or inside a number."""
    assert [said for _, said in sentences(text)] == parts
    assert all(text[start:].startswith(said) for start, said in sentences(text))


@pytest.mark.parametrize("text", ["`anew`", "``a `b` anew``", '"anew"', "“anew\nanew”", "`a\nb`"])
def test_code_and_quotations_are_one_word(text: str) -> None:
    """Code and quotations are replaced, and keep their line breaks."""
    found = without_code(f"Say {text} here.")
    assert "anew" not in found
    assert count_words(found) == 3
    assert found.count("\n") == text.count("\n")


def test_a_line_is_counted_from_the_passage() -> None:
    """An offset is a line of the file."""
    assert Passage("a", 10, "text", "one\ntwo\nthree").line_at(5) == 11
