"""Who is at a table: told on its sockets when it changes, as each person wants it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.live import presence
from gladsheim.store import open_store
from gladsheim.store.people.presence import PresenceQuery
from gladsheim.tables.people.people import User
from tests import PATIENCE
from tests.server import toy_hall
from tests.server.calls import OPEN, Client, bot, done, human, invited
from tests.server.conftest import SETTINGS, client_of
from tests.server.live.test_socket import guest, heard, served

__all__ = ["guest", "served"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

HERE = {"here": True}
Served = tuple[Hall, str]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits to see whether somebody comes back."""
    monkeypatch.setattr(presence, "LEAVE_SECONDS", 0.0)
    monkeypatch.setattr(presence, "LEAST_SECONDS", 0.0)


def beside(served: Served, table: str, client: Client | None = None) -> connect:
    """A socket that is told who is there: the client's, or a stranger's."""
    cookies = [] if client is None else client.http.cookies.items()
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies)}
    return connect(f"ws://{served[1]}/api/tables/{table}/live?presence=true", additional_headers=headers)


async def there(connection: ClientConnection, *wanted: Any) -> list[Any]:
    """The next presence that is as wanted: None stands for nothing, "away" for a time."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = await heard(connection)
            if message["type"] != "presence":
                continue
            seats = message["seats"]
            if [one and ("here" if one["here"] else "away") for one in seats] == list(wanted):
                return list(seats)


@asynccontextmanager
async def another(served: Served, name: str) -> AsyncIterator[Client]:
    """One guest more."""
    async with httpx.AsyncClient(base_url=f"http://{served[1]}", timeout=PATIENCE) as http:
        client = Client(http)
        done(await client.put("/me", {"name": name}))
        yield client


async def for_two(guest: Client, other: Client, **more: Any) -> str:
    """A table of two people."""
    table: str = (await guest.open([human("Ask"), OPEN], **more))["id"]
    await other.sit(table, 1, "Embla")
    return table


async def test_each_seat_is_told_whether_its_person_is_there(served: Served, guest: Client) -> None:
    """Also to spectators; one is here while any of several sockets is open, then away since the last."""
    async with another(served, "Embla") as other:
        table = await for_two(guest, other, visibility="public")
        async with beside(served, table, guest) as mine, beside(served, table) as stranger:
            await there(mine, "here")
            await there(stranger, "here")
            async with beside(served, table, other) as first:
                assert await there(first, "here", "here") == [HERE, HERE]
                await there(mine, "here", "here")
                async with beside(served, table, other):
                    pass
                # The second tab has gone: a third message would have come before this answer.
                await mine.send('{"type":"sync","since":0}')
                assert (await heard(mine))["type"] == "view"
                assert (await heard(mine))["seats"] == [HERE, HERE]
            (_, away) = await there(mine, "here", "away")
            assert away["since"].endswith("Z")
            await there(stranger, "here", "away")


async def test_who_hides_is_told_of_to_nobody(served: Served, guest: Client) -> None:
    """Neither that one is there nor since when one is away; and it can be shown again."""
    async with another(served, "Embla") as other:
        table = await for_two(guest, other)
        async with beside(served, table, guest) as mine, beside(served, table, other) as hers:
            await there(mine, "here", "here")
            assert done(await other.put("/presence", {"hidden": True})) == {"hidden": True}
            assert done(await other.get("/presence")) == {"hidden": True}
            await there(mine, "here")
            await there(hers, "here")
        async with beside(served, table, guest) as mine:
            await there(mine, "here")
            done(await other.put("/presence", {"hidden": False}))
            await there(mine, "here", "away")
        assert done(await guest.get("/presence")) == {"hidden": False}


async def test_nothing_is_told_of_bots_and_robots(served: Served, guest: Client) -> None:
    """A bot is never here, nor is a program that plays for itself; nothing is told where only they sit."""
    hall = served[0]
    async with another(served, "Embla") as other:
        await other.register("Embla")
        robot = (await other.post("/robots", {"name": "Alviss"})).json()
        made = (await other.post(f"/robots/{robot['id']}/tokens", {"name": "one"})).json()
        token = {"authorization": f"Bearer {made['token']}"}
        table = (await guest.open([human("Ask"), invited("Alviss"), bot()]))["id"]
        async with httpx.AsyncClient(base_url=f"http://{served[1]}", headers=token, timeout=PATIENCE) as http:
            answer = await http.post(f"/api/tables/{table}/seats/1", json={"name": "Alviss"})
            assert answer.status_code == 200, answer.text
        address = f"ws://{served[1]}/api/tables/{table}/live?presence=true"
        async with connect(address, additional_headers=token), beside(served, table, guest) as mine:
            assert await there(mine, "here") == [HERE]
            assert hall.presence.message(table) == b'{"type":"presence","seats":[{"here":true}]}'


async def test_a_table_that_everybody_has_left_is_forgotten(served: Served, guest: Client) -> None:
    """Memory holds only tables with open sockets; when one was there last is stored."""
    hall = served[0]
    async with another(served, "Embla") as other:
        table = await for_two(guest, other)
        async with beside(served, table, guest) as mine:
            await there(mine, "here")
            stored = await hall.tables.live(table)
            async with beside(served, table, other):
                await there(mine, "here", "here")
            (_, away) = await there(mine, "here", "away")
        async with asyncio.timeout(PATIENCE):
            while hall.presence._rooms:
                await asyncio.sleep(0)
        owner = stored.table.seats[1].owner
        assert owner is not None
        async with asyncio.timeout(PATIENCE):
            # A socket that was opened notes its user's time as well, perhaps after it was closed.
            while ((await hall.store.talk.attendance(table, owner)).seen or "") < away["since"]:
                pass


async def test_who_comes_back_at_once_was_never_gone(
    served: Served, guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is loaded again makes no message, nor does a table that is looked at too often."""
    monkeypatch.setattr(presence, "LEAVE_SECONDS", PATIENCE)
    async with another(served, "Embla") as other:
        table = await for_two(guest, other)
        async with beside(served, table, guest) as mine, beside(served, table, other) as hers:
            await there(mine, "here", "here")
            told = served[0].presence.message(table)
            await hers.close()
            async with beside(served, table, other) as again:
                await there(again, "here", "here")
                assert served[0].presence.message(table) is told


