"""Background loops: again and again, after faults too, sooner when they are woken."""

from __future__ import annotations

import asyncio
import logging

import pytest

from gladsheim.core.errors import GladsheimError
from gladsheim.server.time.loops import Loop
from tests import PATIENCE

pytestmark = pytest.mark.anyio

LONG = 3_600.0


async def turns(count: int, done: list[str]) -> None:
    """Wait until the work was done so often."""
    async with asyncio.timeout(PATIENCE):
        while len(done) < count:
            await asyncio.sleep(0)


async def test_the_work_is_done_again_after_a_fault(caplog: pytest.LogCaptureFixture) -> None:
    """A fault ends no loop, and its text is logged where it is one of ours."""
    done: list[str] = []

    async def work() -> None:
        done.append("begun")
        raise (GladsheimError("the disk is full"), RuntimeError("a token"))[len(done) % 2]

    loop = Loop(work, 0.001, "games cannot be counted")
    with caplog.at_level(logging.WARNING):
        loop.start()
        await turns(3, done)
        await loop.stop()
    logged = [record.getMessage() for record in caplog.records]
    assert "games cannot be counted (the disk is full), next try in 0 s" in logged
    assert "games cannot be counted (RuntimeError), next try in 0 s" in logged
    assert not any("a token" in line for line in logged)


async def test_a_wake_up_spares_the_wait() -> None:
    """Woken during its work or between, a loop does it once more without waiting."""
    done: list[str] = []

    async def work() -> None:
        done.append("done")
        if len(done) == 1:
            loop.run_soon()

    loop = Loop(work, LONG, "nothing")
    loop.start()
    await turns(2, done)
    loop.run_soon()
    await turns(3, done)
    await loop.stop()


async def test_the_first_turn_waits_where_it_is_told_to() -> None:
    """A loop with `first_after` does nothing before, unless it is woken."""
    done: list[str] = []

    async def work() -> None:
        done.append("done")

    loop = Loop(work, LONG, "nothing", first_after=LONG)
    loop.start()
    await asyncio.sleep(0)
    assert not done
    loop.run_soon()
    await turns(1, done)
    await loop.stop()


async def test_pauses_after_faults_double_up_to_the_longest(caplog: pytest.LogCaptureFixture) -> None:
    """The pause doubles with each fault in a row, and is the usual one again after a success."""
    done: list[str] = []

    async def work() -> None:
        done.append("begun")
        if len(done) != 4:
            raise GladsheimError("gone")

    loop = Loop(work, LONG, "the clock cannot be read", longest=3 * LONG)
    with caplog.at_level(logging.WARNING):
        loop.start()
        for count in range(1, 7):
            await turns(count, done)
            loop.run_soon()
        await loop.stop()
    told = [record.getMessage().split("next try in ")[1] for record in caplog.records]
    assert told[:3] == ["3600 s", "7200 s", "10800 s"]
    assert told[3:] == ["7200 s", "10800 s"]


async def test_a_stop_together_with_a_wake_up_ends_the_loop() -> None:
    """A loop that is woken and stopped at once stops."""
    done: list[str] = []

    async def work() -> None:
        done.append("done")

    loop = Loop(work, LONG, "nothing")
    loop.start()
    await turns(1, done)
    loop.run_soon()
    async with asyncio.timeout(PATIENCE):
        await loop.stop()


async def test_a_stop_ends_the_work_in_the_middle() -> None:
    """Work that waits is cancelled, and a loop that never began can be stopped too."""
    begun, ended = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    loop = Loop(work, LONG, "nothing")
    await loop.stop()
    loop.start()
    await begun.wait()
    await loop.stop()
    assert ended.is_set()
