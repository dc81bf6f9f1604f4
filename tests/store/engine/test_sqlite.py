"""SQLite's one writer: group commit, faults of the disk, and what saved means."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gladsheim.store import HallStore, NotSaved, open_store
from gladsheim.store.engine import sqlite
from gladsheim.store.engine.database import Connection
from gladsheim.store.engine.sqlite import APART_SECONDS, SqliteDatabase
from gladsheim.store.people import people_statements as statements
from gladsheim.store.tables.statements import GO_ON
from gladsheim.tables.people.people import User
from tests.store.topics.test_hall_store import TABLE, TIME, fill, guest_of, line, renaming, standing

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    """The store's futures are awaited on asyncio."""
    return "asyncio"


@pytest.fixture
def store(database: Path) -> Iterator[HallStore]:
    """An open store with a short patience."""
    store = open_store(f"sqlite:///{database}", busy_seconds=0.05)
    yield store
    store.close()


def queued_together(database: SqliteDatabase, works: list[Any]) -> list[Future[Any]]:
    """Writes that queue up while the writer is busy with another."""
    begun, release = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        begun.set()
        release.wait(30)

    held = database.write(hold)
    assert begun.wait(30)
    futures = [database.write(work) for work in works]
    release.set()
    held.result(30)
    return futures


async def test_what_queues_up_is_one_transaction(store: HallStore) -> None:
    """Fifty writes that wait together cost one commit."""
    await fill(store)
    assert isinstance(store.database, SqliteDatabase)
    seen: list[str] = []
    store.database._connection.raw.set_trace_callback(seen.append)
    for future in queued_together(store.database, [renaming(str(k)) for k in range(50)]):
        assert future.result(30) == 1
    assert seen.count("COMMIT") == 2
    assert await guest_of(store) == User("guest", "49")


async def test_a_line_writes_no_index_where_the_table_stays_as_it_is(store: HallStore) -> None:
    """Where it ends the game, lets a bot act or sets a time, all that lists ask for is as it then says."""
    await fill(store)
    assert isinstance(store.database, SqliteDatabase)
    seen: list[str] = []
    raw = store.database._connection.raw
    raw.set_trace_callback(seen.append)
    await store.append("table", line(1), standing(1))
    assert sum(text.startswith("UPDATE tables") for text in seen) == 1
    raw.set_trace_callback(None)
    text = sqlite.STATEMENTS[GO_ON].text
    steps = [row[1] for row in raw.execute(f"EXPLAIN {text}", dict.fromkeys(re.findall(r":(\w+)", text)))]
    assert (steps.count("Insert"), steps.count("IdxInsert")) == (1, 0)
    await store.append("table", line(2), standing(2, bot=True))
    assert await store.waiting_for_bots("") == [("table", "guest", False)]
    await store.append("table", line(3), replace(standing(3), status="over", due=7))
    assert await store.waiting_for_bots("") == []
    [(_, last)] = await store.listed(["table"])
    assert (last.status, last.bot_to_act, last.due) == ("over", False, 7)


async def test_a_write_that_fails_sinks_no_other(store: HallStore) -> None:
    """In one transaction, bad writes are undone and the good ones around them are kept."""
    await fill(store)
    database = store.database
    assert isinstance(database, SqliteDatabase)

    def spoilt(connection: Connection) -> None:
        renaming("spoilt")(connection)
        raise KeyError("spoilt")

    def twice(connection: Connection) -> None:
        renaming("twice")(connection)
        guest = {
            "name": "x",
            "name_key": None,
            "password": None,
            "recovery": "[]",
            "created": TIME,
            "skeleton": None,
        }
        connection.change(statements.ADD_USER, id="guest", **guest)

    good, bad, worse, last = queued_together(
        database, [renaming("good"), spoilt, twice, lambda c: c.rows(statements.USER, user="guest")]
    )
    assert good.result(30) == 1
    with pytest.raises(KeyError):
        bad.result(30)
    with pytest.raises(NotSaved, match="UNIQUE"):
        worse.result(30)
    assert last.result(30) == [("guest", "good", None, "[]")]
    assert await guest_of(store) == User("guest", "good")


async def test_a_locked_file_refuses_honestly_and_recovers(store: HallStore, database: Path) -> None:
    """While another program holds the lock nothing is saved, all can be read; then it goes on."""
    await fill(store)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotSaved, match="locked"):
            await store.append("table", line(1), standing(1))
        assert await store.table("table") == (TABLE, [])
        other.execute("ROLLBACK")
    await store.append("table", line(1), standing(1))
    assert await store.table("table") == (TABLE, [line(1)])


async def test_a_full_disk_refuses_honestly_and_recovers(store: HallStore) -> None:
    """When there is no room nothing is saved, all can be read; with room again it goes on."""
    await fill(store)
    assert isinstance(store.database, SqliteDatabase)
    raw = store.database._connection.raw
    pages = raw.execute("PRAGMA page_count").fetchone()[0]
    raw.execute(f"PRAGMA max_page_count={pages}")
    long = replace(line(1), action="x" * 50_000)
    with pytest.raises(NotSaved, match="full"):
        await store.append("table", long, standing(1))
    assert await store.table("table") == (TABLE, [])
    raw.execute(f"PRAGMA max_page_count={pages + 100}")
    await store.append("table", long, standing(1))
    assert await store.table("table") == (TABLE, [long])


async def test_saved_means_on_the_disk(store: HallStore) -> None:
    """The file is in WAL mode and flushed at every commit."""
    assert isinstance(store.database, SqliteDatabase)
    raw = store.database._connection.raw
    assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert raw.execute("PRAGMA synchronous").fetchone() == (2,)


@pytest.mark.parametrize(("cores", "apart"), [(1, 0.0), (2, APART_SECONDS)])
def test_transactions_keep_apart_only_beside_a_loop_on_another_core(
    database: Path, monkeypatch: pytest.MonkeyPatch, cores: int, apart: float
) -> None:
    """On a single core the writer would only wait."""
    monkeypatch.setattr(sqlite, "_cores", lambda: cores)
    opened = SqliteDatabase(database)
    assert opened._apart == apart
    opened.close()
