"""Bot process for a hall of several processes: `gladsheim worker`."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

from rich.console import Console

from gladsheim.core.errors import UsageError
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.live_tables.library import Library, installed
from gladsheim.server.notifications.senders import outside_of
from gladsheim.server.operators.monitoring import UNMONITORED, Monitoring, measuring
from gladsheim.server.settings import HallSettings
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store, server_url

NEEDS_SERVER = "which is for a PostgreSQL database: --database postgresql://USER@HOST/NAME"


def work(database: str | None, processes: int | None = None, monitoring: Monitoring = UNMONITORED) -> int:
    """Run bots until SIGINT or SIGTERM; return the exit code.

    At most `processes` bots think at a time; the default is the number of cores.

    Raises UsageError for a database that is a file, and DatabaseError for one that cannot be opened.
    """
    return work_on(installed, lambda: WorkerPool(processes or os.cpu_count()), database, monitoring)


def work_on(
    library: Callable[[], Library],
    workers: Callable[[], WorkerPool],
    database: str | None,
    monitoring: Monitoring = UNMONITORED,
) -> int:
    """Run the given bots."""
    url = server_url(database)
    if url is None:
        raise UsageError(f"this is `gladsheim worker`, {NEEDS_SERVER}")
    with measuring(monitoring) as measured:
        store = measured.store(open_store(database))
        from gladsheim.server.jobs.queue import queue_worker

        settings = HallSettings(keep_days=monitoring.keep_days, outside=outside_of(os.environ))
        # Nobody looks at a table here, so nothing has to be held back.
        hall = Hall(
            store, library(), measured.runner(queue_worker(url, workers())), pause=Pause(0), settings=settings
        )
        asyncio.run(_until_told(hall, measured.address))
    return 0


async def _until_told(hall: Hall, metrics: str | None) -> None:
    loop, told = asyncio.get_running_loop(), asyncio.Event()

    def tell(*_: object) -> None:
        loop.call_soon_threadsafe(told.set)

    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, tell)
    await hall.start()
    console = Console(highlight=False)
    console.print("Gladsheim's bots are at work  (stop with Ctrl+C)", soft_wrap=True)
    if metrics is not None:
        console.print(f"Their metrics are at {metrics}", soft_wrap=True)
    await told.wait()
    await hall.stop()
