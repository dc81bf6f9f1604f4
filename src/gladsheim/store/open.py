"""Opening a database by its URL, as SQLAlchemy writes them."""

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
    """The hall's file in the user's data folder."""
    return f"sqlite:///{user_data_path('gladsheim', appauthor=False) / FILE_NAME}"


def open_store(
    url: str | None = None,
    *,
    busy_seconds: float = BUSY_SECONDS,
    make: bool = True,
    served_at: str | None = None,
) -> HallStore:
    """Open the database, make it or bring it up to date. Raises DatabaseError.

    `busy_seconds` is how long to wait for a lock that another program holds. Without `make` the
    database has to be there, of this version; else it must be one that can be written. With the
    address that it is `served_at`, nobody else serves a file until it is closed.
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
    """See that the folder of a database file is there; only the one in the user's data folder is made.

    Raises DatabaseError.
    """
    if url is None:
        make_folder(path.parent)
    elif not path.parent.is_dir():
        raise DatabaseError(f"there is no folder {str(path.parent)!r}: make it, or name another database")


def server_url(url: str | None) -> URL | None:
    """The URL of a PostgreSQL server, naming the driver; None for the URL of a file.

    Raises DatabaseError for a URL that is none.
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
    """A change could be made; raised so that it is not kept."""


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
    """The file that a URL names, by its own path; without one, that in the data folder.

    Raises DatabaseError.
    """
    return Path(os.path.realpath(_named(url)))


def _named(url: str | None) -> Path:
    """The same by the path that the URL says, which may lead there over links."""
    parsed = _parsed(url if url is not None else default_url())
    if parsed.drivername in SERVERS:
        raise DatabaseError(f"database {without_secrets(parsed)!r} is no file: use the server's own tools")
    if parsed.database in (None, "", ":memory:") or parsed.host or parsed.query:
        raise DatabaseError(f"database {without_secrets(parsed)!r} names no file; {ALLOWED}")
    return Path(str(parsed.database)).expanduser().absolute()


def without_secrets(url: URL) -> str:
    """The URL as it may be shown: a password may stand in its query, too."""
    return url.set(query={}).render_as_string(hide_password=True)
