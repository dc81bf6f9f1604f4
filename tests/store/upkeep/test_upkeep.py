"""Backups: whole, checked, taken while the hall runs; and nothing is lost by restoring one."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gladsheim.store import DatabaseError, HallStore, open_store
from gladsheim.store.upkeep import upkeep
from gladsheim.store.upkeep.upkeep import back_up, damage, restore
from tests.store.topics.test_hall_store import GUEST, SESSION, START, TABLE, line, standing


def url_of(path: Path) -> str:
    """The URL of a database file."""
    return f"sqlite:///{path}"


def filled(path: Path, lines: int) -> HallStore:
    """An open store with a table of so many lines."""
    store = open_store(url_of(path))

    async def fill() -> None:
        await store.people.add_guest(GUEST, SESSION)
        await store.add_table(TABLE, START)
        for seq in range(1, lines + 1):
            await store.append(TABLE.id, line(seq), standing(seq))

    asyncio.run(fill())
    return store


def lines_in(path: Path) -> int:
    """How many lines the table in a database file has."""
    store = open_store(url_of(path))
    try:
        found = asyncio.run(store.table(TABLE.id))
    finally:
        store.close()
    assert found is not None
    return len(found[1])


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """The database of a stopped hall, with three lines."""
    path = tmp_path / "hall.db"
    filled(path, 3).close()
    return path


def test_a_backup_of_a_running_hall_is_whole(tmp_path: Path) -> None:
    """All that was acknowledged before is in it, though the file itself has not got it yet."""
    store = filled(tmp_path / "hall.db", 5)
    try:
        size = back_up(url_of(tmp_path / "hall.db"), tmp_path / "copy.db")
        asyncio.run(store.append(TABLE.id, line(6), standing(6)))
    finally:
        store.close()
    assert size == (tmp_path / "copy.db").stat().st_size
    assert not (tmp_path / "copy.db-wal").exists()
    assert lines_in(tmp_path / "copy.db") == 5


def test_a_backup_never_replaces_a_file(hall: Path, tmp_path: Path) -> None:
    """Whatever stands there stays."""
    there = tmp_path / "there.db"
    there.write_text("dear to somebody")
    with pytest.raises(DatabaseError, match="exists"):
        back_up(url_of(hall), there)
    assert there.read_text() == "dear to somebody"


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    """No file, another program's database, a text, and a database of a newer version."""
    foreign, text, newer = tmp_path / "foreign.db", tmp_path / "text.db", tmp_path / "newer.db"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    text.write_text("no database at all, but long enough to be looked at" * 40)
    filled(newer, 1).close()
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for path, why in (
        (tmp_path / "none.db", "there is no database"),
        (foreign, "not a Gladsheim database"),
        (text, "cannot be read"),
        (newer, "newer version"),
    ):
        with pytest.raises(DatabaseError, match=why):
            back_up(url_of(path), tmp_path / "copy.db")
    assert not (tmp_path / "none.db").exists()
    assert not (tmp_path / "copy.db").exists()


def test_a_folder_that_is_not_there_is_named(hall: Path, tmp_path: Path) -> None:
    """The message names the file that could not be written."""
    with pytest.raises(DatabaseError, match=r"missing.*copy\.db"):
        back_up(url_of(hall), tmp_path / "missing" / "copy.db")


def test_a_damaged_database_is_found_out(hall: Path, tmp_path: Path) -> None:
    """It is reported, and no backup of it appears."""
    assert damage(url_of(hall)) == []
    with hall.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096)
    with pytest.raises(DatabaseError):
        back_up(url_of(hall), tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["hall.db"]


def test_rows_without_their_parents_are_found(hall: Path) -> None:
    """References are checked beside the file itself."""
    with closing(sqlite3.connect(hall)) as connection, connection:
        connection.execute("UPDATE lines SET table_id = 'nowhere' WHERE seq = 1")
    assert damage(url_of(hall)) == ["a row of lines refers to no row of tables"]


def test_restoring_where_nothing_is(hall: Path, tmp_path: Path) -> None:
    """The hall finds its tables; a folder that is not there is not made."""
    back_up(url_of(hall), tmp_path / "copy.db")
    with pytest.raises(DatabaseError, match=r"no folder.*missing"):
        restore(tmp_path / "copy.db", url_of(tmp_path / "missing" / "hall.db"), replace=False)
    assert not (tmp_path / "missing").exists()
    target = tmp_path / "new.db"
    assert restore(tmp_path / "copy.db", url_of(target), replace=False) is None
    assert lines_in(target) == 3


def test_a_database_is_replaced_only_on_demand_and_put_aside(hall: Path, tmp_path: Path) -> None:
    """What was there is kept under another name, each time another one."""
    back_up(url_of(hall), tmp_path / "copy.db")
    other = tmp_path / "other.db"
    filled(other, 7).close()
    with pytest.raises(DatabaseError, match="say --replace"):
        restore(tmp_path / "copy.db", url_of(other), replace=False)
    assert lines_in(other) == 7
    first = restore(tmp_path / "copy.db", url_of(other), replace=True)
    second = restore(tmp_path / "copy.db", url_of(other), replace=True)
    assert first is not None
    assert second not in (None, first)
    assert lines_in(other) == 3
    assert lines_in(first) == 7


def test_a_running_hall_is_not_robbed_of_its_file(hall: Path, tmp_path: Path) -> None:
    """It would go on writing into a file that has no name any more."""
    back_up(url_of(hall), tmp_path / "copy.db")
    store = open_store(url_of(hall))
    try:
        with pytest.raises(DatabaseError, match="stop the hall first"):
            restore(tmp_path / "copy.db", url_of(hall), replace=True)
        asyncio.run(store.append(TABLE.id, line(4), standing(4)))
    finally:
        store.close()
    assert lines_in(hall) == 4


def test_nobody_begins_to_serve_what_is_being_replaced(
    hall: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hall would be robbed of its file a moment later."""
    back_up(url_of(hall), tmp_path / "copy.db")

    def copy_into(_: Path, __: Path) -> None:
        with pytest.raises(DatabaseError, match=r"stop the hall first.*restoring a backup"):
            open_store(url_of(hall), served_at="http://there")
        raise DatabaseError("seen")

    monkeypatch.setattr(upkeep, "copy_into", copy_into)
    with pytest.raises(DatabaseError, match="seen"):
        restore(tmp_path / "copy.db", url_of(hall), replace=True)
    open_store(url_of(hall), served_at="http://there").close()


def test_a_damaged_backup_changes_nothing(hall: Path, tmp_path: Path) -> None:
    """It is refused before anything is moved."""
    copy = tmp_path / "copy.db"
    back_up(url_of(hall), copy)
    with copy.open("r+b") as file:
        file.seek(8192)
        file.write(b"\xff" * 4096)
    with pytest.raises(DatabaseError):
        restore(copy, url_of(hall), replace=True)
    assert lines_in(hall) == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "hall.db", "hall.db.lock"]


def test_a_damaged_database_can_be_replaced(hall: Path, tmp_path: Path) -> None:
    """That is what backups are for; the damaged one is put aside as it is."""
    back_up(url_of(hall), tmp_path / "copy.db")
    hall.write_bytes(b"ruined" * 1000)
    aside = restore(tmp_path / "copy.db", url_of(hall), replace=True)
    assert aside is not None
    assert aside.read_bytes().startswith(b"ruined")
    assert lines_in(hall) == 3
