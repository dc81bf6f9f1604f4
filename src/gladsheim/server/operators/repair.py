"""Diagnosis of a damaged stored table, and its repair back to the last sound line."""

from __future__ import annotations

from msgspec import Struct

from gladsheim.core.errors import GladsheimError
from gladsheim.records import now
from gladsheim.server.live_tables.audit import REPAIRED
from gladsheim.server.live_tables.library import Games
from gladsheim.server.operators.check import differences
from gladsheim.store import HallStore
from gladsheim.store.operators.audit import OPERATOR, Note
from gladsheim.store.operators.repairs import Repair, StoredTable, take_back
from gladsheim.tables.chain import break_in, sound_lines
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import MOST_LINES, REPAIR, Line, fresh_id


class Damage(Struct, frozen=True):
    """Damaged table: the first `fault`, the position after its last `sound` line, the lines to be cut."""

    stored: StoredTable
    fault: str
    sound: Live
    cut: list[Line]


async def damage_of(store: HallStore, games: Games, table: str) -> Damage | None:
    """Return the damage of a table; None if it is sound.

    Raises GladsheimError if there is no such table in play, or if it cannot even be dealt.
    """
    stored = await store.stored(table)
    if stored is None or stored.table.started is None:
        raise GladsheimError(f"table {table!r} does not exist, or its game has not begun")
    fixed, lines = stored.table, stored.lines
    sound = Live.fold(fixed, games.game(fixed.game, **fixed.options), [])
    fault = break_in(fixed.root, 0, lines, stored.head)
    for line in lines[: sound_lines(fixed.root, lines, stored.standing.seq, stored.head)]:
        try:
            sound = sound.after(line)
        except GladsheimError as error:
            fault = f"line {line.seq}: {error}"
            break
    if fault is None:
        fault = next(iter(differences(stored.standing, standing_of(sound))), None)
    return None if fault is None else Damage(stored, fault, sound, lines[sound.seq :])


async def repair(store: HallStore, damage: Damage) -> None:
    """Reset a table to its last sound line. Its log informs the players, the audit log the operator.

    Raises OutOfStep if the table has changed since it was read.
    """
    sound, at, name = damage.sound, now(), fresh_id()
    hall_time = await store.time.hall_time()
    told, after = None, sound
    if sound.seq < MOST_LINES:
        told = sound.line(f"repair-{name}", 0, REPAIR, str(len(damage.cut)), at, hall_time)
        after = sound.after(told)
    done = Repair(name, sound.seq, sound.head, told, standing_of(after))
    details = {"table": damage.stored.table.id, "repair": name, "line": sound.seq, "cut": len(damage.cut)}
    await take_back(store.database, damage.stored, done, Note(at, OPERATOR, REPAIRED, None, details))
