"""Copies of the file of a hall at which nothing happens."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from gladsheim.store import HallStore
from gladsheim.store.engine import checkpoints, sqlite
from gladsheim.store.engine.checkpoints import Checkpoints
from tests.server.test_run import wait_for
from tests.store.topics.test_hall_store import TABLE, line, standing
from tests.store.upkeep.test_upkeep import filled


def lines_in_copy(path: Path) -> int:
    """How many lines are in the file alone, without what lies beside it."""
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        found: int = connection.execute("SELECT count(*) FROM lines").fetchone()[0]
    return found


def test_a_copy_of_the_file_of_a_hall_at_rest_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Soon after the last change all is in the file itself, also what another program has written."""
    monkeypatch.setattr(sqlite, "WATCH_SECONDS", 0.01)
    monkeypatch.setattr(checkpoints, "QUIET_SECONDS", 0.05)
    store = filled(tmp_path / "hall.db", 3)
    wait_for(lambda: lines_in_copy(tmp_path / "hall.db") == 3)
    with closing(sqlite3.connect(tmp_path / "hall.db")) as other:
        other.execute("DELETE FROM lines WHERE seq = 3")
        other.commit()
        wait_for(lambda: lines_in_copy(tmp_path / "hall.db") == 2)
    store.close()


def test_a_hall_that_is_closed_beside_another_program_leaves_a_whole_file(tmp_path: Path) -> None:
    """SQLite would leave the log to whoever has the file open last."""
    store = filled(tmp_path / "hall.db", 3)
    with closing(sqlite3.connect(tmp_path / "hall.db")) as other:
        other.execute("SELECT count(*) FROM lines").fetchall()
        store.close()
        assert lines_in_copy(tmp_path / "hall.db") == 3


class Watched:
    """Checkpoints whose time the test lets pass, over a connection that tells what is run."""

    def __init__(self, path: Path) -> None:
        self.now = 0.0
        self.run: list[str] = []
        raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        raw.set_trace_callback(self.run.append)
        self.checkpoints = Checkpoints(raw, path.with_name("hall.db-wal"), lambda: self.now)

    def after(self, seconds: float) -> int:
        """How many checkpoints there have been when that time has passed."""
        self.now += seconds
        self.checkpoints.look()
        return len(self.run)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[HallStore]:
    """A store with three lines, which has just been written."""
    found = filled(tmp_path / "hall.db", 3)
    yield found
    found.close()


@pytest.fixture
def watched(tmp_path: Path, store: HallStore) -> Watched:
    """Checkpoints of its file, beside those of its own."""
    return Watched(tmp_path / "hall.db")


def test_a_hall_at_rest_leaves_the_disk_alone(store: HallStore, watched: Watched) -> None:
    """Each change is copied once, when it has been quiet."""
    assert [watched.after(1) for _ in range(8)] == [0, 0, 0, 0, 0, 1, 1, 1]
    assert watched.after(1_000_000) == 1
    asyncio.run(store.append(TABLE.id, line(4), standing(4)))
    assert [watched.after(1) for _ in range(8)] == [1, 1, 1, 1, 1, 2, 2, 2]


def test_what_is_written_again_and_again_is_copied_too(store: HallStore, watched: Watched) -> None:
    """Where it never is quiet, as with a running clock, once a minute."""
    counts = []
    for seq in range(4, 34):
        asyncio.run(store.append(TABLE.id, line(seq), standing(seq)))
        counts.append(watched.after(4.5))
    assert counts[-1] == 2


def test_nobody_waits_for_a_checkpoint(store: HallStore, tmp_path: Path, watched: Watched) -> None:
    """A change that is under way is not disturbed; what somebody reads without it is copied later."""
    path = tmp_path / "hall.db"
    with (
        closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as reader,
        closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as writer,
    ):
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM lines").fetchone() == (3,)
        asyncio.run(store.append(TABLE.id, line(4), standing(4)))
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM lines WHERE seq = 1")
        assert (watched.after(1), watched.after(6)) == (0, 1)
        writer.execute("ROLLBACK")
        assert reader.execute("SELECT count(*) FROM lines").fetchone() == (3,)
        reader.execute("ROLLBACK")
        assert (watched.after(6), watched.after(6)) == (2, 2)
        assert lines_in_copy(path) == 4
