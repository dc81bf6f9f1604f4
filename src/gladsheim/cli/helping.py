"""`gladsheim help`: the help of any command."""

from __future__ import annotations

import rich_click as click


@click.command("help")
@click.argument("words", nargs=-1, metavar="[COMMAND [GAME]]")
@click.pass_context
def command(ctx: click.Context, words: tuple[str, ...]) -> None:
    """Show the help of a command.

    Without a command, list all commands.
    """
    program = ctx.find_root().command
    program.main([*words, "--help"], prog_name="gladsheim", standalone_mode=False)
