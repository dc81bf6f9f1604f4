"""Batch of games with action ids and observations of fixed size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from gladsheim.core.batches.batch import Batch, Ints
from gladsheim.core.batches.numbers import CHOICE
from gladsheim.core.batches.protocols import BatchGame, S
from gladsheim.core.encoding import PACKED, Encoding
from gladsheim.core.engine.engines import Engine
from gladsheim.core.errors import IllegalAction
from gladsheim.core.tensors.entries import BITS, words_of

Shorts = npt.NDArray[np.int16]
Flags = npt.NDArray[np.bool_]


class TensorBatch(Batch[S]):
    """n games side by side, stepped together over action ids.

        batch = TensorBatch.dealt(game, 1000, seeds=1, threads=1, redeal=True)
        batch.step_ids(choose(batch.observed(), batch.id_masks()))

    An action may take several ids, one for each part of it that is open: until the last is given, the same
    seat is to act, and nothing else changes. Other ways of stepping drop the parts chosen so far.
    """

    encoding: Encoding

    def __init__(self, game: BatchGame[S], n: int, threads: int, redeal: bool) -> None:
        self.encoding = game.rules.encoding
        super().__init__(game, n, threads, redeal)

    def _set_up(self, engine: Engine) -> None:
        super()._set_up(engine)
        encoding = self.encoding
        self._chosen = engine.numbers(self.n * len(encoding.levels))
        self._ids = engine.numbers(self.n)
        self._masks = engine.numbers(self.n * words_of(encoding.ids, BITS))
        self._seen = engine.numbers(self.n * words_of(encoding.size, PACKED))
        self._spans = {begin: engine.filled((self.n, begin, end), 3) for begin, end in self._runs}
        self._drop_chosen()

    def id_masks(self) -> Flags:
        """Return, by game and action id, whether it may be chosen next; all false where a game is over."""
        with self._lock:
            masks = self._engine.call.id_masks
            self._each(
                lambda bench, begin, end: masks(
                    self._states, bench.menus, bench.codes, *self._given(self._masks, begin)
                )
            )
            # Little-endian bytes put bit k at index k; the upper 32 bits of an int have no ids.
            words = np.asarray(self._masks, dtype=np.int64).astype("<u4").reshape(self.n, -1)
        bits = np.unpackbits(words.view(np.uint8), axis=1, count=self.encoding.ids, bitorder="little")
        return bits.view(np.bool_)

    def observed(self, viewer: int | None = None) -> Shorts:
        """Return, by game, the observation of a seat, or of the seat to act; zeros where a game is over.

        A new array.
        """
        if viewer is not None and not 0 <= viewer < self.game.players:
            raise IndexError(f"viewer is {viewer}; allowed: 0 to {self.game.players - 1}, or None")
        seat = -1 if viewer is None else viewer
        with self._lock:
            write = self._engine.call.observed
            self._each(lambda _, begin, end: write(self._states, *self._given(self._seen, begin), seat))
            # `put` fills an int from its lowest bits on, so value k is the k-th short of a little-endian int.
            packed = np.asarray(self._seen, dtype="<i8").view("<i2").reshape(self.n, -1)
            # A copy, because the next call writes into the buffer; the last int can have values to spare.
            return packed[:, : self.encoding.size].copy()

    def observed_in(self, games: Sequence[int], viewers: Sequence[int]) -> Shorts:
        """Return the observations of one seat in each of these games, also where a game is over.

        A new array, in the order of `games`. Raises IndexError.
        """
        for i, viewer in zip(games, viewers, strict=True):
            self._check_place(i)
            if not 0 <= viewer < self.game.players:
                raise IndexError(f"viewer is {viewer}; allowed: 0 to {self.game.players - 1}")
        with self._lock:
            write, run = self._engine.call.observed, self._engine.filled((self.n, 0, 0), 3)
            buffers = self._numbers, self._chosen, self._seen
            for i, viewer in zip(games, viewers, strict=True):
                run[1], run[2] = i, i + 1
                write(self._states, buffers, run, viewer)
            packed = np.asarray(self._seen, dtype="<i8").reshape(self.n, -1)[list(games)]
        return packed.view("<i2")[:, : self.encoding.size]

    def step_ids(self, ids: npt.ArrayLike) -> None:
        """Choose in each game a part of an action by its id; take the action where that completes it.

        In games that are over the id is not looked at. Raises IllegalAction, or UsageError where `ids` is
        not n whole numbers; then nothing has changed.
        """
        with self._lock:
            self._renew()
            given = self._numbers_of("ids", ids)
            # Plain kernels get Python ints, because NumPy's wrap and are slow.
            self._ids[:] = given if self._engine.compiled else given.tolist()
            decide, before = self._engine.call.id_codes, self._section(CHOICE).copy()
            found = self._each(
                lambda bench, begin, end: decide(
                    self._states, bench.menus, bench.codes, *self._given(self._ids, begin)
                )
            )
            if wrong := [g for g in found if g >= 0]:
                # `id_codes` has written the choices of other games.
                self._write(CHOICE, before)
                i = min(wrong)
                legal = np.flatnonzero(self.id_masks()[i]).tolist()
                raise IllegalAction.numbered("action id", int(given[i]), legal, f"in game {i}")
            # Parts are stored only now that the ids of all games are legal.
            note = self._engine.call.id_notes
            self._each(lambda _, begin, end: note(*self._given(self._ids, begin)))
            # Not `_play`, which would drop the parts.
            self._run(coded=True)

    @property
    def decided(self) -> Flags:
        """Whether the last step took an action in each game."""
        return self._section(CHOICE) >= 0

    def clone(self) -> Self:
        """Return an independent copy, which also deals the same games again."""
        with self._lock:
            twin = super().clone()
            twin._chosen[:] = self._chosen
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "chosen": list(map(int, self._chosen))}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._chosen[:] = state["chosen"]

    def load(self, i: int, state: S) -> None:
        """Replace game i by a state, which is not changed. Raises IndexError or UsageError."""
        with self._lock:
            super().load(i, state)
            self._drop_chosen_in(i)

    def deal_again(self, games: Sequence[int]) -> None:
        """Deal these games again, as a batch that redeals does when a game ends. Raises IndexError."""
        with self._lock:
            super().deal_again(games)
            for i in games:
                self._drop_chosen_in(i)

    def _given(self, buffer: Any, begin: int) -> tuple[Any, Any]:
        """Return the arguments of entries beside the states: the buffers, and the run from that game on."""
        return (self._numbers, self._chosen, buffer), self._spans[begin]

    def _play(self, given: Ints, *, coded: bool) -> None:
        self._drop_chosen()
        super()._play(given, coded=coded)

    def _drop_chosen(self) -> None:
        self._chosen[:] = [-1] * len(self._chosen)

    def _drop_chosen_in(self, i: int) -> None:
        levels = len(self.encoding.levels)
        for at in range(i * levels, (i + 1) * levels):
            self._chosen[at] = -1
