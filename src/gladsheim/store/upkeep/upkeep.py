"""Maintenance of an SQLite database: backup, restoration, and checks.

A copy is made by SQLite's own backup, also while the hall runs, and gets its name only when it is complete
and has been checked. Databases on a server have their own tools (docs/hosts/hosting.md).
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from gladsheim.core.files.writing import sync_folder
from gladsheim.store.engine.files import BESIDE
from gladsheim.store.engine.serving import serving
from gladsheim.store.errors import DatabaseError
from gladsheim.store.migrating.copies import copy_database, copy_into, opened, unfinished
from gladsheim.store.migrating.schemas import check_schema, foreign, revision_of
from gladsheim.store.open import file_of, prepare_folder
from gladsheim.store.schema import REVISION


def back_up(url: str | None, target: Path) -> int:
    """Copy the database into a new file. Returns its size in bytes.

    Raises DatabaseError if there is no database, it is damaged, or the file exists.
    """
    source = existing(url)
    if target.exists():
        raise DatabaseError(f"file {str(target)!r} exists: a backup never replaces a file")
    copy_database(source, target)
    return target.stat().st_size


def restore(source: Path, url: str | None, *, replace: bool) -> Path | None:
    """Replace the database by a backup. Returns the path to which the former one was moved.

    Raises DatabaseError if the backup is damaged, is no database of this program or has a foreign schema,
    or if there is a database and `replace` is not set; then nothing has changed.
    """
    if not source.is_file():
        raise DatabaseError(f"file {str(source)!r} does not exist")
    target = file_of(url)
    revision_of(source)
    prepare_folder(url, target)
    with serving(target, "restoring a backup"):
        aside = None
        if target.exists():
            if not replace:
                raise DatabaseError(
                    f"database {str(target)!r} exists: say --replace to put the backup in its place"
                )
            check_idle(target)
            aside = _free_name(target)
        with unfinished(target) as copy:
            copy_into(source, copy)
            check_schema(copy, str(source))
            if aside is not None:
                _put_aside(target, aside)
            copy.replace(target)
            sync_folder(target.parent)
    return aside


def _put_aside(target: Path, aside: Path) -> None:
    """Give a database another name.
    Its own name keeps leading to it, at every moment, until it is replaced.
    """
    for end in BESIDE:
        former = target.with_name(target.name + end)
        if not former.exists():
            continue
        kept = aside.with_name(aside.name + end)
        if end == "":
            # Where the system has no hard links, the file has no name for a moment.
            with suppress(OSError):
                os.link(former, kept)
                continue
        former.replace(kept)
    # The new file must not meet the former one's log.
    sync_folder(target.parent)


def damage(url: str | None) -> list[str]:
    """Return the faults of the file, of references between its rows, and of its schema."""
    path = existing(url)
    with opened(path) as connection:
        found = [row[0] for row in connection.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
        rows = connection.execute("PRAGMA foreign_key_check").fetchmany(20)
    found += [f"a row of {child} refers to no row of {parent}" for child, _, parent, _ in rows]
    return found + foreign(path)


def check_present(url: str | None) -> None:
    """Raise DatabaseError if there is no database, or one that needs an upgrade."""
    path = existing(url)
    if revision_of(path) != REVISION:
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
    """Return the file of a hall's database. Raises DatabaseError if there is none, or another program's."""
    path = file_of(url)
    if not path.is_file():
        raise DatabaseError(f"there is no database {str(path)!r}")
    revision_of(path)
    return path


def _free_name(path: Path) -> Path:
    number = 1
    while (found := path.with_name(f"{path.name}.replaced-{number}")).exists():
        number += 1
    return found
