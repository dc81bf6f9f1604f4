"""Memory that is asked for before it is needed.

Of many games side by side hardly any lies in the processor's caches when its turn comes, and a kernel
that waits for one number after the other waits most of its time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gladsheim.core.kernel import COMPILING, kernel


def _ask_plain(values: Sequence[int], at: int) -> None:
    """Nothing: Python has other things to wait for."""


def _asking() -> Any:
    """The same as an instruction of the processor."""
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
            read, keep, data = (number(value) for value in (0, 3, 1))
            builder.call(function, [builder.bitcast(place, address), read, keep, data])
            return target.get_dummy_value()

        return types.none(values, types.int64), generate

    made: Any = intrinsic
    return made(prefetch)


_prefetch = _asking() if COMPILING else _ask_plain


@kernel
def ask_for(values: Sequence[int], at: int) -> None:
    """Let the number at a place of a list come into the cache; it changes nothing."""
    _prefetch(values, at)
