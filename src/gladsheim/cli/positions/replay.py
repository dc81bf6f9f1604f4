"""`gladsheim replay`: step through recorded games."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

import rich_click as click

from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.positions.files import STDIN, files_argument
from gladsheim.cli.screen import echo
from gladsheim.locales import LOCALES


@dataclass(frozen=True, slots=True)
class ReplayOptions:
    """The options of the command: one ply or all of a file, whose view, in which language."""

    number: int
    ply: int | None
    seat: int | None
    everything: bool
    lang: str


@click.command("replay")
@files_argument(required=True)
@click.option(
    "--number",
    type=click.IntRange(1, 1_000_000),
    default=1,
    show_default=True,
    help="Show this record of each file.",
)
@click.option("--ply", type=click.IntRange(0, 5_000), help="Show only the table after this many actions.")
@click.option("--seat", type=click.IntRange(0, 7), help="Show only what this seat may know.")
@click.option("--all", "everything", is_flag=True, help="Print every action without waiting for a key.")
@click.option(
    "--lang",
    type=click.Choice(LOCALES),
    default="en",
    show_default=True,
    help="Print the log in this language.",
)
@cards_option
def command(files: tuple[str, ...], everything: bool, **chosen: Any) -> None:
    """Step through recorded games.

    On a terminal, type Enter or n for the next action, b to go back, a number to jump there, q to leave. Each
    FILE (`-`: standard input) is shown in turn. A game that cannot be replayed is named, and the exit
    code is 1.
    """
    from gladsheim.cli.failing import FailedError, message_of
    from gladsheim.core.errors import RecordError, UsageError

    view = ReplayOptions(everything=everything or STDIN in files or not sys.stdin.isatty(), **chosen)
    broken = 0
    for at, file in enumerate(files, 1):
        if len(files) > 1:
            echo(f"{file}:")
        try:
            if not _show(file, view, more=at < len(files)):
                break
        except (RecordError, UsageError, OSError) as error:
            if len(files) == 1 and isinstance(error, UsageError):
                raise
            broken += 1
            echo(f"gladsheim: {message_of(error)}", err=True)
    if broken:
        raise FailedError(f"{broken} file{'s' if broken > 1 else ''} cannot be replayed")


def _show(file: str, view: ReplayOptions, *, more: bool) -> bool:
    """Show a record of a file; returns whether to go on with the next. Raises RecordError, UsageError."""
    from gladsheim.cli.positions.loading import one_record
    from gladsheim.cli.positions.stepping import RecordSteps
    from gladsheim.core.errors import RecordError, UsageError

    game = one_record(file, view.number)
    if view.seat is not None and view.seat >= len(game.seats):
        raise UsageError(f"{file}: seat is {view.seat}; allowed: 0 to {len(game.seats) - 1}")
    if view.ply is not None and view.ply > len(game.actions):
        raise UsageError(f"{file}: ply is {view.ply}; allowed: 0 to {len(game.actions)}")
    steps = RecordSteps(game, view.seat, view.lang)
    plies = range(len(game.actions) + 1) if view.ply is None else [view.ply]
    try:
        if view.ply is None and not view.everything:
            return steps.walk(more=more)
        for ply in plies:
            steps.show(ply)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from error
    return True
