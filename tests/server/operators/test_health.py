"""What `/api/health` asks of the database, and how often."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.operators import health
from gladsheim.server.wire import errors
from gladsheim.server.wire.logs import LogLimit
from gladsheim.store import DatabaseError, NotSaved, open_store
from gladsheim.store.engine.database import Work
from tests.postgres import Server, name_of
from tests.server.calls import Client, done, refused
from tests.server.conftest import OpenHall, client_of

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

END_CONNECTIONS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


class Counted:
    """Counts the questions and changes that a hall's database is asked for."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reads = self.writes = 0
        self._database: Any = hall.store.database
        self._write, self._ask = self._database.write, self._database.ask
        monkeypatch.setattr(self._database, "write", self.write)
        monkeypatch.setattr(self._database, "ask", self.ask)

    def write(self, work: Work[Any]) -> Future[Any]:
        """Count a change."""
        self.writes += 1
        return self._write(work)

    def ask(self, *statement: Any, **values: Any) -> Future[Any]:
        """Count a question."""
        self.reads += 1
        return self._ask(*statement, **values)


async def test_however_many_ask_the_database_is_asked_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Health costs one question in two seconds, and a change only where none was saved for a while."""
    counted = Counted(hall, monkeypatch)
    monkeypatch.setattr(health, "LOOK_SECONDS", 3_600.0)
    hall.store.database.status.saved_at = -1_000_000.0
    await asyncio.gather(*(hall.health.check() for _ in range(100)))
    assert (counted.reads, counted.writes) == (1, 1)
    await asyncio.gather(*(hall.health.check() for _ in range(100)))
    assert (counted.reads, counted.writes) == (1, 1)
    monkeypatch.setattr(health, "LOOK_SECONDS", 0.0)
    await hall.health.check()
    assert (counted.reads, counted.writes) == (2, 1)


async def test_a_change_that_was_saved_is_proof_enough(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where people play, health writes nothing."""
    hall.store.database.status.saved_at = -1_000_000.0
    done(await client.put("/me", {"name": "Lif"}))
    counted = Counted(hall, monkeypatch)
    await hall.health.check()
    assert counted.writes == 0


async def test_what_changes_nothing_proves_nothing(hall: Hall) -> None:
    """A transaction in which no row has changed wrote nothing to the disk."""
    status = hall.store.database.status
    status.failed()
    await asyncio.wrap_future(hall.store.database.write(lambda _: None))
    assert status.has_failed
    await hall.store.moderation.prove_saving(30)
    assert not status.has_failed


async def test_a_failure_is_told_at_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed since the last look counts, and what was saved since does, too."""
    await hall.health.check()
    status = hall.store.database.status

    def broken(_: object) -> Future[None]:
        status.failed()
        future: Future[None] = Future()
        future.set_exception(NotSaved("full"))
        return future

    with monkeypatch.context() as patch:
        patch.setattr(hall.store.database, "write", broken)
        status.failed()
        for _ in range(2):
            with pytest.raises(NotSaved, match="full"):
                await hall.health.check()
    await hall.store.moderation.prove_saving(30)
    await hall.health.check()


async def test_a_database_that_does_not_answer_is_not_waited_for(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Health says so after its patience, and asks no second time meanwhile."""
    monkeypatch.setattr(health, "PATIENCE_SECONDS", 0.01)
    never: Future[Any] = Future()
    asked = 0

    def ask(*_: object, **__: object) -> Future[Any]:
        nonlocal asked
        asked += 1
        return never

    with monkeypatch.context() as patch:
        patch.setattr(hall.store.database, "ask", ask)
        for _ in range(2):
            with pytest.raises(DatabaseError, match="in time"):
                await hall.health.check()
    assert asked == 1
    never.set_result([(1,)])


async def test_the_change_of_a_probe_wakes_nobody(open_hall: OpenHall) -> None:
    """It is none of the changes for which processes look again at what they remember."""
    async with open_hall() as hall:
        before = await hall.store.moderation.changes()
        hall.store.database.status.failed()
        await hall.store.moderation.prove_saving(30)
        assert await hall.store.moderation.changes() == before


@pytest.mark.postgres
async def test_a_server_that_becomes_read_only_is_told(postgres: Server, postgres_url: str) -> None:
    """As after a switch to a standby: changes are refused, health says so, and all goes on afterwards."""
    name = name_of(postgres_url)

    def turn(setting: str) -> None:
        postgres.execute("postgres", f"ALTER DATABASE {name} {setting}")
        postgres.execute(name, END_CONNECTIONS)

    store = open_store(postgres_url)
    watch = health.DatabaseHealth(store)
    await watch.check()
    turn("SET default_transaction_read_only = on")
    try:
        with pytest.raises(NotSaved, match="read-only transaction"):
            await store.people.rename("nobody", "Lif", None)
        with pytest.raises(NotSaved, match="read-only transaction"):
            await watch.check()
    finally:
        turn("RESET default_transaction_read_only")
    await store.moderation.prove_saving(30)
    await watch.check()
    store.close()


async def test_faults_of_the_database_are_a_line_a_minute(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """However many requests meet a fault, the log has its reason in one line, without a traceback."""
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(errors, "DATABASE_LINES", LogLimit(60.0, 20))
    view = await client.open()
    reason = "the database did not save: database or disk is full"

    async def full(*_: Any) -> None:
        raise NotSaved(reason)

    monkeypatch.setattr(hall.store, "append", full)
    for _ in range(20):
        assert refused(await client.act(view)) == (503, "not_saved")
    told = [record for record in caplog.records if reason in record.getMessage()]
    assert len(told) == 1
    assert told[0].exc_info is None


async def test_health_tells_the_reason_in_the_log(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The answer, which is for everybody, does not hold it."""
    monkeypatch.setattr(errors, "DATABASE_LINES", LogLimit(60.0, 20))

    async def gone() -> None:
        raise NotSaved("the database did not save: a reason of this test")

    monkeypatch.setattr(hall.health, "check", gone)
    async with client_of(hall) as client:
        answer = await client.get("/health")
    assert refused(answer) == (503, "not_saved")
    assert "a reason of this test" not in answer.text
    assert "a reason of this test" in caplog.text
