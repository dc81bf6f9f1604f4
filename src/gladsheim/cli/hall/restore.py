"""`gladsheim restore`: replace the hall's database with a backup."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.screen import echo


@click.command("restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--replace", is_flag=True, help="Rename an existing database first.")
@database_option
def command(file: Path, replace: bool, database: str | None) -> None:
    """Restore the hall's database from a backup.

    Stop the hall first. An existing database is never lost: --replace renames it.
    """
    from gladsheim.cli.operating import note
    from gladsheim.server.live_tables.audit import RESTORED
    from gladsheim.store.upkeep.upkeep import restore

    aside = restore(file, database, replace=replace)
    note(database, RESTORED)
    if aside is not None:
        echo(f"the former database is now {aside}")
    echo(f"restored from {file}; the hall upgrades it when it starts, if need be")
