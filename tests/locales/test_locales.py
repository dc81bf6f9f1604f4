"""The catalogues: the same messages with the same values in every language."""

from __future__ import annotations

import re
from pathlib import Path

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


@pytest.mark.parametrize("locale", locales.LOCALES)
def test_there_is_one_apostrophe(locale: str) -> None:
    """The typewriter's, in every catalogue."""
    found = [
        path.name
        for path in (FOLDER / locale).iterdir()
        if "\N{RIGHT SINGLE QUOTATION MARK}" in path.read_text()
    ]
    assert not found


def test_an_unknown_language_speaks_english() -> None:
    """A language without a catalogue falls back."""
    assert locales.text("xx", "voluspa-tile-Se") == "Sea Serpent"


def test_an_unknown_message_is_an_error() -> None:
    """A message that not even English has is a mistake of ours, not a text."""
    with pytest.raises(KeyError, match="no-such-message"):
        locales.text("de", "no-such-message")


def test_the_languages_are_listed_in_one_place() -> None:
    """No file of the code, the page or the tests has a list of languages of its own; each has a folder."""
    root = Path(__file__).parents[2]
    code = r"['\"](?:{})['\"]".format("|".join(locales.LOCALES))
    listed = re.compile(rf"{code},\s*{code},\s*{code}")
    paths = [
        path
        for folder, kinds in (("src", "py"), ("scripts", "py"), ("tests", "py"), ("web/src", "ts svelte"))
        for kind in kinds.split()
        for path in (root / folder).rglob(f"*.{kind}")
    ]
    paths += [*(root / "web").glob("*.ts"), *(root / "web" / "build").glob("*.ts")]
    found = [str(path.relative_to(root)) for path in paths if listed.search(path.read_text("utf-8"))]
    assert found == ["src/gladsheim/locales/__init__.py"]
    assert {path.parent.name for path in FOLDER.glob("*/common.ftl")} == set(locales.LOCALES)
