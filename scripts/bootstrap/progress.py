"""Progress on standard error: one moving line on a terminal, else a line now and then.

Standard output belongs to the program that is run after the set-up.
"""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Iterable

QUIET_SECONDS = 1.8
"""After so long without a line, one says what is under way where no line can move."""
WIDTH = 12
ERASE = "\r\033[K"


class Progress:
    """The lines of one set-up."""

    def __init__(self) -> None:
        self._moving = sys.stderr is not None and sys.stderr.isatty() and sys.platform != "win32"
        self._shown = ""
        self._said = time.monotonic()

    def line(self, name: str, text: str) -> None:
        """A line that stays."""
        self._write(f"{ERASE * bool(self._shown)}{name:<{WIDTH}} {text}\n")
        self._shown = ""

    def begin(self, name: str, doing: str) -> None:
        """Something begins; where a line moves, that one is going to say so."""
        if not self._moving:
            self.line(name, f"{doing} …")

    def under_way(self, doings: Iterable[tuple[str, str, float]]) -> None:
        """Tell of each thing under way, if it is time: its name, what it does, since how many seconds."""
        if not self._moving and time.monotonic() - self._said < QUIET_SECONDS:
            return
        text = " · ".join(f"{name}: {doing}, {seconds:.0f} s" for name, doing, seconds in doings)
        if not text:
            return
        if not self._moving:
            self.line("", text)
            return
        text = text[: shutil.get_terminal_size().columns - 1]
        if text != self._shown:
            self._write(ERASE + text)
            self._shown = text

    def end(self) -> None:
        """Leave no half a line behind."""
        if self._shown:
            self._write(ERASE)
            self._shown = ""

    def _write(self, text: str) -> None:
        if sys.stderr is None:  # closed by the program that started this
            return
        encoding = sys.stderr.encoding or "ascii"
        sys.stderr.write(text.encode(encoding, "replace").decode(encoding))
        sys.stderr.flush()
        self._said = time.monotonic()
