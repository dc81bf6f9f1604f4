"""The texts of Gladsheim in four languages (Project Fluent).

One folder a language, one file a topic; the page bundles the same files. A message that a
language lacks is shown in English.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = ("en", "de", "it", "fr")
FALLBACK = "en"


@cache
def _bundle(locale: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    for file in sorted((resources.files(__name__) / locale).iterdir(), key=lambda path: path.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def text(locale: str, message: str, /, **values: str | int) -> str:
    """A message in a language. Raises KeyError for a message that not even English has."""
    for name in (locale, FALLBACK):
        if name in LOCALES and _bundle(name).has_message(message):
            bundle = _bundle(name)
            pattern = bundle.get_message(message).value
            if pattern is not None:
                found, _ = bundle.format_pattern(pattern, values)
                return str(found)
    raise KeyError(message)
