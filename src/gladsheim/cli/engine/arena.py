"""`gladsheim arena`: bots compete on equal deals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any

import rich_click as click

from gladsheim.cli.options import PerGame, fresh, ray_option, resume_option, seed_option

if TYPE_CHECKING:
    from gladsheim.cli.engine.bot_games import Task
    from gladsheim.cli.engine.standings import Match
    from gladsheim.core.game import Game, Seed

MOST_BOTS = 16
MOST_DEALS = 100_000


@dataclass(frozen=True, slots=True)
class Wishes:
    """The command's own flags and arguments, besides the options of the game."""

    names: tuple[str, ...]
    deals: int
    ladder: bool
    jobs: int
    ray: str | None
    resume: str | None
    seed: Seed | None
    as_json: bool


def arena(game: Game, wishes: Wishes) -> None:
    """Let bots compete: every pair on the same deals, in every seat.

    Each deal is played once for every way to seat the two, so luck of the deal and of the
    seat falls on both alike. Intervals are Wilson's, at 95 %.
    """
    from gladsheim.cli.engine.bot_games import Played, check_bots, play
    from gladsheim.cli.engine.compiling import compile_games
    from gladsheim.cli.engine.hiring import hired, resuming
    from gladsheim.cli.engine.simulate import watched
    from gladsheim.cli.engine.standings import Match
    from gladsheim.core.errors import UsageError

    names = wishes.names
    check_bots(names)
    if not 2 <= len(names) <= MOST_BOTS or len(set(names)) < len(names):
        raise UsageError(f"bots are {', '.join(names)}; allowed: 2 to {MOST_BOTS} different ones")
    compile_games([game.name])
    base = fresh(wishes.seed)
    text = base.hex() if isinstance(base, bytes) else str(base)
    pairs = list(pairwise(names)) if wishes.ladder else list(combinations(names, 2))
    matches = {pair: Match(*pair) for pair in pairs}
    tasks = list(_tasks(game, pairs, text, wishes.deals))
    with hired(wishes.jobs, wishes.ray) as crew:
        workers = resuming(crew, wishes.resume, wishes.seed, Played)
        games = watched(workers.run(play, (task for _, task in tasks)), len(tasks), quiet=False)
        for (pair, _), played in zip(tasks, games, strict=True):
            matches[pair].add(played)
    _publish(game, list(names), list(matches.values()), wishes)


def lineups(first: str, second: str, players: int) -> list[tuple[str, ...]]:
    """Every different way to seat two bots alternately around the table."""
    found: dict[tuple[str, ...], None] = {}
    for pair in ((first, second), (second, first)):
        around = [pair[seat % 2] for seat in range(players)]
        for turn in range(players):
            found[tuple(around[turn:] + around[:turn])] = None
    return list(found)


def _tasks(
    game: Game, pairs: list[tuple[str, str]], seed: str, deals: int
) -> Iterator[tuple[tuple[str, str], Task]]:
    from gladsheim.cli.engine.bot_games import Task

    for pair in pairs:
        for deal in range(1, deals + 1):
            for at, lineup in enumerate(lineups(*pair, game.players)):
                label = f"{seed}/{deal}"
                yield pair, Task(game.name, game.options, lineup, label, f"{label}/{'/'.join(pair)}/{at}")


def _publish(game: Game, names: list[str], matches: list[Match], wishes: Wishes) -> None:
    from gladsheim.cli.engine.standings import ratings

    elo = ratings(names, matches)
    order = sorted(names, key=lambda name: -elo[name])
    if wishes.as_json:
        rows: dict[str, Any] = {
            "game": game.name,
            "options": game.options,
            "deals": wishes.deals,
            "ladder": [{"bot": name, "rating": round(elo[name])} for name in order],
            "matches": [match.to_json() for match in matches],
        }
        click.echo(json.dumps(rows, indent=1))
        return
    _print(game, order, elo, matches)


def _print(game: Game, order: list[str], elo: dict[str, float], matches: list[Match]) -> None:
    from rich.table import Table

    from gladsheim.cli.screen import out

    console = out()
    table = Table("pair", title=f"{game.title}, {game.players} players", box=None, title_justify="left")
    for heading in ("games", "wins", "95 %", "points ahead", "ms each"):
        table.add_column(heading, justify="right")
    for match in matches:
        low, high = match.interval
        table.add_row(
            f"{match.first} : {match.second}",
            str(match.games),
            f"{match.share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{match.ahead:+.1f}",
            f"{match.pace(0):.1f} : {match.pace(1):.1f}",
        )
    console.print(table)
    rating = Table("bot", box=None, title="ladder", title_justify="left")
    rating.add_column("rating", justify="right")
    for name in order:
        rating.add_row(name, f"{elo[name]:.0f}")
    console.print(rating)


PARAMETERS: list[click.Parameter] = [
    click.RichArgument(["names"], nargs=-1, required=True, metavar="BOT BOT..."),
    click.RichOption(
        ["-n", "--deals"],
        type=click.IntRange(1, MOST_DEALS),
        default=50,
        show_default=True,
        help="Deals for each pair.",
    ),
    click.RichOption(
        ["--ladder"], is_flag=True, help="Each bot against the next one only, in the order given."
    ),
    click.RichOption(
        ["-j", "--jobs"], type=click.IntRange(1, 256), default=1, show_default=True, help="Processes."
    ),
    ray_option(),
    resume_option(),
    seed_option("Makes the whole arena the same again."),
    click.RichOption(["--json", "as_json"], is_flag=True, help="JSON instead of tables."),
]

command = PerGame("arena", arena, Wishes, PARAMETERS)
