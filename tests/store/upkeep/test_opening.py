"""Opening and upgrading the hall's file."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from gladsheim.store import DatabaseError, open_store
from gladsheim.store.migrating.migrate import MIGRATIONS, migrate
from gladsheim.store.open import default_url
from gladsheim.store.schema import REVISION, metadata

LATER = """
from alembic import op
import sqlalchemy as sa
revision = "9999"
down_revision = "{revision}"


def upgrade():
    op.add_column("users", sa.Column("mood", sa.Text(), server_default="merry"))
    {more}
"""


def later_migrations(folder: Path, more: str = "") -> Path:
    """The migrations of an imagined later version."""
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "9999_later.py").write_text(LATER.format(more=more, revision=REVISION))
    return folder


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """What a query finds in a file."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def older(path: Path) -> Path:
    """A file of the present version with a guest in it."""
    open_store(f"sqlite:///{path}").close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO users (id, name, recovery, created) VALUES ('guest', 'Ask', '[]', 'now')"
        )
        connection.commit()
    return path


def test_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    """An empty file becomes exactly the tables that the statements are built from."""
    path = tmp_path / "hall.db"
    open_store(f"sqlite:///{path}").close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_newest_migration_is_named() -> None:
    """The revision by which an up-to-date file is known is that of the newest migration."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("recursive_version_locations", "true")
    assert ScriptDirectory.from_config(config).get_current_head() == REVISION


FIRST_HALL = """
INSERT INTO sessions VALUES ('ask', x'0a', 'Ask', 'then'), ('embla', x'0b', 'Embla', 'later');
INSERT INTO tables VALUES ('t', 'toy', 1, '{}', x'00', 'ask', 'made', 1, 'running', 1, 0, 'moved');
INSERT INTO seats VALUES ('t', 0, 'Ask', 'human', NULL, 'ask'), ('t', 1, 'bot', 'bot', 'first', NULL);
INSERT INTO lines VALUES ('t', 1, 'id', 0, 'action', 'play', 'moved');
"""


def first_hall(folder: Path) -> Path:
    """A file as the first version wrote it: two guests, one of whom has a table."""
    migrations = folder / "first"
    shutil.copytree(
        MIGRATIONS, migrations, ignore=shutil.ignore_patterns("__pycache__", "000[2-9]*", "00[1-9]*")
    )
    path = folder / "hall.db"
    migrate(path, busy_seconds=1, migrations=migrations)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(FIRST_HALL)
    return path


def test_guests_of_the_first_hall_keep_names_cookies_and_games(tmp_path: Path) -> None:
    """Each becomes a user with one session; their tables are private, can be watched, and have begun."""
    path = first_hall(tmp_path)
    open_store(f"sqlite:///{path}").close()
    assert rows(path, "SELECT id, name, name_key, password, recovery, created FROM users ORDER BY id") == [
        ("ask", "Ask", None, None, "[]", "then"),
        ("embla", "Embla", None, None, "[]", "later"),
    ]
    assert rows(path, "SELECT id, user_id, token_hash, created, seen, agent, revoked FROM sessions") == [
        ("ask", "ask", b"\x0a", "then", "then", "", None),
        ("embla", "embla", b"\x0b", "later", "later", "", None),
    ]
    assert rows(path, "SELECT creator, visibility, watch, started, rematch FROM tables") == [
        ("ask", "private", "anyone", "made", None)
    ]
    assert rows(path, "SELECT owner, invited FROM seats ORDER BY seat") == [("ask", None), (None, None)]
    assert rows(path, "SELECT count(*) FROM lines") == [(1,)]
    assert rows(path, "PRAGMA foreign_key_check") == []
    assert (tmp_path / "hall.db.before-0001").exists()


SHARED_DEALS = """
INSERT INTO users (id, name, recovery, created) VALUES ('ask', 'Ask', '[]', 'then');
INSERT INTO matches VALUES ('m', 'toy', '{}', 'first', x'0a', 'then', 'later');
INSERT INTO match_players VALUES ('m', 'ask', 'then');
INSERT INTO shared_deals VALUES ('m-1', NULL, 'm', 'toy', '{}', 'first', 1, x'0b', 'then', 'later');
INSERT INTO plays VALUES ('m-1', 'ask', 1, 't', 1, 2, 30);
"""


def test_plays_and_matches_outlive_what_two_at_a_table_need(tmp_path: Path) -> None:
    """Plays are as they were, and matches are against bots, whose friends have no numbers."""
    migrations, path = tmp_path / "before", tmp_path / "hall.db"
    shutil.copytree(MIGRATIONS, migrations, ignore=shutil.ignore_patterns("__pycache__", "002[3-9]*"))
    migrate(path, busy_seconds=1, migrations=migrations)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SHARED_DEALS)
    open_store(f"sqlite:///{path}").close()
    assert rows(path, "SELECT * FROM plays") == [("m-1", "ask", 1, "t", 1, 2, 30)]
    assert rows(path, "SELECT id, places, started, terms FROM matches") == [("m", None, None, None)]
    assert rows(path, "SELECT user_id, number FROM match_players") == [("ask", None)]


def test_an_upgraded_file_has_the_same_tables_as_a_new_one(tmp_path: Path) -> None:
    """Also the names of keys and indexes are those of the schema."""
    path = first_hall(tmp_path)
    open_store(f"sqlite:///{path}").close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    open_store(f"sqlite:///{tmp_path / 'new.db'}").close()
    schema = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    assert rows(path, schema) == rows(tmp_path / "new.db", schema)


def test_an_older_file_is_copied_and_upgraded(tmp_path: Path) -> None:
    """The upgraded file keeps its rows, and the copy is the file as it was."""
    path = older(tmp_path / "hall.db")
    migrations = later_migrations(tmp_path / "migrations")
    copy = migrate(path, busy_seconds=1, migrations=migrations)
    assert copy == tmp_path / f"hall.db.before-{REVISION}"
    assert rows(path, "SELECT id, mood FROM users") == [("guest", "merry")]
    assert rows(path, "SELECT version_num FROM alembic_version") == [("9999",)]
    assert rows(copy, "SELECT id, name FROM users") == [("guest", "Ask")]
    assert migrate(path, busy_seconds=1, migrations=migrations) is None


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    """A step that breaks half-way leaves the file as it was."""
    path = older(tmp_path / "hall.db")
    migrations = later_migrations(tmp_path / "migrations", 'op.execute("no such statement")')
    with pytest.raises(DatabaseError, match="syntax error"):
        migrate(path, busy_seconds=1, migrations=migrations)
    assert rows(path, "SELECT version_num FROM alembic_version") == [(REVISION,)]
    assert rows(path, "SELECT id, name FROM users") == [("guest", "Ask")]


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    """An older program refuses a newer file, and says so."""
    path = older(tmp_path / "hall.db")
    migrate(path, busy_seconds=1, migrations=later_migrations(tmp_path / "migrations"))
    with pytest.raises(DatabaseError, match="newer version"):
        open_store(f"sqlite:///{path}")


def test_a_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    """Neither another program's database nor a text is turned into a hall."""
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE songs (title)")
    text = tmp_path / "text.db"
    text.write_text("a song " * 1000)
    for path, reason in ((foreign, "another program"), (text, "not a database")):
        before = path.read_bytes()
        with pytest.raises(DatabaseError, match=reason):
            open_store(f"sqlite:///{path}")
        assert path.read_bytes() == before


