"""The files of a hall: for their owner alone, served by one process, and still the ones that were opened."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from gladsheim.store import DatabaseError, HallStore, NotSaved, Unsettled, open_store
from gladsheim.store.engine import sqlite
from gladsheim.store.engine.database import Connection
from gladsheim.store.open import default_url
from gladsheim.store.upkeep.upkeep import back_up, restore
from tests import PATIENCE
from tests.store.topics.test_hall_store import TABLE, fill, line, renaming, standing
from tests.store.upkeep.test_opening import first_hall
from tests.store.upkeep.test_upkeep import filled, url_of


@pytest.fixture(params=[0, 0o777], ids=["no umask", "every umask"])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    """An umask that takes nothing away, and one that takes everything."""
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """The permissions of the files in a folder."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.is_file()}


@pytest.mark.usefixtures("umask")
def test_all_that_holds_secrets_is_for_its_owner_alone(tmp_path: Path) -> None:
    """The database and what lies beside it, also while it is served; backups, what is put aside, copies."""
    url = url_of(tmp_path / "hall.db")
    filled(tmp_path / "hall.db", 2).close()
    store = open_store(url, served_at="http://there")
    asyncio.run(store.append(TABLE.id, line(3), standing(3)))
    back_up(url, tmp_path / "copy.db")
    found = modes(tmp_path)
    store.close()
    assert {"hall.db", "hall.db-wal", "hall.db-shm", "hall.db.lock", "hall.db.serving"} < set(found)
    assert set(found.values()) == {0o600}
    restore(tmp_path / "copy.db", url, replace=True)
    older = tmp_path / "older"
    older.mkdir()
    older.chmod(0o700)
    first_hall(older).chmod(0o600)
    open_store(url_of(older / "hall.db")).close()
    found = modes(tmp_path) | modes(older)
    assert {"hall.db", "hall.db.replaced-1", "hall.db.before-0001"} < set(found)
    assert set(found.values()) == {0o600}


