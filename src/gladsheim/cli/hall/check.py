"""`gladsheim check`: check of a hall's database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.screen import echo

if TYPE_CHECKING:
    from gladsheim.server.operators.check import AuditedTable


@click.command("check")
@database_option
@cards_option
def command(database: str | None) -> None:
    """Check the hall's database and every game in it.

    The command replays each game from its deal, checks every action by the rules, and compares the resulting
    position with the stored one. It prints a line for each fault; the exit code is 1 if there is one.
    """
    from gladsheim.cli.failing import FailedError
    from gladsheim.cli.hall.reading import read_all
    from gladsheim.store.open import server_url
    from gladsheim.store.upkeep.upkeep import damage

    faults = [] if server_url(database) is not None else damage(database)
    for fault in faults:
        echo(f"database: {fault}")
    count = len(faults)

    def take(one: AuditedTable) -> None:
        nonlocal count
        for fault in one.faults:
            count += 1
            echo(f"table {one.table}: {fault}")

    tables = 0 if faults else read_all(database, take)
    if count:
        raise FailedError(f"{count} fault{'s' if count > 1 else ''} found")
    echo(f"sound: {tables} game{'' if tables == 1 else 's'} replayed")
