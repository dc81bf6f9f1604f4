"""Compiler of one game's engine into an object file of a folder, see `core.engine.stored`.

    python -m gladsheim.core.engine.making.compiler GAME FOLDER MADE_FROM NICENESS

It runs in a process of its own, in which kernels are translated instead of run. All functions of a game
become one module that exports only the entries, so that LLVM optimises it as a whole, once.
"""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

# The variable must precede the imports below: `core.kernel` reads it when it is imported.
os.environ["GLADSHEIM_COMPILING"] = "1"

import llvmlite.binding as llvm
import numba
import numpy as np
from numba.np.numpy_support import from_dtype

from gladsheim.core.engine.program import entries
from gladsheim.core.engine.stored import keep
from gladsheim.core.kernel import Kind, Part, Records, flat
from gladsheim.core.numba import frontend

types: Any = numba.types
SPEED = 3
# Functions of Numba return a status, and the result through their first pointer; the second is for an
# exception. A status that is not 0 becomes `loading.FAILED`.
STUB = """\
declare i32 @"{inner}"(ptr, ptr{kinds})
define i64 @{name}({parameters}) {{
  %value = alloca i64
  %error = alloca ptr
  store i64 0, ptr %value
  %status = call i32 @"{inner}"(ptr %value, ptr %error{arguments})
  %result = load i64, ptr %value
  %fine = icmp eq i32 %status, 0
  %told = select i1 %fine, i64 %result, i64 -9223372036854775808
  ret i64 %told
}}
"""
ARRAY = "ptr null, ptr null, i64 {length}, i64 {size}, ptr %p{at}, i64 {length}, i64 {size}"
"""LLVM text of an array as Numba passes it: owner twice, numbers, bytes of each, address, shape, strides."""


def compile_game(game: str) -> bytes:
    """Return the object file of a game's engine."""
    rules = import_module(f"gladsheim.games.{game}.kernels").RULES
    stubs = [_stub(rules, name, made) for name, made in entries(rules)]
    program = _linked(stubs)
    machine = _machine()
    _optimise(program, machine)
    # LLVM itself replaces what begins with "llvm.". Other declarations are unknown where the code is loaded.
    missing = [
        one.name for one in program.functions if one.is_declaration and not one.name.startswith("llvm.")
    ]
    # Numba gives this name to globals that hold an address inside the present process.
    moving = [one.name for one in program.global_variables if one.name.startswith("numba.dynamic")]
    if missing or moving:
        raise RuntimeError(f"the code of {game} depends on this process: {[*missing, *moving]}")
    return bytes(machine.emit_object(program))


def _stub(rules: Any, name: str, made: Any) -> str:
    """Translate an entry; returns the text of its wrapper function in C's calling convention."""
    signature = tuple(_type(rules, kind) for kind in made.kinds)
    made.compile(types.int64(*signature))
    inner = made.overloads[signature].fndesc
    # The stub would read 64 bits of any other type as well.
    if inner.restype != types.int64:
        raise RuntimeError(f"the entry {name} returns {inner.restype}")
    parts = flat(made.kinds)
    words = ["i64" if part is int else "ptr" for part in parts]
    arguments = "".join(f", {_passed(rules, part, at)}" for at, part in enumerate(parts))
    return STUB.format(
        inner=inner.mangled_name,
        name=name,
        kinds="".join(f", {one.split()[0]}" for one in arguments.split(", ")[1:]),
        parameters=", ".join(f"{word} %p{at}" for at, word in enumerate(words)),
        arguments=arguments,
    )


def _type(rules: Any, kind: Kind) -> Any:
    """Return Numba's type of a parameter of this kind."""
    if isinstance(kind, tuple):
        return types.Tuple([_type(rules, part) for part in kind])
    return types.int64 if kind is int else types.Array(from_dtype(_numbers(rules, kind)[0]), 1, "C")


def _passed(rules: Any, part: Part, at: int) -> str:
    """Return the text of an argument, made from the parameter with this number."""
    if part is int:
        return f"i64 %p{at}"
    dtype, length = _numbers(rules, part)
    return ARRAY.format(length=length, size=dtype.itemsize, at=at)


def _numbers(rules: Any, part: Any) -> tuple[np.dtype[Any], int]:
    """Return the type and the number of items in an array of this kind."""
    if isinstance(part, Records):
        return (rules.layout if part.what == "states" else rules.menu).dtype, part.least
    return np.dtype(f"i{part.bits // 8}"), part.length


def _linked(stubs: list[str]) -> Any:
    """Link all translations into one module, which exports only the stubs."""
    machine = _machine()
    head = f'target triple = "{llvm.get_process_triple()}"\n'
    program = llvm.parse_assembly(head + "\n".join(stubs))
    program.data_layout = str(machine.target_data)
    # So far the module has only the stubs.
    entries = {one.name for one in program.functions if not one.is_declaration}
    for translation in frontend.Translation.made:
        if any(not one.is_declaration for one in translation.module.functions):
            program.link_in(translation.module, preserve=True)
    for one in program.functions:
        if not one.is_declaration and one.name not in entries:
            # LLVM may inline and drop functions that nobody outside can call.
            one.linkage = "internal"
    return program


def _machine() -> Any:
    """Return the processor of this machine, as MCJIT loads code for it."""
    return frontend.translator()._tm


def _optimise(program: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(program, passes)


def main(arguments: list[str]) -> int:
    """Store the object file."""
    # A process that lives for seconds and keeps all that it makes has no use for the collector.
    gc.disable()
    game, folder, made_from, niceness = arguments
    if hasattr(os, "nice"):
        os.nice(int(niceness))
    die_first()
    keep(Path(folder), game, made_from, compile_game(game))
    return 0


def die_first() -> None:
    """Let Linux end this process first when memory runs out: the process that waits then runs
    plain kernels.
    """
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
