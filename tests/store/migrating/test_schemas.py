"""Files whose schema is not the one that Gladsheim makes."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from gladsheim.store import DatabaseError, open_store
from gladsheim.store.migrating.migrate import MIGRATIONS, migrate
from gladsheim.store.migrating.schemas import foreign
from gladsheim.store.schema import REVISION
from gladsheim.store.upkeep.moving import move
from gladsheim.store.upkeep.upkeep import back_up, damage, restore
from tests.proof_options import mostly_long
from tests.store.upkeep.test_upkeep import filled, lines_in, url_of

FORGED = (
    "PRAGMA writable_schema=ON; UPDATE sqlite_master SET sql = replace(sql, '{}', '{}') WHERE name = '{}'"
)
SPOILT = {
    "CREATE TRIGGER late AFTER INSERT ON lines BEGIN DELETE FROM lines; END": "trigger 'late' is foreign",
    "CREATE VIEW people AS SELECT * FROM users": "view 'people' is foreign",
    "CREATE INDEX ix_mine ON users (created)": "index 'ix_mine' is foreign",
    "CREATE TABLE recipes (name)": "table 'recipes' is foreign",
    "CREATE VIRTUAL TABLE words USING fts5(word)": "table 'words' is foreign",
    "ALTER TABLE users ADD COLUMN mood TEXT": "table 'users' is defined otherwise",
    "ALTER TABLE users RENAME COLUMN created TO made": "table 'users' is defined otherwise",
    "ALTER TABLE users ADD COLUMN twice TEXT AS (name || name)": "table 'users' is defined otherwise",
    "DROP INDEX ix_plays_user_id": "index 'ix_plays_user_id' is missing",
    "DROP INDEX ix_plays_user_id; CREATE INDEX ix_plays_user_id ON plays (seat)": "'ix_plays_user_id' is def",
    FORGED.format("NOT NULL", "", "lines"): "table 'lines' is defined otherwise",
    FORGED.format("(id)", "(id) ON CONFLICT REPLACE", "users"): "table 'users' is defined oth",
    FORGED.format("TEXT", "TEXT COLLATE NOCASE", "users"): "table 'users' is defined otherwise",
    FORGED.format("VARCHAR(32)", "VARCHAR(33)", "alembic_version"): "table 'alembic_version' is defined",
    "DELETE FROM alembic_version": "names no schema versions; allowed: one",
    "INSERT INTO alembic_version VALUES ('0001')": "names 2 schema versions; allowed: one",
    "UPDATE alembic_version SET version_num = '../../x'": "unknown schema version '../../x'; allowed: up to",
    "UPDATE alembic_version SET version_num = '0000'": "unknown schema version '0000'",
    "UPDATE alembic_version SET version_num = x'30303031'": "unknown schema version b'0001'",
    "UPDATE alembic_version SET version_num = '٠٠٠١'": "unknown schema version",
    "UPDATE alembic_version SET version_num = '0025' || hex(zeroblob(500))": "unknown schema version",
    "UPDATE alembic_version SET version_num = '9999'": "written by a newer version",
    "UPDATE alembic_version SET version_num = '0001'": "is foreign",
    "DROP TABLE alembic_version": "not a Gladsheim database",
    "DROP TABLE alembic_version; CREATE VIEW alembic_version AS WITH RECURSIVE n(version_num) AS"
    " (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT * FROM n": "not a Gladsheim database",
}


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a stopped hall."""
    path = tmp_path_factory.mktemp("sound") / "hall.db"
    filled(path, 3).close()
    return path


@pytest.fixture
def spoil(sound: Path, tmp_path: Path) -> Callable[[str], Path]:
    """Makes a copy of it in which statements were run."""

    def spoilt(statements: str) -> Path:
        path = tmp_path / "spoilt.db"
        shutil.copy(sound, path)
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(statements)
            connection.commit()
        return path

    return spoilt


