"""A database server in memory, and a simulated process's connection to it, which fails by chance.

The statements are the hall's own, as SQLite runs them. A transaction takes place at one moment of
simulated time, whatever the time that its question and its answer are under way.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy.sql import Executable

from gladsheim.store import DatabaseError, NotSaved, Unsettled
from gladsheim.store.engine.database import BulkChange, Heard, Item, Missed, Row, Work
from gladsheim.store.engine.promises import Part, Promise, WorkResult, run_together, tell
from gladsheim.store.engine.sqlite import SqliteConnection
from gladsheim.store.engine.status import Status
from tests.simulation.faults import LONG_SECONDS, Luck
from tests.simulation.loop import Place, SimulatedLoop

T = TypeVar("T")

LOOK_AGAIN_SECONDS = 5.0
LOCK_SECONDS = 0.5
AT_ONCE = 0.5
"""How often a piece of work is not kept waiting at all."""


def image(empty: Path, folder: Path, users: Sequence[str]) -> bytes:
    """A hall's empty database with some users, as a file that can be kept in memory."""
    path = Path(shutil.copy(empty, folder / "image.db"))
    with closing(sqlite3.connect(path)) as connection:
        rows = [(user, user, "[]", "2026-01-01T00:00:00.000Z") for user in users]
        connection.executemany("INSERT INTO users (id, name, recovery, created) VALUES (?, ?, ?, ?)", rows)
        connection.commit()
        connection.execute("PRAGMA journal_mode=DELETE")
    return path.read_bytes()


class Connection(SqliteConnection):
    """A connection inside the server."""

    def __init__(self, content: bytes) -> None:
        self.raw = sqlite3.connect(":memory:", isolation_level=None)
        self.raw.deserialize(content)
        self.raw.execute("PRAGMA foreign_keys=ON")
        self.announced: list[str] = []

    def announce(self, table: str) -> None:
        """Tell the processes, with the commit, that a table has changed."""
        self.announced.append(table)


class Machine(Protocol):
    """What the database needs to know of a process."""

    place: Place

    def crash(self, why: str) -> None:
        """Die now."""
        ...


class DatabaseServer:
    """The one truth of all processes."""

    def __init__(self, content: bytes, loop: SimulatedLoop, luck: Luck, note: Callable[[str], None]) -> None:
        self.connection = Connection(content)
        self.loop = loop
        self.luck = luck
        self.note = note
        self.committed: Callable[[list[str]], None] = lambda _: None
        """Called with the tables that a commit has changed."""
        self._listeners: list[tuple[Place, Heard]] = []

    def close(self) -> None:
        """Forget everything."""
        self.connection.raw.close()

    def commit(self, work: Work[T], speaker: Place | None) -> T:
        """Run work and commit it. Raises what the work raises, and then nothing has changed."""
        result = self._run(work, keep=True)
        announced = self.connection.announced[:]
        self.committed(announced)
        for table in announced:
            for place, heard in self._listeners:
                if place is not speaker:
                    self._notify(place, heard, table)
        return result

    def roll_back(self, work: Work[Any]) -> None:
        """Run work that is not kept: its connection is lost, or another's was first."""
        try:
            self._run(work, keep=False)
        except NotSaved:
            return

    def _run(self, work: Work[T], *, keep: bool) -> T:
        raw = self.connection.raw
        self.connection.announced.clear()
        raw.execute("BEGIN")
        try:
            result = work(self.connection)
        except sqlite3.Error as error:
            raw.execute("ROLLBACK")
            raise NotSaved(f"the database did not save: {error}") from error
        except BaseException:
            raw.execute("ROLLBACK")
            raise
        raw.execute("COMMIT" if keep else "ROLLBACK")
        return result

    def listen(self, place: Place, heard: Heard, missed: Missed) -> Callable[[], None]:
        """Let a process hear what others announce."""
        listener = place, heard
        self._listeners.append(listener)

        def again() -> None:
            missed()
            self.loop.call_later(LOOK_AGAIN_SECONDS, again, context=place.context)

        self.loop.call_later(self.luck.delay(), again, context=place.context)
        return lambda: self._listeners.remove(listener)

    def forget(self, place: Place) -> None:
        """A process has died."""
        self._listeners = [one for one in self._listeners if one[0] is not place]

    def _notify(self, place: Place, heard: Heard, table: str) -> None:
        if self.luck.strikes("notice_lost"):
            return
        for _ in range(1 + self.luck.strikes("notice_doubled")):
            late = LONG_SECONDS * self.luck.strikes("notice_late")
            self.loop.call_later(late + self.luck.delay(), heard, table, context=place.context)


class _Job:
    """A transaction and those who wait for its end; `parts` are what can be looked up of it."""

    def __init__(
        self,
        work: Work[list[WorkResult]],
        waiting: Sequence[Future[Any] | Promise[Any]],
        parts: Sequence[Part] = (),
    ) -> None:
        self.work = work
        self.waiting = waiting
        self.parts = parts

    def failed(self, error: Exception) -> list[WorkResult]:
        """The same error for all of them."""
        return [WorkResult(one, error=error) for one in self.waiting]


