"""Compiles the bots' kernels in the background while the hall runs; no request waits and nothing restarts.

Bots use the compiled engine as soon as it is in the cache (`core.engine.choice`).
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Sequence
from typing import Literal

from gladsheim.core.engine.cache import is_here
from gladsheim.core.engine.choice import PLAIN, wish
from gladsheim.core.engine.making.building import Builder, can_build, is_built
from gladsheim.core.errors import KernelError
from gladsheim.extras import lacking

Running = Literal["compiled", "compiling", "plain"]
AS_COMPILED: Running = "compiled"
COMPILING: Running = "compiling"
AS_PLAIN: Running = "plain"

logger = logging.getLogger(__name__)


class Kernels:
    """State of the kernels of the hall's games, and their compilation."""

    def __init__(self, games: Sequence[str] = ()) -> None:
        self._games = tuple(filter(is_here, games))
        self._states: dict[str, Running] = {}
        self._builder = Builder(patiently=True)
        self._thread: threading.Thread | None = None
        self._begun = 0.0

    def state(self, game: str) -> Running:
        """Return `compiled`, `compiling` or `plain`: how the bots of a game run at this moment."""
        return self._states.get(game, AS_PLAIN)

    def start(self, first: Sequence[str] = ()) -> None:
        """Begin to compile in the background, the games in `first` before the others."""
        if wish() == PLAIN or not self._games:
            return
        self._states = {game: AS_COMPILED for game in self._games if is_built(game)}
        left = [game for game in dict.fromkeys([*first, *self._games]) if game not in self._states]
        left = [game for game in left if game in self._games]
        if not left:
            return
        if not can_build():
            logger.warning("bots think slowly: %s", lacking("numba", "the compiler"))
            return
        self._states.update(dict.fromkeys(left, COMPILING))
        self._begun = time.monotonic()
        logger.info("compiling the bots' kernels of %s; until then they run plain", ", ".join(left))
        self._thread = threading.Thread(target=self._builder.build_all, args=(left, self._told), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop the compilation; the next start begins it again."""
        self._builder.stop()
        if self._thread is not None:
            self._thread.join()

    def _told(self, game: str, fault: KernelError | None) -> None:
        self._states[game] = AS_PLAIN if fault else AS_COMPILED
        if fault is not None:
            logger.warning("bots of %s think slowly: %s", game, fault)
            return
        ready = sum(state == AS_COMPILED for state in self._states.values())
        seconds = time.monotonic() - self._begun
        logger.info(
            "kernels of %s are compiled, %d of %d (after %.1f s)", game, ready, len(self._states), seconds
        )
