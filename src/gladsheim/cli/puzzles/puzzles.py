"""`gladsheim puzzles`: finds puzzles in games between the strongest bots, and proves them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.options import PerGame, fresh, ray_option, seed_option

if TYPE_CHECKING:
    from gladsheim.core.game import Game, Seed
    from gladsheim.puzzles import Puzzle
    from gladsheim.puzzles.searching import SearchResult, SearchTask

MOST_PUZZLES = 1_000
MOST_GAMES = 100_000
SEED = "puzzles"
"""Default seed of a search, so that an interrupted one can be continued."""


@dataclass(frozen=True, slots=True)
class PuzzleOptions:
    """The command's own flags and arguments, besides the options of the game."""

    number: int
    file: str | None
    games: int
    jobs: int
    ray: str | None
    seed: Seed | None
    check: bool
    quiet: bool


def puzzles(game: Game, wishes: PuzzleOptions) -> None:
    """Find puzzles in games between bots, and prove them.

    A puzzle is a decision with one clearly best action, written as a JSON line. With --out, give the command
    again to continue a search that was cut off. With --check, the puzzles of the package are proved again.
    """
    from gladsheim.cli.engine.compiling import compile_games
    from gladsheim.cli.engine.hiring import hired
    from gladsheim.cli.puzzles.checking import check

    compile_games([game.name])
    if wishes.check:
        crew = hired(wishes.jobs, wishes.ray)
        check(game.name, _text(fresh(wishes.seed)), wishes.number, crew, quiet=wishes.quiet)
    else:
        _search(game, wishes)


def _search(game: Game, wishes: PuzzleOptions) -> None:
    from gladsheim.cli.engine.hiring import hired
    from gladsheim.cli.engine.simulate import watched
    from gladsheim.cli.engine.writing import writing
    from gladsheim.cli.puzzles.unfinished import UnfinishedSearch
    from gladsheim.cli.screen import echo
    from gladsheim.puzzles.puzzle import VERSION
    from gladsheim.puzzles.searching import search

    seed = _text(wishes.seed if wishes.seed is not None else SEED)
    wanted = {"game": game.name, "rules": game.rules_version, "options": game.options, "version": VERSION}
    log = UnfinishedSearch(wishes.file, wanted, seed)
    if log.lost:
        echo(f"{log.path} is damaged: {log.lost} games are searched again", err=True)
    taken: dict[str, Puzzle] = {}
    searched: list[SearchResult] = []
    with hired(wishes.jobs, wishes.ray) as workers:
        news = workers.run(search, _tasks(game, seed, len(log.games), wishes.games))
        games = chain(list(log.games), map(log.keep, news))
        for found in watched(games, wishes.games, wishes.quiet):
            searched.append(found)
            taken.update((puzzle.id, puzzle) for puzzle in found.puzzles)
            if len(taken) >= wishes.number:
                break
    with writing(wishes.file) as stream:
        for puzzle in list(taken.values())[: wishes.number]:
            stream.write(f"{puzzle.to_line()}\n".encode())
    log.remove()
    if not wishes.quiet:
        _summary(searched, list(taken.values())[: wishes.number])


def _text(seed: Seed) -> str:
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def _tasks(game: Game, seed: str, since: int, games: int) -> Iterator[SearchTask]:
    from gladsheim.puzzles.searching import SearchTask

    for number in range(since + 1, games + 1):
        yield SearchTask(game.name, game.options, f"{seed}/{number}")


def _summary(searched: list[SearchResult], taken: list[Puzzle]) -> None:
    from rich.table import Table

    from gladsheim.cli.screen import err

    table = Table("games", box=None)
    for heading in ("decisions", "promising", "proved", "taken", "seconds a puzzle"):
        table.add_column(heading, justify="right")
    seconds = sum(one.seconds for one in searched)
    table.add_row(
        str(len(searched)),
        f"{sum(one.decisions for one in searched):,}",
        str(sum(one.promising for one in searched)),
        str(sum(one.proved for one in searched)),
        str(len(taken)),
        f"{seconds / max(1, len(taken)):.1f}",
    )
    err().print(table)


PARAMETERS: list[click.Parameter] = [
    click.RichOption(
        ["-n", "--number"],
        type=click.IntRange(1, MOST_PUZZLES),
        default=24,
        show_default=True,
        help="Find this many puzzles.",
    ),
    click.RichOption(
        ["-o", "--out", "file"],
        type=click.Path(dir_okay=False),
        help="Write the puzzles to this file.  [default: standard output]",
    ),
    click.RichOption(
        ["--games"],
        type=click.IntRange(1, MOST_GAMES),
        default=1_000,
        show_default=True,
        help="Search at most this many games.",
    ),
    click.RichOption(
        ["-j", "--jobs"],
        type=click.IntRange(1, 256),
        default=1,
        show_default=True,
        help="Run this many processes.",
    ),
    ray_option(),
    seed_option(f"Repeat the same search with the same seed.  [default: {SEED}]"),
    click.RichOption(
        ["--check"], is_flag=True, help="Prove the puzzles of the package again, in the worlds of --seed."
    ),
    click.RichOption(["-q", "--quiet"], is_flag=True, help="Show no progress bar and no summary."),
]

command = PerGame("puzzles", puzzles, PuzzleOptions, PARAMETERS)
