"""Lengthen a table in a hall's database: its last action is taken back and taken again by turns.

    python long_table.py FILE TABLE LINES

Runs in the interpreter of the version whose hall will serve the file, which is not open elsewhere. The last
line must be an action that can be taken back: then the table stands after each pair of lines where it stood.
"""

from __future__ import annotations

import sqlite3
import sys
import uuid
from contextlib import closing

from gladsheim.tables.table import UNDO, Line

LAST = (
    "SELECT seq, action_id, seat, kind, action, at, ms, previous FROM lines "
    "WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
)
ADD = (
    "INSERT INTO lines (table_id, seq, action_id, seat, kind, action, at, ms, previous) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def lengthen(database: sqlite3.Connection, table: str, lines: int) -> None:
    """Add pairs of lines until there are so many, or one fewer."""
    last = taken = Line(*database.execute(LAST, (table,)).fetchone())
    while last.seq + 2 <= lines:
        for kind, action in ((UNDO, UNDO), (taken.kind, taken.action)):
            last = Line(
                last.seq + 1, str(uuid.uuid4()), taken.seat, kind, action, taken.at, taken.ms, last.digest
            )
            added = (
                last.seq,
                last.action_id,
                last.seat,
                last.kind,
                last.action,
                last.at,
                last.ms,
                last.previous,
            )
            database.execute(ADD, (table, *added))
    database.execute("UPDATE tables SET seq = ?, head = ? WHERE id = ?", (last.seq, last.digest, table))


if __name__ == "__main__":
    file, table, lines = sys.argv[1:]
    with closing(sqlite3.connect(file)) as database, database:
        lengthen(database, table, int(lines))
