"""Language of an answer: the one preferred by the header `Accept-Language`, among those of the hall."""

from __future__ import annotations

import re

from gladsheim.locales import FALLBACK, LOCALES

MOST_READ = 500
"""Most characters of the header that are read: browsers send fewer, and reading more would only cost time."""
WISH = re.compile(r"\s*([a-z]{2,8}|\*)(?:-[a-z0-9]{1,8})*\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*)?")


def spoken(header: str | None) -> str:
    """Return the language with the highest weight; English if the header names none, or is unreadable.

    Of equal weights the first counts. Regions are ignored: de-AT is de.
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
