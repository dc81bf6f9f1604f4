"""Upgrade of a PostgreSQL database, while other processes may try the same.

All of it is one transaction, under an advisory lock of the server: the second process waits, and then finds
nothing left to do. No copy is made first, because the transaction is rolled back as a whole if a step
fails; backups of a server are its operator's task.
"""

from pathlib import Path

from alembic import command
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError as SqlalchemyError
from sqlalchemy.pool import NullPool

from gladsheim.store.errors import DatabaseError
from gladsheim.store.migrating.migrate import MIGRATIONS, configuration, is_due

LOCK = 0x676C616473
"""Number of the advisory lock: any number that no other program uses."""


def migrate_postgres(url: URL, name: str, *, migrations: Path = MIGRATIONS) -> None:
    """Upgrade the database in place; `name` is for error messages.

    Raises DatabaseError for a database that cannot be reached or changed, belongs to another program, or
    was written by a newer version; then it has not been changed.
    """
    engine = create_engine(url, poolclass=NullPool)
    try:
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            found = MigrationContext.configure(connection).get_current_revision()
            config = configuration(connection, migrations)
            if is_due(connection, config, found, repr(name)):
                command.upgrade(config, "head")
    except SqlalchemyError as error:
        reason = " ".join(str(error.orig or error).split())
        raise DatabaseError(f"database {name!r} cannot be opened: {reason}") from error
    finally:
        engine.dispose()
