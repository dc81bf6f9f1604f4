"""One source, two ways to run: plain Python, or compiled into machine code.

Kernels are functions over states and integers. Every process runs them as the plain Python functions
that they are, except the compiler's (`core.engine.making.compiler`), which makes one object file of all
that a game needs. `core.engine` loads that file where there is one, and is the only way to compiled code.
"""

from __future__ import annotations

import os
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

COMPILING = os.environ.get("GLADSHEIM_COMPILING") == "1"
"""Whether this process is the compiler's."""


@dataclass(frozen=True, slots=True)
class IntBuffer:
    """A parameter of an entry: a buffer of at least so many 64-bit ints."""

    length: int


@dataclass(frozen=True, slots=True)
class Records:
    """A parameter of an entry: a batch of at least so many states, or menus."""

    what: str
    least: int = 1


Part = IntBuffer | Records | type[int]
Kind = Part | tuple[IntBuffer, ...]
"""What a parameter of an entry is: records, a buffer, a tuple of these, or `int` for a 64-bit one."""


def flat(kinds: Sequence[Kind]) -> list[Part]:
    """The kinds of parameters in one flat list: each tuple is replaced by its members."""
    return [part for kind in kinds for part in (kind if isinstance(kind, tuple) else (kind,))]


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A function over a state and integers that is compiled where it can be.

    It may call other kernels, index states, lists and `table`s, and use int arithmetic that
    stays within 64 bits. It trusts its input: whoever calls it has checked.
    """
    if not COMPILING:
        return function
    from gladsheim.core.numba.frontend import inner_kernel

    return cast(Callable[P, R], inner_kernel(function))


def entry(*kinds: Kind) -> Callable[[Callable[P, int]], Callable[P, int]]:
    """A kernel that Python calls, by the kinds of its parameters; it returns an int.

    Compiled code of a game consists of its entries and of what they call.
    """

    def marked(function: Callable[P, int]) -> Callable[P, int]:
        made = kernel(function)
        made.__dict__["kinds"] = kinds
        return made

    return marked


def table(values: Sequence[int]) -> Sequence[int]:
    """A constant look-up table for kernels: an array for the compiler, else a tuple."""
    if COMPILING:
        import numpy as np

        return cast(Sequence[int], np.array(values, dtype=np.int64))
    return tuple(int(value) for value in values)


def buffer(length: int) -> list[int]:
    """`length` zeroed ints to hand to plain kernels."""
    return [0] * length


@kernel
def _copy_span_plain(target: MutableSequence[int], source: Sequence[int], begin: int, end: int) -> None:
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
"""(target, source, begin, end): copy the numbers from begin to end, end excluded."""
copy_part = _copy_part_compiled if COMPILING else _copy_part_plain
"""(target, at, source, begin, count): copy so many numbers from begin to another place."""
