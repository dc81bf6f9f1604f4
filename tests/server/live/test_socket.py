"""Sockets over a real server: views at once and after every change."""

from __future__ import annotations

import asyncio
import json
import socket
import uuid
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gladsheim.server.app import create_app
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.live import outbox, socket as live, upgrade
from gladsheim.server.live_tables.hub import Hub
from gladsheim.server.server_config import ServerConfig
from gladsheim.server.shares.places import NoPlace
from gladsheim.server.time.pause import Pause
from gladsheim.server.views.messages import ViewMessage
from gladsheim.server.views.views import TableViews
from gladsheim.store import open_store
from tests import PATIENCE
from tests.server import toy_hall
from tests.server.calls import OPEN, Client, bot, done, human, same
from tests.server.conftest import SETTINGS

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

ACT = {"type": "act", "action": "ponder", "expected_seq": 0, "action_id": str(uuid.uuid4()), "seat": 0}


@pytest.fixture
async def served(hall_url: str) -> AsyncIterator[tuple[Hall, str]]:
    """A hall behind a real server, and the server's host and port."""
    hall = Hall(
        open_store(hall_url),
        toy_hall.library(),
        WorkerPool(1, toy_hall.choose),
        pause=Pause(0),
        settings=SETTINGS,
    )
    listener = socket.create_server(("127.0.0.1", 0))
    config = ServerConfig(create_app(hall))
    config.timeout_graceful_shutdown = 1
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        yield hall, f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


@pytest.fixture
async def guest(served: tuple[Hall, str]) -> AsyncIterator[Client]:
    """A guest of the served hall."""
    async with httpx.AsyncClient(base_url=f"http://{served[1]}", timeout=PATIENCE) as http:
        yield Client(http)


def watching(
    served: tuple[Hall, str], table: str, guest: Client | None = None, log: str = "whole"
) -> connect:
    """A socket at a table: the guest's, or a spectator's."""
    cookies = [] if guest is None else guest.http.cookies.items()
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies)}
    return connect(f"ws://{served[1]}/api/tables/{table}/live?since=0&log={log}", additional_headers=headers)


async def heard(connection: ClientConnection) -> dict[str, Any]:
    """The next message, without its number."""
    message = await numbered(connection)
    del message["n"]
    return message


async def numbered(connection: ClientConnection) -> dict[str, Any]:
    """The next message."""
    async with asyncio.timeout(PATIENCE):
        text = await connection.recv()
    assert isinstance(text, str)
    message: dict[str, Any] = json.loads(text)
    return message


async def seen(connection: ClientConnection) -> dict[str, Any]:
    """The next view: on a slow machine a sign of life may come before."""
    while (message := await heard(connection))["type"] == "ping":
        pass
    return message


async def test_a_socket_gets_the_view_at_once_and_after_every_change(
    served: tuple[Hall, str], guest: Client
) -> None:
    """The player gets what the routes would answer, a spectator no hand and no choices."""
    view = await guest.open()
    async with watching(served, view["id"], guest) as mine, watching(served, view["id"]) as other:
        assert await heard(mine) == {"type": "view", "view": view}
        assert (await heard(other))["view"]["scene"]["hand"] is None
        for _ in range(3):
            view = (await guest.act(view)).json()
            sent = await heard(mine)
            assert sent["type"] == "view"
            assert same(sent["view"], view)
            seen = (await heard(other))["view"]
            assert (seen["seq"], seen["viewer"], seen["choices"]) == (view["seq"], None, [])
            assert all("cards" not in event for entry in seen["log"] for event in entry["events"])


