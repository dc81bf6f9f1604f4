"""Texts that the page shows: whole texts of the English catalogues, and their sentences."""

from __future__ import annotations

import re
from functools import cache

from .catalogue import passages
from .passages import CODE, sentences
from .sources import ROOT

CATALOGUES = ROOT / "src" / "gladsheim" / "locales" / "en"
LEAST = 3
"""Fewest letters of a text with variables that a label may be compared with."""


def _plain(label: str) -> str:
    """Return a text without the marks at its end, in small letters."""
    return " ".join(label.split()).strip(" .:…").casefold()


@cache
def _texts() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return the texts of the catalogues, and those with variables as patterns."""
    said = {
        _plain(part)
        for path in CATALOGUES.glob("*.ftl")
        for passage in passages(path.name, path.read_text(encoding="utf-8"))
        for part in (passage.text, *(sentence for _, sentence in sentences(passage.text)))
    }
    open_texts = [one for one in said if CODE in one and len(re.findall(r"\w", one)) >= LEAST]
    patterns = (re.compile(re.escape(one).replace(re.escape(CODE), ".+")) for one in open_texts)
    return frozenset(said), tuple(patterns)


def is_label(label: str) -> bool:
    """Return whether a text is one of the catalogues, also with variables filled in, or a sentence of one."""
    known, patterns = _texts()
    return _plain(label) in known or any(one.fullmatch(_plain(label)) for one in patterns)
