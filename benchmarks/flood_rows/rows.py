"""What a row is, and how requests are timed."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hall_client import Answer

from flood_rows.visitors import OTHERS, Visitor

TOO_MANY = 429
MOST_REQUESTS = 100_000
"""No loop of requests has more turns."""


@dataclass(frozen=True)
class Stage:
    """A hall that has just begun, and how much is measured on it."""

    port: int
    process: int
    seconds: float
    """How long requests are timed, at a quiet hall and during the flood."""
    part: float
    """The part of a whole flood, above 0 and at most 1."""
    prepared: Any
    """What the row's `prepare` has returned."""

    def count(self, whole: int) -> int:
        """So much of the flood's number, but at least one."""
        return max(1, round(whole * self.part))


@dataclass(frozen=True)
class Found:
    """The figures of one measurement (times in seconds), and whether the bound is kept."""

    kept: bool
    figures: dict[str, Any]


@dataclass(frozen=True)
class Row:
    """A flood and its bound. `prepare` is called once for each version, with its checkout, a folder for the
    hall's database (`DATABASE`) and the part of the flood; each hall begins with a copy of that folder.
    """

    bound: str
    measure: Callable[[Stage], Found]
    prepare: Callable[[Path, Path, float], Any] | None = None
    limits: bool = True


DATABASE = "hall.db"
"""The name of the database file in a row's folder."""


class Times:
    """How long answers took, in seconds, and how many requests were refused."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.refused = 0

    async def take(self, ask: Callable[[], Awaitable[Answer]]) -> None:
        """Time one request."""
        begun = time.perf_counter()
        answer = await ask()
        self.seconds.append(time.perf_counter() - begun)
        self.refused += answer.status >= 400

    @property
    def median(self) -> float:
        """The time of the answer in the middle."""
        return statistics.median(self.seconds)

    @property
    def worst(self) -> float:
        """The longest time."""
        return max(self.seconds)


LEAST, LONGEST_SECONDS = 5, 60.0


async def times_of(asks: list[Callable[[], Awaitable[Answer]]], seconds: float) -> Times:
    """Time requests, one after the other, spread over so many seconds. Those for which no time is left are
    not sent, but for the first LEAST, where these do not take LONGEST_SECONDS.
    """
    found, every, begun = Times(), seconds / len(asks), time.perf_counter()
    for number, ask in enumerate(asks, 1):
        await found.take(ask)
        spent = time.perf_counter() - begun
        if spent >= (seconds if number >= LEAST else LONGEST_SECONDS):
            break
        await asyncio.sleep(max(0.0, number * every - spent))
    return found


ME_EVERY = 0.05
"""Seconds from one look at one's own name to the next: fewer than the limits allow."""


async def looks_at_me(stage: Stage) -> Times:
    """How long somebody else waits for `/api/me`."""
    visitor = Visitor(stage.port, OTHERS)
    await visitor.ask("GET", "/api/me")
    most = max(2, min(MOST_REQUESTS, round(stage.seconds / ME_EVERY)))
    found = await times_of([lambda: visitor.ask("GET", "/api/me")] * most, stage.seconds)
    visitor.close()
    return found


def within(quiet: Times, flooded: Times, times: float, seconds: float) -> bool:
    """Whether median and worst are at most so many times what they are at a quiet hall, and so many seconds
    more, and nothing was refused.
    """
    most_median, most_worst = (times * one + seconds for one in (quiet.median, quiet.worst))
    return flooded.median <= most_median and flooded.worst <= most_worst and not flooded.refused


def against_quiet(quiet: Times, flooded: Times) -> dict[str, Any]:
    """Both, and how many times as long as at a quiet hall an answer takes during the flood."""
    return {
        "quiet_median": quiet.median,
        "quiet_worst": quiet.worst,
        "median": flooded.median,
        "worst": flooded.worst,
        "median_ratio": flooded.median / quiet.median,
        "worst_ratio": flooded.worst / quiet.median,
        "asked": len(flooded.seconds),
        "refused": flooded.refused,
    }
