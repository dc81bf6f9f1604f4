"""Texts of the terminal in the player's language."""

from __future__ import annotations

import os

from gladsheim.core.words import AS_USUAL, Names, Played, Value, said
from gladsheim.locales import LOCALES


class CliTexts:
    """The texts of the command line in a language: `texts("cli-over")`.

    They state the rules of a table that plays the readings `played`.
    """

    def __init__(self, locale: str, played: Played = AS_USUAL) -> None:
        self.locale = locale
        self.played = played

    def __call__(self, message: str, /, **values: str | int) -> str:
        """Return the text. Raises KeyError if it does not exist."""
        from gladsheim.locales import text

        return text(self.locale, message, **{**self.played, **values})

    def said(self, value: Value, names: Names = ()) -> str:
        """Return words as text; `names` are the players' by seat."""
        return said(value, self.locale, names, self.played)

    def find(self, message: str, /, **values: str | int) -> str | None:
        """Return the text, or None if it does not exist."""
        try:
            return self(message, **values)
        except KeyError:
            return None


def spoken() -> str:
    """Return the language of the environment, if it is one of the four; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LOCALES else LOCALES[0]
    return LOCALES[0]
