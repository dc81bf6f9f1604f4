"""Bots' moves handed from process to process, over a queue that procrastinate keeps in the database.

A job is the id of a table and nothing else; what is to be decided is read from the table by
the process that takes the job. Jobs are only a faster way to be told: they are derived from
the tables again and again, so none can be lost, and one too many does no harm. The queue's
tables may therefore be thrown away at any time; each version of procrastinate gets some of
its own, in a schema that bears its number.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any

import procrastinate
import psycopg
from procrastinate.exceptions import AlreadyEnqueued
from procrastinate.jobs import Status
from procrastinate.schema import SchemaManager
from psycopg import sql
from sqlalchemy.engine import URL

from gladsheim.server.jobs.jobs import BotJobs, Jobs, JobSource
from gladsheim.server.jobs.pool import Workers
from gladsheim.store.engine.postgres import arguments_of
from gladsheim.store.upkeep.migrate_postgres import LOCK

QUEUE = "bots"
MOVE = "gladsheim.bot_move"
SCHEMA = "gladsheim_queue_" + procrastinate.__version__.replace(".", "_")
POLL_SECONDS = 1.0
HEARTBEAT_SECONDS = 5.0
LOST_AFTER_SECONDS = 20.0
AGAIN_SECONDS = 2.0
MOVES, REVIEWS, UNASKED = 0, -1, -2
"""What is higher is taken first."""

logger = logging.getLogger(__name__)


class Queue:
    """The queue in one database."""

    def __init__(self, url: URL, most_connections: int) -> None:
        arguments = arguments_of(url)
        self._plain = arguments
        path = f"-c search_path={SCHEMA}"
        inside = {**arguments, "options": " ".join([arguments.get("options", ""), path]).strip()}
        connector = procrastinate.PsycopgConnector(kwargs=inside, min_size=1, max_size=most_connections)
        self.app = procrastinate.App(connector=connector)

    async def open(self) -> None:
        """Make the queue's tables where they are missing, and connect."""
        await asyncio.to_thread(_make_tables, self._plain)
        await self.app.open_async()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.app.close_async()

    async def put(self, table: str, priority: int = MOVES) -> None:
        """Let somebody look at a table, once for all who ask with this priority before that is done."""
        task = self.app.configure_task(
            MOVE, queue=QUEUE, queueing_lock=f"{table} {priority}", priority=priority
        )
        try:
            await task.defer_async(table=table)
        except AlreadyEnqueued:
            return

    async def drop_lost(self) -> None:
        """Forget the jobs of workers that died: their tables are found by looking for them."""
        jobs = await self.app.job_manager.get_stalled_jobs(
            queue=QUEUE, seconds_since_heartbeat=LOST_AFTER_SECONDS
        )
        for job in jobs:
            await self.app.job_manager.finish_job(job, status=Status.FAILED, delete_job=True)


def _make_tables(arguments: Mapping[str, Any]) -> None:
    with psycopg.connect(**arguments) as connection:
        # Several processes may start at once.
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
        name = sql.Identifier(SCHEMA)
        connection.execute(sql.SQL("CREATE SCHEMA IF NOT EXISTS {}").format(name))
        connection.execute(sql.SQL("SET LOCAL search_path TO {}").format(name))
        found = connection.execute("SELECT to_regclass('procrastinate_jobs')").fetchone()
        if found == (None,):
            connection.execute(SchemaManager.get_schema(), prepare=False)


class QueuedJobs:
    """The bots' moves of a process that leaves them to workers."""

    def __init__(self, queue: Queue) -> None:
        self.queue = queue
        self._waiting: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self._pending: set[tuple[str, int]] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to hand on."""
        self._tasks = [asyncio.create_task(self._run())]

    async def stop(self) -> None:
        """Stop at once; what has not been handed on is derived anew."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.queue.close()

    def wake(self, table: str) -> None:
        """Look at a table: a bot may be to act."""
        self._hand_on(table, MOVES)

    def wake_later(self, table: str) -> None:
        """Look at a table after all at which a bot may be to act: its review may have to go on."""
        self._hand_on(table, REVIEWS)

    def wake_last(self, table: str) -> None:
        """Look at a table when nothing else is to be done: nobody has asked for its review."""
        self._hand_on(table, UNASKED)

    def _hand_on(self, table: str, priority: int) -> None:
        if (table, priority) not in self._pending:
            self._pending.add((table, priority))
            self._waiting.put_nowait((table, priority))

    async def _run(self) -> None:
        await opened(self.queue)
        while True:
            table, priority = await self._waiting.get()
            self._pending.discard((table, priority))
            try:
                await self.queue.put(table, priority)
            except Exception as error:
                logger.warning("table %s: its bot is not called yet: %s", table, error)


class QueueWorker(BotJobs):
    """The bots' moves of a worker: what all processes have handed on."""

    def __init__(self, source: JobSource, workers: Workers, queue: Queue) -> None:
        super().__init__(source, workers)
        self._queued = QueuedJobs(queue)
        self._queue_of_all = queue
        self._work: asyncio.Task[None] | None = None
        queue.app.task(name=MOVE, queue=QUEUE)(self.run)

    def start(self) -> None:
        """Begin to take jobs."""
        self._work = asyncio.create_task(self._work_on())

    async def stop(self) -> None:
        """Stop at once; what is under way is derived anew."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self._queued.stop()
        await self._workers.close()

    def wake(self, table: str) -> None:
        """Let any of the workers look at a table."""
        self._queued.wake(table)

    def wake_later(self, table: str) -> None:
        """Let any of the workers look at a table when no bot waits."""
        self._queued.wake_later(table)

    def wake_last(self, table: str) -> None:
        """Let any of the workers look at a table when nothing else is to be done."""
        self._queued.wake_last(table)

    async def _work_on(self) -> None:
        await opened(self._queue_of_all)
        self._queued.start()
        while True:
            try:
                await self._queue_of_all.drop_lost()
                await self._queue_of_all.app.run_worker_async(
                    queues=[QUEUE],
                    concurrency=self._workers.count,
                    fetch_job_polling_interval=POLL_SECONDS,
                    update_heartbeat_interval=HEARTBEAT_SECONDS,
                    stalled_worker_timeout=LOST_AFTER_SECONDS,
                    shutdown_graceful_timeout=0,
                    delete_jobs="always",
                    install_signal_handlers=False,
                )
            except Exception as error:
                logger.warning("the queue of bots' moves cannot be read: %s", error)
            # Also where it came back without an error: it ends when it loses its connection.
            await asyncio.sleep(AGAIN_SECONDS)


async def opened(queue: Queue) -> None:
    """Open the queue, as soon as the database lets it."""
    while True:
        try:
            await queue.open()
        except Exception as error:
            logger.warning("the queue of bots' moves cannot be opened: %s", error)
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            return


def queued_jobs(url: URL) -> Callable[[JobSource], Jobs]:
    """What runs the jobs of a process that leaves all bots' moves to workers."""
    return lambda _: QueuedJobs(Queue(url, most_connections=2))


def queue_worker(url: URL, workers: Workers) -> Callable[[JobSource], Jobs]:
    """What runs the jobs of a worker."""
    # One connection to listen on, and one for each job and each of the worker's own tasks.
    return lambda source: QueueWorker(source, workers, Queue(url, most_connections=workers.count + 3))
