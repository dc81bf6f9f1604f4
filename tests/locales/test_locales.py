"""The catalogues: the same messages with the same values in every language."""

from __future__ import annotations

import pytest

from gladsheim import locales
from gladsheim.games.voluspa.pieces import TILES
from tests.locales.sayable import FOLDER, messages

TOPICS = sorted(path.name for path in (FOLDER / locales.FALLBACK).glob("*.ftl"))


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("locale", [name for name in locales.LOCALES if name != locales.FALLBACK])
def test_every_language_says_everything(locale: str, topic: str) -> None:
    """No message is missing or left over, and each takes the values that English takes."""
    assert messages(locale, topic) == messages(locales.FALLBACK, topic)


@pytest.mark.parametrize("locale", locales.LOCALES)
def test_every_tile_has_a_name_and_a_help_text(locale: str) -> None:
    """The rows of the tile table find their words in each language."""
    for tile in TILES:
        assert locales.text(locale, f"voluspa-tile-{tile.code}")
        assert locales.text(locale, f"voluspa-epithet-{tile.code}")
        assert len(locales.text(locale, f"voluspa-about-{tile.code}")) > 20


def test_an_unknown_language_speaks_english() -> None:
    """A language without a catalogue falls back."""
    assert locales.text("xx", "voluspa-tile-Se") == "Sea Serpent"


def test_an_unknown_message_is_an_error() -> None:
    """A message that not even English has is a mistake of ours, not a text."""
    with pytest.raises(KeyError, match="no-such-message"):
        locales.text("de", "no-such-message")
