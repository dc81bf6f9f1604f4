"""A database that is locked, full or cannot be written: refused honestly, readable, and it recovers.

The full disk and the one that takes nothing are a limit of the system on the size of the files that
the hall's process may write (the file's own pages as well as its journal); the hall's file is
compared, row by row, before and after.
"""

from __future__ import annotations

import json
import resource
import sqlite3
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from gladsheim.server.hall import Hall
from gladsheim.server.operators import health
from tests import PATIENCE
from tests.hosting.proxies import free_port
from tests.server.calls import OPEN, Client, bot, done, human, refused, same
from tests.server.conftest import client_of
from tests.server.faults.nursery import Nursery, nursery
from tests.server.live.test_socket import heard

pytestmark = pytest.mark.anyio

PASSWORD = "a long password"  # noqa: S105  # an invented one
NOTHING = 0
PAGES_LEFT = 40
PAGE_BYTES = 4096


class Wish:
    """A request that changes something, and who asks."""

    def __init__(self, client: Client, method: str, path: str, body: Any = None) -> None:
        self._client, self.method, self.path, self._body = client, method, path, body

    async def send(self) -> httpx.Response:
        """The answer."""
        return await self._client.http.request(self.method, f"/api{self.path}", json=self._body)


class Cast:
    """Guests with a game, with an open table, with an account, and one who has just come."""

    def __init__(self, clients: list[Client], number: int) -> None:
        self.maker, self.other, self.member, self.guest, self.newcomer = clients
        self._number = number

    async def prepare(self) -> None:
        """What there must be before anything goes wrong."""
        self.running = await self.maker.open()
        self.pondered = done(await self.maker.act(await self.maker.open(), "ponder"))
        seats = [human(), OPEN, OPEN, OPEN]
        self.waiting = (await self.maker.open(seats))["id"]
        for client in (self.other, self.guest):
            done(await client.get("/me"))
        await self.member.register(f"Heimdall {self._number}")

    def wishes(self) -> list[Wish]:
        """All that can be asked for, in an order in which all of it can be done."""
        table, ids = f"/tables/{self.waiting}", [str(uuid.uuid4()) for _ in range(2)]
        act = {"action": "ponder", "expected_seq": 0, "action_id": ids[0], "seat": 0}
        undo = {"expected_seq": 1, "action_id": ids[1], "seat": 0}
        name, account = f"Heimdall {self._number}", f"Sif {self._number}"
        return [
            Wish(self.maker, "PUT", "/me", {"name": "Embla"}),
            Wish(self.maker, "POST", "/tables", {"game": "toy", "seats": [human(), human()], "options": {}}),
            Wish(self.maker, "POST", f"/tables/{self.running['id']}/actions", act),
            Wish(self.maker, "POST", f"/tables/{self.pondered['id']}/undo", undo),
            Wish(self.other, "POST", f"{table}/seats/1", {"name": "Lif"}),
            Wish(self.maker, "PUT", f"{table}/seats/2", bot()),
            Wish(self.maker, "DELETE", f"{table}/seats/0"),
            Wish(self.maker, "DELETE", table),
            Wish(self.guest, "POST", "/account", {"name": account, "password": PASSWORD}),
            Wish(self.newcomer, "POST", "/login", {"name": name, "password": PASSWORD}),
            Wish(self.member, "POST", "/logout", {}),
        ]

    async def seen(self) -> list[Any]:
        """All that can be read."""
        paths = ["/tables", *(f"/tables/{view['id']}" for view in (self.running, self.pondered))]
        return [
            (await client.get(path)).json()
            for client in (self.maker, self.other)
            for path in (*paths, "/me", "/lobby", f"/tables/{self.waiting}")
        ]


