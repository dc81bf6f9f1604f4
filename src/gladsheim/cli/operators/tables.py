"""`gladsheim tables`: the running tables of a hall by owner and age, and how to end some."""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.screen import echo, write_json

if TYPE_CHECKING:
    from gladsheim.store import HallStore
    from gladsheim.store.operators.moderation import RunningTable


@click.command("tables")
@click.option(
    "--end",
    metavar="ID|OWNER",
    multiple=True,
    help="End this table, or all tables of this owner; may be repeated.",
)
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@database_option
@cards_option
def command(end: tuple[str, ...], yes: bool, as_json: bool, database: str | None) -> None:
    """List the hall's running tables, or end some.

    The list is sorted by owner and age. An owner is an account, or the network of guests, shown as a hash.
    --end calls games off without a result; their players see it within seconds. The hall can keep running.
    The exit code is 1 if a table could not be ended.
    """
    from gladsheim.cli.failing import FailedError
    from gladsheim.cli.operating import with_store

    found = with_store(database, lambda store: store.moderation.running_tables())
    if end:
        chosen = _chosen(found, end)
        if not yes:
            _show(chosen)
            click.confirm(f"End {_count(chosen)}?", abort=True)
        faults = with_store(database, lambda store: _end(store, [one.id for one in chosen]))
        echo(f"ended: {len(chosen) - len(faults)}")
        if faults:
            raise FailedError("\n".join(f"table {table}: {fault}" for table, fault in faults.items()))
    elif as_json:
        write_json([asdict(one) for one in found], indent=1)
    else:
        _show(found)
        echo(_count(found))


def _chosen(found: list[RunningTable], end: tuple[str, ...]) -> list[RunningTable]:
    """Return the tables named by their ids or their owners. Raises UsageError for a name that
    matches none.
    """
    for name in end:
        if not any(name in (one.id, one.owner) for one in found):
            raise click.UsageError(f"no running table has the id or the owner {name!r}")
    return [one for one in found if {one.id, one.owner} & set(end)]


async def _end(store: HallStore, tables: list[str]) -> dict[str, str]:
    from gladsheim.cli.operating import entry
    from gladsheim.server.live_tables.audit import TABLES_ENDED
    from gladsheim.server.live_tables.library import installed
    from gladsheim.server.operators.ending import end_tables

    return await end_tables(store, installed().games, tables, entry(TABLES_ENDED, tables=tables))


def _show(found: list[RunningTable]) -> None:
    for owner, tables in groupby(found, attrgetter("owner")):
        listed = list(tables)
        echo(f"{owner}  {_count(listed)}")
        for one in listed:
            about = "bots alone" if one.only_bots else f"made by {one.maker}"
            lines = f"{one.seq} lines, the last {one.updated}"
            echo(f"  {one.id}  {one.game:<10}  begun {one.started}  {lines}  {about}")


def _count(found: list[RunningTable]) -> str:
    return f"{len(found)} running table{'' if len(found) == 1 else 's'}"
