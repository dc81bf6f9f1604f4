"""Excerpt of the output of a failed process."""

from __future__ import annotations

import re

TRACEBACK = "Traceback (most recent call last):\n"
WORD = re.compile(r"[^\W\d_]{2}")
LINES = 2
"""Number of lines quoted: an error of LLVM names its cause in the second line."""
MOST = 300
"""Largest number of characters quoted."""


def complaint(output: str) -> str:
    """Return the beginning of the last exception, else the last line; empty where no line has a word.

    Lines without words, such as one with a mark below a place in the line above it, are left out.
    """
    # Of chained exceptions the last one ended the process.
    _, begun, last = output.rpartition(TRACEBACK)
    lines = last.splitlines()
    # The lines of the traceback are indented, the exception after them is not.
    while begun and lines and lines[0].startswith(" "):
        del lines[0]
    said = [line.strip() for line in lines if WORD.search(line)]
    return " ".join(said[:LINES] if begun else said[-1:])[:MOST]
