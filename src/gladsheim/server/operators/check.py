"""Check of all stored tables: whether each game can be replayed and matches its table's row."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from msgspec.structs import replace

from gladsheim.core.errors import GladsheimError
from gladsheim.records import Record, verify
from gladsheim.server.live_tables.library import Games
from gladsheim.store import Damaged, HallStore
from gladsheim.tables.record import record
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import Standing


@dataclass(frozen=True, slots=True)
class AuditedTable:
    """Checked table: its faults, and the record of a finished game."""

    table: str
    faults: tuple[str, ...] = ()
    finished: Record | None = None


async def audit(store: HallStore, games: Games) -> AsyncIterator[AuditedTable]:
    """Yield every table in the order of creation; tables that have not begun are skipped."""
    for table, stored in await store.all_tables():
        try:
            found = await store.table(table)
        except Damaged as error:
            yield AuditedTable(table, (str(error),))
            continue
        if found is None or found[0].started is None:
            continue
        fixed, lines = found
        try:
            live = Live.fold(fixed, games.game(fixed.game, **fixed.options), lines)
        except GladsheimError as error:
            yield AuditedTable(table, (str(error),))
            continue
        written = record(live)
        faults = (*differences(stored, standing_of(live)), *map(str, verify(written).findings))
        yield AuditedTable(table, faults, written if live.over else None)


def differences(stored: Standing, folded: Standing) -> list[str]:
    """Return the differences between a table's row and its replayed lines."""
    # Times are no outcome of the game.
    stored, folded = (replace(one, updated="", deadline=None, due=None) for one in (stored, folded))
    if stored == folded:
        return []
    return [f"stored is {stored}; its lines lead to {folded}"]
