"""`gladsheim games`: games that the hall offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.screen import echo, write_json

if TYPE_CHECKING:
    from gladsheim.store import HallStore


@click.command("games")
@click.option(
    "--off", metavar="NAME", multiple=True, help="Allow no new tables of this game; may be repeated."
)
@click.option(
    "--on", metavar="NAME", multiple=True, help="Allow new tables of this game again; may be repeated."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@database_option
def command(off: tuple[str, ...], on: tuple[str, ...], as_json: bool, database: str | None) -> None:
    """List the hall's games, or switch them off and on.

    Nobody can open a new table of a game that is off; its open and running tables go on to their end. The
    hall can keep running: the change takes effect within seconds.
    """
    from gladsheim.cli.operating import with_store

    if set(off) & set(on):
        raise click.UsageError(f"both off and on: {', '.join(sorted(set(off) & set(on)))}")
    offered = with_store(database, lambda store: _switch(store, off, on))
    if as_json:
        write_json([{"game": name, "on": is_on} for name, is_on in offered.items()], indent=1)
        return
    for name, is_on in offered.items():
        echo(f"{name:12} {'on' if is_on else 'off'}")


async def _switch(store: HallStore, off: tuple[str, ...], on: tuple[str, ...]) -> dict[str, bool]:
    """Switch games; returns whether each is offered afterwards."""
    from gladsheim.cli.operating import entry
    from gladsheim.server.live_tables.audit import GAME_OFF, GAME_ON
    from gladsheim.server.live_tables.library import installed

    known = [*installed().games.names()]
    # A game that is no longer installed can still be switched on.
    known += sorted(await store.moderation.closed_games() - set(known))
    for name in (*off, *on):
        if name not in known:
            raise click.UsageError(f"no game {name!r}; allowed: {', '.join(known)}")
    for name in off:
        await store.moderation.switch(name, entry(GAME_OFF, game=name), on=False)
    for name in on:
        await store.moderation.switch(name, entry(GAME_ON, game=name), on=True)
    closed = await store.moderation.closed_games()
    return {name: name not in closed for name in known}
