"""The pictures are those of the page as it is: `.venv/bin/python -m scripts.pictures` takes them again."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from scripts.prose.labels import is_label
from tests.docs.snippets.blocks import PAGES, ROOT, text

PICTURES = sorted((ROOT / "docs" / "pictures").glob("*.webp"))
TAKE_AGAIN = "take the pictures again: .venv/bin/python -m scripts.pictures"
WITHOUT_A_PICTURE = ("docs/players/credits.md", "docs/players/valda-cards.md")
"""Pages for players that only credit or list something."""


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: str(path.stem))
def test_a_picture_shows_texts_that_the_page_has(picture: Path) -> None:
    """The file beside it is of this picture, and names no text that has changed since."""
    digest, *texts = picture.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    assert digest == hashlib.sha256(picture.read_bytes()).hexdigest(), TAKE_AGAIN
    assert texts
    assert [one for one in texts if not is_label(one)] == [], TAKE_AGAIN


def test_each_picture_is_on_a_page() -> None:
    """None is left of a page that has gone."""
    pages = "".join(text(page) for page in PAGES)
    assert [path.name for path in PICTURES if f"pictures/{path.name}" not in pages] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith("docs/players/")])
def test_a_page_for_players_has_a_picture(page: str) -> None:
    """Except pages that only credit or list something."""
    assert ("](../pictures/" in text(page)) is (page not in WITHOUT_A_PICTURE)
