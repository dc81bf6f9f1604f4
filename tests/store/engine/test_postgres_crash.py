"""A server that crashes around a commit: what is acknowledged is stored, whatever its log has forgotten.

A backend that is killed makes PostgreSQL end all others and recover from its log. A transaction number
that stood in the part of the log that was not yet written is then given to another transaction.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import psycopg
import pytest

from gladsheim.store import ActionIdTaken, HallStore, NotSaved, Unsettled, open_store
from gladsheim.store.engine.postgres import PostgresConnection
from tests import PATIENCE
from tests.postgres import Server
from tests.store.topics.test_hall_store import TABLE, fill, line, standing

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]
NUMBER = "SELECT pg_current_xact_id_if_assigned()::text::bigint"

Fault = Callable[[PostgresConnection, Callable[[PostgresConnection], None]], None]


@pytest.fixture
def anyio_backend() -> str:
    """The store's futures are awaited on asyncio."""
    return "asyncio"


@pytest.fixture
def url(own_server: Server) -> str:
    """A database on a server that writes its log when a transaction commits, and not before."""
    for name in ("wal_writer_delay", "bgwriter_delay"):
        own_server.execute("postgres", f"ALTER SYSTEM SET {name} = '10s'")
    own_server.execute("postgres", "SELECT pg_reload_conf()")
    return own_server.make()


@pytest.fixture
def store(url: str) -> Iterator[HallStore]:
    """An open store that is patient enough for a recovery."""
    store = open_store(url, busy_seconds=PATIENCE)
    yield store
    store.close()


def once(monkeypatch: pytest.MonkeyPatch, fault: Fault) -> list[str]:
    """Let a fault happen in place of the next commit; the answer tells whether it has."""
    commit = PostgresConnection.commit
    met: list[str] = []

    def commit_or_fail(self: PostgresConnection) -> None:
        if met:
            commit(self)
            return
        met.append("once")
        fault(self, commit)

    monkeypatch.setattr(PostgresConnection, "commit", commit_or_fail)
    return met


def number_of(connection: PostgresConnection) -> int:
    """The number of the transaction in which a connection is."""
    row = connection.raw.execute(NUMBER).fetchone()
    assert row is not None
    return int(row[0])


def crash(connection: PostgresConnection, url: str) -> None:
    """Kill the backend of a connection, and so the server, which recovers by itself."""
    with connected(url) as witness:
        os.kill(connection.raw.info.backend_pid, signal.SIGKILL)
        last_moment = time.monotonic() + PATIENCE
        # The server ends all others a moment later; before that it still takes new ones.
        with suppress(psycopg.OperationalError):
            while time.monotonic() < last_moment:
                witness.execute("SELECT 1")


def connected(url: str) -> psycopg.Connection:
    """A connection to a server that recovers."""
    last_moment = time.monotonic() + PATIENCE
    while True:
        try:
            return psycopg.connect(url, autocommit=True)
        except psycopg.OperationalError:
            assert time.monotonic() < last_moment, "the server did not recover"


def give_away(url: str, number: int) -> None:
    """Let somebody else commit a transaction of this number."""
    with connected(url) as other:
        while True:
            row = other.execute("SELECT pg_current_xact_id()::text::bigint").fetchone()
            assert row is not None
            assert row[0] <= number, "the server remembered the transaction"
            if row[0] == number:
                return


async def is_acknowledged(store: HallStore) -> bool:
    """Whether the store says of a line that it is stored, or that it is not; it must know."""
    try:
        await store.append("table", line(1), standing(1))
    except NotSaved:
        return False
    return True


async def test_a_transaction_number_that_was_given_away_proves_nothing(
    store: HallStore, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that a crash has undone is not taken for stored because its number has committed since."""
    await fill(store)

    def lose(connection: PostgresConnection, commit: Callable[[PostgresConnection], None]) -> None:
        number = number_of(connection)
        crash(connection, url)
        give_away(url, number)
        commit(connection)

    met = once(monkeypatch, lose)
    acknowledged = await is_acknowledged(store)
    assert met
    assert await store.table("table") == (TABLE, [line(1)] if acknowledged else [])


async def test_a_line_that_another_process_stored_after_the_crash_stands(
    store: HallStore, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose line a crash has undone is refused if another's, under the same number, is there by now."""
    await fill(store)

    def lose(connection: PostgresConnection, commit: Callable[[PostgresConnection], None]) -> None:
        crash(connection, url)
        connected(url).close()
        other = open_store(url)
        asyncio.run(other.append("table", line(1, "other"), standing(1)))
        other.close()
        commit(connection)

    met = once(monkeypatch, lose)
    assert not await is_acknowledged(store)
    assert met
    assert await store.table("table") == (TABLE, [line(1, "other")])


@pytest.mark.parametrize("before", [True, False])
async def test_a_commit_during_which_the_server_crashes_is_stored_once(
    store: HallStore, url: str, monkeypatch: pytest.MonkeyPatch, before: bool
) -> None:
    """Whether the crash comes before the commit or before its answer, the line is stored once."""
    await fill(store)

    def lose(connection: PostgresConnection, commit: Callable[[PostgresConnection], None]) -> None:
        if not before:
            commit(connection)
        crash(connection, url)
        connected(url).close()
        # On a connection that is dead by now.
        connection.raw.execute("SELECT 1")

    met = once(monkeypatch, lose)
    acknowledged = await is_acknowledged(store)
    assert met
    assert await store.table("table") == (TABLE, [line(1)] if acknowledged else [])


@pytest.mark.parametrize("before", [True, False])
async def test_what_is_unsettled_while_the_server_is_away_is_settled_by_its_id(
    own_server: Server, url: str, monkeypatch: pytest.MonkeyPatch, before: bool
) -> None:
    """What a server that stays away has saved is not known; when it is back, the same line is there once."""
    store = open_store(url, busy_seconds=0.3)
    await fill(store)

    def lose(connection: PostgresConnection, commit: Callable[[PostgresConnection], None]) -> None:
        if not before:
            commit(connection)
        own_server.stop()
        connection.raw.execute("SELECT 1")

    met = once(monkeypatch, lose)
    with pytest.raises(Unsettled):
        await store.append("table", line(1), standing(1))
    assert met
    own_server.start()
    if before:
        await store.append("table", line(1), standing(1))
    else:
        with pytest.raises(ActionIdTaken):
            await store.append("table", line(1), standing(1))
    assert await store.table("table") == (TABLE, [line(1)])
    store.close()
