"""Processes in which bots think and games are reviewed, so that neither holds up the page."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import TypeVar

from gladsheim.core.game import Json
from gladsheim.server.jobs import process as worker
from gladsheim.server.jobs.process import BotTask, ReviewTask, SummaryTask
from gladsheim.tables.results.summary import SeatSummary

MOST_WORKERS = 2

Asked = TypeVar("Asked")
Found = TypeVar("Found")


class WorkerLost(Exception):
    """Raised when a worker's process died while it thought; the task can be given to another."""


def worker_count() -> int:
    """Return the number of processes to use: one core stays with the page."""
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))


class WorkerPool:
    """Pool of processes, replaced when one of them dies."""

    def __init__(
        self,
        count: int | None = None,
        choose: Callable[[BotTask], str] = worker.choose,
        examine: Callable[[ReviewTask], list[Json] | None] = worker.examine,
        sum_up: Callable[[SummaryTask], list[SeatSummary]] = worker.sum_up,
    ) -> None:
        self.count = count if count is not None else worker_count()
        self._choose = choose
        self._examine = examine
        self._sum_up = sum_up
        self._context = multiprocessing.get_context("spawn")
        self._pool: ProcessPoolExecutor | None = None
        self._lifeline: Connection | None = None

    async def choose(self, task: BotTask) -> str:
        """Return the bot's action. Raises WorkerLost, or what the bot raises."""
        return await self._run(self._choose, task)

    async def examine(self, task: ReviewTask) -> list[Json] | None:
        """Return the next parts of a review; None if the free process has to be sent the game's record.

        Raises WorkerLost, or what the reviewer raises.
        """
        return await self._run(self._examine, task)

    async def sum_up(self, task: SummaryTask) -> list[SeatSummary]:
        """Return the summary of a finished review for each seat.

        Raises WorkerLost, or what summing up raises.
        """
        return await self._run(self._sum_up, task)

    async def _run(self, work: Callable[[Asked], Found], task: Asked) -> Found:
        pool = self._pool or self._open()
        try:
            return await asyncio.wrap_future(pool.submit(work, task))
        except BrokenProcessPool as error:
            if self._pool is pool:
                await self.close()
            raise WorkerLost from error

    async def close(self) -> None:
        """End the processes at once, whatever they are thinking about, and wait until they are gone."""
        pool, lifeline = self._pool, self._lifeline
        self._pool = self._lifeline = None
        if pool is not None and lifeline is not None:
            lifeline.close()
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        ending, self._lifeline = self._context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(
            self.count, mp_context=self._context, initializer=worker.enter, initargs=(ending,)
        )
        return self._pool
