"""Runner of the jobs of a process: reads the tasks, lets the workers do them, hands on their answers."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from gladsheim.core.game import Json
from gladsheim.server.jobs.job import Job, Kind
from gladsheim.server.jobs.pool import WorkerLost, WorkerPool
from gladsheim.server.jobs.process import BotTask, ReviewTask, SummaryTask
from gladsheim.server.jobs.queues import JobQueues
from gladsheim.tables.results.summary import SeatSummary

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 60.0

logger = logging.getLogger(__name__)


class MoveSource(Protocol):
    """Source of the decisions of bots, which also takes their answers."""

    async def bot_task(self, table: str) -> tuple[int, BotTask] | None:
        """Return the number of the line on which the decision builds, and the task; None if
        no bot is to act.
        """
        ...

    async def bot_answer(self, table: str, seq: int, action: str) -> None:
        """Take the action, unless the table has moved on since `seq`."""
        ...


class ReviewSource(Protocol):
    """Source of the reviews, which also takes their parts."""

    async def task(self, table: str) -> ReviewTask | SummaryTask | None:
        """Return the next task for the review of a game; None if nothing is to be done."""
        ...

    async def record(self, table: str) -> bytes:
        """Return the complete record of the game."""
        ...

    async def answer(self, table: str, task: ReviewTask, parts: list[Json]) -> None:
        """Take the parts, unless others have come since, and ask for more if parts are missing."""
        ...

    async def keep(self, table: str, found: list[SeatSummary]) -> None:
        """Take the summary of a review for each seat; without any seats the review has none."""
        ...

    async def give_up(self, table: str, task: ReviewTask, reason: str) -> None:
        """Note that the game cannot be reviewed."""
        ...


class Runner(Protocol):
    """Runner that empties the queues of a process."""

    def start(self) -> None:
        """Begin to take jobs."""
        ...

    async def stop(self) -> None:
        """Stop at once; unfinished jobs are derived again at the next start."""
        ...


MakeRunner = Callable[[JobQueues, MoveSource, ReviewSource], Runner]
JobRunner = WorkerPool | MakeRunner
"""Worker processes of the hall's own, or a function that makes the runner."""


def runner_of(runner: JobRunner, queues: JobQueues, moves: MoveSource, reviews: ReviewSource) -> Runner:
    """Return the runner of a process."""
    if isinstance(runner, WorkerPool):
        return LocalRunner(JobWork(queues, moves, reviews, runner))
    return runner(queues, moves, reviews)


class JobWork:
    """Executor of jobs, with the help of workers. A job that fails is put back into its queue
    after a pause.
    """

    def __init__(
        self, queues: JobQueues, moves: MoveSource, reviews: ReviewSource, workers: WorkerPool
    ) -> None:
        self.queues = queues
        self.workers = workers
        self._moves = moves
        self._reviews = reviews
        self._failures: Counter[Job] = Counter()

    async def do(self, job: Job) -> None:
        """Do a job that was taken from its queue."""
        try:
            await (self._move(job) if job.kind is Kind.MOVE else self._review(job))
        except WorkerLost:
            self._postpone(job, "a worker's process died")
        except Exception as error:
            self._postpone(job, repr(error))
        else:
            del self._failures[job]
        finally:
            self.queues.of(job).finish(job)

    async def _move(self, job: Job) -> None:
        found = await self._moves.bot_task(job.table)
        if found is None:
            return
        seq, task = found
        await self._moves.bot_answer(job.table, seq, await self.workers.choose(task))

    async def _review(self, job: Job) -> None:
        task = await self._reviews.task(job.table)
        if isinstance(task, SummaryTask):
            await self._sum_up(job.table, task)
        elif task is not None:
            await self._examine(job.table, task)

    async def _examine(self, table: str, task: ReviewTask) -> None:
        try:
            parts = await self.workers.examine(task)
        except WorkerLost:
            raise
        except Exception as error:
            logger.warning("table %s cannot be reviewed: %s", table, error)
            await self._reviews.give_up(table, task, type(error).__name__)
            return
        if parts is not None:
            await self._reviews.answer(table, task, parts)
        elif task.record is None:
            await self._examine(table, replace(task, record=await self._reviews.record(table)))

    async def _sum_up(self, table: str, task: SummaryTask) -> None:
        found: list[SeatSummary] = []
        try:
            found = await self.workers.sum_up(task)
        except WorkerLost:
            raise
        except Exception as error:
            logger.warning("the review of table %s cannot be summed up: %s", table, error)
        await self._reviews.keep(table, found)

    def _postpone(self, job: Job, reason: str) -> None:
        self._failures[job] += 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self._failures[job] - 1, 16))
        logger.warning(
            "table %s: no %s yet (%s), next try in %.1f s", job.table, job.kind.value, reason, pause
        )
        asyncio.get_running_loop().call_later(pause, self.queues.of(job).add, job)


class LocalRunner:
    """Runner of the jobs of its own process, as many at once as it has workers."""

    def __init__(self, work: JobWork) -> None:
        self._work = work
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to take jobs."""
        self._tasks = [asyncio.create_task(self._run()) for _ in range(self._work.workers.count)]

    async def stop(self) -> None:
        """Stop at once; unfinished jobs are derived again at the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._work.workers.close()

    async def _run(self) -> None:
        while True:
            await self._work.do(await self._work.queues.take())
