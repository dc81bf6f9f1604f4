"""A file that any earlier version has written: upgraded with a copy put aside first, and played on."""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from gladsheim.server.hall import Hall
from gladsheim.server.identity.cookies import SESSION
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.store import open_store
from gladsheim.store.migrating.migrate import MIGRATIONS, migrate
from gladsheim.store.schema import REVISION
from gladsheim.tables.people.lookalikes import skeleton
from tests.server import toy_hall
from tests.server.calls import done
from tests.server.conftest import SETTINGS, client_of

pytestmark = pytest.mark.anyio

TOKEN = "of-a-cookie"  # noqa: S105  # an invented one
WORDS = {
    "HASH": hashlib.sha256(TOKEN.encode()).hexdigest(),
    "SECRET": "5e" * 32,
    "THEN": "2026-01-01T00:00:00.000Z",
}
"""What the words in capitals stand for in the rows below."""
ROWS = {
    "0001": """
INSERT INTO sessions (id, token_hash, name, created) VALUES
    ('ask', x'HASH', 'Ask', 'THEN'), ('embla', x'0b', 'Embla', 'THEN');
INSERT INTO tables (id, game, rules, options, secret, creator, created, seq, status, to_act, bot_to_act,
                    updated)
    VALUES ('t', 'toy', 1, '{}', x'SECRET', 'ask', 'THEN', 1, 'running', 0, 0, 'THEN');
INSERT INTO seats (table_id, seat, name, kind, bot, owner) VALUES
    ('t', 0, 'Ask', 'human', NULL, 'ask'), ('t', 1, 'Lif', 'human', NULL, 'ask');
INSERT INTO lines (table_id, seq, action_id, seat, kind, action, at)
    VALUES ('t', 1, '0f', 0, 'action', 'ponder', 'THEN');
""",
    "0002": """
INSERT INTO users (id, name, name_key, password, recovery, created)
    VALUES ('sif', 'Sif', 'sif', 'hash', '["code"]', 'THEN');
INSERT INTO sessions (id, user_id, token_hash, created, seen, agent, revoked)
    VALUES ('s', 'sif', x'0c', 'THEN', 'THEN', 'Firefox', 'THEN');
INSERT INTO tables (id, game, rules, options, secret, creator, created, seq, status, to_act, bot_to_act,
                    updated, visibility, watch, started, rematch)
    VALUES ('open', 'toy', 1, '{}', x'SECRET', 'sif', 'THEN', 0, 'open', NULL, 0, 'THEN',
            'public', 'seated', NULL, NULL);
INSERT INTO seats (table_id, seat, name, kind, bot, owner, invited) VALUES
    ('open', 0, 'Sif', 'human', NULL, 'sif', NULL), ('open', 1, '', 'human', NULL, NULL, 'ask');
UPDATE tables SET rematch = 'open' WHERE id = 't';
""",
    "0003": """
UPDATE tables SET fair = 1 WHERE id = 'open';
UPDATE seats SET promise = 'ab', nonce = x'0d' WHERE table_id = 'open' AND seat = 0;
""",
}
"""What people did under each version, after the rows of the versions before were taken over."""

DROPPED = {"attempts"}
"""Tables of which nothing is kept: they held the counts of an hour."""


def revisions() -> list[str]:
    """The heads of all versions so far, oldest first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("recursive_version_locations", "true")
    found = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    return found[::-1]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a file of each version, to which every version up to that one has written."""
    folder = tmp_path_factory.mktemp("old")
    known = revisions()
    path = folder / "hall.db"
    for number, now in enumerate(known):
        later = [f"{name}_*" for name in known[number + 1 :]]
        scripts = folder / f"migrations-{now}"
        shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__", *later))
        migrate(path, busy_seconds=1, migrations=scripts)
        rows = ROWS.get(now, "")
        for word, value in WORDS.items():
            rows = rows.replace(word, value)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA foreign_keys=ON")
            connection.executescript(rows)
        shutil.copy(path, folder / f"{now}.db")
    return folder


def columns(connection: sqlite3.Connection) -> dict[str, set[str]]:
    """The columns of each table."""
    named = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        name: {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
        for (name,) in named
        if name != "alembic_version"
    }


def test_there_are_old_databases_to_upgrade() -> None:
    """Every version's head is tried, and the rows are those of versions there were."""
    assert set(ROWS) < set(revisions())
    assert revisions()[-1] == REVISION


