"""Batch of games with action ids and observations of fixed size."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from gladsheim.core.batches.batch import Batch, Ints
from gladsheim.core.batches.checks import check_room
from gladsheim.core.batches.numbers import CHOICE
from gladsheim.core.batches.protocols import BatchGame, S
from gladsheim.core.encoding import Encoding
from gladsheim.core.engine.engines import Engine
from gladsheim.core.errors import IllegalAction
from gladsheim.core.tensors.entries import CHANGES, EVERYTHING, NOTHING, UNDECIDED
from gladsheim.core.tensors.narrowing import CODES, KEPT, OPEN

Shorts = npt.NDArray[np.int16]
Flags = npt.NDArray[np.bool_]
_NO_MASKS, _NO_SEEN = np.empty((0, 0), np.bool_), np.empty((0, 0), np.int16)
_NOT_KEPT = -1, 0, 0
"""Values of OPEN, DUE and SHOWN where nothing is known."""


class TensorBatch(Batch[S]):
    """n games side by side, stepped together over action ids.

        batch = TensorBatch.dealt(game, 1000, seeds=1, threads=1, redeal=True)
        batch.step_ids(choose(batch.observed(), batch.id_masks()))

    An action may take several ids, one for each part of it that is open: until the last is given, the same
    seat is to act, and nothing else changes. Other ways of stepping drop the parts chosen so far.
    """

    encoding: Encoding

    def __init__(self, game: BatchGame[S], n: int, threads: int, redeal: bool) -> None:
        self.encoding = game.encoding
        super().__init__(game, n, threads, redeal)
        # Nothing was decided yet.
        self._write(CHOICE, np.full(self.n, UNDECIDED, np.int64))

    def _set_up(self, engine: Engine) -> None:
        super()._set_up(engine)
        self._chosen = np.empty((self.n, len(self.encoding.levels)), np.int64)
        self._kept = np.empty((self.n, KEPT), np.int64)
        self._drop_chosen(slice(None))
        # Addresses are looked up once, not for each call.
        self._fixed = self._numbers, engine.over(self._chosen), engine.over(self._kept)
        self._without_ids = *self._fixed, engine.over(np.empty(0, np.int64))
        self._every = engine.over(np.arange(self.n, dtype=np.int64))
        self._spans = {begin: self._span(begin, end) for begin, end in self._runs}
        self._told: Callable[[], Shorts | None] = _nothing

    def id_masks(self) -> Flags:
        """Return, by game and action id, whether it may be chosen next; all false where a game is over.

        A new array.
        """
        masks = self._new_masks(self.n)
        with self._lock:
            self._write_masks(masks)
        return masks

    def id_masks_in(self, games: Sequence[int]) -> Flags:
        """Return the rows of `id_masks` for these games: a new array, in their order. Raises IndexError."""
        places, masks, bench = self._places_of(games), self._new_masks(len(games)), self._benches[0]
        with self._lock:
            over, span = self._engine.over, self._span(0, len(games))
            given = bench.menus, bench.codes, self._without_ids, over(places), over(masks), span
            self._engine.call.id_masks(self._states, *given)
        return masks

    def observed(self, viewer: int | None = None) -> Shorts:
        """Return, by game, the observation of a seat, or of the seat to act; zeros where a game is over.

        A new array. Raises IndexError.
        """
        if viewer is not None:
            self._check_viewer(viewer)
        seen = self._new_seen(self.n)
        with self._lock:
            self._write_seen(seen, -1 if viewer is None else viewer)
        return seen

    def observed_in(self, games: Sequence[int], viewers: Sequence[int]) -> Shorts:
        """Return the observations of one seat in each of these games, also where a game is over.

        A new array, in the order of `games`. Raises IndexError.
        """
        for _, viewer in zip(games, viewers, strict=True):
            self._check_viewer(viewer)
        places, seats, seen = self._places_of(games), np.array(viewers, np.int64), self._new_seen(len(games))
        with self._lock:
            over = self._engine.over
            given = self._without_ids, over(places), over(seats), over(seen), self._span(0, len(games))
            self._engine.call.observed(self._states, *given)
        return seen

    def step_ids(self, ids: npt.ArrayLike) -> None:
        """Choose in each game a part of an action by its id; take the action where that completes it.

        In games that are over the id is not looked at. Raises IllegalAction, or UsageError where `ids` is
        not n whole numbers; then nothing has changed.
        """
        self._step_ids(ids, _NO_SEEN, _NO_MASKS, NOTHING)

    def step_and_observe(
        self, ids: npt.ArrayLike, out: tuple[Shorts, Flags] | None = None
    ) -> tuple[Shorts, Flags]:
        """Do `step_ids`, then return `observed()` and `id_masks()`: faster than one by one.

        New arrays, or `out`: arrays that an earlier call returned. If they are those of the last call, only
        what has changed is written, so they must be as they were. Raises UsageError where they do not fit.
        """
        if out is not None:
            check_room("out[0]", out[0], (self.n, self.encoding.size), np.int16)
            check_room("out[1]", out[1], (self.n, self.encoding.ids), np.bool_)
        seen, masks = out or (self._new_seen(self.n), self._new_masks(self.n))
        with self._lock:
            self._step_ids(ids, seen, masks, CHANGES if seen is self._told() else EVERYTHING)
            self._told = weakref.ref(seen)
        return seen, masks

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
        return {**super().__getstate__(), "chosen": self._chosen.ravel().tolist()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._chosen[:] = np.reshape(state["chosen"], self._chosen.shape)

    def load(self, i: int, state: S) -> None:
        """Replace game i by a state, which is not changed. Raises IndexError or UsageError."""
        with self._lock:
            super().load(i, state)
            self._drop_chosen(i)

    def deal_again(self, games: Sequence[int]) -> None:
        """Deal these games again, as a batch that redeals does when a game ends. Raises IndexError."""
        with self._lock:
            super().deal_again(games)
            self._drop_chosen(list(games))

    def _step_ids(self, ids: npt.ArrayLike, seen: Shorts, masks: Flags, tells: int) -> None:
        with self._lock:
            self._renew()
            buffers = self._choose(self._numbers_of("ids", ids))
            self._take_choices(buffers, seen, masks, tells)
            self._forget_codes()

    def _take_choices(self, buffers: Any, seen: Shorts, masks: Flags, tells: int) -> None:
        """Note the ids, take the actions that they complete, and write what `tells` says."""
        step, told = self._engine.call.id_step, (self._engine.over(masks), self._engine.over(seen))
        states, spans, redeal = self._states, self._spans, self.redeal
        self._each(
            lambda bench, begin, _: step(
                *(states, bench.menus, bench.codes, bench.word, buffers, told), *(spans[begin], redeal, tells)
            )
        )

    def _choose(self, ids: Ints) -> Any:
        """Write the choices that ids make; return the buffers of entries. Raises IllegalAction."""
        decide, before = self._engine.call.id_codes, self._section(CHOICE).copy()
        buffers = *self._fixed, self._engine.over(ids)
        found = self._each(
            lambda bench, begin, _: decide(
                self._states, bench.menus, bench.codes, buffers, self._spans[begin]
            )
        )
        if wrong := [g for g in found if g >= 0]:
            # `id_codes` has written the choices of other games, and narrowed what is kept of them.
            self._write(CHOICE, before)
            self._kept[:, OPEN] = -1
            i = min(wrong)
            legal = np.flatnonzero(self.id_masks_in([i])).tolist()
            raise IllegalAction.numbered("action id", int(ids[i]), legal, f"in game {i}")
        return buffers

    def _write_masks(self, masks: Flags) -> None:
        write, given = self._engine.call.id_masks, (self._without_ids, self._every, self._engine.over(masks))
        self._each(
            lambda bench, begin, _: write(self._states, bench.menus, bench.codes, *given, self._spans[begin])
        )

    def _write_seen(self, seen: Shorts, viewer: int) -> None:
        """Write the observations of a seat, or for -1 of the seats to act."""
        write, over = self._engine.call.observed, self._engine.over
        given = self._without_ids, self._every, over(np.full(self.n, viewer, np.int64)), over(seen)
        self._each(lambda _, begin, __: write(self._states, *given, self._spans[begin]))

    def _span(self, begin: int, end: int) -> Any:
        """Return the argument `run` of the entries."""
        return self._engine.over(np.array((self.n, begin, end, self.game.players), np.int64))

    def _new_seen(self, rows: int) -> Shorts:
        return np.empty((rows, self.encoding.size), np.int16)

    def _new_masks(self, rows: int) -> Flags:
        return np.empty((rows, self.encoding.ids), np.bool_)

    def _places_of(self, games: Sequence[int]) -> Ints:
        for i in games:
            self._check_place(i)
        return np.array(games, np.int64)

    def _check_viewer(self, viewer: int) -> None:
        if not 0 <= viewer < self.game.players:
            raise IndexError(f"viewer is {viewer}; allowed: 0 to {self.game.players - 1}")

    def _play(self, given: Ints, *, coded: bool) -> None:
        self._drop_chosen(slice(None))
        super()._play(given, coded=coded)

    def _drop_chosen(self, games: Any) -> None:
        """Forget the parts chosen in some games, and what is kept of their positions."""
        self._chosen[games] = -1
        self._kept[games, :CODES] = _NOT_KEPT


def _nothing() -> None:
    """Return no array: none was told yet."""