class SimulatedDatabase:
    """One process's way to the server; what it raises is what PostgreSQL's would."""

    def __init__(self, server: DatabaseServer, machine: Machine) -> None:
        self.server = server
        self.shared = server.luck.shared
        self.status = Status()
        self._machine = machine
        self._place = machine.place
        self._parts: list[Part] = []

    def read(self, work: Work[T]) -> Future[T]:
        """Run a query."""
        future: Future[T] = Future()
        self._after_a_while(self._read, work, future)
        return future

    def ask(self, statement: Executable, **values: Any) -> Future[list[Row]]:
        """Run one query by itself."""
        return self.read(lambda connection: connection.rows(statement, **values))

    def write(self, work: Work[T]) -> Future[T]:
        """Run a change and commit it."""
        future: Future[T] = Future()
        self._send(_Job(lambda connection: [WorkResult(future, work(connection))], [future]))
        return future

    def save(self, work: BulkChange[Item], item: Item) -> asyncio.Future[None]:
        """Run a change for an item, with others'."""
        promise: Promise[None] = Promise()
        if not self._parts:
            self.server.loop.call_soon(self._hand_on)
        self._parts.append(Part(work, item, promise))
        return promise.future

    def listen(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        """Hear of other processes' changes."""
        return self.server.listen(self._place, heard, missed)

    def check(self) -> None:
        """Whether the server answers is seen when it is asked."""

    def close(self) -> None:
        """There is nothing to close."""

    def _hand_on(self) -> None:
        parts, self._parts = self._parts, []
        self._send(_together(parts))

    def _after_a_while(self, call: Callable[..., None], *args: Any) -> None:
        if self.server.luck.chance.random() < AT_ONCE:
            self.server.loop.call_soon(call, *args, context=self._place.context)
        else:
            self.server.loop.call_later(self.server.luck.delay(), call, *args, context=self._place.context)

    def _read(self, work: Work[T], future: Future[T]) -> None:
        if not future.set_running_or_notify_cancel():
            return
        outcome: WorkResult
        if self.server.luck.strikes("unreadable"):
            outcome = WorkResult(future, error=DatabaseError("the database cannot be read: simulated"))
        else:
            try:
                outcome = WorkResult(future, work(self.server.connection))
            except Exception as error:
                outcome = WorkResult(future, error=error)
        self._after_a_while(outcome.tell)

    def _send(self, job: _Job) -> None:
        loop = self.server.loop
        loop.call_later(self.server.luck.delay(), self._arrive, job, context=loop.outside.context)

    def _arrive(self, job: _Job) -> None:
        server, luck = self.server, self.server.luck
        if self._place.dead and luck.chance.random() < 0.5:
            # The process has died before it could say that it wants this committed.
            return
        fate = None if self._place.dead else luck.of_commit()
        if fate is not None:
            server.note(f"{self._place.name}: a commit is {fate}")
        match fate:
            case None:
                self._answer(self._commit(job))
            case "refused":
                self._answer(job.failed(NotSaved("the database did not save: simulated")))
            case "repeated":
                server.roll_back(job.work)
                self._send(job)
            case "dies_before":
                self._machine.crash(fate)
            case "dies_after":
                self._commit(job)
                self._machine.crash(fate)
            case _:
                self._lose_answer(job, fate)

    def _lose_answer(self, job: _Job, fate: str) -> None:
        server, late = self.server, 0.0
        if fate == "late":
            # Longer than anybody waits for its lock, or not.
            late = server.luck.chance.random() * LONG_SECONDS
            server.loop.call_later(late, self._commit, job, context=server.loop.outside.context)
        elif fate == "kept":
            self._commit(job)
        else:
            server.roll_back(job.work)
        if not job.parts or late > LOCK_SECONDS or server.luck.strikes("unsettled"):
            self._answer(job.failed(Unsettled("the answer was lost: simulated")))
            return
        for part in job.parts:
            server.loop.call_later(
                late + server.luck.delay(), self._look_up, part, context=self._place.context
            )

    def _look_up(self, part: Part) -> None:
        """Settle by its own line what became of a commit whose answer was lost."""
        if part.work.is_stored(self.server.connection, part.item):
            self._answer([WorkResult(part.promise)])
        else:
            self._send(_together([part]))

    def _commit(self, job: _Job) -> list[WorkResult]:
        try:
            return self.server.commit(job.work, self._place)
        except Exception as error:
            return job.failed(error)

    def _answer(self, outcomes: list[WorkResult]) -> None:
        loop = self.server.loop
        loop.call_later(self.server.luck.delay(), tell, outcomes, context=self._place.context)


def _together(parts: Sequence[Part]) -> _Job:
    """Parts in one transaction; where one is refused each has its own fate, as if it came by itself."""
    return _Job(lambda connection: _each(connection, parts), [part.promise for part in parts], parts)


def _each(connection: Any, parts: Sequence[Part]) -> list[WorkResult]:
    raw = connection.raw
    raw.execute("SAVEPOINT parts")
    before = len(connection.announced)
    try:
        return run_together(connection, parts)
    except NotSaved as error:
        raw.execute("ROLLBACK TO parts")
        del connection.announced[before:]
        if len(parts) == 1:
            return [WorkResult(parts[0].promise, error=error)]
    finally:
        raw.execute("RELEASE parts")
    return [outcome for part in parts for outcome in _each(connection, [part])]
