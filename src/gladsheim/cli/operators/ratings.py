"""`gladsheim ratings`: show the ratings of a hall, or compute them again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.screen import echo, write_json

if TYPE_CHECKING:
    from gladsheim.server.live_tables.library import Games
    from gladsheim.store import HallStore
    from gladsheim.tables.results.rating import Rating


@click.command("ratings")
@click.option("--rebuild", is_flag=True, help="Recompute all ratings from the finished games first.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@database_option
@cards_option
def command(rebuild: bool, as_json: bool, database: str | None) -> None:
    """Show the hall's ratings, or recompute them.

    The list has the accounts and the ladder of the bots. --rebuild recomputes all ratings from the finished
    games, in the order in which these were counted before; nothing changes unless something was wrong. The
    hall can keep running. Games that cannot be replayed are named on standard error, and the exit code is 1.
    """
    from gladsheim.cli.failing import FailedError
    from gladsheim.cli.operating import with_store
    from gladsheim.server.live_tables.library import installed

    games = installed().games
    broken = with_store(database, lambda store: _rebuild(store, games)) if rebuild else 0
    rows = with_store(database, lambda store: _rows(store, games))
    if as_json:
        write_json(rows, indent=1)
    else:
        for row in rows:
            echo(_line(row))
    if broken:
        raise FailedError(f"{broken} game{'s' if broken > 1 else ''} left out: gladsheim check tells more")


async def _rebuild(store: HallStore, games: Games) -> int:
    """Count the finished games again; returns how many could not be counted."""
    from gladsheim.cli.screen import err
    from gladsheim.server.history.tally import recount

    with err().status("counting the finished games"):
        count, broken = await recount(store, games)
    echo(f"{count} finished game{'' if count == 1 else 's'} counted", err=True)
    for table in broken:
        echo(f"table {table}: cannot be replayed", err=True)
    return len(broken)


async def _rows(store: HallStore, games: Games) -> list[dict[str, Any]]:
    """Return the ranking of each game and its bots' ladders, JSON-ready; games never counted are left out.

    `kind` is `account`, `bot` or `bot account`; `players` is null for accounts, rated over all tables.
    """
    rows = []
    for game in games.names():
        for name, rating in await store.results.ranking(game):
            rows.append(_row(game, "account", name, None, rating))
        for players, rungs in sorted((await store.results.ladder(game)).items()):
            for one in rungs:
                kind = "bot account" if one.robot else "bot"
                rows.append(_row(game, kind, one.bot, players, one.rating))
    return rows


def _row(game: str, kind: str, name: str, players: int | None, rating: Rating) -> dict[str, Any]:
    return {
        "game": game,
        "kind": kind,
        "name": name,
        "players": players,
        "rating": rating.shown,
        "provisional": rating.provisional,
        "games": rating.games,
    }


def _line(row: dict[str, Any]) -> str:
    """Format a row for reading."""
    mark = "?" if row["provisional"] else " "
    games = f"{row['games']:>4} game{' ' if row['games'] == 1 else 's'}"
    who = row["name"] if row["players"] is None else f"{row['kind']} {row['name']}, {row['players']} players"
    return f"{row['game']}  {row['rating']:>4}{mark}  {games}  {who}"
