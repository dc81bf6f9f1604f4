"""Hall time, and the time of day that a hall believes in."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from gladsheim.server.time.hall_time import DOUBTED_MS, HallTime
from gladsheim.server.time.pause import earlier
from gladsheim.store import HallStore, open_store
from tests.server.clocked import DAY, HOUR, MINUTE, SECOND, Ticks

pytestmark = pytest.mark.anyio

NOON = "2026-11-28T12:00:00.000Z"
DOUBTED = DOUBTED_MS / 1000


class Machine:
    """A machine with a clock that can be set, on which a hall runs now and then."""

    def __init__(self, store: HallStore) -> None:
        self.day, self.ticks, self.store = NOON, Ticks(), store

    def wait(self, seconds: float) -> str:
        """Let time pass while the hall runs."""
        self.ticks.seconds += seconds
        return self.set(seconds)

    def set(self, seconds: float) -> str:
        """Set the clock ahead by so much, or back; the time of day then."""
        self.day = earlier(self.day, -seconds)
        return self.day

    async def start(self) -> HallTime:
        """Start the hall."""
        time = HallTime(self.store.time, lambda: self.day, self.ticks)
        await time.begin()
        await time.beat()
        return time


@pytest.fixture
async def machine(hall_url: str) -> AsyncIterator[Machine]:
    """A machine with an empty database."""
    store = open_store(hall_url)
    yield Machine(store)
    store.close()


async def test_a_clock_that_goes_right_is_believed(machine: Machine) -> None:
    """From the first start on, whatever it says, and through restarts."""
    time = await machine.start()
    assert time.believed() == NOON
    for seconds in (SECOND, 10 * MINUTE, 3 * DAY):
        assert time.believed() == machine.day
        machine.wait(seconds)
        assert time.believed() == machine.day
    await time.beat()
    assert (await machine.start()).believed() == machine.day


async def test_a_clock_that_is_ahead_is_doubted(machine: Machine, caplog: pytest.LogCaptureFixture) -> None:
    """The hall goes on by what it has lived through, believes after an hour, and tells its host."""
    time = await machine.start()
    machine.set(73 * 365 * DAY)
    assert time.believed() == NOON
    assert ["ahead of what the hall has lived through" in said for said in caplog.messages] == [True]
    machine.wait(DOUBTED - SECOND)
    assert time.believed() == earlier(NOON, SECOND - DOUBTED)
    machine.wait(SECOND)
    assert time.believed() == machine.day
    assert len(caplog.messages) == 1


async def test_a_clock_that_was_set_right_in_time_has_done_nothing(machine: Machine) -> None:
    """What is believed never comes from the time at which it was ahead."""
    time = await machine.start()
    for _ in range(3):
        machine.set(40 * DAY)
        machine.wait(DOUBTED / 2)
        assert time.believed() < earlier(NOON, -DAY)
        machine.set(-40 * DAY)
        assert time.believed() == machine.day


async def test_a_clock_that_is_set_back_is_believed(machine: Machine) -> None:
    """What is believed is never ahead of the clock, so nothing is done too early."""
    time = await machine.start()
    assert machine.set(-120 * DAY) == time.believed()
    assert machine.wait(MINUTE) == time.believed()


async def test_doubt_goes_on_through_restarts(machine: Machine) -> None:
    """A hall that was down for days believes the clock after it has run for an hour, all in all."""
    await machine.start()
    machine.set(5 * DAY)
    for _ in range(3):
        time = await machine.start()
        assert time.believed() < earlier(NOON, -2 * HOUR)
        machine.wait(DOUBTED / 3)
        await time.beat()
    assert time.believed() == machine.day
    assert (await machine.start()).believed() == machine.day
