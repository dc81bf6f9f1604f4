"""`gladsheim restore`: replace the hall's database with a backup."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.screen import echo


@click.command("restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--replace", is_flag=True, help="If there is a database already: put it aside first.")
@database_option
def command(file: Path, replace: bool, database: str | None) -> None:
    """Put the backup FILE in the place of the hall's database; the hall must be stopped.

    A database that is there already is never lost: it is put aside under another name.
    """
    from gladsheim.cli.operating import note
    from gladsheim.server.live_tables.audit import RESTORED
    from gladsheim.store.upkeep.upkeep import restore

    aside = restore(file, database, replace=replace)
    note(database, RESTORED)
    if aside is not None:
        echo(f"the former database is now {aside}")
    echo(f"restored from {file}; the hall upgrades it when it starts, if need be")
