"""Stepper: games played from Python as fast as possible, with one call of the engine per decision."""

from __future__ import annotations

from functools import partial
from typing import Any, Self, cast

from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.copies import Cloned
from gladsheim.core.engine.engines import Engine
from gladsheim.core.engine.first_use import ready_engine
from gladsheim.core.engine.packing import pack, unpack
from gladsheim.core.engine.workspace import short
from gladsheim.core.errors import UsageError
from gladsheim.core.game import Game, Seed, State
from gladsheim.core.positions.record_state import RecordGame, RecordState, as_record_state


class Stepper(Cloned):
    """Stepper of one game at a time over action codes, for programs that need no texts and no reasons.

        stepper = gladsheim.Stepper(game)
        count = stepper.begin(seed)
        while count:
            count = stepper.step(k)      # take the k-th of stepper.codes[:count]
        print(stepper.returns)

    It belongs to one thread at a time. The first stepper of a game compiles its kernels, as the first `Batch`
    does.
    """

    codes: Any
    """Codes of the legal actions: a sequence of ints, an int64 array where the engine is compiled.

    It is always the same object; its first `count` items are the codes, in the order of
    `State.legal_actions`.
    """
    count: int
    """Number of legal actions; 0 when the game is over, and before one is begun."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._set_up(ready_engine(game.rules))
        self.codes = self._buffer
        self._stays = self._engine.compiled
        """Whether the first engine is the last one: `step` then has nothing to look for."""
        self._begun = False
        self.count = 0

    def _set_up(self, engine: Engine) -> None:
        """Allocate what an engine works on."""
        self._engine, self._buffer = engine, engine.numbers(engine.rules.most_actions)
        self._states, self._menus = engine.states(1), engine.menus(1)
        given = (self._states, self._menus, self._buffer)
        if engine.compiled:
            # Plain addresses save ctypes a look-up in each call. The attributes above keep the memory alive.
            given = tuple(one._as_parameter_ for one in given)
        states, menus, codes = given
        self._step = partial(short(engine, "step"), states, menus, 0, codes)
        self._list = partial(short(engine, "legal_codes"), states, menus, 0, codes)

    def _renew(self) -> None:
        """Go on with compiled code if there is some since the last call."""
        if not self._engine.compiled and (engine := engine_of(self.game.rules)).compiled:
            record = self._engine.record(self._states, 0)
            self._set_up(engine)
            engine.load(self._states, 0, record)
            if self.count:
                # `step` takes the k-th code of the buffer.
                self._list()

    def begin(self, seed: Seed | None = None) -> int:
        """Deal, as `Game.deal` does; returns the number of legal actions."""
        return self.load(self.game.deal(seed))

    def load(self, state: State) -> int:
        """Go on from a state of the game, which stays as it is; returns the number of legal actions.

        Raises UsageError for a state of another game, or of other options.
        """
        if state.game != self.game:
            raise UsageError(f"the state is one of {state.game!r}; allowed: one of {self.game!r}")
        self._renew()
        as_record_state(state).load_into(self._engine, self._states, 0)
        return self._begin()

    def _begin(self) -> int:
        """List the legal actions of the state; returns their number."""
        self._begun = True
        return self._told(0 if self.seat is None else self._list())

    def _told(self, count: int) -> int:
        """Keep the new number of legal actions, and return it."""
        self.count = count
        if self.codes is not self._buffer:
            # Another engine was set up since; `codes` stays the same object.
            self.codes[:count] = self._buffer[:count].tolist()
        return count

    def step(self, k: int) -> int:
        """Take the k-th legal action; returns the new number of legal actions, 0 when the game is over.

        Raises IndexError unless 0 <= k < `count`.
        """
        # The entry itself does not check k: it would play whatever number its buffer has there.
        if not 0 <= k < self.count:
            allowed = f"0 to {self.count - 1}" if self.count else "none, the game is over or not begun"
            raise IndexError(f"k is {k}; allowed: {allowed}")
        if not self._stays:
            self._renew()
            return self._told(self._step(k))
        self.count = self._step(k)
        return self.count

    @property
    def seat(self) -> int | None:
        """Seat to act; None when the game is over. Raises UsageError before a game is begun."""
        seat = self._engine.call.seat(self._now(), 0)
        return None if seat < 0 else seat

    @property
    def returns(self) -> list[int]:
        """Points by seat, the final ones when the game is over, the present ones until then.

        Raises UsageError before a game is begun. `State.result` resolves ties.
        """
        states, score = self._now(), self._engine.call.score
        return [score(states, 0, seat) for seat in range(self.game.players)]

    def clone(self) -> Self:
        """Return an independent stepper at the same point of the same game."""
        other = type(self)(self.game)
        if self._begun:
            other._take_over(self)
        return other

    def __reduce__(self) -> Any:
        packed = pack(self._engine, self._states, 0, 1) if self._begun else None
        return type(self), (self.game,), packed

    def __setstate__(self, packed: bytes) -> None:
        unpack(self._engine, packed, self._states, 0, 1)
        self._begin()

    def __repr__(self) -> str:
        # Not the number of legal actions, nor the seat to act: they depend on what is hidden.
        now = "not begun"
        if self._begun:
            now = f"{'over, ' if self.seat is None else ''}scores {self.returns}"
        return f"<Stepper of {self.game!r}, {now}>"

    def __str__(self) -> str:
        return str(self._state()) if self._begun else repr(self)

    def __eq__(self, other: object) -> bool:
        """Return whether game and position are equal, hidden parts included."""
        if not isinstance(other, Stepper):
            return NotImplemented
        if not (self._begun and other._begun):
            return (self.game, self._begun) == (other.game, other._begun)
        return self._state() == other._state()

    __hash__ = None  # type: ignore[assignment]  # steppers change

    def _state(self) -> RecordState:
        game = cast(RecordGame[RecordState], self.game)
        return game.state_class.out_of(game, self._engine, self._now(), 0)

    def _take_over(self, other: Stepper) -> None:
        engine = self._engine
        # The engines differ if a compiled one was found after the other stepper was made.
        if engine is other._engine:
            engine.call.copy(self._states, 0, other._states, 0)
        else:
            engine.load(self._states, 0, other._engine.record(other._states, 0))
        # The menus need no copy: each call fills them again.
        self._buffer[: other.count] = other._buffer[: other.count]
        self.count, self._begun = other.count, True

    def _now(self) -> Any:
        """Return the state, which must have been dealt or loaded."""
        if not self._begun:
            raise UsageError("no game has been begun; call begin or load")
        return self._states
