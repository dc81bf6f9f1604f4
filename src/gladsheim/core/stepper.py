"""Games stepped through from Python as fast as it goes: one compiled call per decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from gladsheim.core.game import Game, Seed, State
from gladsheim.core.kernel import buffer, specialise


class Stepper:
    """One game at a time over action codes.

        stepper = Stepper(game)
        count = stepper.begin(seed)
        while count:
            count = stepper.step(k)      # take the k-th of stepper.codes[:count]

    `step(k)` takes the k-th legal action, 0 <= k < count, unchecked, and returns how many
    there are then, 0 when the game is over. `codes` is an int64 array of shape (most,), a
    list in plain mode, of which the first `count` are the legal codes in order.
    """

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.game = game
        self.codes: Any = buffer(rules.most_actions)
        self._states = rules.layout.batch(1)
        self._menus = rules.menu.batch(1)
        self._kernels = specialise("gladsheim.core.step_kernels", rules.game, RULES=rules)
        self.step: Callable[[int], int] = partial(
            self._kernels.step, self._states, self._menus, 0, self.codes
        )

    @property
    def record(self) -> Any:
        """The record of the game in progress."""
        return self._states[0]

    def begin(self, seed: Seed | None = None) -> int:
        """Deal; returns the number of legal actions."""
        return self.load(self.game.deal(seed))

    def load(self, state: State) -> int:
        """Go on from a state, which stays as it is; returns the number of legal actions."""
        self.game.rules.copy(self.record, state.record)
        return int(self._kernels.legal_codes(self._states, self._menus, 0, self.codes))
