"""`gladsheim worker`: bots for a hall of several processes."""

from __future__ import annotations

import rich_click as click

from gladsheim.cli.cards import cards_option
from gladsheim.cli.database import database_option

MOST_PROCESSES = 256


@click.command("worker")
@database_option
@click.option(
    "--processes",
    type=click.IntRange(1, MOST_PROCESSES),
    help="How many bots think at a time.  [default: one per core]",
)
@cards_option
def command(database: str | None, processes: int | None) -> int:
    """Let bots think for a hall whose tables are on a PostgreSQL server; as many workers as you like."""
    from gladsheim.server.work import work

    return int(work(database, processes))
