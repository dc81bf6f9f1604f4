"""The language of an answer: what the header `Accept-Language` asks for, of those that we speak."""

from __future__ import annotations

import re

from gladsheim.locales import FALLBACK, LOCALES

MOST_READ = 500
"""Characters of a header that are read: browsers send fewer, and nobody is to make us read more."""
WISH = re.compile(r"\s*([a-z]{2,8}|\*)(?:-[a-z0-9]{1,8})*\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*)?")


def spoken(header: str | None) -> str:
    """The language that is wished most; English for none of ours, and for what cannot be read.

    Of equal wishes the first counts. Regions are left out: de-AT is de.
    """
    best, most = FALLBACK, 0.0
    for wish in (header or "")[:MOST_READ].lower().split(","):
        found = WISH.fullmatch(wish)
        if found is None:
            continue
        name, weight = found[1], float(found[2] or 1)
        language = FALLBACK if name == "*" else name
        if language in LOCALES and most < weight <= 1:
            best, most = language, weight
    return best