def test_copies_are_never_wide_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy is for its owner alone before anything is in it."""
    filled(tmp_path / "hall.db", 1).close()
    seen: list[dict[str, int]] = []
    flush = os.fsync

    def look(file: int) -> None:
        seen.append(modes(tmp_path))
        flush(file)

    before = os.umask(0)
    monkeypatch.setattr(os, "fsync", look)
    try:
        back_up(url_of(tmp_path / "hall.db"), tmp_path / "copy.db")
    finally:
        os.umask(before)
    assert any(".copy.db.unfinished" in found for found in seen)
    assert {mode for found in seen for mode in found.values()} == {0o600}


def test_what_others_could_read_is_narrowed_and_said_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Files of an earlier version lose what is too much; the log names them."""
    path = tmp_path / "hall.db"
    filled(path, 1).close()
    for name in ("hall.db", "hall.db.before-0003", "hall.db.replaced-1", "else.db"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    for _ in range(2):
        open_store(url_of(path)).close()
    assert modes(tmp_path) == {
        "hall.db": 0o600,
        "hall.db.before-0003": 0o600,
        "hall.db.replaced-1": 0o600,
        "else.db": 0o644,
    }
    assert [record.getMessage() for record in caplog.records if "others could read" in record.message] == [
        f"others could read hall.db, hall.db.before-0003, hall.db.replaced-1 in {tmp_path}: "
        "now their owner alone"
    ]


def test_the_users_data_folder_is_made_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is for its owner alone; a folder that somebody named is not made, and named."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("gladsheim.store.open.user_data_path", lambda name, **_: tmp_path / "data" / name)
    with pytest.raises(DatabaseError, match=f"no folder '{tmp_path}/data/gladsheim'"):
        open_store(default_url())
    assert list(tmp_path.iterdir()) == []
    before = os.umask(0)
    open_store().close()
    os.umask(before)
    assert stat.S_IMODE((tmp_path / "data" / "gladsheim").stat().st_mode) == 0o700
    assert modes(tmp_path / "data" / "gladsheim") == {"hall.db": 0o600}


# One process serves a file.

SERVE = """
import sys, time
from gladsheim.store import open_store
store = open_store(sys.argv[1], served_at="http://there:1234")
print("open", flush=True)
time.sleep(600)
"""


@contextmanager
def served(url: str) -> Iterator[subprocess.Popen[str]]:
    """A process that serves a database file."""
    command = [sys.executable, "-c", SERVE, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "open\n"
            yield process
        finally:
            process.kill()


def test_a_file_is_served_once_whatever_path_leads_there(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who wants it is told who has it; a process that is killed has it no longer."""
    (tmp_path / "link.db").symlink_to(database)
    (tmp_path / "folder").symlink_to(tmp_path)
    monkeypatch.chdir(tmp_path)
    names = [str(database), "hall.db", str(tmp_path / "link.db"), "folder/link.db"]
    for name in names:
        with served(f"sqlite:///{name}") as process:
            told = f"stop the hall first .process {process.pid}, http://there:1234, since 20..-"
            for other in names:
                with pytest.raises(DatabaseError, match=told):
                    open_store(f"sqlite:///{other}", served_at="http://here")
                # Whoever only works on it is not kept out.
                open_store(f"sqlite:///{other}", make=False).close()
            process.kill()
            process.wait(PATIENCE)
            assert (tmp_path / "hall.db.serving").exists()
            open_store(f"sqlite:///{names[0]}", served_at="http://here").close()


def test_a_file_that_is_no_longer_served_is_free(database: Path) -> None:
    """Closing gives it back, and so does an opening that fails."""
    for _ in range(2):
        open_store(url_of(database), served_at="http://there").close()
    database.write_bytes(b"ruined" * 1000)
    for _ in range(2):
        with pytest.raises(DatabaseError, match="not a database"):
            open_store(url_of(database), served_at="http://there")


def test_who_has_it_may_not_have_said_so_yet(database: Path) -> None:
    """A note that is missing or spoilt is no reason to serve the file, nor to fail."""
    note = database.with_name("hall.db.serving")
    store = open_store(url_of(database), served_at="http://there")
    for spoilt in (b"", b"{}", b"[1]", b'{"process": "x"}', b"\xff" * 5000):
        note.write_bytes(spoilt)
        with pytest.raises(DatabaseError, match="another process"):
            open_store(url_of(database), served_at="http://here")
    store.close()
    assert not note.exists()


def test_a_file_with_two_names_is_not_served(database: Path) -> None:
    """By its other name it could be served a second time; beside each name there would be a log."""
    os.link(database, database.with_name("other.db"))
    with pytest.raises(DatabaseError, match="hard links"):
        open_store(url_of(database), served_at="http://there")


def test_a_folder_in_which_nothing_can_be_locked_is_named(database: Path) -> None:
    """What is in the place of the lock is no lock."""
    database.with_name("hall.db.lock").mkdir()
    with pytest.raises(DatabaseError, match=r"hall\.db' cannot be locked: Is a directory"):
        open_store(url_of(database), served_at="http://there")


# A file that is gone.


@contextmanager
def unlinked(path: Path) -> Iterator[None]:
    """The file has no name until the end; then it is back."""
    kept = path.with_name("kept")
    os.link(path, kept)
    path.unlink()
    yield
    kept.replace(path)


@contextmanager
def replaced(path: Path) -> Iterator[None]:
    """Another file lies there until the end; then it is back."""
    kept = path.with_name("kept")
    path.rename(kept)
    shutil.copy(kept, path)
    yield
    kept.replace(path)


@contextmanager
def folder_renamed(path: Path) -> Iterator[None]:
    """The folder has another name until the end."""
    path.parent.rename(path.parent.with_name("elsewhere"))
    yield
    path.parent.with_name("elsewhere").rename(path.parent)


GONE = r"is gone|was replaced"
FAULTS = {
    "deleted": (unlinked, ""),
    "replaced": (replaced, ""),
    "log deleted": (unlinked, "-wal"),
    "log replaced": (replaced, "-wal"),
    "index deleted": (unlinked, "-shm"),
    "folder renamed": (folder_renamed, ""),
}


@pytest.fixture(params=FAULTS)
def fault(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], AbstractContextManager[None]]:
    """Something that happens to a file of the hall, until its end."""
    how, end = FAULTS[request.param]
    return lambda: how(tmp_path / "folder" / f"hall.db{end}")


@pytest.fixture
def hall(tmp_path: Path, empty_hall: Path) -> Iterator[HallStore]:
    """A served hall in a folder of its own, with an empty table."""
    (tmp_path / "folder").mkdir()
    shutil.copy(empty_hall, tmp_path / "folder" / "hall.db")
    store = open_store(url_of(tmp_path / "folder" / "hall.db"), served_at="http://there")
    asyncio.run(fill(store))
    yield store
    store.close()


def test_nothing_is_acknowledged_on_a_file_that_is_gone(
    hall: HallStore, fault: Callable[[], AbstractContextManager[None]], caplog: pytest.LogCaptureFixture
) -> None:
    """What was acknowledged before is read; the hall says what is wrong, and goes on with the same file."""

    async def play() -> None:
        await hall.append(TABLE.id, line(1), standing(1))
        assert await hall.table(TABLE.id) == (TABLE, [line(1)])
        with fault():
            with pytest.raises(NotSaved, match=GONE):
                await hall.append(TABLE.id, line(2), standing(2))
            with pytest.raises(DatabaseError, match=GONE):
                await hall.moderation.alive()
            assert await hall.table(TABLE.id) == (TABLE, [line(1)])
        await hall.moderation.alive()
        await hall.append(TABLE.id, line(2), standing(2))
        assert await hall.table(TABLE.id) == (TABLE, [line(1), line(2)])

    asyncio.run(play())
    told = [record.message for record in caplog.records if record.name == "gladsheim.store.engine.files"]
    assert len(told) == 2
    assert told[0].endswith("no action is taken until the same file is back")
    assert "are back" in told[1]


def test_a_link_that_leads_elsewhere_is_noticed(database: Path, tmp_path: Path) -> None:
    """The next hall by this name would open the other file."""
    link = tmp_path / "link.db"
    link.symlink_to(database)
    store = open_store(url_of(link))
    store.database.check()
    shutil.copy(database, tmp_path / "other.db")
    link.unlink()
    link.symlink_to(tmp_path / "other.db")
    with pytest.raises(DatabaseError, match=r"link\.db.*replaced"):
        store.database.check()
    store.close()


def test_a_file_that_goes_while_it_is_written_is_not_said_to_be_saved(
    hall: HallStore, tmp_path: Path
) -> None:
    """Between the first statement and the answer: whether it is stored is not known, and so it is said."""

    def robbed(connection: Connection) -> None:
        renaming("robbed")(connection)
        with_it.__enter__()

    with_it = unlinked(tmp_path / "folder" / "hall.db")
    written = hall.database.write(robbed)
    with pytest.raises(Unsettled, match="is gone"):
        written.result(PATIENCE)
    with_it.__exit__(None, None, None)
    assert hall.database.write(renaming("back")).result(PATIENCE) == 1


def test_all_readers_read_the_file_that_was_opened(hall: HallStore, tmp_path: Path) -> None:
    """What lies there now has not got what was acknowledged."""

    async def read() -> None:
        await hall.append(TABLE.id, line(1), standing(1))
        with replaced(tmp_path / "folder" / "hall.db"):
            for found in await asyncio.gather(*(hall.table(TABLE.id) for _ in range(20))):
                assert found == (TABLE, [line(1)])

    asyncio.run(read())


def test_a_hall_at_which_nobody_acts_notices_it_too(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A watch looks at the files more often than once a second, and logs what it finds."""
    assert sqlite.WATCH_SECONDS < 1
    monkeypatch.setattr(sqlite, "WATCH_SECONDS", 0.001)
    heard = threading.Event()

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            assert "is gone" in record.getMessage()
            heard.set()

    ear, logger = Ear(), logging.getLogger("gladsheim.store.engine.files")
    logger.addHandler(ear)
    store = open_store(url_of(database))
    try:
        database.unlink()
        assert heard.wait(PATIENCE)
    finally:
        logger.removeHandler(ear)
        store.close()
