"""`gladsheim backup`: a copy of the hall's database, also while the hall runs."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.screen import echo


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def command(file: Path, database: str | None) -> None:
    """Copy the hall's database to a new file.

    The hall can keep running. The copy is checked before it gets its name FILE. An existing file is never
    replaced.
    """
    from gladsheim.store.migrating.schemas import foreign
    from gladsheim.store.upkeep.upkeep import back_up

    size = back_up(database, file)
    echo(f"{file}: {size} bytes, checked")
    for fault in foreign(file):
        echo(f"gladsheim: {file} can be restored only without this: {fault}", err=True)
