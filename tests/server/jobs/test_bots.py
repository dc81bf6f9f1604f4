"""Bots move in processes of their own; no move of theirs is lost, and none comes twice."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from pathlib import Path
from typing import cast

import pytest

from gladsheim.games import load_data
from gladsheim.games.valda import book as registry
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.job import move_job
from gladsheim.server.jobs.jobs import ReviewSource, runner_of
from gladsheim.server.jobs.pool import WorkerLost, WorkerPool
from gladsheim.server.jobs.process import BotTask
from gladsheim.server.jobs.queues import JobQueues
from tests import PATIENCE
from tests.games.valda.book.own_cards import fresh, written
from tests.server import toy_hall
from tests.server.calls import Client, bot, human
from tests.server.conftest import OpenHall, client_of
from tests.server.toy_hall import GATE, MARK
from tests.server.waiting import until
from tests.toys import Toy

pytestmark = pytest.mark.anyio


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The FIFO that holds up the bot `gate`."""
    path = tmp_path / "gate"
    os.mkfifo(path)
    monkeypatch.setenv(GATE, str(path))
    return path


async def test_bots_play_a_whole_game_among_themselves(hall: Hall, client: Client) -> None:
    """A table of bots goes from the deal to the end without anybody asking."""
    view = await client.open([bot(), bot(), bot()], cards=3)
    live = await until(hall, view["id"], lambda live: live.status == "over")
    assert live.seq == 9
    assert [step.line.seat for step in live.steps] == [0, 1, 2] * 3
    assert [step.line.seq for step in live.steps] == list(range(1, 10))


async def test_the_hall_answers_while_a_bot_thinks(hall: Hall, client: Client, gate: Path) -> None:
    """While a bot is busy, other tables are played and its own table can be watched."""
    slow = await client.open([bot("gate"), human()])
    assert (slow["thinking"], slow["my_turn"], slow["choices"]) == (True, False, [])
    other = await client.open()
    for _ in range(3):
        other = (await client.act(other)).json()
    assert (await client.view(slow["id"]))["thinking"]
    await asyncio.to_thread(gate.write_bytes, b"go")
    live = await until(hall, slow["id"], lambda live: live.seq == 1)
    assert live.to_act == 1
    assert not (await client.view(slow["id"]))["thinking"]


async def test_a_restart_takes_up_the_bots_move(open_hall: OpenHall, gate: Path) -> None:
    """A hall that stops while a bot thinks ends its process, and lets it move after the next start."""
    async with open_hall() as hall, client_of(hall) as client:
        view = await client.open([bot("gate"), human()])
    async with open_hall() as hall:
        await asyncio.to_thread(gate.write_bytes, b"go")
        assert (await until(hall, view["id"], lambda live: live.seq == 1)).to_act == 1


async def test_a_process_that_dies_is_replaced(
    hall: Hall, client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a bot's process crashes, another one makes the move."""
    monkeypatch.setenv(MARK, str(tmp_path / "crashed"))
    view = await client.open([bot("crash"), human()])
    await until(hall, view["id"], lambda live: live.seq == 1)
    assert (tmp_path / "crashed").exists()


async def test_an_answer_to_an_older_position_is_dropped(hall: Hall, client: Client) -> None:
    """An answer that comes after the table has moved on changes nothing."""
    view = await client.open()
    view = (await client.act(view, "ponder")).json()
    await hall.bots.bot_answer(view["id"], 0, "ponder")
    assert (await client.view(view["id"])) == view


class FailingSource:
    """A source with one decision, whose answers are refused at first."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.done = asyncio.Event()

    async def bot_task(self, table: str) -> tuple[int, BotTask] | None:
        """A decision, until an answer has been taken."""
        return None if self.done.is_set() else (0, BotTask("first", Toy().deal(1), 0))

    async def bot_answer(self, table: str, seq: int, action: str) -> None:
        """Refuse as often as told."""
        self.failures -= 1
        if self.failures >= 0:
            raise ValueError(action)
        self.done.set()


class LosingWorkers(WorkerPool):
    """WorkerPool of which the first dies."""

    lost = False

    async def choose(self, task: BotTask) -> str:
        """Die once, then answer."""
        if not self.lost:
            self.lost = True
            raise WorkerLost
        return "ponder"


async def test_a_failed_job_is_tried_again() -> None:
    """Lost processes and answers that cannot be stored only delay a bot's move."""
    source = FailingSource(failures=2)
    queues = JobQueues()
    runner = runner_of(LosingWorkers(1), queues, source, cast(ReviewSource, None))
    runner.start()
    queues.moves.add(move_job("table", "", only_bots=False))
    async with asyncio.timeout(PATIENCE):
        await source.done.wait()
    await runner.stop()


async def test_workers_end_when_they_are_closed(gate: Path) -> None:
    """Closing the pool ends its processes at once, even in the middle of a thought."""
    others = set(multiprocessing.active_children())
    workers = WorkerPool(1, toy_hall.choose)
    thought = asyncio.ensure_future(workers.choose(BotTask("gate", Toy().deal(1), 0)))
    with await asyncio.to_thread(gate.open, "wb"):
        (child,) = set(multiprocessing.active_children()) - others
        await workers.close()
        assert child.exitcode is not None
    with pytest.raises((WorkerLost, asyncio.CancelledError)):
        await thought


def known_card_files(_task: BotTask) -> str:
    """What a bot's process knows of card files."""
    from gladsheim.games.valda.book import books

    return " ".join(one.key for one in books())


async def test_bots_know_the_card_files_of_the_hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that the hall was started with is known in the processes of its bots, too."""
    monkeypatch.setenv(registry.ENVIRONMENT, "")
    monkeypatch.setattr(registry, "_known", {one.id: one for one in (registry.DEFAULT, *registry.EARLIER)})
    path = tmp_path / "own.toml"
    path.write_text(written(fresh()), encoding="utf-8")
    load_data("cards", str(path))
    workers = WorkerPool(1, known_card_files)
    try:
        known = await workers.choose(BotTask("random", Toy().deal(1), 1))
    finally:
        await workers.close()
    assert known.split() == [one.key for one in registry.books()]
    assert len(known.split()) == 4