def rows(database: Path) -> str:
    """All that is stored."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return json.dumps(list(connection.iterdump()))


async def endure(cast: Cast, database: Path, fault: Callable[[], Any]) -> None:
    """While the fault lasts nothing is saved and all can be read; afterwards all goes on by itself."""
    await cast.prepare()
    seen, wishes = await cast.seen(), cast.wishes()
    # That somebody looked is stored behind the answers: one write more is stored after it.
    done(await cast.guest.put("/me", {"name": "Lif"}))
    stored = rows(database)
    with fault():
        for wish in wishes:
            answer = await wish.send()
            assert refused(answer) == (503, "not_saved"), f"{wish.method} {wish.path}: {answer.text}"
        # Who is nobody yet cannot even become a guest.
        assert refused(await cast.newcomer.get("/me")) == (503, "not_saved")
        assert refused(await cast.guest.get("/health")) == (503, "not_saved")
        assert await cast.seen() == seen
        assert rows(database) == stored
    for wish in wishes:
        answer = await wish.send()
        assert answer.is_success, f"{wish.method} {wish.path}: {answer.text}"
    assert await cast.seen() != seen
    assert done(await cast.guest.get("/health"))["database"] == "ok"


@pytest.mark.usefixtures("impatient")
async def test_a_locked_database(hall: Hall, database: Path) -> None:
    """Another program holds the lock."""

    @contextmanager
    def locked() -> Any:
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield

    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(client_of(hall)) for _ in range(5)]
        await endure(Cast(clients, 0), database, locked)


async def test_a_file_that_was_deleted(hall: Hall, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is taken, health says so, and when the same file is back all goes on."""
    monkeypatch.setattr(health, "LOOK_SECONDS", 0.0)
    async with client_of(hall) as client:
        view = await client.open()
        acted = done(await client.act(view))
        kept = database.with_name("kept")
        kept.hardlink_to(database)
        database.unlink()
        assert refused(await client.act(acted)) == (503, "not_saved")
        assert refused(await client.get("/health")) == (503, "no_database")
        assert await client.view(view["id"]) == acted
        kept.replace(database)
        assert done(await client.get("/health"))["database"] == "ok"
        assert done(await client.act(acted))["seq"] == 2


@asynccontextmanager
async def served(database: Path) -> AsyncIterator[tuple[Nursery, Callable[[], Client], str]]:
    """A hall's process, new clients, and where it is."""
    port = free_port()
    async with nursery(port, f"sqlite:///{database}") as halls, AsyncExitStack() as stack:
        await halls.fork()
        await halls.opened()

        def client() -> Client:
            http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
            stack.push_async_callback(http.aclose)
            return Client(http)

        yield halls, client, f"ws://127.0.0.1:{port}/api/tables"


@contextmanager
def limited(process: int, most: int) -> Any:
    """The process can write files up to so many bytes; what it holds of them can be read."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


async def test_a_disk_that_takes_nothing_and_a_full_one(database: Path) -> None:
    """The system refuses each write, or those over the room there is: what was acknowledged is there."""
    async with served(database) as (halls, client, address):
        cast = Cast([client() for _ in range(5)], 1)
        await endure(cast, database, lambda: limited(halls.pid, NOTHING))
        view = await cast.maker.open(cards=100)
        room = database.with_name(f"{database.name}-wal").stat().st_size + PAGES_LEFT * PAGE_BYTES
        async with connect(f"{address}/{view['id']}/live") as socket:
            await heard(socket)
            with limited(halls.pid, room):
                while (answer := await cast.maker.act(view)).is_success:
                    view = answer.json()
                    assert (await heard(socket))["view"]["seq"] == view["seq"]
                assert refused(answer) == (503, "not_saved")
                assert view["seq"] > 0
                assert same(await cast.maker.view(view["id"]), view)
            # The same line, and the same socket, go on.
            view = done(await cast.maker.act(view))
            assert (await heard(socket))["view"]["seq"] == view["seq"]
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            stored = connection.execute("SELECT seq FROM lines WHERE table_id = ?", (view["id"],)).fetchall()
        assert sorted(stored) == [(seq,) for seq in range(1, view["seq"] + 1)]
