"""`gladsheim move`: take a hall to another database."""

from __future__ import annotations

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.screen import echo


@click.command("move")
@click.argument("target", metavar="TARGET")
@database_option
def command(target: str, database: str | None) -> None:
    """Copy a stopped hall to another database.

    TARGET is the URL of an empty database, as in --database: SQLite or PostgreSQL. The old database does not
    change.
    """
    from gladsheim.cli.operating import note
    from gladsheim.server.live_tables.audit import MOVED
    from gladsheim.store.upkeep.moving import move

    counts = move(database, target)
    note(target, MOVED)
    for name, count in counts.items():
        echo(f"{name}: {count}")
    echo("moved; from now on name the new database when you open the hall")
