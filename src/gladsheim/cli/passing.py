"""`gladsheim test`: hands all its arguments to the project's test runner."""

from __future__ import annotations

import rich_click as click


@click.command(
    "test",
    context_settings={"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []},
    add_help_option=False,
)
@click.argument("args", nargs=-1, type=click.UNPROCESSED)
def command(args: tuple[str, ...]) -> int:
    """Run the project's own tests."""
    from gladsheim.cli.test import run

    return int(run(list(args)))
