"""`gladsheim export`: the records of a hall's finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.screen import echo

if TYPE_CHECKING:
    from gladsheim.core.game import Json
    from gladsheim.server.operators.check import AuditedTable


@click.command("export")
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True), default="-")
@database_option
@cards_option
def command(file: str, database: str | None) -> None:
    """Export the records of finished games.

    FILE gets one record per line (`-`: standard output). If its name ends with .parquet, it gets a row for
    each decision instead; this needs gladsheim[research].

    Running games are left out: their records would reveal hidden information. Games that cannot be replayed
    are named on standard error, and the exit code is 1.
    """
    from gladsheim.cli.engine.writing import keeping
    from gladsheim.cli.failing import FailedError
    from gladsheim.cli.hall.reading import read_all

    written, broken, names = 0, 0, set[str]()
    with keeping(file) as keeper:

        def take(one: AuditedTable) -> None:
            nonlocal written, broken
            for fault in one.faults:
                echo(f"table {one.table}: {fault}", err=True)
            broken += bool(one.faults)
            if one.finished is not None and not one.faults:
                keeper.take(keeper.form(one.finished))
                names.update(seat.bot for seat in one.finished.seats if seat.bot is not None)
                written += 1

        read_all(database, take)
        keeper.tell(_made(names))
    echo(f"{written} record{'' if written == 1 else 's'} written", err=True)
    if broken:
        raise FailedError(f"{broken} game{'s' if broken > 1 else ''} left out: gladsheim check tells more")


def _made(names: set[str]) -> Json:
    """Return how games were made, for the metadata of a data set."""
    from gladsheim import bots
    from gladsheim.research.cluster.sources import identity

    def told(name: str) -> Json:
        known = name in bots.names()
        steady = known and bots.steady(name)
        return {
            "name": name,
            "level": bots.level(name) if known else None,
            # A hall does not store in which mode its bots decided.
            "smaller_budgets": False if steady else None,
        }

    listed = [told(name) for name in sorted(names)]
    return {"by": "gladsheim export", "version": identity(), "kernels": None, "bots": listed}
