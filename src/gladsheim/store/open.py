"""Opening a database by its URL, as SQLAlchemy writes them."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from gladsheim.store.database import Database
from gladsheim.store.errors import DatabaseError
from gladsheim.store.hall import HallStore
from gladsheim.store.schema import REVISION
from gladsheim.store.sqlite import BUSY_SECONDS, SqliteDatabase

FILE_NAME = "hall.db"
SERVERS = ("postgresql", "postgresql+psycopg")
ALLOWED = "allowed: sqlite:///FILE, postgresql://USER@HOST/NAME"


def default_url() -> str:
    """The hall's file in the user's data folder."""
    return f"sqlite:///{user_data_path('gladsheim', appauthor=False) / FILE_NAME}"


def open_store(url: str | None = None, *, busy_seconds: float = BUSY_SECONDS) -> HallStore:
    """Open the database, make it or bring it up to date. Raises DatabaseError.

    `busy_seconds` is how long to wait for a lock that another program holds.
    """
    server = server_url(url)
    if server is not None:
        return HallStore(_postgres(server, busy_seconds))
    path = file_of(url)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(f"folder {str(path.parent)!r} cannot be made: {error.strerror}") from error
    if not _up_to_date(path):
        # Loading Alembic would double the time of every start.
        from gladsheim.store.migrate import migrate

        migrate(path, busy_seconds=busy_seconds)
    return HallStore(SqliteDatabase(path, busy_seconds=busy_seconds))


def server_url(url: str | None) -> URL | None:
    """The URL of a PostgreSQL server, naming the driver; None for the URL of a file.

    Raises DatabaseError for a URL that is none.
    """
    parsed = _parsed(url if url is not None else default_url())
    return parsed.set(drivername="postgresql+psycopg") if parsed.drivername in SERVERS else None


def _postgres(url: URL, busy_seconds: float) -> Database:
    name = without_secrets(url)
    try:
        from gladsheim.store.postgres import PostgresDatabase, arguments_of
    except ImportError as error:
        raise DatabaseError(
            "PostgreSQL needs packages that are not installed: pip install 'gladsheim[postgres]'"
        ) from error
    database = PostgresDatabase(arguments_of(url), name, busy_seconds=busy_seconds)
    try:
        if database.revision() != REVISION:
            from gladsheim.store.migrate_postgres import migrate_postgres

            migrate_postgres(url, name)
    except BaseException:
        database.close()
        raise
    return database


def _up_to_date(path: Path) -> bool:
    """Whether the file certainly is; where this cannot be told, the migration will."""
    if not path.is_file():
        return False
    try:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(REVISION,)]
    except sqlite3.Error:
        return False


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        shown = re.sub("//.*@", "//***@", url[:200])
        raise DatabaseError(f"database {shown!r} is no database URL; {ALLOWED}") from error
    if parsed.drivername not in ("sqlite", *SERVERS):
        raise DatabaseError(f"database {without_secrets(parsed)!r} is of a kind not known here; {ALLOWED}")
    return parsed


def file_of(url: str | None = None) -> Path:
    """The file that a URL names; without one, that in the data folder. Raises DatabaseError."""
    parsed = _parsed(url if url is not None else default_url())
    if parsed.drivername in SERVERS:
        raise DatabaseError(f"database {without_secrets(parsed)!r} is no file: use the server's own tools")
    if parsed.database in (None, "", ":memory:") or parsed.host or parsed.query:
        raise DatabaseError(f"database {without_secrets(parsed)!r} names no file; {ALLOWED}")
    return Path(str(parsed.database)).expanduser().absolute()


def without_secrets(url: URL) -> str:
    """The URL as it may be shown: a password may stand in its query, too."""
    return url.set(query={}).render_as_string(hide_password=True)
