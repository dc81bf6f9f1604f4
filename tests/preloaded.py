"""Programs that start in a moment: forked from a process that has loaded what `gladsheim` needs.

A hall loads for more than a second before it serves, a command for half of one. One process for all tests of
a worker loads once, and forks a program for each wish that comes to its socket. `python()` is for tests that
start processes: it takes the place of `sys.executable`. What is about loading, about other versions of
packages or about another user of the machine starts Python itself.
"""

from __future__ import annotations

import ast
import atexit
import contextlib
import gc
import importlib
import multiprocessing.process
import os
import pkgutil
import runpy
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import types
from collections.abc import Mapping
from functools import cache
from multiprocessing.spawn import set_executable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PATHS = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
MOST = 1 << 20
MOST_HANDLES = 250
CLIENT = Path(__file__).with_name("preloaded_client.py")
LEFT = (
    "gladsheim.__main__",
    "gladsheim.cli.engine",
    "gladsheim.core.engine.making",
    "gladsheim.research",
    "gladsheim.store.migrations",
    "gladsheim.testing",
)
"""What loads large libraries that few programs need, and what is not there to be imported."""
READ_WHEN_LOADED = {"GLADSHEIM_CARDS", "GLADSHEIM_COMPILING"}
"""Variables with which a program loads everything itself."""


class Program:
    """`python -m` with these words; sources and tests are found without a PYTHONPATH. Errors go to a file."""

    def __init__(self, words: list[str], env: Mapping[str, str], errors: int = 2) -> None:
        reading, writing = os.pipe()
        self._ended = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._ended.connect(f"{_nursery()}/socket")
        nothing = os.open(os.devnull, os.O_RDONLY)
        wish = [["-m", *words], {**PATHS, **env}, str(Path.cwd()), [0, 1, 2]]
        socket.send_fds(self._ended, [ascii(wish).encode()], [nothing, writing, errors])
        os.close(nothing)
        os.close(writing)
        self.stdout = os.fdopen(reading, encoding="utf-8")
        self.pid = int(self._ended.recv(64))
        self.returncode: int | None = None

    def send_signal(self, sign: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.returncode is None:
            os.kill(self.pid, sign)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float) -> int:
        """The exit code, or less than 0 by a signal; raises TimeoutError where it has not ended by then."""
        if self.returncode is None:
            self._ended.settimeout(timeout)
            self.returncode = int(self._ended.recv(64))
            self._ended.close()
        return self.returncode

    def communicate(self, timeout: float) -> str:
        """What else it says, until it has ended."""
        with self.stdout:
            said = self.stdout.read()
        self.wait(timeout)
        return said


def python() -> str:
    """The path of a program to start in the place of `sys.executable`: with `-m`, `-c` or a file, and words.

    Signals that it is sent are passed on; with it ends what it stands for.
    """
    # The first line of a program cannot name one with a space in its path.
    return sys.executable if " " in sys.executable else f"{_nursery()}/python"


@cache
def _nursery() -> str:
    """The folder of the process that forks."""
    folder = tempfile.TemporaryDirectory(prefix="preloaded-")
    Path(folder.name, "python").write_text(f"#!{sys.executable} -IS\n{CLIENT.read_text()}", encoding="utf-8")
    Path(folder.name, "python").chmod(0o755)
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    listener.bind(f"{folder.name}/socket")
    listener.listen(64)
    ours, its = socket.socketpair()
    handles = [listener.fileno(), its.fileno()]
    command = [sys.executable, "-m", "tests.preloaded", folder.name, *map(str, handles)]
    # What the first test to come here has set is not for those of later ones.
    env = {name: value for name, value in os.environ.items() if not name.startswith("GLADSHEIM_")} | PATHS
    with listener, its:
        process = subprocess.Popen(command, pass_fds=handles, cwd=ROOT, env=env)

    def end() -> None:
        ours.close()
        process.wait()
        folder.cleanup()

    atexit.register(end)
    return folder.name


class Nursery:
    """Forks a program for each wish, and says how each has ended, until nobody can wish for one any more."""

    def __init__(self, listener: socket.socket, lifeline: socket.socket) -> None:
        self._lifeline = lifeline
        self._running: set[int] = set()
        self._selector = selectors.DefaultSelector()
        self._selector.register(listener, selectors.EVENT_READ, self._fork)
        self._selector.register(lifeline, selectors.EVENT_READ)

    def run(self) -> None:
        """Do so."""
        while True:
            for key, _ in self._selector.select():
                if key.fileobj is self._lifeline:
                    for pid in self._running:
                        os.kill(pid, signal.SIGKILL)
                    return
                key.data(key.fileobj)

    def _fork(self, listener: socket.socket) -> None:
        asker, _ = listener.accept()
        wish, handles, _, _ = socket.recv_fds(asker, MOST, MOST_HANDLES)
        if not wish:
            # It was killed before it could say.
            asker.close()
            return
        if (pid := os.fork()) == 0:
            words, env, folder, numbers = ast.literal_eval(wish.decode())
            _become(words, env, folder, dict(zip(numbers, handles, strict=True)))
        for handle in handles:
            os.close(handle)
        self._running.add(pid)
        _tell(asker, pid)
        pidfd = os.pidfd_open(pid)
        self._selector.register(pidfd, selectors.EVENT_READ, lambda _: self._bury(pid, pidfd, asker))
        self._selector.register(asker, selectors.EVENT_READ, lambda _: self._orphan(pid, asker))

    def _bury(self, pid: int, pidfd: int, asker: socket.socket) -> None:
        _, status = os.waitpid(pid, 0)
        self._running.remove(pid)
        self._selector.unregister(pidfd)
        os.close(pidfd)
        if asker.fileno() != -1:
            self._selector.unregister(asker)
            _tell(asker, os.waitstatus_to_exitcode(status))
            asker.close()

    def _orphan(self, pid: int, asker: socket.socket) -> None:
        """Whoever asked for a program is gone, and so is the program."""
        if asker.fileno() == -1:
            # Both have ended at once.
            return
        os.kill(pid, signal.SIGKILL)
        self._selector.unregister(asker)
        asker.close()


