"""Reading of a hall's tables for `check` and `export`, with a progress bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gladsheim.server.operators.check import AuditedTable
    from gladsheim.store import HallStore


def read_all(database: str | None, take: Callable[[AuditedTable], None]) -> int:
    """Pass every table that has begun to `take`; returns how many there were. Raises DatabaseError."""
    from gladsheim.cli.operating import with_store
    from gladsheim.cli.screen import err
    from gladsheim.server.live_tables.library import installed
    from gladsheim.server.operators.check import audit

    async def read(store: HallStore) -> int:
        seen = 0
        with err().status("reading the tables") as status:
            async for table in audit(store, installed().games):
                seen += 1
                status.update(f"{seen} tables read")
                take(table)
        return seen

    return with_store(database, read)
