"""What a bot account's streams tell, when, and when they end."""

from __future__ import annotations

import asyncio
import re

import pytest
from msgspec.structs import replace

from gladsheim.server.hall import Hall
from gladsheim.server.lobby import lobby
from gladsheim.server.robots import event_stream
from tests import PATIENCE
from tests.server.calls import OPEN, Client, done, human, invited
from tests.server.conftest import OpenHall, client_of
from tests.server.robots.robots import robot_of, token_of
from tests.server.robots.streaming import streamed
from tests.tables.running.test_numbering import with_charms

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def test_a_whole_game_is_told(hall: Hall, client: Client) -> None:
    """Invitation, start, each turn and the end, each once, with the table as the list shows it."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot, streamed(hall, "/bot/events", robot.token) as stream:
        view = await client.open([human("Embla"), invited("Hugin")], cards=2)
        table = view["id"]
        invitation = await stream.next()
        assert (invitation["type"], invitation["table"], invitation["seq"]) == ("invitation", table, 0)
        assert invitation["card"] == (await robot.client.get("/tables")).json()[0]
        await robot.client.sit(table, 1)
        start = await stream.next()
        assert (start["type"], start["table"], start["again"]) == ("game_start", table, False)
        seen = []
        while (view := await client.view(table))["status"] == "running":
            if view["my_turn"]:
                done(await client.act(view))
                continue
            turn = await stream.next()
            assert (turn["type"], turn["seq"], turn["card"]["my_turn"]) == ("your_turn", view["seq"], True)
            seen.append(turn["seq"])
            done(await robot.client.act(await robot.client.view(table)))
        assert len(seen) > 1
        assert sorted(set(seen)) == seen
        over = await stream.next()
        view = await robot.client.view(table)
        scores = (await client.get(f"/tables/{table}/record")).json()["result"]["scores"]
        assert (over["type"], over["seq"], over["card"]["status"]) == ("game_over", view["seq"], "over")
        assert over["result"] == {
            "how": "rules",
            "places": view["places"],
            "scores": scores,
            "seats": [1],
            "place": view["places"][1],
        }


@pytest.mark.parametrize(("how", "places", "place"), [("resigned", [1, 2], 2), ("abandoned", None, None)])
async def test_an_early_end_is_told_with_its_reason(
    hall: Hall, client: Client, how: str, places: list[int] | None, place: int | None
) -> None:
    """Who resigned is last; where all gave the game up nobody has a place."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot, streamed(hall, "/bot/events", robot.token) as stream:
        table = (await client.open([human("Embla"), invited("Hugin")]))["id"]
        # Each event is awaited, because a stream tells only of what still holds when it looks.
        assert await stream.types(1) == [("invitation", table)]
        view = {**await robot.client.sit(table, 1), "to_act": 1}
        assert await stream.types(1) == [("game_start", table)]
        asked = Client._request(view)
        if how == "resigned":
            done(await robot.client.post(f"/tables/{table}/resign", asked))
        else:
            done(await robot.client.post(f"/tables/{table}/offers", {**asked, "kind": "abandon"}))
            agreed = {name: asked[name] for name in ("expected_seq",)} | {"agree": True}
            agreed["action_id"] = Client._request(view)["action_id"]
            done(await client.post(f"/tables/{table}/offers/abandon", agreed))
        result = (await stream.next())["result"]
        assert (result["how"], result["places"], result["seats"]) == (how, places, [1])
        assert result["place"] == place


async def test_what_waits_is_told_at_the_beginning(hall: Hall, client: Client) -> None:
    """A bot that was away hears of its games, its turn and its invitations; not of what is over."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot:
        asked = (await client.open([invited("Hugin"), human("Embla")]))["id"]
        await robot.client.sit(asked, 0)
        kept = (await client.open([human("Embla"), invited("Hugin")]))["id"]
        async with streamed(hall, "/bot/events", robot.token) as stream:
            start = await stream.next()
            assert (start["type"], start["table"], start["again"]) == ("game_start", asked, True)
            assert await stream.types(2) == [("your_turn", asked), ("invitation", kept)]
            done(await client.put(f"/tables/{kept}/seats/1", OPEN))
            assert await stream.types(1) == [("invitation_gone", kept)]
            done(await client.put(f"/tables/{kept}/seats/1", invited("Hugin")))
            assert await stream.types(1) == [("invitation", kept)]
            done(await client.delete(f"/tables/{kept}"))
            assert await stream.types(1) == [("invitation_gone", kept)]


async def test_signs_of_life(hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream without news says that it lives, at least every ten seconds."""
    assert event_stream.PING_SECONDS < 10
    monkeypatch.setattr(event_stream, "PING_SECONDS", 0.01)
    await client.register("Embla")
    async with robot_of(hall, client) as robot, streamed(hall, "/bot/events", robot.token) as stream:
        assert [await stream.next(pings=True) for _ in range(3)] == [{"type": "ping"}] * 3


