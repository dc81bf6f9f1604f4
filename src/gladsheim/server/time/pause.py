"""Pauses and their timers, and times of day in the stored form."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from gladsheim.server.time.lived import LivedTime

PAUSE_SECONDS = 0.6
STEP_SECONDS = 1.0
"""Most seconds between two looks of a timer at the clock."""
RESOLUTION = 0.001

Timer = Callable[[float, Callable[[], None]], object]
"""Function that calls back once after a number of seconds."""


def loop_timer(seconds: float, call: Callable[[], None], lived: Callable[[], float] | None = None) -> object:
    """Start a timer of the running loop.
    It ignores changes of the system clock, and stops while this process stands still.

    `lived` returns the seconds that the process has run.
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
    """Length of a pause in seconds (0: no pause), and its timer."""

    seconds: float = PAUSE_SECONDS
    timer: Timer = loop_timer


def seconds_of(time: str) -> float:
    """Return a stored time as seconds."""
    return datetime.fromisoformat(time).timestamp()


def earlier(time: str, seconds: float) -> str:
    """Return a stored time that is `seconds` before another."""
    moment = datetime.fromisoformat(time) - timedelta(seconds=seconds)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
