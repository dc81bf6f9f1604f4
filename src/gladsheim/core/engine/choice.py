"""Choice of the engine: GLADSHEIM_KERNELS is `auto`, `compiled` or `plain`.

`auto`, the default, takes compiled code as soon as it is in the cache, and plain Python until then; it never
waits, unless `core.engine.first_use` is asked to. `compiled` compiles first if there is none. `plain` never
looks for compiled code.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable

from gladsheim.core.engine import cache, shipped
from gladsheim.core.engine.engines import CompiledEngine, Engine, PlainEngine
from gladsheim.core.errors import KernelError
from gladsheim.core.rules import Rules

VARIABLE = "GLADSHEIM_KERNELS"
AUTO, COMPILED, PLAIN = CHOICES = ("auto", "compiled", "plain")
PAUSE = 0.5
"""Seconds between two searches for a missing object file."""

logger = logging.getLogger(__name__)


def wish() -> str:
    """Return how kernels are to run. Raises KernelError for an unknown setting."""
    chosen = os.environ.get(VARIABLE, AUTO)
    if chosen not in CHOICES:
        raise KernelError(f"{VARIABLE} is {chosen!r}; allowed: {', '.join(CHOICES)}")
    return chosen


class Engines:
    """Engines of this process: compiled ones that were found, plain ones for the rest."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._plain: dict[str, PlainEngine] = {}
        self._compiled: dict[str, CompiledEngine] = {}
        self._looked: dict[str, float] = {}
        self.given_up: set[str] = set()
        """Games that could not be compiled on first use: it is not tried again."""

    def of(self, rules: Rules) -> Engine:
        """Return the present engine of a game; ask again before each longer piece of work.

        Raises KernelError if GLADSHEIM_KERNELS requires compiled code and there is none.
        """
        # The engines that are loaded come first, because most calls end here.
        found = self._compiled.get(rules.game)
        if found is not None:
            return found
        chosen = wish()
        is_here = cache.is_here(rules.game)
        if is_here and chosen == COMPILED:
            return self._load(rules, build_if_missing=True) or self._refuse(rules)
        if is_here and chosen == AUTO and self._may_look(rules.game) and (found := self._load(rules)):
            return found
        if rules.game not in self._plain:
            self._plain[rules.game] = PlainEngine(rules)
        return self._plain[rules.game]

    def find(self, rules: Rules) -> CompiledEngine | None:
        """Return the compiled engine of a game; None if it is not wanted, or there is none yet."""
        found = self._compiled.get(rules.game)
        is_barred = wish() == PLAIN or self._looked.get(rules.game) == float("inf")
        if found is not None or is_barred or not cache.is_here(rules.game):
            return found
        return self._load(rules)

    def _may_look(self, game: str) -> bool:
        now = self._clock()
        # `of` is called before each piece of work: a look at the disk each time would be slow.
        # The default lets the first look through, even with a clock that begins at 0.
        if now - self._looked.get(game, -PAUSE) < PAUSE:
            return False
        self._looked[game] = now
        return True

    def _load(self, rules: Rules, *, build_if_missing: bool = False) -> CompiledEngine | None:
        if build_if_missing:
            # Processes that only run engines load nothing of the compiler.
            from gladsheim.core.engine.making.building import Builder

            Builder().build(rules.game)
        stored = shipped.compiled(rules.game)
        if stored is None:
            return None
        try:
            found = CompiledEngine(rules, stored.machine_code)
        except (ImportError, OSError, RuntimeError) as error:
            logger.warning(
                "compiled engine %s cannot be loaded (%s): %s runs as plain Python",
                stored.path,
                error,
                rules.game,
            )
            # It would fail again: this process does not look for it any more.
            self._looked[rules.game] = float("inf")
            return None
        self._compiled[rules.game] = found
        return found

    def _refuse(self, rules: Rules) -> Engine:
        raise KernelError(
            f"{VARIABLE} is 'compiled' but the kernels of {rules.game} cannot be loaded; "
            "install gladsheim[fast] or choose 'plain'"
        )


ENGINES = Engines()


def engine_of(rules: Rules) -> Engine:
    """Return the engine of a game in this process, see `Engines.of`."""
    return ENGINES.of(rules)
