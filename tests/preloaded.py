"""Programs that start in a moment: forked from a process that has loaded what a hall needs.

A hall loads for more than a second before it serves. One process for all tests of a worker does so once, and
forks a `python -m MODULE` for each wish that comes over its socket.
"""

from __future__ import annotations

import atexit
import json
import os
import runpy
import selectors
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATHS = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
MOST = 1 << 20


class Program:
    """`python -m` with these words; sources and tests are found without a PYTHONPATH. Errors go to a file."""

    def __init__(self, words: list[str], env: Mapping[str, str], errors: int = 2) -> None:
        reading, writing = os.pipe()
        self._ended, end = socket.socketpair()
        with end:
            handles = [writing, errors, end.fileno()]
            wish = [words, {**PATHS, **env}]
            socket.send_fds(nursery(), [json.dumps(wish).encode()], handles)
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


@cache
def nursery() -> socket.socket:
    """The socket of the process that forks."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.preloaded", str(its.fileno())]
    with its:
        process = subprocess.Popen(command, pass_fds=[its.fileno()], cwd=ROOT, env={**os.environ, **PATHS})

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def main(wishes: socket.socket) -> None:
    """Fork a program for each wish, and say how each has ended, until nobody can wish for one any more."""
    import gladsheim.cli.hall.serve
    import gladsheim.server.run
    import gladsheim.store.migrating.migrate  # noqa: F401  # the rest of what a hall loads
    from gladsheim.server.app import litestar_app

    litestar_app()
    with selectors.DefaultSelector() as selector:
        selector.register(wishes, selectors.EVENT_READ)
        while True:
            for key, _ in selector.select():
                if key.fileobj is not wishes:
                    pidfd, pid, end = key.data
                    selector.unregister(pidfd)
                    os.close(pidfd)
                    _, status = os.waitpid(pid, 0)
                    _tell(end, os.waitstatus_to_exitcode(status))
                    os.close(end)
                    continue
                wish, handles, _, _ = socket.recv_fds(wishes, MOST, 3)
                if not wish:
                    return
                if (pid := os.fork()) == 0:
                    _become(*json.loads(wish), *handles[:2])
                for handle in handles[:2]:
                    os.close(handle)
                _tell(handles[2], pid)
                pidfd = os.pidfd_open(pid)
                selector.register(pidfd, selectors.EVENT_READ, (pidfd, pid, handles[2]))


def _tell(end: int, number: int) -> None:
    try:
        os.write(end, b"%d" % number)
    except OSError:
        # Nobody waits for it any more.
        return


def _become(words: list[str], env: dict[str, str], output: int, errors: int) -> None:
    """Be the program."""
    for number, handle in enumerate([os.open(os.devnull, os.O_RDONLY), output, errors]):
        os.dup2(handle, number)
    # What is of other programs.
    os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    # The streams know what kind of files they were made for.
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")  # noqa: SIM115
    os.environ.clear()
    os.environ.update(env)
    sys.path[:0] = env["PYTHONPATH"].split(os.pathsep)
    sys.argv = [words[0], *words[1:]]
    code = 0
    try:
        runpy.run_module(words[0], run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    except BaseException:  # as Python does
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
