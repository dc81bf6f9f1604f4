"""Turns at work that takes long: by owner, bounded for each and for all."""

from __future__ import annotations

import asyncio
import threading

import pytest

from gladsheim.server.shares.turns import Turns
from gladsheim.server.wire.errors import Refused
from gladsheim.store.shares import OWNER

pytestmark = pytest.mark.anyio


async def begun(turns: Turns, owner: str, done: list[str], gate: asyncio.Event) -> asyncio.Task[None]:
    """A task of an owner that waits for its turn, or has it, until the gate opens."""

    async def work() -> None:
        OWNER.set(owner)
        async with turns.turn():
            await gate.wait()
            done.append(owner)

    task = asyncio.create_task(work())
    await asyncio.sleep(0)
    return task


async def test_owners_have_turns_and_bounds() -> None:
    """A flood takes its turns and is refused beyond its bound; another owner waits for one of its."""
    turns, gate, done = Turns(1, each=3, most=4), asyncio.Event(), list[str]()
    tasks = [await begun(turns, owner, done, gate) for owner in ("flood", "flood", "flood", "other")]
    for owner in ("flood", "third"):
        refused = await begun(turns, owner, done, gate)
        with pytest.raises(Refused) as error:
            await refused
        assert (error.value.status, error.value.code, error.value.retry_after) == (429, "slow_down", 2)
    gate.set()
    await asyncio.gather(*tasks)
    assert done == ["flood", "flood", "other", "flood"]
    async with turns.turn("flood"):
        pass


async def test_who_does_not_wait_any_longer_gives_the_turn_on() -> None:
    """Cancelled while waiting, or just when the turn came: the next one has it, and none is lost."""
    turns, gate, done = Turns(1, each=5, most=5), asyncio.Event(), list[str]()
    tasks = [await begun(turns, owner, done, gate) for owner in ("one", "two", "three", "four")]
    tasks[1].cancel()
    gate.set()
    await tasks[0]
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done[0] == "one"
    assert done[-1] == "four"
    async with turns.turn("one"):
        pass


async def test_a_thread_keeps_its_turn_until_it_is_done() -> None:
    """Whoever gives up waiting for a thread makes no room for another before it ends."""
    turns, gate = Turns(1, each=5, most=5), threading.Event()
    waiting = asyncio.ensure_future(turns.work(gate.wait))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    following = asyncio.ensure_future(turns.work(lambda: "done"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not following.done()
    gate.set()
    assert await following == "done"


async def test_work_that_is_not_bounded_is_never_refused() -> None:
    """It only waits."""
    turns = Turns(1, each=1, most=1)
    async with turns.turn("one"):
        waiting = asyncio.ensure_future(turns.turn("one", bounded=False).__aenter__())
        await asyncio.sleep(0)
        assert not waiting.done()
    await waiting
