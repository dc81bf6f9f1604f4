"""Move of a hall from one database to another, of the same kind or not.

All rows are read in one transaction and written in one: the new database gets everything or nothing, and
the old one stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    ForeignKeyConstraint,
    Table,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DatabaseError as SqlalchemyError
from sqlalchemy.pool import NullPool

from gladsheim.store.errors import DatabaseError
from gladsheim.store.migrating.schemas import check_schema
from gladsheim.store.open import file_of, open_store, server_url, without_secrets
from gladsheim.store.schema import metadata
from gladsheim.store.upkeep.upkeep import check_idle, existing

ROWS_AT_ONCE = 500


def move(source: str | None, target: str) -> dict[str, int]:
    """Copy all rows of a hall into an empty database. Returns the number of rows by table.

    The source is upgraded first, as at the start of the hall. Raises DatabaseError if it is in use or has a
    foreign schema, if the target has rows, or if either cannot be used; then the target is as it was.
    """
    _check_source(source)
    if _name(source) == _name(target):
        raise DatabaseError(f"{_name(target)!r} is the database that is to be moved")
    with ExitStack() as held:
        for url in (source, target):
            # Makes what is missing, refuses what belongs to others, and lets nobody serve it meanwhile.
            held.callback(open_store(url, served_at="moving the hall").close)
        old, new = (held.enter_context(_engine(url)) for url in (source, target))
        try:
            with old.connect() as reading, new.begin() as writing:
                _check_empty(writing, _name(target))
                return {table.name: _copy(reading, writing, table) for table in metadata.sorted_tables}
        except SqlalchemyError as error:
            reason = " ".join(str(error.orig or error).split())
            raise DatabaseError(f"the hall cannot be moved: {reason}") from error


def _check_source(url: str | None) -> None:
    if server_url(url) is None:
        path = existing(url)
        check_idle(path)
        # Before it is brought up to date: triggers would be run meanwhile.
        check_schema(path, str(path))


def _name(url: str | None) -> str:
    server = server_url(url)
    return str(file_of(url)) if server is None else without_secrets(server)


@contextmanager
def _engine(url: str | None) -> Iterator[Engine]:
    server = server_url(url)
    if server is not None:
        engine = create_engine(server, poolclass=NullPool, isolation_level="REPEATABLE READ")
    else:
        engine = create_engine(f"sqlite:///{file_of(url)}", poolclass=NullPool)
        # The driver begins transactions by itself, but not for reading.
        event.listen(engine, "connect", lambda raw, _: setattr(raw, "isolation_level", None))
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        yield engine
    finally:
        engine.dispose()


def _check_empty(connection: Connection, name: str) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise DatabaseError(f"database {name!r} has a hall already: a move needs an empty database")


def _copy(reading: Connection, writing: Connection, table: Table) -> int:
    later = _references_to_itself(table)
    count = 0
    rows = reading.execution_options(stream_results=True).execute(select(table))
    for part in rows.mappings().partitions(ROWS_AT_ONCE):
        writing.execute(insert(table), [{**row, **dict.fromkeys(later)} for row in part])
        count += len(part)
    for name in later:
        _refer(reading, writing, table, name)
    if writing.dialect.name == "postgresql":
        _count_on(writing, table)
    return count


def _references_to_itself(table: Table) -> list[str]:
    """Return the columns that may refer to a row that comes later; they are filled in at the end."""
    return [
        column.name
        for constraint in table.constraints
        if isinstance(constraint, ForeignKeyConstraint) and constraint.referred_table is table
        for column in constraint.columns
    ]


def _refer(reading: Connection, writing: Connection, table: Table, name: str) -> None:
    column: Column[Any] = table.c[name]
    (key,) = table.primary_key.columns
    change = update(table).where(key == bindparam("row")).values({name: bindparam("referred")})
    for part in reading.execute(select(key, column).where(column.is_not(None))).partitions(ROWS_AT_ONCE):
        writing.execute(change, [{"row": row, "referred": referred} for row, referred in part])


def _count_on(writing: Connection, table: Table) -> None:
    """Set the server's sequence to continue after the copied numbers."""
    column = table.autoincrement_column
    if column is None:
        return
    sequence = writing.execute(
        text("SELECT pg_get_serial_sequence(:table, :name)"), {"table": table.name, "name": column.name}
    ).scalar_one()
    highest = writing.execute(select(func.max(column))).scalar_one()
    if sequence is not None and highest is not None:
        writing.execute(
            text("SELECT setval(:sequence, :highest)"), {"sequence": sequence, "highest": highest}
        )
