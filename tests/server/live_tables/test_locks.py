"""One lock for each table, whatever is kept of those that nobody needs."""

from __future__ import annotations

import asyncio

import pytest

from gladsheim.server.live_tables.locks import MOST_KEPT, Locks

pytestmark = pytest.mark.anyio


async def test_a_lock_that_is_held_or_waited_for_stays_the_only_one() -> None:
    """However many others were asked for since."""
    locks = Locks()
    held = locks.of("table")
    await held.acquire()
    waiting = asyncio.create_task(locks.of("table").acquire())
    await asyncio.sleep(0)
    for number in range(2 * MOST_KEPT):
        locks.of(f"other {number}")
    assert locks.of("table") is held
    held.release()
    # Between the two it is not locked, but one waits.
    assert locks.of("table") is held
    await waiting
    assert held.locked()


async def test_what_nobody_needs_is_forgotten() -> None:
    """No more locks are kept than tables in memory."""
    locks = Locks()
    for number in range(3 * MOST_KEPT):
        locks.of(f"table {number}")
    assert len(locks._kept) <= MOST_KEPT
    assert len(locks._all) <= MOST_KEPT
