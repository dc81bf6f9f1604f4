"""Bot moves and reviews: derived from the tables that wait for them, so that none can be lost.

A job names a table and whose turn it takes. What is to be decided is read from the table when the
turn comes, so waking a table twice, or after a restart, does no harm. A table whose game is over has
no bot to act, and may have a review that goes on: reviews are made in short stretches. The order of
jobs is that of `job.Urgency`; jobs of the same urgency are done in turns, owner by owner.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from gladsheim.core.game import Json
from gladsheim.server.jobs.job import Job
from gladsheim.server.jobs.pool import WorkerLost, WorkerPool
from gladsheim.server.jobs.process import BotTask, ReviewTask, SummaryTask
from gladsheim.store.shares import FairQueue
from gladsheim.tables.results.summary import SeatSummary

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 60.0

logger = logging.getLogger(__name__)


class Reviewed(Protocol):
    """Where the reviews come from and where their parts go."""

    async def task(self, table: str) -> ReviewTask | SummaryTask | None:
        """What is to be done next for the review of a game; None if nothing is."""
        ...

    async def answer(self, table: str, task: ReviewTask, parts: list[Json]) -> None:
        """Take the parts, unless others have come since, and ask for more if there are more."""
        ...

    async def keep(self, table: str, found: list[SeatSummary]) -> None:
        """Take what a review says of each seat; without any seats it says nothing."""
        ...

    async def give_up(self, table: str, task: ReviewTask, reason: str) -> None:
        """The game cannot be reviewed."""
        ...


class JobSource(Protocol):
    """Where the jobs come from and where the answers go."""

    async def bot_task(self, table: str) -> tuple[int, BotTask] | None:
        """The line on which the decision builds, and the task; None if no bot is to act."""
        ...

    async def bot_answer(self, table: str, seq: int, action: str) -> None:
        """Take the action, unless the table has moved on since `seq`."""
        ...

    @property
    def reviews(self) -> Reviewed:
        """The reviews of the source's finished games."""
        ...


class Jobs(Protocol):
    """Whoever sees to it that the bots move."""

    def start(self) -> None:
        """Begin to take jobs."""
        ...

    async def stop(self) -> None:
        """Stop at once; what is under way is derived anew."""
        ...

    def wake(self, job: Job) -> None:
        """Look at a table when its turn comes: a bot may be to act, or a review may go on."""
        ...


JobRunner = WorkerPool | Callable[[JobSource], Jobs]
"""Worker processes of the hall's own, or what makes the jobs of a source into those of other processes."""


def jobs_of(runner: JobRunner, source: JobSource) -> Jobs:
    """The bots' moves of a source, made by this runner."""
    return BotJobs(source, runner) if isinstance(runner, WorkerPool) else runner(source)


class BotJobs:
    """A queue of tables, and as many consumers as there are workers."""

    def __init__(self, source: JobSource, workers: WorkerPool) -> None:
        self._source = source
        self._workers = workers
        self._queue: FairQueue[Job] = FairQueue()
        self._waiting = asyncio.Semaphore(0)
        self._pending: dict[str, int] = {}
        """By table: the highest urgency with which it waits."""
        self._failures: Counter[str] = Counter()
        self._consumers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to take jobs."""
        self._consumers = [asyncio.create_task(self._consume()) for _ in range(self._workers.count)]

    async def stop(self) -> None:
        """Stop at once; what is under way is derived anew at the next start."""
        for consumer in self._consumers:
            consumer.cancel()
        await asyncio.gather(*self._consumers, return_exceptions=True)
        await self._workers.close()

    def wake(self, job: Job) -> None:
        """Look at a table when its turn comes: a bot may be to act, or a review may go on."""
        # A table that waits and becomes more urgent waits twice: looking at it twice does no harm.
        if job.urgency < self._pending.get(job.table, job.urgency + 1):
            self._pending[job.table] = job.urgency
            self._queue.put(job.owner, job, job.urgency)
            self._waiting.release()

    async def _consume(self) -> None:
        while True:
            await self._waiting.acquire()
            await self.run(self._queue.take())

    async def run(self, job: Job) -> None:
        """Do a table's job; one that fails is tried again later."""
        try:
            await self._decide(job.table)
        except WorkerLost:
            self._again(job, "a bot's process died")
        except Exception as error:
            self._again(job, repr(error))
        else:
            del self._failures[job.table]

    async def _decide(self, table: str) -> None:
        try:
            found = await self._source.bot_task(table)
            action = None if found is None else await self._workers.choose(found[1])
        finally:
            # Before the answer is stored: storing it may wake the table for the next bot.
            self._pending.pop(table, None)
        if found is None or action is None:
            await self._review(table)
        else:
            await self._source.bot_answer(table, found[0], action)

    async def _review(self, table: str) -> None:
        task = await self._source.reviews.task(table)
        if isinstance(task, SummaryTask):
            await self._sum_up(table, task)
        if not isinstance(task, ReviewTask):
            return
        try:
            parts = await self._workers.examine(task)
        except WorkerLost:
            raise
        except Exception as error:
            logger.warning("table %s cannot be reviewed: %s", table, error)
            await self._source.reviews.give_up(table, task, type(error).__name__)
            return
        await self._source.reviews.answer(table, task, parts)

    async def _sum_up(self, table: str, task: SummaryTask) -> None:
        found: list[SeatSummary] = []
        try:
            found = await self._workers.sum_up(task)
        except WorkerLost:
            raise
        except Exception as error:
            logger.warning("the review of table %s cannot be summed up: %s", table, error)
        await self._source.reviews.keep(table, found)

    def _again(self, job: Job, reason: str) -> None:
        table = job.table
        self._failures[table] += 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self._failures[table] - 1, 16))
        logger.warning("table %s: no bot move or review yet (%s), next try in %.1f s", table, reason, pause)
        asyncio.get_running_loop().call_later(pause, self.wake, job)
