"""Opening a database by its URL, as SQLAlchemy writes them."""

import sqlite3
from contextlib import closing
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from gladsheim.store.errors import DatabaseError
from gladsheim.store.hall import HallStore
from gladsheim.store.schema import REVISION
from gladsheim.store.sqlite import BUSY_SECONDS, SqliteDatabase

FILE_NAME = "hall.db"


def default_url() -> str:
    """The hall's file in the user's data folder."""
    return f"sqlite:///{user_data_path('gladsheim', appauthor=False) / FILE_NAME}"


def open_store(url: str | None = None, *, busy_seconds: float = BUSY_SECONDS) -> HallStore:
    """Open the database, make it or bring it up to date. Raises DatabaseError.

    `busy_seconds` is how long to wait for a lock that another program holds.
    """
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


def _up_to_date(path: Path) -> bool:
    """Whether the file certainly is; where this cannot be told, the migration will."""
    if not path.is_file():
        return False
    try:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(REVISION,)]
    except sqlite3.Error:
        return False


def file_of(url: str | None = None) -> Path:
    """The file that a URL names; without one, that in the data folder. Raises DatabaseError."""
    url = default_url() if url is None else url
    allowed = "allowed: sqlite:///FILE"
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise DatabaseError(f"database {url[:200]!r} is no database URL; {allowed}") from error
    if parsed.drivername != "sqlite":
        raise DatabaseError(f"database {parsed.render_as_string()!r} is of a kind not known here; {allowed}")
    if parsed.database in (None, "", ":memory:") or parsed.host or parsed.query:
        raise DatabaseError(f"database {parsed.render_as_string()!r} names no file; {allowed}")
    return Path(str(parsed.database)).expanduser().absolute()
