"""Halls whose time the test makes: nothing runs out unless it says so, and nothing waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from tests.server import toy_hall
from tests.server.calls import Client
from tests.server.conftest import SETTINGS

SECOND, MINUTE, HOUR, DAY = 1, 60, 3_600, 86_400
BANK = {"kind": "bank", "minutes": 5, "increment": 10}
DAYS = {"kind": "days", "days": 3}
TURNS_OF_THE_LOOP = 30
"""More than any message needs on its way from a bell to who listens."""

NO_PAUSE = Pause(0)


@dataclass
class Ticks:
    """A clock that no wall clock touches, and that stands until the test moves it."""

    seconds: float = 1_000.0

    def __call__(self) -> float:
        """How late it is."""
        return self.seconds


@asynccontextmanager
async def opened(
    url: str, ticks: Ticks, *, pause: Pause = NO_PAUSE, reaction: Pause = NO_PAUSE, **more: Any
) -> AsyncIterator[Hall]:
    """A hall on a database, with a clock of the test's own; leaving it is a restart."""
    hall = Hall(
        open_store(url),
        toy_hall.library(),
        WorkerPool(1, toy_hall.choose),
        pause=pause,
        settings=replace(SETTINGS, seconds=ticks, reaction=reaction),
        **more,
    )
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


async def later(hall: Hall, ticks: Ticks, seconds: float) -> None:
    """Let so much time pass, and the hall look at its clocks."""
    ticks.seconds += seconds
    await hall.timekeeper.look()


async def wish(client: Client, seats: list[dict[str, str]], **terms: Any) -> dict[str, Any]:
    """A new table's view; `terms` as the hall takes them, and the toy's options beside."""
    options = {name: terms.pop(name) for name in ("cards", "charms") if name in terms}
    game = terms.pop("game", "toy")
    answer = await client.post("/tables", {"game": game, "seats": seats, "options": options, **terms})
    assert answer.status_code == 201, answer.text
    view: dict[str, Any] = answer.json()
    return view


@dataclass
class Timers:
    """Timers by the test's own clock: they go off while the test lets time pass, each at its time."""

    ticks: Ticks
    waiting: list[tuple[float, int, Callable[[], None]]] = field(default_factory=list)
    count: int = 0

    def timer(self, seconds: float, call: Callable[[], None]) -> None:
        """Set a timer."""
        self.count += 1
        self.waiting.append((round(self.ticks.seconds + seconds, 6), self.count, call))

    async def go_on(self, hall: Hall, seconds: float) -> None:
        """Let so much time pass, and all happen that is to happen meanwhile."""
        end = round(self.ticks.seconds + seconds, 6)
        while self.waiting and min(self.waiting)[0] <= end:
            self.waiting.sort()
            at, _, call = self.waiting.pop(0)
            self.ticks.seconds = max(self.ticks.seconds, at)
            call()
            await done_with(hall)
        self.ticks.seconds = end


async def done_with(hall: Hall) -> None:
    """Let everything be done that waits for no time: windows are closed, and who listens is told."""
    while tasks := (*hall.windows.tasks, *hall.orders.tasks, *hall.presence.tasks, *hall.prepared.tasks):
        await asyncio.gather(*tasks)
    for _ in range(TURNS_OF_THE_LOOP):
        await asyncio.sleep(0)
