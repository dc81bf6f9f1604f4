"""`gladsheim simulate`: games between bots."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import rich_click as click

from gladsheim.cli.options import PerGame, fresh, ray_option, resume_option, seed_option

if TYPE_CHECKING:
    from rich.console import Console

    from gladsheim.bots.contests.standings import BotGameResult
    from gladsheim.cli.engine.bot_games import BotGame
    from gladsheim.core.game import Game, Json, Seed

MOST_GAMES = 1_000_000
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SimulateOptions:
    """The command's own flags and arguments, besides the options of the game."""

    number: int
    lineup: str
    file: str | None
    jobs: int
    ray: str | None
    resume: str | None
    seed: Seed | None
    quiet: bool


def simulate(game: Game, wishes: SimulateOptions) -> None:
    """Let bots play games, and write the records.

    A file whose name ends with .parquet gets a row for each decision (this needs gladsheim[research]), any
    other file the records as JSON lines. A summary goes to standard error.
    """
    from gladsheim.bots.contests.standings import BotGameResult
    from gladsheim.cli.engine.bot_games import check_bots, play_to_keep
    from gladsheim.cli.engine.compiling import compile_games
    from gladsheim.cli.engine.hiring import hired, resuming
    from gladsheim.cli.engine.writing import keeping
    from gladsheim.cli.screen import err

    number = wishes.number
    names = wishes.lineup.split(",")
    check_bots(names)
    compile_games([game.name])
    names = [names[seat % len(names)] for seat in range(game.players)]
    base = fresh(wishes.seed)
    text = base.hex() if isinstance(base, bytes) else str(base)
    begun = time.perf_counter()
    played: list[BotGameResult] = []
    with keeping(wishes.file) as keeper, hired(wishes.jobs, wishes.ray) as crew:
        workers = resuming(crew, wishes.resume, wishes.seed, tuple[BotGameResult, bytes])
        work = partial(play_to_keep, keeper.form)
        games = workers.run(work, _tasks(game, names, text, number))
        for one, kept in watched(games, number, wishes.quiet):
            keeper.take(kept)
            played.append(one)
        keeper.tell(_made(names, text, played))
    if not wishes.quiet:
        summary(played, time.perf_counter() - begun, err())


def _made(names: list[str], seed: str, played: list[BotGameResult]) -> Json:
    """Return how games were made, for the metadata of a data set."""
    from gladsheim import bots
    from gladsheim.research.cluster.sources import identity

    weaker = _weaker(played)
    modes = {"compiled" if game.compiled else "plain" for game in played}
    return {
        "by": "gladsheim simulate",
        "version": identity(),
        "seed": seed,
        "kernels": "mixed" if len(modes) > 1 else modes.pop(),
        "bots": [
            {"name": name, "level": bots.level(name), "smaller_budgets": name in weaker} for name in names
        ],
    }


def _weaker(played: list[BotGameResult]) -> list[str]:
    """Return the names of the bots that decided with smaller budgets, because kernels were plain."""
    from gladsheim import bots

    names = dict.fromkeys(name for game in played if not game.compiled for name in game.lineup)
    return [name for name in names if not bots.steady(name)]


def _tasks(game: Game, names: list[str], seed: str, number: int) -> Iterator[BotGame]:
    from gladsheim.cli.engine.bot_games import BotGame

    for at in range(1, number + 1):
        label = f"{seed}/{at}"
        yield BotGame(game.name, game.options, tuple(names), label, f"{label}/bots")


def watched(games: Iterator[T], number: int, quiet: bool) -> Iterator[T]:
    """Return the games, with a progress bar on a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from gladsheim.cli.screen import err

    console = err()
    columns = ("games", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True) as bar:
        task = bar.add_task("games", total=number)
        for game in games:
            bar.advance(task)
            yield game


def summary(played: list[BotGameResult], seconds: float, console: Console) -> None:
    """Print a row for each seat: wins, mean points, decisions, time for a decision."""
    from rich.table import Table

    total = len(played)
    title = f"{total} game{'' if total == 1 else 's'} in {seconds:.1f} s"
    table = Table("seat", "bot", title=title, box=None, title_justify="left")
    for heading in ("wins", "mean points", "decisions", "ms each"):
        table.add_column(heading, justify="right")
    for seat, bot in enumerate(played[0].lineup):
        wins = sum(game.ranking[0] == seat for game in played)
        points = sum(game.scores[seat] for game in played) / total
        decisions = sum(game.decisions[seat] for game in played)
        thinking = sum(game.thinking[seat] for game in played)
        each = 1000 * thinking / max(1, decisions)
        table.add_row(
            str(seat), bot, f"{wins} ({wins / total:.0%})", f"{points:.1f}", f"{decisions:,}", f"{each:.2f}"
        )
    console.print(table)
    if weaker := _weaker(played):
        console.print(f"with smaller budgets, because kernels ran plain: {', '.join(weaker)}")


PARAMETERS: list[click.Parameter] = [
    click.RichOption(
        ["-n", "--number"],
        type=click.IntRange(1, MOST_GAMES),
        default=100,
        show_default=True,
        help="Play this many games.",
    ),
    click.RichOption(
        ["--bots", "lineup"],
        default="greedy",
        show_default=True,
        metavar="BOT,BOT,...",
        help="Put these bots in the seats, in order; a shorter list is repeated.",
    ),
    click.RichOption(
        ["-o", "--out", "file"],
        type=click.Path(dir_okay=False),
        help="Write the games to this file.  [default: records to standard output]",
    ),
    click.RichOption(
        ["-j", "--jobs"],
        type=click.IntRange(1, 256),
        default=1,
        show_default=True,
        help="Run this many processes.",
    ),
    ray_option(),
    resume_option(),
    seed_option("Repeat the same games with the same seed.  [default: a fresh secret]"),
    click.RichOption(["-q", "--quiet"], is_flag=True, help="Show no progress bar and no summary."),
]

command = PerGame("simulate", simulate, SimulateOptions, PARAMETERS)
