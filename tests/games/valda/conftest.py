"""What the tests of Valda share."""

from pathlib import Path

import pytest

from gladsheim.games.valda import book as registry
from tests.games.valda.book.own_cards import fresh, written

# The shared checks explain their failures as tests do.
pytest.register_assert_rewrite("tests.games.valda.whole.invariants")


@pytest.fixture
def no_other_books(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the built-in card files are known, and whatever a test loads is forgotten after it."""
    monkeypatch.setattr(registry, "_known", {one.id: one for one in (registry.DEFAULT, *registry.EARLIER)})
    monkeypatch.setenv(registry.ENVIRONMENT, "")


@pytest.fixture
def card_file(tmp_path: Path, no_other_books: None) -> Path:
    """A good card file with an id of its own."""
    path = tmp_path / "own.toml"
    path.write_text(written(fresh()), encoding="utf-8")
    return path
