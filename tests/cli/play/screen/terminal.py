"""A real terminal: a program in tmux, keys that are pressed in it, and what it shows then."""

from __future__ import annotations

import itertools
import os
import shlex
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from libtmux import Server

from tests import PATIENCE
from tests.cli.conftest import SOURCES
from tests.preloaded import python

PRESSES = 30
"""How often a key is pressed at most."""
LOCALE = "C.UTF-8"
PAUSE = 0.02
STEADY = 3
"""How often in a row the same must be shown: a screen is drawn part after part."""
LEFT = "left with"
"""What the terminal says when the program has ended, with its exit code."""

Rows = list[str]


class Terminal:
    """The one pane of a tmux server of its own."""

    def __init__(self, server: Server, command: str, size: tuple[int, int]) -> None:
        width, height = size
        self.session = server.new_session(x=width, y=height, window_command=command)
        self.window = self.session.windows[0]
        self.pane = self.window.panes[0]
        # To start a program for each look would take most of the time of a game.
        attached = [
            *("tmux", "-S", str(server.socket_path), "-C"),
            *("attach", "-f", "no-output,ignore-size"),
        ]
        self.looking = subprocess.Popen(
            attached, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._answer()

    def rows(self) -> Rows:
        """What is shown now, row by row."""
        assert self.looking.stdin is not None
        self.looking.stdin.write("capture-pane -p -N\n")
        self.looking.stdin.flush()
        shown = self._answer()
        while shown and not shown[-1]:
            shown.pop()
        return shown

    def _answer(self) -> Rows:
        """The lines of the next answer of tmux, without what it says besides."""
        assert self.looking.stdout is not None
        lines = iter(self.looking.stdout.readline, "")
        while not next(lines).startswith("%begin "):
            pass
        return [
            line.rstrip("\n")
            for line in itertools.takewhile(lambda line: not line.startswith("%end "), lines)
        ]

    def press(self, *keys: str) -> None:
        """Press keys by their names in tmux."""
        for key in keys:
            self.pane.send_keys(key, enter=False)

    def type(self, text: str) -> None:
        """Type a text as it is."""
        self.pane.send_keys(text, enter=False, literal=True)

    def press_until(self, key: str, holds: Callable[[Rows], bool]) -> Rows:
        """Press a key until it has done what it should: while a bot thinks, none chooses anything."""
        for _ in range(PRESSES):
            self.press(key)
            if (rows := self._wait(holds, PATIENCE / PRESSES)) is not None:
                return rows
        raise AssertionError(f"{key} does nothing in\n" + "\n".join(self.rows()))

    def resize(self, width: int, height: int) -> None:
        """Change the size of the window."""
        self.window.resize(width=width, height=height)

    def until(self, holds: Callable[[Rows], bool], what: str) -> Rows:
        """Wait until what is shown meets a condition."""
        rows = self._wait(holds, PATIENCE)
        assert rows is not None, f"no {what} in\n" + "\n".join(self.rows())
        return rows

    def until_text(self, text: str) -> Rows:
        """Wait until a text is shown."""
        return self.until(lambda rows: any(text in row for row in rows), text)

    def _wait(self, holds: Callable[[Rows], bool], seconds: float) -> Rows | None:
        """What is shown when it meets a condition and has become steady; None if it never does."""
        end, shown = time.monotonic() + seconds, [Rows()] * STEADY
        while time.monotonic() < end:
            shown = [*shown[1:], self.rows()]
            assert "Traceback" not in "\n".join(shown[-1]), "\n".join(shown[-1])
            if holds(shown[-1]) and all(rows == shown[-1] for rows in shown):
                return shown[-1]
            time.sleep(PAUSE)
        return None


@contextmanager
def playing(*arguments: str | Path, size: tuple[int, int] = (80, 24), **variables: str) -> Iterator[Terminal]:
    """A terminal in which `gladsheim` runs with these arguments; afterwards it says the exit code."""
    settings = {"PYTHONPATH": str(SOURCES), "GLADSHEIM_KERNELS": "plain", "LC_ALL": LOCALE, **variables}
    environment = " ".join(shlex.quote(f"{name}={value}") for name, value in settings.items())
    program = shlex.join([python(), "-m", "gladsheim", *map(str, arguments)])
    command = f"env -u NO_COLOR -u COLUMNS -u LINES {environment} {program}; echo {LEFT} $?; exec cat"
    with running(command, size) as terminal:
        yield terminal


@contextmanager
def running(command: str, size: tuple[int, int] = (80, 24)) -> Iterator[Terminal]:
    """A terminal in which a shell gives this command; what still runs in it at the end is killed.

    The end of a terminal does not end a program where the run of the tests was started with nohup.
    """
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        # In the locale C tmux shows nothing but ASCII, and libtmux cannot read its answers.
        patch.setenv("LC_ALL", LOCALE)
        server = Server(socket_path=f"{folder}/tmux", config_file="/dev/null")
        terminal = Terminal(server, command, size)
        with terminal.looking:
            try:
                yield terminal
            finally:
                assert terminal.pane.pane_pid
                os.killpg(int(terminal.pane.pane_pid), signal.SIGKILL)
                server.cmd("kill-server")  # It may be gone already, with its last program.
                terminal.looking.kill()
