"""Batch of games in which bots play all seats but one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, Self, cast

import numpy as np

from gladsheim.bots.budget import MOST_NUMBERS
from gladsheim.bots.learned.estimate import weights_of
from gladsheim.bots.opponents.choosing import AGENT
from gladsheim.bots.opponents.lineup import Lineup, numbers_of
from gladsheim.bots.workbench import SearchBuffers
from gladsheim.core.batches.batch import Ints
from gladsheim.core.batches.numbers import RNG
from gladsheim.core.chance import below, next_word
from gladsheim.core.engine.engines import Engine
from gladsheim.core.errors import UsageError
from gladsheim.core.game import Game, State
from gladsheim.core.tensors.batch import Flags, Shorts, TensorBatch
from gladsheim.core.tensors.entries import NOTHING

PART = 16
"""Number of games that one call of the engine plays on: so few because searches take long."""
DRAWS = 1 << 31
"""Number of equally likely draws."""


class _Thinking:
    """Scratch space of one thread."""

    def __init__(self, engine: Engine) -> None:
        self.buffers = SearchBuffers(engine, 3, engine.rules.most_actions)
        self.mind = engine.numbers(1), engine.numbers(MOST_NUMBERS)


class BatchAgainstBots(TensorBatch[State]):
    """n games side by side, in each of which the caller plays one seat and bots play all others.

    After each step, and each deal, the bots act until that seat is to act or the game is over. So `seats` has
    that seat, or -1. `rewards`, `done` and `returns` are those of the step and of the bots' actions after it.
    No deal is over before the seat has acted.

    Each game has a generator of its own for its bots, so that results do not depend on other games or on
    threads. A bot is given a world in which all that its seat cannot know is redrawn. Searches have smaller
    budgets with plain kernels.
    """

    def __init__(self, game: Game, n: int, threads: int, seat: int | None, lineup: Lineup) -> None:
        if seat is not None and not 0 <= seat < game.players:
            raise UsageError(f"seat is {seat}; allowed: 0 to {game.players - 1}, or None")
        self._seat, self._lineup = seat, lineup
        super().__init__(game, n, threads, redeal=False)

    def _set_up(self, engine: Engine) -> None:
        super()._set_up(engine)
        names, room = self._lineup.names, weights_of(self.game.rules)
        self._seating, self._lanes = engine.numbers(self.n * self.game.players), engine.numbers(self.n)
        self._rows = engine.numbers(len(names) * MOST_NUMBERS)
        self._weights = engine.numbers(len(names) * room)
        for at, name in enumerate(names):
            row, weights = numbers_of(name, cast(Game, self.game), compiled=engine.compiled)
            self._rows[at * MOST_NUMBERS : (at + 1) * MOST_NUMBERS] = row
            self._weights[at * room : at * room + len(weights)] = list(weights)
        parts = -(-self.n // PART)
        self._thinking = [_Thinking(engine) for _ in range(min(self.threads, parts))]

    @classmethod
    def against(cls, game: Game, n: int, seeds: Any, threads: int, seat: int | None, lineup: Lineup) -> Self:
        """Deal a batch; `seeds` and `threads` as for `Game.batch`.

        `seat` is that of the caller; None draws it with each deal. Raises UsageError or BotError.
        """
        made = cls(game, n, threads, seat, lineup)
        made._deal(seeds)
        return made

    @property
    def bots(self) -> Ints:
        """Index of the bot among the names of the lineup by game and seat; -1 for the caller's seat."""
        return np.array(self._seating, dtype=np.int64).reshape(self.n, self.game.players)

    def load(self, i: int, state: State) -> None:
        """Replace game i by a state, which is not changed, and let the bots act in it.

        Raises IndexError or UsageError.
        """
        with self._lock:
            super().load(i, state)
            self._let_bots_act(_parts([i]), stepped=False)

    def deal_again(self, games: Sequence[int]) -> None:
        """Deal these games again, draw seat and bots, and let the bots act. Raises IndexError."""
        with self._lock:
            while games:
                super().deal_again(games)
                self._begin(games)
                games = self._over(games)

    def clone(self) -> Self:
        """Return an independent copy, which also deals the same games again."""
        with self._lock:
            twin = super().clone()
            twin._seating[:], twin._lanes[:] = self._seating, self._lanes
        return twin

    def __getstate__(self) -> dict[str, Any]:
        with self._lock:
            own = {"seating": list(map(int, self._seating)), "lanes": list(map(int, self._lanes))}
            return {**super().__getstate__(), **own}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._seating[:], self._lanes[:] = state["seating"], state["lanes"]

    @property
    def _arguments(self) -> tuple[Any, ...]:
        return self.game, self.n, self.threads, self._seat, self._lineup

    def _deal(self, seeds: Any) -> None:
        super()._deal(seeds)
        for i in range(self.n):
            # From a copy of the generator of the deals, which must not depend on the bots.
            self._lanes[i] = next_word([int(self._numbers[RNG * self.n + i])])
        every = range(self.n)
        self._begin(every)
        self.deal_again(self._over(every))

    def _begin(self, games: Sequence[int]) -> None:
        """Seat agent and bots in these games, which have just been dealt, and let the bots act."""
        for i in games:
            self._sit_down(i)
        self._let_bots_act(_parts(games), stepped=False)

    def _over(self, games: Sequence[int]) -> list[int]:
        seats = self.seats
        return [i for i in games if seats[i] < 0]

    def _sit_down(self, i: int) -> None:
        players, lane = self.game.players, [int(self._lanes[i])]
        agent = below(lane, players) if self._seat is None else self._seat
        seated = self._lineup.drawn(lambda: below(lane, DRAWS) / DRAWS)
        seated.insert(agent, AGENT)
        self._seating[i * players : (i + 1) * players] = seated
        self._lanes[i] = lane[0]

    def _run(self, *, coded: bool) -> None:
        super()._run(coded=coded)
        self._let_bots_act(range(0, self.n, PART), stepped=True)

    def _take_choices(self, buffers: Any, seen: Shorts, masks: Flags, tells: int) -> None:
        super()._take_choices(buffers, seen, masks, NOTHING)
        self._let_bots_act(range(0, self.n, PART), stepped=True)
        # Codes are kept of the positions before the bots acted.
        self._drop_chosen(self.decided)
        if tells != NOTHING:
            self._write_masks(masks)
            self._write_seen(seen, -1)

    def _let_bots_act(self, begins: Iterable[int], *, stepped: bool) -> None:
        """Let the bots act until the caller is to act, in the parts that begin with these games."""
        play, players = self._engine.call.play_others, self.game.players
        tables = self._numbers, self._seating, self._lanes, self._rows, self._weights
        # Threads take parts from one iterator as they become free: searches take unequal times.
        waiting = iter(begins)

        def share(own: _Thinking) -> None:
            states, menus, lists = own.buffers.states, own.buffers.menus, own.buffers.buffers
            for begin in waiting:
                end = min(begin + PART, self.n)
                play(
                    *(self._states, states, menus, lists, own.mind, tables),
                    *(self.n, players, begin, end, stepped),
                )

        if len(self._thinking) == 1:
            share(self._thinking[0])
        else:
            list(self._thinkers.map(share, self._thinking))
        self._forget_codes()

    @cached_property
    def _thinkers(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._thinking), thread_name_prefix="bots")


def _parts(games: Sequence[int]) -> Iterable[int]:
    """Return the first game of each part that has one of these."""
    return dict.fromkeys(i // PART * PART for i in games)
