"""`gladsheim replay`: step through a recorded game."""

from __future__ import annotations

import sys

import rich_click as click

from gladsheim.cli.positions.cards import cards_option


@click.command("replay")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--number", type=click.IntRange(1, 1_000_000), default=1, help="Which record of the file.")
@click.option("--ply", type=click.IntRange(0, 5_000), help="Show only the table after this action.")
@click.option("--seat", type=click.IntRange(0, 7), help="Look with the eyes of this seat.")
@click.option("--all", "everything", is_flag=True, help="Print every ply, without waiting for a key.")
@click.option("--lang", default="en", show_default=True, help="Language of the log: en, de, it, fr.")
@cards_option
def command(record: str, number: int, ply: int | None, seat: int | None, everything: bool, lang: str) -> None:
    """Step through a recorded game.

    On a terminal: Enter or n for the next action, b back, a number to jump there, q to leave.
    """
    from gladsheim.cli.positions.loading import one_record
    from gladsheim.cli.positions.stepping import Steps
    from gladsheim.core.errors import UsageError

    game = one_record(record, number)
    if seat is not None and seat >= len(game.seats):
        raise UsageError(f"seat is {seat}; allowed: 0 to {len(game.seats) - 1}")
    if ply is not None and ply > len(game.actions):
        raise UsageError(f"ply is {ply}; allowed: 0 to {len(game.actions)}")
    steps = Steps(game, seat, lang)
    if ply is not None:
        steps.show(ply)
    elif everything or not sys.stdin.isatty() or record == "-":
        for at in range(len(game.actions) + 1):
            steps.show(at)
    else:
        steps.walk()
