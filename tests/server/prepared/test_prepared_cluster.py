"""Several processes over one database play what was prepared once, whichever of them does."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.calls import done, human
from tests.server.test_cluster import Start, hall_url, start
from tests.server.waiting import until

__all__ = ["hall_url", "start"]

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


async def test_what_all_want_to_play_is_played_once(start: Start) -> None:
    """Prepared at one process, the turn stored by another, and each of three takes it up at once."""
    here, there, third = await start(), await start(), await start()
    view = await here.client.open([human(), human("Embla")], cards=8)
    table = view["id"]
    action = done(await there.client.get(f"/tables/{table}/prepared", seat=1))["choices"][0]["action"]
    done(await there.client.put(f"/tables/{table}/prepared", {"seat": 1, "action": action, "least": 0}))
    done(await here.client.act(view))
    await asyncio.gather(*(process.hall.prepared.begin_due() for process in (here, there, third)))
    live = await until(third.hall, table, lambda live: live.seq == 2)
    assert [line.action for line in live.lines if line.seat == 1] == [action]
    while await here.hall.store.prepared.seats():
        await asyncio.sleep(0)
    assert (await here.hall.tables.live(table)).seq == 2


async def test_another_process_takes_up_what_a_dead_one_left(start: Start) -> None:
    """The one that stored the turn stopped before it played."""
    here, there = await start(), await start()
    view = await here.client.open([human(), human("Embla")], cards=8)
    table = view["id"]
    done(await here.client.put(f"/tables/{table}/prepared", {"seat": 1, "action": "ponder", "least": 0}))
    done(await here.client.act(view))
    await here.hall.prepared.stop()
    await there.hall.prepared.begin_due()
    live = await until(there.hall, table, lambda live: live.seq == 2)
    assert [line.action for line in live.lines if line.seat == 1] == ["ponder"]
