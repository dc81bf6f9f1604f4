"""The texts of Gladsheim in its languages (Project Fluent).

One folder a language, one file a topic; the page bundles the same files. A message that a
language lacks is shown in English.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Literal, get_args

from gladsheim.locales.fluent import Catalogue

Language = Literal["en", "de", "it", "fr"]
"""All languages, in the order in which they are offered. The build of the page reads this line."""
LOCALES: tuple[Language, ...] = get_args(Language)
FALLBACK = "en"


@cache
def _catalogue(locale: str) -> Catalogue:
    catalogue = Catalogue(locale)
    for file in sorted((resources.files(__name__) / locale).iterdir(), key=lambda path: path.name):
        if file.name.endswith(".ftl"):
            catalogue.add(file.read_text(encoding="utf-8"))
    return catalogue


def text(locale: str, message: str, /, **values: str | int) -> str:
    """Return a message in a language. Raises KeyError for a message that not even English has."""
    for name in (locale, FALLBACK):
        if name in LOCALES and message in (catalogue := _catalogue(name)):
            return catalogue.say(message, values)
    raise KeyError(message)
