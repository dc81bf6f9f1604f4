"""A hall's clocks that a test moves: a process is told by a file how many seconds it is ahead.

Both are: the one that never jumps, and the time of day.
"""

from __future__ import annotations

import os
import time
from dataclasses import fields
from pathlib import Path

from gladsheim.records.recorder import now
from gladsheim.server.hall import Hall
from gladsheim.server.settings import HallSettings
from gladsheim.server.time.pause import earlier
from gladsheim.server.timekeeping import timekeeper

AHEAD = "GLADSHEIM_TEST_AHEAD"
"""Names the file."""
TICK_SECONDS = 0.05
"""How often such a hall looks at its clocks: what has run out by the file is seen at once."""


def go_by_it() -> None:
    """Let every hall of this process go by the file, if one is named."""
    name = os.environ.get(AHEAD)
    if name is None:
        return
    path = Path(name)
    timekeeper.TICK_SECONDS = TICK_SECONDS
    own = HallSettings.__init__.__defaults__
    assert own is not None
    seconds = [field.name for field in fields(HallSettings)].index("seconds")
    HallSettings.__init__.__defaults__ = (
        *own[:seconds],
        lambda: time.monotonic() + _ahead(path),
        *own[seconds + 1 :],
    )
    defaults = Hall.__init__.__kwdefaults__
    assert defaults is not None
    defaults["clock"] = lambda: earlier(now(), -_ahead(path))


def _ahead(path: Path) -> float:
    return float(path.read_text())


def move(path: Path, seconds: float) -> None:
    """Write the file, whole or not at all."""
    unfinished = path.with_suffix(".new")
    unfinished.write_text(str(seconds))
    unfinished.replace(path)
