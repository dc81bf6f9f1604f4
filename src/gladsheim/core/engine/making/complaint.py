"""What is quoted of the output of a process that has failed."""

from __future__ import annotations

import re

TRACEBACK = "Traceback (most recent call last):\n"
WORD = re.compile(r"[^\W\d_]{2}")
LINES = 2
"""An error of LLVM says in its second line what it is."""
MOST = 300
"""Characters."""


def complaint(output: str) -> str:
    """The beginning of the last exception, else the last line; empty where no line has a word.

    Lines without words, such as one with a mark below a place in the line above it, are left out.
    """
    _, begun, last = output.rpartition(TRACEBACK)
    lines = last.splitlines()
    while begun and lines and lines[0].startswith(" "):
        del lines[0]
    said = [line.strip() for line in lines if WORD.search(line)]
    return " ".join(said[:LINES] if begun else said[-1:])[:MOST]
