"""`gladsheim arena`: bots compete on equal deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

import rich_click as click

from gladsheim.cli.options import PerGame, fresh, ray_option, resume_option, seed_option
from gladsheim.cli.screen import write_json

if TYPE_CHECKING:
    from gladsheim.bots.contests.standings import EloRating, PairingResult
    from gladsheim.core.game import Game, Seed


@dataclass(frozen=True, slots=True)
class Contest:
    """Settings of a contest: the number of deals, and the workers that play them."""

    deals: int
    jobs: int
    ray: str | None
    resume: str | None
    seed: Seed | None


@dataclass(frozen=True, slots=True)
class ArenaOptions(Contest):
    """The command's own flags and arguments, besides the options of the game."""

    names: tuple[str, ...]
    as_json: bool


def arena(game: Game, wishes: ArenaOptions) -> None:
    """Compare bots on equal deals.

    Every pair of bots plays each deal once for every way to seat the two, so luck is the same for both.
    Intervals are at 95 %, and go by deals, not by games.
    """
    check_names(wishes.names, 2)
    _publish(game, compete(game, list(combinations(wishes.names, 2)), wishes), wishes)


def check_names(names: Sequence[str], fewest: int) -> None:
    """Refuse names of bots that cannot compete. Raises UsageError and BotError."""
    from gladsheim.bots.contests.matches import MOST_BOTS
    from gladsheim.cli.engine.bot_games import check_bots
    from gladsheim.core.errors import UsageError

    check_bots(names)
    if not fewest <= len(names) <= MOST_BOTS or len(set(names)) < len(names):
        raise UsageError(f"bots are {', '.join(names)}; allowed: {fewest} to {MOST_BOTS} different ones")


def compete(game: Game, pairs: Sequence[tuple[str, str]], contest: Contest) -> list[PairingResult]:
    """Play the matches of these pairs."""
    from gladsheim.bots.contests.matches import contest_games
    from gladsheim.bots.contests.standings import BotGameResult, PairingResult
    from gladsheim.cli.engine.bot_games import BotGame, play
    from gladsheim.cli.engine.compiling import compile_games
    from gladsheim.cli.engine.hiring import hired, resuming
    from gladsheim.cli.engine.simulate import watched

    compile_games([game.name])
    matches = {pair: PairingResult(*pair) for pair in pairs}
    ones = list(contest_games(pairs, game.players, contest.deals, fresh(contest.seed)))
    tasks = (BotGame(game.name, game.options, one.lineup, one.seed, one.label) for one in ones)
    with hired(contest.jobs, contest.ray) as crew:
        workers = resuming(crew, contest.resume, contest.seed, BotGameResult)
        games = watched(workers.run(play, tasks), len(ones), quiet=False)
        for one, played in zip(ones, games, strict=True):
            matches[one.pair].add(played, one.seed)
    return list(matches.values())


def _publish(game: Game, matches: list[PairingResult], wishes: ArenaOptions) -> None:
    from gladsheim.bots.contests.standings import ratings

    rated = ratings(matches, wishes.names[0])
    if not wishes.as_json:
        show(game, rated, matches)
        return
    rows: dict[str, Any] = {
        "game": game.name,
        "options": game.options,
        "deals": wishes.deals,
        "ladder": [{"bot": name, **rated[name].to_json()} for name in best_first(rated)],
        "matches": [match.to_json() for match in matches],
    }
    write_json(rows, indent=1)


def best_first(rated: dict[str, EloRating]) -> list[str]:
    """Return the names of bots by their ratings, best first."""
    return sorted(rated, key=lambda name: -rated[name].rating)


def show(game: Game, rated: dict[str, EloRating], matches: list[PairingResult]) -> None:
    """Print the matches, and the bots by their ratings."""
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
    ladder = Table("bot", box=None, title="ladder", title_justify="left")
    for heading in ("rating", "95 %"):
        ladder.add_column(heading, justify="right")
    for name in best_first(rated):
        one = rated[name]
        ladder.add_row(name, f"{one.rating:.0f}", f"{one.low:.0f} to {one.high:.0f}")
    console.print(ladder)


def contest_options(deals: int) -> list[click.Parameter]:
    """Return the command-line flags of a `Contest`."""
    return [
        click.RichOption(
            ["-n", "--deals"],
            type=click.IntRange(1, 100_000),
            default=deals,
            show_default=True,
            help="Play this many deals per pair of bots.",
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
        seed_option("Repeat the same contest with the same seed.  [default: a fresh secret]"),
    ]


PARAMETERS: list[click.Parameter] = [
    click.RichArgument(["names"], nargs=-1, required=True, metavar="BOT BOT..."),
    *contest_options(50),
    click.RichOption(["--json", "as_json"], is_flag=True, help="Print JSON."),
]

command = PerGame("arena", arena, ArenaOptions, PARAMETERS)
