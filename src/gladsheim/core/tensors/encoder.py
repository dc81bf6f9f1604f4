"""Observations and action ids of single states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gladsheim.core.batches.numbers import CHOICE, COUNT, SEAT
from gladsheim.core.encoding import PACKED
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.engines import Engine
from gladsheim.core.engine.first_use import ready_engine
from gladsheim.core.errors import IllegalAction, UsageError, shorten
from gladsheim.core.game import Game, State
from gladsheim.core.positions.record_state import as_record_state
from gladsheim.core.tensors.batch import Flags, Shorts
from gladsheim.core.tensors.entries import BITS, words_of

Chosen = tuple[int, ...]
"""Chosen part of an unfinished action for each level, -1 for none."""


class Encoder:
    """Encoder of single states: observations of the seats, and actions, as numbers of fixed size.

    It belongs to one thread at a time. `TensorBatch` does the same for many games at once, far faster. The
    first encoder of a game compiles its kernels, as the first `Batch` does.
    """

    def __init__(self, game: Game) -> None:
        self.game, self.encoding = game, game.rules.encoding
        self.none: Chosen = (-1,) * len(self.encoding.levels)
        """Chosen parts of an action while none is chosen."""
        self._set_up(ready_engine(game.rules))

    def _set_up(self, engine: Engine) -> None:
        """Allocate what an engine works on."""
        self._engine, self._states, self._menus = engine, engine.states(1), engine.menus(1)
        self._codes = engine.numbers(engine.rules.most_actions)
        # For a batch of one game the index of a section is its number.
        self._numbers = engine.numbers(max(CHOICE, COUNT, SEAT) + 1)
        self._chosen, self._ids = engine.numbers(len(self.encoding.levels)), engine.numbers(1)
        self._mask = engine.numbers(words_of(self.encoding.ids, BITS))
        self._seen = engine.numbers(words_of(self.encoding.size, PACKED))
        self._run = engine.filled((1, 0, 1), 3)

    def __reduce__(self) -> Any:
        return type(self), (self.game,)

    def observation(self, state: State, seat: int, chosen: Chosen | None = None) -> Shorts:
        """Return the observation of a seat. Raises IndexError or UsageError."""
        if not 0 <= seat < self.game.players:
            raise IndexError(f"seat is {seat}; allowed: 0 to {self.game.players - 1}")
        self._take(state, chosen)
        self._engine.call.observed(self._states, self._buffers(self._seen), self._run, seat)
        # `np.array` copies, unlike `asarray`: the buffer is used again.
        return np.array(self._seen, dtype="<i8").view("<i2")[: self.encoding.size]

    def mask(self, state: State, chosen: Chosen | None = None) -> Flags:
        """Return, by action id, whether it may be chosen next. Raises UsageError."""
        self._take(state, chosen)
        self._ask(self._engine.call.id_masks, self._mask)
        words = np.array(self._mask, dtype=np.int64).astype("<u4").view(np.uint8)
        return np.unpackbits(words, count=self.encoding.ids, bitorder="little").view(np.bool_)

    def choose(self, state: State, chosen: Chosen, number: int) -> tuple[int | None, Chosen]:
        """Choose a part of an action by its id.

        Returns the code of the action if that completes it, else None, and the chosen parts. Raises
        IllegalAction or UsageError.
        """
        self._take(state, chosen)
        self._ids[0] = number
        # The entry passes over a game that has ended, and so refuses nothing there.
        if self._ask(self._engine.call.id_codes, self._ids) >= 0 or not self._numbers[COUNT]:
            legal = np.flatnonzero(self.mask(state, chosen)).tolist()
            raise IllegalAction.numbered("action id", number, legal)
        self._engine.call.id_notes(self._buffers(self._ids), self._run)
        code = int(self._numbers[CHOICE])
        return None if code < 0 else code, tuple(map(int, self._chosen))

    def ids_of(self, state: State, code: int) -> list[int]:
        """Return the ids that, chosen one after the other, encode a legal action. Raises IllegalAction."""
        legal = state.legal_codes()
        if code not in legal:
            raise IllegalAction.numbered("code", code, legal)
        found: list[int] = []
        self._take(state, None)
        # Not `state.record`: the state would go on from a plain record, without its history.
        chosen, record = self.none, self._engine.record(self._states, 0)
        parts = [int(self.encoding.part(record, code, at)) for at in range(len(self.encoding.levels))]
        # One set is enough, because ids of different levels differ.
        wanted = {first + part for first, part in zip(self.encoding.first_ids, parts, strict=True)}
        decided: int | None = None
        while decided is None:
            # A level with one open part is skipped, so the mask says which part is due.
            number = next(one for one in np.flatnonzero(self.mask(state, chosen)).tolist() if one in wanted)
            found.append(number)
            decided, chosen = self.choose(state, chosen, number)
        return found

    def _take(self, state: State, chosen: Sequence[int] | None) -> None:
        if state.game != self.game:
            raise UsageError(f"the state is of {shorten(state.game)}; allowed: {shorten(self.game)}")
        # Nothing is kept from call to call, so compiled code is taken as soon as there is some.
        if not self._engine.compiled and (engine := engine_of(self.game.rules)).compiled:
            self._set_up(engine)
        as_record_state(state).load_into(self._engine, self._states, 0)
        seat = state.current_player
        self._numbers[SEAT] = -1 if seat is None else seat
        # Entries only ask whether the number is positive.
        self._numbers[COUNT] = 0 if seat is None else 1
        for level, part in enumerate(self.none if chosen is None else chosen):
            self._chosen[level] = part

    def _ask(self, entry: Any, into: Any) -> int:
        found: int = entry(self._states, self._menus, self._codes, self._buffers(into), self._run)
        return found

    def _buffers(self, into: Any) -> tuple[Any, Any, Any]:
        return self._numbers, self._chosen, into
