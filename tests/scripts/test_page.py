"""The page's build: which Node will do, and when npm has to install."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from scripts import page


@pytest.mark.parametrize(
    ("version", "recent"),
    [
        ("v18.20.8", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v20.20.2\n", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
        ("nonsense", False),
    ],
)
def test_node_must_be_recent(version: str, recent: bool) -> None:
    """Vite runs on Node 20.19 and later in that line, and from 22.12 on."""
    assert page.is_recent(version) is recent


def test_packages_are_installed_again_when_the_lock_file_is_newer(tmp_path: Path) -> None:
    """The mark of a finished installation, not older than the lock file, saves installing."""
    lock, mark = tmp_path / "package-lock.json", tmp_path / "node_modules" / ".package-lock.json"
    mark.parent.mkdir()
    lock.touch()
    assert not page.is_installed(tmp_path)
    mark.touch()
    os.utime(lock, (1000, 1000))
    assert page.is_installed(tmp_path)
    os.utime(mark, (999, 999))
    assert not page.is_installed(tmp_path)


def test_without_a_web_folder_nothing_is_built(tmp_path: Path) -> None:
    """A source tree without the client has no page, and that is no error."""
    assert page.build(tmp_path) is None


def test_without_node_the_error_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No Node anywhere: one line that names the version and the way to do without."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").touch()
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(page.PageError, match=r"Node 20\.19 .* GLADSHEIM_NO_PAGE=1"):
        page.build(tmp_path)
