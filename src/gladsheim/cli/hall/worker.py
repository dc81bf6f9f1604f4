"""`gladsheim worker`: bots for a hall of several processes."""

from __future__ import annotations

import signal
from typing import Any

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.hall.watching import metrics_options, oversight_of
from gladsheim.cli.positions.cards import cards_option

MOST_PROCESSES = 256


@click.command("worker")
@database_option
@click.option(
    "--processes",
    type=click.IntRange(1, MOST_PROCESSES),
    help="Run this many bots at a time.  [default: one per core]",
)
@metrics_options
@cards_option
def command(database: str | None, processes: int | None, **watched: Any) -> int:
    """Run the bots of a hall on PostgreSQL.

    Start as many workers as you like, on any machine that reaches the database.
    """
    from gladsheim.server.worker import work

    if hasattr(signal, "SIGPIPE"):
        # Connections to the database come and go: writing to one that has gone must not end the worker.
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    return int(work(database, processes, oversight_of(**watched)))
