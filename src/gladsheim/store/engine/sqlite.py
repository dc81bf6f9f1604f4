"""SQLite: one writer thread with group commit, and a few readers.

The file is in WAL mode, so readers never wait for the writer, and `synchronous=FULL`: acknowledged changes
survive a power cut. That costs one flush to disk per transaction, so the writer puts all queued work into
one. Each piece of work has its own savepoint: one that fails does not affect the others.

The system lets an open file be deleted or replaced; later changes are then lost with the process. So the
writer checks before each transaction, and before it reports one as saved, that the names still lead to its
files. A watch thread checks in between.
"""

import asyncio
import os
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import Executable

from gladsheim.store.engine.checkpoints import Checkpoints
from gladsheim.store.engine.compiled import Statements
from gladsheim.store.engine.database import BulkChange, Heard, Item, Missed, Row, Work
from gladsheim.store.engine.files import WatchedFiles
from gladsheim.store.engine.promises import (
    CommitQueue,
    Part,
    Promise,
    WorkResult,
    ended,
    next_batch,
    run_together,
    tell,
)
from gladsheim.store.engine.status import Status
from gladsheim.store.errors import DatabaseError, NotSaved, Unsettled
from gladsheim.store.shares import FairThreads

T = TypeVar("T")

READERS = 2
BUSY_SECONDS = 5.0
APART_SECONDS = 0.002
"""Seconds between transactions under load, while other threads compute moves: a flush for ten moves costs
little more than one for three. On a single core the wait would gain nothing.
"""
WATCH_SECONDS = 0.5
"""Seconds between checks of the files while nothing is written."""
CLOSED = "the database is closed"
STATEMENTS = Statements(sqlite.dialect(paramstyle="named"))
"""Must be filled before a database is opened."""


class SqliteConnection:
    """Connection that runs the compiled statements."""

    alone = True

    def __init__(self, path: Path, busy_seconds: float, *, read_only: bool) -> None:
        self.raw = sqlite3.connect(
            f"{path.as_uri()}?mode=rw",
            timeout=busy_seconds,
            isolation_level=None,
            check_same_thread=False,
            uri=True,
        )
        self.raw.execute("PRAGMA foreign_keys=ON")
        if read_only:
            self.raw.execute("PRAGMA query_only=ON")
            # Opens what lies beside the file, too: later another file may lie there.
            self.raw.execute("SELECT count(*) FROM sqlite_master").fetchall()
        else:
            self.raw.execute("PRAGMA journal_mode=WAL")
            self.raw.execute("PRAGMA synchronous=FULL")
            # Deleted bytes are overwritten: an erased name must not stay between the rows.
            self.raw.execute("PRAGMA secure_delete=ON")
            # A file that is locked says so now, not at the first action.
            self.raw.execute("BEGIN IMMEDIATE")
            self.raw.execute("ROLLBACK")

    def one_by_one(self) -> None:
        """Do nothing: there is only one writer."""

    def rows(self, statement: Executable, **values: Any) -> list[Row]:
        """Run a query and return all of its rows."""
        return self._run(statement, values).fetchall()

    def change(self, statement: Executable, **values: Any) -> int:
        """Run a change and return the number of rows that it matched."""
        return self._run(statement, values).rowcount

    def change_all(self, statement: Executable, rows: Sequence[dict[str, Any]]) -> int:
        """Run a change with each of these values and return the number of rows matched in all."""
        text, constants = STATEMENTS[statement]
        return self.raw.executemany(
            text, [{**constants, **row} for row in rows] if constants else rows
        ).rowcount

    def announce(self, table: str) -> None:
        """Do nothing: a file is served by one process."""

    def _run(self, statement: Executable, values: dict[str, Any]) -> sqlite3.Cursor:
        text, constants = STATEMENTS[statement]
        return self.raw.execute(text, {**constants, **values})


@dataclass(frozen=True, slots=True)
class _Job(Generic[T]):
    work: Work[T]
    promise: "Future[T]"

    def run(self, connection: SqliteConnection) -> T:
        """Do the work of this job."""
        return self.work(connection)


_AnyJob = _Job[Any] | Part
_Jobs = Sequence[_AnyJob]


