"""Compiling engines in processes of their own."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from gladsheim.core.engine import cache
from gladsheim.core.engine.making import building
from gladsheim.core.engine.making.building import Builder
from gladsheim.core.engine.stored import keep, name_of
from gladsheim.core.errors import KernelError
from tests.damage import DAMAGE, Damage


@pytest.fixture(autouse=True)
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own."""
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "kernels"


STAND_IN = """
import pathlib, sys, time
from gladsheim.core.engine.stored import keep
def store(code=b"code"):
    return keep(pathlib.Path(sys.argv[2]), sys.argv[1], sys.argv[3], code)
"""


def compiler(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Put a program in the place of the compiler."""
    (folder / "stand_in.py").write_text(STAND_IN + text)
    monkeypatch.setattr(cache, "COMPILER", "stand_in")
    monkeypatch.syspath_prepend(str(folder))
    cache.key.cache_clear()


def test_an_engine_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies in the cache is not compiled again; whoever comes meanwhile waits for it."""
    compiler(tmp_path, monkeypatch, "open('runs', 'a').write('x'); store()")
    monkeypatch.chdir(tmp_path)
    threads = [threading.Thread(target=Builder().build, args=("valda",)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (tmp_path / "runs").read_text() == "x"
    assert building.is_built("valda")


@DAMAGE
def test_a_damaged_engine_is_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    """One that was stored whole takes the place of what is damaged, whatever that has come to be called."""
    compiler(tmp_path, monkeypatch, "store()")
    cache.folder().mkdir(parents=True)
    for code in (b"code", b"other"):
        stored = cache.folder() / name_of("valda", cache.key("valda"), code)
        stored.write_bytes(damage(code))
    assert not building.is_built("valda")
    Builder().build("valda")
    assert building.is_built("valda")
    [left] = cache.folder().glob("*.o")
    assert left.read_bytes() == b"code"
    assert caplog.text.count("is damaged and is not loaded") == 2


def test_an_engine_that_cannot_be_read_back_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that keeps other bytes than were written is named, and nothing is loaded."""
    compiler(tmp_path, monkeypatch, "store().write_bytes(b'cod')")
    with pytest.raises(KernelError, match=f"cannot be read back from {cache.folder()}"):
        Builder().build("valda")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no such signal")
def test_a_compiler_that_was_killed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As Linux kills it where memory runs out: it is the first process to go, and nothing is left."""
    compiler(tmp_path, monkeypatch, "import os; os.kill(os.getpid(), 9)")
    with pytest.raises(KernelError, match="the compiler was killed, perhaps because memory ran out"):
        Builder().build("valda")
    assert not building.is_built("valda")


@pytest.mark.skipif(sys.platform != "linux", reason="Linux alone is told whom to end first")
def test_the_compiler_is_the_first_to_go_where_memory_runs_out() -> None:
    """And not the hall that has started it."""
    text = "from gladsheim.core.engine.making.compiler import die_first; die_first()\n"
    text += "print(open('/proc/self/oom_score_adj').read())"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1000"


@pytest.mark.parametrize(
    ("memory", "processors", "expected"),
    [(building.ENOUGH, 8, 2), (building.ENOUGH - 1, 8, 1), (None, 8, 2), (1 << 40, 1, 1), (None, None, 1)],
)
def test_with_little_memory_one_engine_is_compiled_after_the_other(
    monkeypatch: pytest.MonkeyPatch, memory: int | None, processors: int | None, expected: int
) -> None:
    """Two compilers at once take about 1 GB; where nothing tells how much there is, there is enough."""
    monkeypatch.setattr(building, "available", lambda: memory)
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    assert building.at_once() == expected


def test_a_compiler_that_fails_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error has its last line, and games that follow are compiled all the same."""
    text = "sys.exit('no such type') if sys.argv[1] == 'valda' else store()"
    compiler(tmp_path, monkeypatch, text)
    told: dict[str, str] = {}
    Builder().build_all(["valda", "voluspa"], lambda game, fault: told.update({game: str(fault)}))
    assert told == {"valda": "the kernels of valda cannot be compiled: no such type", "voluspa": "None"}


def test_a_stopped_builder_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopping ends the compiler that runs, begins no other, and tells nobody."""
    compiler(tmp_path, monkeypatch, "pathlib.Path('begun').touch()\nwhile True: time.sleep(60)")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(building, "at_once", lambda: 1)
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


def test_a_compiler_that_starts_while_its_builder_is_stopped_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the builder had no process yet when it was stopped."""
    compiler(tmp_path, monkeypatch, "while True: time.sleep(60)")
    builder, started = Builder(), list[subprocess.Popen[str]]()
    stopping, start = threading.Thread(target=builder.stop), subprocess.Popen

    def start_late(*given: Any, **named: Any) -> subprocess.Popen[str]:
        stopping.start()
        # Long enough for `stop` to end, unless it waits for this process.
        stopping.join(0.5)
        started.append(start(*given, **named))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", start_late)
    work = threading.Thread(target=builder.build_all, args=(["valda"], lambda *_: None))
    work.start()
    work.join(10)
    stopping.join()
    [process] = started
    running = process.poll() is None
    process.kill()
    work.join()
    assert not running


def test_without_numba_there_is_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error says what to install."""
    monkeypatch.setattr(building, "missing", lambda: "numba")
    with pytest.raises(KernelError, match=r"numba, which is not installed: pip install 'gladsheim\[fast\]'"):
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


def test_an_error_of_llvm_is_quoted_by_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last line of its output is only a mark below the place."""
    said = "LLVM IR parsing error\\n<string>:2:20: error: expected type\\ndeclare i32 @x(ptr)\\n      ^"
    (tmp_path / "numba.py").write_text(f"raise RuntimeError('{said}')")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(
        KernelError, match="RuntimeError: LLVM IR parsing error <string>:2:20: error: expected type"
    ):
        Builder().build("valda")


PINNED = """
from gladsheim.core.engine.making import compiler
from gladsheim.core.numba import frontend, passes
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

    cache.folder().mkdir(parents=True)
    target = keep(cache.folder(), "voluspa", cache.key("voluspa"), b"code")
    monkeypatch.setattr(os, "utime", refuse)
    Builder().build("voluspa")
    assert [path.name for path in target.parent.iterdir()] == [target.name]
