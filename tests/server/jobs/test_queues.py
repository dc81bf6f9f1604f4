"""The two queues of a process: which job comes next, and what is added while a job is being done."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from gladsheim.server.jobs.job import move_job, review_job
from gladsheim.server.jobs.jobs import ReviewSource, runner_of
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.jobs.process import BotTask
from gladsheim.server.jobs.queues import JobQueue, JobQueues
from tests import PATIENCE
from tests.toys import Toy


def taken(queue: JobQueue) -> list[str]:
    """The tables of all jobs that wait, in the order of their turns."""
    return [job.table for job in (queue.take() for _ in range(len(queue))) if job is not None]


def test_what_nobody_asked_for_is_asked_for_sooner_once_somebody_does() -> None:
    """A table that waits last is put before those that were asked for later, and comes once."""
    queue = JobQueues().reviews
    for table in ("unasked", "another"):
        queue.add(review_job(table, "", unasked=True))
    queue.add(review_job("asked", "", unasked=False))
    queue.add(review_job("unasked", "", unasked=False))
    queue.add(review_job("asked", "", unasked=True))
    assert taken(queue) == ["asked", "unasked", "another"]


def test_a_job_added_while_its_table_is_worked_at_waits_until_that_is_finished() -> None:
    """However often it is added it comes once, as urgent as the most urgent of them."""
    queue = JobQueues().reviews
    first = review_job("table", "", unasked=False)
    queue.add(first)
    assert queue.take() == first
    queue.add(review_job("table", "", unasked=False))
    queue.add(review_job("table", "", unasked=True))
    assert len(queue) == 0
    queue.finish(first)
    assert queue.take() == first
    queue.finish(first)
    assert len(queue) == 0


class MovingTable:
    """A table that is asked for a second move while the first is thought about."""

    def __init__(self, queues: JobQueues) -> None:
        self._queues = queues
        self.position = 0
        self.answered = asyncio.Event()

    async def bot_task(self, table: str) -> tuple[int, BotTask] | None:
        """The decision of the position."""
        return self.position, BotTask("first", Toy().deal(1), 0)

    async def bot_answer(self, table: str, seq: int, action: str) -> None:
        """Take an answer to the current position only."""
        if seq == self.position:
            self.answered.set()

    def move_on(self) -> None:
        """Somebody takes back a move; a bot is to act again."""
        self.position += 1
        self._queues.moves.add(move_job("table", "", only_bots=False))


class InterruptedWorkers(WorkerPool):
    """WorkerPool during whose first thought the table moves on."""

    table: MovingTable | None = None

    async def choose(self, task: BotTask) -> str:
        """Move the table on, once."""
        table, self.table = self.table, None
        if table is not None:
            table.move_on()
        return "ponder"


@pytest.mark.anyio
async def test_a_table_that_moves_on_while_its_bot_thinks_has_its_bot_asked_again() -> None:
    """The first answer comes too late; the second is to the position that holds."""
    queues, workers = JobQueues(), InterruptedWorkers(1)
    workers.table = table = MovingTable(queues)
    runner = runner_of(workers, queues, table, cast(ReviewSource, None))
    runner.start()
    queues.moves.add(move_job("table", "", only_bots=False))
    async with asyncio.timeout(PATIENCE):
        await table.answered.wait()
    await runner.stop()
