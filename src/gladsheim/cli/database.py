"""Option that names a hall's database."""

from __future__ import annotations

import rich_click as click

database_option = click.option(
    "--database",
    metavar="URL",
    envvar="GLADSHEIM_DATABASE",
    help="Use this database: sqlite:///hall.db or postgresql://USER@HOST/NAME. "
    "The variable GLADSHEIM_DATABASE sets it too.  [default: an SQLite file in your data folder]",
)
