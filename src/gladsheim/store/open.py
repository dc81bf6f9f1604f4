"""Opening a database by its SQLAlchemy URL."""

import os
import re
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from gladsheim.extras import lacking
from gladsheim.store.engine.database import Connection, Database
from gladsheim.store.engine.files import make_folder, make_private, narrow
from gladsheim.store.engine.serving import serving
from gladsheim.store.engine.sqlite import BUSY_SECONDS, STATEMENTS, SqliteDatabase
from gladsheim.store.errors import DatabaseError, NotSaved
from gladsheim.store.hall import HallStore
from gladsheim.store.operators.moderation import probe
from gladsheim.store.schema import REVISION
from gladsheim.store.statements import ALL, with_limits

FILE_NAME = "hall.db"
SERVERS = ("postgresql", "postgresql+psycopg")
STATEMENTS.add(ALL)
ALLOWED = "allowed: sqlite:///FILE, postgresql://USER@HOST/NAME"


def default_url() -> str:
    """Return the URL of the hall's file in the user's data folder."""
    return f"sqlite:///{user_data_path('gladsheim', appauthor=False) / FILE_NAME}"


def open_store(
    url: str | None = None,
    *,
    busy_seconds: float = BUSY_SECONDS,
    make: bool = True,
    served_at: str | None = None,
) -> HallStore:
    """Open the database, creating or upgrading it if necessary. Raises DatabaseError.

    `busy_seconds` is how long to wait for a lock that another program holds. Without `make` the database
    must exist in this version; with it, it must be writable. With the address `served_at`, the file is
    locked against other processes that would serve it, until it is closed.
    """
    server = server_url(url)
    if server is not None:
        return HallStore(_postgres(server, busy_seconds, make=make))
    path = file_of(url)
    if make:
        prepare_folder(url, path)
    with ExitStack() as held:
        if served_at is not None:
            held.enter_context(serving(path, served_at))
        if make:
            make_private(path)
        narrow(path)
        if make and not _up_to_date(path):
            # Loading Alembic would double the time of every start.
            from gladsheim.store.migrating.migrate import migrate

            migrate(path, busy_seconds=busy_seconds)
        database = SqliteDatabase(path, busy_seconds=busy_seconds, name=_named(url))
        database.at_close(held.pop_all().close)
    if make:
        _check_writing(database, str(path), "the user who runs the hall must be allowed to change it")
    return HallStore(database)


def prepare_folder(url: str | None, path: Path) -> None:
    """Check that the folder of a database file exists; create only the one in the user's data folder.
    Raises DatabaseError.
    """
    if url is None:
        make_folder(path.parent)
    elif not path.parent.is_dir():
        raise DatabaseError(f"there is no folder {str(path.parent)!r}: make it, or name another database")


def server_url(url: str | None) -> URL | None:
    """Return the URL of a PostgreSQL server, with its driver; None for the URL of a file.

    Raises DatabaseError for a text that is no database URL.
    """
    parsed = _parsed(url if url is not None else default_url())
    return parsed.set(drivername="postgresql+psycopg") if parsed.drivername in SERVERS else None


def _postgres(url: URL, busy_seconds: float, *, make: bool) -> Database:
    name = without_secrets(url)
    try:
        from gladsheim.store.engine import postgres
    except ImportError as error:
        raise DatabaseError(lacking("psycopg", "PostgreSQL")) from error
    postgres.STATEMENTS.add(with_limits())
    database = postgres.PostgresDatabase(postgres.arguments_of(url), name, busy_seconds=busy_seconds)
    try:
        if database.revision() != REVISION:
            if not make:
                raise DatabaseError(
                    f"database {name!r} has no hall of this version: start the hall once to make one"
                )
            from gladsheim.store.migrating.migrate_postgres import migrate_postgres

            migrate_postgres(url, name)
    except BaseException:
        database.close()
        raise
    if make:
        _check_writing(database, name, "the role must be allowed to change it, and the server be no standby")
    return database


class _Writable(Exception):
    """Raised to roll a trial change back after it succeeded."""


def _check_writing(database: Database, name: str, needed: str) -> None:
    """Close a database that refuses changes, and raise DatabaseError, which says what is `needed`."""

    def work(connection: Connection) -> None:
        probe(connection)
        raise _Writable

    try:
        database.write(work).result()
    except _Writable:
        return
    except NotSaved as error:
        database.close()
        raise DatabaseError(f"database {name!r} can be read and not written ({error}): {needed}") from error


def _up_to_date(path: Path) -> bool:
    """Whether the file is certainly up to date. If that cannot be determined, the migration decides."""
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
        raise DatabaseError(f"database {shown!r} is not a database URL; {ALLOWED}") from error
    if parsed.drivername not in ("sqlite", *SERVERS):
        raise DatabaseError(f"database {without_secrets(parsed)!r} is of an unknown kind; {ALLOWED}")
    return parsed


def file_of(url: str | None = None) -> Path:
    """Return the file that a URL names, with links resolved; without a URL, the one in the data folder.
    Raises DatabaseError.
    """
    return Path(os.path.realpath(_named(url)))


def _named(url: str | None) -> Path:
    """Return the file that a URL names, as written: the path may contain links."""
    parsed = _parsed(url if url is not None else default_url())
    if parsed.drivername in SERVERS:
        raise DatabaseError(f"database {without_secrets(parsed)!r} is not a file: use the server's own tools")
    if parsed.database in (None, "", ":memory:") or parsed.host or parsed.query:
        raise DatabaseError(f"database {without_secrets(parsed)!r} names no file; {ALLOWED}")
    return Path(str(parsed.database)).expanduser().absolute()


def without_secrets(url: URL) -> str:
    """Return the URL as it may be shown. Its query is left out, because it may contain a password."""
    return url.set(query={}).render_as_string(hide_password=True)