def _tell(asker: socket.socket, number: int) -> None:
    try:
        asker.send(b"%d" % number)
    except OSError:
        # Nobody waits for it any more.
        return


def _become(words: list[str], env: dict[str, str], folder: str, files: dict[int, int]) -> None:
    """Be the program: with these words and variables, in this folder, its files known by these numbers."""
    code = 1
    try:
        _take(files)
        os.chdir(folder)
        multiprocessing.process.ORIGINAL_DIR = folder  # type: ignore[attr-defined]  # where a program's file is
        os.environ.clear()
        os.environ.update(env)
        if env.keys() & READ_WHEN_LOADED:
            os.execv(sys.executable, [sys.executable, *words])  # noqa: S606  # no shell
        time.tzset()
        tempfile.tempdir = None
        _forget_the_past()
        _open_streams()
        code = _run(words, folder)
    except BaseException:  # as Python does
        traceback.print_exc()
    finally:
        os._exit(code)


def _forget_the_past() -> None:
    """The time since it was loaded is not time that this process stood still."""
    from gladsheim.server.time.lived import LIVED

    LIVED.__init__(is_told=True)  # type: ignore[misc]


def _take(files: dict[int, int]) -> None:
    """Have these files by these numbers, and no others: those are of other programs."""
    above = max([*files, *files.values()]) + 1
    moved = {number: os.dup2(handle, above + number) for number, handle in files.items()}
    os.closerange(0, above)
    for number, handle in moved.items():
        os.dup2(handle, number)
    os.closerange(above, os.sysconf("SC_OPEN_MAX"))


def _open_streams() -> None:
    """Streams know what kind of files they were made for."""
    encoding = os.environ.get("PYTHONIOENCODING", "utf-8")
    at_once = bool(os.environ.get("PYTHONUNBUFFERED"))
    sys.stdin = sys.__stdin__ = open(0, encoding=encoding)  # type: ignore[misc]  # noqa: SIM115
    sys.stdout = sys.__stdout__ = open(1, "w", encoding=encoding)  # type: ignore[misc]  # noqa: SIM115
    sys.stderr = sys.__stderr__ = open(2, "w", 1, encoding, "backslashreplace")  # type: ignore[misc]  # noqa: SIM115
    sys.stdout.reconfigure(line_buffering=at_once or sys.stdout.isatty())


def _run(words: list[str], folder: str) -> int:
    """Run what Python would run with these words; the exit code."""
    way, *rest = words
    own = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    first = folder if way.startswith("-") else str(Path(way).resolve().parent)
    sys.path[:] = [first, *filter(None, own), *(path for path in sys.path if path not in SOURCES)]
    importlib.invalidate_caches()
    try:
        if way == "-m":
            sys.argv = rest
            runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
        elif way == "-c":
            sys.argv = ["-c", *rest[1:]]
            sys.modules["__main__"] = types.ModuleType("__main__")
            exec(rest[0], vars(sys.modules["__main__"]))  # noqa: S102  # what it is asked for
        else:
            sys.argv = words
            runpy.run_path(way, run_name="__main__")
        code: Any = 0
    except SystemExit as ended:
        code = ended.code
        if code is not None and not isinstance(code, int):
            print(code, file=sys.stderr)  # noqa: T201  # as Python does
            code = 1
    except BaseException:  # as Python does
        traceback.print_exc()
        code = 1
    threading._shutdown()  # type: ignore[attr-defined]  # as Python does
    atexit._run_exitfuncs()  # the same
    for stream in (sys.stdout, sys.stderr):
        # A program may have closed it, and its reader may have seen enough.
        with contextlib.suppress(ValueError, BrokenPipeError):
            stream.flush()
    return code or 0


SOURCES = {"", *PATHS["PYTHONPATH"].split(os.pathsep)}


def load(package: types.ModuleType) -> None:
    """Import the modules of a package and of those below it."""
    for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if found.name not in LEFT:
            module = importlib.import_module(found.name)
            if found.ispkg:
                load(module)


def main(folder: str, listener: str, lifeline: str) -> None:
    """Load, and fork."""
    import gladsheim
    from gladsheim.server.app import litestar_app

    load(gladsheim)
    litestar_app()
    # The processes of a hall's bots come from here as well.
    set_executable(f"{folder}/python")
    # What is loaded stays: to look through it would give each program a copy of its own.
    gc.collect()
    gc.freeze()
    Nursery(socket.socket(fileno=int(listener)), socket.socket(fileno=int(lifeline))).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