@pytest.mark.parametrize("statements", SPOILT)
def test_a_foreign_schema_is_refused_before_anything_is_replaced(
    sound: Path, spoil: Callable[[str], Path], tmp_path: Path, statements: str
) -> None:
    """By restoring and by moving, in a sentence that names the file and what is foreign; `check` tells it."""
    path, hall = spoil(statements), tmp_path / "hall.db"
    shutil.copy(sound, hall)
    before = hall.stat().st_ino
    with pytest.raises(DatabaseError) as refused:
        restore(path, url_of(hall), replace=True)
    assert SPOILT[statements] in str(refused.value)
    assert str(path) in str(refused.value)
    assert len(str(refused.value)) < 1_000
    assert hall.stat().st_ino == before
    assert {one.name for one in tmp_path.iterdir()} <= {"hall.db", "hall.db.lock", "spoilt.db"}
    with pytest.raises(DatabaseError) as refused:
        move(url_of(path), url_of(tmp_path / "new.db"))
    assert SPOILT[statements] in str(refused.value)
    assert not (tmp_path / "new.db").exists()
    try:
        told = "; ".join(damage(url_of(path)))
    except DatabaseError as error:
        told = str(error)
    assert SPOILT[statements] in told


def test_what_sqlite_makes_by_itself_is_not_foreign(spoil: Callable[[str], Path], tmp_path: Path) -> None:
    """Statistics of ANALYZE, and what only one connection has."""
    path = spoil("ANALYZE; CREATE TEMP TRIGGER t AFTER INSERT ON lines BEGIN DELETE FROM lines; END")
    assert foreign(path) == damage(url_of(path)) == []
    restore(path, url_of(tmp_path / "new.db"), replace=False)
    assert lines_in(tmp_path / "new.db") == 3


def test_other_spelling_of_a_definition_is_not_foreign(sound: Path, tmp_path: Path) -> None:
    """Quotes, spaces, comments, capitals, and the order of constraints say nothing."""
    path = tmp_path / "hall.db"
    shutil.copy(sound, path)
    with closing(sqlite3.connect(path)) as connection, connection:
        (sql,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'plays'").fetchone()
        lines = [line.strip().rstrip(",") for line in sql.splitlines()[1:-1] if line.strip()]
        first = next(at for at, line in enumerate(lines) if line.startswith("CONSTRAINT"))
        turned = [*lines[:first], *reversed(lines[first:])]
        spelled = re.sub(r"\buser_id\b", '"user_id"', ",".join(turned).replace("TEXT", "text /* a word */"))
        other = f"create table [plays]({spelled})"
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'plays'", (other,))
    assert foreign(path) == damage(url_of(path)) == []


EARLIER = sorted(path.name[:4] for path in MIGRATIONS.rglob("0*.py"))


@pytest.mark.parametrize("revision", mostly_long(EARLIER, EARLIER[::8]))
def test_a_backup_of_every_earlier_version_is_restored_and_upgraded(tmp_path: Path, revision: str) -> None:
    """Its schema is that of its version, and the hall brings it up to date."""
    earlier, backup, hall = tmp_path / "earlier", tmp_path / "backup.db", tmp_path / "hall.db"
    later = [path.name for path in MIGRATIONS.rglob("0*.py") if path.name[:4] > revision]
    shutil.copytree(MIGRATIONS, earlier, ignore=shutil.ignore_patterns("__pycache__", *later))
    migrate(backup, busy_seconds=1, migrations=earlier)
    assert restore(backup, url_of(hall), replace=False) is None
    open_store(url_of(hall)).close()
    assert damage(url_of(hall)) == []


def test_every_version_is_known() -> None:
    """A hall of any of them can be asked for what is foreign in it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("recursive_version_locations", "true")
    revisions = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    assert REVISION in revisions
    assert all(len(one) == 4 and one.isascii() and one.isdigit() for one in revisions)


def test_a_hall_with_a_foreign_index_can_be_backed_up(spoil: Callable[[str], Path], tmp_path: Path) -> None:
    """Its rows are in the copy, whatever is to be dropped of it before it is restored."""
    path = spoil("CREATE INDEX ix_mine ON users (created)")
    back_up(url_of(path), tmp_path / "copy.db")
    assert foreign(tmp_path / "copy.db") == ["index 'ix_mine' is foreign to it"]
