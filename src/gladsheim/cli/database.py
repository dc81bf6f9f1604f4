"""The option that names a hall's database."""

from __future__ import annotations

import rich_click as click

database_option = click.option(
    "--database",
    metavar="URL",
    help="The hall's database, as SQLAlchemy writes it (sqlite:///hall.db).  [default: in your data folder]",
)