def _run_all(jobs: _Jobs, connection: SqliteConnection) -> list[WorkResult]:
    """Run all; any error fails the whole transaction."""
    found = [WorkResult(job.promise, job.run(connection)) for job in jobs if isinstance(job, _Job)]
    return found + run_together(connection, [job for job in jobs if isinstance(job, Part)])


def _run_each(jobs: _Jobs, connection: SqliteConnection) -> list[WorkResult]:
    """Run each inside a savepoint; an sqlite3.Error raised here fails the whole transaction."""
    return [_run_alone(job, connection) for job in jobs]


def _run_alone(job: _AnyJob, connection: SqliteConnection) -> WorkResult:
    connection.raw.execute("SAVEPOINT job")
    try:
        result = job.run(connection)
    except Exception as error:
        # Some faults, such as a full disk, end the transaction with all its savepoints.
        if not connection.raw.in_transaction:
            raise sqlite3.OperationalError(str(error)) from error
        connection.raw.execute("ROLLBACK TO job")
        connection.raw.execute("RELEASE job")
        return WorkResult(job.promise, error=_translated(error))
    connection.raw.execute("RELEASE job")
    return WorkResult(job.promise, result)


def _is_wanted(job: _AnyJob) -> bool:
    # A job that a coroutine no longer waits for is done all the same: it may have begun.
    return isinstance(job, Part) or job.promise.set_running_or_notify_cancel()


def _translated(error: Exception) -> Exception:
    return NotSaved(f"the database did not save: {error}") if isinstance(error, sqlite3.Error) else error