def test_a_file_that_cannot_be_had_is_refused(tmp_path: Path) -> None:
    """A folder in the place of the file, a file in the place of the folder, a folder without room."""
    (tmp_path / "file").write_text("x")
    for path in (tmp_path, tmp_path / "file" / "hall.db", Path("/proc/hall.db")):
        with pytest.raises(DatabaseError, match=path.parent.name):
            open_store(f"sqlite:///{path}")


def test_a_file_that_is_locked_is_refused(tmp_path: Path) -> None:
    """A file that another program holds is refused at the start, not at the first action."""
    path = older(tmp_path / "hall.db")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseError, match="locked"):
            open_store(f"sqlite:///{path}", busy_seconds=0.05)


@pytest.mark.parametrize(
    "url",
    ["", "hall.db", "sqlite://", "sqlite:///:memory:", "mysql://host/hall", "sqlite:///a.db?mode=ro", "::"],
)
def test_a_url_that_names_no_file_is_refused(url: str) -> None:
    """The message says what is allowed."""
    with pytest.raises(DatabaseError, match="allowed: sqlite:///FILE"):
        open_store(url)


def test_a_password_is_not_repeated() -> None:
    """The message about a URL hides its password."""
    with pytest.raises(DatabaseError) as refused:
        open_store("postgresql://ask:canary@host/hall")
    assert "canary" not in str(refused.value)


def test_the_default_file_lies_in_the_users_data_folder() -> None:
    """Without a URL the hall is one file of the user's."""
    assert default_url().startswith("sqlite:///")
    assert "gladsheim" in default_url()
