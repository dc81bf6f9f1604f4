"""`gladsheim warm`: compile the kernels ahead of time."""

from __future__ import annotations

import time

import rich_click as click


@click.command("warm")
def command() -> None:
    """Compile the kernels now.

    Later starts read them from the cache. Without Numba there is nothing to compile.
    """
    from gladsheim import bots
    from gladsheim.cli.screen import err
    from gladsheim.core import kernel
    from gladsheim.games import game, names

    if not kernel.COMPILED:
        click.echo("nothing to compile: the kernels run as plain Python here")
        return
    if kernel.CACHE is None:
        click.echo(
            f"gladsheim: {kernel.cache_root()} cannot be written: kernels are compiled each time", err=True
        )
    console = err()
    for name in names():
        begun = time.perf_counter()
        with console.status(f"compiling {name}"):
            bots.warm(game(name))
        click.echo(f"{name}: ready after {time.perf_counter() - begun:.1f} s")
    kernel.prune_caches()