def _cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class SqliteDatabase:
    """Existing SQLite file, opened by its resolved path; `name` is a path that leads to it through links."""

    shared = False

    def __init__(self, path: Path, *, busy_seconds: float = BUSY_SECONDS, name: Path | None = None) -> None:
        self._path = path
        self._busy_seconds = busy_seconds
        self._apart = APART_SECONDS if _cores() > 1 else 0.0
        self._queue: queue.SimpleQueue[_AnyJob | None] = queue.SimpleQueue()
        self._handover = CommitQueue(self._queue)
        self._idle: queue.SimpleQueue[SqliteConnection] = queue.SimpleQueue()
        self._opened: list[SqliteConnection] = []
        self._readers = FairThreads(READERS, "database-reader")
        self._after: list[Callable[[], None]] = []
        self.status = Status()
        self._connection = self._open(read_only=False)
        self._files = self._watched(name)
        for _ in range(READERS):
            self._idle.put(self._open(read_only=True))
        log = path.with_name(f"{path.name}-wal")
        self._checkpoints = Checkpoints(self._open(read_only=True).raw, log)
        # All connections lead to the same file.
        self.check()
        self._closing = threading.Event()
        self._watch = threading.Thread(target=self._watch_loop, name="database-watch", daemon=True)
        self._watch.start()
        self._writer = threading.Thread(target=self._write_loop, name="database-writer", daemon=True)
        self._writer.start()

    def read(self, work: Work[T]) -> "Future[T]":
        """Run a query; it sees all that was committed before. Raises DatabaseError."""
        try:
            return self._readers.submit(self._read, work)
        except RuntimeError:
            return ended(DatabaseError(CLOSED))

    def ask(self, statement: Executable, **values: Any) -> "Future[list[Row]]":
        """Run one query by itself. Raises DatabaseError."""
        return self.read(lambda connection: connection.rows(statement, **values))

    def write(self, work: Work[T]) -> "Future[T]":
        """Run a change and commit it: all of it or nothing. Raises NotSaved, or the errors of `work`."""
        if self._closing.is_set():
            return ended(NotSaved(CLOSED))
        future: Future[T] = Future()
        self._queue.put(_Job(work, future))
        return future

    def save(self, work: BulkChange[Item], item: Item) -> asyncio.Future[None]:
        """Run a change for an item, together with others of the same kind. Raises like `write`."""
        promise: Promise[None] = Promise()
        if self._closing.is_set():
            promise.future.set_exception(NotSaved(CLOSED))
        else:
            self._handover.add(promise.loop, Part(work, item, promise))
        return promise.future

    def listen(self, _heard: Heard, _missed: Missed) -> Callable[[], None]:
        """Return a function that does nothing: a file is served by one process."""
        return lambda: None

    def check(self) -> None:
        """Raise DatabaseError if the file was deleted or replaced."""
        fault = self._files.fault()
        if fault is not None:
            raise DatabaseError(fault)

    def at_close(self, then: Callable[[], None]) -> None:
        """Call a function after all connections are closed."""
        self._after.append(then)

    def close(self) -> None:
        """Finish running work and close all connections."""
        self._closing.set()
        self._queue.put(None)
        self._writer.join()
        self._watch.join()
        self._readers.shutdown()
        if self._files.fault() is None:
            # Another program may have the file open still: then closing would not do it.
            self._checkpoints.copy()
        for connection in self._opened:
            connection.raw.close()
        for then in self._after:
            then()

    def _open(self, *, read_only: bool) -> SqliteConnection:
        try:
            connection = SqliteConnection(self._path, self._busy_seconds, read_only=read_only)
        except sqlite3.Error as error:
            raise DatabaseError(f"database {str(self._path)!r} cannot be opened: {error}") from error
        self._opened.append(connection)
        return connection

    def _watched(self, name: Path | None) -> WatchedFiles:
        # All three are there from the first transaction on until the last connection is closed.
        files = [self._path.with_name(self._path.name + end) for end in ("", "-wal", "-shm")]
        try:
            return WatchedFiles(*files, *((name,) if name not in (None, self._path) else ()))
        except OSError as error:
            reason = f"{error.filename}: {error.strerror}"
            raise DatabaseError(f"database {str(self._path)!r} cannot be opened: {reason}") from error

    def _read(self, work: Work[T]) -> T:
        connection = self._idle.get()
        try:
            connection.raw.execute("BEGIN")
            try:
                return work(connection)
            finally:
                connection.raw.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise DatabaseError(f"the database cannot be read: {error}") from error
        finally:
            self._idle.put(connection)

    def _watch_loop(self) -> None:
        while not self._closing.wait(WATCH_SECONDS):
            if self._files.fault() is None:
                self._checkpoints.look()

    def _write_loop(self) -> None:
        begun = 0.0
        while batch := next_batch(self._queue, begun + self._apart):
            begun = time.monotonic()
            tell(self._commit([job for job in batch if _is_wanted(job)]))

    def _commit(self, batch: _Jobs) -> list[WorkResult]:
        fault = self._files.quick_fault()
        if fault is not None:
            self.status.failed()
            return [WorkResult(job.promise, error=NotSaved(fault)) for job in batch]
        before = self._connection.raw.total_changes
        try:
            try:
                outcomes = self._in_one(batch, _run_all)
            except sqlite3.OperationalError:
                # Locked, full or read-only: that holds for all of them.
                raise
            except Exception:
                # One of them is refused: the same again, each apart from the others.
                outcomes = self._in_one(batch, _run_each)
        except sqlite3.Error as error:
            self.status.failed()
            return [WorkResult(job.promise, error=_translated(error)) for job in batch]
        fault = self._files.quick_fault()
        if fault is None:
            self._note(outcomes, before)
            return outcomes
        self.status.failed()
        # Stored in a file that may be gone for good, or come back.
        return [
            done if done.error is not None else WorkResult(done.future, error=Unsettled(fault))
            for done in outcomes
        ]

    def _note(self, outcomes: Sequence[WorkResult], before: int) -> None:
        # Where no row has changed nothing was written, which proves nothing.
        changed = self._connection.raw.total_changes != before
        if changed and any(done.error is None for done in outcomes):
            self.status.saved()

    def _in_one(
        self, batch: _Jobs, run: Callable[[_Jobs, SqliteConnection], list[WorkResult]]
    ) -> list[WorkResult]:
        """Run all in one transaction. Raises the error of any of them; then nothing has changed."""
        raw = self._connection.raw
        try:
            raw.execute("BEGIN IMMEDIATE")
            outcomes = run(batch, self._connection)
            raw.execute("COMMIT")
        except BaseException:
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            raise
        return outcomes
