"""Looking after an SQLite database: copies of it, and whether it is sound.

A copy is taken by SQLite's own backup, also while the hall runs, and appears under its name
only when it is whole and has been checked. Databases on a server have tools of their own
(docs/hosting.md).
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from gladsheim.store.errors import DatabaseError
from gladsheim.store.open import file_of
from gladsheim.store.schema import REVISION

BESIDE = ("", "-wal", "-shm")
"""Ends of the names of the files that make up a database in WAL mode."""
PAGES_AT_ONCE = 1_000
"""Pages copied at a time, so that the hall goes on writing in between."""


def back_up(url: str | None, target: Path) -> int:
    """Copy the database into a new file; returns its size in bytes.

    Raises DatabaseError if there is no database, it is damaged, or the file exists.
    """
    source = existing(url)
    if target.exists():
        raise DatabaseError(f"file {str(target)!r} exists: a backup never replaces a file")
    _copy(source, target)
    return target.stat().st_size


def restore(source: Path, url: str | None, *, replace: bool) -> Path | None:
    """Put a backup in the place of the database; returns where the former one was put aside.

    Raises DatabaseError if the backup is damaged or no database of this program, or if there
    is a database and it is not to be replaced; then nothing has changed.
    """
    if not source.is_file():
        raise DatabaseError(f"file {str(source)!r} does not exist")
    target = file_of(url)
    _revision(source)
    aside = None
    if target.exists():
        if not replace:
            raise DatabaseError(
                f"database {str(target)!r} exists: say --replace to put the backup in its place"
            )
        check_idle(target)
        aside = _free_name(target)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(f"folder {str(target.parent)!r} cannot be made: {error.strerror}") from error
    with _unfinished(target) as copy:
        _copy_into(source, copy)
        if aside is not None:
            for beside in BESIDE:
                former = target.with_name(target.name + beside)
                if former.exists():
                    former.replace(aside.with_name(aside.name + beside))
        copy.replace(target)
    return aside


def damage(url: str | None) -> list[str]:
    """What SQLite finds wrong with the file and with references between its rows."""
    with _opened(existing(url)) as connection:
        found = [row[0] for row in connection.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
        rows = connection.execute("PRAGMA foreign_key_check").fetchmany(20)
        return found + [f"a row of {child} refers to no row of {parent}" for child, _, parent, _ in rows]


def check_present(url: str | None) -> None:
    """Raise DatabaseError if there is no database, or one that this version has yet to upgrade."""
    path = existing(url)
    if _revision(path) != REVISION:
        raise DatabaseError(
            f"database {str(path)!r} is of an older version: start the hall once to upgrade it"
        )


def check_idle(path: Path) -> None:
    """Raise DatabaseError if another program has the database open."""
    with closing(sqlite3.connect(path, timeout=0)) as connection:
        try:
            # SQLite leaves WAL mode only where nobody else has the file open.
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            raise DatabaseError(f"database {str(path)!r} is in use: stop the hall first ({error})") from error
        except sqlite3.DatabaseError:
            # Damaged, which may be why there is something to restore.
            return


def existing(url: str | None) -> Path:
    """The file of a hall's database. Raises DatabaseError if there is none, or another program's."""
    path = file_of(url)
    if not path.is_file():
        raise DatabaseError(f"there is no database {str(path)!r}")
    _revision(path)
    return path


def _revision(path: Path) -> str:
    with _opened(path) as connection:
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        except sqlite3.OperationalError as error:
            raise DatabaseError(f"file {str(path)!r} is no database of Gladsheim") from error
    if len(found) != 1 or found[0][0] > REVISION:
        raise DatabaseError(f"file {str(path)!r} was written by a newer version of Gladsheim")
    return str(found[0][0])


def _copy(source: Path, target: Path) -> None:
    with _unfinished(target) as copy:
        _copy_into(source, copy)
        copy.replace(target)


def _copy_into(source: Path, copy: Path) -> None:
    with closing(_made(copy)) as made, _opened(source) as origin:
        origin.backup(made, pages=PAGES_AT_ONCE)
        # A copy that stands by itself: nothing of it in a second file.
        made.execute("PRAGMA journal_mode=DELETE")
        found = made.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise DatabaseError(f"{str(source)!r} is damaged: {found}")
    with copy.open("rb+") as file:
        os.fsync(file.fileno())


def _made(path: Path) -> sqlite3.Connection:
    try:
        return sqlite3.connect(path)
    except sqlite3.Error as error:
        raise DatabaseError(f"{str(path)!r} cannot be written: {error}") from error


@contextmanager
def _unfinished(target: Path) -> Iterator[Path]:
    copy = target.with_name(f".{target.name}.unfinished")
    try:
        copy.unlink(missing_ok=True)
        yield copy
    except OSError as error:
        raise DatabaseError(f"{str(target)!r} cannot be written: {error.strerror}") from error
    finally:
        copy.unlink(missing_ok=True)


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("PRAGMA query_only=ON")
            yield connection
    except sqlite3.Error as error:
        raise DatabaseError(f"{str(path)!r} cannot be read: {error}") from error


def _free_name(path: Path) -> Path:
    number = 1
    while (found := path.with_name(f"{path.name}.replaced-{number}")).exists():
        number += 1
    return found
