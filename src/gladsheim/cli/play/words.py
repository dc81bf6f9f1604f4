"""The texts of the terminal in the player's language."""

from __future__ import annotations

import os

from gladsheim.locales import LOCALES


class Texts:
    """The texts in a language: `texts("cli-over")`."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def __call__(self, message: str, /, **values: str | int) -> str:
        """The text. Raises KeyError for one that nobody wrote."""
        from gladsheim.locales import text

        return text(self.locale, message, **values)

    def find(self, message: str, /, **values: str | int) -> str | None:
        """The text, or None if nobody wrote it."""
        try:
            return self(message, **values)
        except KeyError:
            return None


def spoken() -> str:
    """The language of the environment, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LOCALES else LOCALES[0]
    return LOCALES[0]
