"""Option that names a hall's database."""

from __future__ import annotations

import rich_click as click

database_option = click.option(
    "--database",
    metavar="URL",
    envvar="GLADSHEIM_DATABASE",
    help="Where tables are kept, as SQLAlchemy writes it (sqlite:///hall.db, postgresql://USER@HOST/NAME), "
    "or in the variable GLADSHEIM_DATABASE.  [default: SQLite in your data folder]",
)
