"""Passages: pieces of prose with the place that they come from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

CODE = "⟨⟩"
"""Stands for code, quotations and variables: one word that no rule looks at."""
SPANS = re.compile(r"``.+?``|`[^`\n]*(?:\n[^`\n]*)?`|“[^”]*”|(?<!\w)\"[^\"]*\"", re.DOTALL)
WORD = re.compile(rf"{CODE}|[^\W_][\w’'-]*")
ABBREVIATION = re.compile(r"(?:\b(?:e\.g|i\.e|vs|cf|no|etc)|\b[A-Z])\.$")
END = re.compile(r"(?<=[.!?])[\"”’)*]*\s+(?=[^\sa-z])")


class Passage(NamedTuple):
    """A paragraph, heading, table cell, docstring paragraph, comment or interface text."""

    path: str
    line: int
    kind: str
    """`heading`, `text`, `docstring`, `comment` or `interface`."""
    text: str
    """Without markup. Line breaks are those of the file where `line_at` is to be exact."""

    def line_at(self, offset: int) -> int:
        """Return the line of the file at which a character of the text stands."""
        return self.line + self.text.count("\n", 0, offset)


def without_code(text: str) -> str:
    """Replace code and quotations by `CODE`, keeping the line breaks inside them."""
    return SPANS.sub(lambda found: CODE + "\n" * found[0].count("\n"), text)


def sentences(text: str) -> Iterator[tuple[int, str]]:
    """Yield each sentence with its offset."""
    start = 0
    for end in END.finditer(text):
        if not ABBREVIATION.search(text, start, end.start()):
            yield start, text[start : end.end()].rstrip()
            start = end.end()
    if text[start:].strip():
        yield start, text[start:]


def count_words(text: str) -> int:
    """Count words; a piece of code is one."""
    return len(WORD.findall(text))
