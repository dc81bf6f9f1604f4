"""PostgreSQL: threads with a connection each, for a hall of several processes.

Each piece of work is a separate transaction, except for items that are saved together; the server flushes
simultaneous commits at once. Transactions see one snapshot (REPEATABLE READ): of two that change the same
row one is run again, so that work has the same semantics as with a single writer. Each thread has its own
connection, so no pool is needed: work waits for a thread.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from psycopg import errors, sql
from psycopg.pq import TransactionStatus
from sqlalchemy.engine import URL, Dialect, make_url
from sqlalchemy.sql import Executable

from gladsheim.store.engine.compiled import Statements
from gladsheim.store.engine.database import BulkChange, Heard, Item, Missed, Row, Work
from gladsheim.store.engine.postgres_listener import CHANNEL, listen
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

READERS = 4
WRITERS = 4
SAVERS = 2
MOST_TRIES = 5
CONNECT_SECONDS = 5
LONGEST_STATEMENT_SECONDS = 30
ASK_AGAIN_SECONDS = 0.1
OLDEST_SERVER = 130_000
# Another transaction was first. A new snapshot shows what it did, and the work then says so itself.
FIRST_TAKEN = (
    errors.SerializationFailure,
    errors.DeadlockDetected,
    errors.UniqueViolation,
    errors.ForeignKeyViolation,
)
OF_ONE_ROW = (*FIRST_TAKEN, errors.LockNotAvailable, errors.QueryCanceled)
"""Errors of a working server that concern only the statement."""
DIALECT: Dialect = make_url("postgresql+psycopg://").get_dialect()()
STATEMENTS = Statements(DIALECT)
"""Must be filled before a database is opened."""

BEGIN_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
BEGIN_WRITE = "BEGIN ISOLATION LEVEL REPEATABLE READ"
# Each statement sees what was committed before it, also while it waited for a lock.
BEGIN_LOOK = "BEGIN ISOLATION LEVEL READ COMMITTED"
# Unlike a query it may wait before the transaction sees its moment. Conflicts with itself alone.
ONE_BY_ONE = "LOCK TABLE changes IN SHARE UPDATE EXCLUSIVE MODE"
CLOSED = "the database is closed"
SETTINGS = sql.SQL("SET lock_timeout = {lock}; SET statement_timeout = {statement}")


class PostgresConnection:
    """Connection that runs the compiled statements."""

    alone = False

    def __init__(self, arguments: Mapping[str, Any], busy_seconds: float) -> None:
        self.raw: psycopg.Connection[Row] = psycopg.connect(**arguments, autocommit=True)
        self._announced: list[str] = []
        self.has_changed = False
        """Whether this transaction has changed a row."""
        limits = {"lock": busy_seconds, "statement": max(busy_seconds, LONGEST_STATEMENT_SECONDS)}
        texts = {name: sql.Literal(f"{int(seconds * 1000)}ms") for name, seconds in limits.items()}
        self.raw.execute(SETTINGS.format(**texts), prepare=False)

    def one_by_one(self) -> None:
        """Wait until no other transaction runs that has called this.
        It must be the first call of a transaction.
        """
        self.raw.execute(ONE_BY_ONE, prepare=False)

    def rows(self, statement: Executable, **values: Any) -> list[Row]:
        """Run a query and return all of its rows."""
        if any(isinstance(value, str) and "\0" in value for value in values.values()):
            # No text here can hold this character, so no row has it; asking would be an error.
            return []
        return self._run(statement, values).fetchall()

    def change(self, statement: Executable, **values: Any) -> int:
        """Run a change and return the number of rows that it matched."""
        changed = self._run(statement, values).rowcount
        self.has_changed |= changed > 0
        return changed

    def change_all(self, statement: Executable, rows: Sequence[dict[str, Any]]) -> int:
        """Run a change with each of these values and return the number of rows matched in all."""
        text, constants = STATEMENTS[statement]
        with self.raw.cursor() as cursor:
            # On one way to the server and back.
            cursor.executemany(text, [{**constants, **row} for row in rows])
            self.has_changed |= cursor.rowcount > 0
            return cursor.rowcount

    def announce(self, table: str) -> None:
        """Notify the hall's other processes, with the commit, that a table has changed."""
        self._announced.append(table)

    def begin(self) -> None:
        """Begin a transaction for changes."""
        self._announced.clear()
        self.has_changed = False
        self.raw.execute(BEGIN_WRITE, prepare=False)

    def commit(self) -> None:
        """Commit, and send the notifications with it."""
        # Sent in one round trip with COMMIT; the server delivers notifications only if it succeeds.
        notify = sql.SQL("SELECT pg_notify({}, {})")
        news = [notify.format(CHANNEL, sql.Literal(table)) for table in self._announced]
        self.raw.execute(sql.SQL("; ").join([*news, sql.SQL("COMMIT")]), prepare=False)

    def leave(self) -> None:
        """End the transaction without saving anything. If that fails, close the connection."""
        try:
            if self.raw.info.transaction_status != TransactionStatus.IDLE:
                self.raw.execute("ROLLBACK", prepare=False)
        except psycopg.Error:
            self.raw.close()

    def _run(self, statement: Executable, values: dict[str, Any]) -> psycopg.Cursor[Row]:
        text, constants = STATEMENTS[statement]
        return self.raw.execute(text, {**constants, **values})


