"""Upgrade of a database file, after a copy of it was made."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError as SqlalchemyError
from sqlalchemy.pool import NullPool

from gladsheim.store.errors import DatabaseError
from gladsheim.store.migrating.copies import copy_database

MIGRATIONS = Path(__file__).parents[1] / "migrations"


def migrate(path: Path, *, busy_seconds: float, migrations: Path = MIGRATIONS) -> Path | None:
    """Upgrade the file in place, in one transaction. Returns the copy made of an older file.

    Raises DatabaseError for a file that is locked, cannot be written, is no database of Gladsheim, or was
    written by a newer version; then it has not been changed.
    """
    try:
        with _engine(path, busy_seconds) as engine, engine.connect() as connection:
            return _upgrade(connection, path, migrations)
    except (SqlalchemyError, sqlite3.Error) as error:
        reason = getattr(error, "orig", None) or error
        raise DatabaseError(f"database {str(path)!r} cannot be opened: {reason}") from error


def _upgrade(connection: Connection, path: Path, migrations: Path) -> Path | None:
    config = configuration(connection, migrations)
    found = MigrationContext.configure(connection).get_current_revision()
    if not is_due(connection, config, found, repr(str(path))):
        return None
    connection.rollback()
    copy = _copy(path, found) if found is not None else None
    command.upgrade(config, "head")
    connection.commit()
    return copy


def configuration(connection: Connection, migrations: Path) -> Config:
    """Return Alembic's configuration for the migrations in a folder, run over a connection."""
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("recursive_version_locations", "true")
    config.attributes["connection"] = connection
    return config


def is_due(connection: Connection, config: Config, found: str | None, name: str) -> bool:
    """Whether a database at the revision `found` needs an upgrade; `name` is for error messages.

    Raises DatabaseError for a database of another program or of a newer version.
    """
    scripts = ScriptDirectory.from_config(config)
    if found == scripts.get_current_head():
        return False
    if found is None and inspect(connection).get_table_names():
        raise DatabaseError(f"database {name} belongs to another program: choose another one")
    known = {script.revision for script in scripts.walk_revisions()}
    if found is not None and found not in known:
        raise DatabaseError(f"database {name} was written by a newer version of Gladsheim ({found})")
    return True


def _copy(path: Path, revision: str) -> Path:
    target = path.with_name(f"{path.name}.before-{revision}")
    copy_database(path, target)
    return target


@contextmanager
def _engine(path: Path, busy_seconds: float) -> Iterator[Engine]:
    engine = create_engine(
        URL.create("sqlite", database=str(path)), poolclass=NullPool, connect_args={"timeout": busy_seconds}
    )

    # The driver would commit before a change of the schema; so that a migration happens
    # as a whole or not at all, transactions are begun here instead.
    @event.listens_for(engine, "connect")
    def _no_driver_transactions(raw: sqlite3.Connection, _record: object) -> None:
        raw.isolation_level = None

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        yield engine
    finally:
        engine.dispose()