async def test_who_sits_down_is_there_at_once(served: Served, guest: Client) -> None:
    """One who had the table open before sitting down is here as soon as the seat is taken."""
    async with another(served, "Embla") as other:
        table = (await guest.open([human("Ask"), OPEN]))["id"]
        async with beside(served, table, guest) as mine, beside(served, table, other):
            await there(mine, "here")
            await other.sit(table, 1, "Embla")
            await there(mine, "here", "here")


@pytest.mark.parametrize("anyio_backend", [("asyncio", {"use_uvloop": True})])
async def test_two_who_come_at_once_are_both_there(served: Served, guest: Client) -> None:
    """Timers of uvloop, which halls run on, do not say when they go off where that is at once."""
    hall, table = served[0], (await guest.open())["id"]
    for _ in range(2):
        hall.presence.come(table, None)
    for _ in range(2):
        hall.presence.go(table, None)


async def test_a_move_sends_no_presence(served: Served, guest: Client) -> None:
    """Nothing is looked up for a move, and each socket is sent its view alone."""
    async with another(served, "Embla") as other:
        table = await for_two(guest, other)
        async with beside(served, table, guest) as mine, beside(served, table, other):
            await there(mine, "here", "here")
            told, room = served[0].presence.message(table), served[0].presence._rooms[table]
            async with asyncio.timeout(PATIENCE):
                # What the arrivals have called for.
                while room.timer is not None or served[0].presence.tasks:
                    await asyncio.sleep(0)
            looked = room.looked
            for _ in range(3):
                views = [(player, await player.view(table)) for player in (guest, other)]
                (player, view), *_ = [pair for pair in views if pair[1]["my_turn"]]
                assert (await player.act(view)).status_code == 200
                assert (await heard(mine))["type"] == "view"
            assert served[0].presence.message(table) is told
            # Several processes look now and then, whatever happens.
            assert served[0].store.shared or (room.looked, room.timer) == (looked, None)


