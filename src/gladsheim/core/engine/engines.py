"""Engines of one game: its kernels, ready to be called, as plain Python or as machine code.

Both kinds of engine have the same entries under the same names in `call`, over batches and buffers that
the engine itself makes:

    engine = engine_of(game.rules)
    states, menus, codes = engine.states(1), engine.menus(1), engine.numbers(game.rules.most_actions)
    state.load_into(engine, states, 0)
    count = engine.call.legal_codes(states, menus, 0, codes)

Entries return an int and do not check their arguments.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

from gladsheim.core.chance import new_rng
from gladsheim.core.engine import cache
from gladsheim.core.engine.program import entries
from gladsheim.core.kernel import Kind, flat
from gladsheim.core.rules import Rules


class Engine(ABC):
    """Entries of one game, with their states, menus and buffers."""

    compiled: bool

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.call: Any = SimpleNamespace(
            **{name: self._callable(name, function) for name, function in entries(rules)}
        )

    @abstractmethod
    def _callable(self, name: str, function: Any) -> Callable[..., int]:
        """Return the callable form of an entry."""

    @abstractmethod
    def states(self, count: int) -> Any:
        """Return a batch of `count` zeroed states."""

    @abstractmethod
    def menus(self, count: int) -> Any:
        """Return a batch of `count` zeroed menus."""

    @abstractmethod
    def numbers(self, length: int) -> Any:
        """Return a buffer of `length` zeroed ints."""

    @abstractmethod
    def over(self, memory: Any) -> Any:
        """Return a NumPy array of ints as entries take it: they read and write its own memory.

        It must be contiguous.
        """

    @abstractmethod
    def load(self, states: Any, i: int, record: Any) -> None:
        """Make state i of a batch equal to a plain record."""

    @abstractmethod
    def record(self, states: Any, i: int) -> Any:
        """Return state i of a batch as a plain record of its own."""

    def filled(self, values: Sequence[int], length: int) -> Any:
        """Return a buffer of `length` ints that begins with these values."""
        made = self.numbers(length)
        made[: len(values)] = list(values)
        return made

    def rng(self, seed: int | str | bytes) -> Any:
        """Return a generator of `core.chance`, for entries."""
        return self.filled(new_rng(seed), 1)


class PlainEngine(Engine):
    """Engine that calls the Python functions themselves."""

    compiled = False

    def _callable(self, name: str, function: Any) -> Callable[..., int]:
        found: Callable[..., int] = function
        return found

    def states(self, count: int) -> Any:
        """Return `count` zeroed states."""
        return self.rules.layout.batch(count)

    def menus(self, count: int) -> Any:
        """Return `count` zeroed menus."""
        return self.rules.menu.batch(count)

    def numbers(self, length: int) -> Any:
        """Return `length` zeroed ints."""
        return [0] * length

    def over(self, memory: Any) -> Any:
        """Return a view of an array from which kernels read Python ints."""
        # NumPy's own ints wrap, and are slow.
        return memoryview(memory.reshape(-1))

    def load(self, states: Any, i: int, record: Any) -> None:
        """Make a state equal to a plain record."""
        states[i] = self.rules.layout.twin(record)

    def record(self, states: Any, i: int) -> Any:
        """Return a state as a plain record of its own."""
        return self.rules.layout.twin(states[i])


class CompiledEngine(Engine):
    """Engine that calls machine code, and lets other threads run meanwhile."""

    compiled = True

    def __init__(self, rules: Rules, machine_code: bytes) -> None:
        """Load machine code. Raises OSError or RuntimeError if it cannot be loaded here."""
        # llvmlite comes with `gladsheim[fast]` only, so this module must load without it, here and below.
        from gladsheim.core.engine.loading import Program

        # The base class looks functions up in it. LLVM frees their code with this object.
        self._program = Program(machine_code)
        super().__init__(rules)

    def _callable(self, name: str, function: Any) -> Callable[..., int]:
        kinds: tuple[Kind, ...] = function.kinds
        code = self._program.function(name, [part is int for part in flat(kinds)], checked=cache.checked())
        if not any(isinstance(kind, tuple) for kind in kinds):
            return code

        # C has no tuples: their parts are passed one after the other.
        def spread(*given: Any) -> int:
            return code(*_spread(given))

        spread.__dict__["code"] = code
        return spread

    def states(self, count: int) -> Any:
        """Return `count` zeroed states."""
        from gladsheim.core.engine.loading import shared

        return shared(count, self.rules.layout.dtype)

    def menus(self, count: int) -> Any:
        """Return `count` zeroed menus."""
        from gladsheim.core.engine.loading import shared

        return shared(count, self.rules.menu.dtype)

    def numbers(self, length: int) -> Any:
        """Return `length` zeroed ints."""
        from gladsheim.core.engine.loading import shared

        return shared(length, "i8")

    def over(self, memory: Any) -> Any:
        """Return the memory of an array."""
        from gladsheim.core.engine.loading import over

        return over(memory)

    def load(self, states: Any, i: int, record: Any) -> None:
        """Make a state equal to a plain record."""
        self.rules.layout.fill(self.rules.layout.live(states, i), record)

    def record(self, states: Any, i: int) -> Any:
        """Return a state as a plain record of its own."""
        return self.rules.layout.twin(self.rules.layout.live(states, i))


def _spread(given: tuple[Any, ...]) -> list[Any]:
    return [part for one in given for part in (one if isinstance(one, tuple) else (one,))]
