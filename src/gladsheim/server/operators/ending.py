"""Ending running games for the operator, on the database of a hall that may be running."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from gladsheim.core.errors import GladsheimError
from gladsheim.records import now
from gladsheim.server.history.tally import folded
from gladsheim.server.live_tables.audit import TABLES_ENDED
from gladsheim.server.live_tables.library import Games
from gladsheim.store import ActionIdTaken, HallStore, OutOfStep
from gladsheim.store.operators.audit import Note
from gladsheim.tables.refusals import UnknownTable
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.table import ABANDON

TRIES = 10

logger = logging.getLogger(__name__)


async def end_tables(store: HallStore, games: Games, tables: Iterable[str], note: Note) -> dict[str, str]:
    """Abandon running games, and notify running halls. Returns, by table, why some were not ended.

    The `note` is written into the audit log, if any was ended.
    """
    faults, ended = {}, False
    for table in tables:
        try:
            await _end(store, games, table)
            ended = True
        except GladsheimError as error:
            faults[table] = str(error)
    if ended:
        await store.moderation.tell_ended(note)
    return faults


async def end_bot_tables(store: HallStore, games: Games, user: str, who: str) -> None:
    """End all games between bots alone that a user or the user's bot accounts made, on behalf of `who`."""
    if tables := await store.moderation.bot_tables_of(user):
        note = Note(now(), who, TABLES_ENDED, user, {"tables": tables})
        faults = await end_tables(store, games, tables, note)
        for table, fault in faults.items():
            logger.warning("table %s cannot be ended: %s", table, fault)


async def _end(store: HallStore, games: Games, table: str) -> None:
    """Store the line that abandons a game. Raises UnknownTable, Over, and the errors of reading the table."""
    for tries_left in reversed(range(TRIES)):
        live = await folded(store, games, table)
        if live is None:
            raise UnknownTable
        line = live.line(f"ended-{live.seq + 1}", 0, ABANDON, ABANDON, now(), await store.time.hall_time())
        try:
            await store.append(table, line, standing_of(live.after(line)))
        except (OutOfStep, ActionIdTaken):
            # A bot or a player was faster: once more on the new position.
            if not tries_left:
                raise
        else:
            return