async def test_a_second_stream_of_a_token_ends_the_first(hall: Hall, client: Client) -> None:
    """One for each token; another token has its own."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot:
        other = (await token_of(client, robot.id, "there"))["token"]
        async with (
            streamed(hall, "/bot/events", other) as elsewhere,
            streamed(hall, "/bot/events", robot.token) as first,
        ):
            await first.next(pings=True)
            async with streamed(hall, "/bot/events", robot.token) as second:
                assert await first.next() == {"type": "end", "reason": "replaced"}
                await asyncio.wait_for(first.ended.wait(), PATIENCE)
                table = (await client.open([human("Embla"), invited("Hugin")]))["id"]
                assert await second.types(1) == [("invitation", table)]
                assert await elsewhere.types(1) == [("invitation", table)]


async def test_streams_end_with_their_token(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A revoked token hears nothing more on either stream."""
    monkeypatch.setattr(event_stream, "PING_SECONDS", 0.01)
    monkeypatch.setattr("gladsheim.server.live.outbox.PING_SECONDS", 0.01)
    await client.register("Embla")
    async with robot_of(hall, client) as robot:
        table = (await client.open([human("Embla"), invited("Hugin")]))["id"]
        paths = ("/bot/events", f"/bot/tables/{table}/stream")
        for path in paths:
            token = await token_of(client, robot.id, path)
            async with streamed(hall, path, token["token"]) as stream:
                await stream.next()
                done(await client.delete(f"/robots/{robot.id}/tokens/{token['card']['id']}"))
                assert await stream.next() == {"type": "end", "reason": "revoked"}


async def test_a_table_is_streamed_as_the_socket_sends_it(hall: Hall, client: Client) -> None:
    """The view of the bot's seat at once and after every change."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot:
        table = (await client.open([human("Embla"), invited("Hugin")]))["id"]
        async with streamed(hall, f"/bot/tables/{table}/stream", robot.token) as stream:
            line = await stream.next()
            assert line == {"type": "view", "view": await robot.client.view(table)}
            await robot.client.sit(table, 1)
            assert (await stream.next())["view"]["status"] == "running"
            done(await client.act(await client.view(table)))
            line = await stream.next()
            assert line["view"] == await robot.client.view(table)
            assert line["view"]["viewer"] == 1


@pytest.mark.usefixtures("postgres_url")
async def test_news_of_another_process_reach_a_stream(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where two processes serve one database: invitation, turn, and the stream that replaces it."""
    monkeypatch.setattr(event_stream, "LOOK_AGAIN_SECONDS", 3600.0)
    async with open_hall() as here, open_hall() as there, client_of(there) as client:
        await client.register("Embla")
        async with robot_of(here, client) as robot, streamed(here, "/bot/events", robot.token) as stream:
            await stream.next(pings=True)
            table = (await client.open([invited("Hugin"), human("Embla")]))["id"]
            assert await stream.types(1) == [("invitation", table)]
            async with streamed(there, f"/bot/tables/{table}/stream", robot.token) as watched:
                await watched.next()
                await robot.client.sit(table, 0)
                assert (await watched.next())["view"]["my_turn"]
            assert await stream.types(2) == [("game_start", table), ("your_turn", table)]
            async with streamed(there, "/bot/events", robot.token) as second:
                assert await stream.next() == {"type": "end", "reason": "replaced"}
                assert await second.types(2) == [("game_start", table), ("your_turn", table)]


async def test_missed_news_are_looked_for(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What no bell told is found after some time."""
    monkeypatch.setattr(event_stream, "LOOK_AGAIN_SECONDS", 0.05)
    await client.register("Embla")
    async with robot_of(hall, client) as robot, streamed(hall, "/bot/events", robot.token) as stream:
        monkeypatch.setattr(hall.hub, "ring", lambda _: None)
        table = (await client.open([human("Embla"), invited("Hugin")]))["id"]
        assert await stream.types(1) == [("invitation", table)]


async def test_streams_do_not_tell_who_is_asked(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two who may be asked in secret one is: what a bot beside them hears is the same byte for byte."""
    monkeypatch.setattr(lobby, "fresh_secret", lambda: b"\x01" * 32)
    await client.register("Ask")
    told: list[tuple[bytes, bytes]] = []
    async with client_of(hall) as one, client_of(hall) as two, robot_of(hall, client, "Embla") as robot:
        for asked in (1, 2):
            table = (await client.open([human("Ask"), OPEN, OPEN, invited("Embla")], "secret"))["id"]
            await one.sit(table, 1, "Lif")
            await two.sit(table, 2, "Thrasir")
            await robot.client.sit(table, 3)
            live = await hall.tables.live(table)
            hall.tables.keep(replace(live, state=with_charms(live.state, (asked,))))
            async with (
                streamed(hall, "/bot/events", robot.token) as heard,
                streamed(hall, f"/bot/tables/{table}/stream", robot.token) as watched,
            ):
                while (await heard.next())["table"] != table:
                    pass
                await watched.next()
                done(await client.act(await client.view(table)))
                assert (await watched.next())["view"]["seq"] == 1
                asked_one = {1: one, 2: two}[asked]
                done(await asked_one.act(await asked_one.view(table), "pass"))
                assert (await watched.next())["view"]["to_act"] == 0
                told.append((plain(heard.raw, table), plain(watched.raw, table)))
    assert told[0] == told[1]


def plain(raw: bytes, table: str) -> bytes:
    """What was sent of a table, without pings, its id, and the time of day."""
    lines = [line for line in raw.replace(table.encode(), b"the table").split(b"\n") if b"the table" in line]
    return re.sub(rb"\d{4}-\d\d-\d\dT[\d:.]+Z", b"then", b"\n".join(lines))
