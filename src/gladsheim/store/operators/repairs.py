"""Reset of a damaged table to its last sound line, in one transaction. Lines that are cut off are kept."""

from __future__ import annotations

import asyncio

from msgspec import Struct
from sqlalchemy import bindparam, delete, select, update

from gladsheim.store.bound import new
from gladsheim.store.engine.database import Connection, Database
from gladsheim.store.errors import OutOfStep
from gladsheim.store.operators.audit import Note, write_note
from gladsheim.store.schema import cut_lines, lines, tables
from gladsheim.store.tables.next_lines import row_of
from gladsheim.store.tables.statements import ADD_LINE
from gladsheim.store.tables.time import DROP_OFFERS
from gladsheim.tables.table import Line, Standing, Table

_CUT = (lines.c.table_id == bindparam("table"), lines.c.seq > bindparam("sound"))
_KEPT = [column.name for column in cut_lines.columns if column.name != "repair"]

KEEP_CUT_LINES = cut_lines.insert().from_select(
    ["repair", *_KEPT],
    select(bindparam("repair", type_=cut_lines.c.repair.type), *(lines.c[name] for name in _KEPT)).where(
        *_CUT
    ),
)
CUT_LINES = delete(lines).where(*_CUT)
STAND_BACK = (
    update(tables)
    .where(
        tables.c.id == bindparam("table"),
        tables.c.seq == bindparam("former_seq"),
        tables.c.head == bindparam("former_head"),
    )
    .values(new("seq", "head", "status", "to_act", "bot_to_act", "updated", "deadline", "due"))
)


class StoredTable(Struct, frozen=True):
    """A table as it lies in the database, sound or not. `head`: the digest at which it stands."""

    table: Table
    lines: list[Line]
    standing: Standing
    head: bytes


class Repair(Struct, frozen=True):
    """Repair to make: lines after `sound` are cut, the line `told` is added, and the table gets `standing`.

    `id` is stored with the cut lines; `told` is None if nothing can follow the last sound line.
    """

    id: str
    sound: int
    head: bytes
    told: Line | None
    standing: Standing


async def take_back(database: Database, stored: StoredTable, repair: Repair, note: Note) -> None:
    """Carry out a repair, and write the audit entry.
    Raises OutOfStep if the table has changed since it was read.
    """
    table = stored.table.id

    def work(connection: Connection) -> None:
        standing = repair.standing
        met = connection.change(
            STAND_BACK,
            table=table,
            former_seq=stored.standing.seq,
            former_head=stored.head,
            new_seq=standing.seq,
            new_head=repair.head if repair.told is None else repair.told.digest,
            new_status=standing.status,
            new_to_act=standing.to_act,
            new_bot_to_act=standing.bot_to_act,
            new_updated=standing.updated,
            new_deadline=standing.deadline,
            new_due=standing.due,
        )
        if met != 1:
            raise OutOfStep(f"table {table} is not as it was read")
        connection.change(KEEP_CUT_LINES, repair=repair.id, table=table, sound=repair.sound)
        connection.change(CUT_LINES, table=table, sound=repair.sound)
        if repair.told is not None:
            connection.change(ADD_LINE, **row_of(table, repair.told))
        connection.change(DROP_OFFERS, table=table)
        write_note(connection, note)
        connection.announce(table)

    await asyncio.wrap_future(database.write(work))
