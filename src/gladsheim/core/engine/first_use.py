"""Engines for programs that play many games: compiled on first use, or a warning that they are slow.

`engine_of` never waits, because a command or a hall begins to play at once and compiles meanwhile. A program
of a researcher would run for hours as plain Python instead.
"""

from __future__ import annotations

import sys
import threading
import time
import warnings

from gladsheim.core.engine import cache, choice
from gladsheim.core.engine.choice import COMPILED, PLAIN, engine_of, wish
from gladsheim.core.engine.engines import Engine
from gladsheim.core.errors import KernelError
from gladsheim.core.rules import Rules

_LOCK = threading.Lock()
_SLOW = (
    "{game} runs as plain Python, about 100 times slower than compiled, and search bots have smaller "
    "budgets: {why}. Once that is put right, the next program compiles {game}, or `gladsheim warm` does. "
    "GLADSHEIM_KERNELS=plain chooses plain Python without a warning"
)


class SlowKernelsWarning(RuntimeWarning):
    """Warning that the kernels of a game run as plain Python although nobody chose so.

    It comes once for each game and process. Plain kernels are about 100 times slower than compiled ones, and
    search bots have smaller budgets with them.
    """


def ready_engine(rules: Rules) -> Engine:
    """Return the engine of a game, compiled on first use where that is wanted and possible.

    If it is wanted and not possible, the first call warns with SlowKernelsWarning, and the engine is plain.
    Raises KernelError where GLADSHEIM_KERNELS requires compiled code.
    """
    engines = choice.ENGINES
    # Other threads wait, as other processes do, until the engine is there.
    with _LOCK:
        is_open = cache.is_here(rules.game) and rules.game not in engines.given_up
        if wish() != PLAIN and is_open and engines.find(rules) is None:
            _make(rules)
    return engine_of(rules)


def _make(rules: Rules) -> None:
    try:
        _compile(rules.game)
        if choice.ENGINES.find(rules) is not None:
            return
        why = "its compiled kernels cannot be loaded, as the log says"
    except KernelError as error:
        if wish() == COMPILED:
            raise
        why = str(error)
    choice.ENGINES.given_up.add(rules.game)
    if wish() != COMPILED:
        text = _SLOW.format(game=rules.game, why=why)
        warnings.warn(text, SlowKernelsWarning, stacklevel=_caller())


def _compile(game: str) -> None:
    # Processes that only run engines load nothing of the compiler.
    from gladsheim.core.engine.making.building import Builder, can_build, is_built

    if is_built(game):
        return
    begun = time.monotonic()
    if can_build():
        _say(f"compiling {game}, once on this machine: half a minute, longer on a busy one")
    Builder().build(game)
    _say(f"{game} is compiled, after {time.monotonic() - begun:.0f} s")
    cache.prune()


def _say(text: str) -> None:
    # Python has no standard error where Windows starts it without a console.
    if sys.stderr is not None:
        sys.stderr.write(f"gladsheim: {text}\n")


def _caller() -> int:
    """Return the level of the first frame outside this package, counted from the caller's own."""
    frame, level = sys._getframe(1), 1
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith("gladsheim."):
        frame, level = frame.f_back, level + 1
    return level
