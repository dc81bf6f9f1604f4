"""Loading of machine code from an object file, and of memory that it can reach."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from gladsheim.core.errors import KernelError
from gladsheim.core.state import LINE

FAILED = -(1 << 63)
"""Result of an entry where an index was out of bounds; only code that checks indices returns it."""


class NativeArray(np.ndarray[Any, Any]):
    """An array that machine code can be called with; a slice of one cannot be."""

    _as_parameter_: int


def shared(count: int, kind: Any) -> Any:
    """Return a zeroed array of `count` numbers or records, which begins at a cache line."""
    size = count * np.dtype(kind).itemsize
    # NumPy promises no cache line, so the extra bytes let the array begin at the next one.
    memory = np.zeros(size + LINE, dtype=np.uint8)
    begin = -memory.ctypes.data % LINE
    return over(memory[begin : begin + size].view(kind))


def over(memory: Any) -> Any:
    """Return an array that machine code can be called with, over the memory of another array."""
    made = memory.view(NativeArray)
    # ctypes takes this attribute as it is; `ctypes.data` makes an object each time.
    made._as_parameter_ = made.ctypes.data
    return made


class Program:
    """Loaded object file."""

    def __init__(self, machine_code: bytes) -> None:
        """Load an object file. Raises RuntimeError if it is not one for this kind of machine."""
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(jit=True)
        # MCJIT wants a module to begin with, although all code comes from the object file.
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(machine_code))
        self._engine.finalize_object()

    def function(self, name: str, ints: Sequence[bool], *, checked: bool) -> Callable[..., int]:
        """Return the function of that name; `ints` says of each parameter whether it is an
        int, else it is an array.

        Raises RuntimeError if there is none.
        """
        address = self._engine.get_function_address(name)
        if not address:
            raise RuntimeError(f"compiled code has no entry {name}")
        kinds = [ctypes.c_int64 if one else ctypes.c_void_p for one in ints]
        # CFUNCTYPE releases the interpreter's lock during a call; `workspace.short` makes calls that keep it.
        found: Any = ctypes.CFUNCTYPE(ctypes.c_int64, *kinds)(address)
        if checked:
            # Only checked code gets it: a Python function after each call can take longer than the call.
            found.errcheck = _told
        made: Callable[..., int] = found
        return made


def _told(result: int, _function: Any, _arguments: tuple[Any, ...]) -> int:
    if result == FAILED:
        raise KernelError("an index of compiled code is out of bounds")
    return result
