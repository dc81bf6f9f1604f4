"""How often anybody may come: by user and by address, for people and bots, on one process and several."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from httpx_ws import AsyncWebSocketSession, WebSocketDisconnect, aconnect_ws
from httpx_ws.transport import ASGIWebSocketTransport

from gladsheim.server.app import create_app
from gladsheim.server.hall import Hall
from gladsheim.server.identity.gate import Quotas
from gladsheim.server.identity.rate_limits import Rate, RateLimits
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.time.pause import Pause
from gladsheim.server.wire.buckets import Buckets
from gladsheim.server.wire.errors import Refused
from gladsheim.store import DatabaseError, open_store
from tests.server import toy_hall
from tests.server.accounts.entering import OTHER, Seconds
from tests.server.calls import Client, human, invited, refused
from tests.server.conftest import SETTINGS, client_of
from tests.server.robots.robots import robot_of
from tests.server.robots.streaming import streamed

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

LIMITS = Quotas(
    reads=Rate(4, 1.0),
    writes=Rate(3, 1.0),
    costly=Rate(2, 1.0),
    newcomers=Rate(5, 1.0),
    messages=Rate(3, 1000.0),
    files=Rate(3, 1.0),
    by_address=2,
    sockets=2,
)


@pytest.fixture
def seconds() -> Seconds:
    """The clock by which everybody has to wait."""
    return Seconds()


@asynccontextmanager
async def limited(url: str, seconds: Seconds, limits: Quotas = LIMITS) -> AsyncIterator[Hall]:
    """A hall with few tokens."""
    settings = replace(SETTINGS, seconds=seconds, limits=limits)
    store = open_store(url, busy_seconds=0.5)
    hall = Hall(store, toy_hall.library(), WorkerPool(1, toy_hall.choose), pause=Pause(0), settings=settings)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


async def statuses(client: Client, path: str, count: int, **query: str) -> list[int]:
    """The statuses of so many requests."""
    return [(await client.get(path, **query)).status_code for _ in range(count)]


async def test_everybody_has_buckets_for_what_they_do(hall_url: str, seconds: Seconds) -> None:
    """Reading, writing and what is costly are counted apart; the refusal says when to come again."""
    async with limited(hall_url, seconds) as hall, client_of(hall) as client:
        # The first makes the guest, and is the address's alone.
        assert await statuses(client, "/me", 6) == [200] * 5 + [429]
        answer = await client.get("/tables")
        assert refused(answer) == (429, "slow_down")
        assert answer.headers["retry-after"] == "1"
        written = [await client.put("/me", {"name": f"name {k}"}) for k in range(4)]
        assert [one.status_code for one in written] == [200] * 3 + [429]
        assert await statuses(client, "/people", 3, name="Nobody") == [200] * 2 + [429]
        seconds.now += 2
        assert await statuses(client, "/me", 3) == [200] * 2 + [429]


async def test_the_page_is_counted_by_address(hall_url: str, seconds: Seconds) -> None:
    """Files, the front page and what is no place at all share a bucket; the interface has its own."""
    async with limited(hall_url, seconds) as hall, client_of(hall) as client:
        answers = [await client.http.get(path) for path in ("/", "/none.js", "/anywhere", "/")]
        assert [answer.status_code for answer in answers] == [503, 404, 404, 429]
        assert (await client.get("/me")).status_code == 200
        async with client_of(hall, host="198.51.100.2") as elsewhere:
            assert (await elsewhere.http.get("/")).status_code == 503
        seconds.now += 1
        assert (await client.http.get("/")).status_code == 503


async def test_guests_are_counted_by_address_too(hall_url: str, seconds: Seconds) -> None:
    """Many guests of one address get no more than it may; who has an account only its own share."""
    async with limited(hall_url, seconds) as hall, AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(client_of(hall)) for _ in range(4)]
        await guests[0].register("Embla")
        for guest in guests[1:]:
            await guest.get("/me")
        assert await statuses(guests[1], "/tables", 5) == [200] * 4 + [429]
        assert await statuses(guests[2], "/tables", 2) == [200, 429]
        assert await statuses(guests[3], "/tables", 1) == [429]
        assert await statuses(guests[0], "/tables", 5) == [200] * 4 + [429]
        async with client_of(hall, host="203.0.113.9") as elsewhere:
            assert await statuses(elsewhere, "/games", 9) == [200] * 8 + [429]


async def test_new_guests_of_an_address_are_counted(hall_url: str, seconds: Seconds) -> None:
    """A guest is made in a moment: so many at once, and then one by one."""
    more = replace(LIMITS, reads=Rate(100, 1.0))
    async with limited(hall_url, seconds, more) as hall:
        codes = []
        for _ in range(6):
            async with client_of(hall) as guest:
                codes += await statuses(guest, "/me", 1)
        assert codes == [200] * 5 + [429]


async def test_a_robot_has_one_share_whatever_its_address(hall_url: str, seconds: Seconds) -> None:
    """Its buckets are its own; a token that is not known costs the address dearly."""
    async with limited(hall_url, seconds) as hall, client_of(hall) as client:
        await client.register("Embla")
        async with robot_of(hall, client) as robot, client_of(hall, host="203.0.113.9") as elsewhere:
            elsewhere.http.headers["authorization"] = f"Bearer {robot.token}"
            assert await statuses(robot.client, "/tables", 3) == [200] * 3
            assert await statuses(elsewhere, "/tables", 2) == [200, 429]
            elsewhere.http.headers["authorization"] = "Bearer gladsheim_bot_" + "a" * 43
            assert await statuses(elsewhere, "/tables", 5) == [401] * 4 + [429]


async def test_sockets_and_streams_are_counted(database: object, hall_url: str, seconds: Seconds) -> None:
    """One user has so many open at a time, and one socket sends only so much."""
    more = replace(LIMITS, reads=Rate(100, 1.0), costly=Rate(100, 1.0), writes=Rate(100, 1.0))
    async with limited(hall_url, seconds, more) as hall, client_of(hall) as client:
        await client.register("Embla")
        async with robot_of(hall, client) as robot:
            table = (await client.open([human("Embla"), invited("Hugin")]))["id"]
            path = f"/bot/tables/{table}/stream"
            async with streamed(hall, path, robot.token) as one, streamed(hall, path, robot.token) as two:
                await one.next()
                await two.next()
                assert refused(await robot.client.get(path)) == (429, "too_many")
            headers = {"authorization": f"Bearer {robot.token}"}
            transport = ASGIWebSocketTransport(app=create_app(hall))
            socket: AsyncWebSocketSession
            async with (
                httpx.AsyncClient(transport=transport, headers=headers) as http,
                aconnect_ws(f"http://hall.test/api/tables/{table}/live", http) as socket,
            ):
                await socket.receive_json()
                for _ in range(4):
                    await socket.send_json({"type": "sync", "since": 0})
                assert await end_of(socket) == (1008, "slow_down")


async def end_of(socket: AsyncWebSocketSession) -> tuple[int, str | None]:
    """Why a socket was closed."""
    try:
        while True:
            await socket.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code, closed.reason


@pytest.mark.usefixtures("postgres_url")
async def test_several_processes_count_together(hall_url: str, seconds: Seconds) -> None:
    """What was taken in one is missing in the others, after an exchange; and what was too much is owed."""
    async with (
        limited(hall_url, seconds) as here,
        limited(hall_url, seconds) as there,
        client_of(here) as client,
        client_of(there) as same,
    ):
        await client.register("Embla")
        same.http.cookies = client.http.cookies
        assert await statuses(client, "/me", 4) == [200] * 4
        # Before the exchange, a bucketful from each.
        assert await statuses(same, "/me", 1) == [200]
        for hall in (here, there):
            await hall.identity.rate_limits.exchange()
        assert await statuses(same, "/me", 1) == [429]
        seconds.now += 1
        # The one that was too much is owed.
        assert await statuses(same, "/me", 1) == [429]
        seconds.now += 1
        assert await statuses(same, "/me", 2) == [200, 429]


@pytest.mark.usefixtures("postgres_url")
async def test_several_processes_count_attempts_together(hall_url: str, seconds: Seconds) -> None:
    """However many processes are asked, and at the same moment: no password gets one try more."""
    more = replace(LIMITS, reads=Rate(100, 1.0), writes=Rate(100, 1.0))
    async with (
        limited(hall_url, seconds, more) as here,
        limited(hall_url, seconds, more) as there,
        client_of(here) as one,
        client_of(there) as two,
    ):
        body = {"name": "Embla", "password": OTHER}
        looked_at: list[bool] = []
        for _ in range(6):
            answers = await asyncio.gather(*(guest.post("/login", body) for guest in (one, two) * 3))
            looked_at += [answer.status_code == 403 for answer in answers]
            assert {answer.status_code for answer in answers} <= {403, 429, 503}
        assert sum(looked_at) == 10
        assert [refused(await guest.post("/login", body)) for guest in (one, two)] == [(429, "slow_down")] * 2


@pytest.mark.usefixtures("postgres_url")
async def test_what_is_counted_together_is_forgotten_and_names_nobody(
    hall_url: str, seconds: Seconds
) -> None:
    """Neither names nor addresses stand in the database, and what no longer matters goes."""
    async with limited(hall_url, seconds) as hall, client_of(hall) as client:
        await client.post("/login", {"name": "Embla", "password": OTHER})
        await client.get("/me")
        await hall.identity.rate_limits.exchange()
        counted = await stored(hall)
        assert len(counted) > 2
        assert not any("Embla" in str(row) or "198.51" in str(row) for row in counted)
        await hall.store.limits.sweep(seconds.now + 4000)
        assert await stored(hall) == []


async def stored(hall: Hall) -> list[object]:
    """All rows of counts."""

    def work(connection: Any) -> list[object]:
        return list(connection.raw.execute("TABLE buckets").fetchall())

    return await asyncio.wrap_future(hall.store.database.read(work))


def test_a_process_goes_on_with_what_all_have_taken(seconds: Seconds) -> None:
    """What is taken between drain and adoption is not forgotten, and what could not be told is told later."""
    bucket = Buckets(5, 1.0, seconds, counted=True)
    for _ in range(2):
        bucket.take("ask")
    assert bucket.drain(10) == [("ask", 2)]
    bucket.take("ask")
    # Others have taken one, too.
    bucket.adopt("ask", seconds.now + 3)
    bucket.take("ask")
    with pytest.raises(Refused):
        bucket.take("ask")
    assert bucket.drain(10) == [("ask", 2)]
    bucket.put_back("ask", 2)
    assert bucket.drain(10) == [("ask", 2)]
    assert bucket.drain(10) == []


@pytest.mark.usefixtures("postgres_url")
async def test_an_exchange_that_fails_is_made_up_for(hall_url: str, seconds: Seconds) -> None:
    """Nothing that was taken is forgotten because the database did not answer."""
    store = open_store(hall_url)
    rate_limits = RateLimits(store.limits, seconds)
    bucket = rate_limits.bucket("test", Rate(3, 1.0))
    bucket.take("ask")
    store.close()
    with pytest.raises(DatabaseError, match="closed"):
        await rate_limits.exchange()
    assert bucket.drain(10) == [("ask", 1)]


def test_the_documented_limits_are_those_of_the_hall() -> None:
    """The tables for hosts and for writers of bots say what `Limits` says."""
    limits, folder = Quotas(), Path(__file__).resolve().parents[3] / "docs"
    for page in ("hosts/hosting.md", "bots/bot-api.md"):
        text = (folder / page).read_text()
        for name, rate in (("reading", limits.reads), ("writing", limits.writes), ("costly", limits.costly)):
            row = rf"\| {name}[^|]*\| {rate.size} \| {1 / rate.every:g} a second \|"
            assert re.search(row, text), (page, name)
        assert re.search(rf"\| [^|]*sockets[^|]* \| {limits.sockets} \|", text)
    hosting = (folder / "hosts" / "hosting.md").read_text()
    messages, newcomers = limits.messages, limits.newcomers
    assert f"socket sends | {messages.size} | {1 / messages.every:g} a second |" in hosting
    assert f"guests of one address | {newcomers.size} | one every {newcomers.every:g} seconds |" in hosting
