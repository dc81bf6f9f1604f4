"""Batch of games: states in one array, and one call of the engine for a run of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from threading import RLock
from typing import Any, Generic, Self, cast

import numpy as np
import numpy.typing as npt

from gladsheim.core.batches.checks import check_memory, check_number, seed_list
from gladsheim.core.batches.numbers import CHOICE, COUNT, DONE, RNG, SEAT, SEATWISE, numbers_of
from gladsheim.core.batches.protocols import BatchGame, KernelState, S
from gladsheim.core.chance import new_rng, seed_key
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.copies import Cloned
from gladsheim.core.engine.engines import Engine
from gladsheim.core.engine.first_use import ready_engine
from gladsheim.core.engine.packing import pack, unpack
from gladsheim.core.errors import IllegalAction, UsageError, shorten

Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

MOST_GAMES = 1_000_000
MOST_THREADS = 256
MOST_SHOWN = 10
"""Number of games that the text of a batch shows."""
RUN = 256
"""Number of games in a run, which one call of the engine handles."""


class _Bench:
    """Scratch space of one thread: a menu, room for the codes of one state, and one number."""

    def __init__(self, engine: Engine) -> None:
        self.menus, self.word = engine.menus(1), engine.numbers(1)
        self.codes = engine.numbers(engine.rules.most_actions)


class Batch(Cloned, Generic[S]):
    """n games side by side, stepped together over action codes.

        batch = game.batch(1000, seeds=1)
        chance = np.random.default_rng(1)
        while True:
            batch.step((chance.random(batch.n) * batch.counts).astype(int))
            ended = batch.returns[batch.done]

    The arrays it shows are written again by each step; copy what is to stay. The results do not depend on the
    number of threads, nor on whether the engine is compiled. The first batch of a game compiles its kernels
    if that has not been done; where it cannot be done, it warns with SlowKernelsWarning.
    """

    _kind: Any
    """Class of the states, an S and a `KernelState`."""

    def __init__(self, game: BatchGame[S], n: int, threads: int, redeal: bool) -> None:
        """Make n states that are not dealt yet; `Game.batch` deals them. Raises UsageError."""
        check_number("n", n, MOST_GAMES)
        check_number("threads", threads, MOST_THREADS)
        self.game, self.n, self.threads, self.redeal = game, int(n), int(threads), bool(redeal)
        check_memory(game.rules, game.players, self.n)
        self._runs = [(at, min(at + RUN, self.n)) for at in range(0, self.n, RUN)]
        try:
            # The memory of the engine itself.
            self._all = np.zeros(numbers_of(self.n, game.players), dtype=np.int64)
            self._set_up(ready_engine(game.rules))
        except MemoryError as error:
            raise UsageError(f"n is {n}; there is no memory for so many games here") from error
        # Compiled calls let other threads run, which must not step the same games meanwhile.
        self._lock = RLock()

    @classmethod
    def dealt(cls, game: BatchGame[S], n: int, seeds: Any, threads: int, redeal: bool) -> Self:
        """Deal a batch; see `Game.batch`."""
        made = cls(game, n, threads, redeal)
        made._deal(seeds)
        return made

    def _set_up(self, engine: Engine) -> None:
        """Allocate what an engine works on: states that are not dealt yet."""
        self._engine, self._states, self._numbers = engine, engine.states(self.n), engine.over(self._all)
        self._benches = [_Bench(engine) for _ in range(min(self.threads, len(self._runs)))]
        self._listed: Any = None

    def _renew(self) -> None:
        """Go on with compiled code if there is some since the last call."""
        if not self._engine.compiled and (engine := engine_of(self.game.rules)).compiled:
            games = self.__getstate__()
            self._set_up(engine)
            self.__setstate__(games)

    def __len__(self) -> int:
        return self.n

    # Views

    @property
    def counts(self) -> Ints:
        """Number of legal actions of each game; 0 where it is over."""
        return self._section(COUNT)

    @property
    def seats(self) -> Ints:
        """Seat to act in each game; -1 where it is over."""
        return self._section(SEAT)

    @property
    def done(self) -> Flags:
        """Whether the last step ended each game."""
        return self._section(DONE) > 0

    @property
    def scores(self) -> Ints:
        """Points by game and seat."""
        return self._by_seat(0)

    @property
    def rewards(self) -> Ints:
        """Points that the last step gained, by game and seat."""
        return self._by_seat(1)

    @property
    def returns(self) -> Ints:
        """Final points by game and seat of the last game that ended there, also if it is dealt again."""
        return self._by_seat(2)

    @property
    def offsets(self) -> Ints:
        """Index in `codes` of the first code of each game, and at last the end: n + 1 ints."""
        offsets = np.zeros(self.n + 1, dtype=np.int64)
        np.cumsum(self.counts, out=offsets[1:])
        return offsets

    @property
    def codes(self) -> Ints:
        """Legal codes of all games, one game after the other, each in the documented order."""
        with self._lock:
            return _read_only(np.asarray(self._list(), dtype=np.int64))

    @property
    def mask(self) -> Flags:
        """Whether an index is a legal choice, by game and index; as wide as the longest list of codes."""
        return np.arange(self.counts.max())[None, :] < self.counts[:, None]

    def padded(self, fill: int = -1) -> Ints:
        """Return the codes by game and index, as in `mask`, with `fill` in the rest."""
        with self._lock:
            mask = self.mask
            table = np.full(mask.shape, fill, dtype=np.int64)
            table[mask] = self.codes
        return table

    def state(self, i: int) -> S:
        """Return a copy of game i."""
        self._check_place(i)
        with self._lock:
            found: S = self._kind.out_of(self.game, self._engine, self._states, i)
        return found

    def observations(self) -> list[dict[str, Any] | None]:
        """Return the observation of the seat to act, by game; None where it is over. Documents: slow."""
        with self._lock:
            seats = self.seats.tolist()
            return [self.state(i).observe(seat) if seat >= 0 else None for i, seat in enumerate(seats)]

    # Actions

    def step(self, choices: npt.ArrayLike) -> None:
        """Take in each game the action with this index among its codes, from 0 on.

        In games that are over the choice is not looked at. Raises IndexError, or UsageError where
        `choices` is not n whole numbers; then nothing has changed.
        """
        with self._lock:
            self._renew()
            given = self._numbers_of("choices", choices)
            counts = self.counts
            wrong = ((given < 0) | (given >= counts)) & (counts > 0)
            if wrong.any():
                i = int(wrong.argmax())
                raise IndexError(f"game {i}: the choice is {given[i]}; allowed: 0 to {counts[i] - 1}")
            self._play(given, coded=False)

    def step_codes(self, codes: npt.ArrayLike) -> None:
        """Take in each game the action with that code. Like `step`, but raises IllegalAction."""
        with self._lock:
            self._renew()
            given = self._numbers_of("codes", codes)
            before = self._section(CHOICE).copy()
            # The codes are written before the check, because `batch_find` reads them there.
            self._write(CHOICE, given)
            find, listed, offsets = self._engine.call.batch_find, self._list(), self.offsets
            found = self._each(
                lambda _, begin, end: find(listed, self._numbers, self.n, begin, end, int(offsets[begin]))
            )
            if missing := [i for i in found if i >= 0]:
                self._write(CHOICE, before)
                # The first game is named, in whatever order the threads found theirs.
                i = min(missing)
                legal = [int(code) for code in listed[int(offsets[i]) : int(offsets[i + 1])]]
                raise IllegalAction.numbered("code", int(given[i]), legal, f"in game {i}")
            self._play(given, coded=True)

    def load(self, i: int, state: S) -> None:
        """Replace game i by a state, which is not changed. Raises IndexError or UsageError."""
        self._check_place(i)
        if state.game != self.game:
            raise UsageError(
                f"game {i}: the state is of {shorten(state.game)}; allowed: {shorten(self.game)}"
            )
        with self._lock:
            self._renew()
            self._put(i, state)
            self._look_at(i)
            self._forget_codes()

    def deal_again(self, games: Sequence[int]) -> None:
        """Deal these games again, as a batch that redeals does when a game ends. Raises IndexError."""
        for i in games:
            self._check_place(i)
        with self._lock:
            self._renew()
            lane, first = self._benches[0].word, RNG * self.n
            for i in games:
                lane[0] = self._numbers[first + i]
                self._engine.call.shuffle(self._states, i, lane)
                self._numbers[first + i] = lane[0]
                self._look_at(i)
            self._forget_codes()

    def clone(self) -> Self:
        """Return an independent copy, which also deals the same games again."""
        twin = type(self)(*self._arguments)
        twin._kind = self._kind
        with self._lock:
            self._renew()
            if twin._engine is not self._engine:
                twin._set_up(self._engine)
            copy = self._engine.call.batch_copy
            self._each(lambda _, begin, end: copy(twin._states, self._states, begin, end))
            twin._all[:] = self._all
        twin._look()
        return twin

    # Pickles

    def __reduce__(self) -> Any:
        return type(self), self._arguments, self.__getstate__()

    def __getstate__(self) -> dict[str, Any]:
        with self._lock:
            packed = [pack(self._engine, self._states, begin, end) for begin, end in self._runs]
            return {"kind": self._kind, "runs": self._runs, "packed": packed, "numbers": self._all.copy()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._kind = state["kind"]
        for (begin, end), packed in zip(state["runs"], state["packed"], strict=True):
            unpack(self._engine, packed, self._states, begin, end)
        self._all[:] = state["numbers"]
        self._forget_codes()

    def __repr__(self) -> str:
        # Not the numbers of legal actions: they depend on what is hidden.
        over = int((self.seats < 0).sum())
        return f"<{type(self).__name__} of {self.n} games of {self.game!r}, {over} over>"

    def __str__(self) -> str:
        lines = [f"{i}: {self.state(i)!r}" for i in range(min(self.n, MOST_SHOWN))]
        more = [f"and {self.n - MOST_SHOWN} more"] if self.n > MOST_SHOWN else []
        return "\n".join([repr(self), *lines, *more])

    def __eq__(self, other: object) -> bool:
        """Return whether games, last results and later deals are equal; threads do not count."""
        if not isinstance(other, Batch):
            return NotImplemented
        return (type(self), self.game, self.n, self.redeal) == (
            type(other),
            other.game,
            other.n,
            other.redeal,
        ) and self._content() == other._content()

    __hash__ = None  # type: ignore[assignment]  # batches change

    # Inside

    def _content(self) -> dict[str, Any]:
        # A copy has nothing in unused parts of lists, where a record may still have what was before.
        twin = self.clone()
        twin._write(CHOICE, np.zeros(self.n, dtype=np.int64))
        found = twin.__getstate__()
        return {**found, "numbers": found["numbers"].tolist()}

    @property
    def _arguments(self) -> tuple[Any, ...]:
        """Arguments that make such a batch."""
        return self.game, self.n, self.threads, self.redeal

    def _deal(self, seeds: Any) -> None:
        """Deal all games; see `Game.batch`."""
        for i, seed in enumerate(seed_list(seeds, self.n)):
            state = self.game.deal(seed)
            self._put(i, state)
            # The state's seed, because without given seeds each deal draws a secret.
            self._numbers[RNG * self.n + i] = new_rng(seed_key(state.seed))[0]
        self._look()

    def _section(self, which: int) -> Ints:
        return _read_only(self._all[which * self.n : (which + 1) * self.n])

    def _by_seat(self, which: int) -> Ints:
        players = self.game.players
        begin = (SEATWISE + which * players) * self.n
        return _read_only(self._all[begin : begin + players * self.n].reshape(self.n, players))

    def _check_place(self, i: int) -> None:
        if not 0 <= i < self.n:
            raise IndexError(f"i is {i}; allowed: 0 to {self.n - 1}")

    def _put(self, i: int, state: S) -> None:
        """Make game i equal to a state."""
        loaded = cast(KernelState, state)
        self._kind = type(loaded)
        loaded.load_into(self._engine, self._states, i)

    def _numbers_of(self, name: str, given: npt.ArrayLike) -> Ints:
        """Return a choice for each game as a new array of 64-bit ints."""
        try:
            found = np.asarray(given)
        except ValueError as error:
            raise UsageError(f"{name} is {shorten(given)}; allowed: {self.n} whole numbers") from error
        if found.dtype.kind not in "iu" or found.shape != (self.n,):
            had = f"{found.dtype} of shape {found.shape}"
            raise UsageError(f"{name} is an array of {had}; allowed: whole numbers of shape ({self.n},)")
        # An unsigned number of 64 bits would turn negative below.
        if found.max() > np.iinfo(np.int64).max:
            raise IndexError(f"{name} has {found.max()}; allowed: numbers of 64 bits with a sign")
        return found.astype(np.int64)

    def _write(self, which: int, values: Ints) -> None:
        """Write a section."""
        self._all[which * self.n : (which + 1) * self.n] = values

    def _forget_codes(self) -> None:
        """Forget the codes, which are those of the positions before; they are listed again when asked for."""
        self._listed = None

    def _play(self, given: Ints, *, coded: bool) -> None:
        self._write(CHOICE, given)
        self._run(coded=coded)

    def _run(self, *, coded: bool) -> None:
        """Take the stored choice in each game."""
        step, states, numbers = self._engine.call.batch_step, self._states, self._numbers
        n, players, redeal = self.n, self.game.players, self.redeal
        self._each(
            lambda bench, begin, end: step(
                states, bench.menus, bench.word, numbers, n, players, begin, end, coded, redeal
            )
        )
        self._forget_codes()

    def _look(self) -> None:
        """Have the engine write counts, seats and scores of all games again."""
        look, numbers = self._engine.call.batch_look, self._numbers
        self._each(
            lambda bench, begin, end: look(
                self._states, bench.menus, numbers, self.n, self.game.players, begin, end
            )
        )
        self._forget_codes()

    def _look_at(self, i: int) -> None:
        """Have the engine write count, seat and scores of game i again."""
        look, menus = self._engine.call.batch_look, self._benches[0].menus
        look(self._states, menus, self._numbers, self.n, self.game.players, i, i + 1)

    def _list(self) -> Any:
        """Return the legal codes of all games, as the engine lists them."""
        if self._listed is None:
            write, offsets = self._engine.call.batch_list, self.offsets
            listed = self._engine.numbers(max(1, int(offsets[-1])))
            self._each(
                lambda bench, begin, end: write(
                    self._states,
                    bench.menus,
                    bench.codes,
                    listed,
                    self._numbers,
                    self.n,
                    begin,
                    end,
                    # ctypes accepts no NumPy ints.
                    int(offsets[begin]),
                )
            )
            self._listed = listed
        return self._listed

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._benches), thread_name_prefix="batch")

    def _each(self, work: Callable[[_Bench, int, int], int]) -> list[int]:
        """Do `work` with each run of games, on all threads; return its results, run by run of each thread."""
        count = len(self._benches)
        if count == 1:
            return [work(self._benches[0], begin, end) for begin, end in self._runs]

        def share(which: int) -> list[int]:
            # Each thread takes every `count`-th run, with scratch space of its own.
            return [work(self._benches[which], begin, end) for begin, end in self._runs[which::count]]

        return [found for part in self._pool.map(share, range(count)) for found in part]


def _read_only(found: npt.NDArray[Any]) -> Ints:
    view = found.view()
    view.flags.writeable = False
    return view
