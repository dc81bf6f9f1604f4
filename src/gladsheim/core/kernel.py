"""One source, two ways to run: plain Python, or compiled into machine code.

Kernels are functions over states and integers. Every process runs them as the plain Python functions
that they are, except the compiler's (`core.engine.compiler`), which makes one object file of all that a
game needs. `core.engine` loads that file where there is one, and is the only way to compiled code.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import threading
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

COMPILING = os.environ.get("GLADSHEIM_COMPILING") == "1"
"""Whether this process is the compiler's."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """A parameter of an entry: a buffer of at least so many 64-bit ints."""

    length: int


@dataclass(frozen=True, slots=True)
class Records:
    """A parameter of an entry: a batch of at least so many states, or menus."""

    what: str
    least: int = 1


Part = Numbers | Records | type[int]
Kind = Part | tuple[Numbers, ...]
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
    from gladsheim.core.engine.frontend import inner_kernel

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


copy_span = _copy_span_compiled if COMPILING else _copy_span_plain
"""(target, source, begin, end): copy the numbers from begin to end, end excluded."""


_specialising = threading.RLock()
"""Held while a module runs, which may specialise others: nobody else gets it half-made."""


def specialise(name: str, tag: str, **names: Any) -> ModuleType:
    """The kernel module `name` with `names` in its namespace before it runs, once per tag.

    Code that is written once over the kernels of any game becomes code over the kernels of
    one game. (Numba cannot compile functions that receive functions well; this it can.)
    """
    special = f"{name}.{tag}"
    with _specialising:
        if special not in sys.modules:
            _run_as(special, name, names)
        return sys.modules[special]


def _run_as(special: str, name: str, names: dict[str, Any]) -> None:
    found = importlib.util.find_spec(name)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(name)
    spec = importlib.util.spec_from_file_location(special, found.origin)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(names)
    sys.modules[special] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[special]
        raise
