"""PostgreSQL: what it does that a file does not."""

from __future__ import annotations

import asyncio
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from gladsheim.store import DatabaseError, HallStore, NotSaved, Unsettled, open_store
from gladsheim.store.engine.database import Connection
from gladsheim.store.engine.postgres import STATEMENTS, PostgresConnection, PostgresDatabase
from gladsheim.store.migrating.migrate import MIGRATIONS
from gladsheim.store.migrating.migrate_postgres import migrate_postgres
from gladsheim.store.open import server_url
from gladsheim.store.people import limit_statements, people_statements as statements
from gladsheim.store.schema import REVISION, metadata
from gladsheim.store.statements import statements_of, with_limits
from gladsheim.tables.people.people import User
from tests import PATIENCE
from tests.postgres import Server, name_of
from tests.store.topics.test_hall_store import GUEST, TABLE, fill, guest_of, line, renaming, standing
from tests.store.upkeep.test_opening import later_migrations

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]
ROW = {
    "id": "session",
    "user_id": "guest",
    "created": "",
    "seen": "",
    "seen_ms": 0,
    "agent": "",
    "revoked": None,
    "device": None,
}


@pytest.fixture
def anyio_backend() -> str:
    """The store's futures are awaited on asyncio."""
    return "asyncio"


@pytest.fixture
def hall_url(postgres_url: str) -> str:
    """The URL of the database."""
    return postgres_url


@pytest.fixture
def store(postgres_url: str) -> Iterator[HallStore]:
    """An open store with a short patience."""
    store = open_store(postgres_url, busy_seconds=0.3)
    yield store
    store.close()


def inner(store: HallStore) -> PostgresDatabase:
    """The database of a store."""
    assert isinstance(store.database, PostgresDatabase)
    return store.database


async def test_a_write_that_fails_leaves_nothing(store: HallStore) -> None:
    """What a piece of work did before it failed is undone, whatever the fault."""
    await fill(store)

    def spoilt(connection: Connection) -> None:
        renaming("spoilt")(connection)
        raise KeyError("spoilt")

    def twice(connection: Connection) -> None:
        renaming("twice")(connection)
        connection.change(statements.ADD_SESSION, **{**ROW, "token_hash": b"secret"})

    with pytest.raises(KeyError):
        await asyncio.wrap_future(store.database.write(spoilt))
    with pytest.raises(NotSaved, match="pk_sessions") as refused:
        await asyncio.wrap_future(store.database.write(twice))
    assert "guest" not in str(refused.value)
    assert await guest_of(store) == GUEST


async def test_of_two_that_change_the_same_the_second_sees_the_first(store: HallStore) -> None:
    """Work that read what another has changed meanwhile is run again on what is there now."""
    await fill(store)
    both_have_read = threading.Barrier(2, timeout=PATIENCE)
    runs: list[str] = []

    def add(letter: str) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            (row,) = connection.rows(statements.SESSION_BY_TOKEN, token_hash=b"hash")
            runs.append(letter)
            if runs.count(letter) == 1:
                both_have_read.wait()
            renaming(row[1] + letter)(connection)

        return work

    for future in [store.database.write(add(letter)) for letter in "xy"]:
        await asyncio.wrap_future(future)
    assert (await guest_of(store)) in (User("guest", "Askxy"), User("guest", "Askyx"))
    assert len(runs) == 3


async def test_a_row_that_another_program_locks_is_refused_and_recovers(
    store: HallStore, postgres_url: str
) -> None:
    """While the table is locked elsewhere nothing is saved, all can be read; then it goes on."""
    await fill(store)
    with psycopg.connect(postgres_url) as other:
        other.execute("SELECT * FROM tables FOR UPDATE")
        with pytest.raises(NotSaved, match="lock timeout"):
            await store.append("table", line(1), standing(1))
        assert await store.table("table") == (TABLE, [])
    await store.append("table", line(1), standing(1))
    assert await store.table("table") == (TABLE, [line(1)])


async def test_characters_that_no_text_can_hold_match_nothing(store: HallStore) -> None:
    """What cannot be stored is not found, and cannot be saved."""
    await fill(store)
    assert await store.table("table\0") is None
    with pytest.raises(NotSaved):
        await store.people.rename("guest", "A\0sk", None)


async def test_a_server_that_stops_is_refused_honestly_and_recovers(own_server: Server) -> None:
    """While the server is away nothing is saved or read; when it is back, all is as it was."""
    store = open_store(own_server.make(), busy_seconds=0.3)
    await fill(store)
    own_server.stop()
    with pytest.raises(NotSaved, match="connect"):
        await store.append("table", line(1), standing(1))
    with pytest.raises(DatabaseError, match="cannot be read"):
        await store.table("table")
    own_server.start()
    assert await store.table("table") == (TABLE, [])
    await store.append("table", line(1), standing(1))
    own_server.stop()
    own_server.start()
    # Nobody was told that the connections are dead: the next write finds out, and is saved.
    await asyncio.gather(*(store.people.session_by_token(b"hash") for _ in range(4)))
    await store.append("table", line(2), standing(2))
    assert await store.table("table") == (TABLE, [line(1), line(2)])
    store.close()


