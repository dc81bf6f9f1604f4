"""Two queues of one process: tables that wait for a bot's move, and tables that wait for a review.

A job names a table. The work itself is read from the table when the job's turn comes, so a job too many
does no harm, and after a restart all jobs are derived from the tables again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from gladsheim.server.jobs.job import Job, Kind, bot_job
from gladsheim.store.shares import FairQueue
from gladsheim.tables.running.live import Live


class JobQueue:
    """Jobs of one kind, at most one a table: jobs that a person awaits come first, and among
    these each owner in turn.
    """

    def __init__(self, added: Callable[[], None]) -> None:
        self._added = added
        self._jobs: FairQueue[Job] = FairQueue()
        self._waiting: dict[str, bool] = {}
        """By table: whether a person awaits the job that waits."""
        self._doing: dict[str, Job | None] = {}
        """By table whose job was taken: the job that was added for it since."""

    def __len__(self) -> int:
        """Return the number of entries, some of which may be out of date."""
        return len(self._jobs)

    def add(self, job: Job) -> None:
        """Let a job wait for its turn. Does nothing where the table has one that is as urgent.

        While the table's job is being done, the new one is kept back until `finish`.
        """
        if job.table in self._doing:
            kept = self._doing[job.table]
            self._doing[job.table] = job if kept is None or job.awaited else kept
        elif job.table not in self._waiting or (job.awaited and not self._waiting[job.table]):
            self._waiting[job.table] = job.awaited
            self._jobs.put(job.owner, job, int(not job.awaited))
            self._added()

    def take(self) -> Job | None:
        """Return the job whose turn it is, which is then being done until `finish`; None for
        an entry out of date.

        An entry is out of date once the table's job was added again as a more urgent one and taken. Raises
        IndexError if the queue is empty.
        """
        job = self._jobs.take()
        if self._waiting.pop(job.table, None) is None:
            return None
        self._doing[job.table] = None
        return job

    def finish(self, job: Job) -> None:
        """Note that a job has been done, or will not be: a job added for its table meanwhile
        waits from now on.
        """
        again = self._doing.pop(job.table, None)
        if again is not None:
            self.add(again)


class JobQueues:
    """Queue of moves and queue of reviews. No review is begun while a move waits."""

    def __init__(self) -> None:
        self._waiting = asyncio.Semaphore(0)
        self.moves = JobQueue(self._waiting.release)
        self.reviews = JobQueue(self._waiting.release)

    async def take(self) -> Job:
        """Wait for the next job."""
        while True:
            await self._waiting.acquire()
            job = (self.moves if self.moves else self.reviews).take()
            if job is not None:
                return job

    def of(self, job: Job) -> JobQueue:
        """Return the queue to which a job belongs."""
        return self.moves if job.kind is Kind.MOVE else self.reviews

    def ask_bot(self, live: Live) -> None:
        """Ask for a move if a bot is to act at a table."""
        if live.bot_to_act is not None:
            self.moves.add(bot_job(live))
