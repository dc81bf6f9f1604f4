"""`gladsheim erase-user`: remove a user's data for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.screen import echo

if TYPE_CHECKING:
    from gladsheim.store import HallStore
    from gladsheim.store.operators.moderation import FoundUser


@click.command("erase-user")
@click.argument("who", metavar="NAME|ID")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@database_option
@cards_option
def command(who: str, yes: bool, database: str | None) -> None:
    """Erase a person's data for good.

    This removes the name, password, codes and sessions. The person resigns all running games, and these
    results count; games between bots alone that the person made end. In the games of others the seat is then
    called "erased player". Tables of the person that have not begun are cancelled, seats at those of others
    freed. A second run changes nothing. The hall can keep running.
    """
    from gladsheim.cli.operating import with_store

    with_store(database, lambda store: _erase(store, who, yes=yes))


async def _erase(store: HallStore, who: str, *, yes: bool) -> None:
    from gladsheim.cli.operating import entry, the_one
    from gladsheim.server.live_tables.audit import ERASED
    from gladsheim.server.live_tables.library import installed
    from gladsheim.server.operators.erasing import DatabaseEraser

    found = await the_one(store, who)
    if found is None:
        echo(f"nobody has the name or the id {who!r}: nothing to erase")
        return
    for line in await _plan(store, found):
        echo(line)
    if not yes:
        click.confirm("This cannot be undone. Erase?", abort=True)
    await DatabaseEraser(store, installed().games).erase(found.id, entry(ERASED, found.id))
    echo("erased")


async def _plan(store: HallStore, found: FoundUser) -> list[str]:
    from gladsheim.cli.operating import described

    met = await store.moderation.erasure_of(found.id)
    return [
        described(found),
        f"  tables that wait, to be cancelled or left:   {met.waiting}",
        f"  running games, to be resigned:               {met.running}",
        f"  past tables, to be kept without the name:    {met.over}",
        f"  sessions, to be removed:                     {met.sessions}",
    ]
