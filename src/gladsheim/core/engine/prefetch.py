"""Prefetching: memory that a kernel will read soon is requested before it is read.

In a large batch hardly any state is in the processor's caches when its turn comes, and a kernel that
reads one number after the other spends most of its time waiting for memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gladsheim.core.kernel import COMPILING, kernel


def _ask_plain(values: Sequence[int], at: int) -> None:
    """Do nothing: plain Python is too slow to gain anything by prefetching."""


def _asking() -> Any:
    """Return the processor's prefetch instruction as a function that Numba can translate."""
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    def prefetch(context: Any, values: Any, at: Any) -> Any:
        def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kind = signature.args[0]
            array = target.make_array(kind)(target, builder, arguments[0])
            find: Any = cgutils.get_item_pointer
            place = find(target, builder, kind, array, [arguments[1]])
            address, number = ir.PointerType(ir.IntType(8)), ir.IntType(32)
            function = builder.module.declare_intrinsic(
                "llvm.prefetch.p0", (), ir.FunctionType(ir.VoidType(), [address, number, number, number])
            )
            # For `llvm.prefetch`: a read, to be kept in every level of the cache, of data.
            read, keep, data = (number(value) for value in (0, 3, 1))
            builder.call(function, [builder.bitcast(place, address), read, keep, data])
            return target.get_dummy_value()

        return types.none(values, types.int64), generate

    made: Any = intrinsic
    return made(prefetch)


_prefetch = _asking() if COMPILING else _ask_plain


@kernel
def ask_for(values: Sequence[int], at: int) -> None:
    """Prefetch the cache line that holds `values[at]`. Changes no value."""
    _prefetch(values, at)
