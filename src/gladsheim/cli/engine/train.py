"""`gladsheim train`: trains value networks from games of the search with itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import rich_click as click

from gladsheim.cli.options import fresh, ray_option, resume_option, seed_option

if TYPE_CHECKING:
    from gladsheim.bots.learned.weights import LearnedWeights
    from gladsheim.core.game import Seed
    from gladsheim.research.cluster.workers import Workers
    from gladsheim.research.training.course import Course
    from gladsheim.research.training.fitting import FittedNetwork

MOST_GAMES = 1_000_000
MOST_ROUNDS = 100
MOST_DEALS = 10_000


@dataclass(frozen=True, slots=True)
class TrainOptions:
    """The command's flags."""

    out: str | None
    players: tuple[int, ...]
    rounds: int | None
    games: int | None
    deals: int
    jobs: int
    ray: str | None
    resume: str | None
    seed: Seed | None


PARAMETERS: list[click.Parameter] = [
    click.RichArgument(["game"]),
    click.RichOption(
        ["-o", "--out"], metavar="FILE", help="Write the result to this file.  [default: GAME.learned.json]"
    ),
    click.RichOption(
        ["--players"],
        type=click.IntRange(2, 10),
        multiple=True,
        help="Train only for this number of players; may be repeated.",
    ),
    click.RichOption(
        ["--rounds"],
        type=click.IntRange(1, MOST_ROUNDS),
        help="Play this many rounds of games.  [default: set by the game]",
    ),
    click.RichOption(
        ["--games"],
        type=click.IntRange(2, MOST_GAMES),
        help="Play this many games per round and number of players.  [default: set by the game]",
    ),
    click.RichOption(
        ["--deals"],
        type=click.IntRange(0, MOST_DEALS),
        default=50,
        show_default=True,
        help="Play this many deals at the end to measure the strength; 0: none.",
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
    seed_option("Repeat the same training with the same seed.  [default: a fresh secret]"),
]


def train(game: str, **given: Any) -> None:
    """Train the value networks of a game's bots.

    The networks learn what positions are worth from games that the search plays against itself. The result is
    a file with a network for each number of players; the bot seer-7@FILE plays with it. This needs
    gladsheim[research].
    """
    from gladsheim.cli.engine.compiling import compile_games
    from gladsheim.cli.engine.hiring import hired, resuming
    from gladsheim.cli.engine.writing import writing
    from gladsheim.research.training.course import with_strength
    from gladsheim.research.training.playing import Positions
    from gladsheim.research.training.strength import strength

    wishes = TrainOptions(**given)
    course = _course(game, wishes)
    compile_games([game])
    with hired(wishes.jobs, wishes.ray) as crew:
        workers = resuming(crew, wishes.resume, wishes.seed, Positions)
        learned = _watched(course, workers)
        if wishes.deals:
            learned = with_strength(learned, strength(course, learned, wishes.deals, crew))
    with writing(wishes.out or f"{game}.learned.json") as stream:
        stream.write(learned.to_bytes())


command = click.RichCommand(name="train", callback=train, params=PARAMETERS, help=train.__doc__)


def _course(game: str, wishes: TrainOptions) -> Course:
    """Return the training that the flags describe. Raises UsageError."""
    from gladsheim.core.errors import UsageError, need, shorten
    from gladsheim.games import info, names
    from gladsheim.research.training.course import Course

    for package in ("jax", "optax"):
        need(package, "gladsheim train")
    if game not in names():
        raise UsageError(f"game is {shorten(game)}; allowed: {', '.join(names())}")
    kind = info(game)
    if not kind.rules.features.names:
        raise UsageError(f"{kind.title} says nothing of its positions that a value could be learned from")
    option = next(option for option in kind.option_list if option.name == "players")
    every = range(option.low, option.high + 1)
    if wrong := [one for one in wishes.players if one not in every]:
        raise UsageError(f"players is {wrong[0]}; allowed: {option.low} to {option.high}")
    base = fresh(wishes.seed)
    seed = base.hex() if isinstance(base, bytes) else str(base)
    usual = kind().bots.practice
    practice = replace(usual, rounds=wishes.rounds or usual.rounds, games=wishes.games or usual.games)
    return Course(game, seed, tuple(sorted(set(wishes.players))) or tuple(every), practice)


def _watched(course: Course, workers: Workers) -> LearnedWeights:
    """Train with a bar, and a line for each fit."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from gladsheim.bots.learned.weights import players_and_kind
    from gladsheim.cli.screen import err
    from gladsheim.research.training import course as training

    console = err()
    columns = ("pieces", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("pieces", total=course.pieces)

        def tell(key: str, number: int, fitted: FittedNetwork) -> None:
            players, kind = players_and_kind(key)
            who = f"{players} players{f', {kind}' if kind else ''}"
            share = f"{fitted.explained:.1%} of the final differences explained"
            console.print(f"{who}, round {number + 1}: {fitted.positions:,} positions, {share}")

        return training.train(course, workers, tell, lambda: bar.advance(task))
