"""How long something is waited for, what measures it, and times of day as they are stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from gladsheim.server.time.lived import LivedTime

PAUSE_SECONDS = 0.6
STEP_SECONDS = 1.0
"""A timer looks at the clock at least so often."""
RESOLUTION = 0.001

Timer = Callable[[float, Callable[[], None]], object]
"""Calls back once after so many seconds."""


def loop_timer(seconds: float, call: Callable[[], None], lived: Callable[[], float] | None = None) -> object:
    """The running loop's own timer: no change of the wall clock touches it, and while this process stands
    still it does, too. `lived` are the seconds that the process has lived through.
    """
    loop = asyncio.get_running_loop()
    lived = lived or LivedTime(loop.time)
    end = lived() + seconds

    def look() -> None:
        left = end - lived()
        if left < RESOLUTION:
            call()
        else:
            loop.call_later(min(left, STEP_SECONDS), look)

    return loop.call_later(min(seconds, STEP_SECONDS), look)


@dataclass(frozen=True, slots=True)
class Pause:
    """How long the pause is, in seconds (0: there is none), and what measures it."""

    seconds: float = PAUSE_SECONDS
    timer: Timer = loop_timer


def seconds_of(time: str) -> float:
    """A stored time as seconds."""
    return datetime.fromisoformat(time).timestamp()


def earlier(time: str, seconds: float) -> str:
    """A stored time so many seconds before another."""
    moment = datetime.fromisoformat(time) - timedelta(seconds=seconds)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
