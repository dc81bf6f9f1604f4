"""What sockets wait with does what asyncio's own would do."""

from __future__ import annotations

import asyncio
import sys
from collections import deque

import pytest

from gladsheim.server.live_tables.waiting import Flag, Mailbox, begin
from tests import PATIENCE

pytestmark = pytest.mark.anyio


async def test_a_flag_wakes_all_who_wait_and_none_once_it_is_lowered() -> None:
    """Who comes while it is raised does not wait; who waits hears of it even if it is lowered at once."""
    flag = Flag()
    waiting = [asyncio.create_task(flag.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    flag.set()
    flag.clear()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*waiting)
    assert not flag.is_set()
    flag.set()
    await flag.wait()
    flag.clear()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await flag.wait()


async def test_who_no_longer_waits_for_a_flag_is_forgotten() -> None:
    """A waiter that was cancelled takes nothing from the others, and leaves nothing behind."""
    flag = Flag()
    gone, stays = asyncio.create_task(flag.wait()), asyncio.create_task(flag.wait())
    await asyncio.sleep(0)
    gone.cancel()
    flag.set()
    async with asyncio.timeout(PATIENCE):
        await stays
    await asyncio.gather(gone, return_exceptions=True)
    assert gone.cancelled()
    assert flag._waiting == []


async def test_a_mailbox_gives_what_came_in_order_and_waits_for_more() -> None:
    """First in, first out; empty in between."""
    box: Mailbox[int] = Mailbox()
    assert box.empty()
    for number in range(3):
        box.put_nowait(number)
    assert [await box.get() for _ in range(3)] == [0, 1, 2]
    waiting = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    assert not waiting.done()
    box.put_nowait(3)
    async with asyncio.timeout(PATIENCE):
        assert await waiting == 3
    assert box.empty()


def test_both_are_small() -> None:
    """Much smaller than a deque, which is what asyncio's own are made of."""
    flag = Flag()
    assert sys.getsizeof(flag) + sys.getsizeof(flag._waiting) < sys.getsizeof(deque()) / 4


async def test_work_is_done_at_once_as_far_as_nothing_is_awaited() -> None:
    """Without a task where it ends so; else a task goes on with it from there."""
    done: list[str] = []
    gate = asyncio.Event()

    async def work(*, waits: bool) -> None:
        done.append("begun")
        if waits:
            await gate.wait()
            # By now a task of its own goes on with it.
            async with asyncio.timeout(PATIENCE):
                done.append("gone on")

    assert begin(work(waits=False)) is None
    assert done == ["begun"]
    task = begin(work(waits=True))
    assert task is not None
    assert done == ["begun", "begun"]
    await asyncio.sleep(0)
    gate.set()
    await task
    assert done[2:] == ["gone on"]


async def test_work_that_was_begun_can_be_cancelled_and_can_fail() -> None:
    """What is raised while it waits reaches it, and what it raises reaches its task."""
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            ended.append("cancelled")
            raise

    task = begin(work())
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["cancelled"]

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("later")

    failing = begin(fails())
    assert failing is not None
    with pytest.raises(ValueError, match="later"):
        await failing

    async def fails_at_once() -> None:
        raise ValueError("now")

    with pytest.raises(ValueError, match="now"):
        begin(fails_at_once())


async def test_a_mailbox_knows_whether_its_next_thing_is_awaited() -> None:
    """Not by one who was woken already, and not by one who has gone."""
    box: Mailbox[int] = Mailbox()
    assert not box.is_awaited()
    waiting = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    assert box.is_awaited()
    box.put_nowait(1)
    assert not box.is_awaited()
    assert await waiting == 1
    gone = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    assert not box.is_awaited()
