"""A hall that is made once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.snippets.hall import small_hall


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a small hall, to be copied."""
    path = tmp_path_factory.mktemp("small") / "hall.db"
    small_hall(path)
    return path
