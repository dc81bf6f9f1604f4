"""`gladsheim ratings`: the ratings of a hall, and counting them anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.hall.database import database_option
from gladsheim.cli.positions.cards import cards_option

if TYPE_CHECKING:
    from gladsheim.server.hall.library import Games
    from gladsheim.store import HallStore


@click.command("ratings")
@click.option("--rebuild", is_flag=True, help="Forget what was counted, and count every finished game anew.")
@database_option
@cards_option
def command(rebuild: bool, database: str | None) -> None:
    """Show the ratings of a hall's accounts and the ladder of its bots.

    With --rebuild they are first counted anew from the finished games, in the order in which these
    were counted before; that changes nothing unless something was wrong. It can be done while the
    hall runs. Games that cannot be replayed are named on standard error, and the exit code is 1.
    """
    from gladsheim.cli.failing import FailedError
    from gladsheim.cli.operators.operating import with_store
    from gladsheim.server.hall.library import installed

    broken = with_store(database, lambda store: _run(store, installed().games, rebuild=rebuild))
    if broken:
        raise FailedError(f"{broken} game{'s' if broken > 1 else ''} left out: gladsheim check tells more")


async def _run(store: HallStore, games: Games, *, rebuild: bool) -> int:
    from gladsheim.cli.screen import err
    from gladsheim.server.history.tally import recount

    broken: list[str] = []
    if rebuild:
        with err().status("counting the finished games"):
            count, broken = await recount(store, games)
        click.echo(f"{count} finished game{'' if count == 1 else 's'} counted", err=True)
        for table in broken:
            click.echo(f"table {table}: cannot be replayed", err=True)
    for name in games.names():
        for line in await _lines(store, name):
            click.echo(line)
    return len(broken)


async def _lines(store: HallStore, game: str) -> list[str]:
    """The ranking of a game and its bots' ladders, for reading; nothing where nothing was counted."""
    lines = []
    for name, rating in await store.results.ranking(game):
        lines.append(f"{game}  {rating.shown:>5}  {rating.games:>4} games  {name}")
    for players, rungs in sorted((await store.results.ladder(game)).items()):
        for one in rungs:
            mark = "?" if one.rating.provisional else " "
            where = f"{'bot account' if one.robot else 'bot'} {one.bot}, {players} players"
            lines.append(f"{game}  {one.rating.shown:>4}{mark}  {one.rating.games:>4} games  {where}")
    return lines
