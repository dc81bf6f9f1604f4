"""Bot moves: derived from the tables at which a bot is to act, so that none can be lost.

A job is only the id of a table. What is to be decided is read from the table when the
job's turn comes, so waking a table twice, or after a restart, does no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from gladsheim.server.worker import Task
from gladsheim.server.workers import WorkerLost, Workers

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 60.0

logger = logging.getLogger(__name__)


class Board(Protocol):
    """Where the jobs come from and where the answers go."""

    async def bot_task(self, table: str) -> tuple[int, Task] | None:
        """The line on which the decision builds, and the task; None if no bot is to act."""
        ...

    async def bot_answer(self, table: str, seq: int, action: str) -> None:
        """Take the action, unless the table has moved on since `seq`."""
        ...


class Jobs(Protocol):
    """Whoever sees to it that the bots move."""

    def start(self) -> None:
        """Begin to take jobs."""
        ...

    async def stop(self) -> None:
        """Stop at once; what is under way is derived anew."""
        ...

    def wake(self, table: str) -> None:
        """Look at a table: a bot may be to act."""
        ...


Hands = Workers | Callable[[Board], Jobs]
"""Processes of the hall's own, or what hands the bots' moves to those of others."""


def jobs_of(hands: Hands, board: Board) -> Jobs:
    """The bots' moves of a board, in these hands."""
    return BotJobs(board, hands) if isinstance(hands, Workers) else hands(board)


class BotJobs:
    """A queue of tables, and as many consumers as there are workers."""

    def __init__(self, board: Board, workers: Workers) -> None:
        self._board = board
        self._workers = workers
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._pending: set[str] = set()
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

    def wake(self, table: str) -> None:
        """Look at a table: a bot may be to act."""
        if table not in self._pending:
            self._pending.add(table)
            self._queue.put_nowait(table)

    async def _consume(self) -> None:
        while True:
            await self.run(await self._queue.get())

    async def run(self, table: str) -> None:
        """Do a table's job; one that fails is tried again later."""
        try:
            await self._decide(table)
        except WorkerLost:
            self._again(table, "a bot's process died")
        except Exception as error:
            self._again(table, repr(error))
        else:
            del self._failures[table]

    async def _decide(self, table: str) -> None:
        try:
            found = await self._board.bot_task(table)
            if found is None:
                return
            seq, task = found
            action = await self._workers.choose(task)
        finally:
            # Before the answer is stored: storing it may wake the table for the next bot.
            self._pending.discard(table)
        await self._board.bot_answer(table, seq, action)

    def _again(self, table: str, reason: str) -> None:
        self._failures[table] += 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self._failures[table] - 1, 16))
        logger.warning("table %s: no bot move yet (%s), next try in %.1f s", table, reason, pause)
        asyncio.get_running_loop().call_later(pause, self.wake, table)