async def test_a_socket_is_told_of_it_only_if_it_asks(served: Served, guest: Client) -> None:
    """A client that does not know of presence gets what it got before."""
    table = (await guest.open())["id"]
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())}
    address = f"ws://{served[1]}/api/tables/{table}/live"
    async with connect(address, additional_headers=headers) as plain, beside(served, table, guest) as mine:
        await there(mine, "here", "here")
        view = (await guest.act(await guest.view(table))).json()
        assert [(await heard(plain))["type"] for _ in range(2)] == ["view", "view"]
        assert view["seq"] == 1


async def halls(stack: AsyncExitStack, url: str, count: int) -> list[Hall]:
    """So many processes over one database."""
    opened = []
    for _ in range(count):
        hall = Hall(open_store(url), toy_hall.library(), WorkerPool(1, toy_hall.choose), settings=SETTINGS)
        await hall.start()
        opened.append(hall)
        stack.push_async_callback(hall.stop)
    return opened


async def shown(hall: Hall, table: str, *wanted: str | None) -> None:
    """Come back when a process tells this of the seats of a table."""
    async with asyncio.timeout(PATIENCE):
        with hall.hub.bell(table) as bell:
            while True:
                told = json.loads(hall.presence.message(table) or '{"seats":[]}')["seats"]
                if [one and ("here" if one["here"] else "away") for one in told] == list(wanted):
                    return
                await bell.wait()
                bell.clear()


@pytest.mark.postgres
async def test_processes_agree_who_is_there(postgres_url: str) -> None:
    """One who has a socket at another process is here everywhere, until the last is closed or hidden."""
    async with AsyncExitStack() as stack:
        here, beyond = await halls(stack, postgres_url, 2)
        guest = await stack.enter_async_context(client_of(here))
        other = await stack.enter_async_context(client_of(beyond))
        table = await for_two(guest, other)
        owners = [seat.owner for seat in (await here.tables.live(table)).table.seats]
        ask, embla = (User(owner or "", "") for owner in owners)
        here.presence.come(table, ask)
        await shown(here, table, "here")
        beyond.presence.come(table, embla)
        await shown(here, table, "here", "here")
        await shown(beyond, table, "here", "here")
        here.presence.come(table, embla)
        beyond.presence.go(table, embla)
        beyond.presence.come(table, None)
        await shown(beyond, table, "here", "here")
        here.presence.go(table, embla)
        await shown(beyond, table, "here", "away")


@pytest.mark.postgres
async def test_what_a_killed_process_said_expires(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a word from it, and without any notification, its people are away after a while."""
    monkeypatch.setattr(presence, "LOOK_EVERY", 0.05)
    async with AsyncExitStack() as stack:
        here, beyond = await halls(stack, postgres_url, 2)
        guest = await stack.enter_async_context(client_of(here))
        other = await stack.enter_async_context(client_of(beyond))
        table = await for_two(guest, other)
        await other.view(table)
        owners = [seat.owner for seat in (await here.tables.live(table)).table.seats]
        here.presence.come(table, None)
        beyond.presence.come(table, User(owners[1] or "", ""))
        await shown(here, table, None, "here")
        # As if it had been killed: it says nothing any more, and nothing is heard.
        await beyond.presence._loop.stop()
        if here.cluster._end is not None:
            here.cluster._end()
            here.cluster._end = None
        monkeypatch.setattr(presence, "DEAD_MS", 200)
        await shown(here, table, None, "away")


@pytest.mark.postgres
async def test_a_process_that_was_taken_for_dead_says_all_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is there with it is here again for the others as soon as it is heard of."""
    monkeypatch.setattr(presence, "LOOK_EVERY", 0.05)
    async with AsyncExitStack() as stack:
        here, beyond = await halls(stack, postgres_url, 2)
        guest = await stack.enter_async_context(client_of(here))
        other = await stack.enter_async_context(client_of(beyond))
        table = await for_two(guest, other)
        owners = [seat.owner for seat in (await here.tables.live(table)).table.seats]
        here.presence.come(table, None)
        beyond.presence.come(table, User(owners[1] or "", ""))
        await shown(here, table, None, "here")
        asking = PresenceQuery("another", 0)
        await here.store.presence.leave(beyond.presence._process, [])
        async with asyncio.timeout(PATIENCE):
            while not [one for one in await here.store.presence.sitters([table], asking) if one.elsewhere]:
                pass
