"""Check that a database file has exactly the schema that the migrations make.

SQLite runs the triggers and views of any file that it opens, so a file from elsewhere could change rows
long afterwards. The migrations, run on an empty database, make the schema of any version. Definitions are
compared by their tokens, whatever their quotes, spaces or order.
"""

from __future__ import annotations

import re
import sqlite3
from functools import cache
from pathlib import Path
from typing import NamedTuple

from gladsheim.core.errors import shorten
from gladsheim.store.errors import DatabaseError
from gladsheim.store.migrating.copies import opened
from gladsheim.store.schema import REVISION

SQLITES_OWN = ("sqlite_sequence", "sqlite_stat1", "sqlite_stat2", "sqlite_stat3", "sqlite_stat4")
"""Tables that SQLite makes itself, for AUTOINCREMENT and ANALYZE."""
WORD = re.compile(r"""--[^\n]*|/\*.*?\*/|'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|\w+|[^\w\s]""", re.DOTALL)
OBJECTS = "SELECT type, name, tbl_name, sql FROM sqlite_master"
CONSTRAINTS = ("constraint", "primary", "unique", "check", "foreign")
MOST_NAMED = 10


class SchemaObject(NamedTuple):
    """Table, index, view or trigger."""

    type: str
    name: str

    def __str__(self) -> str:
        return f"{self.type} {shorten(self.name)}"


Definition = tuple[tuple[str, ...], ...]
Objects = dict[SchemaObject, Definition]


def check_schema(path: Path, name: str) -> None:
    """Raise DatabaseError, which calls the file `name`, if its schema is not the one that Gladsheim makes."""
    found = foreign(path, name)
    if found:
        raise DatabaseError(f"{name!r} is not as Gladsheim makes it: {'; '.join(found)}")


def foreign(path: Path, name: str | None = None) -> list[str]:
    """Return the differences between a file's schema and that of the migrations, in words.

    Raises DatabaseError, also for an unknown version.
    """
    revision = revision_of(path, name)
    with opened(path) as connection:
        there = _objects(connection)
    made = _made(revision)
    if made is None:
        raise _unknown(name or str(path), revision)
    told = [f"{one} is foreign to it" for one in there if one not in made]
    told += [f"{one} is missing" for one in made if one not in there]
    told += [f"{one} is defined otherwise" for one in there if one in made and there[one] != made[one]]
    more = len(told) - MOST_NAMED
    return [*told[:MOST_NAMED], f"and {more} more"] if more > 0 else told


def revision_of(path: Path, name: str | None = None) -> str:
    """Return the version of a file's schema.
    Raises DatabaseError for that of another program or a newer version.
    """
    name = name or str(path)
    with opened(path) as connection:
        # Only of a table: a view might never end.
        kind = connection.execute("SELECT type FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        if kind != ("table",):
            raise DatabaseError(f"file {name!r} is not a Gladsheim database")
        try:
            found = connection.execute("SELECT version_num FROM alembic_version LIMIT 2").fetchall()
        except sqlite3.OperationalError as error:
            raise DatabaseError(f"file {name!r} is not a Gladsheim database") from error
    if len(found) != 1:
        raise DatabaseError(f"file {name!r} names {len(found) or 'no'} schema versions; allowed: one")
    revision = found[0][0]
    if not isinstance(revision, str) or not re.fullmatch(r"[0-9]{4}", revision):
        raise _unknown(name, revision)
    if revision > REVISION:
        raise DatabaseError(f"file {name!r} was written by a newer version of Gladsheim")
    return revision


def _unknown(name: str, revision: object) -> DatabaseError:
    return DatabaseError(
        f"file {name!r} has the unknown schema version {shorten(revision)}; allowed: up to {REVISION}"
    )


def _objects(connection: sqlite3.Connection) -> Objects:
    """Return all objects of a schema, without those that SQLite makes itself, with their definitions."""
    return {
        SchemaObject(kind, name): _definition(kind, f"{table} {sql}")
        for kind, name, table, sql in connection.execute(OBJECTS)
        if not (kind == "table" and name in SQLITES_OWN) and not (kind == "index" and sql is None)
    }


def _definition(kind: str, sql: str) -> Definition:
    """Return the tokens of a definition; for a table grouped by its columns, then its sorted constraints."""
    words = [one for one in WORD.findall(sql) if not one.startswith(("--", "/*"))]
    words = [one if one[0] == "'" else one.strip('"`[]').lower() or one for one in words]
    if kind != "table":
        return (tuple(words),)
    parts: list[list[str]] = [[]]
    depth = 0
    for word in words:
        depth += (word == "(") - (word == ")")
        if (word, depth) in (("(", 1), (",", 1), (")", 0)):
            parts.append([])
        else:
            parts[-1].append(word)
    constraints = sorted(tuple(part) for part in parts if part and part[0] in CONSTRAINTS)
    return (*(tuple(part) for part in parts if not part or part[0] not in CONSTRAINTS), *constraints)


@cache
def _made(revision: str) -> Objects | None:
    """Return the schema that the migrations up to a version make; None for an unknown version."""
    from alembic import command
    from alembic.script import ScriptDirectory
    from sqlalchemy import create_engine

    from gladsheim.store.migrating.migrate import MIGRATIONS, configuration

    engine = create_engine("sqlite://")
    try:
        with engine.connect() as connection:
            config = configuration(connection, MIGRATIONS)
            known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
            if revision not in known:
                return None
            command.upgrade(config, revision)
            made = connection.connection.driver_connection
            assert isinstance(made, sqlite3.Connection)
            return _objects(made)
    finally:
        engine.dispose()
