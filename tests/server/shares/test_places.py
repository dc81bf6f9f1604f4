"""Places that are kept for long: whoever has most gives one up for whoever has fewer."""

from __future__ import annotations

import asyncio

import pytest

from gladsheim.server.shares.places import NoPlace, SharedSlots
from gladsheim.store.shares import OWNER
from tests import PATIENCE

pytestmark = pytest.mark.anyio


async def kept(places: SharedSlots, owner: str) -> asyncio.Task[str]:
    """A task that keeps a place of an owner until it is told to leave."""

    async def keep() -> str:
        OWNER.set(owner)
        try:
            with places.place():
                await asyncio.Event().wait()
        except NoPlace:
            return "given up"
        return "left"

    task = asyncio.create_task(keep())
    await asyncio.sleep(0)
    return task


async def test_a_flood_gives_way_to_whoever_comes() -> None:
    """Where all places are a flood's, each newcomer gets one, and the flood's oldest goes."""
    places = SharedSlots(4)
    flood = [await kept(places, "flood") for _ in range(4)]
    assert await asyncio.wait_for(await kept(places, "flood"), PATIENCE) == "given up"
    others = [await kept(places, owner) for owner in ("one", "two")]
    assert [await flood[0], await flood[1]] == ["given up", "given up"]
    assert not any(task.done() for task in (*flood[2:], *others))
    # Two of four: an owner with one gets no second at the cost of one with two.
    assert await asyncio.wait_for(await kept(places, "one"), PATIENCE) == "given up"
    for task in (*flood[2:], *others):
        task.cancel()
    await asyncio.gather(*flood, *others, return_exceptions=True)
    OWNER.set("flood")
    with places.place(), places.place(), places.place(), places.place():
        pass


async def test_a_task_that_is_cancelled_by_others_stays_cancelled() -> None:
    """Only a place that had to be given up is told as such."""
    places = SharedSlots(1)
    task = await kept(places, "one")
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
