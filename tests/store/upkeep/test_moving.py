"""Moving a hall between databases: everything arrives, or nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, select

from gladsheim.store import DatabaseError, open_store
from gladsheim.store.open import server_url
from gladsheim.store.schema import metadata
from gladsheim.store.upkeep import moving
from gladsheim.store.upkeep.moving import move
from tests.store.topics.test_hall_store import START, TABLE
from tests.store.upkeep.test_upkeep import filled, lines_in, url_of

LINES = 7


def everything(url: str) -> dict[str, list[Any]]:
    """All rows of a database."""
    engine = create_engine(server_url(url) or url)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }
    engine.dispose()
    return found


@pytest.fixture
def hall(tmp_path: Path) -> str:
    """The database of a stopped hall, with a table, its lines, and a rematch that comes first in order."""
    store = filled(tmp_path / "hall.db", LINES)
    asyncio.run(store.add_table(replace(TABLE, id="a rematch"), START, rematch_of=TABLE.id))
    store.close()
    return url_of(tmp_path / "hall.db")


def test_a_hall_moves_to_a_file(hall: str, tmp_path: Path) -> None:
    """Every row is there again, and the former file stays as it was."""
    before = everything(hall)
    counts = move(hall, url_of(tmp_path / "new.db"))
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert everything(url_of(tmp_path / "new.db")) == before == everything(hall)
    assert lines_in(tmp_path / "new.db") == LINES


@pytest.mark.postgres
def test_a_hall_moves_to_a_server_and_back(hall: str, postgres_url: str, tmp_path: Path) -> None:
    """Nothing changes on the way, neither bytes nor truth values."""
    move(hall, postgres_url)
    assert everything(postgres_url) == everything(hall)
    move(postgres_url, url_of(tmp_path / "back.db"))
    assert everything(url_of(tmp_path / "back.db")) == everything(hall)


def test_only_an_empty_database_is_moved_to(hall: str, tmp_path: Path) -> None:
    """What is there already is not mixed with what comes."""
    other = tmp_path / "other.db"
    filled(other, 1).close()
    with pytest.raises(DatabaseError, match="has a hall already"):
        move(hall, url_of(other))
    assert lines_in(other) == 1
    with pytest.raises(DatabaseError, match="is the database that is to be moved"):
        move(hall, hall)


def test_a_hall_that_is_open_is_not_moved(tmp_path: Path) -> None:
    """What it stores meanwhile would be left behind."""
    store = filled(tmp_path / "hall.db", 1)
    try:
        with pytest.raises(DatabaseError, match="stop the hall first"):
            move(url_of(tmp_path / "hall.db"), url_of(tmp_path / "new.db"))
    finally:
        store.close()
    assert not (tmp_path / "new.db").exists()


def test_a_move_that_fails_leaves_nothing(hall: str, tmp_path: Path) -> None:
    """A row that cannot be written undoes all others."""
    new = tmp_path / "new.db"
    open_store(url_of(new)).close()
    engine = create_engine(url_of(new))
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TRIGGER full BEFORE INSERT ON lines BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
    with pytest.raises(DatabaseError, match="cannot be moved: full"):
        move(hall, url_of(new))
    assert not any(everything(url_of(new)).values())
    engine.dispose()


def test_nobody_begins_to_serve_what_is_being_moved(
    hall: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What that hall stored in the former file would be left behind; afterwards both are free."""
    new = url_of(tmp_path / "new.db")

    def check_empty(*_: Any) -> None:
        for url in (hall, new):
            with pytest.raises(DatabaseError, match=r"stop the hall first.*moving the hall"):
                open_store(url, served_at="http://there")

    monkeypatch.setattr(moving, "_check_empty", check_empty)
    move(hall, new)
    for url in (hall, new):
        open_store(url, served_at="http://there").close()