class _Lost(Exception):
    """Raised when the connection was lost before anything was saved."""


class PostgresDatabase:
    """Database on a PostgreSQL server."""

    shared = True

    def __init__(self, arguments: Mapping[str, Any], name: str, *, busy_seconds: float) -> None:
        self._arguments = {"connect_timeout": CONNECT_SECONDS, "application_name": "gladsheim", **arguments}
        self._name = name
        self._busy_seconds = busy_seconds
        self.status = Status()
        self._own = threading.local()
        self._lock = threading.Lock()
        self._opened: set[PostgresConnection] = set()
        self._closing = threading.Event()
        self._readers = FairThreads(READERS, "database-reader")
        self._writers = ThreadPoolExecutor(WRITERS, thread_name_prefix="database-writer")
        self._parts: queue.SimpleQueue[Part | None] = queue.SimpleQueue()
        self._handover = CommitQueue(self._parts)
        self._savers = [
            threading.Thread(target=self._save_loop, name=f"database-saver-{number}", daemon=True)
            for number in range(SAVERS)
        ]
        for saver in self._savers:
            saver.start()
        # A database that cannot be used says so now, not at the first action.
        try:
            self._readers.submit(self._check).result()
        except BaseException:
            self.close()
            raise

    def read(self, work: Work[T]) -> "Future[T]":
        """Run a query; it sees all that was committed before. Raises DatabaseError."""
        return self._asked(work, BEGIN_READ)

    def ask(self, statement: Executable, **values: Any) -> "Future[list[Row]]":
        """Run one query by itself, as a separate transaction. Raises DatabaseError."""
        return self._asked(lambda connection: connection.rows(statement, **values), None)

    def _asked(self, work: Work[T], begin: str | None) -> "Future[T]":
        try:
            return self._readers.submit(self._read, work, begin)
        except RuntimeError:
            return ended(DatabaseError(CLOSED))

    def write(self, work: Work[T]) -> "Future[T]":
        """Run a change and commit it: all of it or nothing. Raises NotSaved, or the errors of `work`.

        Raises Unsettled if the connection was lost in the middle of the commit.
        """
        try:
            return self._writers.submit(self._write, work)
        except RuntimeError:
            return ended(NotSaved(CLOSED))

    def save(self, work: BulkChange[Item], item: Item) -> asyncio.Future[None]:
        """Run a change for an item, together with others of the same kind. Raises like `write`."""
        promise: Promise[None] = Promise()
        if self._closing.is_set():
            promise.future.set_exception(NotSaved(CLOSED))
        else:
            self._handover.add(promise.loop, Part(work, item, promise))
        return promise.future

    def listen(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        """Report other processes' changes from a thread. Returns the function that ends it."""
        return listen(self._arguments, self._is_own, heard, missed)

    def check(self) -> None:
        """Do nothing: whether the server answers is only known by asking it."""

    def close(self) -> None:
        """Finish running work and close all connections."""
        self._closing.set()
        self._parts.put(None)
        for saver in self._savers:
            saver.join()
        self._readers.shutdown()
        self._writers.shutdown()
        for connection in self._opened:
            connection.raw.close()

    def revision(self) -> str | None:
        """Return the newest migration of the database; None if it has none of this program."""
        return self._readers.submit(self._revision).result()

    def _revision(self) -> str | None:
        try:
            row = self._connection().raw.execute("SELECT version_num FROM alembic_version").fetchone()
        except errors.UndefinedTable:
            return None
        except psycopg.Error as error:
            raise DatabaseError(f"database {self._name!r} cannot be read: {reason(error)}") from error
        return None if row is None else str(row[0])

    def _is_own(self, process: int) -> bool:
        """Whether a server process serves one of these connections."""
        with self._lock:
            return any(c.raw.info.backend_pid == process for c in self._opened if not c.raw.closed)

    def _check(self) -> None:
        try:
            info = self._connection().raw.info
        except psycopg.Error as error:
            raise DatabaseError(f"database {self._name!r} cannot be opened: {reason(error)}") from error
        if info.server_version < OLDEST_SERVER:
            raise DatabaseError(f"database {self._name!r} is older than PostgreSQL 13")
        encoding = info.parameter_status("server_encoding")
        if encoding != "UTF8":
            raise DatabaseError(f"database {self._name!r} has the encoding {encoding}; allowed: UTF8")

    def _connection(self) -> PostgresConnection:
        """Return the connection of this thread, a new one if necessary. Raises psycopg.Error."""
        found: PostgresConnection | None = getattr(self._own, "connection", None)
        if found is None or found.raw.closed:
            with self._lock:
                self._opened -= {found}
            found = self._own.connection = PostgresConnection(self._arguments, self._busy_seconds)
            with self._lock:
                self._opened.add(found)
        return found

    def _read(self, work: Work[T], begin: str | None) -> T:
        for tries_left in reversed(range(MOST_TRIES)):
            connection = None
            try:
                connection = self._connection()
                if begin is not None:
                    connection.raw.execute(begin, prepare=False)
                return work(connection)
            except psycopg.Error as error:
                if connection is None or not connection.raw.closed or not tries_left:
                    raise DatabaseError(f"the database cannot be read: {reason(error)}") from error
            finally:
                if connection is not None:
                    connection.leave()
        raise AssertionError("the last try returns or raises")

    def _save_loop(self) -> None:
        while parts := next_batch(self._parts):
            tell(self._saved(parts))

    def _saved(self, parts: Sequence[Part]) -> list[WorkResult]:
        try:
            return self._write(lambda connection: run_together(connection, parts))
        except Unsettled as error:
            return [self._looked_up(part, error) for part in parts]
        except Exception as error:
            if len(parts) == 1 or _concerns_all(error):
                return [WorkResult(part.promise, error=error) for part in parts]
        # One of them is refused: the same again, each apart from the others.
        return [outcome for part in parts for outcome in self._saved([part])]

    def _write(self, work: Work[T]) -> T:
        for tries_left in reversed(range(MOST_TRIES)):
            try:
                return self._write_once(work)
            except (*FIRST_TAKEN, _Lost) as error:
                if not tries_left:
                    self.status.failed()
                    raise NotSaved(f"the database did not save: {reason(error)}") from error
            except psycopg.Error as error:
                self.status.failed()
                raise NotSaved(f"the database did not save: {reason(error)}") from error
        raise AssertionError("the last try returns or raises")

    def _write_once(self, work: Work[T]) -> T:
        connection = self._connection()
        try:
            connection.begin()
            result = work(connection)
        except psycopg.Error as error:
            connection.leave()
            if connection.raw.closed:
                raise _Lost(reason(error)) from error
            raise
        except BaseException:
            connection.leave()
            raise
        try:
            connection.commit()
        except psycopg.Error as error:
            connection.leave()
            if not connection.raw.closed:
                raise
            self.status.failed()
            raise Unsettled("the database was lost while it saved; it is not known whether it did") from error
        if connection.has_changed:
            self.status.saved()
        return result

    def _looked_up(self, part: Part, unsettled: Unsettled) -> WorkResult:
        """Return the outcome of a change whose commit was lost: stored, made now, or unsettled.

        A transaction's status would prove nothing: after a crash the server reuses the ids of lost
        transactions. Only the stored rows prove it.
        """
        last_moment = time.monotonic() + self._busy_seconds
        while True:
            try:
                stored = self._look(part)
                break
            except psycopg.Error:
                if time.monotonic() >= last_moment or self._closing.wait(ASK_AGAIN_SECONDS):
                    return WorkResult(part.promise, error=unsettled)
        return WorkResult(part.promise) if stored else self._saved([part])[0]

    def _look(self, part: Part) -> bool:
        connection = self._connection()
        try:
            connection.raw.execute(BEGIN_LOOK, prepare=False)
            return part.work.is_stored(connection, part.item)
        finally:
            connection.leave()


def _concerns_all(error: Exception) -> bool:
    """Whether work that failed together would also fail one by one."""
    lost = isinstance(error.__cause__, (_Lost, psycopg.OperationalError))
    return lost and not isinstance(error.__cause__, OF_ONE_ROW)


def arguments_of(url: URL) -> dict[str, Any]:
    """Return the arguments with which psycopg connects to the server of a URL."""
    (_, arguments) = DIALECT.create_connect_args(url)
    return dict(arguments)


def reason(error: Exception) -> str:
    """Return an error of the server in one line, without values of the statement."""
    primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    return primary or " ".join(str(error).split())
