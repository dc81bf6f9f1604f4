"""Kernels: one source that runs as plain Python, or compiled into machine code.

Kernels are functions over states and integers. Every process runs them as plain Python functions, except the
compiler's (`core.engine.making.compiler`), which makes one object file from all kernels of a game.
`core.engine` loads that file where there is one, and is the only way to compiled code.
"""

from __future__ import annotations

import os
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

# The variable is read once, because every kernel becomes plain or compiled when its module is imported.
COMPILING = os.environ.get("GLADSHEIM_COMPILING") == "1"
"""Whether this process is the compiler's."""


@dataclass(frozen=True, slots=True)
class IntBuffer:
    """A parameter of an entry: a buffer of at least so many ints, with a sign, of so many bits."""

    length: int
    bits: int = 64


@dataclass(frozen=True, slots=True)
class Records:
    """Parameter of an entry: a batch of at least `least` states, or menus."""

    what: str
    least: int = 1


Part = IntBuffer | Records | type[int]
Kind = Part | tuple[IntBuffer, ...]
"""Kind of an entry's parameter: records, a buffer, a tuple of these, or `int` for a 64-bit one."""


def flat(kinds: Sequence[Kind]) -> list[Part]:
    """Return the kinds of parameters in one flat list: each tuple is replaced by its members."""
    return [part for kind in kinds for part in (kind if isinstance(kind, tuple) else (kind,))]


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function over a state and integers to be compiled where possible.

    It may call other kernels, index states, lists and `table`s, and use int arithmetic that stays within 64
    bits. It does not check its input: the caller has.
    """
    if not COMPILING:
        return function
    # Only the compiler's process gets here; other processes may have no Numba.
    from gladsheim.core.numba.frontend import inner_kernel

    return cast(Callable[P, R], inner_kernel(function))


def entry(*kinds: Kind) -> Callable[[Callable[P, int]], Callable[P, int]]:
    """Return a decorator for a kernel that Python calls, with the kinds of its parameters; it returns an int.

    Compiled code of a game consists of its entries and of what they call.
    """

    def marked(function: Callable[P, int]) -> Callable[P, int]:
        made = kernel(function)
        made.__dict__["kinds"] = kinds
        return made

    return marked


def table(values: Sequence[int]) -> Sequence[int]:
    """Return a constant look-up table for kernels: an array for the compiler, else a tuple."""
    if COMPILING:
        import numpy as np

        # Numba writes a global array into the code as constant data.
        return cast(Sequence[int], np.array(values, dtype=np.int64))
    # A tuple of Python ints: reading one is quicker than reading a NumPy scalar.
    return tuple(int(value) for value in values)


def buffer(length: int) -> list[int]:
    """Return `length` zeroed ints for plain kernels."""
    return [0] * length


@kernel
def _copy_span_plain(target: MutableSequence[int], source: Sequence[int], begin: int, end: int) -> None:
    # Plain Python copies a slice far sooner than number after number.
    target[begin:end] = source[begin:end]


@kernel
def _copy_span_compiled(target: MutableSequence[int], source: Sequence[int], begin: int, end: int) -> None:
    # Numba compiles this far sooner than a slice.
    for at in range(begin, end):
        target[at] = source[at]


@kernel
def _copy_part_plain(
    target: MutableSequence[int], at: int, source: Sequence[int], begin: int, count: int
) -> None:
    target[at : at + count] = source[begin : begin + count]


@kernel
def _copy_part_compiled(
    target: MutableSequence[int], at: int, source: Sequence[int], begin: int, count: int
) -> None:
    for number in range(count):
        target[at + number] = source[begin + number]


copy_span = _copy_span_compiled if COMPILING else _copy_span_plain
"""Function (target, source, begin, end) that copies the numbers from begin to end, end excluded."""
copy_part = _copy_part_compiled if COMPILING else _copy_part_plain
"""Function (target, at, source, begin, count) that copies `count` numbers from `begin` to index `at`."""


def _clear_plain(values: Any, begin: int, count: int) -> None:
    # Plain Python clears a slice far sooner than number after number.
    values[begin : begin + count] = memoryview(bytes(count * values.itemsize)).cast(values.format)


def _store_plain(values: Any, at: int, value: int) -> None:
    values[at] = value


def _writing() -> tuple[Any, Any]:
    """Return functions that Numba can translate, for `clear_part` and `store`."""
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    def place(target: Any, builder: Any, signature: Any, arguments: Any) -> tuple[Any, Any]:
        kind = signature.args[0]
        array = target.make_array(kind)(target, builder, arguments[0])
        find: Any = cgutils.get_item_pointer
        return array, find(target, builder, kind, array, [arguments[1]])

    def clear(context: Any, values: Any, begin: Any, count: Any) -> Any:
        def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array, begins = place(target, builder, signature, arguments)
            cgutils.memset(builder, begins, builder.mul(arguments[2], array.itemsize), 0)
            return target.get_dummy_value()

        return types.none(values, types.int64, types.int64), generate

    def store(context: Any, values: Any, at: Any, value: Any) -> Any:
        def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            number = target.cast(builder, arguments[2], types.int64, signature.args[0].dtype)
            builder.store(number, place(target, builder, signature, arguments)[1])
            return target.get_dummy_value()

        return types.none(values, types.int64, types.int64), generate

    made: Any = intrinsic
    return made(clear), made(store)


# Numba lets indices count from the end, and LLVM would test each for that.
clear_part, store = _writing() if COMPILING else (_clear_plain, _store_plain)
"""Functions for kernels, of an index that is not negative: (target, at, count) sets `count` numbers to 0,
(target, at, value) writes one.
"""