async def test_a_database_that_cannot_be_written_is_not_opened(own_server: Server) -> None:
    """A role that may only read, one whose transactions are read-only, and a standby: the reason is told."""
    url = own_server.make()
    open_store(url).close()
    name = name_of(url)
    own_server.execute(name, "CREATE ROLE reader LOGIN")
    own_server.execute(name, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader")
    for other, why in (
        (url.replace("hall@", "reader@"), "permission denied for table changes"),
        (f"{url}&options=-c%20default_transaction_read_only%3Don", "read-only transaction"),
    ):
        with pytest.raises(DatabaseError, match=f"can be read and not written .*{why}.*no standby"):
            open_store(other)
        # Whoever only reads it may.
        open_store(other, make=False).close()
    own_server.stop("fast")
    (own_server.folder / "data" / "standby.signal").touch()
    own_server.start()
    with pytest.raises(DatabaseError, match=r"can be read and not written .*read-only transaction"):
        open_store(url)


@pytest.mark.parametrize("before", [True, False])
async def test_a_commit_whose_answer_is_lost_is_looked_up(
    store: HallStore, monkeypatch: pytest.MonkeyPatch, before: bool
) -> None:
    """Whether the connection is lost before or after the commit, the line is stored once."""
    await fill(store)
    commit = PostgresConnection.commit
    losses: list[str] = []

    def lose(self: PostgresConnection) -> None:
        if losses:
            commit(self)
            return
        losses.append("lost")
        if not before:
            commit(self)
        self.raw.close()
        raise psycopg.OperationalError("lost")

    monkeypatch.setattr(PostgresConnection, "commit", lose)
    await store.append("table", line(1), standing(1))
    assert losses == ["lost"]
    assert await store.table("table") == (TABLE, [line(1)])


async def test_a_commit_that_nobody_knows_about_is_said_to_be_so(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the server is lost in the middle of a commit, the answer is neither yes nor no."""
    store = open_store(own_server.make(), busy_seconds=0.3)
    await fill(store)

    def work(connection: Connection) -> None:
        assert isinstance(connection, PostgresConnection)
        renaming("Embla")(connection)

        def fall() -> None:
            own_server.stop()
            connection.raw.close()
            raise psycopg.OperationalError("lost")

        monkeypatch.setattr(connection, "commit", fall)

    with pytest.raises(Unsettled):
        await asyncio.wrap_future(store.database.write(work))
    own_server.start()
    assert await guest_of(store) == GUEST
    store.close()


class News:
    """What a listener has heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.missed = 0
        self._changed = threading.Condition()

    def hear(self, table: str) -> None:
        """A table has changed."""
        with self._changed:
            self.heard.append(table)
            self._changed.notify()

    def miss(self) -> None:
        """Something may have changed."""
        with self._changed:
            self.missed += 1
            self._changed.notify()

    def wait(self, claim: Callable[[], bool]) -> None:
        """Come back when the claim holds."""
        with self._changed:
            assert self._changed.wait_for(claim, PATIENCE)


async def test_what_another_process_wrote_is_heard(store: HallStore, postgres_url: str) -> None:
    """Lines are announced with the commit, to the others only; what is refused is not."""
    await fill(store)
    other, here, there = open_store(postgres_url), News(), News()
    ends = [inner(store).listen(here.hear, here.miss), inner(other).listen(there.hear, there.miss)]
    for news in (here, there):
        news.wait(lambda news=news: news.missed > 0)  # type: ignore[misc]  # one argument less
    await store.append("table", line(1), standing(1))
    with pytest.raises(NotSaved):
        await store.append("table", line(1, "again"), standing(1))
    await other.append("table", line(2), standing(2))
    here.wait(lambda: len(here.heard) > 0)
    there.wait(lambda: len(there.heard) > 0)
    for end in ends:
        end()
    assert here.heard == there.heard == ["table"]
    other.close()


async def test_a_listener_that_was_cut_off_says_so(
    store: HallStore, postgres: Server, postgres_url: str
) -> None:
    """A connection that is lost is made again, and whoever listens is told to look again."""
    news = News()
    end = inner(store).listen(news.hear, news.miss)
    news.wait(lambda: news.missed == 1)
    name = name_of(postgres_url)
    ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN gladsheim'"
    killed = postgres.execute(name, f"{ending} AND datname = current_database()")
    assert killed == [(True,)]
    news.wait(lambda: news.missed == 2)
    end()


def test_migrations_make_what_the_schema_says(postgres_url: str) -> None:
    """An empty database becomes exactly the tables that the statements are built from."""
    url = server_url(postgres_url)
    assert url is not None
    engine = create_engine(url, poolclass=NullPool)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_several_processes_may_start_at_once(postgres: Server) -> None:
    """Of four that find an empty database one makes the tables, and all open them."""
    url = postgres.make()
    with ThreadPoolExecutor(4) as threads:
        for store in threads.map(open_store, [url] * 4):
            store.close()
    postgres.drop(url)


def upgrade(url: str, migrations: Path) -> None:
    """Run migrations."""
    parsed = server_url(url)
    assert parsed is not None
    migrate_postgres(parsed, "the hall", migrations=migrations)


def test_an_older_database_is_upgraded_as_a_whole_or_not_at_all(
    postgres: Server, postgres_url: str, tmp_path: Path
) -> None:
    """A migration that breaks half-way changes nothing; one that works keeps the rows."""
    name = name_of(postgres_url)
    postgres.execute(
        name, "INSERT INTO users (id, name, recovery, created) VALUES ('guest', 'Ask', '[]', 'now')"
    )
    broken = later_migrations(tmp_path / "broken", 'op.execute("no such statement")')
    with pytest.raises(DatabaseError, match="syntax error"):
        upgrade(postgres_url, broken)
    assert postgres.execute(name, "SELECT version_num FROM alembic_version") == [(REVISION,)]
    assert postgres.execute(name, "SELECT id, name FROM users") == [("guest", "Ask")]
    upgrade(postgres_url, later_migrations(tmp_path / "later"))
    assert postgres.execute(name, "SELECT id, mood FROM users") == [("guest", "merry")]
    with pytest.raises(DatabaseError, match="newer version"):
        open_store(postgres_url)


async def test_parts_of_reviews_that_were_one_document_are_kept(postgres: Server, tmp_path: Path) -> None:
    """A database of before has a row for each part once it is opened."""
    url, earlier = postgres.make(), tmp_path / "earlier"
    shutil.copytree(MIGRATIONS, earlier, ignore=shutil.ignore_patterns("__pycache__", "0026_*"))
    upgrade(url, earlier)
    postgres.execute(
        name_of(url),
        "INSERT INTO users (id, name, recovery, created) VALUES ('ask', 'Ask', '[]', 'now');"
        "INSERT INTO tables (id, game, rules, options, secret, creator, created, seq, status, bot_to_act,"
        " updated, visibility, watch)"
        " VALUES ('t', 'toy', 1, '{}', '', 'ask', 'now', 0, 'over', false, 'now', 'private', 'anyone');"
        "INSERT INTO reviews"
        " (table_id, version, done, total, document, asked, updated, automatic, summed, share)"
        " VALUES ('t', 1, 2, 3, '[{\"number\": 0}, {\"number\": 1}]', 'now', 'now', false, 0, '')",
    )
    store = open_store(url)
    assert await store.reviews.parts("t") == [{"number": 0}, {"number": 1}]
    store.close()
    postgres.drop(url)


def test_a_database_of_another_program_is_left_alone(postgres: Server) -> None:
    """Tables of somebody else's are not joined by ours."""
    url = postgres.make()
    postgres.execute(name_of(url), "CREATE TABLE songs (title text)")
    with pytest.raises(DatabaseError, match="another program"):
        open_store(url)
    tables = postgres.execute(name_of(url), "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    assert tables == [("songs",)]
    postgres.drop(url)


def test_a_database_that_cannot_hold_all_names_is_refused(postgres: Server) -> None:
    """Only UTF-8 can hold what people are called."""
    postgres.execute("postgres", "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(DatabaseError, match="LATIN1; allowed: UTF8"):
        open_store(postgres.url("latin"))
    postgres.drop(postgres.url("latin"))


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://hall:canary@127.0.0.1:1/hall",
        "postgresql+psycopg://hall:canary@127.0.0.1:1/hall",
        "postgresql://127.0.0.1:1/hall?user=hall&password=canary",
        "postgresql://hall:canary@127.0.0.1:port/hall",
    ],
)
def test_no_message_repeats_a_password(
    url: str, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    """A server that is not there, and a URL that cannot be read, are refused without the password."""
    with pytest.raises(DatabaseError) as refused:
        open_store(url)
    told: Any = (str(refused.value), *capfd.readouterr(), caplog.text)
    assert "canary" not in " ".join(told)
    assert "\n" not in str(refused.value)


def test_every_statement_can_be_planned(postgres_url: str) -> None:
    """The server knows tables, functions and types of all statements, also of those no test runs there."""
    limits = statements_of(limit_statements)
    STATEMENTS.add(with_limits())
    with psycopg.connect(postgres_url) as connection:
        for statement, (text, constants) in STATEMENTS.items():
            # The limits reckon with numbers of no declared type.
            given = 1.0 if statement in limits else None
            values = dict.fromkeys(re.findall(r"%\((\w+)\)s", text), given) | constants
            assert connection.execute(f"EXPLAIN {text}".encode(), values).fetchall(), text
