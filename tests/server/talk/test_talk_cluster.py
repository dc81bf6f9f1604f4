"""Chat over several processes: what is said in one is heard in all."""

from __future__ import annotations

import asyncio

import pytest

from tests import PATIENCE
from tests.server.calls import OPEN, done, human
from tests.server.conftest import client_of
from tests.server.talk.test_talk import chat, message, say
from tests.server.test_cluster import Start, start

__all__ = ["start"]
pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


async def test_what_is_said_here_is_heard_there(start: Start) -> None:
    """Who listens in another process is rung, and told the number of the last message."""
    here, there = await start(), await start()
    table = (await here.client.open([human("Ask"), OPEN]))["id"]
    async with client_of(there.hall) as other:
        await other.sit(table, 1, "Embla")
        live = await there.hall.tables.live(table)
        with there.hall.hub.bell(table) as bell:
            user = live.table.seats[1].owner
            assert await there.hall.talk.signal(user, table) is None
            await say(here.client, table)
            async with asyncio.timeout(PATIENCE):
                while await there.hall.talk.signal(user, table) != b'{"type":"chat","last":1}':
                    await bell.wait()
                    bell.clear()
        assert await chat(other, table) == [(1, "Ask", "Hail!", False)]


async def test_those_who_speak_at_once_get_numbers_of_their_own(start: Start) -> None:
    """Of messages that meet none is lost and none doubled, also when each is sent to two processes."""
    here, there = await start(), await start()
    table = (await here.client.open())["id"]
    sent = [message(f"number {k}") for k in range(5)]
    answers = await asyncio.gather(
        *(process.client.post(f"/tables/{table}/chat", one) for one in sent for process in (here, there))
    )
    assert {done(answer)["number"] for answer in answers} == {1, 2, 3, 4, 5}
    assert sorted(text for _, _, text, _ in await chat(here.client, table)) == [one["text"] for one in sent]
