"""A hall's process in the simulation: it is started, called over a network that fails, and dies."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar, cast

from gladsheim.server.hall import Hall
from gladsheim.server.jobs.jobs import JobWork, LocalRunner
from gladsheim.server.jobs.pool import WorkerLost, WorkerPool
from gladsheim.server.jobs.process import BotTask
from gladsheim.server.time.pause import Pause
from gladsheim.store import DatabaseError, HallStore
from tests.server import toy_hall
from tests.server.conftest import SETTINGS
from tests.simulation.database import DatabaseServer, SimulatedDatabase
from tests.simulation.loop import PLACE, Place, SimulatedLoop

T = TypeVar("T")

EPOCH = datetime(2026, 1, 1, tzinfo=UTC)
PATIENCE_SECONDS = 2.0
DOWN_SECONDS = 2.0
FARTHEST_JUMP_SECONDS = 90.0
THINKING_SECONDS = 0.1


class Lost(Exception):
    """A call was not answered, and nobody knows what became of it."""


class SimulatedWorkers:
    """Bots that think in no process of their own."""

    count = 1

    def __init__(self, server: DatabaseServer) -> None:
        self._luck = server.luck

    async def choose(self, task: BotTask) -> str:
        """The bot's action. Raises WorkerLost."""
        await asyncio.sleep(self._luck.chance.random() * THINKING_SECONDS)
        if self._luck.strikes("worker_lost"):
            raise WorkerLost
        return toy_hall.choose(task)

    async def close(self) -> None:
        """There is nothing to close."""


class Process:
    """One of the processes that serve the database; after each death another takes its place."""

    def __init__(self, name: str, server: DatabaseServer, make_hall: MakeHall, pause: float) -> None:
        self.name = name
        self.server = server
        self.loop: SimulatedLoop = server.loop
        self.place = Place(name)
        self.hall: Hall | None = None
        self._make_hall = make_hall
        self._pause = pause
        self._offset = 0.0
        self._calls: list[asyncio.Future[Any]] = []

    def start(self) -> None:
        """Start it; one that cannot start tries again."""
        self.place = place = Place(self.name)
        self.loop.create_task(self._start(), context=place.context)

    async def _start(self) -> None:
        luck = self.server.luck
        self._offset = (
            (luck.chance.random() - 0.5) * FARTHEST_JUMP_SECONDS if luck.faults.clock_jumps else 0.0
        )
        # As hall time: a clock that begins anywhere.
        begun = self.loop.time() - 1000 * luck.chance.random()
        database = SimulatedDatabase(self.server, self)
        hall = self._make_hall(database, self.now, lambda: self.loop.time() - begun, Pause(self._pause))
        try:
            await hall.start()
        except DatabaseError:
            self.crash("it cannot be started")
        else:
            self.hall = hall

    def now(self) -> str:
        """What its wall clock says; now and then it jumps."""
        if self.server.luck.strikes("clock_jumps"):
            self._offset += (self.server.luck.chance.random() - 0.6) * FARTHEST_JUMP_SECONDS
        moment = EPOCH + timedelta(seconds=1000 + self.loop.time() + self._offset)
        return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def crash(self, why: str) -> None:
        """Die between two steps; after a while it is started again."""
        if self.place.dead:
            return
        self.server.note(f"{self.name} dies: {why}")
        self.loop.kill(self.place)
        self.server.forget(self.place)
        self.hall = None
        calls, self._calls = self._calls, []
        for call in calls:
            _fail(call)
        down = self.server.luck.chance.random() * DOWN_SECONDS
        self.loop.call_later(down, self.start, context=self.loop.outside.context)

    async def call(self, work: Callable[[Hall], Coroutine[Any, Any, T]]) -> T:
        """Ask the hall for something, over a network. Raises Lost, or what the hall raises."""
        luck, outside = self.server.luck, self.loop.outside.context
        answer: asyncio.Future[T] = self.loop.create_future()
        tasks: list[asyncio.Task[T]] = []
        if not luck.strikes("request_lost"):
            here = PLACE.get()
            self.loop.call_later(luck.delay(), self._receive, work, answer, here, tasks, context=outside)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await answer
        except TimeoutError:
            raise Lost from None
        finally:
            if tasks and not tasks[0].done() and luck.strikes("hung_up"):
                self.loop.call_soon(tasks[0].cancel, context=self.place.context)

    async def watch(self, work: Callable[[Hall], Awaitable[None]]) -> None:
        """Let something go on in the process as long as it lives. Raises Lost in the end."""
        hall = self.hall
        if hall is None:
            raise Lost
        end: asyncio.Future[None] = self.loop.create_future()
        self._calls.append(end)
        self.loop.create_task(_whole(work, hall, end), context=self.place.context)
        await end

    def _receive(
        self,
        work: Callable[[Hall], Coroutine[Any, Any, T]],
        answer: asyncio.Future[T],
        asker: Place,
        tasks: list[asyncio.Task[T]],
    ) -> None:
        if self.hall is None:
            _fail(answer)
            return
        self._calls.append(answer)
        task = self.loop.create_task(work(self.hall), context=self.place.context)
        tasks.append(task)
        task.add_done_callback(lambda done: self._reply(done, answer, asker), context=self.place.context)

    def _reply(self, done: asyncio.Task[T], answer: asyncio.Future[T], asker: Place) -> None:
        if answer in self._calls:
            self._calls.remove(answer)
        luck = self.server.luck
        if done.cancelled() or (not answer.done() and luck.strikes("answer_lost")):
            return
        self.loop.call_later(luck.delay(), _pass_on, done, answer, context=asker.context)


MakeHall = Callable[[SimulatedDatabase, Callable[[], str], Callable[[], float], Pause], Hall]


async def _whole(work: Callable[[Hall], Awaitable[None]], hall: Hall, end: asyncio.Future[None]) -> None:
    try:
        await work(hall)
    finally:
        _fail(end)


def _fail(call: asyncio.Future[Any]) -> None:
    if not call.done():
        call.set_exception(Lost())


def _pass_on(done: asyncio.Task[T], answer: asyncio.Future[T]) -> None:
    # Also where nobody waits any more: an error was seen.
    error = done.exception()
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(done.result())


def plain_hall(
    database: SimulatedDatabase, clock: Callable[[], str], seconds: Callable[[], float], pause: Pause
) -> Hall:
    """A hall as it is, with the toy games."""
    workers = SimulatedWorkers(database.server)
    return Hall(
        HallStore(database),
        toy_hall.library(),
        lambda jobs, moves, reviews: LocalRunner(JobWork(jobs, moves, reviews, cast(WorkerPool, workers))),
        clock=clock,
        pause=pause,
        settings=replace(SETTINGS, seconds=seconds),
    )
