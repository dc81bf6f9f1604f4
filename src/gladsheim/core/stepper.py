"""Games stepped through from Python as fast as it goes: one call of the engine per decision."""

from __future__ import annotations

from typing import Any

from gladsheim.core.engine.choice import engine_of
from gladsheim.core.game import Game, Seed, State


class Stepper:
    """One game at a time over action codes.

        stepper = Stepper(game)
        count = stepper.begin(seed)
        while count:
            count = stepper.step(k)      # take the k-th of stepper.codes[:count]

    `codes` is a sequence of ints, an int64 array where the engine is compiled, of which the first
    `count` are the legal codes in order.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._engine = engine_of(game.rules)
        self.codes: Any = self._engine.numbers(game.rules.most_actions)
        self._states, self._menus = self._engine.states(1), self._engine.menus(1)
        self._step = self._engine.call.step
        self.count = 0

    def begin(self, seed: Seed | None = None) -> int:
        """Deal; returns the number of legal actions."""
        return self.load(self.game.deal(seed))

    def load(self, state: State) -> int:
        """Go on from a state, which stays as it is; returns the number of legal actions."""
        self._engine.load(self._states, 0, state.record)
        self.count = self._engine.call.legal_codes(self._states, self._menus, 0, self.codes)
        return self.count

    def step(self, k: int) -> int:
        """Take the k-th legal action; returns how many there are then, 0 when the game is over.

        Raises IndexError unless 0 <= k < the number returned last.
        """
        if not 0 <= k < self.count:
            raise IndexError(f"k is {k}; allowed: 0 to {self.count - 1}")
        self.count = self._step(self._states, self._menus, 0, self.codes, k)
        return self.count
