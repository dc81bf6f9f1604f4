"""Bots' moves in other processes: handed on over a queue that may lose everything."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from procrastinate.jobs import Status
from psycopg.errors import UndefinedTable
from sqlalchemy.engine import URL

from gladsheim.core.errors import UsageError
from gladsheim.server import cluster as others, run, worker as work
from gladsheim.server.hall import Hall
from gladsheim.server.jobs import queue
from gladsheim.server.jobs.job import Job, Kind, bot_job, move_job
from gladsheim.server.jobs.jobs import JobRunner
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.jobs.queue import SCHEMA, Queue, queue_worker, queued_jobs
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store, server_url
from gladsheim.tables.running.live import Live
from tests import PATIENCE
from tests.postgres import Server, name_of
from tests.server import toy_hall
from tests.server.calls import bot, done, human
from tests.server.conftest import client_of
from tests.server.history.played import play_out
from tests.server.toy_hall import GATE
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
postgres_only = pytest.mark.postgres


def url_of(text: str) -> URL:
    """The URL of a server."""
    url = server_url(text)
    assert url is not None
    return url


@asynccontextmanager
async def opened(database: str, runner: JobRunner) -> AsyncIterator[Hall]:
    """A process of a hall."""
    hall = Hall(open_store(database), toy_hall.library(), runner, pause=Pause(0))
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


def web(database: str) -> JobRunner:
    """JobRunner that leave everything to workers."""
    return queued_jobs(url_of(database))


def worker(database: str) -> JobRunner:
    """JobRunner of a worker."""
    return queue_worker(url_of(database), WorkerPool(1, toy_hall.choose, toy_hall.examine, toy_hall.sum_up))


def jobs(server: Server, database: str) -> list[tuple[object, ...]]:
    """What stands in the queue."""
    try:
        return server.execute(name_of(database), f"SELECT status, args FROM {SCHEMA}.procrastinate_jobs")  # noqa: S608  # no name of a stranger
    except UndefinedTable:
        # The process that is to make the queue has not come to it yet.
        return []


async def eventually(claim: Callable[[], object]) -> None:
    """Come back when the claim holds of what another process does."""
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(claim):
            await asyncio.sleep(0.05)


@postgres_only
async def test_a_worker_plays_the_bots_of_another_process(postgres_url: str) -> None:
    """A game of bots that is opened here goes to its end there, and is heard here."""
    async with (
        opened(postgres_url, web(postgres_url)) as hall,
        opened(postgres_url, worker(postgres_url)),
        client_of(hall) as client,
    ):
        view = await client.open([bot(), bot(), bot()], cards=3)
        live = await until(hall, view["id"], lambda live: live.status == "over")
        assert [step.line.seat for step in live.steps] == [0, 1, 2] * 3


@postgres_only
async def test_a_worker_makes_the_reviews_that_another_process_is_asked_for(postgres_url: str) -> None:
    """The process that is asked makes none; part by part it comes from the worker, and is told here."""
    async with opened(postgres_url, web(postgres_url)) as hall, client_of(hall) as client:
        view = await client.open([human("Ask"), human("Embla")], cards=3)
        view = await play_out({0: client, 1: client}, view["id"])
        path = f"/tables/{view['id']}/review"
        asked = done(await client.post(path, {}))
        assert (asked["status"], asked["done"]) == ("waiting", 0)
        async with opened(postgres_url, worker(postgres_url)), asyncio.timeout(PATIENCE):
            while (found := done(await client.get(path)))["status"] != "finished":
                assert found["done"] < asked["total"]
                await asyncio.sleep(0.05)
        assert len(found["review"]["decisions"]) == view["seq"]


@postgres_only
async def test_a_job_names_table_owner_and_whether_it_is_awaited_alone(
    postgres: Server, postgres_url: str
) -> None:
    """Nothing hidden stands in the queue, and whoever asks twice waits for one job."""
    async with opened(postgres_url, web(postgres_url)) as hall, client_of(hall) as client:
        view = await client.open([bot(), human()])
        await eventually(lambda: jobs(postgres, postgres_url))
        live = await hall.tables.live(view["id"])
        hall.jobs.moves.add(bot_job(live))
        other = await client.open([bot(), human()])
        await eventually(lambda: len(jobs(postgres, postgres_url)) >= 2)
        assert sorted(jobs(postgres, postgres_url), key=str) == sorted(
            [
                ("todo", {"table": table["id"], "owner": live.table.owner, "awaited": True})
                for table in (view, other)
            ],
            key=str,
        )


@postgres_only
async def test_jobs_that_are_lost_are_derived_anew(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A queue that has lost everything is filled again from the tables, by any process."""
    monkeypatch.setattr(others, "IDLE_SECONDS", 0.2)
    async with opened(postgres_url, web(postgres_url)) as hall, client_of(hall) as client:
        view = await client.open([bot(), human()])
        await eventually(lambda: jobs(postgres, postgres_url))
        loss = f"SET search_path TO {SCHEMA}; TRUNCATE procrastinate_jobs CASCADE"
        await asyncio.to_thread(postgres.execute, name_of(postgres_url), loss)
        async with opened(postgres_url, worker(postgres_url)):
            await until(hall, view["id"], lambda live: live.seq == 1)


