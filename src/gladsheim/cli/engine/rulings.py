"""`gladsheim rulings`: effect of each reading and edition, measured in paired games (E-7)."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.options import PerGame, fresh, ray_option, resume_option, seed_option
from gladsheim.cli.screen import echo
from gladsheim.core.rulings import OPTION

if TYPE_CHECKING:
    from gladsheim.cli.engine.paired import Pair, RulingEffect
    from gladsheim.core.game import Game, Json, Seed

MOST_PAIRS = 100_000
MOST_JOBS = 256
NORMAL = 1.96
"""Number of standard errors on either side of a mean in a 95 % interval."""
HEADINGS = (
    "table",
    "reading",
    "other actions offered",
    "another action taken",
    "mean score",
    "wins of the first",
)


@dataclass(frozen=True, slots=True)
class RulingsOptions:
    """The command's own flags, besides the options of the game."""

    number: int
    bot: str
    jobs: int
    ray: str | None
    resume: str | None
    every_table: bool
    markdown: bool
    seed: Seed | None
    quiet: bool


def rulings(game: Game, wishes: RulingsOptions) -> None:
    """Measure what each reading and each edition of the rules changes.

    The command plays pairs of games with the same deal and the same bots, once with the reading and once
    without. --rulings and --edition choose the readings; each is measured by itself, then every edition that
    they make up.
    """
    from gladsheim.cli.engine.bot_games import check_bots
    from gladsheim.cli.engine.compiling import compile_games
    from gladsheim.cli.engine.hiring import hired, resuming
    from gladsheim.cli.engine.paired import RulingEffect, compare
    from gladsheim.cli.engine.simulate import watched

    check_bots([wishes.bot])
    compile_games([game.name])
    base = fresh(wishes.seed)
    text = base.hex() if isinstance(base, bytes) else str(base)
    tables = list(usual_tables(game)) if wishes.every_table else [game.options]
    mixtures = measured(game)
    pairs = _pairs(game, tables, mixtures, wishes, text)
    total = len(tables) * len(mixtures) * wishes.number
    with hired(wishes.jobs, wishes.ray) as crew:
        workers = resuming(crew, wishes.resume, wishes.seed, RulingEffect)
        effects = list(watched(workers.run(compare, pairs), total, wishes.quiet))
    chunks = (effects[at : at + wishes.number] for at in range(0, total, wishes.number))
    rows = [(titled(options), name, *cells(next(chunks))) for options in tables for name in mixtures]
    show(game.title, rows, wishes)


def measured(game: Game) -> dict[str, tuple[str, ...]]:
    """Return the readings that are measured together, by their name: each one of the game's options, else
    each of all, and every edition that consists of several of these.
    """
    rulings = game.traits.rulings
    names = game.options.get(OPTION, rulings.names)
    editions = {name: one for name, one in rulings.editions.items() if len(one) > 1 and {*one} <= {*names}}
    return {**{name: (name,) for name in names}, **editions}


def usual_tables(game: Game) -> Iterator[Json]:
    """Return the options for every number of players with every named set of pieces, else the
    chosen options.
    """
    kinds = {option.name: option for option in game.option_list}
    players = kinds["players"]
    sets: Sequence[str] = kinds["set"].choices if "set" in kinds else ()
    for number in range(players.low, players.high + 1):
        named = [{"set": one} for one in sets if one != "custom"]
        for chosen in named or [{}]:
            yield type(game)(**chosen, **{"players": number}).options


def titled(options: Json) -> str:
    """Describe the options of a table in a few words."""
    return ", ".join([f"{options['players']} players", *([str(options["set"])] if "set" in options else [])])


def _pairs(
    game: Game, tables: list[Json], mixtures: Mapping[str, tuple[str, ...]], wishes: RulingsOptions, seed: str
) -> Iterator[Pair]:
    from gladsheim.cli.engine.paired import Pair

    for options in tables:
        plain = {name: value for name, value in options.items() if name != OPTION}
        for readings in mixtures.values():
            for at in range(1, wishes.number + 1):
                yield Pair(game.name, plain, readings, wishes.bot, f"{seed}/{at}")


def cells(effects: Sequence[RulingEffect]) -> tuple[str, ...]:
    """Return the cells of a row: shares and changes, each with its 95 % interval."""
    return (
        share([one.offered for one in effects]),
        share([one.taken for one in effects]),
        change([one.score for one in effects], 1, ""),
        change([one.first for one in effects], 100, " %"),
    )


def share(found: Sequence[bool]) -> str:
    """Return the share of true values, with its interval after Wilson."""
    from gladsheim.bots.contests.shares import wilson

    if not any(found):
        return "never"
    low, high = wilson(sum(found), len(found))
    return f"{sum(found) / len(found):.0%} ({low:.0%} to {high:.0%})"


def change(found: Sequence[float], unit: float, sign: str) -> str:
    """Return the mean of the changes, with an interval from their spread."""
    if not any(found):
        return "none"
    mean = fmean(found) * unit
    reach = NORMAL * stdev(found) * unit / math.sqrt(len(found)) if len(found) > 1 else math.inf
    return f"{mean:+.1f}{sign} (±{reach:.1f})"


def show(title: str, rows: list[tuple[str, ...]], wishes: RulingsOptions) -> None:
    """Print a table on the terminal, or in Markdown for the documentation."""
    if wishes.markdown:
        lines = [HEADINGS, ("---",) * len(HEADINGS), *rows]
        echo("\n".join(f"| {' | '.join(line)} |" for line in lines))
        return
    from rich.table import Table

    from gladsheim.cli.screen import out

    table = Table(title=f"{title}: {wishes.number} pairs of games a row", title_justify="left")
    for heading in HEADINGS:
        table.add_column(heading, no_wrap=heading == "reading")
    for row in rows:
        table.add_row(*row)
    out().print(table)


def default_jobs() -> int:
    """Return the default number of processes: one less than there are processors."""
    return max(1, (os.cpu_count() or 2) - 1)


PARAMETERS: list[click.Parameter] = [
    click.RichOption(
        ["-n", "--number"],
        type=click.IntRange(1, MOST_PAIRS),
        default=100,
        show_default=True,
        help="Play this many pairs of games per reading or edition and table.",
    ),
    click.RichOption(["--bot"], default="greedy", show_default=True, help="Put this bot in all seats."),
    click.RichOption(
        ["-j", "--jobs"],
        type=click.IntRange(1, MOST_JOBS),
        default=default_jobs,
        help="Run this many processes.  [default: one less than the cores]",
    ),
    ray_option(),
    resume_option(),
    click.RichOption(
        ["--every-table"], is_flag=True, help="Measure every number of players and every set of pieces."
    ),
    click.RichOption(["--markdown"], is_flag=True, help="Print a Markdown table."),
    seed_option("Repeat the same games with the same seed.  [default: a fresh secret]"),
    click.RichOption(["-q", "--quiet"], is_flag=True, help="Show no progress bar."),
]


command = PerGame("rulings", rulings, RulingsOptions, PARAMETERS)
