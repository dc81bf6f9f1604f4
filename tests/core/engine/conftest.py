"""Another copy of the sources."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from gladsheim.core.engine import cache


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Another copy of the sources, which the cache looks at."""
    package = tmp_path / "elsewhere" / "gladsheim"
    left_out = shutil.ignore_patterns("__pycache__", "page", "objects")
    shutil.copytree(cache.PACKAGE, package, ignore=left_out)
    monkeypatch.setattr(cache, "PACKAGE", package)
    cache.key.cache_clear()
    yield package
    cache.key.cache_clear()