async def test_each_socket_counts_what_it_is_sent(
    served: tuple[Hall, str], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every message has the next number, whatever others are sent; a ping bears that of the last."""
    monkeypatch.setattr(outbox, "PING_SECONDS", 0.2)
    view = await guest.open()
    async with watching(served, view["id"], guest) as mine:
        assert (await numbered(mine))["n"] == 1
        await guest.act(view)
        while (message := await numbered(mine))["type"] == "ping":
            assert message["n"] == 1
        assert (message["type"], message["n"]) == ("view", 2)
        async with watching(served, view["id"], guest) as other:
            assert (await numbered(other))["n"] == 1
        await mine.send('{"type":"sync","since":0}')
        while (message := await numbered(mine))["type"] == "ping":
            assert message["n"] == 2
        assert message["n"] == 3


async def test_a_socket_hears_of_the_moves_of_bots(served: tuple[Hall, str], guest: Client) -> None:
    """What a bot does arrives without being asked for."""
    view = await guest.open([human(), bot()])
    async with watching(served, view["id"], guest) as connection:
        await heard(connection)
        await guest.act(view)
        async with asyncio.timeout(PATIENCE):
            # On a slow machine a sign of life may come before the bot's move.
            while (message := await heard(connection))["type"] == "ping" or message["view"]["seq"] < 2:
                pass


async def test_a_socket_gets_the_table_again_when_it_asks(served: tuple[Hall, str], guest: Client) -> None:
    """A client that missed something asks, and gets the whole view."""
    view = await guest.open()
    async with watching(served, view["id"], guest) as connection:
        first = await heard(connection)
        await connection.send('{"type":"sync","since":0}')
        assert await heard(connection) == first


@pytest.fixture
async def other(served: tuple[Hall, str]) -> AsyncIterator[Client]:
    """A second guest of the served hall."""
    async with httpx.AsyncClient(base_url=f"http://{served[1]}", timeout=PATIENCE) as http:
        yield Client(http)


async def test_of_a_new_log_only_what_is_new_is_sent(served: tuple[Hall, str], guest: Client) -> None:
    """With what was sent before it is the whole view: after actions, an undo, and a question for all."""
    view = await guest.open()
    async with (
        watching(served, view["id"], guest) as whole,
        watching(served, view["id"], guest, "new") as brief,
    ):
        log: list[Any] = []
        sent: list[tuple[int, int]] = []

        async def same() -> None:
            told, part = await seen(whole), await seen(brief)
            new, start = part["view"]["log"], part["view"]["log_from"]
            assert part.pop("part", False) or start == 0
            sent.append((start, len(new)))
            log[start:] = new
            part["view"] |= {"log_from": 0, "log": list(log)}
            assert part == told

        await same()
        for action in ("ponder", None, "ponder"):
            view = (await guest.act(view, *([action] if action else []))).json()
            await same()
        view = (await guest.undo(view)).json()
        await same()
        for connection in (whole, brief):
            await connection.send('{"type":"sync","since":0}')
        await same()
        assert sent[0] == (0, 0)
        assert sent[1] == (0, 1)
        assert sent[-1] == (0, 4)
        assert max(new for _, new in sent[:-1]) < 4


async def test_a_socket_waits_for_the_game_to_begin(
    served: tuple[Hall, str], guest: Client, other: Client
) -> None:
    """Who sits down and who leaves is seen at once, and so is the position when all sit."""
    view = await guest.open([human("Ask"), OPEN])
    await other.get("/me")
    async with watching(served, view["id"], guest) as mine, watching(served, view["id"], other) as theirs:
        assert await heard(mine) == {"type": "view", "view": view}
        assert (await heard(theirs))["view"]["status"] == "open"
        done(await guest.delete(f"/tables/{view['id']}/seats/0"))
        assert not (await heard(mine))["view"]["seats"][0]["taken"]
        assert not (await heard(theirs))["view"]["seats"][0]["taken"]
        await guest.sit(view["id"], 0, "Ask")
        assert (await heard(mine))["view"]["seats"][0]["mine"]
        assert not (await heard(theirs))["view"]["seats"][0]["mine"]
        started = await other.sit(view["id"], 1, "Embla")
        assert await heard(theirs) == {"type": "view", "view": started}
        begun = (await heard(mine))["view"]
        assert (begun["viewer"], begun["my_turn"], len(begun["scene"]["hand"])) == (0, True, 2)


async def closing(connection: ClientConnection) -> tuple[int, str]:
    """Code and reason with which a socket ends, whatever it still says."""
    with suppress(ConnectionClosed):
        while True:
            await heard(connection)
    return connection.close_code or 0, connection.close_reason or ""


async def test_who_may_not_watch_is_shut_out_when_the_game_begins(
    served: tuple[Hall, str], guest: Client, other: Client
) -> None:
    """The socket ends as if there were no such table, without a word of the deal."""
    view = await guest.open([human("Ask"), OPEN], watch="seated")
    async with watching(served, view["id"]) as stranger:
        assert (await heard(stranger))["view"]["status"] == "open"
        await other.sit(view["id"], 1)
        assert await closing(stranger) == (live.NOT_FOUND, "not_found")


async def test_a_cancelled_table_says_so(served: tuple[Hall, str], guest: Client) -> None:
    """Those who wait there see that it is closed."""
    view = await guest.open([human("Ask"), OPEN])
    async with watching(served, view["id"]) as stranger:
        await heard(stranger)
        done(await guest.delete(f"/tables/{view['id']}"))
        assert (await heard(stranger))["view"]["status"] == "closed"


async def test_a_session_that_was_ended_hears_no_more(
    served: tuple[Hall, str], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nothing happens: at the next sign of life the socket ends."""
    monkeypatch.setattr(outbox, "PING_SECONDS", 0.05)
    view = await guest.open()
    async with watching(served, view["id"], guest) as connection:
        await heard(connection)
        done(await guest.post("/logout", {}))
        assert await closing(connection) == (live.BAD_MESSAGE, "session_ended")


async def test_a_rematch_is_told_to_those_who_played(served: tuple[Hall, str], guest: Client) -> None:
    """A player who still looks at the old table sees where it goes on."""
    view = await guest.open(cards=2)
    while view["status"] == "running":
        view = done(await guest.act(view))
    async with watching(served, view["id"], guest) as mine:
        assert (await heard(mine))["view"]["rematch"] is None
        following = done(await guest.post(f"/tables/{view['id']}/rematch", {}))
        assert (await heard(mine))["view"]["rematch"] == following["id"]


@pytest.mark.parametrize(
    "message",
    [
        "{",
        '{"type":"sync"}',
        '{"type":"act","since":0}',
        '{"type":"sync","since":-1}',
        json.dumps({**ACT, "seat": "0"}),
        json.dumps({**ACT, "action": "x" * 201}),
        json.dumps({**ACT, "action_id": "1"}),
        json.dumps({**ACT, "language": "xx"}),
        json.dumps({**ACT, "type": "undo"}),
    ],
)
async def test_a_socket_that_says_anything_else_is_closed(
    served: tuple[Hall, str], guest: Client, message: str
) -> None:
    """A message that is none of those that there are ends it."""
    view = await guest.open()
    async with watching(served, view["id"]) as connection:
        await heard(connection)
        await connection.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            await heard(connection)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == live.BAD_MESSAGE


async def test_a_huge_message_ends_the_socket(served: tuple[Hall, str], guest: Client) -> None:
    """Nothing that is longer than any message there is is read."""
    view = await guest.open()
    async with watching(served, view["id"]) as connection:
        await heard(connection)
        await connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            await heard(connection)


async def test_a_table_that_does_not_exist_cannot_be_watched(served: tuple[Hall, str], guest: Client) -> None:
    """The socket is closed with a code of its own."""
    async with watching(served, "none") as connection:
        with pytest.raises(ConnectionClosed) as closed:
            await heard(connection)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == live.NOT_FOUND


async def test_a_foreign_page_cannot_open_a_socket(served: tuple[Hall, str], guest: Client) -> None:
    """The handshake of another origin is refused."""
    view = await guest.open()
    url = f"ws://{served[1]}/api/tables/{view['id']}/live"
    with pytest.raises(InvalidStatus):
        async with connect(url, origin="http://evil.test"):  # type: ignore[arg-type]  # any text is sent
            pass


async def test_silence_is_broken_by_pings(
    served: tuple[Hall, str], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When nothing changes, the socket still shows that it is alive."""
    monkeypatch.setattr(outbox, "PING_SECONDS", 0.05)
    view = await guest.open()
    async with watching(served, view["id"]) as connection:
        await heard(connection)
        assert await heard(connection) == {"type": "ping"}


async def test_a_fault_ends_the_socket_and_is_logged(
    served: tuple[Hall, str], guest: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A fault of the hall is told to its log, and to the socket only that there was one."""
    monkeypatch.setattr(TableViews, "unchecked_message_for_seats", lambda *_, **__: 1 // 0)
    view = await guest.open()
    async with watching(served, view["id"]) as connection:
        with pytest.raises(ConnectionClosed) as closed:
            await heard(connection)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (live.FAULT, "internal")
    assert "ZeroDivisionError" in caplog.text


async def test_a_reader_that_is_too_slow_is_dropped(
    served: tuple[Hall, str], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket that takes nothing is closed, forgotten and sent no more, while the game goes on."""
    monkeypatch.setattr(upgrade, "SLOWEST_READER_SECONDS", 0.2)
    monkeypatch.setattr(
        TableViews,
        "unchecked_message_for_seats",
        lambda *_, **__: ViewMessage(b'"' + b"x" * 30_000_000 + b'"'),
    )
    hall = served[0]
    view = await guest.open()
    reader, writer = await asyncio.open_connection(*served[1].split(":"), limit=1024)
    request = (
        f"GET /api/tables/{view['id']}/live HTTP/1.1\r\nHost: localhost\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    writer.write(request.encode())
    assert b"101" in await reader.readline()
    async with asyncio.timeout(PATIENCE):
        while hall.hub.watched(view["id"]) == 0:
            await guest.get("/health")
        view = (await guest.act(view, "ponder")).json()
        while hall.hub.watched(view["id"]):
            await guest.get("/health")
    assert view["seq"] == 1
    async with asyncio.timeout(PATIENCE):
        assert len(await reader.read()) < 30_000_000
    writer.transport.abort()


async def test_the_hall_has_room_for_so_many_watchers() -> None:
    """Over the limit nobody is let in; who leaves makes room."""
    hub = Hub(most=1)
    with hub.bell("a"):
        with pytest.raises(NoPlace), hub.bell("b"):
            pass
        assert hub.watched("a") == 1
    with hub.bell("b") as bell:
        hub.ring("a")
        assert not bell.is_set()
        hub.ring("b")
        assert bell.is_set()
    assert hub.watched("b") == 0
