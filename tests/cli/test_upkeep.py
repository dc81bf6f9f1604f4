"""`gladsheim backup` and `gladsheim restore`."""

from __future__ import annotations

from pathlib import Path

from gladsheim.store import open_store
from tests.cli.conftest import Runner


def test_from_a_backup_back_to_a_hall(cli: Runner, tmp_path: Path) -> None:
    """Copy, restore elsewhere, and refuse to replace anything unasked."""
    url, other = f"sqlite:///{tmp_path}/hall.db", f"sqlite:///{tmp_path}/other.db"
    open_store(url).close()
    made = cli("backup", tmp_path / "copy.db", "--database", url)
    assert made.code == 0, made.err
    assert made.out.endswith("bytes, checked\n")
    assert cli("restore", tmp_path / "copy.db", "--database", other).code == 0
    again = cli("restore", tmp_path / "copy.db", "--database", other)
    assert (again.code, again.out) == (2, "")
    assert "say --replace" in again.err
    replaced = cli("restore", tmp_path / "copy.db", "--replace", "--database", other)
    assert replaced.code == 0
    assert "other.db.replaced-1" in replaced.out


def test_without_a_database_nothing_is_made(cli: Runner, tmp_path: Path) -> None:
    """A mistyped URL is an error, not an empty backup."""
    ran = cli("backup", tmp_path / "copy.db", "--database", f"sqlite:///{tmp_path}/none.db")
    assert ran.code == 2
    assert "there is no database" in ran.err
    assert list(tmp_path.iterdir()) == []
