"""Halls whose days the test makes, and whose bots answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from gladsheim.server.hall import Hall
from gladsheim.server.jobs.job import Job
from gladsheim.server.jobs.jobs import MoveSource, ReviewSource
from gladsheim.server.jobs.process import BotTask
from gladsheim.server.jobs.queues import JobQueues
from gladsheim.server.time.pause import Pause, seconds_of
from gladsheim.store import open_store
from gladsheim.tables.daily.days import later
from tests.server import toy_hall
from tests.server.calls import Client, done
from tests.server.conftest import SETTINGS, client_of

FIRST_DAY = "2026-11-23"


@dataclass
class Today:
    """A clock that stands until the test moves it, and whose time the hall lives through."""

    day: str = FIRST_DAY
    time: str = "12:00:00.000"

    def __call__(self) -> str:
        """How late it is."""
        return f"{self.day}T{self.time}Z"

    def seconds(self) -> float:
        """The same in seconds."""
        return seconds_of(self())

    def move(self, days: int = 0, time: str | None = None) -> None:
        """Let so many days pass, and let it be so late then."""
        self.day = later(self.day, days)
        self.time = f"{time}:00.000" if time else self.time


class AtOnce:
    """Does the bots' moves in the hall's own process as soon as they are due."""

    def __init__(self, queues: JobQueues, source: MoveSource, _reviews: ReviewSource) -> None:
        queues.moves.add = self._add  # type: ignore[method-assign]  # nothing waits
        self._source = source
        self._moves: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Nothing is to be begun."""

    async def stop(self) -> None:
        """Finish what is under way."""
        await self.rest()

    async def rest(self) -> None:
        """Wait until no bot has anything to do."""
        while self._moves:
            await asyncio.gather(*self._moves)

    def _add(self, job: Job) -> None:
        move = asyncio.ensure_future(self._move(job.table))
        self._moves.add(move)
        move.add_done_callback(self._moves.discard)

    async def _move(self, table: str) -> None:
        found: tuple[int, BotTask] | None = await self._source.bot_task(table)
        if found is not None:
            await self._source.bot_answer(table, found[0], toy_hall.choose(found[1]))


@asynccontextmanager
async def opened(url: str, today: Today, **more: Any) -> AsyncIterator[Hall]:
    """A hall on a database, with a clock of the test's own; leaving it is a restart."""
    settings = replace(SETTINGS, seconds=today.seconds)
    hall = Hall(
        open_store(url), toy_hall.library(), AtOnce, clock=today, pause=Pause(0), settings=settings, **more
    )
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


@asynccontextmanager
async def people(hall: Hall, *accounts: str, guests: int = 0) -> AsyncIterator[list[Client]]:
    """A client with an account for each name, and then guests."""
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(client_of(hall, host=f"198.51.100.{number}"))
            for number in range(1, 1 + len(accounts) + guests)
        ]
        for client in clients:
            await client.get("/me")
        for client, name in zip(clients, accounts, strict=False):
            await client.register(name)
        yield clients


async def begin(client: Client, game: str = "toy") -> dict[str, Any]:
    """The table with today's deal."""
    return done(await client.post(f"/games/{game}/daily", {}))


async def turn(hall: Hall, client: Client, table: str) -> dict[str, Any]:
    """The table's view once the bots have played."""
    assert isinstance(hall.runner, AtOnce)
    await hall.runner.rest()
    return await client.view(table)


async def play(hall: Hall, client: Client, game: str = "toy", *, last: bool = False) -> dict[str, Any]:
    """Play today's deal to its end, always by the first choice or the last that goes on; the last view."""
    table = (await begin(client, game))["id"]
    view = await turn(hall, client, table)
    while view["status"] == "running":
        assert view["my_turn"]
        choices = [choice["action"] for choice in view["choices"] if choice["action"] != "ponder"]
        done(await client.act(view, choices[-1 if last else 0]))
        view = await turn(hall, client, table)
    return view


async def today_of(client: Client, game: str = "toy") -> dict[str, Any]:
    """Today's deal of a game as the page shows it."""
    deals = done(await client.get("/daily"))["today"]["deals"]
    found: dict[str, Any] = next(deal for deal in deals if deal["game"] == game)
    return found
