"""Copies of a database file: complete, checked, and synced to disk before they get their names."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from gladsheim.core.files.writing import sync_folder
from gladsheim.store.engine.files import BESIDE, make_private
from gladsheim.store.errors import DatabaseError

PAGES_AT_ONCE = 1_000
"""Pages copied at a time, so that the hall can write in between."""


def copy_database(source: Path, target: Path) -> None:
    """Copy a database into a new, self-contained file. Raises DatabaseError; then there is no copy."""
    with unfinished(target) as copy:
        copy_into(source, copy)
        copy.replace(target)
        sync_folder(target.parent)


def copy_into(source: Path, copy: Path) -> None:
    """Copy a database into an empty file, and sync it to disk. Raises DatabaseError if it is damaged."""
    with closing(_made(copy)) as made, opened(source) as origin:
        origin.backup(made, pages=PAGES_AT_ONCE)
        # A copy that stands by itself: nothing of it in a second file.
        made.execute("PRAGMA journal_mode=DELETE")
        found = made.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise DatabaseError(f"{str(source)!r} is damaged: {found}")
    with copy.open("rb+") as file:
        os.fsync(file.fileno())


@contextmanager
def unfinished(target: Path) -> Iterator[Path]:
    """Yield an empty temporary file, which the caller moves to `target`; it is deleted afterwards."""
    copy = target.with_name(f".{target.name}.unfinished")
    try:
        _remove(copy)
        make_private(copy)
        yield copy
    except OSError as error:
        raise DatabaseError(f"{str(target)!r} cannot be written: {error.strerror}") from error
    finally:
        _remove(copy)


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection that reads a database file. Raises DatabaseError."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("PRAGMA query_only=ON")
            # The file may come from elsewhere, and its schema call functions.
            connection.execute("PRAGMA trusted_schema=OFF")
            yield connection
    except sqlite3.Error as error:
        raise DatabaseError(f"{str(path)!r} cannot be read: {error}") from error


def _made(path: Path) -> sqlite3.Connection:
    try:
        return sqlite3.connect(path)
    except sqlite3.Error as error:
        raise DatabaseError(f"{str(path)!r} cannot be written: {error}") from error


def _remove(copy: Path) -> None:
    for end in BESIDE:
        copy.with_name(copy.name + end).unlink(missing_ok=True)
