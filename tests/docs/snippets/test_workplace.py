"""The place where the commands of a page are given."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.core.engine.cache import folder
from tests.docs.snippets.workplace import Workplace


def test_commands_find_what_is_compiled_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another folder of compiled kernels, in which there are none, would cost each first command a minute."""
    (tmp_path / "hall.db").touch()
    wanted, place = folder(), Workplace(tmp_path, tmp_path / "hall.db")
    monkeypatch.setenv("GLADSHEIM_CACHE", place.environment()["GLADSHEIM_CACHE"])
    assert folder() == wanted
