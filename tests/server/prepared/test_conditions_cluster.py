"""Several processes over one database play a condition once, whichever of them does."""

from __future__ import annotations

import asyncio

import pytest

from gladsheim.core.telling.columns import unpacked
from gladsheim.games.voluspa.game import VoluspaGame
from tests.server import toy_hall
from tests.server.calls import done, human
from tests.server.clocked import DAYS, wish
from tests.server.test_cluster import Start, hall_url, start
from tests.server.waiting import until

__all__ = ["hall_url", "start"]

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


async def test_what_all_want_to_play_is_played_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given at one process, what it supposes done at another, and each of three takes it up at once."""
    monkeypatch.setitem(toy_hall.GAMES, "voluspa", VoluspaGame)
    here, there, third = await start(), await start(), await start()
    view = await wish(here.client, [human(), human("Embla")], game="voluspa", clock=DAYS)
    table, seat = view["id"], 1 - view["to_act"]
    path, legal = f"/tables/{table}/prepared", [one["action"] for one in unpacked(view["choices"])]
    told = done(await there.client.get(path, seat=seat, suppositions="true"))
    causes = [one["cause"]["action"] for one in told["suppositions"]]
    supposed = next(one for one in causes if one in legal)
    action = done(await there.client.get(path, seat=seat, supposed=supposed))["choices"][0]["action"]
    body = {"seat": seat, "action": action, "least": 0, "supposed": supposed}
    done(await there.client.put(path, body))
    done(await here.client.act(view, supposed))
    await asyncio.gather(*(process.hall.prepared.begin_due() for process in (here, there, third)))
    live = await until(third.hall, table, lambda live: live.seq == 2)
    assert [line.action for line in live.lines if line.seat == seat] == [action]
    while await here.hall.store.prepared.seats():
        await asyncio.sleep(0)
    assert (await here.hall.tables.live(table)).seq == 2
