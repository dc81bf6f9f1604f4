"""Observations and action ids of single states."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import numpy as np

from gladsheim.core.batches.numbers import CHOICE, COUNT, SEAT
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.engines import Engine
from gladsheim.core.engine.first_use import ready_engine
from gladsheim.core.engine.workspace import short
from gladsheim.core.errors import IllegalAction, UsageError, shorten
from gladsheim.core.game import Game, State
from gladsheim.core.positions.compiled import CompiledPosition
from gladsheim.core.positions.record_state import as_record_state
from gladsheim.core.tensors.batch import Flags, Shorts
from gladsheim.core.tensors.narrowing import KEPT, OPEN

Chosen = tuple[int, ...]
"""Chosen part of an unfinished action for each level, -1 for none."""


class Encoder:
    """Encoder of single states: observations of the seats, and actions, as numbers of fixed size.

    It belongs to one thread at a time. `TensorBatch` does the same for many games at once, far faster. The
    first encoder of a game compiles its kernels, as the first `Batch` does.
    """

    def __init__(self, game: Game) -> None:
        self.game, self.encoding = game, game.encoding
        self.none: Chosen = (-1,) * len(self.encoding.levels)
        """Chosen parts of an action while none is chosen."""
        self._set_up(ready_engine(game.rules))

    def _set_up(self, engine: Engine) -> None:
        """Allocate what an engine works on."""
        self._engine, self._states, menus = engine, engine.states(1), engine.menus(1)
        codes = engine.numbers(engine.rules.most_actions)
        # For a batch of one game the index of a section is its number.
        self._numbers = engine.numbers(max(CHOICE, COUNT, SEAT) + 1)
        self._chosen, self._ids = engine.numbers(len(self.encoding.levels)), engine.numbers(1)
        self._open, self._place, self._viewer = engine.numbers(KEPT), engine.numbers(1), engine.numbers(1)
        self._mask = np.zeros(self.encoding.ids, dtype=np.bool_)
        self._seen = np.zeros(self.encoding.size, dtype=np.int16)
        run = engine.filled((1, 0, 1, self.game.players), 4)
        buffers = self._numbers, self._chosen, self._open, self._ids
        self._observed, self._masks, self._decide = (
            short(engine, name) for name in ("observed", "id_masks", "id_codes")
        )
        self._to_observe = self._given(buffers, self._place, self._viewer, engine.over(self._seen), run)
        self._to_mask = self._given(menus, codes, buffers, self._place, engine.over(self._mask), run)
        self._to_decide = self._given(menus, codes, buffers, run)
        # Addresses do not keep memory alive.
        self._kept = menus, codes, run

    def __reduce__(self) -> Any:
        return type(self), (self.game,)

    def observation(self, state: State, seat: int, chosen: Chosen | None = None) -> Shorts:
        """Return the observation of a seat. Raises IndexError or UsageError."""
        if not 0 <= seat < self.game.players:
            raise IndexError(f"seat is {seat}; allowed: 0 to {self.game.players - 1}")
        # Taken over first: that may change the engine, and with it the entry.
        states = self._take(state, chosen)
        self._viewer[0] = seat
        self._observed(states, *self._to_observe)
        return self._seen.copy()

    def ids(self, state: State, chosen: Chosen | None = None) -> list[int]:
        """Return the action ids that may be chosen next, in order. Raises UsageError."""
        return np.flatnonzero(self.mask(state, chosen)).tolist()

    def mask(self, state: State, chosen: Chosen | None = None) -> Flags:
        """Return, by action id, whether it may be chosen next. Raises UsageError."""
        states = self._take(state, chosen)
        self._masks(states, *self._to_mask)
        return self._mask.copy()

    def choose(self, state: State, chosen: Chosen, number: int) -> tuple[int | None, Chosen]:
        """Choose a part of an action by its id.

        Returns the code of the action if that completes it, else None, and the chosen parts. Raises
        IllegalAction or UsageError.
        """
        states = self._take(state, chosen)
        self._ids[0] = number
        # The entry passes over a game that has ended, and so refuses nothing there.
        if self._decide(states, *self._to_decide) >= 0 or state.is_terminal:
            raise IllegalAction.numbered("action id", number, self.ids(state, chosen))
        code = int(self._numbers[CHOICE])
        if code >= 0:
            return code, self.none
        level = bisect_right(self.encoding.first_ids, number) - 1
        part = number - self.encoding.first_ids[level]
        return None, (*chosen[:level], part, *chosen[level + 1 :])

    def ids_of(self, state: State, code: int) -> list[int]:
        """Return the ids that, chosen one after the other, encode a legal action. Raises IllegalAction."""
        legal = state.legal_codes()
        if code not in legal:
            raise IllegalAction.numbered("code", code, legal)
        found: list[int] = []
        as_record_state(state).load_into(self._engine, self._states, 0)
        # Not `state.record`: the state would go on from a plain record, without its history.
        chosen, record = self.none, self._engine.record(self._states, 0)
        parts = [int(self.encoding.part(record, code, at)) for at in range(len(self.encoding.levels))]
        # One set is enough, because ids of different levels differ.
        wanted = {first + part for first, part in zip(self.encoding.first_ids, parts, strict=True)}
        decided: int | None = None
        while decided is None:
            # A level with one open part is skipped, so the mask says which part is due.
            number = next(one for one in self.ids(state, chosen) if one in wanted)
            found.append(number)
            decided, chosen = self.choose(state, chosen, number)
        return found

    def _take(self, state: State, chosen: Chosen | None) -> Any:
        """Take over who is to act, and the chosen parts; return the batch in which the state is the first."""
        if state.game is not self.game and state.game != self.game:
            raise UsageError(f"the state is of {shorten(state.game)}; allowed: {shorten(self.game)}")
        # Nothing is kept from call to call, so compiled code is taken as soon as there is some.
        if not self._engine.compiled and (engine := engine_of(self.game.rules)).compiled:
            self._set_up(engine)
        seat = state.current_player
        self._numbers[SEAT] = -1 if seat is None else seat
        # Entries only ask whether the number is positive.
        self._numbers[COUNT] = 0 if seat is None else 1
        self._chosen[:] = self.none if chosen is None else chosen
        self._open[OPEN] = -1
        position = as_record_state(state).latest()
        if isinstance(position, CompiledPosition) and position.engine is self._engine:
            # Entries that are called `short` may read memory that states share.
            return position.at
        position.load_into(self._engine, self._states, 0)
        return self._states._as_parameter_ if self._engine.compiled else self._states

    def _given(self, *buffers: Any) -> tuple[Any, ...]:
        """Return arguments of entries as they are passed: compiled ones get addresses, part after part."""
        if not self._engine.compiled:
            return buffers
        flat = [part for one in buffers for part in (one if isinstance(one, tuple) else (one,))]
        return tuple(part._as_parameter_ for part in flat)
