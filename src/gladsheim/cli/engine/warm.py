"""`gladsheim warm`: compile the kernels ahead of time."""

from __future__ import annotations

import rich_click as click

from gladsheim.cli.screen import echo


@click.command("warm")
def command() -> None:
    """Compile the engines now.

    Otherwise the hall compiles them in the background, and its bots play weaker until it has finished.
    Without Numba there is nothing to compile.
    """
    from gladsheim.cli.engine.compiling import compile_games
    from gladsheim.core.engine.choice import PLAIN, wish
    from gladsheim.core.engine.making.building import can_build
    from gladsheim.extras import lacking
    from gladsheim.games import names

    if wish() == PLAIN:
        echo("nothing to compile: the kernels run as plain Python here")
        return
    if not can_build():
        echo(f"nothing to compile: {lacking('numba', 'the compiler')}")
        return
    compile_games(names(), always_told=True)
