"""Jobs handed from process to process, over a queue that procrastinate stores in the database.

The process that takes a job reads the decision from the table. A job only makes a worker look sooner: jobs
are derived from the tables again and again, so none can be lost, and one too many does no harm. The queue's
tables may therefore be deleted at any time; each version of procrastinate gets tables of its own, in a schema
that bears its number.

The order is that of `shares.FairQueue`, followed by all processes together: a job gets the number of the
round in which its owner's turn comes, as part of its priority.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from typing import Any

import procrastinate
import psycopg
from procrastinate.exceptions import AlreadyEnqueued
from procrastinate.jobs import Status
from procrastinate.schema import SchemaManager
from psycopg import sql
from sqlalchemy.engine import URL

from gladsheim.server.jobs.job import Job, Kind
from gladsheim.server.jobs.jobs import JobWork, MakeRunner, MoveSource, ReviewSource, Runner
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.jobs.queues import JobQueues
from gladsheim.store.engine.postgres import arguments_of
from gladsheim.store.migrating.migrate_postgres import LOCK

QUEUE = "bots"
NAMES = {Kind.MOVE: "gladsheim.bot_move", Kind.REVIEW: "gladsheim.review"}
"""Names of the jobs of each kind in the database."""
RANKS = {(Kind.MOVE, True): 0, (Kind.MOVE, False): 1, (Kind.REVIEW, True): 2, (Kind.REVIEW, False): 3}
"""Order of jobs, by the kind of a job and whether a person awaits it; 0 comes first."""
SCHEMA = "gladsheim_queue_" + procrastinate.__version__.replace(".", "_")
POLL_SECONDS = 1.0
HEARTBEAT_SECONDS = 5.0
LOST_AFTER_SECONDS = 20.0
AGAIN_SECONDS = 2.0
ROUNDS = 500_000_000
"""Number of rounds of one rank: a priority has room for four times as many."""
LAST_ROUNDS = """
SELECT min(-priority) FILTER (WHERE status = 'todo') AS now, max(-priority) AS last,
       max(-priority) FILTER (WHERE args->>'owner' = %(owner)s) AS own
FROM procrastinate_jobs
WHERE status IN ('todo', 'doing') AND -priority BETWEEN %(first)s AND %(end)s
"""
"""Query over the jobs of one rank: the current round, the last one, and the last one with a
job of an owner.
"""

logger = logging.getLogger(__name__)


class Queue:
    """Queue in one database."""

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
        """Close all connections."""
        await self.app.close_async()

    async def put(self, job: Job) -> None:
        """Let a job wait for its turn, unless the same job of its table waits already."""
        rank = RANKS[job.kind, job.awaited]
        task = self.app.configure_task(
            NAMES[job.kind],
            queue=QUEUE,
            queueing_lock=f"{job.table} {rank}",
            priority=-await self._round_of(job.owner, rank),
        )
        try:
            await task.defer_async(table=job.table, owner=job.owner, awaited=job.awaited)
        except AlreadyEnqueued:
            return

    async def _round_of(self, owner: str, rank: int) -> int:
        """Return the round in which an owner has the next turn, after all rounds of the ranks before."""
        first = rank * ROUNDS
        end = first + ROUNDS - 1
        found = await self.app.connector.execute_query_one_async(
            LAST_ROUNDS, owner=owner, first=first, end=end
        )
        now = first if found["last"] is None else found["last"] if found["now"] is None else found["now"]
        own = first if found["own"] is None else found["own"] + 1
        return min(max(now, own), end)

    async def drop_lost(self) -> None:
        """Delete the jobs of workers that died: their tables are found by looking for them."""
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
    """Runner that hands the jobs of its process on to workers."""

    def __init__(self, queues: JobQueues, queue: Queue) -> None:
        self.queue = queue
        self._queues = queues
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to hand jobs on."""
        self._tasks = [asyncio.create_task(self._run())]

    async def stop(self) -> None:
        """Stop at once; jobs that have not been handed on are derived again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.queue.close()

    async def _run(self) -> None:
        await opened(self.queue)
        while True:
            job = await self._queues.take()
            # Before the database is asked: what is added from now on may be too late for this entry.
            self._queues.of(job).finish(job)
            try:
                await self.queue.put(job)
            except Exception as error:
                logger.warning("table %s: its bot is not called yet: %s", job.table, error)


class QueueWorker:
    """Runner that does the jobs that all processes have handed on, and hands on those of its own process."""

    def __init__(self, work: JobWork, queue: Queue) -> None:
        self._work = work
        self._queue = queue
        self._handing = QueuedJobs(work.queues, queue)
        self._task: asyncio.Task[None] | None = None
        for kind, name in NAMES.items():
            queue.app.task(name=name, queue=QUEUE)(partial(self._take, kind))

    def start(self) -> None:
        """Begin to take jobs."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop at once; unfinished jobs are derived again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._handing.stop()
        await self._work.workers.close()

    async def _take(self, kind: Kind, table: str, owner: str, awaited: bool) -> None:
        await self._work.do(Job(kind, table, owner, awaited))

    async def _run(self) -> None:
        await opened(self._queue)
        self._handing.start()
        while True:
            try:
                await self._queue.drop_lost()
                await self._queue.app.run_worker_async(
                    queues=[QUEUE],
                    concurrency=self._work.workers.count,
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
    """Open the queue as soon as the database allows it."""
    while True:
        try:
            await queue.open()
        except Exception as error:
            logger.warning("the queue of bots' moves cannot be opened: %s", error)
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            return


def queued_jobs(url: URL) -> MakeRunner:
    """Return the function that makes the runner of a process that leaves all jobs to workers."""
    return lambda queues, _moves, _reviews: QueuedJobs(queues, Queue(url, most_connections=2))


def queue_worker(url: URL, workers: WorkerPool) -> MakeRunner:
    """Return the function that makes the runner of a worker."""

    def runner(queues: JobQueues, moves: MoveSource, reviews: ReviewSource) -> Runner:
        # One connection to listen on, and one for each job and each of the worker's own tasks.
        queue = Queue(url, most_connections=workers.count + 3)
        return QueueWorker(JobWork(queues, moves, reviews, workers), queue)

    return runner
