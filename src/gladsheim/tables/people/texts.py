"""Properties of typed text: whether anything of it is drawn, and how many marks a character bears.

A mark is drawn on the character before it, its base. Letters of real scripts bear few marks; dozens on one
letter run over the lines above and below. Marks that take room of their own in the line (category Mc, as many
vowels of India and Burma) run over nothing, and are not counted.
"""

from __future__ import annotations

import unicodedata

UNSEEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
UNSEEN = frozenset(
    {
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x13441, 0x13442, 0x1D159),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    }
)
"""Letters, marks and signs that are drawn as nothing: Unicode's Default_Ignorable_Code_Point outside the
categories above, and those with an empty glyph, as the braille cell without dots.
"""

MOST_MARKS = 8
"""Largest number of marks on one character.

Tibetan stacks have up to 7, a Hebrew letter with vowels and accents up to 5.
"""
MOST_MARKS_IN_NAME = 4
"""Largest number of marks on a character of a name; names are written without cantillation accents."""


def is_unseen(char: str) -> bool:
    """Return whether a character is drawn as nothing; spaces do not count."""
    return unicodedata.category(char) in UNSEEN_CATEGORIES or ord(char) in UNSEEN


def is_drawn(text: str) -> bool:
    """Return whether anything in a text is drawn: a letter, a digit or a sign, not spaces and marks alone."""
    return any(unicodedata.category(char)[0] not in "ZM" and not is_unseen(char) for char in text)


def without_excess_marks(text: str, most: int = MOST_MARKS) -> str:
    """Return the text without marks that have no base, and without those after the first
    `most` on one base.
    """
    kept: list[str] = []
    has_base, marks = False, 0
    for char in text:
        # Variation selectors are marks, too, but unseen: they choose how an emoji looks, and stay.
        if unicodedata.category(char)[0] == "M" and not is_unseen(char):
            marks += unicodedata.category(char) != "Mc"
            if not has_base or marks > most:
                continue
        elif char.isspace() or not is_unseen(char):
            # Joiners and the like, which are not seen, may come between a base and its marks.
            has_base, marks = not char.isspace(), 0
        kept.append(char)
    return "".join(kept)
