"""Compiling engines in processes of their own."""

from __future__ import annotations

import errno
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from gladsheim.core.engine import cache
from gladsheim.core.engine.making import building
from gladsheim.core.engine.making.building import Builder
from gladsheim.core.errors import KernelError


@pytest.fixture(autouse=True)
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own."""
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "kernels"


def compiler(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Put a program in the place of the compiler."""
    (folder / "stand_in.py").write_text("import sys, pathlib, time\ntarget = sys.argv[2]\n" + text)
    monkeypatch.setattr(cache, "COMPILER", "stand_in")
    monkeypatch.syspath_prepend(str(folder))
    cache.key.cache_clear()


def test_an_engine_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies in the cache is not compiled again; whoever comes meanwhile waits for it."""
    compiler(tmp_path, monkeypatch, "open('runs', 'a').write('x'); pathlib.Path(target).write_text('code')")
    monkeypatch.chdir(tmp_path)
    threads = [threading.Thread(target=Builder().build, args=("valda",)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (tmp_path / "runs").read_text() == "x"
    assert building.is_built("valda")


def test_a_compiler_that_fails_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error has its last line, and games that follow are compiled all the same."""
    text = "sys.exit('no such type') if sys.argv[1] == 'valda' else pathlib.Path(target).write_text('code')"
    compiler(tmp_path, monkeypatch, text)
    told: dict[str, str] = {}
    Builder().build_all(["valda", "voluspa"], lambda game, fault: told.update({game: str(fault)}))
    assert told == {"valda": "the kernels of valda cannot be compiled: no such type", "voluspa": "None"}


def test_a_stopped_builder_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopping ends the compiler that runs, begins no other, and tells nobody."""
    compiler(tmp_path, monkeypatch, "pathlib.Path('begun').touch()\nwhile True: time.sleep(60)")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(building, "AT_ONCE", 1)
    builder, told = Builder(), []
    work = threading.Thread(
        target=builder.build_all, args=(["valda", "voluspa"], lambda *what: told.append(what))
    )
    work.start()
    while not (tmp_path / "begun").exists():
        pass
    builder.stop()
    work.join()
    assert told == []
    assert not building.is_built("valda")


def test_without_numba_there_is_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error says what to install."""
    monkeypatch.setattr(building, "can_build", lambda: False)
    with pytest.raises(KernelError, match=r"Numba is not installed; install gladsheim\[fast\]"):
        Builder().build("valda")


def test_a_folder_that_cannot_be_written_is_named(empty_cache: Path) -> None:
    """A file where the folder would have to be is an error that names it."""
    empty_cache.parent.mkdir()
    empty_cache.write_text("a file")
    with pytest.raises(KernelError, match=f"{empty_cache} cannot be written"):
        Builder().build("valda")


def test_a_broken_numba_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real compiler over a Numba that cannot be imported says so."""
    (tmp_path / "numba.py").write_text("raise ImportError('cannot load LLVM')")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(KernelError, match="valda cannot be compiled: ImportError: cannot load LLVM"):
        Builder().build("valda")


PINNED = """
from gladsheim.core.engine.making import (compiler, frontend, passes)
from numba.core import cpu
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.registry import cpu_target
from numba.core.compiler import DefaultPassBuilder, Flags
from numba.core.runtime.context import NRTContext
import numba
for name in ("add_llvm_module", "finalize", "add_linking_library", "get_function"):
    assert name in dir(JITCodeLibrary), name
assert JITCPUCodegen._library_class is JITCodeLibrary
assert isinstance(cpu_target.target_context, frontend.Target)
for name in ("incref", "decref"):
    assert name in dir(NRTContext), name
for name in ("get_abi_sizeof", "nrt", "refresh", "mangler", "get_executable"):
    assert name in dir(cpu.CPUContext), name
state = type("State", (), {"flags": Flags(), "func_ir": None})
theirs = [step for step, _ in DefaultPassBuilder.define_nopython_pipeline(state).passes]
assert [step for step in dict.fromkeys(theirs) if step in passes.STEPS] == [*passes.STEPS], theirs
twice = frontend.inner_kernel(lambda n: n + n)
outer = numba.njit(**frontend.OPTIONS)(lambda n: twice(n))
outer.compile((numba.types.int64,))
names = [one.name for made in frontend.Translation.made for one in made.module.functions]
assert sum("lambda" in name and name.startswith("k") for name in names) >= 2, names
ints = numba.types.int64
taken = frontend.inner_kernel(lambda pair, n: pair[1][n])
given = (numba.types.UniTuple(numba.types.Array(ints, 1, "C"), 2), ints)
taken.compile(ints(*given))
[function] = [
    one
    for made in frontend.Translation.made
    for one in made.module.functions
    if one.name == taken.overloads[given].fndesc.mangled_name and not one.is_declaration
]
array = [part.split()[0] for part in compiler.ARRAY.split(", ")]
assert [str(one.type) for one in function.arguments] == ["ptr", "ptr", *array, *array, "i64"]
finished = outer.overloads[(numba.types.int64,)].fndesc.mangled_name
assert not frontend.translator()._engine.is_symbol_defined(finished)
"""


def test_numba_only_translates(tmp_path: Path) -> None:
    """What the front end relies on inside Numba is there: functions are translated, and none is finished."""
    (tmp_path / "pinned.py").write_text("import os\nos.environ['GLADSHEIM_COMPILING'] = '1'\n" + PINNED)
    done = subprocess.run(
        [sys.executable, str(tmp_path / "pinned.py")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_an_engine_in_a_folder_that_cannot_be_written_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container whose files are read-only: its use is not noted, and nothing is compiled."""

    def refuse(path: Path) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(path))

    target = cache.place("voluspa")
    target.parent.mkdir(parents=True)
    target.touch()
    monkeypatch.setattr(Path, "touch", refuse)
    Builder().build("voluspa")
    assert [path.name for path in target.parent.iterdir()] == [target.name]
