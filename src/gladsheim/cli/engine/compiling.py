"""Compilation of kernels before a command begins, with a message, so that a command is never
silent for long.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from gladsheim.cli.screen import echo

if TYPE_CHECKING:
    from gladsheim.core.errors import KernelError


def compile_games(games: Sequence[str], *, always_told: bool = False) -> None:
    """Compile the kernels of games that are not compiled yet, where that is wanted and possible.

    Games that cannot be compiled run plain, with a warning. Raises KernelError if GLADSHEIM_KERNELS insists.
    """
    from gladsheim.cli.screen import err
    from gladsheim.core.engine.cache import is_here
    from gladsheim.core.engine.choice import COMPILED, PLAIN, wish
    from gladsheim.core.engine.making.building import Builder, can_build, is_built

    chosen = wish()
    games = [game for game in games if is_here(game)]
    left = [game for game in games if not is_built(game)]
    if chosen == PLAIN or not (left or always_told) or (chosen != COMPILED and not can_build()):
        return
    faults: list[KernelError] = []
    begun = time.perf_counter()

    def report(game: str, fault: KernelError | None) -> None:
        if fault is not None:
            faults.append(fault)
            echo(f"gladsheim: {fault}; they run plain, and slowly", err=True)
        elif always_told:
            echo(f"{game}: ready after {time.perf_counter() - begun:.1f} s")

    if left:
        echo(f"compiling the kernels of {', '.join(left)}, once", err=True)
    with err().status("compiling"):
        Builder().build_all(games if always_told else left, report)
    if faults and chosen == COMPILED:
        raise faults[0]


@contextmanager
def compiling(games: Sequence[str]) -> Iterator[None]:
    """Compile kernels while the block runs; bots use them as soon as they are ready."""
    from gladsheim.core.engine.choice import AUTO, wish
    from gladsheim.core.engine.making.building import Builder, can_build

    builder = Builder(patiently=True)
    if wish() == AUTO and can_build():
        # Games that cannot be compiled run plain; a warning would disturb the game.
        work = threading.Thread(target=builder.build_all, args=(games, lambda *_: None), daemon=True)
        work.start()
    try:
        yield
    finally:
        builder.stop()
