"""Builder of engines, which compiles them in processes of their own and puts them into the cache."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from gladsheim.core.engine import cache
from gladsheim.core.engine.making.complaint import complaint
from gladsheim.core.engine.making.memory import available
from gladsheim.core.engine.shipped import compiled, shipped
from gladsheim.core.errors import KernelError
from gladsheim.extras import lacking

TOOLS = ("numba", "filelock")
"""Modules without which nothing is compiled."""
AT_ONCE = 2
"""Number of games that are compiled side by side, if there are as many processors and enough memory."""
ENOUGH = 3 << 29
"""Bytes of memory that must be available for that: two compilers take about 1 GB (docs/hosts/hosting.md)."""
PATIENCE = 10
"""Niceness of a compiler that works in the background."""


def can_build() -> bool:
    """Return whether a compiler is installed here, whether or not it works."""
    return missing() is None


def missing() -> str | None:
    """Return the name of a module that the compiler needs and that is not installed; None if all are."""
    return next((name for name in TOOLS if importlib.util.find_spec(name) is None), None)


def is_built(game: str) -> bool:
    """Return whether a game's engine came with the package, or is in the cache, and is sound.
    Reads the file.
    """
    return compiled(game) is not None


def at_once() -> int:
    """Return how many engines are compiled side by side on this machine."""
    memory = available()
    return 1 if memory is not None and memory < ENOUGH else min(AT_ONCE, os.cpu_count() or 1)


class Builder:
    """Builder that compiles engines until it is stopped."""

    def __init__(self, *, patiently: bool = False) -> None:
        self._patiently = patiently
        self._running: set[subprocess.Popen[str]] = set()
        self._stopped = threading.Event()
        # Held while a compiler starts: `stop` must not miss one that is about to run.
        self._starting = threading.Lock()

    def build(self, game: str) -> None:
        """Compile a game's engine unless it is there already, and sound; wait if another process does it.

        Raises KernelError with the cause.
        """
        if not cache.is_here(game):
            raise KernelError(f"the kernels of {game} are not in this package")
        if shipped(game):
            return
        folder = cache.folder()
        try:
            if cache.cached(game):
                return
            if module := missing():
                raise KernelError(lacking(module, "the compiler"))
            # An installation without extras has no filelock; it has left this function above.
            from filelock import FileLock

            folder.mkdir(parents=True, exist_ok=True)
            with FileLock(cache.lock(game)):
                # A second look: the process that held the lock until now may have compiled this engine.
                if not cache.cached(game):
                    self._compile(game, folder)
        except OSError as error:
            raise KernelError(f"{folder} cannot be written ({error.strerror})") from error

    def build_all(self, games: Sequence[str], report: Callable[[str, KernelError | None], None]) -> None:
        """Compile the engines of games, in this order; call `report` when each is finished."""

        def one(game: str) -> None:
            fault = None
            try:
                self.build(game)
            except KernelError as error:
                fault = error
            # Errors after `stop` only say that it was called.
            if not self._stopped.is_set():
                report(game, fault)

        with ThreadPoolExecutor(at_once()) as pool:
            # The list waits for all games and raises what was no KernelError.
            list(pool.map(one, games))
        cache.prune()

    def stop(self) -> None:
        """End running compilations, and begin no more."""
        self._stopped.set()
        with self._starting:
            # A copy, because the threads of `build_all` change the set meanwhile.
            running = list(self._running)
        for process in running:
            process.kill()

    def _compile(self, game: str, folder: Path) -> None:
        given = [game, str(folder), cache.key(game), str(PATIENCE if self._patiently else 0)]
        with self._starting:
            if self._stopped.is_set():
                raise KernelError("stopped")
            process = subprocess.Popen(  # noqa: S603  # this interpreter, with arguments of our own
                [sys.executable, "-m", cache.COMPILER, *given],
                env=_environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
            )
            self._running.add(process)
        said = process.communicate()[1]
        self._running.discard(process)
        if process.returncode:
            why = complaint(said) or _reason(process.returncode)
            raise KernelError(f"the kernels of {game} cannot be compiled: {why}")
        # The disk may have kept other bytes than were written.
        if not cache.cached(game):
            raise KernelError(f"the kernels of {game} were compiled, but cannot be read back from {folder}")


def _reason(code: int) -> str:
    killed = hasattr(signal, "SIGKILL") and code == -signal.SIGKILL
    return "the compiler was killed, perhaps because memory ran out" if killed else f"exit code {code}"


def _environment() -> dict[str, str]:
    """Return the environment of this process with the processor to compile for, as Numba reads it."""
    processor, features = cache.processor()
    # The compiler must import this package from where the present process has it.
    path = os.pathsep.join(part for part in sys.path if part)
    return {**os.environ, "PYTHONPATH": path, "NUMBA_CPU_NAME": processor, "NUMBA_CPU_FEATURES": features}
