"""Numba as a front end: from kernels to LLVM's language, and nothing further.

Left to itself Numba makes a library of machine code of every function, and optimises in it all that
the function calls, again for every caller. Here it only translates; `compiler` links the translations of
one game into one module, which LLVM then optimises once.

tests/core/engine/making/test_building.py checks the parts of Numba that this module relies on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numba.typed.typeddict  # compiled on import: before our target takes its place
from numba.core import cpu
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.registry import cpu_target
from numba.core.runtime.context import NRTContext

from gladsheim.core.numba.passes import KernelCompiler

types: Any = numba.types
OPTIONS = {
    "nogil": True,
    # Division makes no check for 0, because kernels trust their input.
    "error_model": "numpy",
    # Only the compiler's stubs call the functions from outside.
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "pipeline_class": KernelCompiler,
}


class Translation(JITCodeLibrary):
    """Translation of one function by Numba: neither optimised nor made into machine code."""

    made: list[Translation] = []  # noqa: RUF012  # one list for the process is what is wanted

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.made.append(self)

    def add_llvm_module(self, module: Any) -> None:
        """Add a module as it is."""
        module.data_layout = self._codegen._data_layout
        # Numba's own method optimises the module first.
        self._final_module.link_in(module)

    def finalize(self) -> None:
        """Mark the translation as complete, without the work that Numba would do here."""
        self._finalized = True

    @property
    def module(self) -> Any:
        """LLVM module of the translation."""
        return self._final_module


class Translator(JITCPUCodegen):
    """Code generator of Numba that makes translations."""

    _library_class = Translation


class Uncounted(NRTContext):
    """Runtime context that counts no references, because kernels allocate nothing."""

    def incref(self, builder: Any, typ: Any, value: Any) -> None:
        """Do nothing; Numba calls this for each value."""

    def decref(self, builder: Any, typ: Any, value: Any) -> None:
        """Do nothing; Numba calls this for each value."""


class Target(cpu.CPUContext):
    """Target of Numba for functions that nobody will call from Python."""

    def init(self) -> None:
        """Set up the target; Numba calls this."""
        super().init()
        self._internal_codegen = Translator("gladsheim")
        self._short: dict[Any, str] = {}
        self._sizes: dict[Any, int] = {}

    @property
    def nrt(self) -> Uncounted:
        """Runtime context for allocation and reference counts."""
        return Uncounted(self, self.enable_nrt)

    def refresh(self) -> None:
        """Refresh the definitions; Numba calls this before each function, and for a missing definition, where
        alone one is new.
        """
        # The attribute is missing until the first `get_function`, so that the first refresh fills the target.
        if self.__dict__.get("_is_missing", True):
            super().refresh()

    def get_abi_sizeof(self, ty: Any) -> int:
        """Return the size of a type, cached, because LLVM parses a module for each answer."""
        if ty not in self._sizes:
            self._sizes[ty] = super().get_abi_sizeof(ty)
        return self._sizes[ty]

    def get_function(self, fn: Any, sig: Any, _firstcall: bool = True) -> Any:
        """Return the implementation of an operation; notes meanwhile that a definition is missing."""
        self._is_missing = True
        try:
            return super().get_function(fn, sig, _firstcall)
        finally:
            self._is_missing = False

    def mangler(self, name: str, kinds: Any, *, abi_tags: Any = (), uid: Any = None) -> str:
        """Return a short name: Numba's spells out every field of a record in each."""
        # All that Numba's own name is made from: two functions never share a short name.
        key = (name, tuple(kinds), tuple(abi_tags), uid)
        return self._short.setdefault(key, f"k{len(self._short)}.{name.rpartition('.')[2]}")

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Callable[..., Any]:
        """Return a new placeholder for the function in Numba's tables."""
        # Each function needs an object of its own, because Numba uses it as a key. It is never called.
        return [].append


def use_target() -> None:
    """Make all later compilations of Numba use this target."""
    cpu_target.target_context.refresh()
    standing = Target(cpu_target.typing_context, "cpu")
    standing.refresh()
    cpu_target._toplevel_target_context = standing
    _type_once()


def _type_once() -> None:
    """Cache the types of built-in operations, so that Numba determines each only once."""
    find, known = types.Function.get_call_type, {}

    def find_once(self: Any, context: Any, given: Any, names: Any) -> Any:
        key = (self, tuple(given), tuple(names.items()))
        if key not in known:
            known[key] = find(self, context, given, names)
        return known[key]

    types.Function.get_call_type = find_once


def translator() -> Any:
    """Return the translator in use."""
    return cpu_target.target_context.codegen()


def _wide(kind: Any) -> Any:
    """Return the type that an argument of this type is passed as: every int as a 64-bit one."""
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) else plain


def inner_kernel(function: Callable[..., Any]) -> Any:
    """Make a function for kernels to call, in one version for all widths of ints.

    Numba would make one for every combination of constants and of the widths of the fields
    that are passed, which triples the time to compile everything.
    """
    dispatcher = numba.njit(**OPTIONS)(function)
    find = dispatcher.get_call_template

    def find_wide(given: Any, names: Any) -> Any:
        return find(tuple(map(_wide, given)), {name: _wide(kind) for name, kind in names.items()})

    dispatcher.get_call_template = find_wide
    return dispatcher


# Importing this module is enough: no kernel may be translated for Numba's own target.
use_target()