@postgres_only
async def test_a_worker_that_stops_leaves_its_move_to_another(
    postgres: Server, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that was being thought about is made by the next worker, and no job is left behind."""
    monkeypatch.setattr(others, "IDLE_SECONDS", 0.2)
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    monkeypatch.setenv(GATE, str(gate))
    async with opened(postgres_url, web(postgres_url)) as hall, client_of(hall) as client:
        async with opened(postgres_url, worker(postgres_url)):
            view = await client.open([bot("gate"), human()])
            # Opens only when the bot's process has opened the other end.
            held = await asyncio.to_thread(gate.open, "wb")
        held.close()
        async with opened(postgres_url, worker(postgres_url)):
            await asyncio.to_thread(gate.write_bytes, b"go")
            live: Live = await until(hall, view["id"], lambda live: live.seq == 1)
            assert live.to_act == 1
            await eventually(lambda: jobs(postgres, postgres_url) == [])


@postgres_only
async def test_a_worker_outlives_its_server(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the database has been away, hall and worker go on by themselves."""
    monkeypatch.setattr(others, "IDLE_SECONDS", 0.2)
    monkeypatch.setattr(queue, "AGAIN_SECONDS", 0.2)
    monkeypatch.setattr(queue, "HEARTBEAT_SECONDS", 0.5)
    url = own_server.make()
    async with opened(url, web(url)) as hall, opened(url, worker(url)), client_of(hall) as client:
        first = await client.open([bot(), human()])
        await until(hall, first["id"], lambda live: live.seq == 1)
        await eventually(lambda: jobs(own_server, url) == [])
        await asyncio.to_thread(own_server.stop)
        await asyncio.to_thread(own_server.start)
        second = await client.open([bot(), human()])
        await until(hall, second["id"], lambda live: live.seq == 1)


@postgres_only
async def test_several_may_make_the_queue_at_once(postgres: Server) -> None:
    """Of four processes that find no queue one makes it, and all use it."""
    url = postgres.make()
    queues = [Queue(url_of(url), 1) for _ in range(4)]
    await asyncio.gather(*(one.open() for one in queues))
    await asyncio.gather(*(one.put(Job(Kind.MOVE, "table", "owner", awaited=True)) for one in queues))
    assert jobs(postgres, url) == [("todo", {"table": "table", "owner": "owner", "awaited": True})]
    for one in queues:
        await one.close()
    await asyncio.to_thread(postgres.drop, url)


def test_workers_need_a_server() -> None:
    """On a file there is one process, which has bots of its own."""
    with pytest.raises(UsageError, match="PostgreSQL"):
        work.work("sqlite:///x.db")
    with pytest.raises(UsageError, match=r"gladsheim worker.*PostgreSQL"):
        run.serve("127.0.0.1", 0, "sqlite:///x.db", workers=False)


@postgres_only
async def test_processes_keep_the_turns_of_owners_together(postgres: Server) -> None:
    """What one process hands on for a new owner comes after one job of another owner's flood, in the order of
    urgency; whoever comes again as soon as its job is done passes nobody.
    """
    url = postgres.make()
    one, two = (Queue(url_of(url), 1) for _ in range(2))
    await one.open()
    await two.open()
    for number in range(20):
        await one.put(move_job(f"flood {number}", "flood", only_bots=False))
    await one.put(move_job("bots", "other", only_bots=True))
    await two.put(move_job("other", "other", only_bots=False))
    worker = await one.app.job_manager.register_worker()
    taken = []
    for _ in range(6):
        job = await one.app.job_manager.fetch_job([queue.QUEUE], worker)
        assert job is not None
        taken.append(job.task_kwargs["table"])
        await one.app.job_manager.finish_job(job, Status.SUCCEEDED, delete_job=True)
        if taken[-1] == "other":
            await two.put(move_job("other", "other", only_bots=False))
    assert taken == ["flood 0", "other", "flood 1", "other", "flood 2", "other"]
    await one.close()
    await two.close()
    await asyncio.to_thread(postgres.drop, url)
