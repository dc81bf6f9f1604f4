"""`gladsheim bench`: speed of the engine, each mode in a process of its own."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import rich_click as click

from gladsheim.cli.options import PerGame
from gladsheim.cli.screen import write_json

if TYPE_CHECKING:
    from gladsheim.core.game import Game

MODES = ("compiled", "plain")
MOST_SECONDS = 600


@dataclass(frozen=True, slots=True)
class BenchOptions:
    """The command's own flags and arguments, besides the options of the game."""

    modes: tuple[str, ...]
    seconds: float
    threads: int
    as_json: bool


def bench(game: Game, wishes: BenchOptions) -> None:
    """Measure how fast the engine plays.

    The command times random games that list all legal actions at every decision. Without a game it measures
    all games with their default options.
    """
    report([game], wishes)


def report(games: list[Game], wishes: BenchOptions) -> None:
    """Measure games in modes, and print a table or a list of JSON objects."""
    from gladsheim.cli.engine.compiling import compile_games
    from gladsheim.cli.screen import err
    from gladsheim.core.engine.cache import is_here
    from gladsheim.core.errors import need

    if "compiled" in wishes.modes:
        need("numba", "--mode compiled")
    rows = []
    if "compiled" in (wishes.modes or available()):
        compile_games([game.name for game in games])
    console = err()
    for game in games:
        for mode in wishes.modes or (available() if is_here(game.name) else MODES[1:]):
            with console.status(f"{game.name}, {mode}"):
                rows.append(measure(game, mode, wishes.seconds, wishes.threads))
    if wishes.as_json:
        write_json(rows, indent=1)
    else:
        _table(rows)


def available() -> tuple[str, ...]:
    """Return the modes that can run here."""
    return MODES if importlib.util.find_spec("numba") else MODES[1:]


def measure(game: Game, mode: str, seconds: float, threads: int) -> dict[str, Any]:
    """Measure one mode in a fresh process. Raises FailedError with the message of that process."""
    from gladsheim.cli.failing import FailedError
    from gladsheim.core.engine.making.complaint import complaint

    # Plain Python runs one thread at a time.
    threads = threads if mode == "compiled" else 1
    what = {"game": game.name, "options": game.options}
    work = json.dumps({**what, "seconds": seconds, "threads": threads})
    done = subprocess.run(  # this interpreter, with arguments of our own
        [sys.executable, "-m", "gladsheim.cli.engine.bench_worker", work],
        env={**os.environ, "GLADSHEIM_KERNELS": mode},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        why = complaint(done.stderr) or f"exit code {done.returncode}"
        raise FailedError(f"{game.name}, {mode}: {why}")
    speeds: dict[str, Any] = json.loads(done.stdout)
    return {**what, "mode": mode, "threads": threads, **speeds}


def _table(rows: list[dict[str, Any]]) -> None:
    from rich.table import Table

    from gladsheim.cli.screen import out

    table = Table(
        "game", "mode", box=None, title="random playouts, every legal action found", title_justify="left"
    )
    for heading in ("threads", "decisions/s", "playouts/s"):
        table.add_column(heading, justify="right")
    for row in rows:
        speeds = [f"{row[name]:,.0f}" for name in ("decisions_per_second", "playouts_per_second")]
        table.add_row(row["game"], row["mode"], str(row["threads"]), *speeds)
    out().print(table)


PARAMETERS: list[click.Parameter] = [
    click.RichOption(
        ["--mode", "modes"],
        type=click.Choice(MODES),
        multiple=True,
        help="Measure only this mode; may be repeated.  [default: both, if Numba is installed]",
    ),
    click.RichOption(
        ["--seconds"],
        type=click.FloatRange(0.05, MOST_SECONDS),
        default=3.0,
        show_default=True,
        help="Measure for this many seconds after the warm-up.",
    ),
    click.RichOption(
        ["--threads"],
        type=click.IntRange(1, 256),
        default=1,
        show_default=True,
        help="Run compiled playouts in this many threads.",
    ),
    click.RichOption(["--json", "as_json"], is_flag=True, help="Print JSON."),
]


class _BenchCommand(PerGame[BenchOptions]):
    """The command `bench`. Without a game it runs all of them, with their default options."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse flags without a game as the group's own."""
        own = [] if set(args) & set(self.list_commands(ctx)) else PARAMETERS
        self.params = [*own, *(known for known in self.params if known not in PARAMETERS)]
        return super().parse_args(ctx, args)


command = _BenchCommand("bench", bench, BenchOptions, PARAMETERS, invoke_without_command=True)


@click.pass_context
def every_game(ctx: click.Context, /, **given: Any) -> None:
    """Bench all games if none was named."""
    if ctx.invoked_subcommand is None:
        from gladsheim.games import game, names

        report([game(name) for name in names()], BenchOptions(**given))


command.callback = every_game
