"""The hall as a process that can be killed and started again on the same database and port."""

from __future__ import annotations

import os
import re
import shutil
import signal
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import gladsheim
from gladsheim.core.engine.choice import AUTO, PLAIN, VARIABLE
from gladsheim.core.engine.making.building import is_built
from gladsheim.store import open_store
from tests import PATIENCE
from tests.preloaded import Program
from tests.server.timekeeping.ahead import AHEAD

ROOT = Path(__file__).resolve().parents[2]
PAGE = "GLADSHEIM_TEST_PAGE"
"""The variable that names another folder of the built page."""
WAIT = "GLADSHEIM_TEST_WAIT"
"""The variable that names a file: nonces are waited for until it is there, and it is then taken away."""
DEALS = "GLADSHEIM_TEST_DEALS"
"""The variable that names a file in which the name of the test stands: it decides what is dealt."""
UNASKED = {"GLADSHEIM_REVIEWS_A_DAY": "0"}
"""Nothing is reviewed that nobody has asked for, while tests look at other things."""


@cache
def empty() -> TemporaryDirectory[str]:
    """A folder with a database that has been made once, to be copied."""
    folder = TemporaryDirectory(prefix="empty-")
    open_store(f"sqlite:///{folder.name}/hall.db").close()
    return folder


class Hall:
    """`gladsheim serve` on a database file of its own, without pauses; `cards`: a card file of the host's,
    `settings`: variables that the host has set.
    """

    def __init__(
        self, folder: Path, cards: Path | None = None, settings: Mapping[str, str] | None = None
    ) -> None:
        self.settings = dict(settings or {})
        self.folder = folder
        self.cards = cards
        self.ahead = folder / "ahead"
        self.port = 0
        self.was_killed = False
        self._process: Program | None = None

    @property
    def address(self) -> str:
        """Where the page is, without a final slash."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def runs(self) -> bool:
        """Whether it was started and not ended."""
        return self._process is not None

    def start(self) -> None:
        """Serve on the port of the time before, the first time on any free one; back when it answers."""
        # Compiled kernels where there are some: to compile them for single moves of quick bots takes long.
        kernels = AUTO if all(map(is_built, gladsheim.games())) else PLAIN
        environment = {**os.environ, VARIABLE: kernels, **UNASKED, **self.settings}
        if self.ahead.exists():
            environment[AHEAD] = str(self.ahead)
        if self.cards is not None:
            environment["GLADSHEIM_CARDS"] = str(self.cards)
        place = ["--port", str(self.port), "--database", f"sqlite:///{self.folder / 'hall.db'}"]
        if not (self.folder / "hall.db").exists():
            shutil.copy(Path(empty().name, "hall.db"), self.folder)
        with (self.folder / "hall.log").open("a") as log:
            self._process = Program(["tests.browser.unpaused", "serve", *place], environment, log.fileno())
        announced = re.search(r"http://127\.0\.0\.1:(\d+)", self._process.stdout.readline())
        assert announced, (self.folder / "hall.log").read_text()
        self.port = int(announced[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        self.was_killed = True
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Tell it to end, if it runs, and see that it ends well."""
        code = self._end(signal.SIGTERM)
        assert code in (None, 0), f"{code}: {(self.folder / 'hall.log').read_text()}"

    def _end(self, sign: signal.Signals) -> int | None:
        process, self._process = self._process, None
        if process is None:
            return None
        process.send_signal(sign)
        process.communicate(PATIENCE)
        return process.returncode