@pytest.mark.parametrize("revision", revisions()[:-1])
async def test_a_file_of_every_earlier_version_is_upgraded_and_played_on(
    revision: str, written: Path, tmp_path: Path
) -> None:
    """All values are there in the upgraded file, the copy is the file of before, and the game goes on."""
    path = Path(shutil.copy(written / f"{revision}.db", tmp_path / "hall.db"))
    with closing(sqlite3.connect(path)) as connection:
        before = list(connection.iterdump())
    store = open_store(f"sqlite:///{path}")
    hall = Hall(
        store,
        toy_hall.library(),
        WorkerPool(1, toy_hall.choose),
        clock=lambda: WORDS["THEN"],
        settings=SETTINGS,
    )
    await hall.start()
    try:
        copy = tmp_path / f"hall.db.before-{revision}"
        with closing(sqlite3.connect(copy)) as old, closing(sqlite3.connect(path)) as new:
            assert list(old.iterdump()) == before
            assert new.execute("PRAGMA foreign_key_check").fetchall() == []
            kept = columns(new)
            then = columns(old)
            assert then.keys() - kept.keys() <= DROPPED
            # A hall that starts writes down how late it is, and makes its identity.
            for table in then.keys() & kept.keys() - {"hall", "hall_time"}:
                # The names of sessions have gone to the users.
                same = ", ".join(sorted(then[table] & kept[table]))
                wanted = f"SELECT {same} FROM {table} ORDER BY {same}"  # noqa: S608  # the test's own words
                assert new.execute(wanted).fetchall() == old.execute(wanted).fetchall()
        async with client_of(hall) as client:
            client.http.cookies.set(SESSION, TOKEN, domain="hall.test")
            assert done(await client.get("/me"))["name"] == "Ask"
            # The cookie has got the hall's own name.
            assert (client.token(), SESSION in client.http.cookies) == (TOKEN, False)
            view = await client.view("t")
            assert (view["seq"], view["log"][0]["action"], view["my_turn"]) == (1, "ponder", True)
            assert done(await client.act(done(await client.undo(view))))["seq"] == 3
    finally:
        await hall.stop()


async def test_people_whose_names_look_alike_keep_them(written: Path, tmp_path: Path) -> None:
    """Of those the first is protected by its looks; the others are called what they were called."""
    path = Path(shutil.copy(written / "0011.db", tmp_path / "hall.db"))
    with closing(sqlite3.connect(path)) as connection:
        for number, name in enumerate(("Ernbla", "Embla", "Loki")):
            connection.execute(
                "INSERT INTO users (id, name, name_key, recovery, created) VALUES (?, ?, ?, ?, ?)",
                (f"u{number}", name, name.casefold(), "[]", f"2026-01-0{9 - number}T00:00:00.000Z"),
            )
        connection.commit()
    store = open_store(f"sqlite:///{path}")
    people = store.people
    assert {user.name for user in await people.alike("embla", skeleton("Embla"))} == {"Embla"}
    assert {user.name for user in await people.alike("ernbla", skeleton("Ernbla"))} == {"Embla", "Ernbla"}
    assert {user.name for user in await people.alike("x", skeleton("L0ki"))} == {"Loki"}
    store.close()


async def test_parts_of_reviews_that_were_one_document_are_kept(written: Path, tmp_path: Path) -> None:
    """Each part is a row, and a review that goes on goes on where it was."""
    path = Path(shutil.copy(written / "0025.db", tmp_path / "hall.db"))
    parts = [{"number": 0, "luck": [0.1, -0.1]}, {"number": 1, "words": "\u00d6"}]
    with closing(sqlite3.connect(path)) as connection:
        for table, document, total in (("t", parts, 3), ("open", [], 2)):
            connection.execute(
                "INSERT INTO reviews"
                " (table_id, version, done, total, document, asked, updated, automatic, summed, share)"
                " VALUES (?, 1, ?, ?, ?, 'now', 'now', 0, 0, '')",
                (table, len(document), total, json.dumps(document)),
            )
        connection.commit()
    store = open_store(f"sqlite:///{path}")
    assert await store.reviews.parts("t") == parts
    assert await store.reviews.parts("open") == []
    since = await store.reviews.progress("t")
    assert since is not None
    assert await store.reviews.add("t", since, [{"number": 2}], "later") is not None
    assert await store.reviews.parts("t") == [*parts, {"number": 2}]
    store.close()
