"""Storage of next lines: lines that come together are stored together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from gladsheim.store.engine.database import BulkChange, Connection
from gladsheim.store.errors import ActionIdTaken, OutOfStep
from gladsheim.store.tables import statements
from gladsheim.store.tables.time import take_offers
from gladsheim.tables.table import Line, Offer, Standing


class NextLine(Struct, frozen=True):
    """Next line of a table, the table's new standing, and the offers that are `settled` with it."""

    table: str
    line: Line
    standing: Standing
    settled: Sequence[Offer] | None = None


def append(connection: Connection, following: Sequence[NextLine]) -> None:
    """Store the next lines of different tables.

    Raises OutOfStep or ActionIdTaken if one of them cannot be the next of its table.
    """
    # In one order, so that of two processes none waits for the other while it waits for the one.
    ordered = sorted(following, key=lambda one: one.table)
    if _advance(connection, [_step(one) for one in ordered]) != len(ordered):
        for one in ordered:
            _find_fault(connection, one)
        raise OutOfStep(f"not at the line before: {', '.join(f'table {one.table}' for one in ordered)}")
    for one in ordered:
        if one.settled is not None:
            take_offers(connection, one.table, one.settled)
    connection.change_all(statements.ADD_LINE, [row_of(one.table, one.line) for one in ordered])
    for one in ordered:
        connection.announce(one.table)


def _advance(connection: Connection, steps: Sequence[dict[str, Any]]) -> int:
    """Advance tables by a line, and return how many matched."""
    # SQLite writes an index again for each of its columns that a statement names, whether it changes or not.
    met = connection.change_all(statements.GO_ON, steps) if connection.alone else 0
    # A table that has gone on is no longer where this finds it.
    return met if met == len(steps) else met + connection.change_all(statements.ADVANCE, steps)


def is_stored(connection: Connection, one: NextLine) -> bool:
    """Whether exactly this line is stored, after all running transactions at its table."""
    connection.rows(statements.LOCK_TABLE, table=one.table)
    rows = connection.rows(statements.LINE_BY_ID, table=one.table, action_id=one.line.action_id)
    return [Line(*row) for row in rows] == [one.line]


NEXT_LINES = BulkChange(append, is_stored)


def _find_fault(connection: Connection, one: NextLine) -> None:
    if connection.rows(statements.LINE_BY_ID, table=one.table, action_id=one.line.action_id):
        raise ActionIdTaken(f"table {one.table} already has action {one.line.action_id}")


def _step(one: NextLine) -> dict[str, Any]:
    line, standing = one.line, one.standing
    return {
        "table": one.table,
        "expected": line.seq - 1,
        "previous": line.previous,
        "action_id": line.action_id,
        "next_seq": line.seq,
        "new_head": line.digest,
        "new_status": standing.status,
        "new_to_act": standing.to_act,
        "new_bot_to_act": standing.bot_to_act,
        "new_updated": standing.updated,
        "new_deadline": standing.deadline,
        "new_due": standing.due,
    }


def row_of(table: str, line: Line) -> dict[str, Any]:
    """Return a line of a table as a row."""
    return {
        "table_id": table,
        "seq": line.seq,
        "action_id": line.action_id,
        "seat": line.seat,
        "kind": line.kind,
        "action": line.action,
        "at": line.at,
        "ms": line.ms,
        "previous": line.previous,
    }
