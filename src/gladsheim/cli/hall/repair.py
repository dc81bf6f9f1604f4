"""`gladsheim repair`: take a damaged game back to its last sound line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.screen import echo
from gladsheim.core.errors import shorten

if TYPE_CHECKING:
    from gladsheim.server.operators.repair import Damage
    from gladsheim.store import HallStore
    from gladsheim.tables.table import Line

LONGEST_ID = 100


@click.command("repair")
@click.argument("table")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@database_option
@cards_option
def command(table: str, yes: bool, database: str | None) -> None:
    """Cut a damaged game back to its last sound line.

    `gladsheim check` lists the damaged tables. The command shows the lines that it will cut off and asks
    first. It keeps these lines in the database, adds an entry to the audit log, and tells the players in the
    game's log. Stop a hall on SQLite first; a hall on PostgreSQL can keep running.
    """
    from gladsheim.cli.operating import with_store
    from gladsheim.store.open import server_url
    from gladsheim.store.upkeep.upkeep import check_idle, existing

    if len(table) > LONGEST_ID:
        raise click.UsageError(f"table is {shorten(table)}; allowed: at most {LONGEST_ID} characters")
    if server_url(database) is None:
        check_idle(existing(database))
    with_store(database, lambda store: _repair(store, table, yes=yes), alone="repairing a game")


async def _repair(store: HallStore, table: str, *, yes: bool) -> None:
    from gladsheim.server.live_tables.library import installed
    from gladsheim.server.operators.repair import damage_of, repair

    damage = await damage_of(store, installed().games, table)
    if damage is None:
        echo(f"table {table} is sound: nothing to repair")
        return
    for line in _plan(damage):
        echo(line)
    if not yes:
        click.confirm("Take the game back?", abort=True)
    await repair(store, damage)
    echo(f"repaired: the game continues after line {damage.sound.seq}")


def _plan(damage: Damage) -> list[str]:
    table, stay = damage.stored.table, damage.sound.lines
    names = ", ".join(seat.name or "-" for seat in table.seats)
    return [
        f"table {table.id}: {table.game}, {names}, begun {table.started}",
        f"  fault       {damage.fault}",
        f"  lines that stay: {len(stay)}" + (f", the last: {_line(stay[-1])}" if stay else ""),
        f"  lines that go: {len(damage.cut)}",
        *(f"    {_line(line)}" for line in damage.cut),
    ]


def _line(line: Line) -> str:
    return f"{line.seq}  {line.at}  seat {line.seat}  {line.kind}  {line.action}"
