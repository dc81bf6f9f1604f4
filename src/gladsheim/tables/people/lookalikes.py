"""Skeletons of names, by which names that look alike are found (Unicode's UTS #39).

Two names with the same skeleton can be taken for each other: `Ｏdin`, `0din` and `Οdin` with a Greek
omicron, `Embla` and `Ernbla`. The characters that look alike are those of Unicode's own list, from
the package confusable_homoglyphs. The skeleton of one name is never shown; it is only compared.
"""

from __future__ import annotations

import unicodedata
from functools import cache

UNSEEN_MARK = "\u200e"
"""Mark that the list puts around characters that are written from right to left."""


def skeleton(name: str) -> str:
    """Return the skeleton of a name: the same for all names that look like it, in upper or lower case."""
    # Before as well: composition makes of some that look like another what looks like none, of ϲ a final ς.
    plain = unicodedata.normalize("NFKC", _prototypes_of(name))
    # Letters that look alike may differ once they are small, and the other way round.
    return _prototypes_of(_prototypes_of(plain).casefold())


def _prototypes_of(text: str) -> str:
    known = _prototypes()
    # UTS #39 decomposes before and after: prototypes may be composed, or their marks out of order.
    mapped = "".join(known.get(char, char) for char in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", mapped)


@cache
def _prototypes() -> dict[str, str]:
    """Map each character that looks like another to the one that represents all of them."""
    # Read when a name is first compared: a moment and some megabytes.
    from confusable_homoglyphs.utils import load

    alike: dict[str, list[dict[str, str]]] = load("confusables.json")
    found = {}
    for char, others in alike.items():
        # A character that replaces others lists them all; the others list it alone.
        if len(char) != 1 or len(others) != 1:
            continue
        other = others[0]["c"]
        # In a pair that lists each other, the smaller code point represents both.
        if len(alike[other]) > 1 or len(other) > 1 or other < char:
            found[char] = other.replace(UNSEEN_MARK, "")
    return found
