"""Looking after an SQLite database: copies of it, and whether it is sound.

A copy is taken by SQLite's own backup, also while the hall runs, and appears under its name
only when it is whole and has been checked. Databases on a server have tools of their own
(docs/hosts/hosting.md).
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
    """Copy the database into a new file; returns its size in bytes.

    Raises DatabaseError if there is no database, it is damaged, or the file exists.
    """
    source = existing(url)
    if target.exists():
        raise DatabaseError(f"file {str(target)!r} exists: a backup never replaces a file")
    copy_database(source, target)
    return target.stat().st_size


def restore(source: Path, url: str | None, *, replace: bool) -> Path | None:
    """Put a backup in the place of the database; returns where the former one was put aside.

    Raises DatabaseError if the backup is damaged, no database of this program or has a foreign schema,
    or if there is a database and it is not to be replaced; then nothing has changed.
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
    """Give a database another name; its own goes on leading to it, whatever happens, until it is replaced."""
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
    """What is wrong with the file, with references between its rows, and with its schema."""
    path = existing(url)
    with opened(path) as connection:
        found = [row[0] for row in connection.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
        rows = connection.execute("PRAGMA foreign_key_check").fetchmany(20)
    found += [f"a row of {child} refers to no row of {parent}" for child, _, parent, _ in rows]
    return found + foreign(path)


def check_present(url: str | None) -> None:
    """Raise DatabaseError if there is no database, or one that this version has yet to upgrade."""
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
    """The file of a hall's database. Raises DatabaseError if there is none, or another program's."""
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
